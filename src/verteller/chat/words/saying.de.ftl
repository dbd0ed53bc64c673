saying-no-room = Du bist nicht in diesem Raum.
saying-silence = Hier kannst du gerade nicht sprechen.
saying-empty = Es gibt noch nichts zu senden.
saying-too-long = Das ist zu lang: In eine Nachricht passen höchstens { $most } Zeichen.
saying-too-fast = So schnell kann niemand lesen. Warte kurz und sende es dann noch einmal.
saying-unfit = Diese Seite kann nichts mehr senden. Bitte lade sie neu.
