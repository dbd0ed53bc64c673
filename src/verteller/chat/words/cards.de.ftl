### Die Karten: was jede Rolle ist, mit ihrem Bild.

cards-title = Die Karten
cards-known = Diese Karten sind im Spiel. Wer welche hat, weiß man nur von der eigenen.
cards-all = Alle Karten, die es in { $rulebook } geben kann.
cards-rules = Das ganze Regelwerk von { $rulebook }
cards-times = { $count }-mal
