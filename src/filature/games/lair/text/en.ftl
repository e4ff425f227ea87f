title = Before I Kill You, Mr. Bond…
story = Catch the spy. Resist telling him the story of your life.

## The cards

lair-1 = Damp closet
lair-2 = Vegetarian tank
lair-3 = Big-laser room
lair-4 = Volcano to let
lair-5 = Base under the pool
lair-6 = Second-hand airship
lair-7 = Polar station
lair-8 = Private island
lair-9 = Far side of the Moon
spy-1 = The Intern
spy-2 = Agent Umbrella
spy-3 = Max Velvet
spy-4 = The Postman
spy-5 = Countess Zero
spy-6 = Doctor Alibi
spy-7 = Nobody
spy-8 = The Twins
spy-9 = The Big Boss
taunt-A = “First, let me show you the model.”
taunt-B = “You will stay for soup, won't you?”
taunt-C = “Do sit down. No, on the trapdoor.”
taunt-D = “I have prepared some slides.”
taunt-E = “The laser is slow. That is the point.”
taunt-F = “Mother said I would not go far.”
taunt-G = “Guess the password. A hint?”
taunt-H = “Back soon. Touch nothing.”
taunt-I = “The shark is called Gerald.”
back-plain = blue back
back-spy = yellow back, a spy

## Table options

option-target = Points that win the match
option-stop = When one may ask to stop: empty deck, always, never
option-own_raids = Several spies at once into one's own lair
option-tie = Equal scores: shared victory or the larger lair
choice-stop-deck = empty deck
choice-stop-deck-text = One may ask to stop once the deck is empty.
choice-stop-always = always
choice-stop-always-text = One may ask to stop in any of one's turns, even while cards are left.
choice-stop-never = never
choice-stop-never-text = Nobody may ask to stop: the match is played to its end.
choice-tie-shared = shared
choice-tie-shared-text = Those with equal scores win together.
choice-tie-lair = larger lair
choice-tie-lair-text = With equal scores, the larger lair wins.
box-default = The envelope
box-default-text = Large lairs, spies up to 8.
box-first = The first one
box-first-text = Small lairs, spies up to 7: for two or three.
box-even = The even one
box-even-text = Every value as often as the others.
box-harsh = The harsh one
box-harsh-text = Spies that no common lair can hold.
length-short = a race to 20 points
length-normal = a race to 30 points
effect-box-first = measured with three: 77 % of matches reach 30 points instead of 87 %

## What can be done

do-back = A { $back ->
    [1] yellow
   *[0] blue
 } back appears on the deck
do-draw = Draw { $card }
do-show = Turn up a spy of { $power }
do-pass = Pass
do-lair = Lay a lair of { $size }
do-stop = Ask to stop the match
do-agree = Agree to stop
do-refuse = Go on playing
do-spy = Send your spy of { $power } { $you ->
    [target] into your own lair
   *[none] to { $target }
 }
do-steal = Take a spy from { $owner } and send it { $you ->
    [target] into your own lair
   *[none] to { $target }
 }
do-top = Send the spy on the deck { $you ->
    [target] into your own lair
   *[none] to { $target }
 }
do-add = Add your spy of { $power }
do-done = That is all: off they go
do-kill = Kill the spy
do-taunt = Taunt the spy with { $letter }
do-foil = Foil it with your { $letter }

## Under which headings

group-lair = Lay a lair
group-spy = Send a spy
group-steal = Take somebody's spy
group-top = Send the spy on the deck
group-add = Add a spy
group-taunt = Taunt the spy
group-foil = Foil it

## What is asked

ask-over = The match is over.
ask-chance = Chance deals the cards.
ask-lair = { $you ->
    [seat] Your turn: lay a lair, or send a spy? It takes { $target } points to win.
   *[none] { $seat } may lay a lair, or send a spy.
 }
ask-spy = { $you ->
    [seat] Your turn: send a spy?
   *[none] { $seat } may send a spy.
 }
ask-add = { $you ->
    [seat] Your spies make { $power }: add another?
   *[none] { $seat } sends spies of total power { $power }, and thinks it over.
 }
ask-captured = { $you ->
    [owner] The spy is worth { $worth }: kill it, or taunt it for { $twice }.
   *[none] { $owner } holds a spy worth { $worth }: kill it, or taunt it for { $twice }?
 }
ask-foil = { $you ->
    [owner] Your { $letter } is on the table. Everyone answers under seal.
   *[none] { $owner } taunts with { $letter }. Everyone answers under seal: the other { $letter }, or nothing.
 }
ask-vote-all = A whole round without a card: do all agree to stop?
ask-vote = { $you ->
    [seat] You asked to stop. Everyone answers under seal.
   *[none] { $seat } asks to stop: do you agree?
 }

## What is seen

zone-lair = { $you ->
    [owner] Your lair
   *[none] Lair of { $owner }
 }
zone-hand = { $you ->
    [owner] Your hand
   *[none] Hand of { $owner }
 }
zone-deck = Deck: { $cards ->
    [0] empty
    [one] 1 card
   *[other] { $cards } cards
 }{ $spies ->
    [0] {""}
    [one] , 1 spy among them
   *[other] , { $spies } spies among them
 }
zone-discard = Discard pile: { $cards ->
    [0] empty
    [one] 1 card
   *[other] { $cards } cards
 }
zone-raid = { $you ->
    [owner] In your lair: spies of total power { $power }
   *[none] In the lair of { $owner }: spies of total power { $power }
 }
panel-letters = Letters seen
letter-seen = { $letter } { $seen }/{ $copies }

## News

turn = { $you ->
    [seat] It is your turn.
   *[none] { $seat } is to play.
 }
cannot_play = { $you ->
    [seat] You hold nothing but spies, and no lair stands: your turn is over.
   *[none] { $seat } holds nothing but spies, and no lair stands: the turn is over.
 }
drew_lair = You get a lair of { $size }.
drew_spy = You get a spy of { $power }.
drew_taunt = You get the taunt { $letter }.
drawn = { $you ->
    [seat] You draw{ $back ->
        [1] {" "}a spy, as everyone can see.
       *[0] {" "}a card.
     }
   *[none] { $seat } draws{ $back ->
        [1] {" "}a spy.
       *[0] {" "}a card.
     }
 }
built = { $you ->
    [seat] You lay a lair of { $size }: { $total } in all.
   *[none] { $seat } lays a lair of { $size }: { $total } in all.
 }
sent = { $you ->
    [seat] You send a spy of { $power } to { $target }.
    [target] { $seat } sends you a spy of { $power }.
   *[none] { $seat } sends a spy of { $power } to { $target }.
 }
sent_home = { $you ->
    [seat] You send a spy of { $power } into your own lair.
   *[none] { $seat } sends a spy of { $power } home, into their own lair.
 }
added = { $you ->
    [seat] You add a { $power }: { $total } in all.
   *[none] { $seat } adds a { $power }: { $total } in all.
 }
stole = { $you ->
    [seat] You take a spy from the hand of { $owner }.
    [owner] { $seat } takes a spy from your hand.
   *[none] { $seat } takes a spy from the hand of { $owner }.
 }
topped = { $you ->
    [seat] You take the spy on the deck.
   *[none] { $seat } takes the spy on the deck.
 }
aimed = { $you ->
    [target] Bound for your lair.
   *[none] Bound for the lair of { $target }.
 }
shown = It is a { $power }.
too_strong = { $you ->
    [owner] { $power } against { $size }: the spy escapes from you.
   *[none] { $power } against { $size }: the spy escapes from { $owner }.
 }
captured = { $you ->
    [owner] { $power } against { $size }: the spy is yours.
   *[none] { $power } against { $size }: { $owner } has the spy.
 }
no_taunt = { $you ->
    [owner] You hold nothing but spies: no taunt.
   *[none] { $owner } holds nothing but spies: no taunt.
 }
killed = { $you ->
    [seat] You kill it: +{ $points }, { $total } in all.
   *[none] { $seat } kills it: +{ $points }, { $total } in all.
 }
taunted = { $you ->
    [seat] You taunt it with { $letter }. It was worth { $worth }.
   *[none] { $seat } taunts it with { $letter }. It was worth { $worth }.
 }
answered = { $foil ->
    [1] Your foil is under seal.
   *[0] You do not foil it; that is under seal.
 }
unfoilable = Nobody can have the other { $letter }, as everyone can see.
stood = Nobody foils the { $letter }: it is worth { $worth }.
foiled = { $you ->
    [seat] You foil the { $letter } of { $owner }!
    [owner] { $seat } foils your { $letter }!
   *[none] { $seat } foils the { $letter } of { $owner }!
 }
destroyed = { $you ->
    [owner] Your lair is destroyed.
   *[none] The lair of { $owner } is destroyed.
 }
asked_all = Nobody has drawn or played a card for a whole round: everyone is asked whether to stop.
asked = { $you ->
    [seat] You ask to stop the match.
   *[none] { $seat } asks to stop the match.
 }
voted = { $agree ->
    [1] You want to stop; that is under seal.
   *[0] You want to go on; that is under seal.
 }
went_on = Someone wants to go on: the match continues.
over = { $ending ->
    [1] The target is reached: the match is over.
    [2] The last spy is discarded: the match is over.
    [3] Nobody can play any more: the match is over.
    [4] A second whole round without a card: the match is over.
   *[5] All agree: the match is over.
 }

## Why not

refused-over = The match is over.
refused-chance = Dealing is for chance.
refused-answered = You have answered already.
refused-all-spies = All your cards are spies, as everyone can see: you are not asked.
refused-captor = { $you ->
    [owner] Deal with the spy first.
   *[none] { $owner } holds the spy and alone decides its fate.
 }
refused-others-foil = Your rivals answer the taunt first.
refused-others-vote = The others first say whether to stop.
refused-turn = It is the turn of { $seat }.
refused-dealing = The cards are not dealt yet.
refused-drawing = First a card from the deck.
refused-turning = The spy is turned up first.
refused-step-lair = Your turn begins: lay a lair, send a spy, or pass.
refused-step-vote = There is a vote: only say whether to stop.
refused-step-spy = The time for lairs is over: send a spy, or pass.
refused-step-add = Your spies are on their way: add others, or say that is all.
refused-step-captured = A captured spy does not wait: kill it or taunt it.
refused-step-foil = The taunt waits for the sealed answers: foil or pass.
refused-no-lair-card = You have no lair of { $size } in your hand.
refused-stop-never = At this table the match is played to the end.
refused-stop-deck = There { $cards ->
    [one] is 1 card
   *[other] are { $cards } cards
 } left in the deck: it is too early to stop.
refused-must-play = A whole round without a card, and nobody may ask to stop here: whoever can play must.
refused-stop-asked = You have asked already this turn.
refused-no-vote = Nobody has asked to stop.
refused-no-spy-card = You have no spy of { $power } in your hand.
refused-no-seat = There is no seat { $number } at this table.
refused-own-hand = That spy is yours: send it by naming its power.
refused-no-spy-there = { $owner } has no spy in hand: no yellow back.
refused-top = There is no spy on the deck.
refused-no-lair = { $you ->
    [owner] You have no lair: no spy can enter it.
   *[none] { $owner } has no lair: no spy can enter it.
 }
refused-own-lair = Only one spy at a time into one's own lair.
refused-no-raid = You have no spies on their way.
refused-no-captive = No spy is captured.
refused-same-letter = Not the same letter twice: a { $letter } already taunts this spy.
refused-no-taunt-card = You have no taunt { $letter } in your hand.
refused-too-late = Too late: the taunt { $letter } has stood and cannot be foiled any more.
refused-no-taunt = Nobody has just taunted a spy.
refused-own-taunt = Nobody foils a taunt of their own.
refused-other-letter = The taunt is { $played }: a { $letter } does not foil it.

## What is supposed

belief-spy = { $seat } holds a spy of { $power }, and none stronger
belief-taunt = { $seat } holds the other taunt { $letter }

## What the table says

look-size = size
look-none = No lair.
look-trap = The trapdoor waits.
look-kill = Kill
look-or-taunt = or taunt once more
look-foil-risk = If nobody foils it. Otherwise: zero, and the lair is destroyed.
look-read-aloud = Read it aloud
look-thinking = thinking
look-sealed = sealed
look-or-nothing = or 0
look-race = Race
look-goal = goal

## The guided first match

guide-hand = This is your hand: lairs, spies on yellow, and taunts that carry a letter. You are the villain: catch spies, and do not kill them too soon.
guide-build = Lay your lair of 4: it will hold any spy of at most 4. Pick the card, then confirm.
guide-build-done = Your lair measures 4.
guide-lure = Send your spy of 3 into your own lair: 3 is not more than 4, so it is captured.
guide-lure-done = Captured! It has to be dealt with at once: kill it or taunt it.
guide-taunt = Taunt it: play a letter. If nobody shows the other card of that letter, the spy is worth twice as much.
guide-taunt-done = Everyone answers under seal, able to foil it or not.
guide-again = The taunt stood: 6 points. Do it again with another letter; each time it is double or nothing.
guide-again-done = A taunt that stood can no longer be foiled.
guide-kill = Taunted twice, the spy of 3 is worth 12. Cash in: kill it.
guide-kill-done = 12 points, and the lair still stands.
guide-race = The others lay their lairs in turn: send one a spy that is too strong, and it is destroyed. First to 30 points wins. Over to you.

## What is printed

sort-lair = Lair
sort-spy = Spy
sort-taunt = Taunt
form-score = Score sheet
form-points = Points
form-player = Player

## The end

end-won = { $you ->
    [seat] The throne is yours
   *[none] { $seat } takes the throne
 }
end-won-together = { $seats } share the throne
end-by = { $ending ->
    [1] The { $target } points are reached.
    [2] The last spy is in the discard pile: there is nobody left to capture.
    [3] Nobody could play any more.
    [4] Two rounds went by without a card.
   *[5] All of you wanted to leave it at that.
 }
look-end-won = “I did warn you: mind the step.”
look-end-lost = “Do not take it badly. The trapdoor is very well kept.”

## What speaks for a choice

reason-lair-first = Without a lair you capture nothing; this one holds every spy up to { $size }.
reason-lair-guest = At { $size }, your lair can hold the spy of { $power } in your hand.
reason-lair-all = At { $size }, your lair holds every spy not yet seen, if it comes alone.
reason-lair = { $held ->
    [0] Cards add up: your lair grows to { $size }, and cannot yet hold any of the { $spies } unseen spies.
   *[other] At { $size }, your lair holds { $held } of the { $spies } spies not yet seen.
 }
reason-caught = Your lair holds: { $power } against { $size }. Killed without risk, the spy brings { $power ->
    [one] 1 point
   *[other] { $power } points
 }.
reason-caught-wins = Your lair holds: { $power } against { $size }. Kill the spy, and the { $target } points are reached.
reason-ruin = { $power } against { $size }: the spy escapes, and the lair of { $target } falls.
reason-ruin-leader = { $power } against { $size }: the spy escapes, and the lair of { $target }, who leads, falls.
reason-together = Together your spies make { $power } against { $size }: enough to destroy the lair of { $target }.
reason-enough = { $power } against { $size }: that is enough, and you keep { $kept ->
    [one] a spy
   *[other] { $kept } spies
 } in hand.
reason-steal = Your lair of { $size } holds { $held } of the { $spies } spies not yet seen, and { $owner } loses one.
reason-steal-sure = Your lair of { $size } holds every spy not yet seen, and { $owner } loses one.
reason-top = Your lair of { $size } holds { $held } of the { $spies } spies that may lie on the deck.
reason-top-sure = Whichever spy lies on the deck, your lair of { $size } holds it.
reason-escape = { $strong ->
    [one] One of the { $spies } spies not yet seen is
   *[other] { $strong } of the { $spies } spies not yet seen are
 } too strong for the lair of { $target }, of size { $size }.
reason-escape-sure = Every spy not yet seen is too strong for the lair of { $target }, of size { $size }.
reason-no-lairs = No lair has been laid: no spy can go anywhere.
reason-no-spies = There is no spy to send: neither in a hand nor on the deck.
reason-no-lair = You have no lair: a spy captured this turn would score for a rival.
reason-keep-lair = A lair in hand runs no risk: only a lair that is laid can be destroyed.
reason-keep = Your spy of { $power } would bring only { $power ->
    [one] 1 point
   *[other] { $power } points
 } if killed now: nothing forces you to send it.
reason-risk = { $strong } of the { $spies } spies not yet seen would escape from your lair of { $size } and destroy it.
reason-kill = Killing brings { $worth ->
    [one] 1 point
   *[other] { $worth } points
 } without risk; a foiled taunt would lose them, and your lair of { $size } with them.
reason-kill-wins = It brings { $worth ->
    [one] 1 point
   *[other] { $worth } points
 }: the { $target } are reached, and the match is yours.
reason-taunt-both = Both { $letter } are yours: nobody can foil it, and the spy will be worth { $twice }.
reason-taunt-gone = The other { $letter } has been discarded: nobody can foil it, and the spy will be worth { $twice }.
reason-taunt-spies = Other hands hold nothing but spies: nobody can foil it, and the spy will be worth { $twice }.
reason-taunt-held = If it stands, the spy will be worth { $twice }; the deck has no taunt left, a rival holds the other { $letter }.
reason-taunt = The spy may be worth { $twice }; the other { $letter } is one of { $unseen } hidden blue cards, { $others } of them in other hands.
reason-taunt-wins = { $twice } points are enough to win; the other { $letter } is one of { $unseen } hidden blue cards, { $others } of them in other hands.
reason-foil = Without your card the spy would be worth { $twice } to { $owner }; to foil sets it free and destroys a lair of { $size }.
reason-foil-wins = The spy would be worth { $twice } to { $owner }, enough to win; to foil sets it free and destroys a lair of { $size }.
reason-silence = Keep your { $letter }: that of { $owner } will be discarded, and nobody will be able to foil yours.
reason-no-letter = You have no { $letter }: there is nothing to foil with.
reason-stop-leads = You lead { $mine } to { $best }: if all agree, the match stops and you win.
reason-stop-shares = At { $mine ->
    [0] nothing all round
    [one] 1 point, tied for the lead
   *[other] { $mine } points, tied for the lead
 }, stopping shares the victory.
reason-refuse = You are { $behind ->
    [one] 1 point
   *[other] { $behind } points
 } behind: to stop now is to lose.
