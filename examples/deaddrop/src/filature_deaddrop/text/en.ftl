title = Dead Drop
story = A card face down before you. A document, or a microphone?

## The cards

paper-1 = Timetable
paper-2 = Cipher
paper-3 = List of agents
bug-2 = Microphone
bug-3 = Transmitter
back = back of a card
sort-paper = Document
sort-bug = Microphone

## Table options

option-hand = Cards dealt to each

## What can be done

do-deal = Deal: { $card }
do-drop = Lay your { $card } before { $target }
do-take = Take the card
do-leave = Leave the card

## What is asked

ask-over = The match is over.
ask-deal = The cards are dealt.
ask-drop = { $you ->
    [seat] Your turn: lay a card before somebody.
   *[none] { $seat } lays a card before somebody.
 }
ask-answer = { $you ->
    [target] A card lies before you: take it or leave it.
   *[none] A card lies before { $target }, who takes it or leaves it.
 }

## What is seen

zone-drop = { $you ->
    [target] Before you
   *[none] Before { $target }
 }
zone-file = { $you ->
    [owner] Your file
   *[none] File of { $owner }
 }
zone-hand = { $you ->
    [owner] Your hand
   *[none] Hand of { $owner }
 }

## News

got = You are dealt: { $card }.
dropped = { $you ->
    [seat] You lay a card before { $target }.
    [target] { $seat } lays a card before you.
   *[none] { $seat } lays a card before { $target }.
 }
taken = { $you ->
    [seat] You take it: { $card }.
   *[none] { $seat } takes it: { $card }.
 }
left = { $you ->
    [seat] You leave it: { $card }.
   *[none] { $seat } leaves it: { $card }.
 }
filed = { $you ->
    [seat] Your file counts { $score }.
   *[none] The file of { $seat } counts { $score }.
 }
over = The last card is turned up: the match is over.

## Why not

refused-over = The match is over.
refused-chance = Chance deals the cards.
refused-answer = { $you ->
    [target] A card lies before you: take it or leave it first.
   *[none] { $target } answers first.
 }
refused-turn = It is the turn of { $seat }.
refused-no-card = You have no such card in your hand: { $card }.
refused-yourself = Not before yourself.
refused-no-seat = There is no seat { $number } at this table.
refused-not-before-you = The card lies before { $target }.
refused-nothing-there = No card lies before you.

## What is believed

belief-drop = The card of { $seat } is a { $card }

## The guided first match

guide-hand = These are your cards: documents bring points, microphones cost some. Whatever you lay before a rival, they may take it or leave it.
guide-drop = Lay your transmitter before your rival, with a straight face.
guide-drop-done = Will they take it?
guide-answer = Now a card lies before you: take it or leave it.
guide-answer-done = The card is turned up. Whoever has the most points at the end wins.
