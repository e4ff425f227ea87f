title = {"["}redacted]
story = One night at the embassy. Take the enemy's file, find your friends, and be airborne before dawn.

## Rooms and things

room-basement = Stairs, basement
room-storage = Storage
room-radio = Radio room
room-breaker = Circuit Breaker
room-armoury = Armoury
room-stairs = Stairs, ground floor
room-reception = Reception
room-kitchen = Kitchen
room-xray = X-Ray
room-security = Security HQ
room-upstairs = Stairs, upper floor
room-computer = Computer
room-lockdown = Central Lockdown
room-office = Ambassador's office
room-roof = Roof
room-service = Service Stairs
kind-secrets_red = Red State Secrets
kind-secrets_blue = Blue State Secrets
kind-secrets_yellow = Yellow State Secrets
kind-bomb = Bomb
kind-case_a = Briefcase A
kind-case_b = Briefcase B
kind-codebreaker = Codebreaker
kind-weapon = Concealed Weapon
kind-vest = Bulletproof Vest
kind-aid = First-Aid Kit
kind-key = Key
kind-contraband = Contraband
kind-goggles = Night-Vision Goggles
kind-virus = Virus disk
kind-antivirus = Antivirus disk
kind-plan = Flight plan
kind-starter = Starter
kind-fuel = Fuel can
kind-letter_rb = Letter of Alliance Red-Blue
kind-letter_ry = Letter of Alliance Red-Yellow
kind-letter_by = Letter of Alliance Blue-Yellow
nation-red = Red (KGB)
loyalty-red = Red (KGB)
nation-blue = Blue (MI6)
loyalty-blue = Blue (MI6)
nation-yellow = Yellow (Chinese service)
loyalty-yellow = Yellow (Chinese service)
loyalty-blank = blank
floor-basement = basement
floor-ground = ground floor
floor-upper = upper floor
part-plan = flight plan
part-starter = starter
part-fuel = fuel
card-ignore = Ignore
card-friendly = Friendly
card-wire = Attack: wire
card-pistol = Attack: pistol
card-blade = Attack: blade
case-a = A
case-b = B
mission-introduction = Introduction
mission-classic = Classic
mission-duel = Duel
mission-triangle = Triangle
mission-danger_zone = Something, something, Danger Zone
mission-bedfellows = Strange Bedfellows
posture-standing = standing
posture-lying = injured
posture-out_cold = out cold
phase-aside = setting cards aside
phase-loyalty = loyalties
phase-stow = the briefcases
phase-deal = the deal
phase-first = the first player
phase-move = movement
phase-pick = choosing whom to meet
phase-goggles_room = the goggles of those present
phase-goggles_answer = the answer to goggles
phase-choose = choosing cards
phase-guard_card = the guard's card
phase-combat = combat
phase-exchange = the exchange
phase-reward = the reward
phase-room = making room in the hand
phase-steal = the theft
phase-question = the interrogation
phase-sentry = sending the guard away
phase-push = where the loser goes
phase-action = the action
phase-draw = drawing
phase-look = looking
phase-order = the order of cards
phase-keep = the card to keep
phase-find = the content of the briefcase
phase-evade = evasion
phase-agree = the request to leave
phase-goggles_evade = goggles at the evasion
phase-guard = a guard's round
phase-case = the open briefcase
phase-over = the end
back-plain = red back
mark-public = public place
mark-dark = dark
mark-locked = locked down
spent-wire = Attack: wire (spent)
spent-pistol = Attack: pistol (spent)
spent-blade = Attack: blade (spent)
called-red = red helicopter, called
called-blue = blue helicopter, called
called-yellow = yellow helicopter, called
reserve-red = red helicopters in reserve
reserve-blue = blue helicopters in reserve
reserve-yellow = yellow helicopters in reserve
token-guard = guard
token-helicopter_red = red helicopter
token-helicopter_blue = blue helicopter
token-helicopter_yellow = yellow helicopter

## Table options

option-mission = Mission: by the number of players or one of the six
option-limit_discard = Full hand: discard before taking or after
option-reshuffle = Reshuffle the discards with the last card or when needed
option-crucial_discard = Crucial objects may be discarded
option-case_content = Briefcase discarded: its content stays or goes too
option-betrayal = Attack against Friendly: combat objects barred to both or to the betrayed only
option-combat_first = Who plays a combat object first: the loser or the active player
option-weapon_limit = Concealed weapons: no victory after a defeat, after a defeat at first, or one per player
option-key_at_evasion = A key may be played at the evasion too
option-contraband_tradeable = Contraband may be given away
option-goggles_go_on = A mover who wins by goggles may go on moving
option-goggles_answer = Goggles at an evasion may be answered
option-disk_rule = Disks: from the Security HQ or from the Computer while someone is in the HQ
option-decoys = The blanks are replaced by the two other nations
option-six_teams = With six, two teams or three
option-public_places = Public places: Reception and main stairs or the Reception alone
option-cases_start = Briefcases start filled or empty
option-rest = An injured agent who stays may stand up for the action
option-lockdown_operator = A lockdown ends when its operator leaves
option-door_release = The Central Lockdown may hold a floor's locked doors open
option-failed_takeoff = Failed take-off: the nation loses or the agent leaves
option-move_range = Rooms per movement; 0: as the box says
option-helicopters = Helicopters per nation; 0: as the box says
option-dawn = Rounds before dawn; 0: as the box says
choice-mission-auto = by the number
choice-mission-auto-text = The Duel for two, the Triangle for three, the Classic for four to six.
choice-mission-introduction = Introduction
choice-mission-introduction-text = A short match to learn by, with the virus and its antivirus.
choice-mission-classic = Classic
choice-mission-classic-text = Two teams: the first to fly out with an enemy's file wins.
choice-mission-duel = Duel
choice-mission-duel-text = For two, with four guards: the first to seven points wins.
choice-mission-triangle = Triangle
choice-mission-triangle-text = For three: each hunts the file of the next.
choice-mission-danger-zone = Danger Zone
choice-mission-danger-zone-text = No helicopters: an aircraft on the roof has to be put together.
choice-mission-bedfellows = Strange Bedfellows
choice-mission-bedfellows-text = Three nations: a letter of alliance lets two of them win together.
choice-limit_discard-before = before
choice-limit_discard-before-text = With a full hand one discards first, without seeing what one will take.
choice-limit_discard-after = after
choice-limit_discard-after-text = With a full hand one takes first and discards then.
choice-reshuffle-at_once = at once
choice-reshuffle-at_once-text = The discards are shuffled as soon as the last card is taken.
choice-reshuffle-needed = when needed
choice-reshuffle-needed-text = The discards are shuffled when a card has to be drawn and none is left.
choice-case_content-stays = stays
choice-case_content-stays-text = The content stays under the tile for whoever finds the card.
choice-case_content-discarded = goes too
choice-case_content-discarded-text = The content is discarded with the card.
choice-betrayal-both = both
choice-betrayal-both-text = When an Attack betrays a Friendly card, neither side plays a combat object.
choice-betrayal-betrayed = the betrayed
choice-betrayal-betrayed-text = When an Attack betrays a Friendly card, only the betrayed may play nothing.
choice-combat_first-loser = the loser
choice-combat_first-loser-text = Whoever is losing plays a combat object first.
choice-combat_first-active = the active
choice-combat_first-active-text = Whoever's turn it is plays a combat object first.
choice-weapon_limit-cap = never a victory
choice-weapon_limit-cap-text = Two weapons never turn a defeat into a victory.
choice-weapon_limit-initial = no victory after a defeat at first
choice-weapon_limit-initial-text = Whoever was losing at first cannot win by two weapons; others can.
choice-weapon_limit-one_each = one each
choice-weapon_limit-one_each-text = Each plays one weapon a fight at most.
choice-disk_rule-security = from the HQ
choice-disk_rule-security-text = One agent in the Security HQ is enough to send a disk.
choice-disk_rule-two_rooms = two rooms
choice-disk_rule-two_rooms-text = It takes an agent in the Computer room while someone is in the HQ.
choice-six_teams-3v3 = 3 against 3
choice-six_teams-3v3-text = With six, two teams of three.
choice-six_teams-2v2v2 = 2, 2 and 2
choice-six_teams-2v2v2-text = With six, three teams of two.
choice-public_places-stairs = with the stairs
choice-public_places-stairs-text = In the Reception and on the main stairs people pass without meeting.
choice-public_places-hall = Reception alone
choice-public_places-hall-text = Only the Reception is public; on the stairs people meet.
choice-cases_start-filled = filled
choice-cases_start-filled-text = A card that nobody has seen waits under each briefcase.
choice-cases_start-empty = empty
choice-cases_start-empty-text = The briefcases are empty at the start.
choice-failed_takeoff-loses = the nation loses
choice-failed_takeoff-loses-text = A flight without the right file, and that nation can no longer win.
choice-failed_takeoff-leaves = the agent leaves
choice-failed_takeoff-leaves-text = A flight without the right file, and only that agent leaves the match.
box-chinese = Russians against Chinese
box-chinese-text = Two teams are Red and Yellow, with the yellow file; Blue stays away.
box-default-text = The embassy and all its objects.
box-first = The first draft
box-first-text = The Security HQ beside the X-Ray room, objects in the office too, shorter nights.
box-pocket = The pocket edition
box-pocket-text = Fewer ordinary objects: the files come up soon.
length-short = the introductory mission
length-normal = the mission for so many players
length-long = the mission Danger Zone

## What can be done

do-aside = Put a loyalty aside: { $nation }
do-loyalty = Deal the loyalty { $nation }
do-stow = Put under the tile: { $kind }
do-draw = Draw: { $kind }
do-show = Show: { $kind }
do-lose = Lose: { $kind }
do-question = Loyalty card: { $loyalty }
do-first = { $seat } begins
do-guard_card = The guard shows { $card }
do-pass = Pass
do-agree = Agree
do-refuse = Refuse
do-step = Go to: { $room }
do-key = Discard a key: all locked doors open
do-meet = Meet { $seat }
do-goggles = Goggles: confront { $seat }
do-card = Card { $card }
do-play_weapon = Draw a concealed weapon
do-play_vest = Reveal a bulletproof vest
do-offer = Offer: { $kind }
do-offer_nothing = Offer nothing
do-injure = Injure
do-steal = Steal an object at random
do-interrogate = Interrogate
do-drop = Discard: { $kind }
do-decline = Take nothing
do-push = Send the other to: { $room }
do-take = Take the top object
do-rearm = Take back your Attacks
do-watch = Watch the cameras
do-sort = Sort the top objects of the pile
do-search = Search: one object of two
do-xray = X-ray { $seat }
do-call = Call a helicopter: { $nation }
do-dark = Put in the dark: { $floor }
do-light = Switch all lights on
do-lock = Cut off: { $floor }
do-unlock = Lift the lockdown
do-release = Hold the doors open: { $floor }
do-board = Board: { $nation }
do-bomb = Blow up the helicopter: { $nation }
do-scrap = Blow up a part: { $part }
do-install = Install: { $part }
do-send_virus = Send the virus
do-send_antivirus = Send the antivirus
do-hide = Hide a contraband
do-rest = Stand up again
do-pick = Choose: { $kind }
do-stay = Stay
do-evade = Evade to: { $room }
do-ask = Ask the other to go to: { $room }
do-guard = Guard { $guard }: { $room }
do-put = Put inside: { $kind }
do-put_nothing = Leave it empty
do-open = Open briefcase { $case }
do-heal = { $you ->
    [seat] Heal yourself
   *[none] Heal { $seat }
 }

## Under which headings

group-step = Go to a room
group-meet = Meet somebody
group-goggles = Confront by goggles
group-card = Choose your card
group-offer = Offer an object
group-drop = Discard an object
group-push = Send the other elsewhere
group-xray = X-ray somebody
group-call = Call a helicopter
group-dark = Put a floor in the dark
group-lock = Cut a floor off
group-release = Hold doors open
group-board = Board
group-bomb = Blow up a helicopter
group-scrap = Blow up a part
group-install = Install a part
group-heal = Heal somebody
group-pick = Choose an object
group-evade = Evade
group-ask = Ask the other to leave
group-guard = Move a guard
group-put = Put an object inside
group-open = Open a briefcase

## What is asked

ask-over = The match is over.
ask-chance = Chance speaks.
ask-move = { $you ->
    [seat] Your turn: where do you go, what do you do?
   *[none] { $seat } is moving.
 }
ask-pick = { $you ->
    [seat] Whom do you meet?
   *[none] { $seat } chooses whom to meet.
 }
ask-goggles = { $you ->
    [seat] It is dark: do you play goggles?
   *[none] It is dark: will { $seat } play goggles?
 }
ask-choose-guard = { $you ->
    [seat] A guard! Which card?
   *[none] { $seat } faces a guard.
 }
ask-combat = { $you ->
    [seat] A fight: a combat object?
   *[none] A fight: { $seat } may play an object.
 }
ask-reward = { $you ->
    [seat] You have won: what do you do?
   *[none] { $seat } chooses a reward.
 }
ask-room = { $you ->
    [seat] Your hand is full: what goes?
   *[none] { $seat } makes room in the hand.
 }
ask-sentry = { $you ->
    [seat] Where do you send the guard?
   *[none] { $seat } sends the guard away.
 }
ask-push = { $you ->
    [seat] Where does the loser go?
   *[none] { $seat } chooses where the loser goes.
 }
ask-action = { $you ->
    [seat] Your action, or the way out?
   *[none] { $seat } acts.
 }
ask-order = { $you ->
    [seat] Which card comes first?
   *[none] { $seat } sorts the pile.
 }
ask-keep = { $you ->
    [seat] Which card do you keep?
   *[none] { $seat } chooses a card.
 }
ask-evade = { $you ->
    [seat] You are not alone: where do you go?
   *[none] { $seat } must evade.
 }
ask-guard = { $you ->
    [seat] Do you move a guard?
   *[none] { $seat } may move a guard.
 }
ask-case = { $you ->
    [seat] The briefcase is open: what do you leave in it?
   *[none] { $seat } has opened a briefcase.
 }
ask-choose = { $you ->
    [seat] You meet { $foe }: which card?
    [foe] { $seat } meets you: which card?
   *[none] { $seat } meets { $foe }: both choose under seal.
 }
ask-exchange = { $you ->
    [seat] You part from { $foe }: do you offer anything?
    [foe] You part from { $seat }: do you offer anything?
   *[none] { $seat } and { $foe } part.
 }
ask-agree = { $you ->
    [seat] Will { $foe } go instead of you? { $room }
    [foe] { $seat } asks you to go to: { $room }
   *[none] { $seat } asks { $foe } to go to: { $room }
 }

## What is seen

zone-hand = { $you ->
    [owner] Your hand
   *[none] Hand of { $owner }
 }
zone-pile = Pile: { $cards ->
    [0] empty
    [one] 1 card
   *[other] { $cards } cards
 }
zone-discard = Discard pile: { $cards ->
    [0] empty
    [one] 1 card
   *[other] { $cards } cards
 }
zone-cases = Under the briefcases: { $filled ->
    [0] nothing
    [one] 1 object
   *[other] { $filled } objects
 }
zone-cards = Your interaction cards
zone-look = What you look at
zone-meeting = Under seal: { $one } and { $other }
zone-shown = Cards shown
zone-sky = Helicopters
zone-loyalty = Your loyalty
seat-posture = { $posture }
seat-spent = { $cards ->
    [one] 1 Attack spent
   *[other] { $cards } Attacks spent
 }
seat-nation = { $nation }
seat-watching = watches the cameras
panel-night = { $mission }
panel-notebook = Notebook
night-round = round { $round } of { $dawn }, turn { $turn }
goal-introduction = { $side ->
        [0] your goal: send the virus from the HQ
       *[1] your goal: send the antivirus from the HQ
    }
goal-classic = your goal: fly out with an enemy's secrets
goal-duel = your goal: file, helicopter, interrogation
goal-triangle = your goal: the secrets of { $nation }
goal-danger_zone = your goal: mend the aircraft, leave with enemy secrets
goal-bedfellows = your goal: two foreign files, or one and its letter
night-dark = in the dark: { $floor }
night-locked = cut off: { $floor }
night-helicopters = { $nation }: { $reserve } in reserve{ $sky ->
    [1] , one called
    [2] , one on the roof
    [3] , out of the race
   *[0] {""}
 }
note-loyalty = loyalty of { $seat }, turn { $since }: { $loyalty }
note-hand = { $seat }: { $kind } (sure, since turn { $since })
note-hand-once = { $seat }: { $kind }? (seen in turn { $since }, in doubt since { $until })
note-case = briefcase { $case }: { $kind } (sure, since turn { $since })
note-case-once = briefcase { $case }: { $kind }? (seen in turn { $since }, in doubt since { $until })

## News

sworn = You are { $nation }.
is_open = { $you ->
    [seat] You are { $nation }, as everyone knows.
   *[none] { $seat } is { $nation }.
 }
got = You get: { $kind }.
begins = { $you ->
    [seat] You begin.
   *[none] { $seat } begins.
 }
turn = { $you ->
    [seat] Your turn (round { $round }).
   *[none] { $seat } is to play (round { $round }).
 }
moved = { $you ->
    [seat] You go to: { $room }.
   *[none] { $seat } goes to: { $room }.
 }
met_guard = { $you ->
    [seat] You run into a guard: { $room }.
   *[none] { $seat } runs into a guard: { $room }.
 }
attacked = { $you ->
    [seat] You attacked; the card is spent.
   *[none] { $seat } attacked; the card is spent.
 }
guard_showed = { $you ->
    [seat] Your { $card } against { $other }.
   *[none] { $seat } shows { $card } against { $other }.
 }
drew_weapon = { $you ->
    [seat] You draw a concealed weapon.
   *[none] { $seat } draws a concealed weapon.
 }
wore_vest = { $you ->
    [seat] Your vest stops it all: a draw.
   *[none] The vest of { $seat } stops it all: a draw.
 }
injured = { $you ->
    [seat] You are injured.
   *[none] { $seat } is injured.
 }
out_cold = { $you ->
    [seat] You are out cold.
   *[none] { $seat } is out cold.
 }
dropped = { $you ->
    [seat] You discard: { $kind }.
   *[none] { $seat } discards: { $kind }.
 }
declined = { $you ->
    [seat] You take nothing.
   *[none] { $seat } takes nothing.
 }
unlocked = { $you ->
    [seat] Your key opens all doors.
   *[none] The key of { $seat } opens all doors.
 }
spent_key = { $you ->
    [seat] You spend a key.
   *[none] { $seat } spends a key.
 }
hid = { $you ->
    [seat] You hide a contraband.
   *[none] { $seat } hides a contraband.
 }
rested = { $you ->
    [seat] You stand up again.
   *[none] { $seat } stands up again.
 }
takes = { $you ->
    [seat] You look around in Storage.
   *[none] { $seat } looks around in Storage.
 }
searches = { $you ->
    [seat] You search the office.
   *[none] { $seat } searches the office.
 }
sorts = { $you ->
    [seat] You consult the computer.
   *[none] { $seat } consults the computer.
 }
sorted_out = { $you ->
    [seat] You have sorted { $cards } cards.
   *[none] { $seat } has sorted { $cards } cards.
 }
kept = { $you ->
    [seat] You keep one card; { $cards } below the pile.
   *[none] { $seat } keeps one card; { $cards } below the pile.
 }
rearmed = { $you ->
    [seat] You take back your Attacks.
   *[none] { $seat } takes back the Attacks.
 }
watches = { $you ->
    [seat] You watch the cameras.
   *[none] { $seat } watches the cameras.
 }
called = { $you ->
    [seat] You call a helicopter: { $nation }.
   *[none] { $seat } calls a helicopter: { $nation }.
 }
darkened = { $you ->
    [seat] You cut the light: { $floor }.
   *[none] { $seat } cuts the light: { $floor }.
 }
lit = { $you ->
    [seat] You switch all lights on.
   *[none] { $seat } switches all lights on.
 }
locked = { $you ->
    [seat] You cut off: { $floor }.
   *[none] { $seat } cuts off: { $floor }.
 }
lock_opened = { $you ->
    [seat] You lift the lockdown.
   *[none] { $seat } lifts the lockdown.
 }
released = { $you ->
    [seat] You hold the doors open: { $floor }.
   *[none] { $seat } holds the doors open: { $floor }.
 }
boarded = { $you ->
    [seat] You board: { $nation }.
   *[none] { $seat } boards, and is unmasked: { $nation }.
 }
flight_failed = { $you ->
    [seat] Your flight does not carry the right file.
   *[none] The flight of { $seat } does not carry the right file.
 }
bombed = { $you ->
    [seat] You blow up a helicopter: { $nation }.
   *[none] { $seat } blows up a helicopter: { $nation }.
 }
scored = { $you ->
    [seat] { $points } points for you: { $total } in all.
   *[none] { $points } points for { $seat }: { $total } in all.
 }
installed = { $you ->
    [seat] You install: { $part }.
   *[none] { $seat } installs: { $part }.
 }
scrapped = { $you ->
    [seat] You blow up: { $part }.
   *[none] { $seat } blows up: { $part }.
 }
sent = { $you ->
    [seat] You send: { $kind }.
   *[none] { $seat } sends: { $kind }.
 }
shot = { $you ->
    [seat] You are shot at: you are injured.
   *[none] { $seat } is shot at: injured.
 }
opened = { $you ->
    [seat] You open briefcase { $case }.
   *[none] { $seat } opens briefcase { $case }.
 }
cornered = { $you ->
    [seat] You are cornered.
   *[none] { $seat } is cornered.
 }
would_not = { $you ->
    [seat] You refuse.
   *[none] { $seat } refuses.
 }
closed = { $you ->
    [seat] You close briefcase { $case }{ $filled ->
        [1] .
       *[0] , empty.
     }
   *[none] { $seat } closes briefcase { $case }{ $filled ->
        [1] .
       *[0] , empty.
     }
 }
met = { $you ->
    [seat] You meet { $foe }: { $room }.
    [foe] { $seat } meets you: { $room }.
   *[none] { $seat } meets { $foe }: { $room }.
 }
showed = { $you ->
    [seat] Your { $card }; { $foe } shows { $other }.
    [foe] { $seat } shows { $card }; your { $other }.
   *[none] You see { $seat } show { $card }, { $foe } { $other }.
 }
parted = { $you ->
    [seat] You part from { $foe }.
    [foe] You part from { $seat }.
   *[none] { $seat } and { $foe } part without violence.
 }
won = { $you ->
    [seat] You get the better of { $foe }.
    [foe] { $seat } gets the better of you.
   *[none] { $seat } gets the better of { $foe }.
 }
asked_move = { $you ->
    [seat] You ask { $foe } to go to: { $room }.
    [foe] { $seat } asks you to go to: { $room }.
   *[none] { $seat } asks { $foe } to go to: { $room }.
 }
gave = { $you ->
    [seat] You make { $target } a present.
    [target] { $seat } makes you a present.
   *[none] { $seat } makes { $target } a present.
 }
handed = { $you ->
    [seat] You hand { $target }: { $kind }.
    [target] { $seat } hands you: { $kind }.
   *[none] You see { $seat } hand { $target }: { $kind }.
 }
robs = { $you ->
    [seat] You rob { $target }.
    [target] { $seat } robs you.
   *[none] { $seat } robs { $target }.
 }
stole = { $you ->
    [seat] You take from { $target }: { $kind }.
    [target] { $seat } takes from you: { $kind }.
   *[none] You see { $seat } take from { $target }: { $kind }.
 }
interrogates = { $you ->
    [seat] You interrogate { $target }.
    [target] { $seat } interrogates you.
   *[none] { $seat } interrogates { $target }.
 }
goggled = { $you ->
    [seat] Goggles: you see { $target } in the dark.
    [target] Goggles: { $seat } sees you in the dark.
   *[none] Goggles: { $seat } sees { $target } in the dark.
 }
knocked_out = { $you ->
    [seat] You knock { $target } out.
    [target] { $seat } knocks you out.
   *[none] { $seat } knocks { $target } out.
 }
healed = { $you ->
    [seat] You heal { $target }.
    [target] { $seat } heals you.
   *[none] { $seat } heals { $target }.
 }
scans = { $you ->
    [seat] You X-ray { $target }.
    [target] { $seat } X-rays you.
   *[none] { $seat } X-rays { $target }.
 }
pushed = { $you ->
    [seat] You make { $target } go.
    [target] { $seat } makes you go.
   *[none] { $seat } makes { $target } go.
 }
sealed = Your card, under seal: { $card }.
offered = Your offer, under seal: { $kind }.
offered_nothing = You offer nothing; that is under seal.
answered = A loyalty card of { $target }: { $loyalty }.
found = In briefcase { $case }: { $kind }.
stowed = You put into briefcase { $case }: { $kind }.
spilled = Out of briefcase { $case } falls: { $kind }.
saw = Seen: { $kind }.
picked = Chosen: { $kind }.
reshuffled = The discards are reshuffled: { $cards } cards.
landed = A helicopter lands: { $nation }.
grounded = { $nation } can no longer win.
lock_lifted = Without its operator the lockdown is lifted.
guard_went = Guard { $guard } goes to: { $room }.
over = { $ending ->
    [1] The right file flies out: the match is over.
    [2] Only one nation can still fly: the match is over.
    [3] The virus is sent: Red wins.
    [4] The antivirus is sent: Blue wins.
    [5] The points are reached: the match is over.
    [6] Two allied nations fly out: the match is over.
   *[7] Dawn breaks: the match is over.
 }

## Why not

refused-over = The match is over.
refused-chance = That is up to chance.
refused-wait = Chance speaks first.
refused-answered = You have answered already.
refused-turn = { $seat } is to act.
refused-not-active = Only the active player, { $seat }, opens a briefcase.
refused-step = Not now: this is about { $phase }.
refused-elsewhere = Not here. Place: { $room }.
refused-nobody-in = Nobody is there: { $room }.
refused-missing = You do not have: { $kind }.
refused-not-now = That is not possible now.
refused-other-mission = Not in this mission.
refused-no-helicopters = This mission has no helicopters.
refused-no-seat = There is no seat { $number } at this table.
refused-key-late = A key is played during movement, not at the evasion.
refused-unlocked = The doors are open already.
refused-betrayal = An Attack against a Friendly card: no combat object.
refused-winning = You are winning already.
refused-second-weapon = One weapon a combat.
refused-beaten = A defeat never becomes a victory.
refused-no-door = No door to: { $room }.
refused-shut = The lockdown shuts the stairs to: { $room }.
refused-locked = A locked door, it takes a key: { $room }.
refused-push-locked = You need a key to send them through: { $room }.
refused-dragged = Out cold, they are dragged through open doors only: { $room }.
refused-crowded = Somebody is there already: { $room }.
refused-guard-stairs = Guards never go there: { $room }.
refused-dazed = Out cold, one does not move.
refused-tired = No further: { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
 } a turn.
refused-not-there = That agent is not here.
refused-dark = It is dark: no interaction.
refused-walked = You have moved already.
refused-public = No interaction in a public place.
refused-no-loser = You have not beaten anybody here.
refused-bare-office = In this embassy there is nothing to search in the office.
refused-no-cards = There is no card left to take.
refused-all-attacks = You have all your Attacks.
refused-own-hand = You know your own hand.
refused-empty-hand = That hand is empty.
refused-other-floor = { $seat } is not on the ground floor.
refused-called = A helicopter of that nation is called or landed already: { $nation }.
refused-no-reserve = No helicopter left in reserve: { $nation }.
refused-same = It is so already.
refused-no-release = That option is not in play.
refused-grounded = That nation can no longer win: { $nation }.
refused-not-ours = That is not your helicopter: { $nation }.
refused-not-ready = The aircraft is not ready.
refused-not-landed = No helicopter has landed: { $nation }.
refused-no-file = Neither the right file in hand nor a briefcase.
refused-not-friendly = It takes two Friendly cards.
refused-asked = You have asked already.
refused-spent = That card is spent: { $card }.
refused-contraband-gift = Contraband is not given away.
refused-contraband-drop = Contraband is not discarded to make room: that takes an action.
refused-open = Loyalties are open here.
refused-crucial = A crucial object is not discarded at this table.
refused-surplus = Something must go first.
refused-no-patient = You have had no Friendly interaction with { $seat }.
refused-healthy = { $you ->
    [seat] You are not injured.
   *[none] { $seat } is not injured.
 }
refused-no-rest = There is no rest at this table.
refused-moved = You have moved this turn.
refused-fitted = Installed already: { $part }.
refused-not-fitted = Not installed: { $part }.
refused-not-looked = That card is not among those you look at: { $kind }.
refused-alone = Nobody else is here: you may stay.
refused-way-out = There is a way out.
refused-company = You are not alone here: act, or leave.
refused-case-in-case = No briefcase inside a briefcase.

## What is supposed

belief-nation = { $seat }: { $nation }
belief-file = { $kind }: in the hand of { $seat }
belief-pile = { $kind }: in no hand

## What the table says

look-embassy = Embassy of
look-drawn-by = Drawn by
look-reserve = In reserve
look-face-to-face = Face to face
look-beats = beats
look-sealed = sealed
look-thinking = thinking
look-loyalty = Loyalty
look-stairs = Stairs

## The guided first match

guide-side = Your loyalty is red: you win if the virus is sent from Security HQ. Your opponent, blue, wins by the antivirus.
guide-walk = First you need objects. Up to three rooms a turn: take the main stairs.
guide-walk-done = One room done; the stairs are public, people pass there without meeting.
guide-down = Go down to the basement.
guide-down-done = Locked doors need a key.
guide-storage = Enter Storage.
guide-storage-done = Three rooms: that is all for this turn.
guide-take = Each room has its own action, which ends the walk. In Storage: take the top object.
guide-take-done = The object is yours. Three at most: with a full hand you choose.
guide-meet = In a lit room where somebody is, you meet: both choose in secret to ignore, to be friendly or to attack. Over to you.

## What is printed

sort-object = Object
sort-meeting = Interaction
sort-loyalty = Loyalty
door-open = door
door-locked = locked door: needs a Key
door-main = main stairs
point-red = red point
point-blue = blue point
form-name = Name
note-who = Loyalties, and objects seen
note-seen = objects seen
note-agent = Agent { $seat }
note-rounds = Rounds before dawn

## The end

end-flown = { $you ->
    [seat] You fly off with the { $kind }
   *[none] { $seat } flies off with the { $kind }
 }
end-last = { $nation } has the sky to itself
end-sent = { $ending ->
    [3] { $you ->
        [seat] You have sent the virus
       *[none] { $seat } has sent the virus
     }
   *[other] { $you ->
        [seat] You have sent the anti-virus
       *[none] { $seat } has sent the anti-virus
     }
 }
end-nobody = Dawn breaks, and nobody flies
end-own-nobody = A draw: the files stay in the embassy.
end-by-flight = { $you ->
    [seat] You serve { $nation }, and this file is the one of { $owner }: carrying it out makes your whole side win ({ $seats }).
   *[none] { $seat } serves { $nation }, and this file is the one of { $owner }: carrying it out makes that whole side win ({ $seats }).
 }
end-by-alliance = { $you ->
    [seat] Your letter allies two nations against the third: aboard the helicopter of { $nation }, its file makes them win together ({ $seats }).
   *[none] The letter of { $seat } allies two nations against the third: aboard the helicopter of { $nation }, its file makes them win together ({ $seats }).
 }
end-by-last = The others can no longer take off: only { $nation } is left ({ $seats }).
end-watched = { $seats }: theirs is the side that wins.
end-own-side = First place: your side, { $nation }, wins.
end-left = { $place } place: your side, { $nation }, is left without a file.
end-behind-roof = { $rooms ->
    [0] { $place } place: your side, { $nation }, is left without a file. And yet you were on the roof.
    [one] { $place } place: your side, { $nation }, is left without a file. You were one room from the roof.
   *[other] { $place } place: your side, { $nation }, is left without a file. You were { $rooms } rooms from the roof.
 }
look-end-won = “File ██████ left at ██:██. Good night.”
look-end-lost = “File ██████ never existed. Good night.”

## What speaks for a choice

reason-far = { $far ->
    [0] is there
    [one] is only one room away
   *[other] is only { $far } rooms away
 }
reason-to-storage = The Storage { reason-far }: you can take an object there, and you have { $cards } of three.
reason-to-armoury = The Armoury { reason-far }: it gives back { $spent ->
    [one] your spent Attack
   *[other] your { $spent } spent Attacks
 }.
reason-to-radio = The Radio { reason-far }: you have the right file, but no helicopter yet.
reason-to-radio-bomb = The Radio { reason-far }: call an enemy helicopter, your Bomb awaits it.
reason-to-xray = The X-Ray room { reason-far }: it shows all objects of an agent on the ground floor.
reason-to-breaker = The Circuit Breaker { reason-far }: there you put out the light of a floor, or put it on.
reason-to-lockdown = The Lockdown { reason-far }: there you close the main stairs to a floor.
reason-to-office = The Ambassador's Office { reason-far }: there you choose among the first objects.
reason-to-security = The Security HQ { reason-far }: your disk is sent from there.
reason-to-cameras = The Security HQ { reason-far }: its cameras show what changes hands in the light.
reason-to-computer = The Computer { reason-far }: there you sort the first objects of the pile.
reason-to-plane = The Roof { reason-far }: { $missing ->
    [0] the aircraft is complete
    [one] the aircraft lacks one part
   *[other] the aircraft lacks { $missing } parts
 }.
reason-to-flight = The Roof { reason-far }: the helicopter stands there, and you have the right file.
reason-to-landing = The Roof { reason-far }: the helicopter has been called, and you have the right file.
reason-to-bomb = The Roof { reason-far }: there your Bomb destroys a helicopter that has landed.
reason-to-holder = { $seat } has what you are looking for, and { reason-far }.
reason-to-agent = { $seat }, who holds { $cards ->
    [one] one object
   *[other] { $cards } objects
 }, { reason-far }: to enter that room is to meet.
reason-to-dark = { $seat }, who holds { $cards ->
    [one] one object
   *[other] { $cards } objects
 }, { reason-far }, in the dark: you have Goggles.
reason-evade = Nobody ends a turn with another in one room: you must leave.
reason-push = { $seat } ends up { $far ->
    [0] on the Roof
    [one] one room from the Roof
    [99] far from the Roof
   *[other] { $far } rooms from the Roof
 }, and you stay where you are.
reason-push-guard = The beaten guard leaves: you choose where he is least in your way.
reason-guard = A guard stops whoever enters his room, and { $seat } is { $far ->
    [0] right there
    [one] one room away
    [99] without an open way
   *[other] { $far } rooms away
 } ({ $room }).
reason-card-guard = A guard shows Ignore or a weapon: only an Attack can beat him.
reason-friend = { $seat } is of your nation: two Friendly cards allow an exchange.
reason-friendly = Two Friendly cards allow an exchange, and spend no Attack.
reason-ignore = { $left ->
    [0] Your three Attacks are spent, and Ignore costs nothing.
    [one] Ignore spends nothing: you have one Attack left.
   *[other] Ignore spends nothing: you have { $left } Attacks left.
 }
reason-attack = The loyalty of { $seat } is unknown to you; an Attack beats every card that is none.
reason-attack-foe = { $seat } is of another nation, and an Attack beats every card that is none.
reason-attack-bare = { $seat } has no Attack left: yours beats every other card.
reason-attack-best = { $seat } has spent the card that beats yours ({ $worse }).
reason-weapon-losing = You are losing: the weapon makes it a draw, unless it is answered.
reason-weapon-even = A draw: the weapon makes it a victory, unless it is answered.
reason-vest = You are losing: the vest stops everything, and it is a draw.
reason-injure = { $seat } will { $less ->
    [0] not move
    [one] go only one room a turn, instead of { $reach },
   *[other] go only { $less } rooms a turn, instead of { $reach },
 } as long as the pawn lies down.
reason-knock-out = { $seat } is down already: to be knocked out costs a movement.
reason-steal = { $seat } holds { $cards ->
    [one] a single object, which you take
   *[other] { $cards } objects: you take one at random
 }.
reason-steal-prize = { $seat } has what you are looking for{ $cards ->
    [one] {" "}and nothing else: you take it
   *[other] , among { $cards } objects: you take one at random
 }.
reason-question = The loyalty of { $seat } is unknown to you: you will see one of the three cards.
reason-question-points = In the Duel, an interrogation is worth { $points ->
    [one] one point
   *[other] { $points } points
 }.
reason-drop = A full hand keeps three objects only, and this one goes ({ $kind }).
reason-drop-twin = Your hand is full, and you have two of this kind ({ $kind }).
reason-drop-own = Your hand is full, and the file of your own nation does not make you win.
reason-decline = You keep your three objects: nothing forces you to take one.
reason-offer = Both offers change hands together, in secret.
reason-offer-nothing = Nothing forces you to offer: you keep { $cards ->
    [one] your object
   *[other] your { $cards } objects
 }.
reason-goggles = If { $seat } has no Goggles to play, you win a reward without using an Attack.
reason-goggles-answer = Answering with your Goggles makes it an ordinary meeting, instead of a reward for { $seat }.
reason-goggles-evade = Your Goggles let you knock { $seat } out while evading.
reason-meet = { $seat } is here, with { $cards ->
    [0] no object
    [one] one object
   *[other] { $cards } objects
 } in hand.
reason-meet-holder = { $seat } is here, and holds what you are looking for.
reason-agree = { $seat } is of your nation, and asks you to.
reason-refuse = Nothing forces you to leave in another's place.
reason-ask = After a Friendly meeting, the other may agree to leave in your place.
reason-stay = There is no way out: you stay.
reason-key = Until the end of the turn, all locked doors of the building open for you.
reason-take = { $cards ->
    [0] Your hand is empty
    [one] You have one object of three
   *[other] You have { $cards } objects of three
 }, and the pile has { $pile }.
reason-take-full = Your hand is full: you may exchange an object for the first of the { $pile } in the pile.
reason-rearm = { $spent ->
    [3] Your three Attacks are spent
    [one] One of your three Attacks is spent
   *[other] { $spent } of your three Attacks are spent
 }: you take them all back.
reason-watch = Until your next turn you see what is shown and exchanged in rooms with light.
reason-sort = You see the first { $sorted } objects of the pile, and choose their order.
reason-search = You look at { $searched } of the first objects, and keep one.
reason-xray = You have not seen { $unseen ->
    [one] one of the objects
   *[other] { $unseen } of the objects
 } of { $seat }: here they all are.
reason-call = You have the right file: the helicopter lands at the start of your next turn.
reason-call-bomb = You have a Bomb: once it has landed, this helicopter can be blown up: { $nation }.
reason-dark = In the dark, entering an occupied room brings about no meeting ({ $floor }).
reason-dark-goggles = You have Goggles, and { $count ->
    [one] one possible opponent is
   *[other] { $count } possible opponents are
 } on that floor.
reason-light = You have no Goggles: in the dark you can confront nobody.
reason-lock = The main stairs close for this floor: { $floor }.
reason-lock-alarm = A helicopter of another nation has been called: the main stairs close for this floor ({ $floor }).
reason-unlock = The main stairs open again for this floor: { $floor }.
reason-release = The locked doors of this floor stay open.
reason-board = You have the right file: to fly out with it is to win.
reason-board-points = The enemy's file carried out is worth { $points } points.
reason-board-case = If the right file is in your briefcase, you win even without knowing it.
reason-bomb = { $left ->
    [0] It is the last helicopter of that nation.
    [one] Only one helicopter will be left to that nation.
   *[other] Only { $left } helicopters will be left to that nation.
 }
reason-bomb-points = An enemy helicopter destroyed is worth { $points } points.
reason-scrap = Without this part the aircraft takes off for nobody.
reason-install = { $missing ->
    [0] It is the last part: the aircraft can take off.
    [one] Only one part will be missing on the aircraft.
   *[other] { $missing } parts will still be missing on the aircraft.
 }
reason-send = Sent from here, this disk makes your team win.
reason-rise = On your feet, you go { $reach } rooms a turn instead of { $less }.
reason-heal = A Friendly interaction lets you heal { $seat }.
reason-heal-friend = { $seat } is of your nation, and gets up at once.
reason-hide = Contraband is only in the way: you free one place of three.
reason-open = You alone will see what it contains, and may take it; it is no action.
reason-pick = { $place ->
    [one] Laid on top, it is the next object of the pile: { $kind }.
   *[other] It comes after those that you have already placed: { $kind }.
 }
reason-keep = This one is yours ({ $kind }), the others go under the pile.
reason-put = In the briefcase it is safe from the curious, and no longer counts in your hand: { $kind }.
reason-put-contraband = In the briefcase, Contraband no longer counts in your hand.
reason-put-nothing = A closed briefcase lets nothing be used: your objects stay at hand.
reason-pass-won = You are winning as it stands: keep your objects.
reason-pass-even = A draw as it stands: you keep your objects.
reason-pass-unarmed = You have neither weapon nor vest to play.
reason-pass-guard = To move a guard is allowed, not required.
reason-pass-goggles = You keep your Goggles for another time.
reason-wait = To pass ends your movement: you stay where you are ({ $room }).
reason-wait-flight = Your helicopter has been called: it lands here at the start of its caller's turn.
reason-wait-met = The room you aim at is occupied ({ $room }): to enter it is to meet.
reason-wait-lock = The lockdown bars the shortest way to the room you aim at ({ $room }).
reason-wait-public = You are in a public place: nobody can confront you there.
