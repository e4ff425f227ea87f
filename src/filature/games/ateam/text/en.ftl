title = The A-Team - The Secret Formula
story = The recipe of a famous drink sleeps deep in a fortress. Get in, take it, and get out before the others do.

## The characters

character-0 = Hannibal
character-1 = Face
character-2 = Murdock
character-3 = Amy
character-none = figure to be chosen
formula = the formula

## The cards

card-plus3 = B.A. lends a hand
card-clear = B.A. clears the way
card-lead = B.A. shows where to go
card-bench = Out of action
card-roam = A roaming guard
card-lab1 = Weapons lab L1
card-lab2 = Secret weapons lab L2
card-lab3 = Ultra-secret weapons lab L3
back-plain = back of a card
die-red = red die
die-blue = blue die

## The spaces

space-plain = plain space
space-start = start
space-guard = guard
space-tv = TV screen
space-roll = roll again
space-safe = safe zone
space-narrow = narrow corridor
space-vault = vault
space-lab1 = lab 1
space-lab2 = lab 2
space-lab3 = lab 3
space-final = final lab
sign-start = St
sign-guard = G
sign-tv = TV
sign-roll = R
sign-safe = S
sign-narrow = ][
sign-vault = V
sign-lab1 = L1
sign-lab2 = L2
sign-lab3 = L3
sign-final = LF
legend-guard = G guard
legend-tv = TV screen
legend-roll = R roll again
legend-safe = S safe zone
legend-narrow = ][ narrow corridor
legend-vault = V vault
legend-lab1 = L1 weapons lab
legend-lab2 = L2 secret weapons
legend-lab3 = L3 ultra-secret weapons
legend-final = LF final lab, all three

## Table options

box-default = The fortress
box-default-text = All guards before the vault, eight roaming ones.
box-first = The first one
box-first-text = A guard every few spaces.
option-turn_around_at_start = At the start without the formula one turns round (else one stays there)
option-battle_cancels_space = Whoever loses a battle does not do what the space they stay on says
option-reroll_instead = “Clears the way” replaces the last throw instead of giving one more
option-steal_any_contact = The formula is at stake also when its holder comes to a pursuer
option-own_cards_in_safe = One may play a card against oneself in a safe zone
option-roam_from_guard = On a guard space one may play the roaming guard on oneself, before the fight
option-steal_in_vault = Whoever reaches the vault fights its holder there for the formula
length-normal = there and back, as on the sheet

## What can be done

do-roll = The die shows { $die }
do-dice = The dice show red { $red }, blue { $blue }
do-draw = Draw “{ $card }”{ $number ->
    [0] {""}
   *[other] {" "}(+{ $number })
 }
do-figure = Choose your figure: { $character }
do-throw = Throw the die
do-end = End the turn without playing a card
do-plus3 = B.A. lends a hand: advance 3 spaces
do-clear = B.A. clears the way: one more throw
do-lead = B.A. shows where to go: advance to the next lab
do-bench = { $you ->
    [target] Put yourself out of action
   *[none] Put { $target } out of action
 }
do-roam = { $you ->
    [target] Let the roaming guard catch you
   *[none] Send the roaming guard after { $target }
 }
do-lab = Play the card of lab { $lab }: advance { $number } { $number ->
    [one] space
   *[other] spaces
 }
do-discard = Discard “{ $card }”{ $number ->
    [0] {""}
   *[other] {" "}(+{ $number })
 } and draw another
do-keep = Keep this throw
do-stop = Stop here and fight for the formula
do-pass = Pass
do-fight = Fight { $target }
do-challenge = Challenge { $target } over the screen

## Under which headings

group-bench = Put out of action
group-roam = Send the roaming guard
group-lab = Play a lab card
group-discard = Discard a card
group-fight = Fight
group-challenge = Challenge somebody
group-figure = Choose your figure

## What is asked

ask-over = { $you ->
    [seat] You are out with the formula. The match is over.
   *[none] { $seat } is out with the formula. The match is over.
 }
ask-chance = Chance speaks: dice and cards.
ask-figure = { $you ->
    [seat] Which figure do you choose?
   *[none] { $seat } chooses a figure.
 }
ask-turn = { $you ->
    [seat] Your turn: throw, or play a card first.
   *[none] { $seat } is about to throw or to play a card.
 }
ask-guard = { $you ->
    [seat] A guard holds you: throw against him, or play a card first.
   *[none] { $seat } is held by a guard.
 }
ask-throw = { $you ->
    [seat] Throw; your card is played.
   *[none] { $seat } still has to throw.
 }
ask-card = { $you ->
    [seat] Play a card, swap one, or end the turn?
   *[none] { $seat } may play a card or end the turn.
 }
ask-keep = { $you ->
    [seat] That would be { $steps }: keep the throw, or use a card to throw again?
   *[none] { $seat } would move { $steps }, and thinks it over.
 }
ask-stop = { $you ->
    [seat] { $target } is here with the formula: stop?
   *[none] { $seat } passes { $target } and the formula: stop?
 }
ask-foe = { $you ->
    [seat] Several opponents on this space: which one to fight?
   *[none] { $seat } chooses an opponent.
 }
ask-screen = { $you ->
    [seat] At the screen: challenge somebody?
   *[none] { $seat } watches the screen and may challenge somebody.
 }

## What is seen

seat-where = { $character } · { $place } { $number }, { $out ->
    [1] facing out
   *[0] facing in
 }
seat-formula = ★ has the formula
seat-two-dice = throws two dice
score = { $points ->
    [1] out with the formula
   *[other] in the fortress
 }
zone-hand = { $you ->
    [owner] Your hand
   *[none] Hand of { $owner }
 }
zone-bench = { $you ->
    [owner] In front of you
   *[none] In front of { $owner }
 }
zone-deck = Deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
zone-discard = Discard pile: { $cards ->
    [0] empty
    [one] 1 card
   *[other] { $cards } cards
 }
zone-figures = Figures to choose from
zone-dice = Dice
panel-signs = Spaces

## News

drew = You get “{ $card }”{ $number ->
    [0] {""}
   *[other] {" "}(+{ $number })
 }.
chose = { $you ->
    [seat] You choose { $character }.
   *[none] { $seat } chooses { $character }.
 }
threw_first = { $you ->
    [seat] You throw { $die } to see who begins.
   *[none] { $seat } throws { $die } to see who begins.
 }
tied_first = A tie: the highest throw again.
turn = { $you ->
    [seat] It is your turn.
   *[none] { $seat } is to play.
 }
sat_out = { $you ->
    [seat] You are out of action and miss this turn.
   *[none] { $seat } is out of action and misses this turn.
 }
rolled = { $you ->
    [seat] You throw { $die }.
   *[none] { $seat } throws { $die }.
 }
rolled_two = { $you ->
    [seat] You throw { $red } and { $blue }: { $total }.
   *[none] { $seat } throws { $red } and { $blue }: { $total }.
 }
moved = { $you ->
    [seat] You are on space { $number } ({ $place }).
   *[none] { $seat } comes to space { $number } ({ $place }).
 }
again = { $you ->
    [seat] Roll again: you have one more throw.
   *[none] Roll again: { $seat } has one more throw.
 }
engaged = { $you ->
    [seat] You run into { $foe }: battle!
    [foe] { $seat } runs into you: battle!
   *[none] { $seat } runs into { $foe }: battle!
 }
caught_up = { $you ->
    [seat] You catch up with { $owner } and the formula, on space { $number }.
    [owner] { $seat } catches up with you, on space { $number }.
   *[none] { $seat } catches up with { $owner } and the formula, on space { $number }.
 }
contested = { $you ->
    [seat] You fight { $foe } for the formula!
    [foe] { $seat } fights you for the formula!
   *[none] { $seat } fights { $foe } for the formula!
 }
challenged = { $you ->
    [seat] You challenge { $foe } over the screen.
    [foe] { $seat } challenges you over the screen.
   *[none] { $seat } challenges { $foe } over the screen.
 }
battled = { $you ->
    [seat] You throw { $red }, { $foe } { $blue }.
    [foe] { $seat } throws { $red }, you { $blue }.
   *[none] { $seat } throws { $red }, { $foe } { $blue }.
 }
fought_guard = { $you ->
    [seat] The guard throws { $red }, you { $blue }.
   *[none] The guard throws { $red }, { $seat } { $blue }.
 }
played = { $you ->
    [seat] You play
   *[none] { $seat } plays
 } “{ $card }”{ $number ->
    [0] {""}
   *[other] {" "}(+{ $number })
 }.
aimed = { $you ->
    [seat] You play “{ $card }” on { $target }.
    [target] { $seat } plays “{ $card }” on you.
   *[none] { $seat } plays “{ $card }” on { $target }.
 }
aimed_home = { $you ->
    [seat] You play “{ $card }” on yourself.
   *[none] { $seat } plays “{ $card }” on themselves.
 }
discarded = { $you ->
    [seat] You discard
   *[none] { $seat } discards
 } “{ $card }”{ $number ->
    [0] {""}
   *[other] {" "}(+{ $number })
 } for another card.
reshuffled = The discard pile is shuffled: a new deck of { $cards } cards.
sent_back = { $you ->
    [target] The guard takes you back to space { $number }.
   *[none] The guard takes { $target } back to space { $number }.
 }
roamed_in_vain = { $you ->
    [target] There is no guard behind you: no effect.
   *[none] There is no guard behind { $target }: no effect.
 }
took = { $you ->
    [seat] You take the formula!
   *[none] { $seat } takes the formula!
 }
waits = { $you ->
    [seat] You wait in the vault for your next turn.
   *[none] { $seat } waits in the vault for the next turn.
 }
fled = { $you ->
    [seat] You run with the formula: { $red } and { $blue }, { $total } spaces.
   *[none] { $seat } runs with the formula: { $red } and { $blue }, { $total } spaces.
 }
kept = { $you ->
    [seat] You keep the formula.
   *[none] { $seat } keeps the formula.
 }
stole = { $you ->
    [seat] You steal the formula!
   *[none] { $seat } steals the formula!
 }
turned = { $you ->
    [seat] Without the formula, you turn round at the start.
   *[none] Without the formula, { $seat } turns round at the start.
 }
won_formula = { $you ->
    [seat] You leave the fortress with the formula!
   *[none] { $seat } leaves the fortress with the formula!
 }

## Why not

refused-over = The match is over.
refused-chance = Dice and deck obey chance alone.
refused-wait = Something is being settled: wait until it is done.
refused-turn = It is the turn of { $seat }.
refused-step-figure = Choose your figure first.
refused-chosen = Your figure is chosen, for the whole match.
refused-taken = { $character } is taken by { $seat }.
refused-step-turn = Not now: throw, play a card or end the turn.
refused-step-keep = First decide about this throw: keep it or throw again.
refused-step-stop = The formula is within reach: stop or pass.
refused-step-foe = First choose your opponent.
refused-step-screen = You are at the screen: challenge somebody or pass.
refused-thrown = You have thrown already this turn.
refused-must-throw = The throw is compulsory: a turn does not end before it.
refused-one-card = One card a turn, played or discarded.
refused-no-card = You do not hold “{ $card }”.
refused-guard = A guard holds you: only a battle won sets you free.
refused-beaten = The guard has beaten you: you fight him again on your next turn.
refused-vault = You are in the vault: one leaves it only by the dice, on one's next turn.
refused-vault-wait = You have reached the vault: you leave it on your next turn.
refused-stranded = You are at the start, facing out, without the formula: there is nowhere to go.
refused-clear-later = At this table the card replaces a throw: play it right after the dice.
refused-no-lab-ahead = There is no lab ahead of you any more.
refused-no-lab = You must be on a lab space with the symbol { $lab }.
refused-no-seat = There is no seat { $number } at this table.
refused-safe = { $you ->
    [target] You are in a safe zone, safe even from yourself.
   *[none] { $target } is in a safe zone, out of reach.
 }
refused-no-rethrow = At this table a throw made is a throw played.
refused-no-formula-here = One stops on the way only where another's formula is, and after having been in the vault.
refused-no-choice = There is no opponent to choose.
refused-not-here = { $you ->
    [target] Nobody fights themselves.
   *[none] { $target } is not on this space.
 }
refused-no-screen = One challenges only from a free TV space that one has just landed on.
refused-oneself = Nobody challenges themselves.

## What is supposed

belief-card = { $seat } holds “{ $card }”

## What the table says

look-fortress = The fortress
look-start = Start
look-vault = The vault
look-key = Key
look-plus3 = Move 3 more spaces and do what the space says.
look-clear = One more throw.
look-lead = Move to the next lab.
look-bench = A player misses the next turn.
look-roam = A player goes back to the nearest guard.
look-lab1 = On a lab with this symbol, move as many spaces.
look-lab2 = On a lab with this symbol, move as many spaces.
look-lab3 = On a lab with this symbol, move as many spaces.

## The guided first match

guide-fortress = Your figure stands at the start; the formula waits at the far end, in the vault. Go and take it, then carry it outside.
guide-card = One card a turn, before or after the die. Now play “B.A. lends a hand”: 3 spaces more.
guide-card-done = Three spaces at once; another card replaces the one you played.
guide-throw = Throw the die: that part is compulsory.
guide-throw-done = What is written on the space where you land is for you: guard, screen, lab or another throw.
guide-swap = Next turn, a card is of no use? Discard it: you draw another.
guide-swap-done = One card out, another in: you always have three.
guide-fight = This is your opponent. Landing on that space means a fight: a die each, and the higher one advances by the difference; with 6 against 4, by 2.
guide-vault = The first to the vault takes the formula and turns back with two dice; the others give chase. Over to you.

## What is printed

sort-card = Instruction
sort-lab = Lab card

## The end

end-won = { $you ->
    [seat] The formula is out, and you are driving
   *[none] { $seat } gets the formula out of the fortress
 }
end-by = { $you ->
    [seat] You went through the gate with the formula: nothing more was needed.
   *[none] { $seat } went through the gate with the formula: nothing more was needed.
 }
end-on-the-way = { $number ->
    [one] { $place } place, one space from the gate.
   *[other] { $place } place, { $number } spaces from the gate.
 }
end-inside = { $number ->
    [0] { $place } place, at the door of the vault.
    [one] { $place } place, one space from the vault.
   *[other] { $place } place, { $number } spaces from the vault.
 }
end-ahead = { $you ->
    [seat] { $number ->
        [one] First place: { $other } was next, one space from the gate.
       *[other] First place: { $other } was next, { $number } spaces from the gate.
     }
   *[none] { $number ->
        [one] { $other } was next, one space from the gate.
       *[other] { $other } was next, { $number } spaces from the gate.
     }
 }
end-alone = { $you ->
    [seat] { $number ->
        [0] First place: { $other } was next, at the door of the vault.
        [one] First place: { $other } was next, one space from the vault.
       *[other] First place: { $other } was next, { $number } spaces from the vault.
     }
   *[none] { $number ->
        [0] { $other } was next, at the door of the vault.
        [one] { $other } was next, one space from the vault.
       *[other] { $other } was next, { $number } spaces from the vault.
     }
 }
look-end-won = “I love plans that end in a car park.”
look-end-lost = “From up here, the view of the departure is splendid.”

## What speaks for a choice

reason-figure = All figures are alike: take the one that you like.
reason-throw = The throw is due, the card can be chosen where you land: { $goal ->
    [0] { $left ->
        [one] one space
       *[other] { $left } spaces
     } to the vault.
    [2] the formula is { $left ->
        [0] on your space
       *[other] { $left } spaces ahead
     }.
   *[3] { $left ->
        [one] one space
       *[other] { $left } spaces
     } to the gate.
 }
reason-throw-guard = No card leaves a guard: he must be beaten with dice.
reason-throw-vault = No card leaves the vault: you must throw, and it is two dice.
reason-throw-chase = { $other } and the formula are { $left ->
    [one] one space
   *[other] { $left } spaces
 } ahead: with two dice you may stop there.
reason-throw-out = The formula is yours, { $left ->
    [one] one space
   *[other] { $left } spaces
 } from the gate: you throw two dice.
reason-move = { $moved ->
    [one] One space
   *[other] { $moved } spaces
 } more; { $goal ->
    [0] { $left } left to the vault.
    [1] { $left } left to the gate.
    [2] the formula is only { $left ->
        [one] one space
       *[other] { $left } spaces
     } away.
   *[3] { $left } left to the gate.
 }
reason-move-formula = { $moved ->
    [one] One space
   *[other] { $moved } spaces
 } more, and you reach { $other }: there you can fight for the formula.
reason-move-wins = { $moved ->
    [one] One space
   *[other] { $moved } spaces
 } more, and the formula is out: the match is won.
reason-move-first = { $moved ->
    [one] One space
   *[other] { $moved } spaces
 } more, and you are first in the vault: the formula is yours.
reason-move-turn = { $moved ->
    [one] One space
   *[other] { $moved } spaces
 } more, and you turn round at the gate to go on with the chase.
reason-move-vault = { $moved ->
    [one] One space
   *[other] { $moved } spaces
 } more, and you are in the vault: everyone must pass there, and leaves with two dice.
reason-move-roll = { $moved ->
    [one] One space
   *[other] { $moved } spaces
 } more, to a free space “throw again”: one more throw is yours.
reason-move-safe = { $moved ->
    [one] One space
   *[other] { $moved } spaces
 } more, to a safe zone: neither challenge nor card reaches you there.
reason-rethrow = This throw makes only { $steps }: the card gives you another in its place.
reason-clear = One more throw, with { $dice ->
    [one] one die
   *[other] two dice
 }; { $goal ->
    [0] { $left ->
        [one] one space
       *[other] { $left } spaces
     } to the vault.
    [1] { $left ->
        [one] one space
       *[other] { $left } spaces
     } to the gate.
    [2] the formula is { $left ->
        [0] on your space
        [one] one space ahead
       *[other] { $left } spaces ahead
     }.
   *[3] { $left ->
        [one] one space
       *[other] { $left } spaces
     } to the gate.
 }
reason-end = You keep your cards for a better moment: to play one is allowed, not required.
reason-end-guard = A guard holds you: no card takes you away, you fight him again next turn.
reason-end-vault = No card leaves the vault: you go on next turn.
reason-end-lab = Your lab card waits: the lab that takes it is { $far ->
    [one] one space
   *[other] { $far } spaces
 } ahead.
reason-discard = Instead of playing a card, you exchange “{ $card }” for one of the talon.
reason-discard-lab = No lab ahead of you takes this card any more: exchange it.
reason-bench = { $other } loses the next turn: { $dice ->
    [one] one die
   *[other] two dice
 } less to advance by.
reason-bench-holder = { $other } has the formula, { $left ->
    [one] one space
   *[other] { $left } spaces
 } from the gate, and loses the next turn.
reason-wait = You have overtaken the formula: waiting a turn lets { $other } come closer.
reason-roam = { $other } goes back { $back ->
    [one] one space
   *[other] { $back } spaces
 }, to a guard who stays in the way.
reason-roam-holder = { $other } and the formula go back { $back ->
    [one] one space
   *[other] { $back } spaces
 }, to a guard who stays in the way.
reason-roam-self = You have overtaken the formula: { $back ->
    [one] one space
   *[other] { $back } spaces
 } back, { $other } is ahead of you again, or beside you.
reason-challenge = One die each: if you beat { $other }, you advance by the difference and follow the space.
reason-challenge-behind = { $other } is { $behind } spaces behind you, and a challenge won is worth five at most.
reason-challenge-holder = One die each: if you beat { $other }, you advance by the difference; the formula is not at stake.
reason-pass = A challenge may also advance the other, by five spaces at most.
reason-pass-guard = A guard holds { $other }, who would get free by winning your challenge.
reason-pass-holder = { $other } is { $left ->
    [one] one space
   *[other] { $left } spaces
 } from the gate with the formula: a challenge lost would bring it closer still.
reason-pass-formula = Passing by, you go { $steps ->
    [one] one more space
   *[other] { $steps } more spaces
 }, without a fight.
reason-stop = One die each, and the higher runs off with the formula; { $other } is { $left ->
    [one] one space
   *[other] { $left } spaces
 } from the gate.
reason-stop-guard = One die each for the formula that { $other } holds; then you face the guard.
reason-fight = One die each: if you beat { $other }, you advance by the difference.
reason-fight-inside = { $other } is still bound for the vault: even a victory against you does not lead to the gate.
