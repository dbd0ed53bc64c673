"""Making mails for tests, octet by octet where it matters."""

from verteller.mail.reading.message import IncomingMessage, read_message


def mail(
    body: str | bytes = "Ik stem op Bob.",
    *fields: str,
    content_type: str = "text/plain; charset=utf-8",
    sender: str = "An <an@example.org>",
) -> bytes:
    """Give the octets of a mail with these header fields besides the usual ones."""
    head = (f"From: {sender}", "To: game@play.example.net", "Subject: WW5", *fields)
    lines = (*head, f"Content-Type: {content_type}", "", "")
    octets = body.encode() if isinstance(body, str) else body
    return "\r\n".join(lines).encode() + octets


def read(*args: str | bytes, **kwargs: str) -> IncomingMessage:
    """Read a mail made by `mail`."""
    body, *fields = args or ("Ik stem op Bob.",)
    return read_message(mail(body, *map(str, fields), **kwargs))


def parts(kind: str, *bodies: tuple[str, str], boundary: str = "b1") -> tuple[str, str]:
    """Give the type and body of a multipart mail; each part is a type and a text."""
    inner = "".join(
        f"--{boundary}\r\nContent-Type: {part_type}\r\n\r\n{text}\r\n" for part_type, text in bodies
    )
    return f'multipart/{kind}; boundary="{boundary}"', f"{inner}--{boundary}--\r\n"
