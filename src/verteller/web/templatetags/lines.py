"""Lines of the mailbox's lists in templates, as part of the page that is being made."""

from django import template
from django.template import Context
from django.utils.safestring import SafeString

from verteller.web import lines
from verteller.web.mailboxes import Conversation, Owner

register = template.Library()


@register.simple_tag(takes_context=True)
def person_line(context: Context, owner: Owner, number: int) -> SafeString:
    """Return somebody's line, who may be the one whose mailbox the page shows."""
    return lines.person_line(owner, number, context.get("owner"))


@register.simple_tag(takes_context=True)
def conversation_line(context: Context, conversation: Conversation) -> SafeString:
    """Return a conversation's line, which may be the one that the page shows."""
    return lines.conversation_line(context["owner"], conversation, context.get("conversation"))
