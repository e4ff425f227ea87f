title = La boîte aux lettres
story = Une carte face cachée devant vous. Un document, ou un micro ?

## Les cartes

paper-1 = Horaire
paper-2 = Chiffre
paper-3 = Liste d'agents
bug-2 = Micro
bug-3 = Émetteur
back = dos d'une carte
sort-paper = Document
sort-bug = Micro

## Les options de la table

option-hand = Cartes données à chacun

## Ce qu'on peut faire

do-deal = Donner : { $card }
do-drop = Poser votre { $card } devant { $target }
do-take = Prendre la carte
do-leave = Laisser la carte

## Ce qui est demandé

ask-over = La partie est finie.
ask-deal = On donne les cartes.
ask-drop = { $you ->
    [seat] À vous : posez une carte devant quelqu'un.
   *[none] { $seat } pose une carte devant quelqu'un.
 }
ask-answer = { $you ->
    [target] Une carte est devant vous : prenez-la ou laissez-la.
   *[none] Une carte est devant { $target }, qui la prend ou la laisse.
 }

## Ce qu'on voit

zone-drop = { $you ->
    [target] Devant vous
   *[none] Devant { $target }
 }
zone-file = { $you ->
    [owner] Votre dossier
   *[none] Dossier de { $owner }
 }
zone-hand = { $you ->
    [owner] Votre main
   *[none] Main de { $owner }
 }

## Les nouvelles

got = Vous recevez : { $card }.
dropped = { $you ->
    [seat] Vous posez une carte devant { $target }.
    [target] { $seat } pose une carte devant vous.
   *[none] { $seat } pose une carte devant { $target }.
 }
taken = { $you ->
    [seat] Vous la prenez : { $card }.
   *[none] { $seat } la prend : { $card }.
 }
left = { $you ->
    [seat] Vous la laissez : { $card }.
   *[none] { $seat } la laisse : { $card }.
 }
filed = { $you ->
    [seat] Votre dossier vaut { $score }.
   *[none] Le dossier de { $seat } vaut { $score }.
 }
over = La dernière carte est retournée : la partie est finie.

## Pourquoi pas

refused-over = La partie est finie.
refused-chance = C'est le hasard qui donne les cartes.
refused-answer = { $you ->
    [target] Une carte est devant vous : prenez-la ou laissez-la d'abord.
   *[none] { $target } répond d'abord.
 }
refused-turn = C'est le tour de { $seat }.
refused-no-card = Vous n'avez pas cette carte en main : { $card }.
refused-yourself = Pas devant soi-même.
refused-no-seat = Il n'y a pas de siège { $number } à cette table.
refused-not-before-you = La carte est devant { $target }.
refused-nothing-there = Aucune carte n'est devant vous.

## Ce que l'on suppose

belief-drop = La carte de { $seat } : { $card }

## La première partie guidée

guide-hand = Voici vos cartes : les documents rapportent des points, les micros en coûtent. Ce que vous posez devant un rival, il peut le prendre ou le laisser.
guide-drop = Posez votre émetteur devant votre rival, sans sourciller.
guide-drop-done = Va-t-il le prendre ?
guide-answer = À présent une carte est devant vous : prenez-la ou laissez-la.
guide-answer-done = La carte est retournée. Qui a le plus de points à la fin gagne.
