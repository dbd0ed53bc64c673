### Brieven op papier voor de spelers, en de codes waarmee ze binnenkomen.

letters-title = Brieven
letters-text = Voor elke speler een blad om te vouwen en uit te delen: wie je bent, wie je kent en hoe je op je pagina komt. Druk enkelzijdig af; langs de streepjes gevouwen is alleen de naam te zien. Lees ze liever niet.
letters-whose = Wiens brieven
letters-codes = In elke brief staat een nieuwe code. Codes die eerder zijn afgedrukt en niet zijn gebruikt werken dan niet meer: deel dus alleen de nieuwste brieven uit.
letters-print = Brieven maken (PDF)
letters-none = Kies minstens één speler.
letter-for = Voor { $name }
letter-fold = Vouw het onderste derde deel omhoog en dan dit deel naar achteren. Alleen voor de ogen van de geadresseerde.
letter-title = { $name }, dit ben je:
letter-known = Wat je vanaf het begin weet
letter-advice-title = Wat je nu doet
letter-advice-page = Ga naar je pagina: daar kies je wat je ’s nachts doet, stem je overdag en lees je alles wat je verteld wordt.
letter-advice-open = De fase die nu open is sluit { $moment }. Tot dan kun je je keuze zo vaak veranderen als je wilt.
letter-advice-secret = Zeg over jezelf wat je wilt, waar of niet, maar laat deze brief aan niemand zien, en ook niets van wat je pagina je vertelt.
letter-advice-help = Is er iets niet duidelijk? Vraag het de spelleiders. Wat je vraagt, krijgt niemand anders te zien.
letter-sign-in-title = Hoe je binnenkomt
letter-sign-in = Typ op { $place } deze code:
letter-sign-in-once = Hij werkt één keer, en alleen voor { $game }. Werkt hij niet meer, vraag dan een spelleider om een nieuwe.

## Codes

credentials-title = Inloggen
credentials-text = Wie er niet in komt, krijgt van jou een nieuwe code, of een mail met een link. Allebei openen ze de pagina van die ene speler: geef een code aan niemand anders.
column-code = Nieuwste code
code-used = code gebruikt
code-made = code van
code-none = nog geen code
code-make = Nieuwe code
code-of-player = Een code voor { $name }
code-of-player-text = Met deze code logt { $name } in op { $place }, alleen voor { $game }. Codes van deze speler die niet zijn gebruikt, werken niet meer.
code-once = Je ziet hem hier één keer. Hij wordt nergens bewaard.
link-send = Link mailen
link-sent = Een link om in te loggen is onderweg naar { $name }.
link-not-sent = Er is geen link naar { $name } gestuurd: het waren er de laatste tijd te veel, of dit account logt niet per mail in.
