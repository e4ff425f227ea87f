# Toutes les phrases qu'une personne lit, par leur clé.  Un blanc est le nom d'un nombre de la phrase ;
# `you` dit lequel de ses sièges est le lecteur.  Les mêmes clés et blancs figurent dans en.ftl.
title = NewGame
story = Une carte par manche ; la plus forte l'emporte.

## Les cartes

card-1 = Un
card-2 = Deux
card-3 = Trois
card-4 = Quatre
card-5 = Cinq
back = dos d'une carte

## Ce qu'on peut faire

do-deal = Donner un { $card }
do-play = Jouer votre { $card }

## Ce qui est demandé

ask-over = La partie est finie.
ask-deal = On donne les cartes.
ask-play = { $you ->
    [seat] À vous : jouez une carte.
   *[none] { $seat } joue une carte.
 }

## Ce qu'on voit

zone-table = Cette manche
zone-hand = { $you ->
    [owner] Votre main
   *[none] Main de { $owner }
 }

## Les nouvelles

got = Vous recevez un { $card }.
played = { $you ->
    [seat] Vous jouez un { $card }.
   *[none] { $seat } joue un { $card }.
 }
took = { $you ->
    [seat] Vous emportez la manche : { $score } en tout.
   *[none] { $seat } emporte la manche : { $score } en tout.
 }
over = Toutes les cartes sont jouées : la partie est finie.

## Pourquoi pas

refused-over = La partie est finie.
refused-chance = C'est le hasard qui donne les cartes.
refused-turn = C'est le tour de { $seat }.
refused-no-card = Vous n'avez pas de { $card } en main.
