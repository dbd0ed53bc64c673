### Le carte: che cos’è ogni ruolo, con il suo disegno.

cards-title = Le carte
cards-known = Queste carte sono in gioco. Chi abbia quale, lo si sa solo della propria.
cards-all = Tutte le carte che possono esserci in { $rulebook }.
cards-rules = Tutto il regolamento di { $rulebook }
cards-times = { $count } volte
