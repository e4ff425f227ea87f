title = Mission Impossible
story = Tout le monde a une barbe. Un seul doit disparaître.

## Les agents, les indices et les couleurs

agent-english = l'Anglais
agent-russian = le Russe
agent-german = l'Allemand
agent-chinese = le Chinois
agent-french = le Français
agent-american = l'Américain
nation-english = Anglais
nation-russian = Russe
nation-german = Allemand
nation-chinese = Chinois
nation-french = Français
nation-american = Américain
clue-sunglasses = lunettes solaires
clue-nose = nez cassé
clue-wart = verrue
clue-beard = barbe
clue-scar = cicatrice
clue-moustache = moustache
clue-hat = chapeau
clue-monocle = monocle
clue-pipe = pipe
clue-earring = boucle d'oreille
clue-limp = boiterie
clue-tattoo = tatouage
clue-diversion = diversion
back-clue = carte d'indice, face cachée
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-black = noir
colour-white = blanc
colour-orange = orange
colour-violet = violet
colour-brown = brun
colour-pink = rose
colour-grey = gris

## Les rues de la ville

square-star = place de l'Étoile
street-stadium = rue du Stade
street-harbour = rue du Port
street-station = rue de la Gare
street-park = rue du Parc
street-opera = rue de l'Opéra
street-market = rue du Marché
passage-stadium = passage du Stade
passage-harbour = passage du Port
passage-station = passage de la Gare
passage-park = passage du Parc
passage-opera = passage de l'Opéra
passage-market = passage du Marché
boulevard-stadium = boulevard du Stade
boulevard-harbour = boulevard du Port
boulevard-station = boulevard de la Gare
boulevard-park = boulevard du Parc
boulevard-opera = boulevard de l'Opéra
boulevard-market = boulevard du Marché

## Les options de la table

option-random_clue_layout = Le hasard pose les cartes d'indices
option-notebook = Ce que le carnet écrit de lui-même ; au reste, votre crayon
choice-notebook-nothing = rien
choice-notebook-nothing-text = Le carnet reste blanc : tout se note au crayon.
choice-notebook-marks = ce qu'on a vu
choice-notebook-marks-text = Le carnet garde ce que vous avez vu et entendu ; conclure est votre affaire.
choice-notebook-proofs = tout, avec preuves
choice-notebook-proofs-text = Le carnet écrit aussi tout ce qui s'en déduit, et dit pourquoi.
option-may_stay = On peut rester sur place
option-keep_clue_cards = Qui lit une carte d'indice la garde
option-forced_challenge = Qui arrive sur une figurine doit montrer son carnet
option-clear_clues = Les cartes d'un joueur éliminé quittent le plateau
option-no_victim = En duel, sans élimination à son compte
choice-no_victim-half = la moitié du dé
choice-no_victim-half-text = Au duel, qui n'a éliminé personne avance de la moitié du dé.
choice-no_victim-once = le dé
choice-no_victim-once-text = Au duel, qui n'a éliminé personne avance du dé tel quel.
choice-no_victim-still = on ne bouge pas
choice-no_victim-still-text = Au duel, qui n'a éliminé personne ne bouge plus.
option-count_booklets = En duel, compter tous les carnets repris
option-max_rounds = Tours de table avant d'arrêter la partie
box-default-text = La toile de 79 cases, tous les agents se valent.
box-triangles = Les triangles
box-triangles-text = L'autre table d'indices : trois indices trahissent plus souvent.
length-normal = la traque de la feuille
effect-may_stay-true = mesuré à trois : 411 décisions au lieu de 39, et deux parties sur trois sont arrêtées
effect-no_victim-half = mesuré à trois : 36 décisions au lieu de 39
effect-no_victim-still = mesuré à trois : 30 décisions au lieu de 39, mais une partie sur huit est arrêtée

## Ce qu'on peut faire

do-absent = Ouvrir un carnet non distribué : { $agent }
do-deal = Distribuer un carnet : { $agent }
do-roll = Jeter le dé : { $points }
do-read = La carte retournée : { $card }
do-show = Le carnet montré : { $agent }
do-figure = Choisir la figurine { $colour ->
        [vert] verte
        [noir] noire
        [blanc] blanche
        [bleu] bleue
       *[other] { $colour }
    }
do-lay = Poser « { $card } »
do-start = Commencer { $square }, les cartes restant où elles sont
do-pass = Ne montrer votre carnet à personne
do-challenge = Montrer votre carnet à { $target }
do-stay = Rester sur place
do-move = Aller { $square }

## Sous quels titres

group-clue = Lire un indice
group-meet = Rejoindre quelqu'un
group-shelter = Se mettre à l'abri
group-elsewhere = Finir ailleurs
group-figure = Choisir une figurine
group-lay = Poser une autre carte
group-start = Commencer
group-challenge = Montrer votre carnet

## Ce qui est demandé

ask-over = La partie est finie.
ask-chance = Le hasard mélange, distribue et jette le dé.
ask-figure = { $you ->
    [seat] Quelle figurine choisissez-vous ?
   *[none] { $seat } choisit sa figurine.
 }
ask-lay = Le hasard a posé vos cartes. Sur quelle case commencez-vous ? Ou posez-les vous-même : laquelle { $square } ?
ask-place = Sur laquelle de vos cases commencez-vous ?
ask-others-place = Les autres posent encore leurs cartes ou choisissent leur case.
ask-move = { $you ->
    [seat] Le dé donne { $points } : où allez-vous ? { $range ->
        [one] Une case.
       *[other] D'une à { $range } cases.
     }
   *[none] { $seat } a fait { $points } et peut avancer { $range ->
        [one] d'une case.
       *[other] de { $range } cases au plus.
     }
 }
ask-challenge = { $you ->
    [seat] Vous n'êtes pas seul sur cette case : montrer votre carnet ?
   *[none] { $seat } n'est pas seul sur sa case, et réfléchit.
 }

## Ce qu'on voit

zone-figures = Figurines à choisir
zone-hand = Vos cartes, face cachée : en choisir une pour la case { $square }
zone-die = Dé, { $range ->
    [one] une case
   *[other] jusqu'à { $range } cases
 }
panel-mission = Mission
mission-lost = vous étiez { $agent } ; { $holder } a repris votre mission
mission-done = vous êtes { $agent }, et il ne reste personne à traquer
zone-identity = Vous êtes { $agent }
zone-prey = Vous traquez { $agent }
panel-absent = Ne participent pas
absentee = { $agent }
panel-challenges = Défis
noted = { $seat } : { $card } ({ $square })
panel-looks = Signalement, dans l'ordre de la traque : chacun traque le suivant, le dernier le premier
look = { $agent } : { $one }, { $two }, { $three }, { $four }
notebook-title = Carnet : { $deals ->
    [one] une seule distribution possible
   *[other] { $deals } distributions possibles
 }
notebook-marks = Qui peut être qui : les carnets vus ; le reste au crayon
notebook-blank = Qui peut être qui : à vous de le noter
report-title = Indices lus
notebook-row = { $you ->
    [seat] Vous
   *[none] { $seat }
 }
seat-colour = couleur : { $colour }
seat-out = { $you ->
    [holder] éliminé ; vous avez son carnet
   *[none] éliminé ; { $holder } a son carnet
 }
seat-agent = c'est { $agent }
seat-factor = dans le duel : { $pace }
pace-half = la moitié du dé
pace-once = le dé
pace-still = aucune case
pace-1 = le dé
pace-2 = deux fois le dé
pace-3 = trois fois le dé
pace-4 = quatre fois le dé
score = { $points ->
    [0] aucune élimination
    [one] { $points } élimination
   *[other] { $points } éliminations
 }

## Les nouvelles

absent = Un carnet reste et s'ouvre : { $agent } ne participe pas.
dealt = Vous êtes { $agent }. Vous traquez { $prey }.
chose = { $you ->
    [seat] Vous choisissez la figurine { $colour ->
        [vert] verte
        [noir] noire
        [blanc] blanche
        [bleu] bleue
       *[other] { $colour }
    }.
   *[none] { $seat } choisit la figurine { $colour ->
        [vert] verte
        [noir] noire
        [blanc] blanche
        [bleu] bleue
       *[other] { $colour }
    }.
 }
proposed = Le hasard a posé vos cinq cartes, face cachée, sur vos cases.
laid = Vous posez « { $card } » { $square }.
ready = { $you ->
    [seat] Vos cartes et votre figurine sont en place.
   *[none] { $seat } est en place.
 }
placed = { $you ->
    [seat] Vous commencez { $square }.
   *[none] { $seat } commence { $square }.
 }
threw = { $you ->
    [seat] Vous faites { $points }.
   *[none] { $seat } fait { $points }.
 }
begins = { $you ->
    [seat] Vous avez le plus haut : à vous de commencer.
   *[none] { $seat } a le plus haut et commence.
 }
again = Égalité : les premiers relancent le dé.
rolled = { $you ->
    [seat] Vous faites { $points }{ $range ->
        [0] , et ne bougez pas.
        [one] , soit une case.
       *[other] , soit jusqu'à { $range } cases.
     }
   *[none] { $seat } fait { $points }{ $range ->
        [0] , et ne bouge pas.
        [one] , soit une case.
       *[other] , soit jusqu'à { $range } cases.
     }
 }
moved = { $you ->
    [seat] Vous allez { $square }.
   *[none] { $seat } va { $square }.
 }
stayed = { $you ->
    [seat] Vous restez sur place.
   *[none] { $seat } reste sur place.
 }
looked = { $you ->
    [seat] Vous regardez la carte posée par { $owner } { $square }.
    [owner] { $seat } regarde votre carte { $square }.
   *[none] { $seat } regarde la carte posée par { $owner } { $square }.
 }
diverted = C'est une diversion : rien à noter sur { $owner }.
clue = Indice sur { $owner } : { $card }.
challenged = { $you ->
    [seat] Vous montrez votre carnet à { $target }.
    [target] { $seat } vous montre son carnet.
   *[none] { $seat } montre son carnet à { $target }, sans un mot.
 }
shown = { $seat } est { $agent } et traque { $prey }.
yielded = { $you ->
    [seat] Vous étiez sa cible : vous remettez votre carnet à { $hunter } et quittez la partie.
    [hunter] { $seat } était votre cible, vous remet son carnet et quitte la partie.
   *[none] { $seat } remet son carnet à { $hunter } et quitte la partie.
 }
struck = { $you ->
    [seat] { $hunter } vous traquait : vous lui remettez vos carnets et quittez la partie.
    [hunter] { $seat } était votre cible, vous remet ses carnets et quitte la partie.
   *[none] { $seat } s'est trompé de porte, remet ses carnets à { $hunter } et quitte la partie.
 }
denied = { $you ->
    [seat] { $target } ne dit rien : ni votre cible, ni votre chasseur.
    [target] Vous n'êtes ni sa cible, ni son chasseur : rien ne se passe.
   *[none] Rien ne se passe entre { $seat } et { $target }.
 }
inherited = Vous reprenez sa mission : vous traquez maintenant { $agent }.
duel = Plus que deux. On avance désormais ainsi : { $one }, { $first } ; { $two }, { $second }.
over = { $ending ->
    [1] Il n'en reste qu'un : la partie est finie.
   *[2] Le dernier tour de table est joué : la partie est arrêtée.
 }

## Le carnet : pourquoi pas

proof-absent = Carnet ouvert devant tous : { $agent } ne participe pas.
proof-own = Vous êtes { $agent }.
proof-held = Vous avez le carnet de { $seat } : { $agent }.
proof-shown = { $seat } vous a montré son carnet : { $agent }.
proof-clue = { $seat } a posé « { $card } » { $square }.
proof-yielded = { $you ->
    [hunter] Tour { $round } : { $seat } vous a remis son carnet et était donc votre cible.
    [seat] Tour { $round } : vous avez remis votre carnet à { $hunter }, qui vous traquait.
   *[none] Tour { $round } : { $seat } a remis son carnet à { $hunter }, qui le traquait.
 }
proof-struck = { $you ->
    [seat] Tour { $round } : vous avez montré votre carnet à { $hunter }, qui vous traquait.
    [hunter] Tour { $round } : { $seat } vous a montré son carnet, et vous le traquiez.
   *[none] Tour { $round } : { $seat } a montré son carnet à { $hunter }, qui le traquait.
 }
proof-denied = { $you ->
    [seat] Tour { $round } : rien ne s'est passé entre vous et { $target } : aucun ne traquait l'autre.
    [target] Tour { $round } : rien ne s'est passé entre vous et { $seat } : aucun ne traquait l'autre.
   *[none] Tour { $round } : rien ne s'est passé entre { $seat } et { $target } : aucun ne traquait l'autre.
 }
proof-share = À { $seats } il ne reste que { $agents } : personne d'autre ne l'est.
proof-only = Il n'y a que { $seats } pour être { $agents }.
proof-try = Toute distribution où { $seat } serait quelqu'un d'autre contredit l'un de ces défis.
proof-so = { $you ->
    [seat] Vous êtes donc { $agents }.
   *[none] { $seat } est donc { $agents }.
 }

## Pourquoi pas

refused-over = La partie est finie.
refused-chance = C'est l'affaire du hasard.
refused-eliminated = Vous avez quitté la partie.
refused-booklets = Les carnets ne sont pas encore distribués.
refused-laying = Toutes les cartes ne sont pas encore posées.
refused-others-place = Les autres posent encore leurs cartes ou choisissent leur case.
refused-first = Le dé décide d'abord qui commence.
refused-throw = Le dé n'est pas encore jeté.
refused-reading = Vous lisez d'abord l'indice.
refused-answer = { $target } doit d'abord répondre.
refused-turn = C'est le tour de { $seat }.
refused-step-figure = Choisissez d'abord votre figurine.
refused-step-place = Placez d'abord votre figurine.
refused-step-move = Le dé est jeté : avancez.
refused-step-challenge = Vous êtes arrivé : dites seulement si vous montrez votre carnet, et à qui.
refused-chosen = Votre figurine est choisie, pour toute la partie.
refused-taken = { $seat } a déjà la figurine { $colour ->
        [vert] verte
        [noir] noire
        [blanc] blanche
        [bleu] bleue
       *[other] { $colour }
    }.
refused-random-layout = À cette table, le hasard pose les cartes.
refused-all-laid = Vos cinq cartes sont posées.
refused-no-card = Vous n'avez pas de carte « { $card } » à poser.
refused-not-mine = Cette case n'est pas de votre couleur : { $square }.
refused-placed = Votre figurine est déjà placée.
refused-same-square = Vous y êtes déjà : il faut avancer d'une case au moins.
refused-too-far = D'ici à cette case ({ $square }), il y en a { $steps } ; le dé vous en donne { $range }.
refused-stay = Il faut avancer d'une case au moins.
refused-no-seat = Il n'y a pas de siège { $number } à cette table.
refused-myself = On ne se défie pas soi-même.
refused-gone = { $target } a quitté la partie.
refused-elsewhere = { $target } n'est pas sur votre case.
refused-safe = { $target } est à l'abri sur une case de sa couleur.
refused-not-arrived = Il faut arriver sur la case ; y être ne suffit pas.
refused-forced = À cette table, qui arrive sur une figurine montre son carnet.

## Ce que l'on suppose

belief-agent = { $you ->
    [seat] Vous êtes { $agent }
   *[none] { $seat } est { $agent }
 }
belief-hunter = { $you ->
    [prey] { $seat } vous traque
   *[none] { $seat } traque { $prey }
 }

## Ce que dit la table

look-booklet = Carnet de mission
look-own-cards = Vos indices sur la ville
look-stadium = Stade
look-harbour = Le port
look-station = La gare
look-park = Le parc
look-opera = L'opéra
look-market = Le marché
look-hunt = La traque
look-distance = distance

## La première partie guidée

guide-booklet = Maintenez le carnet de mission pour le lire : il dit qui vous êtes. Quatre signes vous trahissent, posés face cachée sur vos cases bleues avec une diversion.
guide-prey = Le carnet nomme aussi celui que vous traquez. Chacun en traque un seul ; quelqu'un vous traque aussi.
guide-clue = Le dé dit 5 : d'une à cinq cases. Finissez sur une case d'une autre couleur que la vôtre pour y lire un indice, vous seul.
guide-clue-done = La carte est remise face cachée ; les autres savent seulement que vous l'avez lue.
guide-notebook = Ouvrez le carnet, à côté des options : ce que vous avez lu y est noté. À vous d'en conclure qui cette couleur ne peut pas être : touchez une case pour y écrire au crayon, touchez-la encore pour changer ou effacer.
guide-move = À votre tour, avancez encore. Seule la case où finit le mouvement compte : une couleur pour un indice, une figurine pour un défi.
guide-move-done = Chaque indice rapproche de la bonne personne, et l'on en lit aussi sur vous.
guide-challenge = Quand vous êtes sûr, finissez sur sa case, hors de ses abris, et montrez votre carnet. Si c'est votre cible, elle quitte la partie ; si c'est vous la sienne, c'est vous. À vous de jouer.

## Ce qui s'imprime

sort-mission = Mission
sort-clue = Indice
die = dé
target-english = Votre cible : l'Anglais.
target-russian = Votre cible : le Russe.
target-german = Votre cible : l'Allemand.
target-chinese = Votre cible : le Chinois.
target-french = Votre cible : le Français.
target-american = Votre cible : l'Américain.
form-booklet = Carnet de mission
form-name = Nom
form-agent = Je suis
form-target = Je traque
form-who = Qui peut être qui
form-read = Indices lus : le nom de la case

## La fin

end-won = { $you ->
    [seat] Il n'en reste qu'un, et c'est vous
   *[none] Il n'en reste qu'un, et c'est { $seat }
 }
end-most = { $you ->
    [seat] Personne n'a éliminé autant que vous
   *[none] Personne n'a éliminé autant que { $seat }
 }
end-won-together = { $seats } font jeu égal
end-own-behind = { $points ->
    [0] { $place } place, avec autant d'éliminations que { $other }.
    [one] { $place } place, à une élimination de { $other }.
   *[other] { $place } place, à { $points } éliminations de { $other }.
 }
end-unmasked = { $count ->
    [0] { $place } place, sans élimination : votre carnet est chez { $holder }.
    [one] { $place } place, avec une élimination : votre carnet est chez { $holder }.
   *[other] { $place } place, avec { $count } éliminations : votre carnet est chez { $holder }.
 }
end-survived = { $count ->
    [0] Première place, sans une élimination : votre couverture a tenu.
    [one] Première place, avec une élimination : votre couverture a tenu.
   *[other] Première place, avec { $count } éliminations : votre couverture a tenu.
 }
end-watched = { $count ->
    [0] { $seat } finit sans une élimination.
    [one] { $seat } finit avec une élimination.
   *[other] { $seat } finit avec { $count } éliminations.
 }
look-end-won = « La ville est calme. On entend même les carnets. »
look-end-lost = « Votre carnet fait une très bonne lecture. »

## Ce qui parle pour un choix

reason-figure = La couleur ne dit rien de l'agent : elle fixe seulement les cinq cases où vous serez à l'abri.
reason-lay = Personne ne voit quelle carte vous posez ici ; on ne la lira qu'en y venant.
reason-lay-diversion = Qui viendra lire ici n'apprendra rien : une diversion ne dit que l'endroit où elle est.
reason-start = Vous y êtes à l'abri dès le début, et { $near ->
    [0] aucune carte adverse n'est à six cases
    [one] une carte adverse est à six cases au plus
   *[other] { $near } cartes adverses sont à six cases au plus
 }.
reason-meet = { $other } ne peut être que { $agent }, votre cible : arrivé là, vous pouvez montrer votre carnet.
reason-meet-last = Il ne reste que { $other } : qui arrive sur l'autre et montre son carnet gagne.
reason-odds = Dans { $prey } des { $deals } distributions encore possibles, { $other } est votre cible.
reason-odds-safe = { $other } est votre cible dans { $prey } des { $deals } distributions possibles, et ne vous traque dans aucune.
reason-read = { $other } peut encore être { $agents } ; vous n'avez pas lu { $unread ->
    [one] cette carte, la dernière
   *[other] { $unread } de ses cartes
 }.
reason-read-many = { $many } agents peuvent encore se cacher derrière { $other } ; { $unread ->
    [one] cette carte est la dernière que vous n'avez pas lue.
   *[other] { $unread } de ses cartes vous sont inconnues.
 }
reason-shelter = Sur votre couleur, personne ne peut vous frapper ; { $count } adversaires peuvent vous traquer.
reason-shelter-hunter = { $other } vous traque ; sur votre couleur, vous êtes à l'abri.
reason-near-target = { $other } ne peut être que { $agent }, votre cible, et ne sera plus qu'à { $steps ->
    [one] une case
   *[other] { $steps } cases
 }.
reason-near-clue = Vous ne serez plus qu'à { $steps ->
    [one] une case
   *[other] { $steps } cases
 } d'une carte de { $other } que vous n'avez pas lue.
reason-far = { $other } peut vous traquer, mais sera à { $steps } cases : hors de portée de son prochain dé.
reason-hunted = { $other }, qui peut vous traquer, sera à { $steps ->
    [one] une case
   *[other] { $steps } cases
 } : { $faces ->
    [one] une face du dé sur six lui suffit.
   *[other] { $faces } faces du dé sur six lui suffisent.
 }
reason-same = { $other } se tient déjà là : on ne frappe qu'en arrivant.
reason-duel-far = { $other } sera à { $steps } cases : hors de portée de son prochain dé.
reason-duel = { $other } sera à { $steps ->
    [one] une case
   *[other] { $steps } cases
 } : { $faces ->
    [one] une face du dé sur six lui suffit
   *[other] { $faces } faces du dé sur six lui suffisent
 } pour vous atteindre.
reason-challenge = { $other } ne peut être que { $agent }, votre cible : votre carnet suffit.
reason-challenge-last = À deux, chacun est la cible de l'autre : montrer votre carnet, c'est gagner.
reason-pass-hunter = { $other } vous traque dans { $hunting } des { $deals } distributions possibles : votre carnet vous éliminerait alors.
reason-pass-other = { $other } n'est pas votre cible : montrer votre carnet ne ferait que vous découvrir.
reason-pass = { $other } n'est votre cible que dans { $prey } des { $deals } distributions possibles, et saurait qui vous êtes.
