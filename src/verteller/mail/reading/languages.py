"""
The words mail programs put around quoted mail, per language.

Dutch, Italian, German and English are complete as far as the samples in `tests/mail/corpus`
go; French and Spanish stand here because players may have such a program. Add a language by
adding its words to each table.
"""

from typing import Final

WROTE: Final = (
    *("schreef", "geschreven"),
    *("wrote", "writes"),
    *("schrieb", "geschrieben"),
    *("ha scritto", "scrive", "scriveva"),
    *("a écrit", "escribió"),
)
"""The verb of the line above a quote: "Op 20 november 2026 schreef Verteller:"."""

WROTE_STARTS: Final = ("op", "on", "at", "am", "il", "in data", "in date", "le", "el")
"""How that line begins, where it does not begin with the name."""

FROM: Final = ("van", "from", "von", "da", "mittente", "de")
SENT: Final = (
    *("verzonden", "verstuurd", "datum", "verzonden op", "sent", "date", "sent on"),
    *("gesendet", "gesendet am", "inviato", "inviata", "inviato il", "data", "data invio"),
    *("envoyé", "enviado", "fecha"),
)
TO: Final = ("aan", "to", "an", "a", "destinatario", "destinatari", "à", "para")
SUBJECT: Final = ("onderwerp", "subject", "betreff", "oggetto", "ogg", "objet", "asunto")
OTHER: Final = (
    *("cc", "bcc", "kopie", "kopie aan", "kopie (cc)", "ccn", "reply-to", "antwoord aan"),
    *("antwort an", "rispondi a", "belang", "importance", "wichtigkeit", "priorità"),
)
HEADER_LABELS: Final = {
    **dict.fromkeys(OTHER, "other"),
    **dict.fromkeys(SENT, "sent"),
    **dict.fromkeys(TO, "to"),
    **dict.fromkeys(SUBJECT, "subject"),
    **dict.fromkeys(FROM, "from"),
}
"""The labels of a quoted mail's headers, each with its kind."""

ORIGINALS: Final = (
    *("oorspronkelijk bericht", "oorspronkelijke bericht", "oorspronkelijk e-mailbericht"),
    *("origineel bericht", "doorgestuurd bericht", "begin doorgestuurd bericht"),
    *("original message", "original email", "forwarded message", "begin forwarded message"),
    *("initial header", "reply message", "reply to message"),
    *("ursprüngliche nachricht", "originalnachricht", "weitergeleitete nachricht"),
    *("ursprüngliche mail", "original-nachricht", "anfang der weitergeleiteten nachricht"),
    *("anfang der weitergeleiteten e-mail",),
    *("messaggio originale", "messaggio inoltrato", "inizio messaggio inoltrato"),
    *("inizio del messaggio inoltrato", "messaggio originario"),
    *("message d'origine", "message transféré", "mensaje original", "mensaje reenviado"),
)
"""What stands between dashes, or before a colon, above a quoted or forwarded mail."""

SENT_FROM: Final = (
    r"(?:verstuurd|verzonden) (?:vanaf|vanuit|met|via) .*",
    r"(?:dit bericht|deze e-?mail) (?:is|werd) (?:verstuurd|verzonden) .*",
    r"outlook voor \w+ downloaden|download outlook voor .*",
    r"sent (?:from|with|via|using|on) .*",
    r"this (?:message|e-?mail) was sent (?:from|with|via|using) .*",
    r"(?:get|download) outlook for .*",
    r"(?:gesendet|versendet) (?:von|vom|mit|aus|über) .*",
    r"(?:von|vom|mit) .* (?:gesendet|versendet)",
    r"diese (?:nachricht|e-?mail|mail) wurde .* (?:gesendet|versendet|verschickt)",
    r"outlook für \w+ (?:herunterladen|beziehen|holen)|(?:holen|laden) sie (?:sich )?outlook .*",
    r"inviat[oa] (?:da|dal|dalla|dall'|con|tramite|via) ?.*",
    r"messaggio inviato (?:da|dal|dalla|con) .*",
    r"(?:scarica|ottieni) outlook per .*",
    r"envoyé (?:de|depuis|avec) .*|enviado desde .*",
)
"""Patterns of the line that a phone or mail program adds by itself, in lower case."""

PROGRAMS: Final = (
    *("iphone", "ipad", "ipod", "ios", "android", "samsung", "galaxy", "huawei", "xiaomi"),
    *("redmi", "nokia", "motorola", "oneplus", "pixel", "fairphone", "xperia", "blackberry"),
    *("windows", "outlook", "yahoo", "gmail", "proton", "protonmail", "k-9", "thunderbird"),
    *("aol", "gmx", "web.de", "libero", "virgilio", "tiscali", "spark", "mymail", "hotmail"),
    *("bluemail", "fairemail", "aquamail", "tutanota", "tuta", "roundcube", "zimbra", "mail"),
    *("app", "telefoon", "toestel", "apparaat", "smartphone", "tablet", "mobiel", "mobiele"),
    *("phone", "device", "mobile", "mobiltelefon", "handy", "gerät", "cellulare", "telefono"),
    *("dispositivo", "mobil"),
)
"""One of these must stand in such a line, so that "Sent from my grave" is the writer's."""

EXCUSES: Final = (
    *("yahoo mail: search, organize, conquer", "yahoo mail: zoeken, organiseren, veroveren"),
    *("excuseer mijn beknoptheid", "excuses voor de beknoptheid"),
    *("please excuse my brevity", "please excuse the brevity"),
    *("bitte entschuldigen sie die kürze", "bitte entschuldigen sie meine kürze"),
    *("perdonate la brevità", "perdona la brevità", "scusate la brevità"),
)
"""What such programs say besides, on the same line or the next."""

SCANNERS: Final = ("avast", "avg", "norton", "kaspersky", "bitdefender", "mcafee")
"""Virus scanners that put a line below a mail."""

SCANNED: Final = ("virus", "www.", "http", "malware", "antivirus")
"""One of these stands in a virus scanner's line."""

LIST_FOOTERS: Final = (
    *("mailing list", "mailinglist", "mailinglijst", "unsubscribe", "afmelden"),
    *("disiscriv", "annulla l'iscrizione", "mailingliste", "abmelden", "abbestellen"),
)
"""One of these stands in what a mailing list puts below its line of underscores."""
