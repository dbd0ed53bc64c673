### Le domande: titolo, spiegazione (.explain), ricevuta con una scelta (.receipt) e senza (.blank).

## Parole che possono stare in una risposta

# Né «bianco» né «bianca»: sono anche nomi di persona.
-blank = nessuno
-white = solitario
-mayor = sindaco
word-blank = { -blank }

## Wakkerdam, all’inizio

question-thief = A chi rubi il ruolo?
    .explain = Il villaggio dorme, e tu passi davanti alle case in punta di piedi. Chi scegli continua da Villico; il suo ruolo, da quel momento, è tuo. Se non scegli nessuno, diventi anche tu un semplice Villico.
    .receipt = Rubi il ruolo { AD($chosen) }.
    .blank = Non derubi nessuno, e diventi così un semplice Villico.
question-cupid = Chi si innamorerà?
    .explain = Il tuo arco è teso. Scegli due giocatori; puoi essere uno dei due. Sapranno chi amano, ma non di chi era la freccia. Un altro Cupido può essere più svelto di te: in quel caso lo saprai subito e sceglierai di nuovo.
    .receipt = Le tue frecce sono per { $chosen }.
    .blank = Lasci le frecce nella faretra.
question-client = Chi sarà la tua guardia del corpo?
    .explain = Hai abbastanza oro per assoldare un altro giocatore, che morirà al tuo posto, una volta sola. Lo saprete voi due. Un altro Cliente può essere più svelto di te: in quel caso lo saprai subito e sceglierai di nuovo.
    .receipt = Offri il tuo oro { AD($chosen) }.
    .blank = Tieni il tuo oro e non assoldi nessuno.

## Wakkerdam, la notte

question-grave_robber = Quale tomba apri?
    .explain = La luna splende sul cimitero e la tua vanga è affilata. Una volta nella partita puoi prendere il ruolo di un morto. Se non lo fai ora, potrai farlo un’altra notte.
    .receipt = Apri la tomba di { $chosen }.
    .blank = Questa notte lasci in pace i morti.
question-sandman = A chi getti la sabbia negli occhi?
    .explain = Chi scegli dorme fino al mattino e questa notte non ha più un turno.
    .receipt = Getti la sabbia negli occhi { AD($chosen) }.
    .blank = Questa notte tieni la sabbia nel sacchetto.
question-healer = Chi proteggi questa notte?
    .explain = Questa notte le tue erbe respingono ogni attacco di Lupi mannari, Vampiri, Psicopatici e Lupi bianchi. Puoi proteggere anche te.
    .receipt = Questa notte proteggi { $chosen }.
    .blank = Questa notte non proteggi nessuno.
question-seer = Nell’anima di chi guardi questa notte?
    .explain = La candela arde e gli occhi ti si chiudono. Alla fine di questo turno saprai il ruolo di chi scegli.
    .receipt = Questa notte guardi nell’anima di { $chosen }.
    .blank = Spegni la candela e questa notte non guardi.
question-priest = Chi aspergi di acqua santa?
    .explain = Alla fine di questo turno saprai se brucia.
    .receipt = Aspergi di acqua santa { $chosen }.
    .blank = Questa notte non tocchi l’acqua santa.
question-harlot = Nel letto di chi dormi questa notte?
    .explain = Il tuo letto è freddo. Infilati in quello di qualcun altro, oppure non scegliere nessuno e dormi a casa.
    .receipt = Questa notte dormi nel letto di { $chosen }.
    .blank = Questa notte dormi nel tuo letto.
question-seductress = Chi attiri nel tuo letto questa notte?
    .explain = Metti una candela alla finestra. Chi scegli questa notte dorme nel tuo letto e non nel suo; se non scegli nessuno, dormi per conto tuo.
    .receipt = Questa notte attiri nel tuo letto { $chosen }.
    .blank = Questa notte dormi per conto tuo.
question-psychopath = Chi sarà la tua vittima questa notte?
    .explain = La strada è silenziosa, proprio come piace a te. Scegli a chi dare la caccia.
    .receipt = Questa notte dai la caccia { AD($chosen) }.
    .blank = Questa notte lasci il coltello nel cassetto.
question-magician = Quali due giocatori scambi?
    .explain = Scegline due; puoi essere uno dei due. Chi questa notte viene a cercare l’uno trova l’altro.
    .receipt = Questa notte fai scambiare di posto: { $chosen }.
    .blank = Questa notte tieni in testa il cilindro.
question-pack = A chi dà la caccia il branco questa notte?
    .explain = La luna è alta e il branco ha fame. Ciascuno di voi vota per sé. Chi ha più voti viene attaccato; in caso di parità nessuno cade preda. Chi non sceglie nessuno o non risponde non conta.
    .receipt = Con il branco voti { $chosen }.
    .blank = Con il branco non voti nessuno.
question-vampire = Del sangue di chi hai sete questa notte?
    .explain = Le bare si aprono. Ciascuno di voi vota per sé. Chi ha più voti viene attaccato; in caso di parità nessuno cade preda. Chi non sceglie nessuno o non risponde non conta.
    .receipt = Con i Vampiri voti { $chosen }.
    .blank = Con i Vampiri non voti nessuno.
question-piper = Per chi suoni questa notte?
    .explain = Il tuo piffero è pronto. Puoi dare due voti, o uno. I due giocatori con più voti cadono nell’incanto; in caso di parità può caderci uno solo, o nessuno.
    .receipt = Questa notte suoni per { $chosen }.
    .blank = Questa notte lasci stare il piffero.
question-alone = Chi sbrani per conto tuo questa notte?
    .explain = Il branco non sa nulla. Questa scelta è separata dal voto del branco ed è un attacco a sé; va bene anche un Lupo mannaro.
    .receipt = Questa notte vai di nascosto da { $chosen }.
    .blank = Questa notte non esci per conto tuo.
question-witch = Che cosa fai con le tue pozioni questa notte?
    .explain = Puoi usare ogni pozione una volta nella partita. Un nome dall’elenco dell’elisir salva, un nome dall’elenco del veleno uccide.
    .how = Indica al massimo un giocatore da ogni elenco; è l’elenco in cui sta il nome a decidere quale pozione dai.
    .heal = Dai l’elisir { AD($heal) }.
    .poison = Dai il veleno { AD($poison) }.
    .blank = Lasci i tappi sulle boccette.
question-warner = Chi avverti?
    .explain = Fra poco sorge il sole. Chi avverti viene a saperlo, e al prossimo rogo il suo voto vale uno in più.
    .receipt = Avverti { $chosen }.
    .blank = Questa notte non avverti nessuno.
question-raven = A chi va il tuo segno?
    .explain = Fra poco sorge il sole. Chi riceve il tuo segno parte, al prossimo voto per il rogo, con due voti contro. Il villaggio vede il segno, ma non da chi viene.
    .receipt = Il tuo segno va { AD($chosen) }.
    .blank = Questa notte non lasci il tuo segno a nessuno.
question-sheriff = Chi rinchiudi?
    .explain = Fra poco sorge il sole. Chi sta nella tua cella, al prossimo rogo non può votare né ricevere voti. Puoi rinchiudere anche te.
    .receipt = Oggi rinchiudi { $chosen }.
    .blank = Oggi la tua cella resta vuota.

## Wakkerdam, le ultime parole

question-shoot = Per chi è la tua ultima pallottola?
    .explain = Il colpo che hai ricevuto è mortale, ma il tuo fucile è ancora carico. Chi scegli, lo porti con te.
    .receipt = La tua ultima pallottola è per { $chosen }.
    .blank = Abbassi il fucile.
question-testament = Chi ti succede come Sindaco?
    .explain = La tua ora è venuta, ma la fascia è ancora sul tavolo. Chi indichi è Sindaco dal mattino. Se non scegli nessuno, sceglierà il villaggio.
    .receipt = Il tuo testamento indica { $chosen }.
    .blank = Il tuo testamento non indica nessuno.
question-guilt = Chi fai sentire in colpa?
    .explain = Le fiamme crepitano e nella piazza cala il silenzio. Chi indichi ora non oserà votare al prossimo rogo.
    .receipt = Getti il senso di colpa su { $chosen }.
    .blank = Perdoni tutti.

## Wakkerdam, il giorno

question-elect = Chi sarà Sindaco?
    .explain = Il villaggio elegge un Sindaco, il cui voto al rogo pesa di più. Puoi scegliere anche te. In caso di parità non ci sarà un Sindaco. Il risultato mostra chi ha votato per chi.
    .receipt = Come Sindaco voti { $chosen }.
    .blank = Come Sindaco non voti nessuno.
question-vote = Chi deve salire sul rogo?
    .explain = Il villaggio si riunisce in piazza. Chi ha più voti brucia. Il risultato mostra chi ha votato per chi.
    .receipt = Per il rogo voti { $chosen }.
    .blank = Per il rogo non voti nessuno.

## Domande di un altro gioco

question-unknown = C’è una scelta per te: { $question }
    .explain = Il narratore aspetta la tua risposta.
    .receipt = La tua scelta: { $chosen }.
    .blank = Non scegli nessuno.

## Che cosa si può scegliere e come si risponde

part-target = Puoi scegliere tra
part-heal = Elisir
part-poison = Veleno
part-unknown = { $part }
choice-self = { $player } (tu)
receipt-noted = Preso nota. { $text }
receipt-until = Puoi cambiare fino a { $deadline }.

how-names = { $amount ->
    [one] Rispondi con esattamente un nome dell’elenco.
    [two] Rispondi con esattamente due nomi dell’elenco.
    [exactly] Rispondi con esattamente { $most } nomi dell’elenco.
    [one_or_two] Rispondi con uno o due nomi dell’elenco.
    [one_or_more] Rispondi con uno o più nomi dell’elenco.
    [at_most_one] Rispondi con un nome dell’elenco al massimo.
   *[between] Rispondi con un numero di nomi dell’elenco da { $least } a { $most }.
}
how-words = { $amount ->
    [one] Rispondi con esattamente una di queste parole.
    [two] Rispondi con esattamente due di queste parole.
    [exactly] Rispondi con esattamente { $most } di queste parole.
    [one_or_two] Rispondi con una o due di queste parole.
    [one_or_more] Rispondi con una o più di queste parole.
    [at_most_one] Rispondi con una di queste parole al massimo.
   *[between] Rispondi con un numero di queste parole da { $least } a { $most }.
}
how-blank = Per non scegliere nessuno, rispondi con la sola parola “{ -blank }”.
how-no-blank = Qui non puoi rispondere “{ -blank }”.
how-blank-repeated = Questa volta non puoi rispondere “{ -blank }”: era già la tua ultima scelta, o l’ultima volta non hai risposto.
how-repeated = Mai due volte di fila: questa volta non puoi scegliere { $repeated }.
how-repeated-pair = Mai due volte di fila: questa volta non puoi scegliere di nuovo la coppia { $repeated }.
how-white = Per questa scelta metti nel messaggio la parola “{ -white }”; un messaggio senza quella parola è il tuo voto nel branco.
how-without-white = Qui lascia fuori la parola “{ -white }”: riguarda l’altra tua scelta di questa notte.
how-mayor = Ora hai due scelte da fare. Per questa metti nel messaggio la parola “{ -mayor }”.
how-without-mayor = Qui lascia fuori la parola “{ -mayor }”: riguarda il tuo testamento.
how-signature = Conta ogni nome di giocatore che sta nel messaggio, anche il tuo in fondo come firma.
how-revise = Fino alla scadenza puoi cambiare la risposta quante volte vuoi; conta l’ultima valida.
how-blank-first = Hai dubbi? Rispondi intanto “{ -blank }”, così sei in tempo comunque vada.
deadline = Rispondi entro { $deadline }.
deadline-none = Puoi rispondere quando vuoi.
