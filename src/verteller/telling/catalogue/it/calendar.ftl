### Quando si chiudono le fasi di una partita: dopo un certo tempo, a un’ora fissa, o per mano di un game master.

calendar-phase = { $phase ->
    [night] notti
    [day] giorni
    [sign_up] iscrizioni
    [election] elezioni
    [pyre] votazioni per il rogo
   *[other] “{ $phase }”
}
calendar-turn = { $phase ->
    [night] notte { $number }
    [day] giorno { $number }
    [sign_up] iscrizioni
    [election] elezione { $number }
    [pyre] rogo { $number }
   *[other] “{ $phase }” { $number }
}
calendar-next = turno successivo
calendar-line = { $phases }: { $rule }
calendar-all = ogni turno
calendar-others = tutti gli altri turni
calendar-until = fino alle { $hours }
calendar-until-days = fino alle { $hours }, solo di { $days }
calendar-not-on = , ma non il { $dates }
calendar-more = { $count ->
    [one] un’altra data
   *[other] altre { $count } date
}
calendar-least = , e mai meno di { $length }
calendar-waits = finché un game master non chiude
calendar-zone = Gli orari sono quelli dell’orologio di { $zone }.

label-calendar = Orari
label-lost_minutes = Minuti perduti

told-calendar_changed = Gli orari di { $game } sono cambiati.
    .subject = { $game }: nuovi orari
    .rules = D’ora in poi:
    .until = Il turno in corso dura fino a { $until }.
notice-hours_kept = Il narratore è stato assente per un po’. I turni di { $game } che si chiudono a un’ora fissa mantengono comunque quell’ora e non recuperano nulla. Se è troppo poco, concedi più tempo.
    .title = tempo perduto, stessi orari
notice-hours_kept_mail = Per un po’ la posta non è passata. I turni di { $game } che si chiudono a un’ora fissa mantengono comunque quell’ora e non recuperano nulla. Se è troppo poco, concedi più tempo.
    .title = tempo perduto, stessi orari

refusal-calendar_unfit = { $detail ->
    [not_an_object] Questo non è un calendario: in “{ $where }” ci vogliono nomi con i loro valori.
    [unknown_key] Un calendario non conosce “{ $value }” (in “{ $where }”).
    [rule_missing] Il calendario non dice che cosa vale per ogni turno (“every”).
    [rule_unclear] In “{ $where }” ci vuole esattamente uno tra “lasts”, “until” e “waits”.
    [phase_unclear] “{ $value }” non è il nome di un turno.
    [phase_unknown] Questa partita non ha nessun turno che si chiami “{ $value }”.
    [length_unclear] “{ $value }” non è una durata (in “{ $where }”): scrivi 2d, 12h, 3m o 90s.
    [length_range] { $value } è troppo poco o troppo (in “{ $where }”).
    [hour_unclear] “{ $value }” non è un’ora (in “{ $where }”): scrivila come 22:00.
    [hours_none] In “{ $where }” manca l’ora.
    [weekday_unknown] “{ $value }” non è un giorno della settimana (in “{ $where }”): scrivi mon, tue, wed, thu, fri, sat o sun.
    [weekdays_none] In “{ $where }” non resta nessun giorno della settimana.
    [date_unclear] “{ $value }” non è una data (in “{ $where }”): scrivila come 2026-12-25.
    [too_many_dates] In “{ $where }” ci sono troppe date: al massimo { $most }.
    [zone_missing] Gli orari hanno bisogno di un fuso orario, per esempio Europe/Rome.
    [zone_unknown] Non conosco il fuso orario “{ $value }”. Scrivilo come Europe/Rome.
   *[other] Questo non è un calendario per la partita.
}
