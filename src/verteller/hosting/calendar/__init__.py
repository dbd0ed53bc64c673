"""
The calendar: when a phase closes, for every rulebook. Plain functions of what was written down.

A `Calendar` says for every phase one of three things: it *lasts* so long (`Lasting`: "each phase
two days", "phases of three minutes"), it is open *until* an hour of the clock in a named zone
(`Until`: "nights until 08:00, days until 22:00, but no day ends on Friday or Saturday"), or it
*waits* for a master (`Waiting`). It is kept as JSON; `read_calendar` reads that and
`Calendar.to_json` writes it:

    {"zone": "Europe/Rome",
     "every": {"until": ["22:00"], "on": ["mon", "tue", "wed", "thu", "sun"],
               "not_on": ["2018-04-01", "2018-04-02"]},
     "phases": {"night": {"until": ["08:00"]}, "night 1": {"lasts": "2d"}}}

Nothing here knows a game, a database or the present moment, and nothing changes. Moments are
aware and come back in UTC.

**What an hour means when the clocks change** (RFC 5545, section 3.3.5). An hour that comes twice
is the first of the two. An hour that does not come is reckoned as if the clocks had not been put
forward yet: 02:30 in the night without one is 03:30 by the new time. All others are the hour the
clock on the wall shows, so that a night from 22:00 to 08:00 has nine hours in March and eleven in
October. A phase that lasts a length of time lasts just that, whatever the clocks do.

**A phase opened out of turn**, by a master who ended the one before early or by a game that begins
at noon, closes at its next hour, so that a game finds its way back to the clock by itself. It gets
its least time first: opened at 07:59, a night lasts until the next morning.

**How hosting takes a calendar in**, place by place; `phase` and `number` are those of the open
phase, ``sign_up`` and 0 for a sign-up:

- A game keeps the JSON beside its speed; a game without one has `each(speed)`. Doors refuse what
  `read_calendar` refuses, by `CalendarError.fault`. ``scheduling`` is where all this is asked.
- ``appending._take_over``, ``pausing.resume`` and the making of a game set
  ``due_at = calendar.deadline(phase, number, at)``. None is a phase that waits: no alarm, and
  nothing for the sweep. ``at`` is the closing's moment, not the machine's; ``opened_at`` keeps it.
- ``sweep.closing_time`` is `Calendar.closes_at`, with ``outages.GRACE``. With hours it is the
  deadline itself however late it is carried out, so the next phase opens at that hour and the
  sweep's loop carries out all missed advances in order, each with the answers given in time. Where
  an act was logged after the deadline, the closing's entries take the time of that one, since the
  log never goes back; the next deadline is reckoned from this deadline all the same.
- Before the sweep closes a phase with hours after a downtime, mail that reached the mailbox in
  time is taken in: fetched once, or the doors are open for as long as mail servers need to hand
  over what they kept (``outages.wait_for_mail``). With lengths the lost time given back sees to
  that.
- ``outages.give_back`` asks `Calendar.given_back` for the deadline and, where that has not moved,
  writes to nobody: an hour everybody knows does not become 23:17. Masters are told instead, and
  may give more time.
- A master's ``mastering.extend`` adds what he says to whatever was due; the phase after it finds
  its hour by itself. An extension the players wished for goes to `Calendar.postponed`, the next
  closing hour, and the fact states the difference.
- A master's advance closes the phase now; the next one is due as ever. A calendar changed while a
  phase is open holds for it as well: ``due_at`` is its deadline from when it opened or, if that is
  over, from now.
- Reminders and the usual extension are a share of ``due_at`` less the moment the phase opened.
- Prompts name the deadline as they do; `Calendar.describe` gives doors the parts for words, and
  `Calendar.timetable` the coming turns for a page or a master's desk.

Source: tempo-reale, section 2.1, LTR-SYS-01, LTR-SYS-03, LTR-SYS-04; wakkerdam, WAK-VOTE-12.
"""

from verteller.hosting.calendar.errors import CalendarError, Fault
from verteller.hosting.calendar.parts import Lasting, Rule, Until, Waiting, Weekday
from verteller.hosting.calendar.presets import (
    SUNDAY_TO_THURSDAY,
    days_and_nights,
    each,
    five_days_a_week,
)
from verteller.hosting.calendar.reading import read_calendar
from verteller.hosting.calendar.spec import Calendar, Clause, Span, Turn

__all__ = [
    "SUNDAY_TO_THURSDAY",
    "Calendar",
    "CalendarError",
    "Clause",
    "Fault",
    "Lasting",
    "Rule",
    "Span",
    "Turn",
    "Until",
    "Waiting",
    "Weekday",
    "days_and_nights",
    "each",
    "five_days_a_week",
    "read_calendar",
]
