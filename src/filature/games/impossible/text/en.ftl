title = Mission Impossible
story = Everybody has a beard. Only one of them has to disappear.

## Agents, clues and colours

agent-english = the English agent
agent-russian = the Russian
agent-german = the German
agent-chinese = the Chinese agent
agent-french = the French agent
agent-american = the American
nation-english = English
nation-russian = Russian
nation-german = German
nation-chinese = Chinese
nation-french = French
nation-american = American
clue-sunglasses = sunglasses
clue-nose = broken nose
clue-wart = wart
clue-beard = beard
clue-scar = scar
clue-moustache = moustache
clue-hat = hat
clue-monocle = monocle
clue-pipe = pipe
clue-earring = earring
clue-limp = limp
clue-tattoo = tattoo
clue-diversion = red herring
back-clue = clue card, face down
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-black = black
colour-white = white
colour-orange = orange
colour-violet = violet
colour-brown = brown
colour-pink = pink
colour-grey = grey

## The streets of the city

square-star = Star Square
street-stadium = Stadium Street
street-harbour = Harbour Street
street-station = Station Street
street-park = Park Street
street-opera = Opera Street
street-market = Market Street
passage-stadium = Stadium Passage
passage-harbour = Harbour Passage
passage-station = Station Passage
passage-park = Park Passage
passage-opera = Opera Passage
passage-market = Market Passage
boulevard-stadium = Stadium Boulevard
boulevard-harbour = Harbour Boulevard
boulevard-station = Station Boulevard
boulevard-park = Park Boulevard
boulevard-opera = Opera Boulevard
boulevard-market = Market Boulevard

## Table options

option-random_clue_layout = Chance lays the clue cards
option-notebook = What the notebook writes by itself; the rest is for your pencil
choice-notebook-nothing = nothing
choice-notebook-nothing-text = The notebook stays blank: everything is noted in pencil.
choice-notebook-marks = what was seen
choice-notebook-marks-text = The notebook keeps what you have seen and heard; to conclude is up to you.
choice-notebook-proofs = everything, with proofs
choice-notebook-proofs-text = The notebook also writes all that follows from it, and says why.
option-may_stay = One may stay where one is
option-keep_clue_cards = Whoever reads a clue card keeps it
option-forced_challenge = Whoever arrives on a figure must show the booklet
option-clear_clues = The cards of an eliminated player leave the board
option-no_victim = In the duel, without a victim of one's own
choice-no_victim-half = half the die
choice-no_victim-half-text = In the duel, whoever has eliminated nobody moves by half the die.
choice-no_victim-once = the die
choice-no_victim-once-text = In the duel, whoever has eliminated nobody moves by the die as it is.
choice-no_victim-still = one does not move
choice-no_victim-still-text = In the duel, whoever has eliminated nobody does not move at all.
option-count_booklets = In the duel, count all booklets taken over
option-max_rounds = Rounds before the match is stopped
box-default-text = The web of 79 squares, all agents alike.
box-triangles = The triangles
box-triangles-text = The other table of clues: three clues give away more often.
length-normal = the hunt of the sheet
effect-may_stay-true = measured with three: 411 decisions instead of 39, and two matches of three are stopped
effect-no_victim-half = measured with three: 36 decisions instead of 39
effect-no_victim-still = measured with three: 30 decisions instead of 39, but one match in eight is stopped

## What can be done

do-absent = Open a booklet that is not dealt: { $agent }
do-deal = Deal a booklet: { $agent }
do-roll = Throw the die: { $points }
do-read = The card that is turned up: { $card }
do-show = The booklet that is shown: { $agent }
do-figure = Choose your figure: { $colour }
do-lay = Lay “{ $card }”
do-start = Begin at { $square }, with the cards as they lie
do-pass = Show your booklet to nobody
do-challenge = Show your booklet to { $target }
do-stay = Stay where you are
do-move = Go to { $square }

## Under which headings

group-clue = Read a clue
group-meet = Join somebody
group-shelter = Take shelter
group-elsewhere = End elsewhere
group-figure = Choose a figure
group-lay = Lay another card
group-start = Begin
group-challenge = Show your booklet

## What is asked

ask-over = The match is over.
ask-chance = Chance shuffles, deals and throws the die.
ask-figure = { $you ->
    [seat] Which figure do you choose?
   *[none] { $seat } chooses a figure.
 }
ask-lay = Chance has laid your cards. On which square do you begin? Or lay them yourself: which one at { $square }?
ask-place = On which of your squares do you begin?
ask-others-place = The others are still laying their cards or choosing their squares.
ask-move = { $you ->
    [seat] The die says { $points }: where do you go? { $range ->
        [one] One square.
       *[other] One to { $range } squares.
     }
   *[none] { $seat } threw { $points } and may move { $range ->
        [one] one square.
       *[other] up to { $range } squares.
     }
 }
ask-challenge = { $you ->
    [seat] You are not alone on this square: show your booklet?
   *[none] { $seat } is not alone on the square, and thinks it over.
 }

## What is seen

zone-figures = Figures to choose from
zone-hand = Your cards, face down: choose one for the square { $square }
zone-die = Die, { $range ->
    [one] one square
   *[other] up to { $range } squares
 }
panel-mission = Mission
mission-lost = you were { $agent }; { $holder } took over your mission
mission-done = you are { $agent }, and nobody is left to hunt
zone-identity = You are { $agent }
zone-prey = You hunt { $agent }
panel-absent = Not in play
absentee = { $agent }
panel-challenges = Challenges
noted = { $seat }: { $card } ({ $square })
panel-looks = Descriptions, in the order of the hunt: each hunts the next, the last hunts the first
look = { $agent }: { $one }, { $two }, { $three }, { $four }
notebook-title = Notebook: { $deals ->
    [one] a single deal is possible
   *[other] { $deals } deals are possible
 }
notebook-marks = Who may be whom: the booklets seen; the rest in pencil
notebook-blank = Who may be whom: yours to note
report-title = Clues read
notebook-row = { $you ->
    [seat] You
   *[none] { $seat }
 }
seat-colour = colour: { $colour }
seat-out = { $you ->
    [holder] eliminated; you hold the booklet
   *[none] eliminated; { $holder } holds the booklet
 }
seat-agent = is { $agent }
seat-factor = in the duel: { $pace }
pace-half = half the die
pace-once = the die
pace-still = no square
pace-1 = the die
pace-2 = twice the die
pace-3 = three times the die
pace-4 = four times the die
score = { $points ->
    [0] no victim
    [one] { $points } victim
   *[other] { $points } victims
 }

## The news

absent = A booklet is left over and opened: { $agent } does not take part.
dealt = You are { $agent }. You hunt { $prey }.
chose = { $you ->
    [seat] You choose your figure: { $colour }.
   *[none] { $seat } chooses a figure: { $colour }.
 }
proposed = Chance has laid your five cards face down on your squares.
laid = You lay “{ $card }” at { $square }.
ready = { $you ->
    [seat] Your cards and your figure are in place.
   *[none] { $seat } is ready.
 }
placed = { $you ->
    [seat] You begin at { $square }.
   *[none] { $seat } begins at { $square }.
 }
threw = { $you ->
    [seat] You throw { $points }.
   *[none] { $seat } throws { $points }.
 }
begins = { $you ->
    [seat] Yours is the highest: you begin.
   *[none] { $seat } has the highest and begins.
 }
again = A tie: the highest throw again.
rolled = { $you ->
    [seat] You throw { $points }{ $range ->
        [0] , and do not move.
        [one] : one square.
       *[other] : up to { $range } squares.
     }
   *[none] { $seat } throws { $points }{ $range ->
        [0] , and does not move.
        [one] : one square.
       *[other] : up to { $range } squares.
     }
 }
moved = { $you ->
    [seat] You go to { $square }.
   *[none] { $seat } goes to { $square }.
 }
stayed = { $you ->
    [seat] You stay where you are.
   *[none] { $seat } does not move.
 }
looked = { $you ->
    [seat] You look at the card of { $owner } at { $square }.
    [owner] { $seat } looks at your card at { $square }.
   *[none] { $seat } looks at the card of { $owner } at { $square }.
 }
diverted = A red herring: nothing to note about { $owner }.
clue = A clue about { $owner }: { $card }.
challenged = { $you ->
    [seat] You show your booklet to { $target }.
    [target] { $seat } shows you a booklet.
   *[none] { $seat } shows { $target } a booklet, without a word.
 }
shown = { $seat } is { $agent } and hunts { $prey }.
yielded = { $you ->
    [seat] You were the target: you hand your booklet to { $hunter } and leave.
    [hunter] { $seat } was your target, hands you the booklet and leaves.
   *[none] { $seat } hands the booklet to { $hunter } and leaves.
 }
struck = { $you ->
    [seat] { $hunter } was hunting you: you hand over your booklets and leave.
    [hunter] { $seat } was your target, hands you all booklets and leaves.
   *[none] { $seat } knocked at the wrong door, hands all booklets to { $hunter } and leaves.
 }
denied = { $you ->
    [seat] { $target } says nothing: neither your target nor your hunter.
    [target] You are neither target nor hunter: nothing happens.
   *[none] Nothing happens between { $seat } and { $target }.
 }
inherited = You take over the mission: you now hunt { $agent }.
duel = Only two are left. { $one } moves by { $first }, { $two } by { $second }.
over = { $ending ->
    [1] One survivor: the match is over.
   *[2] The last round is played: the match is stopped.
 }

## The notebook: why not

proof-absent = A booklet opened for all: { $agent } does not take part.
proof-own = You are { $agent }.
proof-held = You hold the booklet of { $seat }: { $agent }.
proof-shown = { $seat } showed you a booklet: { $agent }.
proof-clue = { $seat } laid “{ $card }” at { $square }.
proof-yielded = { $you ->
    [hunter] Round { $round }: { $seat } handed you the booklet, and so was your target.
    [seat] Round { $round }: you handed your booklet to { $hunter }, who hunted you.
   *[none] Round { $round }: { $seat } handed the booklet to { $hunter }, the hunter.
 }
proof-struck = { $you ->
    [seat] Round { $round }: you showed your booklet to { $hunter }, who hunted you.
    [hunter] Round { $round }: { $seat } showed you a booklet, and was your target.
   *[none] Round { $round }: { $seat } showed a booklet to { $hunter }, the hunter.
 }
proof-denied = { $you ->
    [seat] Round { $round }: nothing happened between you and { $target }: neither hunted the other.
    [target] Round { $round }: nothing happened between you and { $seat }: neither hunted the other.
   *[none] Round { $round }: nothing happened between { $seat } and { $target }: neither hunted the other.
 }
proof-share = For { $seats } only { $agents } is left: nobody else is.
proof-only = Nobody but { $seats } can be { $agents }.
proof-try = Every deal in which { $seat } is someone else contradicts one of these challenges.
proof-so = { $you ->
    [seat] So you are { $agents }.
   *[none] So { $seat } is { $agents }.
 }

## Why not

refused-over = The match is over.
refused-chance = That is for chance.
refused-eliminated = You have left the match.
refused-booklets = The booklets are not dealt yet.
refused-laying = Not all the cards are laid yet.
refused-others-place = The others are still laying their cards or choosing their squares.
refused-first = The die first decides who begins.
refused-throw = The die is not thrown yet.
refused-reading = You read the clue first.
refused-answer = { $target } has to answer first.
refused-turn = It is the turn of { $seat }.
refused-step-figure = Choose your figure first.
refused-step-place = Place your figure first.
refused-step-move = The die is thrown: move.
refused-step-challenge = You have arrived: only say whether you show your booklet, and to whom.
refused-chosen = Your figure is chosen, for the whole match.
refused-taken = { $seat } has that figure: { $colour }.
refused-random-layout = At this table chance lays the cards.
refused-all-laid = Your five cards are laid.
refused-no-card = You have no card “{ $card }” to lay.
refused-not-mine = That square is not of your colour: { $square }.
refused-placed = Your figure is placed already.
refused-same-square = You are there already: move one square at least.
refused-too-far = It is { $steps } squares to { $square }; the die gives you { $range }.
refused-stay = You must move one square at least.
refused-no-seat = There is no seat { $number } at this table.
refused-myself = Nobody challenges themselves.
refused-gone = { $target } has left the match.
refused-elsewhere = { $target } is not on your square.
refused-safe = { $target } is safe on a square of that colour.
refused-not-arrived = One must arrive on the square; being there is not enough.
refused-forced = At this table whoever arrives on a figure shows the booklet.

## What is supposed

belief-agent = { $you ->
    [seat] You are { $agent }
   *[none] { $seat } is { $agent }
 }
belief-hunter = { $you ->
    [prey] { $seat } hunts you
   *[none] { $seat } hunts { $prey }
 }

## What the table says

look-booklet = Mission booklet
look-own-cards = Your clues in the city
look-stadium = Stadium
look-harbour = Harbour
look-station = Station
look-park = The park
look-opera = Opera
look-market = Market
look-hunt = The hunt
look-distance = distance

## The guided first match

guide-booklet = Hold the mission booklet down to read it: it says who you are. Four features give you away; they lie face down on your blue squares, with a diversion.
guide-prey = The booklet also names whom you hunt. Everyone hunts one agent only; somebody hunts you too.
guide-clue = The die says 5: one to five squares. End on a square of another colour than yours to read a clue there, alone.
guide-clue-done = The card is put back face down; the others only know that you have read it.
guide-notebook = Open the notebook, beside the options: what you have read is noted there. It is for you to conclude who that colour cannot be: touch a cell to write in pencil, touch it again to change or rub out.
guide-move = On your turn, move again. Only the square where the move ends counts: a colour for a clue, a figure for a challenge.
guide-move-done = Each clue brings you nearer to the right person, and others read about you too.
guide-challenge = Once you are sure, end on that figure's square, away from its own colour, and show your booklet. If it is your target, it leaves; if you are its target, you do. Over to you.

## What is printed

sort-mission = Mission
sort-clue = Clue
die = die
target-english = Your target: the Englishman.
target-russian = Your target: the Russian.
target-german = Your target: the German.
target-chinese = Your target: the Chinese.
target-french = Your target: the Frenchman.
target-american = Your target: the American.
form-booklet = Mission booklet
form-name = Name
form-agent = I am
form-target = I hunt
form-who = Who may be whom
form-read = Clues read: the name of the square

## The end

end-won = { $you ->
    [seat] Only one is left, and it is you
   *[none] Only one is left, and it is { $seat }
 }
end-most = { $you ->
    [seat] Nobody has eliminated as many as you
   *[none] Nobody has eliminated as many as { $seat }
 }
end-won-together = { $seats } end level
end-own-behind = { $points ->
    [0] { $place } place, with as many eliminations as { $other }.
    [one] { $place } place, one elimination behind { $other }.
   *[other] { $place } place, { $points } eliminations behind { $other }.
 }
end-unmasked = { $count ->
    [0] { $place } place, without an elimination: { $holder } has your booklet.
    [one] { $place } place, with one elimination: { $holder } has your booklet.
   *[other] { $place } place, with { $count } eliminations: { $holder } has your booklet.
 }
end-survived = { $count ->
    [0] First place, without an elimination: your cover held.
    [one] First place, with one elimination: your cover held.
   *[other] First place, with { $count } eliminations: your cover held.
 }
end-watched = { $count ->
    [0] { $seat } ends without an elimination.
    [one] { $seat } ends with one elimination.
   *[other] { $seat } ends with { $count } eliminations.
 }
look-end-won = “The city is quiet. One can even hear the booklets.”
look-end-lost = “Your booklet makes very good reading.”

## What speaks for a choice

reason-figure = A colour tells nothing of the agent: it only settles the five squares where you will be safe.
reason-lay = Nobody sees which card you lay here; it can only be read by coming here.
reason-lay-diversion = Whoever comes to read here will learn nothing: a red herring tells only where it lies.
reason-start = You are safe there from the start, and { $near ->
    [0] no card of another is within six squares
    [one] one card of another is within six squares
   *[other] { $near } cards of others are within six squares
 }.
reason-meet = { $other } can only be { $agent }, your target: once there, you may show your booklet.
reason-meet-last = Only { $other } is left: whoever arrives on the other and shows a booklet wins.
reason-odds = In { $prey } of the { $deals } deals that are still possible, { $other } is your target.
reason-odds-safe = { $other } is your target in { $prey } of the { $deals } deals still possible, and hunts you in none.
reason-read = { $other } may still be { $agents }; you have not read { $unread ->
    [one] this card, the last one
   *[other] { $unread } of their cards
 }.
reason-read-many = { $many } agents may still hide behind { $other }; { $unread ->
    [one] this card is the last that you have not read.
   *[other] you have not read { $unread } of their cards.
 }
reason-shelter = On your colour nobody can strike you; { $count } opponents may be hunting you.
reason-shelter-hunter = { $other } hunts you; on your colour you are safe.
reason-near-target = { $other } can only be { $agent }, your target, and will be only { $steps ->
    [one] one square
   *[other] { $steps } squares
 } away.
reason-near-clue = You will be only { $steps ->
    [one] one square
   *[other] { $steps } squares
 } from a card of { $other } that you have not read.
reason-far = { $other } may be hunting you, but will be { $steps } squares away: out of reach of the next throw.
reason-hunted = { $other }, who may be hunting you, will be { $steps ->
    [one] one square
   *[other] { $steps } squares
 } away: { $faces ->
    [one] one face of the die in six is enough.
   *[other] { $faces } faces of the die in six are enough.
 }
reason-same = { $other } stands there already: one strikes only by arriving.
reason-duel-far = { $other } will be { $steps } squares away: out of reach of the next throw.
reason-duel = { $other } will be { $steps ->
    [one] one square
   *[other] { $steps } squares
 } away: { $faces ->
    [one] one face of the die in six is enough
   *[other] { $faces } faces of the die in six are enough
 } to reach you.
reason-challenge = { $other } can only be { $agent }, your target: your booklet is enough.
reason-challenge-last = With two left, each is the other's target: to show your booklet is to win.
reason-pass-hunter = { $other } hunts you in { $hunting } of the { $deals } deals still possible: your booklet would then eliminate you.
reason-pass-other = { $other } is not your target: to show your booklet would only give you away.
reason-pass = { $other } is your target in only { $prey } of the { $deals } deals still possible, and would know who you are.
