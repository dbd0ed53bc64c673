### La scrivania prima della partita: la si crea, se ne compone il villaggio, si raccolgono i giocatori.

preparing = Prima della partita

## Regolamenti, le loro opzioni e i loro avvisi

book-wakkerdam =
    .text = I lupi mannari come si giocano da anni per posta: turni di notte, un’elezione, il rogo.
book-tempo_reale =
    .text = La settima edizione: una notte per tutti, un giorno intero per parlare, tre fazioni e gli spettri.
    .note = I ruoli si assegnano a sorte, e così le quattro frasi di ogni divinatore, due vere e due false. Nessuno può sceglierle, perché nessuno conosce i ruoli prima che siano assegnati.
book-lupus3 =
    .text = Il regolamento tecnico del 2012: Bianchi, Neri e Rossi, vampiri che invecchiano, rapporti all’alba e al tramonto. Chi gioca scrive con parole sue.
    .note = I ruoli si assegnano a sorte, e così le quattro frasi di ogni divinatore e la bravura di esorcisti e sequestratori, che resta segreta. Quello che il regolamento tecnico lascia a un altro libro si può scegliere qui.
book-duesterwald =
    .text = Il gioco tedesco in una chat: ogni passo della notte è chiamato ad alta voce, di giorno ci sono accuse, una votazione e un capitano.
book-tabula =
    .text = Il gioco di carte attorno a un tavolo, del 2005: si vota a turno, poi una seconda votazione, con un gufo e un criceto mannaro.
option-wakkerdam-mayor_weight = Quanto pesa in più il voto del sindaco
    .text = Al rogo, oltre al voto che hanno tutti.
    .half = mezzo voto
    .double = un voto intero
option-wakkerdam-stacking = Più segni sullo stesso giocatore si sommano
    .text = Altrimenti due corvi o due avvertimenti contano come uno.
option-wakkerdam-election_tie = Se l’elezione finisce in parità
    .text = Chi diventa sindaco.
    .void = nessuno
    .lot = decide la sorte
option-wakkerdam-witch_sees = Quando la strega vede le vittime
    .text = Se le viene detto chi sta per morire.
    .with_elixir = finché ha l’elisir
    .always = sempre
option-wakkerdam-white_nights = Le notti del lupo bianco
    .text = In quali notti può scegliere una vittima da solo.
    .even = le notti pari
    .odd = le notti dispari
option-wakkerdam-empty_rounds = I turni senza giocatori si tengono lo stesso
    .text = Così l’orologio non rivela che tutti quelli con un certo ruolo sono morti.
option-wakkerdam-scapegoat_guilt = Quando il capro espiatorio fa sentire in colpa gli altri
    .text = Chi si sente in colpa non vota al rogo successivo.
    .tie = solo se brucia per un pareggio
    .always = ogni volta che brucia
option-wakkerdam-roles_shown = I ruoli dei morti vengono rivelati
    .text = Altrimenti si continua a indovinare.
option-wakkerdam-dead_win = I morti vincono con la loro squadra
    .text = Altrimenti vincono solo i vivi.
option-wakkerdam-self_vote = Si può votare per se stessi
    .text = Al rogo.
option-tempo_reale-keepers_count_ghosts = I custodi del cimitero e le guardie del corpo contano anche gli spettri
    .text = Quando viene detto loro quanti altri hanno agito sul personaggio scelto.
option-tempo_reale-corpse_told = Il morto derubato viene avvisato
    .text = Chi perde il ruolo dopo la morte viene a sapere chi gliel’ha preso.
option-tempo_reale-nobody_alive = Se nessuno resta in vita
    .text = Quali fazioni vincono.
    .shared = tutte quelle ancora in gioco
    .undefeated = solo quelle non sconfitte in quel momento
option-tempo_reale-clan_roles = Chi si conosce conosce anche i ruoli
    .text = Altrimenti solo i nomi.
option-tempo_reale-addresses = Indirizzi e-mail dei partecipanti
    .text = Chi li vede nella pagina dei partecipanti, una volta assegnati i ruoli.
    .everybody = tutti, come prevede il regolamento
    .players = solo chi gioca
    .nobody = nessuno
option-lupus3-quorum = Quando vale la votazione per il rogo
    .text = Quanti vivi devono aver votato.
    .half = almeno la metà
    .more_than_half = più della metà
    .none = basta un voto
option-lupus3-tie = Se al rogo i voti sono pari
    .text = Chi sale sul rogo.
    .mayor = decide il voto del sindaco, altrimenti la sorte
    .lot = decide la sorte
    .nobody = nessuno
option-lupus3-tie_vote = Il giorno di un’elezione, chi decide la parità
    .text = Il voto di quale sindaco.
    .elected = quello appena eletto
    .incumbent = quello in carica
option-lupus3-election = Chi viene eletto sindaco
    .text = Quanti voti ci vogliono.
    .majority = chi ha i voti di più della metà dei vivi
    .most = chi ha più voti di tutti
option-lupus3-succession = Se il sindaco muore senza un successore
    .text = Chi prende la carica.
    .lot = decide la sorte
    .vacant = nessuno, fino alla prossima elezione
option-lupus3-niece = La nipote di Mubarak si salva dal rogo
    .text = Quando il villaggio la condanna.
    .always = ogni volta
    .once = una volta sola
option-lupus3-first_night_wolves = I lupi uccidono già la prima notte
    .text = Altrimenti cominciano dalla seconda.
option-lupus3-kidnapper_chains = Quando i sequestratori si rapiscono a catena
    .text = Chi riesce, se sono tre o più.
    .dependency = chi è rapito non rapisce; fra chi si rapisce in cerchio decide la bravura
    .skill = agiscono dal più abile al meno abile
option-lupus3-shield_on_self = Chi è esorcizzato non può agire nemmeno su di sé
    .text = Altrimenti l’esorcista ferma soltanto gli altri.
option-lupus3-annulled_use = Un potere annullato
    .text = Se conta come usato, per i poteri che poi riposano o che si usano una volta sola.
    .kept = non è consumato
    .consumed = è consumato
option-lupus3-wolves_told = I lupi fermati da una guardia del corpo lo vengono a sapere
    .text = Leggono la solita frase, che non dice il perché.
option-lupus3-bodyguard = Da che cosa protegge la guardia del corpo
    .text = Contro gli altri pericoli non può nulla.
    .wolves = dai lupi
    .bites = dai lupi e dai vampiri
    .all = dai lupi, dai vampiri e dai cacciatori
option-lupus3-disagreeing_vampires = I vampiri che scelgono vittime diverse
    .text = Escono di casa, ma non mordono nessuno.
    .same = restano come sono
    .age = invecchiano lo stesso
option-lupus3-vampires_rise = I negromanti possono far risorgere i vampiri
    .text = Altrimenti un vampiro morto resta morto, salvo l’aiuto di un messia.
option-lupus3-expansive = Chi riceve la visita di un espansivo
    .text = Che cosa ne sa la mattina.
    .told = da chi viene
    .nothing = nulla
option-lupus3-ritual = Il rituale dei morti
    .text = Chi deve indicare la stessa persona perché riesca.
    .all = tutti i morti
    .participants = tutti quelli che partecipano
    .none = non c’è
option-lupus3-suicide = Di notte ci si può suicidare
    .text = Il personaggio muore all’alba, dopo tutto il resto.
option-lupus3-clan_knowledge = Che cosa sa chi si conosce dall’inizio
    .text = Massoni; lupi e fattucchiere; indemoniati ed esorcisti; diavoli e avvocati.
    .roles = nomi e ruoli
    .names = soltanto i nomi
option-lupus3-roles_of_dead = I ruoli dei morti
    .text = Fino alla fine della partita.
    .hidden = restano segreti
    .shown = si dicono a tutti
option-lupus3-collapse = Se l’ultimo lupo muore di notte
    .text = Quando muoiono gli altri Neri.
    .next = all’alba dopo
    .same = a quell’alba stessa
option-lupus3-vampirised_count = I vampirizzati bastano a tenere in gioco i Rossi
    .text = Altrimenti i Rossi perdono quando non resta che qualche vampirizzato.
option-lupus3-nobody_alive = Se non resta nessuna fazione
    .text = Chi vince.
    .shared = quelle che erano ancora in gioco, insieme
    .draw = nessuno
option-duesterwald-pack_rule = Come si accorda il branco
    .text = Quanti dei suoi voti servono per una vittima.
    .majority = più della metà del branco
    .unanimous = tutto il branco
    .plurality = la maggior parte dei voti dati
option-duesterwald-witch_sees_converted = La strega sa anche della vittima che viene trasformata
    .text = Altrimenti le si dice che non c’è vittima.
option-duesterwald-convert_keeps_power = Chi è trasformato conserva il ruolo
    .text = Altrimenti è un lupo mannaro e nient’altro.
option-duesterwald-white_wolf_endgame = Quando restano solo lupi
    .text = Se fra loro c’è il lupo bianco.
    .end = la partita finisce
    .continue = si va avanti finché il lupo bianco è morto o solo
option-duesterwald-reveal_role_on_death = I ruoli dei morti si mostrano
    .text = Altrimenti si continua a indovinare.
option-duesterwald-harlot_repeat = Dove la cortigiana può tornare a dormire
    .text = Da chi è già stata.
    .not_consecutive = ovunque, ma non due notti di seguito
    .free = ovunque
    .never = in nessun posto due volte
option-duesterwald-neighbours = Chi conta come vicino
    .text = Per l’orso e la volpe.
    .living = i vivi più prossimi
    .fixed = chi siede lì, vivo o morto
option-duesterwald-white_wolf_pair_is_mixed = Il lupo bianco e un altro lupo sono una coppia mista
    .text = Da innamorati vincono allora insieme, se non resta nessun altro.
option-duesterwald-votes_per_player = Contro quanti accusati si può votare
    .text = In una votazione.
    .unlimited = contro quanti si vuole
option-duesterwald-public_composition = Tutti sanno quali ruoli ci sono nella partita
    .text = Altrimenti di notte si chiama ogni ruolo possibile.
option-duesterwald-ready_word = Prima della prima notte c’è il tempo di leggere le carte
    .text = A ognuno si chiede se si può cominciare.
option-duesterwald-max_rounds = Dopo tanti turni non vince nessuno
    .text = 0 per nessun limite.
option-tabula-first_night_kills_narrator = La prima notte i lupi mannari uccidono il narratore
    .text = Altrimenti già la prima notte c’è una vittima.
option-tabula-ghosts = I morti votano come fantasmi
    .text = Solo quando si scelgono gli indiziati, non nella seconda votazione.
option-tabula-mythomaniac_phase = Quando viene chiamato il mitomane
    .text = Nella seconda notte.
    .before_seer = prima del veggente
    .end_of_night = alla fine della notte
option-tabula-nomination_start = Da dove si comincia a votare
    .text = Accanto a chi è appena stato ucciso; da lì si va in senso orario.
    .right = da destra
    .left = da sinistra
option-tabula-pack_rule = Come si accordano i lupi mannari
    .text = Quanti dei loro voti servono per una vittima.
    .majority = più della metà
    .unanimous = tutti
    .plurality = il maggior numero di voti dati
option-tabula-strict_minimums = Personaggi solo dal loro numero di giocatori in su
    .text = Altrimenti c’è soltanto un avviso.
option-tabula-discussion_seconds = Quanto a lungo parla il villaggio prima di votare
    .text = In secondi.
warning-tempo_reale-no_villagers = Non c’è nessun popolano.
warning-tempo_reale-no_wolves = Non c’è nessuno nella fazione dei lupi.
warning-tempo_reale-no_necromancers = Non c’è nessuno nella fazione dei negromanti.
warning-tempo_reale-no_wolf = Non c’è nessun lupo: la sua fazione è sconfitta alla prima alba.
warning-tempo_reale-no_necromancer = Non c’è nessun negromante: la sua fazione è sconfitta alla prima alba.
warning-lupus3-no_white = Non c’è nessun Bianco.
warning-lupus3-no_black = Non c’è nessun Nero.
warning-lupus3-no_red = Non c’è nessun Rosso.
warning-lupus3-no_wolf = Non c’è nessun lupo: i Neri sono sconfitti alla prima alba.
warning-lupus3-no_vampire = Non c’è nessun vampiro: i Rossi non possono mordere nessuno.
warning-lupus3-vampirised_dealt = Qualcuno comincia come vampirizzato, senza essere mai morto.
warning-duesterwald-many_siblings = Ci sono più di tre fratelli.
warning-tabula-few_for_medium = Il medium è consigliato da 9 giocatori in su.
warning-tabula-few_for_possessed = L’indemoniato è consigliato da 10 giocatori in su.
warning-tabula-few_for_bodyguard = La guardia del corpo è consigliata da 11 giocatori in su.
warning-tabula-few_for_owl = Il gufo è consigliato da 12 giocatori in su.
warning-tabula-few_for_freemason = I massoni sono consigliati da 13 giocatori in su.
warning-tabula-few_for_werehamster = Il criceto mannaro è consigliato da 15 giocatori in su.
warning-tabula-few_for_mythomaniac = Il mitomane è consigliato da 16 giocatori in su.
warning-other = Le regole dicono: { $warning }.

## Il villaggio

village-title = Villaggio
village-heading = Il villaggio di { $game }
village-text = Questi sono i ruoli che verranno assegnati a sorte, secondo le regole di { $rulebook }. Chi gioca non può vedere questa pagina, né prima né durante la partita.
village-dealt = I ruoli sono stati assegnati: qui non si può più cambiare nulla.
village-players = { $count ->
    [0] Non si è ancora iscritto nessuno
    [one] Si è iscritto un giocatore
   *[other] Si sono iscritti { $count } giocatori
}; la partita ne accoglie da { $least } a { $most }.
kept-title = Da dove si estrae
composition-size = { $size } giocatori:
composition-fits = va bene
composition-other-size = { $players ->
    [one] non per un giocatore
   *[other] non per { $players } giocatori
}
composition-change = Modifica
composition-number = villaggio { $number }
composition-drop = Elimina
composition-drawn = Tra quelli per il numero giusto di giocatori se ne estrae uno a sorte.
composition-none = { $count ->
    [0] Non hai ancora composto nulla, e per { $players } giocatori non c’è niente di pronto: i ruoli non si potrebbero assegnare.
    [one] Non hai ancora composto nulla. Per { $players } giocatori è pronto un villaggio, e verrebbe assegnato quello.
   *[other] Non hai ancora composto nulla. Per { $players } giocatori sono pronti { $count } villaggi: ne verrebbe estratto uno a sorte.
}
composition-kept = Il villaggio è stato salvato.
composition-dropped = Il villaggio è stato eliminato.
compose-new = Componi un villaggio
compose-change = Modifica un villaggio
presets-size = Per quanti giocatori
presets-show = Mostra quelli pronti
presets = { $count ->
    [one] Per { $size } giocatori è pronto un villaggio
   *[other] Per { $size } giocatori sono pronti { $count } villaggi
}
presets-none = Per { $size } giocatori non c’è niente di pronto.
preset-use = Usa questo
preset-number = villaggio { $number }
warnings-title = Prima di salvarlo:
warnings-sure = Lo so, e lo voglio così
role-less = { $role }: uno in meno
role-more = { $role }: uno in più
compose-mayor = Il villaggio elegge un sindaco
compose-total = In tutto
compose-of = { $players ->
    [0] (non si è ancora iscritto nessuno)
    [one] (si è iscritto un giocatore)
   *[other] (si sono iscritti { $players } giocatori)
}
compose-keep = Salva questo villaggio

## Indizi

hints-title = Indizi
hints-text = Quello che scrivi qui sul villaggio compare sulla pagina pubblica appena lo salvi, e viene ripetuto a tutti all’inizio della partita: “Ci sono almeno due lupi.” Non c’è obbligo di dire nulla.
hints-label = Indizi
hints-hint = Uno per riga. Finché i ruoli non sono assegnati puoi cambiarli; quello che è stato letto resta letto.
hints-kept = Gli indizi sono stati salvati.
hints-fault = Al massimo { $most } indizi, ognuno di { $longest } caratteri al massimo.

## Il calendario

calendar-title = Calendario
calendar-text = Quando si chiudono le fasi della partita. Quello che cambi vale anche per la fase aperta, e tutti i giocatori ne vengono avvisati.
calendar-over = La partita è finita.
calendar-preset-two-days = Due giorni ciascuna
calendar-preset-one-day = Un giorno ciascuna
calendar-preset-nights = Giorni e notti
calendar-preset-five-days = Cinque giorni alla settimana
calendar-preset-minutes = Intorno a un tavolo
calendar-kind = Come si chiudono le fasi
calendar-own = Com’è adesso: un calendario che questo modulo non sa mostrare
calendar-each = Ogni fase dura lo stesso tempo
calendar-length = Quanto
calendar-unit = Contato in
unit-d = giorni
unit-h = ore
unit-m = minuti
calendar-nights = Giorni e notti secondo l’orologio
calendar-hours = Le fasi finiscono a un’ora fissa
calendar-dawn = Le notti finiscono alle
calendar-dusk = I giorni finiscono alle
calendar-hour = Le fasi finiscono alle
calendar-evenings = I giorni finiscono di
calendar-weekdays = In questi giorni della settimana
weekday-mon = lunedì
weekday-tue = martedì
weekday-wed = mercoledì
weekday-thu = giovedì
weekday-fri = venerdì
weekday-sat = sabato
weekday-sun = domenica
calendar-dates = Ma non in queste date
calendar-dates-hint = Le feste, per esempio: anno, mese e giorno, una per riga, come 2027-04-05.
calendar-waits = Un game master chiude ogni fase a mano
calendar-zone = Fuso orario
calendar-zone-hint = Quale orologio vale, per esempio Europe/Rome.
calendar-try = Guarda che cosa ne viene
calendar-keep = Salva questo calendario
calendar-kept = { $game } segue ora questo calendario.
calendar-fault = Con questo calendario non si può giocare.
calendar-fault-hour-unclear = Questa non è un’ora: { $value }
calendar-fault-hours-none = Indica un’ora.
calendar-fault-weekdays-none = Scegli almeno un giorno della settimana.
calendar-fault-date-unclear = Questa non è una data: { $value }
calendar-fault-too-many-dates = Le date sono troppe.
calendar-fault-zone-missing = Indica il fuso orario.
calendar-fault-zone-unknown = Questo non è un fuso orario: { $value }
calendar-fault-length-unclear = Indica con un numero intero quanto dura una fase.
calendar-fault-length-range = Una fase dura almeno un minuto e al massimo dieci anni.
turns-title = I prossimi turni
turns-tried = Che cosa ne verrebbe
turns-zone = Secondo l’orologio di { $zone }, se nessuno chiude prima una fase.
turns-turn = Fase
turns-opens = Da
turns-closes = A
turns-by-hand = chiusa a mano
turns-none = Che cosa viene dopo, e quando, lo decide la partita.
turn-sign-up = Iscrizioni
turn-night = Notte { $number }
turn-day = Giorno { $number }
turn-next = Una fase
turn-other = { $phase }, { $number }

## Una nuova partita

new-title = Una nuova partita
new-rulebook = Regolamento
new-name = Nome
new-name-hint = Lettere e cifre; i giocatori lo scrivono nell’oggetto delle mail.
new-language = Lingua
new-language-hint = Degli inviti; ogni giocatore riceve tutto nella propria lingua.
new-theme = Racconti
new-theme-hint = In che stile si racconta la partita, se il regolamento ha dei racconti.
new-least = Giocatori, almeno
new-most = Giocatori, al massimo
new-most-hint = Quando si occupa l’ultimo posto, i ruoli vengono assegnati subito.
new-closes = Iscrizioni fino a
new-closes-hint = Secondo il fuso orario qui sotto. Poi si assegnano i ruoli.
new-mayor = Sindaco
new-mayor-drawn = come dice il villaggio estratto
new-mayor-yes = sì
new-mayor-no = no
new-strictness = Turni saltati di fila
new-strictness-hint = Dopo tanti turni un giocatore viene escluso; con 0 non si esclude nessuno.
new-options = Opzioni del regolamento
new-options-text = Sono definitive quando si assegnano i ruoli. Così come sono qui, seguono il regolamento.
new-make = Crea la partita
new-done = Le iscrizioni a { $game } sono aperte, e tu ne sei il game master.
new-fault-closes-at = Le iscrizioni devono durare fino a un momento futuro.
new-fault-length = Indica con un numero intero quanto dura una fase.
new-fault-least = Quanti giocatori almeno? Dev’essere un numero intero.
new-fault-most = Quanti giocatori al massimo? Non meno del minimo, né più di quanti ne ammette il regolamento.
new-fault-strictness = I turni saltati di fila devono essere un numero intero.

## Giocatori

players-title = Iscrizioni
players-count = { $count ->
    [0] Non si è ancora iscritto nessuno;
    [one] Si è iscritto un giocatore;
   *[other] Si sono iscritti { $count } giocatori;
} la partita ne accoglie da { $least } a { $most }.
players-until = Ci si può iscrivere fino a
players-list = Chi partecipa
players-closed = Al momento non ci si può iscrivere.
player-name = Nome
player-nicknames = Soprannomi
player-nicknames-hint = Come lo chiamano anche gli altri, per esempio Titti. Se sono più d’uno, separali con una virgola.
nickname-title = Soprannomi di chi partecipa
nickname-who = Di chi
nickname-save = Salva
nickname-saved = I soprannomi di { $name } sono salvati.
player-address = Indirizzo di posta
player-language = Lingua
player-gender = Se ne parla come di
gender-man = un uomo
gender-woman = una donna
gender-neither = nessuno dei due
player-take-off = Togli
player-taken-off = { $name } non partecipa più.
take-off-question = Togliere { $name } dalla lista di { $game }?
take-off-text = { $name } viene avvisato per posta e può iscriversi di nuovo.
invite-title = Invita qualcuno
invite-addresses = Indirizzi di posta
invite-hint = Uno per riga. Ognuno riceve una mail tutta sua, con tutto quello che è stabilito.
invite-text = Parole tue (se vuoi)
invite-send = Invita
invited = { $count ->
    [one] Un invito è in viaggio.
   *[other] { $count } inviti sono in viaggio.
}
add-title = Iscrivi qualcuno
add-text = Chi iscrivi riceve una mail di conferma. Quando si occupa l’ultimo posto, i ruoli vengono assegnati subito.
add-player = Iscrivi
player-added = { $name } partecipa.

## L’assegnazione dei ruoli

deal-title = Assegna i ruoli
deal-question = Assegnare adesso i ruoli di { $game }?
deal-text = { $count ->
    [one] Partecipa un giocatore. Le iscrizioni si chiudono, i ruoli vengono assegnati e tutti sono avvisati per posta.
   *[other] Partecipano { $count } giocatori. Le iscrizioni si chiudono, i ruoli vengono assegnati e tutti sono avvisati per posta.
} Non si può tornare indietro.
deal-own = { $count ->
    [one] Viene assegnato il villaggio che hai composto per tanti giocatori.
   *[other] Tra i { $count } villaggi che hai composto per tanti giocatori se ne estrae uno a sorte.
}
deal-library = { $count ->
    [one] Non hai composto nulla per questa partita: viene assegnato l’unico villaggio pronto per tanti giocatori.
   *[other] Non hai composto nulla per questa partita: tra i { $count } villaggi pronti per tanti giocatori se ne estrae uno a sorte.
}
deal-too-few = { $count ->
    [0] Non si è ancora iscritto nessuno.
    [one] Si è iscritto un solo giocatore.
   *[other] Si sono iscritti solo { $count } giocatori.
} Ne servono { $least }.
deal-no-composition = Non c’è nessun villaggio per { $count } giocatori. Componine prima uno.
deal-paused = Non è stato possibile assegnare i ruoli di { $game }, perciò la partita è sospesa. Componi un villaggio per esattamente tanti giocatori e riprendila.
deal-done = I ruoli di { $game } sono stati assegnati e la partita è cominciata.

## Distribuzioni

distribution-hint-roles = Un ruolo per riga, preceduto da un numero se ce n’è più d’uno. Da 3 a 1000 giocatori.
