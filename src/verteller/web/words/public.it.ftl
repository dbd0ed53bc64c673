## Pagine che si aggiornano da sole

live-news = Ci sono novità in questa pagina.
live-left = mancano { $length }
live-moment-left = manca meno di un minuto
live-time-up = tempo scaduto

## Una partita

game-pages = Pagine di { $name }
game-now = La situazione
game-village = Il villaggio
game-mayor = Sindaco: { $name }
game-exiled = Esiliati
game-hints = Che cosa si sa dei ruoli
game-announced = Annunci

## Un turno

turns = Notti e giorni
turn-begun = Iniziato
turn-earlier = Prima
turn-later = Dopo
turn-from-start = Dall’inizio
turn-quiet = In questo turno non è stato annunciato nulla.

## Una votazione

ballot-pyre = La votazione per il rogo
ballot-election = L’elezione del Sindaco
ballot-other = Una votazione
ballot-totals = Risultato
ballot-votes = Chi ha votato chi
ballot-candidate = Per
ballot-count = Voti
ballot-voter = Votante
ballot-preference = Voto
ballot-blank = nessuna scelta
ballot-missing = non ha votato
ballot-none = Non ha votato nessuno.

## Chi partecipa

participants = Partecipanti
people-name = Nome
people-state = Nella partita
people-address = Indirizzo e-mail
people-living = in vita
people-dead = nel regno dei morti
people-exiled = in esilio
people-signed-up = partecipa
people-nobody = Per ora non partecipa nessuno.
people-addresses = Gli indirizzi dei partecipanti compaiono qui perché il regolamento di questa partita ne prevede la pubblicazione. Servono a giocare: nessuno può usare un indirizzo di questa lista che non sia il proprio.
people-will-publish = Il regolamento di questa partita prevede che gli indirizzi e-mail di tutti i partecipanti siano pubblicati in questa pagina, una volta assegnati i ruoli.
people-players-only = Una volta assegnati i ruoli, gli indirizzi e-mail dei partecipanti compaiono in questa pagina, ma soltanto per chi gioca.

## Tutte le partite

games-all = Tutte le partite
games-search-all = Cerca tra tutte le partite
games-name = Nome
games-state = Quali partite
games-state-any = Tutte
games-state-open = Iscrizioni aperte
games-state-running = In corso
games-state-over = Concluse
games-search = Cerca
games-found = { $count ->
    [0] Nessuna partita
    [one] Una partita
   *[other] { $count } partite
}
games-not-found = Nessuna partita ha un nome simile.
games-none-such = Non ci sono partite di questo tipo.
games-pages = Pagine di partite
games-page = Pagina { $number } di { $count }
games-page-newer = Partite più recenti
games-page-older = Partite meno recenti

## Il regolamento

rules = Regolamento
rules-title = Il regolamento di { $name }
rules-text = Ogni partita segue dall’inizio alla fine uno di questi regolamenti.
rules-contents = In questa pagina
rules-other-language = Questo regolamento non è ancora disponibile nella tua lingua.
rules-players = da { $least } giocatori in su
rulebook-wakkerdam = Wakkerdam
rulebook-wakkerdam-line = Lupi mannari, un rogo e ventotto ruoli, in turni di un giorno o due.
rulebook-tempo_reale = Lupus in tempo reale
rulebook-tempo_reale-line = Tre fazioni, con giorni e notti scanditi dal calendario. Settima edizione, 2018.
rulebook-lupus3 = Lupus 3.0
rulebook-lupus3-line = Bianchi, Neri e Rossi, e un narratore che capisce quello che scrivi. Regolamento tecnico, 2012.
rulebook-duesterwald = Düsterwald
rulebook-duesterwald-line = Un branco, un villaggio e un capitano; chi si sveglia è chiamato ad alta voce. Le regole tedesche.
rulebook-tabula = Lupus in Tabula
rulebook-tabula-line = Attorno a un tavolo: chi è di turno vota ad alta voce. Il gioco di carte, edizione olandese del 2005.

## Chi sono e che cosa so

knows = Chi sei
knows-role = Ruolo
knows-faction = Fazione
knows-aura = Aura
knows-mystic = Proprietà mistica
knows-state = Stato
knows-power = Potere soprannaturale
knows-living = in vita
knows-dead = nel regno dei morti
knows-ghost = nel regno dei morti, come Spettro
knows-exiled = in esilio
knows-start = Che cosa sai fin dall’inizio
trait-aura-white = bianca
trait-aura-black = nera
trait-aura-red = rossa
trait-mystic-yes = sì
trait-mystic-no = no
