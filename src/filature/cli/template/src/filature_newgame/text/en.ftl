# Every sentence that a person reads, by its key.  A blank is the name of a number of the sentence;
# `you` tells which of its seats is the reader.  The same keys and blanks stand in fr.ftl.
title = NewGame
story = A card a round; the highest takes it.

## The cards

card-1 = One
card-2 = Two
card-3 = Three
card-4 = Four
card-5 = Five
back = back of a card

## What can be done

do-deal = Deal a { $card }
do-play = Play your { $card }

## What is asked

ask-over = The match is over.
ask-deal = The cards are dealt.
ask-play = { $you ->
    [seat] Your turn: play a card.
   *[none] { $seat } plays a card.
 }

## What is seen

zone-table = This round
zone-hand = { $you ->
    [owner] Your hand
   *[none] Hand of { $owner }
 }

## News

got = You are dealt a { $card }.
played = { $you ->
    [seat] You play a { $card }.
   *[none] { $seat } plays a { $card }.
 }
took = { $you ->
    [seat] You take the round: { $score } in all.
   *[none] { $seat } takes the round: { $score } in all.
 }
over = All cards are played: the match is over.

## Why not

refused-over = The match is over.
refused-chance = Chance deals the cards.
refused-turn = It is the turn of { $seat }.
refused-no-card = You have no { $card } in your hand.
