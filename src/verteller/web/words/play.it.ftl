## Le mie partite

nav-play = Le mie partite
play = Le mie partite
play-none = In questo momento non giochi in nessuna partita.
play-none-text = Per partecipare a una partita manda una mail al narratore; l’invito dice come.
play-over = Partite finite, o in cui ora gioca un’altra persona
play-open = Apri { $game }
play-as = Giochi come { $name }.
play-owed = Ancora senza risposta:
play-owed-none = Non c’è nessuna domanda a cui tu non abbia risposto.
play-handed-over = Al tuo posto ora gioca un’altra persona. Puoi ancora leggere quello che ti è stato detto fino ad allora, e nulla di ciò che è venuto dopo.
play-handed-over-short = posto ceduto
play-not-dealt = Sei tra gli iscritti, con il nome { $name }. Quando i ruoli saranno assegnati, troverai qui il tuo.
play-due = Scadenza:
play-left = mancano { $length }
play-moment-left = manca meno di un minuto
play-time-up = Il tempo è scaduto
play-phase-election = Giorno { $number }: il villaggio elegge un Sindaco
play-phase-pyre = Giorno { $number }: il villaggio vota per il rogo
play-phase-vote = Giorno { $number }: il villaggio vota

## Una partita

play-back = Le mie partite
play-asked = Che cosa ti è chiesto
play-asked-none = In questo momento non ti è chiesto nulla. Quando tocca a te, lo trovi qui e ricevi una mail.
play-asked-none-dead = Sei tra i morti. Non ti sarà chiesto più nulla, ma continui a sapere ciò che sa tutto il villaggio.
play-asked-none-over = La partita è finita. Non ti sarà chiesto più nulla.
play-asked-paused = La partita è in pausa. Quando riprende, potrai rispondere di nuovo.
play-answer = Manda la mia risposta
play-change = Cambia la mia risposta
play-noted = La tua risposta è stata registrata.
play-noted-at = Ultima modifica: { $when }
play-receipt = La risposta che conta
play-pick = Scegli dall’elenco
play-blank = Nessuno
play-no = No
play-blank-box = Nessuno: non scelgo
play-nothing = Niente
play-exactly = { $count ->
    [one] Fai esattamente una scelta.
   *[other] Fai esattamente { $count } scelte.
}
play-at-most = { $count ->
    [one] Fai una scelta al massimo.
   *[other] Fai { $count } scelte al massimo.
}
play-at-least = { $count ->
    [one] Fai una o più scelte.
   *[other] Fai { $count } o più scelte.
}
play-between = Fai da { $least } a { $most } scelte.
play-no-blank = Qui una scelta ci vuole.
play-blank-repeated = Questa volta una scelta ci vuole: non si può rinunciare due volte di fila.
play-repeated = L’ultima volta era { $names }. La stessa scelta non si può fare due volte di fila.
play-standing = Puoi rispondere quando vuoi, oppure mai.
play-refused = La tua risposta non è stata accettata
play-refused-often = Hai inviato moltissime risposte in un’ora; non è cambiato nulla. Aspetta un po’ e riprova.
play-refused-nothing = Non hai ancora fatto una scelta.
play-refused-few = { $least ->
    [one] È troppo poco: fai almeno una scelta.
   *[other] È troppo poco: fai almeno { $least } scelte.
}
play-refused-many = { $most ->
    [one] È troppo: fai una scelta sola.
   *[other] È troppo: fai { $most } scelte al massimo.
}
play-refused-both = “Nessuno” e una scelta non vanno insieme. Decidi per l’uno o per l’altra.
play-refused-choice = Questo ora non si può scegliere. Scegli tra ciò che viene offerto qui.
play-refused-taken = Qualcuno è stato più svelto: quella scelta non è più libera. Fanne un’altra.
play-refused-repeated = Era già la tua ultima scelta, e la stessa scelta non si può fare due volte di fila.
play-kept = La risposta che avevi dato prima vale ancora.

## Chi sono

play-role = Il tuo ruolo
play-role-faction = Vinci con: { $faction }
play-role-show = Mostra il mio ruolo
play-you = tu
play-village = Il villaggio
play-gone = Morti
play-latest-none = Non è ancora stato detto nulla.
play-told-all = Tutto ciò che ti è stato detto

## Tutto ciò che mi è stato detto

play-told = Che cosa ti è stato detto
play-told-turns = Notti e giorni
play-told-text = Scarica come testo
play-told-later = Dopo
play-told-earlier = Prima
play-told-none = In questo turno non è stato detto nulla.
play-was-asked = Ti è stato chiesto: { $question }
play-blank-allowed = Si poteva anche non scegliere nessuno.
play-text-title = Tutto ciò che ti è stato detto in { $game }
