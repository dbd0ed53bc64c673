### The cards: what each role is, with its picture.

cards-title = The cards
cards-known = These cards are in the game. Who has which, everybody knows only of their own.
cards-all = All cards there can be in { $rulebook }.
cards-rules = The whole rulebook of { $rulebook }
cards-times = { $count } of them
