### Wann die Phasen eines Spiels enden: nach einer Dauer, zu einer festen Uhrzeit oder durch die Spielleitung.

calendar-phase = { $phase ->
    [night] Nächte
    [day] Tage
    [sign_up] Anmeldung
    [election] Wahlen
    [pyre] Abstimmungen über den Scheiterhaufen
   *[other] „{ $phase }“
}
calendar-turn = { $phase ->
    [night] Nacht { $number }
    [day] Tag { $number }
    [sign_up] Anmeldung
    [election] Wahl { $number }
    [pyre] Scheiterhaufen { $number }
   *[other] „{ $phase }“ { $number }
}
calendar-next = nächste Runde
calendar-line = { $phases }: { $rule }
calendar-all = jede Runde
calendar-others = alle anderen Runden
calendar-until = bis { $hours } Uhr
calendar-until-days = bis { $hours } Uhr, nur am { $days }
calendar-not-on = , aber nicht am { $dates }
calendar-more = { $count ->
    [one] an einem weiteren Tag
   *[other] an { $count } weiteren Tagen
}
calendar-least = , und nie kürzer als { $length }
calendar-waits = bis die Spielleitung schließt
calendar-zone = Die Uhrzeiten sind die der Uhr in { $zone }.

label-calendar = Zeiten
label-lost_minutes = Verlorene Minuten

told-calendar_changed = Die Zeiten von { $game } haben sich geändert.
    .subject = { $game }: neue Zeiten
    .rules = Von jetzt an gilt:
    .until = Die Runde, die jetzt offen ist, dauert bis { $until }.
notice-hours_kept = Der Erzähler war eine Weile nicht da. Runden von { $game }, die zu einer festen Uhrzeit enden, behalten diese Uhrzeit trotzdem und bekommen nichts zurück. Ist das zu wenig, dann gib ihnen mehr Zeit.
    .title = Zeit verloren, gleiche Uhrzeiten
notice-hours_kept_mail = Eine Weile kam keine Post durch. Runden von { $game }, die zu einer festen Uhrzeit enden, behalten diese Uhrzeit trotzdem und bekommen nichts zurück. Ist das zu wenig, dann gib ihnen mehr Zeit.
    .title = Zeit verloren, gleiche Uhrzeiten

refusal-calendar_unfit = { $detail ->
    [not_an_object] Das ist kein Kalender: Bei „{ $where }“ müssen Namen mit Werten stehen.
    [unknown_key] Ein Kalender kennt kein „{ $value }“ (bei „{ $where }“).
    [rule_missing] Der Kalender sagt nicht, was für jede Runde gilt („every“).
    [rule_unclear] Bei „{ $where }“ muss genau eines von „lasts“, „until“ und „waits“ stehen.
    [phase_unclear] „{ $value }“ ist kein Name einer Runde.
    [phase_unknown] Dieses Spiel hat keine Runde, die „{ $value }“ heißt.
    [length_unclear] „{ $value }“ ist keine Dauer (bei „{ $where }“): Schreib 2d, 12h, 3m oder 90s.
    [length_range] { $value } ist zu kurz oder zu lang (bei „{ $where }“).
    [hour_unclear] „{ $value }“ ist keine Uhrzeit (bei „{ $where }“): Schreib sie wie 22:00.
    [hours_none] Bei „{ $where }“ fehlt die Uhrzeit.
    [weekday_unknown] „{ $value }“ ist kein Wochentag (bei „{ $where }“): Schreib mon, tue, wed, thu, fri, sat oder sun.
    [weekdays_none] Bei „{ $where }“ bleibt kein Wochentag übrig.
    [date_unclear] „{ $value }“ ist kein Datum (bei „{ $where }“): Schreib es wie 2026-12-25.
    [too_many_dates] Bei „{ $where }“ stehen zu viele Tage: höchstens { $most }.
    [zone_missing] Uhrzeiten brauchen eine Zeitzone, zum Beispiel Europe/Rome.
    [zone_unknown] Die Zeitzone „{ $value }“ kenne ich nicht. Schreib sie wie Europe/Rome.
   *[other] Das ist kein Kalender für das Spiel.
}
