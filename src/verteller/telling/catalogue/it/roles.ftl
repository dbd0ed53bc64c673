### I ruoli: nome, nome con l’articolo dentro una frase (.one) e che cosa ci si fa (.story).

role-villager = Villico
    .one = un Villico
    .story = Sei un’anima semplice, senza doni particolari. Di notte dormi; di giorno discuti e voti con gli altri. Ascolta bene, non fidarti troppo presto e aiuta il villaggio a scovare i suoi mostri.

role-cupid = Cupido
    .one = Cupido
    .story = Una volta sola, proprio all’inizio, tendi il tuo arco. Scegli esattamente due giocatori, e puoi essere uno dei due: si innamorano l’uno dell’altro. Sapranno chi amano, ma non di chi era la freccia. Se uno dei due muore, l’altro muore di crepacuore.

role-thief = Ladro
    .one = un Ladro
    .story = Prima della prima notte puoi rubare il ruolo di un altro giocatore. Da quel momento è tuo, e chi hai derubato continua da Villico. Se non scegli nessuno, o ti imbatti in un altro Ladro, diventi anche tu un semplice Villico.

role-village_idiot = Scemo del villaggio
    .one = uno Scemo del villaggio
    .story = Nessuno sa davvero quanto tu sia fuori di testa. Se il villaggio ti sceglie per il rogo, la verità viene a galla e ti lasciano andare: quel giorno non brucia nessuno. Da allora non voti più per il rogo, e nessuno può più votarti. Tutto il resto può ucciderti come chiunque.

role-village_elder = Anziano del villaggio
    .one = un Anziano del villaggio
    .story = Hai visto così tanti inverni che un solo attacco notturno non basta ad abbatterti. Il secondo sì, e il veleno, una pallottola, il crepacuore o il rogo ti uccidono subito. Resta in vita: quando muori, tutti i Villici perdono i loro doni.

# Chi è un Folle legge esattamente quello che legge un Veggente.
role-fool = Folle
    .one = un Folle
    .story = { role-seer.story }

role-piper = Pifferaio
    .one = un Pifferaio
    .story = Ogni notte puoi incantare con il tuo piffero uno o due giocatori. Se i Pifferai sono più d’uno, votate insieme, con due voti ciascuno. Chi è sotto l’incanto lo sa, ma non sa di chi sia opera, e nessuno può scioglierlo. Quando tutti i vivi, a parte i Pifferai, sono sotto l’incanto, vinci.

role-healer = Guaritore
    .one = un Guaritore
    .story = Ogni notte puoi proteggere un giocatore, anche te, dagli attacchi di Lupi mannari, Vampiri, Psicopatici e Lupi bianchi. Contro veleno, pallottole, fuoco e crepacuore le tue erbe non servono. Non puoi fare la stessa scelta due volte di fila, e questo vale anche quando non scegli nessuno.

role-magician = Prestigiatore
    .one = un Prestigiatore
    .story = Ogni notte puoi far scambiare di posto due giocatori, e puoi essere uno dei due. Chi viene a cercare l’uno trova l’altro. Non puoi scegliere la stessa coppia due volte di fila, e nemmeno rinunciare due volte di fila.

role-grave_robber = Profanatore di tombe
    .one = un Profanatore di tombe
    .story = Dalla seconda notte, e prima che si svegli chiunque altro, puoi prendere una volta sola il ruolo di un morto. Da quel momento non sei più un Profanatore di tombe, ma ciò che hai dissotterrato. Finché non scegli nessuno, l’occasione ti resta. Se dissotterri Cupido o un Cliente, non c’è più nessuno da far innamorare o da assoldare.

role-witch = Strega
    .one = una Strega
    .story = Hai due pozioni: un elisir, che salva chi è stato attaccato questa notte, e un veleno, che uccide. Ciascuna funziona una volta sola, e puoi usarle entrambe nella stessa notte. Finché hai l’elisir, vieni a sapere chi sta per morire questa notte; se tocca a te, puoi berlo tu.

role-hunter = Cacciatore
    .one = un Cacciatore
    .story = Dormi con il fucile accanto al letto. Quando muori, puoi sparare l’ultimo colpo a un altro giocatore. Il fucile tace soltanto se quella notte dormivi profondamente, o se lasci il gioco per aver mancato troppe votazioni.

role-sandman = Omino del sonno
    .one = un Omino del sonno
    .story = Ogni notte puoi gettare la sabbia negli occhi a un altro giocatore, che allora dorme fino al mattino e quella notte non ha più un turno. Non puoi fare la stessa scelta due volte di fila, e questo vale anche quando non scegli nessuno.

role-innocent_girl = Ragazza innocente
    .one = una Ragazza innocente
    .story = Non hai nulla da scegliere. Ogni notte spii da una fessura della porta e senti come votano i Lupi mannari e i Vampiri; chi siano, non riesci a vederlo. Soltanto quando l’Omino del sonno ti addormenta non senti nulla. Che cosa fare del tuo segreto, lo decidi tu.

role-client = Cliente
    .one = un Cliente
    .story = All’inizio della partita puoi assoldare un altro giocatore come guardia del corpo. Se stai per morire, muore al tuo posto, una volta sola. Non serve contro il crepacuore, né se dimentichi troppo spesso di votare. Ciascuno conosce il nome dell’altro e, se siete di squadre diverse, potete anche vincere insieme.

role-priest = Prete
    .one = un Prete
    .story = Ogni notte puoi aspergere di acqua santa un altro giocatore e vedere se brucia. Brucia Lupi mannari, Cuccioli, Lupi bianchi, Vampiri, Pifferai e Psicopatici, ma anche Streghe, Profanatori di tombe, Cortigiane e Seduttrici. Una scottatura, dunque, non è una prova di malvagità.

role-psychopath = Psicopatico
    .one = uno Psicopatico
    .story = Ogni notte puoi attaccare un altro giocatore. Non stai con nessuno e nessuno sta con te: vinci soltanto se alla fine in vita resti solo tu.

role-raven = Corvo
    .one = un Corvo
    .story = Ogni notte puoi lasciare il tuo segno su un giocatore, anche te. Al prossimo voto per il rogo vale come due voti contro quel giocatore, anche dopo la tua morte. Il villaggio vede il segno, ma non da chi viene.

role-sheriff = Sceriffo
    .one = uno Sceriffo
    .story = Alla fine di ogni notte puoi rinchiudere un giocatore, anche te. Chi sta in cella, al rogo di quel giorno non può votare né ricevere voti; contro pallottole e crepacuore le sbarre non servono. Non puoi fare la stessa scelta due volte di fila, e questo vale anche quando non scegli nessuno.

role-harlot = Cortigiana
    .one = una Cortigiana
    .story = Ogni notte puoi infilarti nel letto di un altro giocatore. Chi viene a cercarti trova il tuo letto vuoto; chi viene al letto in cui sei vi trova entrambi. Se non scegli nessuno, dormi nel tuo letto. Non puoi fare la stessa scelta due volte di fila, e questo vale anche quando non scegli nessuno.

role-vampire = Vampiro
    .one = un Vampiro
    .story = Ogni notte tu e gli altri Vampiri scegliete insieme una vittima. Chi ha più voti viene attaccato; in caso di parità non succede nulla. Anche i Lupi mannari sono vostri nemici. Vinci quando in vita restano soltanto Vampiri.

role-seductress = Seduttrice
    .one = una Seduttrice
    .story = Ogni notte puoi attirare nel tuo letto un altro giocatore. Chi lo cerca a casa sua trova un letto vuoto; chi viene da te vi trova entrambi, e allora nemmeno un Lupo mannaro è al sicuro dal branco. Se non scegli nessuno, dormi per conto tuo. Non puoi fare la stessa scelta due volte di fila, e questo vale anche quando non scegli nessuno.

role-warner = Ammonitore
    .one = un Ammonitore
    .story = Poco prima dell’alba puoi avvertire un altro giocatore. Ne viene a conoscenza, e al prossimo voto per il rogo il suo voto vale uno in più. Il villaggio non ne sa nulla. Puoi avvertire lo stesso giocatore quante volte vuoi.

role-werewolf = Lupo mannaro
    .one = un Lupo mannaro
    .story = Ogni notte il branco si riunisce per scegliere una vittima. Ciascuno di voi vota per sé; chi ha più voti viene attaccato, e in caso di parità il branco resta a digiuno. Di giorno fai la faccia più innocente che puoi. Vinci quando in vita restano soltanto Lupi mannari e Cuccioli.

role-cub = Cucciolo
    .one = un Cucciolo
    .story = Sei ancora troppo giovane per la caccia. Di notte dormi; non sai chi sono i Lupi mannari e loro non conoscono te, quindi potrebbero sbranarti per sbaglio. Quando muore un Lupo mannaro, forse nel branco c’è posto per te. Vinci con i Lupi mannari, anche se non arrivi mai a cacciare.

role-white_werewolf = Lupo bianco
    .one = un Lupo bianco
    .story = Ogni notte cacci con il branco, che ti prende per un Lupo mannaro qualunque. Una notte su due puoi anche scegliere una vittima per conto tuo, perfino uno del branco. Non stai con nessuno: vinci soltanto se alla fine in vita resti solo tu.

role-seer = Veggente
    .one = un Veggente
    .story = Ogni notte puoi guardare nell’anima di un altro giocatore e vedere quale ruolo vi si nasconde. Che cosa farne, lo decidi tu: dillo a tutti, taci, o lascia cadere un indizio qua e là.

role-scapegoat = Capro espiatorio
    .one = un Capro espiatorio
    .story = Se al rogo il villaggio non riesce a decidersi, la colpa è tua e bruci, per quanti voti tu abbia avuto. Con le tue ultime parole puoi allora far sentire in colpa quanti giocatori vuoi: al prossimo rogo non votano. Se invece hai semplicemente più voti di tutti, muori senza ultime parole.

## Le squadre.

faction-villagers = Villici
    .belongs = Stai dalla parte dei Villici.
faction-wolves = Lupi mannari
    .belongs = Stai dalla parte dei Lupi mannari.
faction-vampires = Vampiri
    .belongs = Stai dalla parte dei Vampiri.
faction-pipers = Pifferai
    .belongs = Stai dalla parte dei Pifferai.
faction-own = Per conto proprio
    .belongs = Non stai dalla parte di nessuno, soltanto dalla tua.
faction-lovers = Innamorati
    .belongs = Stai dalla parte della persona che ami.
