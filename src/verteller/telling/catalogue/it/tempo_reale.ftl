### Lupus in tempo reale: le parole che ha di suo. Un messaggio che sta anche qui si dice, nelle
### sue partite, al posto di quello comune a tutti i giochi.

## Quello che dicono molte descrizioni

-told = La mattina saprai se ha funzionato; se non ha funzionato, nessuno ti dirà perché.
-spent = Dopo il primo tentativo il potere è consumato, anche se hai fallito.
-rest = , ma mai per due notti di fila
-white = La tua aura è bianca e il tuo personaggio non è mistico.
-white-mystic = La tua aura è bianca e il tuo personaggio è mistico.
-black = La tua aura è nera e il tuo personaggio non è mistico.
-black-mystic = La tua aura è nera e il tuo personaggio è mistico.

## I Popolani

role-farmer = Contadino
    .one = un Contadino
    .story = Non hai alcun potere speciale. Di notte dormi; di giorno discuti e voti come tutti gli altri. { -white }

role-gravekeeper = Custode del cimitero
    .one = un Custode del cimitero
    .story = Di notte puoi vegliare sulla tomba di un morto{ -rest }. I Negromanti che cercano di risvegliare chi vi riposa falliscono. Scopri anche quanti altri hanno agito su quel personaggio, ma non chi. { -told } { -white }

role-soothsayer = Divinatore
    .one = un Divinatore
    .story = Non hai alcun potere speciale, ma cominci la partita con quattro frasi che dicono chi ha quale ruolo. Esattamente due sono vere e due sono false; quali, non te lo dice nessuno. { -white-mystic }

role-exorcist = Esorcista
    .one = un Esorcista
    .story = Di notte puoi benedire la casa o la tomba di un personaggio, vivo o morto{ -rest }. Ogni Spettro che quella notte usa un potere su quel personaggio fallisce; nemmeno un Occultamento ti è d’ostacolo. { -told } { -white-mystic }

role-expansive = Espansivo
    .one = un Espansivo
    .story = Di notte puoi andare a trovare un personaggio vivo{ -rest }. Quel personaggio saprà così che sei un Espansivo. { -told } { -white }

role-bodyguard = Guardia del corpo
    .one = una Guardia del corpo
    .story = Ogni notte puoi fare la guardia a un personaggio vivo. I Lupi che cercano di ucciderlo falliscono; contro Assassini e Spettri non puoi nulla. Scopri anche quanti altri hanno agito su quel personaggio, ma non chi. { -told } { -white }

role-investigator = Investigatore
    .one = un Investigatore
    .story = Ogni notte puoi indagare su un morto e scoprire di che colore è la sua aura. { -told } { -white }

role-mage = Mago
    .one = un Mago
    .story = Ogni notte puoi scegliere un personaggio, vivo o morto, e scoprire se è mistico. { -told } { -white-mystic }

role-mason = Massone
    .one = un Massone
    .story = Non hai alcun potere speciale, ma conosci tutti gli altri Massoni, e loro conoscono te. { -white }

role-messiah = Messia
    .one = un Messia
    .story = Una sola volta nella partita, di notte, puoi riportare in vita un morto: dal giorno che viene sarà di nuovo tra i vivi. Su uno Spettro non funziona. { -spent } { -told } { -white-mystic }

role-shaman = Sciamano
    .one = uno Sciamano
    .story = Di notte puoi incatenare lo spirito di un morto{ -rest }. Se è uno Spettro, qualunque cosa faccia quella notte non ha effetto. { -told } { -black-mystic }

role-stalker = Stalker
    .one = uno Stalker
    .story = Di notte puoi pedinare un personaggio vivo{ -rest }. Scopri se ha agito su qualcuno, e su chi, ma non che cosa ha fatto. { -told } { -white }

role-transformist = Trasformista
    .one = un Trasformista
    .story = Una sola volta nella partita, di notte, puoi prendere il ruolo di un morto e, con il ruolo, la sua aura. Funziona se è morto da Popolano con un potere speciale che si usa ogni notte o ogni due notti. { -spent } { -told } { -black }

role-seer = Veggente
    .one = un Veggente
    .story = Ogni notte puoi scegliere un personaggio vivo e scoprire di che colore è la sua aura. C’è qualche Popolano che l’ha nera, e qualche tuo nemico che l’ha bianca. { -told } { -white-mystic }

role-voyeur = Voyeur
    .one = un Voyeur
    .story = Di notte puoi spiare la casa di un personaggio vivo{ -rest }. Scopri quali altri personaggi vivi hanno agito su di lui. { -told } { -white }

## I Lupi e chi sta con loro

role-wolf = Lupo
    .one = un Lupo
    .story = Dalla seconda notte in poi, ogni notte, puoi scegliere un personaggio vivo da uccidere. Se tutti i Lupi che scelgono indicano lo stesso personaggio, e questi è un Popolano, muore; se anche solo due di voi indicano personaggi diversi, fallite tutti. Quando non resta in vita nessun Lupo, la tua intera fazione è fuori dal gioco. { -told } { -black }

role-assassin = Assassino
    .one = un Assassino
    .story = Dalla seconda notte in poi puoi appostarti davanti alla casa di un personaggio vivo{ -rest }. Di tutti gli altri personaggi vivi che quella notte agiscono su di lui, amici o nemici, ne muore uno, estratto a sorte. Se non viene nessuno, non muore nessuno, e comunque non hai fallito. { -told } { -black }

role-advocate = Avvocato
    .one = un Avvocato
    .story = Di notte puoi prendere le difese di un personaggio vivo{ -rest }. Se il giorno dopo il villaggio lo condanna al rogo, non muore nessuno, e non viene detto chi è stato risparmiato. { -told } { -black }

role-devil = Diavolo
    .one = un Diavolo
    .story = Ogni notte puoi leggere nell’anima di un personaggio vivo e scoprirne il ruolo. Con chi è della Fazione dei Negromanti fallisci. { -told } { -black-mystic }

role-witch = Fattucchiera
    .one = una Fattucchiera
    .story = Ogni notte puoi stregare un personaggio, vivo o morto: chi quella notte ne guarda l’aura vede l’altro colore. { -told } { -white-mystic }

role-necrophile = Necrofilo
    .one = un Necrofilo
    .story = Una sola volta nella partita, di notte, puoi prendere il ruolo di un morto e, con il ruolo, la sua aura, ma non quello che chi ha quel ruolo sa degli altri. Funziona se era della tua stessa fazione. { -spent } { -told } { -black }

role-renegade = Rinnegato
    .one = un Rinnegato
    .story = Non hai alcun potere speciale, e chi guarda la tua aura non penserà male di te. { -white }

role-kidnapper = Sequestratore
    .one = un Sequestratore
    .story = Ogni notte puoi rapire un personaggio vivo. Qualunque cosa faccia quella notte non ha effetto, come se non avesse fatto nulla. { -told } { -black }

role-sorcerer = Stregone
    .one = uno Stregone
    .story = Ogni notte puoi gettare un incantesimo sulla casa di un personaggio vivo: tutti gli altri personaggi vivi che quella notte agiscono su di lui falliscono, anche i tuoi amici. Gli Spettri non ne risentono. { -told } { -black-mystic }

## I Negromanti e chi sta con loro

role-necromancer = Negromante
    .one = un Negromante
    .story = Ogni notte puoi scegliere un morto e un potere soprannaturale. Se tutti i Negromanti che scelgono sono d’accordo su entrambi, e il morto era un Popolano, diventa uno Spettro dalla vostra parte; se anche solo due di voi scelgono diversamente, fallite tutti. Ogni potere si può assegnare una sola volta nella partita, Corruzione e Morte soltanto a un mistico. Quando non resta in vita nessun Negromante, la tua intera fazione è fuori dal gioco. { -told } { -white-mystic }

role-phantom = Fantasma
    .one = un Fantasma
    .story = Finché vivi non hai alcun potere speciale. Quando muori diventi uno Spettro, con un potere soprannaturale estratto a sorte, se ne resta uno, ma mai Corruzione o Morte. Saprai allora chi sono i Negromanti, e loro sapranno di te. { -black }

role-hypnotist = Ipnotista
    .one = un Ipnotista
    .story = Di notte puoi prendere il controllo della mente di un personaggio vivo{ -rest }. Da quel momento, finché vivi, il suo voto per il rogo va a chi voti tu; se non voti, è nullo. Nessuno ne viene informato, e se un altro Ipnotista ti sottrae quella mente non lo saprai nemmeno tu. { -told } { -white }

role-medium = Medium
    .one = un Medium
    .story = Ogni notte puoi parlare con un morto e scoprirne il ruolo. Di chi al calar della notte era uno Spettro saprai soltanto questo. { -told } { -white-mystic }

role-scrutineer = Scrutatore
    .one = uno Scrutatore
    .story = Di notte puoi scegliere un personaggio vivo{ -rest }. Il giorno dopo tutti i voti per il rogo diretti a lui vanno a chi voti tu; se non voti, sono nulli. { -told } { -white }

role-ghost = Spettro
    .one = uno Spettro
    .story = Resti tra i morti: non puoi votare, nessuno può ucciderti e nessuno può riportarti in vita. Il villaggio non viene a sapere di te. Dalla prossima notte puoi usare il tuo potere soprannaturale, e vinci con i Negromanti. La tua aura resta quella di prima e, se il tuo personaggio era mistico, lo è ancora.

## I poteri soprannaturali

power-amnesia = Amnesia
    .story = Ogni notte puoi scegliere un personaggio vivo: il giorno dopo il suo voto per il rogo è nullo, come se non ci fosse stato. { -told }

power-confusion = Confusione
    .story = Ogni notte puoi scegliere due personaggi, vivi o morti: chi quella notte cerca l’aura, la misticità o il ruolo del primo trova quelli del secondo. { -told }

power-corruption = Corruzione
    .story = Una sola volta nella partita, di notte, puoi scegliere un personaggio vivo. Un Popolano mistico con l’aura bianca diventa un Negromante e viene a sapere chi sei; con chiunque altro fallisci, e così pure con chi muore quella notte. { -spent } { -told }

power-hypnosis = Ipnosi
    .story = Di notte puoi scegliere due personaggi vivi{ -rest }: il giorno dopo il voto per il rogo del primo va al secondo. { -told }

power-illusion = Illusione
    .story = Di notte puoi scegliere un personaggio, vivo o morto, e un secondo personaggio, che sia vivo{ -rest }. Chi quella notte sorveglia o pedina qualcuno vede il secondo a casa del primo. { -told }

power-death = Morte
    .story = Dalla seconda notte in poi puoi scegliere un personaggio vivo{ -rest }. Un Popolano muore; con chiunque altro fallisci. { -told }

power-concealment = Occultamento
    .story = Ogni notte puoi avvolgere nella nebbia un personaggio, vivo o morto: chiunque altro agisca su di lui quella notte fallisce, anche gli altri Spettri. Soltanto gli Esorcisti ci vedono attraverso. { -told }

power-vision = Visione
    .story = Ogni notte puoi scrutare nella mente di un personaggio vivo e scoprirne il ruolo. Con chi è della Fazione dei Lupi fallisci. { -told }

## Le fazioni

faction-villagers = Popolani
    .belongs = Sei della Fazione dei Popolani.
faction-wolves = Lupi
    .belongs = Sei della Fazione dei Lupi.
faction-necromancers = Negromanti
    .belongs = Sei della Fazione dei Negromanti.

## Quello che sanno soltanto alcuni

fact-fellows = { $group ->
    [masons] { $players_others_count ->
        [0] Oltre a te non ci sono Massoni.
        [one] C’è un altro Massone: { $players_others }.
       *[other] Gli altri Massoni: { $players_others }.
    }
    [wolves] { $players_others_count ->
        [0] Oltre a te non ci sono Lupi.
        [one] C’è un altro Lupo: { $players_others }.
       *[other] Gli altri Lupi: { $players_others }.
    }
    [henchmen] { $players_others_count ->
        [0] Oltre a te i Lupi non hanno complici.
        [one] I Lupi hanno un altro complice: { $players_others }.
       *[other] Gli altri complici dei Lupi: { $players_others }.
    }
    [occult] { $players_others_count ->
        [0] Oltre a te nessuno pratica le arti oscure per i Lupi.
        [one] C’è un’altra persona che pratica le arti oscure per i Lupi: { $players_others }.
       *[other] Gli altri che praticano le arti oscure per i Lupi: { $players_others }.
    }
    [necromancers] { $players_others_count ->
        [0] Oltre a te non ci sono Negromanti.
        [one] C’è un altro Negromante: { $players_others }.
       *[other] Gli altri Negromanti: { $players_others }.
    }
    [minds] { $players_others_count ->
        [0] Oltre a te i Negromanti non hanno aiutanti.
        [one] I Negromanti hanno un altro aiutante: { $players_others }.
       *[other] Gli altri aiutanti dei Negromanti: { $players_others }.
    }
   *[other] { $players_others_count ->
        [0] Nel tuo gruppo non c’è nessun altro.
       *[other] Nel tuo gruppo, oltre a te: { $players_others }.
    }
}
fact-learned_role = { $about_who ->
    [you] Sei { $role_one }.
   *[other] { $about } è { $role_one }.
}
fact-power = { $outcome ->
    [failed] { $target_who ->
        [you] Il tuo potere non ha avuto effetto su di te.
       *[other] Il tuo potere non ha avuto effetto su { $target }.
    }
   *[ok] { $target_who ->
        [you] Il tuo potere ha funzionato su di te.
       *[other] Il tuo potere ha funzionato su { $target }.
    }
}
fact-visited_by = Questa notte hai avuto compagnia: ti ha fatto visita { $player }, che è un Espansivo.
fact-became_ghost = Il tuo potere soprannaturale è { $power }. { $necromancers_others_count ->
    [0] Non è rimasto alcun Negromante da farti conoscere.
    [one] Un Negromante che ora conosci: { $necromancers_others }.
   *[other] I Negromanti che ora conosci: { $necromancers_others }.
}
fact-phantom_rose = Un Fantasma è morto e da ora è uno Spettro dalla vostra parte: { $player }.
fact-no_power_left = Per te non era rimasto alcun potere soprannaturale: resti tra i morti e non diventi uno Spettro.
fact-corrupted = È stato lo Spettro di { $by } a corromperti: da ora sei un Negromante.
fact-role_taken = Qualcuno è venuto sulla tua tomba: { $by }, un Necrofilo, ha preso il tuo ruolo.

## Quello che sanno tutti

dawn-quiet = Questa notte non è morto nessuno.
fact-pyre = { $player_who ->
    [nobody] { $reason ->
        [quorum] I voti sono troppo pochi, meno della metà dei vivi. Il rogo resta spento: oggi non brucia nessuno.
        [spared] I voti erano abbastanza, eppure oggi non brucia nessuno.
       *[other] Il rogo resta spento: oggi non brucia nessuno.
    }
    [you] Il villaggio ha deciso: devi salire sul rogo.
   *[other] Il villaggio ha deciso: { $player } deve salire sul rogo.
}
fact-mayor = { $player_who ->
    [nobody] Il villaggio non ha un Sindaco.
    [you] { $how ->
        [lot] Decide la sorte: il Sindaco sei tu. In caso di parità decide il tuo voto.
        [elected] Il villaggio ti ha eletto Sindaco. In caso di parità decide il tuo voto.
        [successor] La successione tocca a te: il Sindaco sei tu. In caso di parità decide il tuo voto.
       *[other] Il Sindaco sei tu. In caso di parità decide il tuo voto.
    }
   *[other] { $how ->
        [lot] Decide la sorte: il Sindaco è { $player }.
        [elected] Il villaggio ha eletto il nuovo Sindaco: { $player }.
        [successor] La successione tocca { AD($player) }, che da ora è il Sindaco.
       *[other] Il Sindaco è { $player }.
    }
}
fact-won = { $faction ->
    [villagers] Il villaggio torna a respirare: hanno vinto i Popolani!
    [wolves] Gli ululati non cessano fino al mattino: hanno vinto i Lupi!
    [necromancers] L’ultima parola è dei morti: hanno vinto i Negromanti!
   *[draw] La partita finisce senza vincitori.
}{ $players_count ->
    [0] {""}
    [one] {" "}{ $players_who ->
        [you] La vittoria è tua, complimenti!
       *[other] La vittoria va { AD($players_object) }.
    }
   *[other] {" "}La vittoria va { AD($players_object) }.{ $players_who ->
        [you] {" "}Complimenti!
       *[other] {""}
    }
}
fact-game_over = La partita è finita. Ora si può svelare ogni segreto.

## Quello che il narratore tiene per sé

fact-amnesia_laid = Lo Spettro di { $by } rende nullo il prossimo voto di { $player }.
fact-vote_forced = Lo Spettro di { $by } fa andare il prossimo voto di { $player } { AD($vote) }.
fact-scrutinised = Uno Scrutatore, { $by }, devia i prossimi voti diretti { AD($player) }.
fact-mind_taken = Un Ipnotista, { $by }, ha preso il controllo della mente di { $player }.
fact-power_assigned = { $player } è lo Spettro con il potere soprannaturale { $power }.
fact-saved_by_advocate = Un Avvocato ha salvato { $player } dal rogo.
fact-ring_broken = Degli Ipnotisti si controllano la mente a vicenda; oggi { $player } vota liberamente.
fact-faction_sentenced = { $faction ->
    [villagers] I Popolani
    [wolves] I Lupi
   *[necromancers] I Negromanti
} andranno in esilio alla chiusura di questo turno (squalifica).
cause-words = { $cause ->
    [wolves] per mano dei Lupi
    [assassin] per il colpo di un Assassino
    [ghost] per mano di uno Spettro
    [pyre] sul rogo
   *[other] { $cause_raw }
}

## Le domande

question-power = Su chi usi il tuo potere stanotte?
    .explain = Non c’è obbligo di usarlo. La mattina saprai se ha funzionato; se non ha funzionato, nessuno ti dirà perché.
    .explain-second = Il tuo potere soprannaturale riguarda due personaggi. Con Confusione il primo viene letto come se fosse il secondo; con Ipnosi il primo vota per il secondo; con Illusione il secondo viene visto a casa del primo.
    .explain-power = Scegli un morto e il potere soprannaturale che avrà come Spettro. Amnesia annulla un voto; Confusione fa leggere un personaggio come se fosse un altro; Corruzione, una volta sola, fa di un Popolano un Negromante; Ipnosi decide un voto; Illusione fa vedere qualcuno a casa di un altro; Morte uccide un Popolano; Occultamento fa fallire tutti gli altri presso una casa; Visione svela un ruolo. Corruzione e Morte si possono dare soltanto a un mistico.
    .how-second = Rispondi con due nomi: prima il personaggio su cui agisci, poi il secondo.
    .how-power = Rispondi con esattamente un nome e un potere.
    .target = Usi il tuo potere su { $target }.
    .second = Come secondo personaggio scegli { $second }.
    .power = Il potere soprannaturale è { $power }.
    .blank = Stanotte non usi il tuo potere.
question-vote = Chi deve salire sul rogo?
    .explain = Il villaggio si riunisce in piazza. Puoi indicare qualunque personaggio vivo, anche te. Se ha votato almeno la metà dei vivi, brucia chi ha più voti; in caso di parità decide il voto del Sindaco, oppure la sorte. Il risultato mostra chi ha votato per chi.
    .receipt = Per il rogo voti { $chosen }.
    .blank = Per il rogo non voti nessuno.
question-elect = Chi deve essere Sindaco?
    .explain = Diventa Sindaco chi ha i voti di più della metà dei vivi; altrimenti tutto resta com’è. In caso di parità nel voto per il rogo decide il voto del Sindaco. Puoi indicare qualunque personaggio vivo, anche te. Il risultato mostra chi ha votato per chi.
    .receipt = Come Sindaco voti { $chosen }.
    .blank = Come Sindaco non voti nessuno.
question-successor = Chi ti succederà come Sindaco?
    .explain = Puoi indicare qualcuno in qualunque momento, di giorno e di notte, e cambiare o ritirare il nome. Chi hai indicato diventa Sindaco quando muori. Se non c’è un nome, decide la sorte.
    .receipt = Il nome che indichi per la successione: { $chosen }.
    .blank = Non indichi nessuno per la successione.
how-blank-first = Non scegliere nessuno equivale a non rispondere.
part-second = Come secondo personaggio
part-power = Come potere soprannaturale

## La lettera d’inizio

reminder =
    .blank-first = Non c’è obbligo di scegliere, e fino alla scadenza puoi ancora cambiare una scelta.
opening =
    .answering = Si gioca così: rispondi ai messaggi che ricevi, oppure scrivi a { $home } con il nome della partita nell’oggetto. Ogni scelta dice con quale parola comincia la risposta, per esempio “Voto: nome”; in un messaggio possono stare più risposte.
    .blank-first = Fino alla scadenza puoi cambiare una scelta quante volte vuoi. Non c’è obbligo di scegliere: non lasci mai il gioco per aver saltato qualcosa.
    .discussion = Discuti, accusa, supplica e menti quanto vuoi, ma non mostrare mai a nessuno quello che ricevi da me, e lascia fuori { $home }: tutto ciò che arriva a quell’indirizzo viene letto come una scelta.
    .dead = Quando muori, continui a giocare per la tua fazione: puoi parlare con tutti e dire quello che vuoi. Continuerai a ricevere ciò che viene detto a tutto il villaggio; se non lo vuoi più, scrivilo agli amministratori.

## Perché un messaggio non è stato accettato

refusal-e3 = In { $game } sei tra i morti, e in questo momento non hai nulla da scegliere. Perciò il tuo messaggio non conta. Continuerai comunque a ricevere ciò che viene detto a tutto il villaggio.
