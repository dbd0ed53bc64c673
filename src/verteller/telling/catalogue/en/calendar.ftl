### When the phases of a game close: by lengths of time, by the clock on the wall, or by a master.

calendar-phase = { $phase ->
    [night] nights
    [day] days
    [sign_up] sign-up
    [election] elections
    [pyre] votes at the pyre
   *[other] “{ $phase }”
}
calendar-turn = { $phase ->
    [night] night { $number }
    [day] day { $number }
    [sign_up] sign-up
    [election] election { $number }
    [pyre] pyre { $number }
   *[other] “{ $phase }” { $number }
}
calendar-next = next round
calendar-line = { $phases }: { $rule }
calendar-all = every round
calendar-others = all other rounds
calendar-until = until { $hours }
calendar-until-days = until { $hours }, on { $days } only
calendar-not-on = , but not on { $dates }
calendar-more = { $count ->
    [one] { $count } other date
   *[other] { $count } other dates
}
calendar-least = , and never shorter than { $length }
calendar-waits = until a game master closes it
calendar-zone = The hours are those of the clock in { $zone }.

label-calendar = Times
label-lost_minutes = Minutes lost

told-calendar_changed = The times of { $game } have changed.
    .subject = { $game }: new times
    .rules = From now on:
    .until = The round that is open now lasts until { $until }.
notice-hours_kept = The host was away for a while. Rounds of { $game } that close by the clock on the wall keep their hour all the same and get nothing back. If that is too little, give them more time.
    .title = lost time, same hours
notice-hours_kept_mail = For a while no mail got through. Rounds of { $game } that close by the clock on the wall keep their hour all the same and get nothing back. If that is too little, give them more time.
    .title = lost time, same hours

refusal-calendar_unfit = { $detail ->
    [not_an_object] This is no calendar: “{ $where }” has to be a list of names with their values.
    [unknown_key] A calendar knows no “{ $value }” (at “{ $where }”).
    [rule_missing] The calendar does not say what holds for every round (“every”).
    [rule_unclear] At “{ $where }” exactly one of “lasts”, “until” and “waits” has to stand.
    [phase_unclear] “{ $value }” is no name of a round.
    [phase_unknown] This game has no round called “{ $value }”.
    [length_unclear] “{ $value }” is no length of time (at “{ $where }”): write 2d, 12h, 3m or 90s.
    [length_range] { $value } is too short or too long (at “{ $where }”).
    [hour_unclear] “{ $value }” is no hour (at “{ $where }”): write it like 22:00.
    [hours_none] At “{ $where }” no hour is given.
    [weekday_unknown] “{ $value }” is no day of the week (at “{ $where }”): write mon, tue, wed, thu, fri, sat or sun.
    [weekdays_none] At “{ $where }” no day of the week is left.
    [date_unclear] “{ $value }” is no date (at “{ $where }”): write it like 2026-12-25.
    [too_many_dates] There are too many dates at “{ $where }”: { $most } at most.
    [zone_missing] Hours need a time zone, for instance Europe/Rome.
    [zone_unknown] I do not know the time zone “{ $value }”. Write it like Europe/Rome.
   *[other] This is no calendar for the game.
}
