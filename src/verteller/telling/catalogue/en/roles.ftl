### The roles: name, name with its article inside a sentence (.one), and what you do with it (.story).

role-villager = Villager
    .one = a villager
    .story = You are an ordinary soul with no special gift. You sleep through the night; by day you talk and vote with the rest. Listen well, be slow to trust, and help the village find its monsters.

role-cupid = Cupid
    .one = Cupid
    .story = Once, at the very beginning, you draw your bow. Choose exactly two players, and you may be one of them: they fall in love with each other. They learn whom they love, but not whose arrow it was. If one of them dies, the other dies of heartbreak.

role-thief = Thief
    .one = a thief
    .story = Before the first night you may make off with the role of one other player. It is yours from then on, and the player you robbed carries on as a villager. If you choose nobody, or happen upon another thief, you become an ordinary villager yourself.

role-village_idiot = Village Idiot
    .one = a village idiot
    .story = Nobody knows quite how foolish you are. If the village picks you for the pyre, the truth comes out and they let you go: nobody burns that day. From then on you have no vote at the pyre, and nobody can vote for you there. Anything else can kill you just like anyone.

role-village_elder = Village Elder
    .one = a village elder
    .story = You have seen so many winters that one attack in the night will not finish you. A second one will, and poison, a bullet, heartbreak or the pyre kill you at once. Stay alive: when you die, all the villagers lose their gifts.

# Whoever is a fool reads exactly what a seer reads.
role-fool = Fool
    .one = a fool
    .story = { role-seer.story }

role-piper = Piper
    .one = a piper
    .story = Every night you may enchant one or two players with your pipe. If there are several pipers, you vote together, with two votes each. The enchanted know that they are, but not by whom, and nobody can undo it. When everyone still alive is enchanted, not counting the pipers, you win.

role-healer = Healer
    .one = a healer
    .story = Every night you may protect one player, yourself included, from the attacks of werewolves, vampires, psychopaths and white werewolves. Your herbs are no use against poison, bullets, fire or heartbreak. You may not make the same choice twice in a row, and that goes for blank too.

role-magician = Magician
    .one = a magician
    .story = Every night you may make two players change places, and you may be one of the two. Whoever comes for the one finds the other. You may not choose the same pair twice in a row, nor vote blank twice in a row.

role-grave_robber = Grave Robber
    .one = a grave robber
    .story = From the second night on, and before anybody else wakes, you may once take over the role of a dead player. After that you are no longer a grave robber but whatever you dug up. As long as you vote blank, you keep the chance. If you dig up Cupid or a client, there is nobody left to match or to hire.

role-witch = Witch
    .one = a witch
    .story = You have two potions: an elixir, which saves somebody who was attacked tonight, and a poison, which kills. Each works once, and you may use both in the same night. As long as you have the elixir you are told who is about to die tonight, and if that is you, you may drink it yourself.

role-hunter = Hunter
    .one = a hunter
    .story = You sleep with your gun beside the bed. When you die, you may shoot one other player with your last bullet. The gun stays silent only if you were fast asleep that night, or if you are removed from the game for missing too many votes.

role-sandman = Sandman
    .one = a sandman
    .story = Every night you may sprinkle sand in the eyes of one other player, who then sleeps until morning and gets no further turn that night. You may not make the same choice twice in a row, and that goes for blank too.

role-innocent_girl = Innocent Girl
    .one = an innocent girl
    .story = You have nothing to choose. Every night you peep through a crack in the door and hear how the werewolves and the vampires vote; who they are, you cannot see. Only when the sandman has put you to sleep do you hear nothing. What you do with your secret is up to you.

role-client = Client
    .one = a client
    .story = At the start of the game you may hire one other player as your bodyguard. If you are about to die, your bodyguard dies in your place, once. That does not help against heartbreak, nor if you forget to vote too often. You know each other's names, and if you are on different teams, you may also win together.

role-priest = Priest
    .one = a priest
    .story = Every night you may sprinkle holy water on one other player and see whether it burns. It burns werewolves, cubs, white werewolves, vampires, pipers and psychopaths, but also witches, grave robbers, harlots and seductresses. So a scorch mark is no proof of evil.

role-psychopath = Psychopath
    .one = a psychopath
    .story = Every night you may attack one other player. You belong to nobody and nobody belongs to you: you win only if you are the last one alive.

role-raven = Raven
    .one = a raven
    .story = Every night you may put your mark on one player, yourself included. In the next pyre vote it counts as two votes against that player, even if you are dead by then. The village sees the mark, but not where it came from.

role-sheriff = Sheriff
    .one = a sheriff
    .story = At the end of every night you may lock up one player, yourself included. Whoever sits in the cell can neither vote nor be voted for at that day's pyre; bars are no help against bullets or heartbreak. You may not make the same choice twice in a row, and that goes for blank too.

role-harlot = Harlot
    .one = a harlot
    .story = Every night you may slip into another player's bed. Whoever comes for you finds your bed empty; whoever comes to the bed where you are finds you both. If you vote blank, you sleep in your own bed. You may not make the same choice twice in a row, and that goes for blank too.

role-vampire = Vampire
    .one = a vampire
    .story = Every night you and the other vampires choose a victim together. The player with the most votes is attacked; if it is a tie, nothing happens. The werewolves are your enemies too. You win when only vampires are left alive.

role-seductress = Seductress
    .one = a seductress
    .story = Every night you may lure another player into your bed. Whoever calls at your guest's house finds an empty bed; whoever comes for you finds you both, and even a werewolf is not safe then from the pack. If you vote blank, you sleep alone. You may not make the same choice twice in a row, and that goes for blank too.

role-warner = Warner
    .one = a warner
    .story = Just before sunrise you may warn one other player. That player is told, and their vote counts for one more in the next pyre vote. The village hears nothing of it. You may warn the same player as often as you like.

role-werewolf = Werewolf
    .one = a werewolf
    .story = Every night the pack gathers to choose a victim. Each of you votes separately; the player with the most votes is attacked, and if it is a tie the pack goes hungry. By day you look as innocent as you can. You win when only werewolves and cubs are left alive.

role-cub = Cub
    .one = a cub
    .story = You are still too young to hunt. You sleep through the night; you do not know who the werewolves are and they do not know you, so they may devour you by mistake. When a werewolf dies, there may be room for you in the pack. You win with the werewolves, even if you never get to hunt.

role-white_werewolf = White Werewolf
    .one = a white werewolf
    .story = Every night you hunt with the pack, which takes you for an ordinary werewolf. Every second night you may also choose a victim all by yourself, even one of the pack. You belong to nobody: you win only if you are the last one alive.

role-seer = Seer
    .one = a seer
    .story = Every night you may look into the soul of one other player and see which role is hiding there. What you do with the knowledge is up to you: tell everyone, keep quiet, or drop a hint here and there.

role-scapegoat = Scapegoat
    .one = a scapegoat
    .story = If the village cannot make up its mind at the pyre, you take the blame and burn, however many votes you had. With your last words you may then make as many players as you like feel guilty: they have no vote at the next pyre. If you simply get the most votes, you die without last words.

## The teams.

faction-villagers = Villagers
    .belongs = You are on the villagers' side.
faction-wolves = Werewolves
    .belongs = You are on the werewolves' side.
faction-vampires = Vampires
    .belongs = You are on the vampires' side.
faction-pipers = Pipers
    .belongs = You are on the pipers' side.
faction-own = Own
    .belongs = You are on nobody's side but your own.
faction-lovers = Lovers
    .belongs = You are on the side of the one you love.
