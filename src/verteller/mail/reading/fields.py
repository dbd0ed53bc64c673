"""The header fields at the head of a mail or of one of its parts."""

import re
from email.message import Message
from email.parser import HeaderParser
from email.policy import compat32
from email.utils import collapse_rfc2231_value
from functools import lru_cache
from typing import Final

LINE_END: Final = r"(?:\r\n|\r(?!\n)|\n)"

_FIELD: Final = re.compile(
    rf"([!-9;-~]+):[ \t]*([^\r\n]*(?:{LINE_END}[ \t][^\r\n]*)*)(?:{LINE_END}|\Z)"
)
_parser: Final = HeaderParser(policy=compat32)


def read_fields(head: str) -> tuple[list[tuple[str, str]], str]:
    """
    Return the fields in *head*, and what of it does not belong to them any more.

    The standard library's parser decides about whatever is unusual. A head of nothing but
    fields, as almost all are, it would go through line by line, at four times the cost.

    Returns:
        Names and raw values in order, folded lines left as they are, and the rest of the text
        from the first line on that is no field.
    """
    fields, at = [], 0
    while at < len(head):
        found = _FIELD.match(head, at)
        if found is None:
            message = _parser.parsestr(head)
            usual = [(name, str(value)) for name, value in message.raw_items()]
            return usual, str(message.get_payload())
        fields.append((found[1], found[2].rstrip("\r\n")))
        at = found.end()
    return fields, ""


@lru_cache(maxsize=256)
def read_type(value: str) -> tuple[str, dict[str, str]]:
    """
    Return the content type that a Content-Type says, in lower case, and its parameters.

    Their names are in lower case; of several the first counts. Mail programs write few
    different ones, but for boundaries.
    """
    message = Message(policy=compat32)
    message["content-type"] = value
    pairs = message.get_params([]) if ";" in value else []
    parameters = {name.lower(): collapse_rfc2231_value(said) for name, said in reversed(pairs[1:])}
    return message.get_content_type(), parameters
