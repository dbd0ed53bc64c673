### Perché un messaggio non è stato accettato. Ogni risposta dice che cosa è stato capito, che cosa non va e che cosa andrebbe bene.

## Quello che sta intorno a un rifiuto

refusal-suggest = Volevi dire { $suggestions }?
refusal-choices = Puoi scegliere tra: { $choices }.
refusal-again = Manda pure un altro messaggio. La scelta valida che avevi già fatto in questo turno resta finché non ne arriva un’altra.
refusal-sign-up-again = Manda pure di nuovo la tua iscrizione.
refusal-sign-up-form = Si fa così: il nome della partita nell’oggetto e, nel messaggio, soltanto il tuo nome, una virgola e poi uomo, donna o altro; per esempio “Bruno, uomo”.
refusal-unknown = Così il tuo messaggio non si può accettare ({ $code }).
quote = “{ $text }”

## Da E1 a E13

refusal-e1 = { $detail ->
    [several_games] Nell’oggetto del tuo messaggio c’è più di una partita{ $games_count ->
        [0] {""}
       *[other] : { $games }
    }. Indicane una sola, così so a quale partita è destinato.
   *[unknown_game] Non capisco a quale partita è destinato il tuo messaggio: nell’oggetto non c’è nessuna partita che io conosca. Metti nell’oggetto il nome della partita, oppure la sola parola Aiuto se hai una domanda per gli amministratori.
}
refusal-e2 = { $detail ->
    [sign_up_closed] Le iscrizioni { AD($game) } sono chiuse: ormai è troppo tardi per partecipare.
   *[not_in_game] Questo indirizzo non è di un giocatore di { $game }, e per iscriversi è troppo tardi. Se giochi, scrivi dall’indirizzo con cui hai fatto l’iscrizione.
}
refusal-e3 = In { $game } sei tra i morti, e i morti non votano. Perciò il tuo messaggio non conta. Continuerai comunque a ricevere ciò che viene detto a tutto il villaggio.
refusal-e4 = { $detail ->
    [too_late] Il tuo messaggio per { $game } è arrivato troppo tardi: la scadenza di quel turno è passata. Quando ci sarà di nuovo qualcosa da scegliere, lo saprai.
    [old_prompt] Hai risposto a un messaggio di un turno di { $game } che è finito, quindi non ho preso nota di nulla. Rispondi al messaggio più recente che hai ricevuto da me.
    [another] In { $game } in questo momento questo non ti è chiesto, quindi quella risposta non conta.
    [asleep] In { $game } dormi profondamente fino al mattino. Per questo il tuo messaggio non conta. Quando ci sarà di nuovo qualcosa da scegliere, lo saprai.
    [not_started] In { $game } i ruoli non sono ancora stati assegnati, quindi non c’è nulla da scegliere. Saprai subito quando si comincia.
    [private_ballot] Nel tuo messaggio ho visto la parola “{ -white }”, ma questa notte non c’è una scelta a cui si riferisca. Non ho preso nota di nulla, perché tu non voti per sbaglio con il branco. Lascia fuori quella parola, se intendevi il voto del branco.
   *[not_asked] In { $game } in questo momento non ti è chiesto nulla, quindi il tuo messaggio non conta. Quando tocca a te lo saprai, con tutto ciò che puoi scegliere. Per parlare con il villaggio, lascia fuori questo indirizzo.
}
refusal-e5 = { $detail ->
    [locked_up] Sei in cella, quindi a questo rogo di { $game } non puoi votare.
    [guilty] Il tuo senso di colpa è troppo forte: a questo rogo di { $game } non puoi votare.
    [discovered] Il villaggio sa che lo Scemo del villaggio sei tu: in { $game } non voti più per il rogo.
   *[barred] A questo rogo di { $game } non puoi votare; il perché stava nel messaggio a tutto il villaggio.
}
refusal-e6 = Nel tuo messaggio non ho trovato il nome di nessun giocatore, e nemmeno la parola “{ -blank }”.
refusal-e7 = { $detail ->
    [too_many] Nel tuo messaggio ho trovato troppi nomi{ $given_count ->
        [0] {""}
       *[other] : { $given }
    }. { $most ->
        [0] Indicane di meno.
        [one] Deve essere uno solo. Attenzione: conta anche il tuo nome in fondo al messaggio.
       *[other] Possono essere { $most } al massimo. Attenzione: conta anche il tuo nome in fondo al messaggio.
    }
    [too_few] Nel tuo messaggio ho trovato troppo pochi nomi{ $given_count ->
        [0] {""}
       *[other] : soltanto { $given }
    }. { $least ->
        [0] Indicane di più.
        [one] Deve essere almeno uno.
       *[other] Devono essere almeno { $least }.
    }
   *[number] Il numero di nomi nel tuo messaggio non va bene.
}
refusal-e8 = Nel tuo messaggio ci sono sia “{ -blank }” sia un nome{ $given_count ->
    [0] {""}
   *[other] {" "}({ $given })
}. Perciò non so che cosa intendi: scrivi soltanto il nome, oppure soltanto “{ -blank }”.
refusal-e9 = { $given_count ->
    [0] Quello che hai scelto in questo momento non si può scegliere.
   *[other] Hai scelto { $given }, ma in questo momento non si può scegliere.
}
refusal-e10 = { $given_count ->
    [0] Questa volta non puoi rispondere “{ -blank }”: era già la tua ultima scelta, o l’ultima volta non hai risposto. Due volte di fila non è permesso. Indica un nome.
   *[other] Hai scelto { $given }, ma era già la tua ultima scelta. La stessa scelta due volte di fila non è permessa. Scegli qualcos’altro.
}
refusal-e11 = Qualcuno è stato più svelto: { $given_count ->
    [0] chi hai scelto non è più disponibile
    [one] { $given } non è più disponibile
   *[other] { $given } non sono più disponibili
}. Scegli qualcun altro.
refusal-e12 = { $detail ->
    [gender_unclear] Non capisco se sei uomo o donna{ $given_count ->
        [0] {""}
       *[other] : c’era scritto { $given }
    }. Dopo la virgola metti esattamente una di queste parole: uomo, donna o altro; serve soltanto a decidere come si parla di te.
    [name_not_letters] Con { $given_count ->
        [0] questo nome
       *[other] il nome { $given }
    } non posso lavorare. Un nome è fatto di lettere, con in mezzo, se serve, uno spazio, un trattino o un apostrofo.
    [name_too_long] Il nome { $given } è troppo lungo: più di { $most } lettere non ci stanno.
    [name_reserved] Il nome { $given } non va bene, perché una delle sue parole (“{ $word }”) in un messaggio significa già qualcos’altro.
    [name_taken] In { $game } c’è già un giocatore che si chiama { $given }, o quasi. Scegli un nome ben diverso.
    [nickname_taken] In { $game } il soprannome { $given } potrebbe voler dire anche un’altra persona. Scegline uno che non sia il nome, il cognome o il soprannome di nessun altro.
    [nicknames_many] Sono troppi soprannomi: ne bastano { $most }.
    [language_unknown] Non parlo quella lingua. Parlo olandese (nl), inglese (en), italiano (it) e tedesco (de).
    [time_zone_unknown] Non conosco il fuso orario { $given }. Scrivilo, per esempio, così: Europe/Rome.
    [address_unfit] A questo indirizzo non posso mandare posta. Iscriviti da un indirizzo di posta normale.
    [game_full] In { $game } tutti i posti sono occupati: per te purtroppo non ce n’è più.
    [unreliable] { $game } chiede di aver risposto, nelle partite precedenti, ad almeno { $least } turni su cento. Tu sei a { $count }: su { $asked } turni ne hai mancati { $missed }. Partecipa a una partita che non lo chiede; ogni turno a cui rispondi conta.
    [knows_village] Hai preparato { $game } e sai cose che chi gioca non deve sapere, quindi non puoi partecipare.
   *[sign_up_structure] Non riesco a leggere la tua iscrizione { AD($game) }.
}
refusal-e13 = { $detail ->
    [game_paused] { $game } è in pausa. Il tuo messaggio non è stato conservato; quando la partita riprende lo saprai, e potrai rispondere di nuovo.
   *[game_ended] { $game } è finita, quindi non c’è più nulla da scegliere. Il tuo messaggio non è stato conservato.
}

## I codici del gioco

refusal-unknown_name = { $given_count ->
    [0] { refusal-e6 }
   *[other] Ho letto { $given }, ma in questa partita nessuno si chiama così, e non è nemmeno una scelta possibile.
}
refusal-several_questions = Non capisco per quale delle tue scelte è questo: { $given }. Perciò non ho preso nota di nulla. Metti davanti a che cosa si riferisce, ogni risposta su una riga a parte.
refusal-incomplete = La tua risposta non è completa: ho letto soltanto { $given }.
refusal-too_many = { refusal-e7 }
refusal-too_few = { refusal-e7 }
refusal-not_a_choice = { refusal-e9 }
refusal-repeated = { refusal-e10 }
refusal-not_asked = { refusal-e4 }
refusal-blank_not_allowed = In questa scelta non puoi rispondere “{ -blank }”. Indica un nome dell’elenco.
refusal-blank_and_name = { refusal-e8 }
refusal-too_late = { refusal-e4 }
refusal-not_in_game = { refusal-e2 }
refusal-not_allowed = Capisco che cosa vuoi, ma in questo momento le regole non lo permettono.

## La posta stessa

refusal-too_large = Il tuo messaggio è troppo grande per leggerlo. Manda soltanto la risposta, senza allegati.
refusal-no_sender = Dal tuo messaggio non riesco a capire chi l’ha mandato. Mandalo di nuovo dalla tua solita casella.
refusal-unreadable = Non riesco a leggere il tuo messaggio. Manda di nuovo la risposta come semplice testo.
refusal-ambiguous_name = { $given_count ->
    [0] Nel tuo messaggio c’è un nome che potrebbe indicare più di un giocatore.
   *[other] Con { $given } si potrebbe intendere più di un giocatore.
} Scrivi il nome per intero, esattamente come sta nell’elenco.
refusal-rate_limited = Da te sta arrivando moltissima posta tutta insieme. Aspetta un momento e poi manda un solo messaggio.

## Assenze, sostituzioni, addii

refusal-rung_off = { $rung ->
    [excuses] In { $game } non si può annunciare un’assenza. Per il turno aperto ora potresti rispondere “{ -blank }”.
    [extensions] In { $game } nessuno può chiedere altro tempo.
    [substitutes] In { $game } non ci sono riserve.
    [leaving] Non puoi lasciare { $game } per conto tuo. Scrivi agli amministratori, con oggetto Aiuto.
   *[other] In { $game } questo non si può fare.
}
refusal-excuse_past = Il giorno fino al quale saresti via è già passato. Scrivi un giorno che deve ancora venire.
refusal-excuse_too_long = In { $game } ci si può assentare in tutto per { $most ->
    [one] un giorno
   *[other] { $most } giorni
} al massimo. Se stai via di più, è meglio una riserva.
refusal-player_dead = Lo possono fare soltanto i vivi.
refusal-has_played = Chi gioca in { $game }, o ci ha giocato, non può entrarvi come riserva.
refusal-administrates = Gli amministratori possono guardare dietro le quinte, quindi non possono entrare in { $game } come riserve.
refusal-not_excused = In { $game } non risultavi via, quindi i turni che manchi contano e basta.
refusal-already_left = Avevi già lasciato { $game }.
refusal-exiled = In { $game } sei in esilio, fuori dal villaggio, quindi non hai più nulla da scegliere. Il tuo messaggio non conta. Puoi continuare a leggere quello che leggono tutti.
refusal-already_disqualified = Quel giocatore è già fuori dal gioco per squalifica.
refusal-nothing_to_undo = Non è stato ancora chiuso nulla, quindi non c’è nulla da annullare.
refusal-another_closing = Nel frattempo è stato chiuso un turno diverso da quello che intendevi. Guarda prima a che punto è la partita.

## Gli organizzatori

refusal-game_name_missing = Manca il nome della nuova partita.
refusal-game_name_unfit = { $given } non può essere il nome di una partita. Usa lettere e cifre, non troppe, e nessuna parola che sia già un comando.
refusal-game_name_taken = C’è già una partita che si chiama { $given }.
refusal-game_setting = L’impostazione “{ $setting }” non può avere il valore “{ $value }”.
refusal-not_paused = { $game } non è in pausa.
refusal-not_ended = { $game } non è ancora finita. Si può cancellare soltanto una partita fermata o vinta.
refusal-mail_waiting = C’è ancora posta di { $game } che aspetta di essere mandata. Cancella la partita dopo.
refusal-nothing_open = In { $game } ora non c’è nulla di aperto da chiudere.
refusal-no_master = Questa persona non è game master di { $game }.
refusal-last_master = { $game } ha bisogno di almeno un game master: prima nomina qualcun altro.
refusal-text_unfit = Scrivi qualcosa, ma non più di { $most } lettere.
refusal-questions_many = Per ora le domande bastano: i game master ne accettano al massimo { $most }, sia in attesa sia in un giorno.
refusal-plays_himself = In { $game } giochi anche tu, quindi questo non lo puoi vedere.
refusal-player_living = Soltanto i morti si possono togliere dalla lista, e { $given_count ->
    [0] questo giocatore
   *[other] { $given }
} è ancora in vita.
refusal-unknown_role = Non conosco questo ruolo: { $given }.
refusal-distribution_size = Una distribuzione dei ruoli è per almeno 3 e al massimo 1000 giocatori.
refusal-unknown_request = Non c’è una richiesta di aiuto con il numero { $given }.
refusal-no_story_folder = Questo narratore non ha una cartella per racconti propri; chi lo gestisce può indicarne una.
refusal-unknown_story = Nessun racconto aggiunto si chiama { $given }.
refusal-story_unfit = Il racconto non è stato conservato. Riga { $line }: { $detail ->
    [no_front_matter] un racconto comincia con dei campi fra due righe “---”
    [missing_field] manca il campo “{ $word }”
    [unknown_field] “{ $word }” non è un campo, o c’è due volte
    [bad_value] questo valore non va bene: “{ $word }”
    [unknown_moment] non conosco il momento “{ $word }”
    [empty] sotto i campi non c’è alcun testo
    [too_long] il racconto è troppo lungo
    [syntax] le graffe non tornano: { $word }
    [not_allowed] “{ $word }” in un racconto non è permesso
    [unknown_word] non conosco la parola “{ $word }” fra graffe
    [unknown_filter] non conosco il filtro “{ $word }”
    [wrong_use] “{ $word }” qui non si può usare
    [no_such_player] “{ $word }” non c’è sempre; i campi a e b dicono quanti giocatori ci sono di sicuro
    [missing_form] “{ $word }” ha bisogno di tre forme: per un uomo, per una donna e per nessuno dei due
    [secret] i ruoli del gruppo { $word } sono un segreto per chi legge questo momento
    [not_public] “{ $word }” in questo momento non si può dire a tutti
    [never_told] “{ $word }” in questo momento non capita mai, quindi questo racconto non verrebbe mai raccontato
   *[other] questo non va bene: { $word }
}.
refusal-player_count = Questa partita non si può giocare in { $count }.
refusal-fixed = Questo non si può fissare in anticipo.
refusal-propositions = Un Divinatore ha bisogno di quattro frasi diverse, esattamente due delle quali vere.
refusal-same_name = Due giocatori hanno lo stesso nome.
refusal-role_count = Il numero dei ruoli non corrisponde al numero dei giocatori.
refusal-role_limit = Questi ruoli non si possono assegnare insieme: di uno ce ne sono troppi o troppo pochi.
refusal-role_minimum = Uno di questi ruoli richiede almeno { $least } giocatori, e in questa partita il numero è vincolante.
refusal-no_composition = Non c’è una distribuzione dei ruoli per { $count } giocatori.
refusal-unknown_option = Non c’è un’impostazione “{ $option }”.
refusal-option_value = L’impostazione “{ $option }” non può avere il valore “{ $value }”.
