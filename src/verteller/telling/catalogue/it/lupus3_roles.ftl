### Lupus 3.0: i ruoli e le fazioni. Una descrizione (.story) parla a chi ha quel ruolo, anche se lo
### ha acquisito: la fazione e gli amici di chi lo ha dall’inizio sono detti altrove. La riga della
### tabella (.table) ha una linea per colonna.

## Quello che dicono molte descrizioni

-told = Se qualcuno te lo impedisce, la mattina saprai soltanto che il tuo potere non ha avuto effetto.
-silent = La mattina non ricevi risposta; soltanto se qualcuno te lo ha impedito saprai che il tuo potere non ha avuto effetto.
-rest = , ma mai per due notti di fila
-aura = Quello che vedi è l’aura, non la fazione: c’è chi gioca con i Neri e l’ha bianca, chi gioca con i Bianchi e l’ha nera, e una Fattucchiera può ingannarti.

## Le colonne della tabella

-white = Aura: bianca
-black = Aura: nera
-red = Aura: rossa
-none = Potere: nessuno
-every = Potere: ogni notte
-second = Potere: al massimo ogni due notti
-once = Potere: una sola volta nella partita
-living-self = Su chi: un vivo, anche te
-living = Su chi: un vivo, ma non te
-dead = Su chi: un morto
-both-self = Su chi: un vivo o un morto, anche te
-both = Su chi: un vivo o un morto, ma non te
-mystic = Mistico: sì
-plain = Mistico: no
-turns = Può diventare Vampiro o Vampirizzato: sì
-stays = Può diventare Vampiro o Vampirizzato: no
-acquired = Il Necrofilo può acquisirne il potere: sì
-kept = Il Necrofilo può acquisirne il potere: no

## I Bianchi

role-farmer = Contadino
    .one = un Contadino
    .story = Non hai alcun potere: la notte dormi, e di giorno discuti e voti con gli altri. Qualche notte però, più o meno una su dieci, ti viene una visione: una persona e un ruolo. Metà delle visioni sono vere di sicuro; le altre sono tirate a caso, e possono essere false.
    .table =
        { -white }
        { -none }
        { -plain }
        { -turns }
        { -kept }

role-seer = Veggente
    .one = un Veggente
    .story = Ogni notte puoi scrutare un vivo e scoprire di che colore è la sua aura: bianca, nera o rossa. { -aura } { -told }
    .table =
        { -white }
        { -every }
        { -living-self }
        { -mystic }
        { -turns }
        { -acquired }

role-bodyguard = Guardia del corpo
    .one = una Guardia del corpo
    .story = Ogni notte puoi proteggere un altro personaggio vivo. Se i Lupi lo attaccano, sopravvive; contro ogni altro pericolo, di regola, non puoi nulla. { -silent }
    .table =
        { -white }
        { -every }
        { -living }
        { -plain }
        { -turns }
        { -acquired }

role-medium = Medium
    .one = un Medium
    .story = Ogni notte puoi contattare un morto e scoprire di che colore è la sua aura: bianca, nera o rossa. { -aura } { -told }
    .table =
        { -white }
        { -every }
        { -dead }
        { -mystic }
        { -turns }
        { -acquired }

role-messiah = Messia
    .one = un Messia
    .story = Una sola volta nella partita, di notte, puoi riportare in vita un morto, con il ruolo e la fazione che aveva. Se un Negromante vuole lo stesso morto e può averlo, la spunta lui, e il tuo potere è consumato comunque. { -silent }
    .table =
        { -white }
        { -once }
        { -dead }
        { -mystic }
        { -turns }
        { -kept }

role-voyeur = Voyeur
    .one = un Voyeur
    .story = Di notte puoi spiare la casa di un altro, o la tomba di un morto{ -rest }. Scopri chi gli ha fatto visita, ma non che cosa è venuto a fare. Quello che uno fa a sé stesso non lo vedi. { -told }
    .table =
        { -white }
        { -second }
        { -both }
        { -plain }
        { -turns }
        { -acquired }

role-stalker = Stalker
    .one = uno Stalker
    .story = Di notte puoi pedinare un altro personaggio vivo{ -rest }. Scopri a chi ha fatto visita, ma non che cosa è andato a fare. Quello che uno fa a sé stesso non lo vedi. { -told }
    .table =
        { -white }
        { -second }
        { -living }
        { -plain }
        { -turns }
        { -acquired }

role-mage = Mago
    .one = un Mago
    .story = Ogni notte puoi esaminare qualcuno, vivo o morto, e scoprire se è mistico. Se ricevi una risposta, è vera: nessuno può falsarla. { -told }
    .table =
        { -white }
        { -every }
        { -both-self }
        { -mystic }
        { -turns }
        { -acquired }

role-necrophile = Necrofilo
    .one = un Necrofilo
    .story = Una sola volta nella partita, di notte, puoi prendere a un morto il suo potere. Se ci riesci, ne prendi il ruolo e l’aura, ma resti nella tua fazione. I poteri dei Lupi, quelli dei Rossi e quelli che si usano una sola volta non li puoi acquisire; in quel caso non saprai nemmeno che cosa c’era da prendere, e la tua occasione è sfumata. { -told }
    .table =
        { -white }
        { -once }
        { -dead }
        { -plain }
        { -turns }
        { -kept }

role-expansive = Espansivo
    .one = un Espansivo
    .story = Di notte puoi andare a trovare un personaggio vivo{ -rest }. Il giorno dopo quel personaggio saprà che sei un Espansivo. { -silent }
    .table =
        { -white }
        { -second }
        { -living-self }
        { -plain }
        { -turns }
        { -acquired }

role-hunter = Cacciatore
    .one = un Cacciatore
    .story = Ogni notte puoi prendere di mira un vivo. Se quella notte ti uccidono i Lupi o un altro Cacciatore, il tuo colpo parte e lo uccide. Se non ti succede nulla, o se muori per qualunque altra ragione, il colpo resta in canna. { -silent }
    .table =
        { -white }
        { -every }
        { -living-self }
        { -plain }
        { -turns }
        { -acquired }

role-vampire_hunter = Cacciatore di Vampiri
    .one = un Cacciatore di Vampiri
    .story = Ogni notte puoi esaminare qualcuno, vivo o morto, e scoprire se gioca con i Rossi. Se ricevi una risposta, è vera: nessuno può falsarla. Se hai questo ruolo dall’inizio, una sola volta nella partita puoi anche farti dire quanti Rossi ci sono nel villaggio. Di questo il server non si occupa: chiedilo al game master, che ti risponde di persona. { -told }
    .table =
        { -white }
        { -every }
        { -both-self }
        { -plain }
        { -stays }
        { -acquired }

role-soothsayer = Divinatore
    .one = un Divinatore
    .story = Non hai alcun potere, ma cominci la partita con quattro frasi che dicono chi ha quale ruolo. Due sono vere e due sono false, mescolate a caso. Una frase falsa può parlare di un ruolo che nel villaggio non c’è; due frasi possono riguardare la stessa persona, e perfino essere uguali.
    .table =
        { -white }
        { -none }
        { -mystic }
        { -turns }
        { -kept }

role-mubarak_niece = Nipote di Mubarak
    .one = la Nipote di Mubarak
    .story = Non hai alcun potere, e chi guarda la tua aura la vede nera. Ma sul rogo non puoi morire: se il villaggio ti condanna, viene annunciato chi sei e la condanna cade, di regola ogni volta. Di notte non ti protegge nulla.
    .table =
        { -black }
        { -none }
        { -plain }
        { -turns }
        { -kept }

role-mason = Massone
    .one = un Massone
    .story = Non hai alcun potere, ma fin dall’inizio conosci tutti gli altri Massoni, e loro conoscono te. Attenzione però: anche un Massone può diventare un Vampiro.
    .table =
        { -white }
        { -none }
        { -plain }
        { -turns }
        { -kept }

## I Neri

role-wolf = Lupo
    .one = un Lupo
    .story = Ogni notte, di regola a partire dalla seconda, puoi indicare un vivo da sbranare. Muore se tutti i Lupi che indicano qualcuno indicano lo stesso nome e nessuno lo protegge; se anche solo due di voi indicano nomi diversi, non muore nessuno. Quando muore l’ultimo Lupo, i Neri hanno perso, e muoiono anche quelli ancora in vita: di regola all’alba successiva. { -silent }
    .table =
        { -black }
        { -every }
        { -living-self }
        { -plain }
        { -stays }
        { -kept }

role-witch = Fattucchiera
    .one = una Fattucchiera
    .story = Ogni notte puoi affatturare qualcuno, vivo o morto: chi quella notte ne legge l’aura vede nera quella bianca e bianca quella nera. Un’aura rossa resta rossa, e due fatture sulla stessa persona si annullano. { -silent }
    .table =
        { -black }
        { -every }
        { -both-self }
        { -mystic }
        { -stays }
        { -acquired }

role-possessed = Indemoniato
    .one = un Indemoniato
    .story = Non hai alcun potere, ma la tua aura è bianca anche se giochi con i Neri. Chi la guarda non penserà male di te.
    .table =
        { -white }
        { -none }
        { -plain }
        { -turns }
        { -kept }

role-exorcist = Esorcista
    .one = un Esorcista
    .story = Ogni notte puoi esorcizzare qualcuno, vivo o morto, anche te: tutti gli altri che quella notte agiscono su quel personaggio falliscono, amici compresi, e di regola fallisce anche lui se usa il potere su di sé. Fallisce pure il rituale dei morti. Se due Esorcisti scelgono la stessa persona, riesce il più abile; chi sia, non lo sa nessuno. { -silent }
    .table =
        { -black }
        { -every }
        { -both-self }
        { -mystic }
        { -turns }
        { -acquired }

role-devil = Diavolo
    .one = un Diavolo
    .story = Ogni notte puoi leggere nell’anima di un vivo. Scopri tre cose: quale ruolo aveva all’inizio, quale ha adesso e con quale fazione gioca. { -told }
    .table =
        { -black }
        { -every }
        { -living-self }
        { -mystic }
        { -turns }
        { -acquired }

role-advocate = Avvocato del Diavolo
    .one = un Avvocato del Diavolo
    .story = Di notte puoi prendere le difese di un altro personaggio vivo{ -rest }. Se il giorno dopo, e solo quello, il villaggio lo condanna al rogo, non muore: viene annunciato che lo ha difeso un Avvocato del Diavolo, ma non chi. { -silent }
    .table =
        { -black }
        { -second }
        { -living }
        { -plain }
        { -turns }
        { -acquired }

role-kidnapper = Sequestratore
    .one = un Sequestratore
    .story = Di notte puoi rapire un altro personaggio vivo{ -rest }. Quello che vuole fare quella notte non succede, come se non l’avesse mai chiesto. Con chi è esorcizzato non ci riesci. Se due Sequestratori si rapiscono a vicenda, riesce il più abile; chi sia, non lo sa nessuno. { -silent }
    .table =
        { -black }
        { -second }
        { -living }
        { -plain }
        { -turns }
        { -acquired }

## I Rossi

role-necromancer = Negromante
    .one = un Negromante
    .story = Una sola volta nella partita, di notte, puoi far risorgere un morto come Vampirizzato: da quel momento gioca con i Rossi e non ha più alcun potere. Di regola con Lupi, Fattucchiere, Cacciatori di Vampiri e Rossi non funziona, e la tua occasione è consumata lo stesso. { -silent }
    .table =
        { -red }
        { -once }
        { -dead }
        { -mystic }
        { -stays }
        { -kept }

role-young_vampire = Vampiro giovane
    .one = un Vampiro giovane
    .story = Ogni notte puoi mordere un altro personaggio vivo. Se tutti i Vampiri che mordono scelgono la stessa persona, questa diventa un Vampiro giovane e passa ai Rossi; con Lupi, Fattucchiere, Cacciatori di Vampiri e Rossi il morso è inutile. Ma in entrambi i casi invecchi, e diventi un Vampiro vecchio. Se invece scegliete persone diverse, di regola non succede nulla. { -silent }
    .table =
        { -red }
        { -every }
        { -living }
        { -plain }
        { -stays }
        { -kept }

role-old_vampire = Vampiro vecchio
    .one = un Vampiro vecchio
    .story = Ogni notte puoi mordere un altro personaggio vivo, ma sarà il tuo ultimo morso. Se tutti i Vampiri che mordono scelgono la stessa persona, questa diventa un Vampiro giovane e passa ai Rossi; con Lupi, Fattucchiere, Cacciatori di Vampiri e Rossi il morso è inutile. In entrambi i casi, all’alba muori di vecchiaia. Se invece scegliete persone diverse, di regola non succede nulla. { -silent }
    .table =
        { -red }
        { -every }
        { -living }
        { -plain }
        { -stays }
        { -kept }

role-vampirised = Vampirizzato
    .one = un Vampirizzato
    .story = Non hai più alcun potere, qualunque cosa sapessi fare prima: la notte riposi, e di giorno discuti e voti con gli altri. Giochi con i Rossi, e vinci con loro.
    .table =
        { -red }
        { -none }
        { -plain }
        { -stays }
        { -kept }

## Le fazioni

faction-white = Bianchi
    .belongs = Sei della fazione dei Bianchi.
faction-black = Neri
    .belongs = Sei della fazione dei Neri.
faction-red = Rossi
    .belongs = Sei della fazione dei Rossi.
