### Lupus 3.0: le parole che ha di suo, oltre ai ruoli. I rapporti dicono il meno possibile: chi è
### stato ostacolato legge sempre la stessa frase, chiunque lo abbia fatto e comunque.

## I rapporti e le loro sezioni

report-start = L’inizio
report-dawn = Alba del giorno { $number }
report-sunset = Tramonto del giorno { $number }
report-empty = Non c’è nulla da annunciare.
section-dead = Morti
section-risen = Risorti
section-power = Esito del tuo potere
section-own = Soltanto per te
section-succession = Successione del Sindaco
section-screams = Urla nella notte
section-vote = Esito della votazione
section-vote-details = Dettaglio dei voti
section-niece = La Nipote di Mubarak
section-advocate = L’Avvocato del Diavolo
section-election = Esito dell’elezione
section-election-details = Dettaglio dei voti per l’elezione
section-notice-vampire = La tua trasformazione
section-notice-death = La tua morte
section-notice-resurrection = La tua risurrezione
section-notice-raised = La tua risurrezione
section-notice-election = La tua elezione
section-notice-defeat = La tua fazione

## Quello che dice la prima lettera

role-table = Il tuo ruolo nella tabella:
propositions = Le tue quattro frasi; due sono vere e due sono false:
fact-proposition = { $about } è { $role_one }
fact-fellows = { $group ->
    [mason] { $players_others_count ->
        [0] Oltre a te non ci sono Massoni.
        [one] C’è un altro Massone: { $players_others }.
       *[other] Gli altri Massoni: { $players_others }.
    }
    [wolves] { $players_others_count ->
        [0] Oltre a te non ci sono Lupi né Fattucchiere.
        [one] Fra Lupi e Fattucchiere, oltre a te c’è soltanto { $players_others }.
       *[other] I Lupi e le Fattucchiere, oltre a te: { $players_others }.
    }
    [possessed] { $players_others_count ->
        [0] Oltre a te non ci sono Indemoniati né Esorcisti.
        [one] Fra Indemoniati ed Esorcisti, oltre a te c’è soltanto { $players_others }.
       *[other] Gli Indemoniati e gli Esorcisti, oltre a te: { $players_others }.
    }
    [devils] { $players_others_count ->
        [0] Oltre a te non ci sono Diavoli né Avvocati del Diavolo.
        [one] Fra Diavoli e Avvocati del Diavolo, oltre a te c’è soltanto { $players_others }.
       *[other] I Diavoli e gli Avvocati del Diavolo, oltre a te: { $players_others }.
    }
   *[other] { $players_others_count ->
        [0] Del tuo clan non c’è nessun altro.
       *[other] Del tuo clan, oltre a te: { $players_others }.
    }
}

## L’esito di un potere

fact-power = { $outcome ->
    [failed] { $target_who ->
        [nobody] Il tuo potere non ha avuto effetto.
        [you] Il tuo potere non ha avuto effetto su di te.
       *[other] Il tuo potere non ha avuto effetto su { $target }.
    }
   *[ok] { $target_who ->
        [nobody] Il tuo potere ha avuto effetto.
        [you] Il tuo potere ha avuto effetto su di te.
       *[other] Il tuo potere ha avuto effetto su { $target }.
    }
}
fact-learned_aura = { $aura ->
    [white] { $about_who ->
        [you] La tua aura è bianca.
       *[other] L’aura di { $about } è bianca.
    }
    [black] { $about_who ->
        [you] La tua aura è nera.
       *[other] L’aura di { $about } è nera.
    }
   *[red] { $about_who ->
        [you] La tua aura è rossa.
       *[other] L’aura di { $about } è rossa.
    }
}
fact-learned_role = { $about_who ->
    [you] Sei { $role_one }.
   *[other] { $about } è { $role_one }.
}
fact-learned_faction = { $faction ->
    [white] { $about_who ->
        [you] Giochi con i Bianchi.
       *[other] { $about } gioca con i Bianchi.
    }
    [black] { $about_who ->
        [you] Giochi con i Neri.
       *[other] { $about } gioca con i Neri.
    }
    [red] { $about_who ->
        [you] Giochi con i Rossi.
       *[other] { $about } gioca con i Rossi.
    }
   *[not_red] { $about_who ->
        [you] Non giochi con i Rossi.
       *[other] { $about } non gioca con i Rossi.
    }
}
reading = { $about_who ->
    [you] Hai letto nella tua anima:
   *[other] Hai letto nell’anima di { $about }:
}
reading-start = Ruolo all’inizio della partita: { $role }
reading-now = Ruolo attuale: { $role }
reading-faction = Fazione attuale: { $faction_name }
fact-visited = { $players_count ->
    [0] Questa notte { $about } non ha fatto visita a nessuno.
   *[other] Questa notte { $about } ha fatto visita { AD($players_object) }.
}
fact-visitors = { $players_count ->
    [0] Questa notte nessuno ha fatto visita { AD($about_object) }.
   *[other] Chi questa notte ha fatto visita { AD($about_object) }: { $players }.
}
fact-visited_by = { $player_who ->
    [you] Questa notte hai fatto visita a te: che sei un Espansivo lo sapevi già.
   *[other] Questa notte { $player } ti ha fatto visita: è un Espansivo.
}
fact-acquired = Hai acquisito il potere di { $about }: ora sei { $role_one }. Potrai usarlo dalla prossima notte.
fact-not_acquired = Da { $about } non hai acquisito alcun potere. La tua unica occasione è consumata.
fact-vision = Hai avuto una visione: { $about } è { $role_one }.
fact-ritual_failed = Il rituale non è riuscito.

## L’alba

fact-dawn = È l’alba del giorno { $number }: la notte { $number } è finita.
fact-revived = { $player_who ->
    [you] Sei di nuovo tra i vivi.
   *[other] { $player } è di nuovo tra i vivi.
}
fact-scream = { $player_who ->
    [you] Nella notte si sono sentite le tue urla.
   *[other] Nella notte si sono sentite le urla di { $player }.
}

## Il tramonto

fact-sunset = È il tramonto del giorno { $number }: i voti sono contati.
fact-condemned = { $player_who ->
    [you] Il villaggio ti condanna al rogo.
   *[other] Il villaggio condanna al rogo { $player }.
}
fact-pyre = { $player_who ->
    [nobody] { $reason ->
        [quorum] I voti sono troppo pochi: la votazione non è valida, e oggi sul rogo non muore nessuno.
        [tie] I voti sono pari, e oggi sul rogo non muore nessuno.
        [niece] La condanna però cade, e oggi sul rogo non muore nessuno.
        [advocate] La condanna però cade, e oggi sul rogo non muore nessuno.
       *[other] Oggi sul rogo non muore nessuno.
    }
    [you] Devi salire sul rogo.
   *[other] { $player } deve salire sul rogo.
}
fact-spared = { $by ->
    [niece] { $player_who ->
        [you] Viene annunciato che sei la Nipote di Mubarak, e per questo ti salvi dal rogo.
       *[other] { $player } è la Nipote di Mubarak, e per questo si salva dal rogo.
    }
   *[advocate] { $player_who ->
        [you] Ti ha difeso un Avvocato del Diavolo, e per questo ti salvi dal rogo.
       *[other] Un Avvocato del Diavolo ha difeso { $player }, che per questo si salva dal rogo.
    }
}
fact-elected = { $player_who ->
    [nobody] I voti non bastano a eleggere nessuno: la carica resta a chi l’aveva già.
    [you] Il villaggio ti ha eletto Sindaco.
   *[other] Il villaggio ha eletto Sindaco { $player }.
}
elected-dead = Chi muore però non la riceve: la carica resta a chi l’aveva già.
fact-mayor = { $player_who ->
    [nobody] La carica di Sindaco resta vacante.
    [you] { $how ->
        [lot] La sorte ha scelto te: da ora il Sindaco sei tu.
        [elected] Da ora il Sindaco sei tu.
        [successor] Ti aveva designato il Sindaco precedente: da ora il Sindaco sei tu.
       *[other] Il Sindaco sei tu.
    }
   *[other] { $how ->
        [lot] La sorte ha scelto { $player }: da ora è il Sindaco.
        [elected] Da ora il Sindaco è { $player }.
        [successor] Il Sindaco precedente aveva designato { $player }, che da ora è il Sindaco.
       *[other] Il Sindaco è { $player }.
    }
}

## Le lettere a parte

fact-notice = { $of ->
    [vampire] Un morso ti ha trasformato.
    [death] Non sei più tra i vivi. Continui a giocare per la tua fazione, e i rapporti ti arrivano come prima.
    [resurrection] Sei di nuovo tra i vivi, con il ruolo e la fazione che avevi.
    [raised] Sei di nuovo tra i vivi, ma non come prima.
    [election] Il villaggio ti ha eletto Sindaco. Quando al rogo i voti sono pari decide il tuo, e in ogni momento puoi designare chi ti succederà.
   *[defeat] Questa notizia è solo per la tua fazione: il villaggio non la riceve.
}
fact-faction_changed = Da questo momento giochi con i { $faction_name }.
fact-defeated = I { $faction_name } hanno perso{ $faction ->
    [black] {""}: quelli che ora sono in vita moriranno alla prossima alba.
   *[other] {""}.
}
fact-secondary_goal = Hai però un obiettivo secondario: da ora sostieni i { $faction_name }. Lo ha deciso la sorte, e non per tutti allo stesso modo: a chi giocava con te può essere toccata l’altra fazione.

## La fine

fact-won = { $faction ->
    [white] Il villaggio può dormire tranquillo: hanno vinto i Bianchi!
    [black] Il villaggio è in mano alle tenebre: hanno vinto i Neri!
    [red] Il villaggio ha sete di sangue: hanno vinto i Rossi!
   *[draw] La partita finisce senza vincitori.
}{ $players_count ->
    [0] {""}
    [one] {" "}{ $players_who ->
        [you] La vittoria è tua, complimenti!
       *[other] La vittoria va { AD($players_object) }.
    }
   *[other] {" "}La vittoria va { AD($players_object) }.{ $players_who ->
        [you] {" "}Complimenti!
       *[other] {""}
    }
}
fact-secondary_result = { $player_who ->
    [you] Il tuo obiettivo secondario era sostenere i { $faction_name }
   *[other] L’obiettivo secondario di { $player } era sostenere i { $faction_name }
}: { $reached ->
    [yes] raggiunto.
   *[no] mancato.
}
secondary-results = Gli obiettivi secondari:
secondary-line = { $player } (i { $faction_name }): { $reached ->
    [yes] raggiunto
   *[no] mancato
}
fact-game_over = La partita è finita. Ora si può svelare ogni segreto.

## Quello che il narratore tiene per sé

fact-skill_order = L’ordine di abilità, dal più abile ({ $power }): { $players }.
fact-faction_lost = I { $faction_name } sono fuori gioco.
fact-goal_assigned = { $player } deve ora sostenere i { $faction_name }.
fact-collapsed = Crollano i { $faction_name }: chi di loro è in vita muore.
fact-defended = Un Avvocato del Diavolo, { $by }, difende { $player } dal prossimo rogo.
cause-words = { $cause ->
    [wolves] per mano dei Lupi
    [hunter] per il colpo di un Cacciatore
    [vampirism] di vecchiaia, come Vampiro
    [suicide] di propria mano
    [defeat] per la sconfitta dei Neri
    [pyre] sul rogo
   *[other] { $cause_raw }
}

## Le domande

question-power = Su chi usi il tuo potere stanotte?
    .explain = Non c’è obbligo di usarlo. Fino all’alba puoi cambiare il nome o ritirarlo.
    .receipt = { $chosen_who ->
        [you] Usi il tuo potere su di te.
       *[other] Usi il tuo potere su { $chosen }.
    }
    .blank = Stanotte non usi il tuo potere.
question-ritual = Su chi compi il rituale stanotte?
    .explain = Se i morti indicano la stessa persona, tutto il villaggio ne sente le urla: all’alba se ne legge il nome, e non le succede altro. Se non siete d’accordo, il rituale non riesce. Non c’è obbligo di partecipare.
    .receipt = Compi il rituale su { $chosen }.
    .blank = Stanotte non partecipi al rituale.
question-suicide = Stanotte il tuo personaggio si toglie la vita?
    .explain = Accade all’alba, dopo tutto il resto, e nessuno può impedirlo; se stanotte usi un potere, ricevi comunque la sua risposta. Fino all’alba puoi ripensarci.
    .receipt = Stanotte il tuo personaggio si toglie la vita.
    .blank = Il tuo personaggio non si toglie la vita.
question-vote = Chi deve salire sul rogo?
    .explain = Puoi votare qualunque personaggio vivo, anche te. Di regola la votazione vale se ha votato almeno la metà dei vivi. Muore chi ha più voti; in caso di parità decide di regola il voto del Sindaco, oppure la sorte. Il risultato mostra chi ha votato per chi.
    .receipt = Per il rogo voti { $chosen }.
    .blank = Per il rogo non voti nessuno.
question-elect = Chi deve essere Sindaco?
    .explain = Di regola diventa Sindaco chi ha i voti di più della metà dei vivi; altrimenti tutto resta com’è. Il suo voto decide le parità al rogo, di regola già da oggi. Puoi votare qualunque personaggio vivo, anche te. Il risultato mostra chi ha votato per chi.
    .receipt = Come Sindaco voti { $chosen }.
    .blank = Come Sindaco non voti nessuno.
question-successor = Chi ti succederà come Sindaco?
    .explain = Puoi designare qualcuno in qualunque momento, di giorno e di notte, e cambiare o ritirare il nome. Nessuno lo saprà fino alla tua morte. Se allora non c’è un nome, o chi hai designato non è più in vita, di regola decide la sorte.
    .receipt = Come successore designi { $chosen }.
    .blank = Non designi nessun successore.
how-names = { $amount ->
    [one] Rispondi con parole tue, oppure scrivi soltanto un nome dell’elenco.
   *[other] Rispondi con parole tue, oppure scrivi soltanto i nomi dell’elenco: da { $least } a { $most }.
}
how-words = { $amount ->
    [one] Rispondi con parole tue.
   *[other] Rispondi con parole tue, scegliendo fra queste: da { $least } a { $most }.
}
how-blank = Puoi anche lasciar perdere, o ritirare quello che avevi scelto.
how-no-blank = Qui devi scegliere.
how-signature = Un nome alla volta: se ne scrivi altri, deve essere chiaro quale scegli.
how-blank-first = Non scegliere nessuno equivale a non rispondere.

## La lettera d’inizio

reminder =
    .blank-first = Non c’è obbligo di scegliere, e fino alla scadenza puoi ancora cambiare una scelta.
opening = Comincia { $game }. Tieni per te quello che leggi qui: è scritto per te e per nessun altro.
    .answering = Si gioca così: rispondi ai messaggi che ricevi, oppure scrivi a { $home } con il nome della partita nell’oggetto. Scrivi con parole tue quello che vuoi fare; in un messaggio possono stare più ordini, e ogni volta ti rispondo con quello che ho capito.
    .blank-first = Fino alla scadenza puoi cambiare o ritirare una scelta quante volte vuoi; conta l’ultima. Non c’è obbligo di scegliere: non lasci mai il gioco per aver saltato qualcosa.
    .discussion = Discuti, accusa, supplica e menti quanto vuoi, ma lascia fuori { $home }: tutto ciò che arriva a quell’indirizzo viene letto come un ordine.
    .dead = Quando muori, continui a giocare per la tua fazione. Ricevi ancora i rapporti dell’alba e del tramonto.

## Perché un messaggio non è stato accettato

refusal-e3 = In { $game } sei tra i morti, e in questo momento non hai nulla da scegliere. Perciò il tuo messaggio non conta. I rapporti continuano ad arrivarti.
