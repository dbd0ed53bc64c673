### Het account van wie aangemeld is, andere manieren om je aan te melden, en wie naar een spel keek.

## Andere manieren om je aan te melden

sign-in-ways = Andere manieren om je aan te melden
sign-in-too-often = Dat was te vaak fout. Wacht een uur en probeer het dan opnieuw.
password-own-words = Een wachtwoord voor de database kan niet uit woorden van het spel bestaan.
passkey-sign-in = Meld je aan met een passkey
passkey-sign-in-text = Heb je op dit apparaat een passkey voor deze site bewaard, dan heb je geen mail nodig.
passkey-failed = Dat lukte niet. Probeer het nog eens, of laat je een link mailen.
passkey-unfit = Die passkey wordt niet herkend. Probeer het nog eens, of laat je een link mailen.
code-link = Ik heb een code op papier
code-title = Aanmelden met een code
code-text = Op je brief staat een code van twaalf letters. Die werkt één keer en opent jouw pagina van dat ene spel.
code-label = Je code
code-hint = Hoofdletters, streepjes en spaties maken niet uit.
code-enter = Meld me aan
code-wrong = Deze code werkt niet. Kijk de letters na. Is de code al gebruikt of ouder dan { $days } dagen, vraag je spelleider dan om een nieuwe.
nav-account = Account

## Account

account = Je account
account-addresses = Je adressen
account-addresses-text = Naar elk van deze adressen kan een link worden gemaild waarmee je je aanmeldt. Alleen een beheerder kan ze veranderen: zo neemt niemand die je telefoon vindt je plaats in.
account-language = Taal
account-language-text = De taal van deze pagina's en van mail die bij geen spel hoort. In een spel geldt de taal die je koos toen je je inschreef.
account-language-label = Je taal
account-language-set = Gebruik deze taal
sessions = Waar je bent aangemeld
sessions-text = Een sessie eindigt na { $idle } dagen zonder gebruik, en hoe dan ook na { $most } dagen.
session-unknown = Onbekende browser
session-this = deze
session-bound = alleen één spel
session-by-link = via een gemailde link
session-by-code = met een code
session-by-passkey = met een passkey
session-by-password = met een wachtwoord
session-since = aangemeld
session-seen = laatst gebruikt
session-near = in de buurt van { $network }
session-end = Beëindig
session-end-name = Beëindig: { $name }, aangemeld { $since }
session-ended = Die sessie is beëindigd.
sessions-end-others = Beëindig alle andere sessies
sessions-end-all = Meld me overal af
sessions-ended = { $count ->
    [0] Er waren geen andere sessies.
    [one] Eén andere sessie is beëindigd.
   *[other] { $count } andere sessies zijn beëindigd.
}

## Passkeys

passkeys = Passkeys
passkeys-text = Een passkey wordt bewaard door je telefoon, computer of beveiligingssleutel en meldt je aan zonder mail. Hij werkt alleen op deze site, en is niet te raden of uit een bericht over te nemen.
passkeys-none = Je hebt nog geen passkeys.
passkeys-nowhere = Op dit adres werken passkeys niet; ze hebben een versleutelde verbinding nodig.
passkeys-no-script = Voor het toevoegen van een passkey is JavaScript nodig.
passkeys-fresh = Om een passkey toe te voegen of te verwijderen moet je je in het afgelopen kwartier hebben aangemeld.
passkeys-again = Meld je opnieuw aan
passkey-name = Een naam ervoor
passkey-name-hint = Bijvoorbeeld: mijn telefoon
passkey-name-of = Naam van { $name }
passkey-add = Voeg een passkey toe
passkey-rename = Hernoem
passkey-remove = Verwijder
passkey-remove-name = Verwijder { $name }
passkey-made-at = toegevoegd
passkey-used-at = laatst gebruikt
passkey-never = nog niet gebruikt
passkey-synced = gedeeld tussen je apparaten
passkey-made = “{ $name }” is toegevoegd. Je kunt je er van nu af aan mee aanmelden.
passkey-renamed = Hij heet nu “{ $name }”.
passkey-removed = “{ $name }” opent niets meer. Denk je dat iemand anders hem gebruikte? Beëindig dan ook alle andere sessies.
passkey-not-made = De passkey is niet toegevoegd. Probeer het nog eens.
passkey-stale = Daarvoor heb je je te lang geleden aangemeld. Meld je eerst opnieuw aan.

## Wie naar de besloten pagina's van een spel keek

access = Wie er keken
access-text = Elk bezoek aan de spelerspagina's van { $game }, één keer per persoon, browser, pagina en uur. { $days } dagen na het einde van het spel wordt het gewist.
access-none = Er heeft nog niemand gekeken.
access-player = Speler
access-all = Iedereen
access-show = Toon
access-when = Wanneer
access-page = Pagina
access-with = Waarmee
access-from = Vanuit de buurt van
access-somebody = iemand anders
access-kind-game = het spel
access-kind-told = alles wat verteld is
access-kind-turn = één beurt
access-kind-text = download
access-kind-other = een andere pagina
