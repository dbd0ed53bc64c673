### Wanneer de fasen van een spel sluiten: na een tijdsduur, op een vast uur, of door een spelleider.

calendar-phase = { $phase ->
    [night] nachten
    [day] dagen
    [sign_up] inschrijving
    [election] verkiezingen
    [pyre] stemmingen over de brandstapel
   *[other] “{ $phase }”
}
calendar-turn = { $phase ->
    [night] nacht { $number }
    [day] dag { $number }
    [sign_up] inschrijving
    [election] verkiezing { $number }
    [pyre] brandstapel { $number }
   *[other] “{ $phase }” { $number }
}
calendar-next = volgende ronde
calendar-line = { $phases }: { $rule }
calendar-all = elke ronde
calendar-others = alle andere rondes
calendar-until = tot { $hours } uur
calendar-until-days = tot { $hours } uur, alleen op { $days }
calendar-not-on = , maar niet op { $dates }
calendar-more = { $count ->
    [one] nog { $count } datum
   *[other] nog { $count } data
}
calendar-least = , en nooit korter dan { $length }
calendar-waits = tot een spelleider sluit
calendar-zone = De uren zijn die van de klok in { $zone }.

label-calendar = Tijden
label-lost_minutes = Verloren minuten

told-calendar_changed = De tijden van { $game } zijn veranderd.
    .subject = { $game }: nieuwe tijden
    .rules = Vanaf nu geldt:
    .until = De ronde die nu open is, duurt tot { $until }.
notice-hours_kept = De verteller is een tijd weg geweest. Rondes van { $game } die op een vast uur sluiten, houden dat uur en krijgen niets terug. Is dat te weinig, geef dan meer tijd.
    .title = tijd verloren, zelfde uren
notice-hours_kept_mail = Een tijd lang kwam er geen post door. Rondes van { $game } die op een vast uur sluiten, houden dat uur en krijgen niets terug. Is dat te weinig, geef dan meer tijd.
    .title = tijd verloren, zelfde uren

refusal-calendar_unfit = { $detail ->
    [not_an_object] Dit is geen kalender: bij “{ $where }” horen namen met waarden te staan.
    [unknown_key] Een kalender kent geen “{ $value }” (bij “{ $where }”).
    [rule_missing] De kalender zegt niet wat voor elke ronde geldt (“every”).
    [rule_unclear] Bij “{ $where }” moet precies één van “lasts”, “until” en “waits” staan.
    [phase_unclear] “{ $value }” is geen naam van een ronde.
    [phase_unknown] Dit spel heeft geen ronde die “{ $value }” heet.
    [length_unclear] “{ $value }” is geen tijdsduur (bij “{ $where }”): schrijf 2d, 12h, 3m of 90s.
    [length_range] { $value } is te kort of te lang (bij “{ $where }”).
    [hour_unclear] “{ $value }” is geen uur (bij “{ $where }”): schrijf het als 22:00.
    [hours_none] Bij “{ $where }” staat geen uur.
    [weekday_unknown] “{ $value }” is geen weekdag (bij “{ $where }”): schrijf mon, tue, wed, thu, fri, sat of sun.
    [weekdays_none] Bij “{ $where }” blijft er geen weekdag over.
    [date_unclear] “{ $value }” is geen datum (bij “{ $where }”): schrijf die als 2026-12-25.
    [too_many_dates] Bij “{ $where }” staan te veel data: hoogstens { $most }.
    [zone_missing] Bij uren hoort een tijdzone, bijvoorbeeld Europe/Rome.
    [zone_unknown] De tijdzone “{ $value }” ken ik niet. Schrijf die als Europe/Rome.
   *[other] Dit is geen kalender voor het spel.
}
