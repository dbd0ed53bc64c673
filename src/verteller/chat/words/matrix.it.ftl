## Le stanze su Matrix

matrix-code-unknown = Questo codice non apre niente: è già stato usato, è scaduto oppure c’è una lettera sbagliata. La tua pagina della partita ne mostra uno nuovo.
matrix-linked = Ora in «{ $game }» giochi anche da qui, come { $player }. Ti invito nelle sue stanze.
matrix-join-unknown = Per unirti a una partita scrivi: !join, il link che hai ricevuto e il tuo nome. Per esempio: !join https://…/rooms/join/…/ Anna
matrix-ready = Preso nota: per «{ $game }» puoi cominciare.
matrix-rooms = Ti invito di nuovo nelle tue stanze di «{ $game }».
matrix-left = Non giochi più «{ $game }» su Matrix. Il tuo posto resta tuo, sulla pagina della partita.
matrix-unreadable = Non sono riuscito a decifrare il tuo messaggio. Mandalo un’altra volta, per favore.
matrix-only-words = Agli altri arrivano soltanto le parole: niente immagini, suoni o file.
matrix-help =
    Racconto partite di Lupus. Ecco che cosa puoi scrivermi qui:
    !link CODICE – giocare da qui nella partita la cui pagina ti mostra il codice
    !join LINK NOME – unirti a una partita
    !ready – dire che la partita può cominciare
    !rooms – ricevere di nuovo gli inviti alle tue stanze
    !leave – giocare d’ora in poi senza Matrix
    Durante la partita rispondi alle mie domande nella stanza che hai solo con me, con parole tue. Un pollice in su su chi è accusato è un voto.

matrix-title = Giocare su Matrix
matrix-lead = Le stesse stanze ci sono anche su Matrix: parla, rispondi e ascolta nell’app che hai già. Se cambi a metà partita non si perde niente, e si possono tenere aperte tutte e due.
matrix-step-write = Scrivi a { $bot }, in una stanza solo per voi due:
matrix-step-come = Il bot ti invita nelle stanze della partita. Accetta gli inviti e gioca.
matrix-code-lasts = Il codice è solo tuo. Vale una volta, entro { $minutes } minuti.
matrix-is-linked = { $user } gioca al tuo posto.
matrix-unlink = Giocare senza Matrix
matrix-not-here = Qui non c’è nessun bot di Matrix.
