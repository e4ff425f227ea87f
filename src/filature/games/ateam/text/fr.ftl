title = Agence tous risques - La formule secrète
story = La recette d'une célèbre boisson dort au fond d'une forteresse. Entrez, prenez-la, et sortez avant les autres.

## Les personnages

character-0 = Hannibal
character-1 = Futé
character-2 = Looping
character-3 = Amy
character-none = personnage à choisir
formula = la formule

## Les cartes

card-plus3 = Barracuda donne un coup de pouce
card-clear = Barracuda déblaie le chemin
card-lead = Barracuda montre où aller
card-bench = Sur la touche
card-roam = Un garde qui rôde
card-lab1 = Labo d'armes L1
card-lab2 = Labo d'armes secrètes L2
card-lab3 = Labo d'armes ultra-secrètes L3
back-plain = dos de carte
die-red = dé rouge
die-blue = dé bleu

## Les cases

space-plain = case libre
space-start = départ
space-guard = garde
space-tv = écran TV
space-roll = rejouer
space-safe = zone de sécurité
space-narrow = couloir étroit
space-vault = souterrain
space-lab1 = labo 1
space-lab2 = labo 2
space-lab3 = labo 3
space-final = labo final
sign-start = D
sign-guard = G
sign-tv = TV
sign-roll = R
sign-safe = S
sign-narrow = ][
sign-vault = SO
sign-lab1 = L1
sign-lab2 = L2
sign-lab3 = L3
sign-final = LF
legend-guard = G garde
legend-tv = TV écran
legend-roll = R rejouer
legend-safe = S zone de sécurité
legend-narrow = ][ couloir étroit
legend-vault = SO souterrain
legend-lab1 = L1 labo d'armes
legend-lab2 = L2 armes secrètes
legend-lab3 = L3 armes ultra-secrètes
legend-final = LF labo final, les trois

## Les options de la table

box-default = La forteresse
box-default-text = Tous les gardes devant le souterrain, huit qui rôdent.
box-first = La première
box-first-text = Un garde toutes les quelques cases.
option-turn_around_at_start = Arrivé au départ sans la formule, on fait demi-tour (sinon on y reste)
option-battle_cancels_space = Qui perd une bataille n'applique pas l'effet de la case où il reste
option-reroll_instead = « Déblaie le chemin » remplace le dernier lancer, au lieu d'en donner un de plus
option-steal_any_contact = La formule est en jeu aussi quand son porteur rejoint un poursuivant
option-own_cards_in_safe = On peut jouer une carte contre soi-même en zone de sécurité
option-roam_from_guard = Sur une case garde, on peut jouer le garde qui rôde contre soi-même, avant le combat
option-steal_in_vault = Arrivé au souterrain, on s'y bat contre le porteur pour la formule
length-normal = aller et retour, comme sur la feuille

## Ce qu'on peut faire

do-roll = Le dé tombe sur { $die }
do-dice = Les dés tombent : rouge { $red }, bleu { $blue }
do-draw = Tirer « { $card } »{ $number ->
    [0] {""}
   *[other] {" "}(+{ $number })
 }
do-figure = Choisir votre personnage : { $character }
do-throw = Lancer le dé
do-end = Finir le tour sans jouer de carte
do-plus3 = Barracuda donne un coup de pouce : avancer de 3 cases
do-clear = Barracuda déblaie le chemin : un lancer de plus
do-lead = Barracuda montre où aller : avancer jusqu'au prochain labo
do-bench = { $you ->
    [target] Vous mettre vous-même sur la touche
   *[none] Mettre { $target } sur la touche
 }
do-roam = { $you ->
    [target] Vous faire prendre vous-même par le garde qui rôde
   *[none] Envoyer le garde qui rôde sur { $target }
 }
do-lab = Jouer la carte labo { $lab } : avancer de { $number } { $number ->
    [one] case
   *[other] cases
 }
do-discard = Défausser « { $card } »{ $number ->
    [0] {""}
   *[other] {" "}(+{ $number })
 } et en tirer une autre
do-keep = Garder ce lancer
do-stop = Vous arrêter ici et vous battre pour la formule
do-pass = Passer
do-fight = Vous battre contre { $target }
do-challenge = Défier { $target } par écran interposé

## Sous quels titres

group-bench = Mettre sur la touche
group-roam = Envoyer le garde qui rôde
group-lab = Jouer une carte labo
group-discard = Défausser une carte
group-fight = Vous battre
group-challenge = Défier quelqu'un
group-figure = Choisir votre personnage

## Ce qui est demandé

ask-over = { $you ->
    [seat] Vous êtes dehors avec la formule. La partie est finie.
   *[none] { $seat } est sorti avec la formule. La partie est finie.
 }
ask-chance = Le hasard parle : dés et cartes.
ask-figure = { $you ->
    [seat] Quel personnage choisissez-vous ?
   *[none] { $seat } choisit un personnage.
 }
ask-turn = { $you ->
    [seat] À vous : lancez, ou jouez d'abord une carte.
   *[none] { $seat } va lancer le dé ou jouer une carte.
 }
ask-guard = { $you ->
    [seat] Un garde vous tient : lancez contre lui, ou jouez d'abord une carte.
   *[none] { $seat } est tenu par un garde.
 }
ask-throw = { $you ->
    [seat] À vous de lancer ; votre carte est jouée.
   *[none] { $seat } doit encore lancer.
 }
ask-card = { $you ->
    [seat] Jouer une carte, en changer une, ou finir le tour ?
   *[none] { $seat } peut jouer une carte ou finir son tour.
 }
ask-keep = { $you ->
    [seat] Vous feriez { $steps } : garder ce lancer, ou le refaire par une carte ?
   *[none] { $seat } ferait { $steps }, et réfléchit.
 }
ask-stop = { $you ->
    [seat] { $target } est ici avec la formule : s'arrêter ?
   *[none] { $seat } passe devant { $target } et la formule : s'arrêter ?
 }
ask-foe = { $you ->
    [seat] Plusieurs adversaires sur cette case : lequel affronter ?
   *[none] { $seat } choisit son adversaire.
 }
ask-screen = { $you ->
    [seat] Devant l'écran : défier quelqu'un ?
   *[none] { $seat } regarde l'écran et peut défier quelqu'un.
 }

## Ce qu'on voit

seat-where = { $character } · { $place } { $number }, { $out ->
    [1] vers la sortie
   *[0] vers l'intérieur
 }
seat-formula = ★ a la formule
seat-two-dice = lance deux dés
score = { $points ->
    [1] sorti avec la formule
   *[other] dans la forteresse
 }
zone-hand = { $you ->
    [owner] Votre main
   *[none] Main de { $owner }
 }
zone-bench = { $you ->
    [owner] Devant vous
   *[none] Devant { $owner }
 }
zone-deck = Talon : { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
 }
zone-discard = Défausse : { $cards ->
    [0] vide
    [one] 1 carte
   *[other] { $cards } cartes
 }
zone-figures = Personnages à choisir
zone-dice = Dés
panel-signs = Cases

## Les nouvelles

drew = Vous recevez « { $card } »{ $number ->
    [0] {""}
   *[other] {" "}(+{ $number })
 }.
chose = { $you ->
    [seat] Vous choisissez { $character }.
   *[none] { $seat } choisit { $character }.
 }
threw_first = { $you ->
    [seat] Vous faites { $die } pour commencer.
   *[none] { $seat } fait { $die } pour commencer.
 }
tied_first = Égalité : les plus forts relancent.
turn = { $you ->
    [seat] À vous de jouer.
   *[none] Au tour de { $seat }.
 }
sat_out = { $you ->
    [seat] Vous êtes sur la touche : vous passez ce tour.
   *[none] { $seat } est sur la touche et passe ce tour.
 }
rolled = { $you ->
    [seat] Vous faites { $die }.
   *[none] { $seat } fait { $die }.
 }
rolled_two = { $you ->
    [seat] Vous faites { $red } et { $blue } : { $total }.
   *[none] { $seat } fait { $red } et { $blue } : { $total }.
 }
moved = { $you ->
    [seat] Vous voilà case { $number } ({ $place }).
   *[none] { $seat } arrive case { $number } ({ $place }).
 }
again = { $you ->
    [seat] Rejouer : vous relancez.
   *[none] Rejouer : { $seat } relance.
 }
engaged = { $you ->
    [seat] Vous tombez sur { $foe } : bataille !
    [foe] { $seat } tombe sur vous : bataille !
   *[none] { $seat } tombe sur { $foe } : bataille !
 }
caught_up = { $you ->
    [seat] Vous rattrapez { $owner } et la formule, case { $number }.
    [owner] { $seat } vous rattrape, case { $number }.
   *[none] { $seat } rattrape { $owner } et la formule, case { $number }.
 }
contested = { $you ->
    [seat] Vous vous battez contre { $foe } pour la formule !
    [foe] { $seat } se bat contre vous pour la formule !
   *[none] { $seat } se bat contre { $foe } pour la formule !
 }
challenged = { $you ->
    [seat] Vous défiez { $foe } par écran interposé.
    [foe] { $seat } vous défie par écran interposé.
   *[none] { $seat } défie { $foe } par écran interposé.
 }
battled = { $you ->
    [seat] Vous faites { $red }, { $foe } { $blue }.
    [foe] { $seat } fait { $red }, vous { $blue }.
   *[none] { $seat } fait { $red }, { $foe } { $blue }.
 }
fought_guard = { $you ->
    [seat] Le garde fait { $red }, vous { $blue }.
   *[none] Le garde fait { $red }, { $seat } { $blue }.
 }
played = { $you ->
    [seat] Vous jouez
   *[none] { $seat } joue
 } « { $card } »{ $number ->
    [0] {""}
   *[other] {" "}(+{ $number })
 }.
aimed = { $you ->
    [seat] Vous jouez « { $card } » sur { $target }.
    [target] { $seat } joue « { $card } » sur vous.
   *[none] { $seat } joue « { $card } » sur { $target }.
 }
aimed_home = { $you ->
    [seat] Vous jouez « { $card } » sur vous-même.
   *[none] { $seat } se joue « { $card } ».
 }
discarded = { $you ->
    [seat] Vous défaussez
   *[none] { $seat } défausse
 } « { $card } »{ $number ->
    [0] {""}
   *[other] {" "}(+{ $number })
 } pour une autre carte.
reshuffled = La défausse est mélangée : nouveau talon de { $cards } cartes.
sent_back = { $you ->
    [target] Le garde vous ramène case { $number }.
   *[none] Le garde ramène { $target } case { $number }.
 }
roamed_in_vain = { $you ->
    [target] Aucun garde derrière vous : sans effet.
   *[none] Aucun garde derrière { $target } : sans effet.
 }
took = { $you ->
    [seat] Vous vous emparez de la formule !
   *[none] { $seat } s'empare de la formule !
 }
waits = { $you ->
    [seat] Vous attendez votre prochain tour dans le souterrain.
   *[none] { $seat } attend son prochain tour dans le souterrain.
 }
fled = { $you ->
    [seat] Vous filez avec la formule : { $red } et { $blue }, { $total } cases.
   *[none] { $seat } file avec la formule : { $red } et { $blue }, { $total } cases.
 }
kept = { $you ->
    [seat] Vous gardez la formule.
   *[none] { $seat } garde la formule.
 }
stole = { $you ->
    [seat] Vous dérobez la formule !
   *[none] { $seat } dérobe la formule !
 }
turned = { $you ->
    [seat] Sans la formule, vous faites demi-tour au départ.
   *[none] Sans la formule, { $seat } fait demi-tour au départ.
 }
won_formula = { $you ->
    [seat] Vous sortez de la forteresse avec la formule !
   *[none] { $seat } sort de la forteresse avec la formule !
 }

## Pourquoi pas

refused-over = La partie est finie.
refused-chance = Les dés et le talon n'obéissent qu'au hasard.
refused-wait = Un coup est en train de se jouer : attendez qu'il soit fini.
refused-turn = C'est au tour de { $seat }.
refused-step-figure = Choisissez d'abord votre personnage.
refused-chosen = Votre personnage est choisi, pour toute la partie.
refused-taken = { $character } est déjà à { $seat }.
refused-step-turn = Ce n'est pas le moment : lancez, jouez une carte ou finissez le tour.
refused-step-keep = Décidez d'abord de ce lancer : le garder ou le refaire.
refused-step-stop = La formule est à portée : arrêtez-vous ou passez.
refused-step-foe = Choisissez d'abord votre adversaire.
refused-step-screen = Vous êtes devant l'écran : défiez quelqu'un ou passez.
refused-thrown = Vous avez déjà lancé ce tour-ci.
refused-must-throw = Le lancer est obligatoire : on ne finit pas son tour avant.
refused-one-card = Une seule carte par tour, jouée ou défaussée.
refused-no-card = Vous n'avez pas « { $card } » en main.
refused-guard = Un garde vous tient : seule une bataille gagnée vous libère.
refused-beaten = Le garde vous a battu : vous le combattrez de nouveau à votre prochain tour.
refused-vault = Vous êtes dans le souterrain : on n'en sort qu'en lançant les dés, à son prochain tour.
refused-vault-wait = Vous avez atteint le souterrain : vous en repartirez à votre prochain tour.
refused-stranded = Vous êtes au départ, tourné vers la sortie, sans la formule : nulle part où aller.
refused-clear-later = À cette table, cette carte refait un lancer : jouez-la juste après les dés.
refused-no-lab-ahead = Il n'y a plus de labo devant vous.
refused-no-lab = Il faut être sur une case labo qui porte le symbole { $lab }.
refused-no-seat = Il n'y a pas de siège { $number } à cette table.
refused-safe = { $you ->
    [target] Vous êtes en zone de sécurité, à l'abri même de vous-même.
   *[none] { $target } est en zone de sécurité, hors d'atteinte.
 }
refused-no-rethrow = À cette table, un lancer fait est un lancer joué.
refused-no-formula-here = On ne s'arrête en chemin que là où passe la formule d'un autre, après avoir été au souterrain.
refused-no-choice = Il n'y a pas d'adversaire à choisir.
refused-not-here = { $you ->
    [target] On ne se bat pas contre soi-même.
   *[none] { $target } n'est pas sur cette case.
 }
refused-no-screen = On ne défie que depuis une case écran TV libre où l'on vient de tomber.
refused-oneself = On ne se défie pas soi-même.

## Ce que l'on suppose

belief-card = { $seat } a « { $card } » en main

## Ce que dit la table

look-fortress = La forteresse
look-start = Départ
look-vault = Souterrain
look-key = Légende
look-plus3 = Avancez de 3 cases et appliquez l'effet de la case.
look-clear = Un lancer de plus.
look-lead = Avancez jusqu'au prochain labo.
look-bench = Un joueur passe son prochain tour.
look-roam = Un joueur recule jusqu'au garde le plus proche.
look-lab1 = Sur un labo de ce symbole, avancez d'autant.
look-lab2 = Sur un labo de ce symbole, avancez d'autant.
look-lab3 = Sur un labo de ce symbole, avancez d'autant.

## La première partie guidée

guide-fortress = Votre figurine est au départ ; la formule attend au fond, au souterrain. Il faut aller la prendre, puis la porter dehors.
guide-card = Une carte par tour, avant ou après le dé. Jouez maintenant le coup de pouce de Barracuda : 3 cases de plus.
guide-card-done = Trois cases d'un coup ; une autre carte remplace celle que vous avez jouée.
guide-throw = Lancez le dé : cela, c'est obligatoire.
guide-throw-done = Ce qui est écrit sur la case d'arrivée est pour vous : garde, écran, labo ou nouveau lancer.
guide-swap = À votre prochain tour, une carte ne sert à rien ? Défaussez-la : vous en tirez une autre.
guide-swap-done = Une carte dehors, une autre dedans : vous en avez toujours trois.
guide-fight = Voici l'adversaire. Tomber sur sa case, c'est se battre : un dé chacun, et le plus fort avance de la différence ; à 6 contre 4, de 2.
guide-vault = Le premier au souterrain prend la formule et repart avec deux dés ; les autres le poursuivent. À vous de jouer.

## Ce qui s'imprime

sort-card = Instruction
sort-lab = Carte labo

## La fin

end-won = { $you ->
    [seat] La formule est dehors, et c'est vous qui conduisez
   *[none] { $seat } sort la formule de la forteresse
 }
end-by = { $you ->
    [seat] Vous avez passé la porte avec la formule : il n'en fallait pas plus.
   *[none] { $seat } a passé la porte avec la formule : il n'en fallait pas plus.
 }
end-on-the-way = { $number ->
    [one] { $place } place, à une case de la porte.
   *[other] { $place } place, à { $number } cases de la porte.
 }
end-inside = { $number ->
    [0] { $place } place, aux portes de la chambre forte.
    [one] { $place } place, à une case de la chambre forte.
   *[other] { $place } place, à { $number } cases de la chambre forte.
 }
end-ahead = { $you ->
    [seat] { $number ->
        [one] Première place : { $other } suivait, à une case de la porte.
       *[other] Première place : { $other } suivait, à { $number } cases de la porte.
     }
   *[none] { $number ->
        [one] { $other } suivait, à une case de la porte.
       *[other] { $other } suivait, à { $number } cases de la porte.
     }
 }
end-alone = { $you ->
    [seat] { $number ->
        [0] Première place : { $other } suivait, aux portes de la chambre forte.
        [one] Première place : { $other } suivait, à une case de la chambre forte.
       *[other] Première place : { $other } suivait, à { $number } cases de la chambre forte.
     }
   *[none] { $number ->
        [0] { $other } suivait, aux portes de la chambre forte.
        [one] { $other } suivait, à une case de la chambre forte.
       *[other] { $other } suivait, à { $number } cases de la chambre forte.
     }
 }
look-end-won = « J'adore les plans qui se terminent par un parking. »
look-end-lost = « De là-haut, la vue sur le départ est imprenable. »

## Ce qui parle pour un choix

reason-figure = Tous les personnages se valent : choisissez celui qui vous plaît.
reason-throw = Le lancer est dû, la carte se choisira sur la case d'arrivée : { $goal ->
    [0] { $left ->
        [one] une case reste
       *[other] { $left } cases restent
     } jusqu'au souterrain.
    [2] la formule est { $left ->
        [0] sur votre case
       *[other] { $left } cases devant vous
     }.
   *[3] { $left ->
        [one] une case reste
       *[other] { $left } cases restent
     } jusqu'au départ.
 }
reason-throw-guard = Aucune carte n'éloigne d'un garde : il faut le battre aux dés.
reason-throw-vault = Aucune carte ne fait sortir du souterrain : il faut lancer, et c'est à deux dés.
reason-throw-chase = { $other } et la formule sont { $left ->
    [one] une case
   *[other] { $left } cases
 } devant vous : à deux dés, vous pouvez vous y arrêter.
reason-throw-out = La formule est à vous, et { $left ->
    [one] une case la sépare
   *[other] { $left } cases la séparent
 } de la sortie : vous lancez deux dés.
reason-move = { $moved ->
    [one] Une case
   *[other] { $moved } cases
 } de plus ; { $goal ->
    [0] il en reste { $left } jusqu'au souterrain.
    [1] il en reste { $left } jusqu'à la sortie.
    [2] la formule n'est plus qu'à { $left ->
        [one] une case
       *[other] { $left } cases
     }.
   *[3] il en reste { $left } jusqu'au départ.
 }
reason-move-formula = { $moved ->
    [one] Une case
   *[other] { $moved } cases
 } de plus, et vous rejoignez { $other } : vous pouvez y disputer la formule.
reason-move-wins = { $moved ->
    [one] Une case
   *[other] { $moved } cases
 } de plus, et la formule est dehors : la partie est gagnée.
reason-move-first = { $moved ->
    [one] Une case
   *[other] { $moved } cases
 } de plus, et vous êtes au souterrain le premier : la formule est à vous.
reason-move-turn = { $moved ->
    [one] Une case
   *[other] { $moved } cases
 } de plus, et vous faites demi-tour au départ pour poursuivre encore.
reason-move-vault = { $moved ->
    [one] Une case
   *[other] { $moved } cases
 } de plus, et vous êtes au souterrain : il faut y passer, et l'on en repart à deux dés.
reason-move-roll = { $moved ->
    [one] Une case
   *[other] { $moved } cases
 } de plus, sur une case « rejouer » libre : un lancer de plus vous revient.
reason-move-safe = { $moved ->
    [one] Une case
   *[other] { $moved } cases
 } de plus, en zone de sécurité : ni défi ni carte ne vous y atteint.
reason-rethrow = Ce lancer ne fait que { $steps } : la carte vous en donne un autre à la place.
reason-clear = Un lancer de plus, { $dice ->
    [one] d'un dé
   *[other] de deux dés
 } ; { $goal ->
    [0] { $left ->
        [one] une case reste
       *[other] { $left } cases restent
     } jusqu'au souterrain.
    [1] { $left ->
        [one] une case reste
       *[other] { $left } cases restent
     } jusqu'à la sortie.
    [2] la formule est { $left ->
        [0] sur votre case
        [one] une case devant vous
       *[other] { $left } cases devant vous
     }.
   *[3] { $left ->
        [one] une case reste
       *[other] { $left } cases restent
     } jusqu'au départ.
 }
reason-end = Vous gardez vos cartes pour un meilleur moment : en jouer une est permis, pas obligatoire.
reason-end-guard = Un garde vous tient : aucune carte ne vous en éloigne, vous le combattrez au prochain tour.
reason-end-vault = Aucune carte ne fait sortir du souterrain : vous en repartirez au prochain tour.
reason-end-lab = Votre carte labo attend : le labo qui la prend est { $far ->
    [one] une case
   *[other] { $far } cases
 } devant vous.
reason-discard = Au lieu d'en jouer une, vous changez « { $card } » contre une carte du talon.
reason-discard-lab = Aucun labo devant vous ne prend plus cette carte : changez-la.
reason-bench = { $other } perd son prochain tour : { $dice ->
    [one] un dé
   *[other] deux dés
 } de moins pour avancer.
reason-bench-holder = { $other } porte la formule, à { $left ->
    [one] une case
   *[other] { $left } cases
 } de la sortie, et perd son prochain tour.
reason-wait = Vous avez dépassé la formule : attendre un tour laisse { $other } s'approcher.
reason-roam = { $other } recule { $back ->
    [one] d'une case
   *[other] de { $back } cases
 }, jusqu'à un garde qui l'arrête.
reason-roam-holder = { $other } et la formule reculent { $back ->
    [one] d'une case
   *[other] de { $back } cases
 }, jusqu'à un garde qui les arrête.
reason-roam-self = Vous avez dépassé la formule : ce recul { $back ->
    [one] d'une case
   *[other] de { $back } cases
 } ramène { $other } devant vous, ou à votre hauteur.
reason-challenge = Un dé chacun : si vous battez { $other }, vous avancez de la différence et suivez la case.
reason-challenge-behind = { $other } est { $behind } cases derrière vous, et un défi gagné n'en vaut que cinq au plus.
reason-challenge-holder = Un dé chacun : si vous battez { $other }, vous avancez de la différence ; la formule n'est pas en jeu.
reason-pass = Défier peut aussi faire avancer l'autre, de cinq cases au plus.
reason-pass-guard = Un garde tient { $other }, qui se libérerait en gagnant votre défi.
reason-pass-holder = { $other } est à { $left ->
    [one] une case
   *[other] { $left } cases
 } de la sortie avec la formule : un défi perdu l'en rapprocherait encore.
reason-pass-formula = En passant, vous avancez encore { $steps ->
    [one] d'une case
   *[other] de { $steps } cases
 }, sans vous battre.
reason-stop = Un dé chacun, et le plus fort file avec la formule ; { $other } est à { $left ->
    [one] une case
   *[other] { $left } cases
 } de la sortie.
reason-stop-guard = Un dé chacun pour la formule que tient { $other } ; ensuite, vous affrontez le garde.
reason-fight = Un dé chacun : si vous battez { $other }, vous avancez de la différence.
reason-fight-inside = { $other } va encore vers le souterrain : même une victoire contre vous ne mène pas à la sortie.
