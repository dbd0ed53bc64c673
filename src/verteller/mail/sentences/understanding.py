"""From a player's text to its meaning."""

from verteller.mail.sentences.meaning import Context, Understanding


def understand(text: str, context: Context) -> Understanding:
    """
    Return what *text* means.

    Args:
        text: What the writer wrote himself.
        context: All that may be used to understand it.
    """
    del text, context
    return Understanding()
