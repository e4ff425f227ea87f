title = James Bond 007 - Special Missions
story = Ten missions, one race: 4,000 points, back in London, alive.

## The places of the annex

place-afghanistan = Afghanistan
place-albania = Albania
place-amazon = Amazon
place-arkangel = Arkangel
place-atlantis = Atlantis
place-banana_republic = Banana Republic
place-baku = Baku
place-bilbao = Bilbao
place-bimini = Bimini Islands
place-bratislava = Bratislava
place-cairo = Cairo
place-caribbean_island = Caribbean island
place-caucasus = Caucasus
place-corfu = Corfu
place-cortina = Cortina
place-cuba = Cuba
place-drug_road = Drug Road
place-feldstadt = Feldstadt
place-gibraltar = Gibraltar
place-hamburg = Hamburg
place-istanbul = Istanbul
place-isthmus = Isthmus
place-kaolong_bay = Kaolong Bay
place-karl_marx_stadt = Karl-Marx-Stadt
place-kazakhstan = Kazakhstan
place-key_west = Key West
place-khyber_pass = Khyber Pass
place-liparus = Liparus tanker
place-london = London - Mi6
place-madrid = Madrid
place-main_strike_mine = Main Strike Mine
place-monte_carlo = Monte-Carlo
place-new_york = New-York
place-olimpatec = Olimpatec
place-paris = Paris
place-red_star_train = Red Star Train
place-rio = Rio de Janeiro
place-saigon = Saigon
place-san_francisco = San Francisco
place-sardinia = Sardinia
place-siberia = Siberia
place-south_california = South California
place-saint_cyril = Saint Cyril
place-saint_petersburg = Saint Petersburg
place-tangiers = Tangiers
place-udaipur = Udaipur
place-us_air_force_base = U.S. air force Base
place-scotland = Scotland
place-south_china_sea = South China Sea
place-space = Space
place-venice = Venice
place-vienna = Vienna - Austria
place-wave_krest = Wave Krest

## The missions, and who stands in the way

mission-10 = The Spy Who Loved Me
mission-11 = Moonraker
mission-12 = For Your Eyes Only
mission-13 = Octopussy
mission-14 = A View to a Kill
mission-15 = The Living Daylights
mission-16 = Licence to Kill
mission-17 = GoldenEye
mission-18 = Tomorrow Never Dies
mission-19 = The World Is Not Enough
rival-10 = Stromberg
rival-11 = Drax
rival-12 = Kristatos
rival-13 = Kamal Khan
rival-14 = Zorin
rival-15 = Whitaker
rival-16 = Sanchez
rival-17 = Trevelyan
rival-18 = Carver
rival-19 = Renard
brief-1001 = Ambush on skis in the Austrian Alps.
brief-1002 = Two submarines have vanished: what does the naval base know?
brief-1003 = Someone in Cairo sells the plans of a tracking device.
brief-1004 = Q hands over a car that does not mind water.
brief-1005 = A shipping magnate receives you under the sea.
brief-1006 = The tanker that swallows submarines must be taken.
brief-1007 = Settle the bill with the master of the place.
brief-1101 = A shuttle is missing: look round the estate of its builder.
brief-1102 = A chase on the canals, a laboratory behind the glass.
brief-1103 = Q has set up his workshop in the hills above the bay.
brief-1104 = The launching base is under the trees.
brief-1105 = Weightless assault on a station that nobody should see.
brief-1201 = A hired killer hides near Madrid.
brief-1202 = Q can put a name to any face.
brief-1203 = Winter sports in poor company.
brief-1204 = Which of two smugglers is lying, at the casino?
brief-1205 = A raid on a warehouse of opium.
brief-1206 = A dive to the wreck, for the transmitter.
brief-1207 = Climb to the monastery in the sky.
brief-1301 = Sabotage on an airfield, and out by a very small jet.
brief-1302 = An egg is up for auction: who wants it so badly?
brief-1303 = Q has a branch behind the bazaar.
brief-1304 = Ride with the circus train, unseen.
brief-1305 = There is a bomb under the big top.
brief-1306 = Storm the palace on the hill.
brief-1401 = The microchip lies under the snow, and others look for it.
brief-1402 = Q shows a pet that is not alive.
brief-1403 = Murder over lunch, and a jump from a tower.
brief-1404 = Who pumps sea water into the wells?
brief-1405 = A mine is about to be flooded, on top of a fault.
brief-1406 = A fight above the bridge, from an airship.
brief-1501 = An exercise on the Rock becomes an attack.
brief-1502 = A key ring that explodes and a car that skis.
brief-1503 = The sniper was a musician: find out why.
brief-1504 = A big wheel, and a defector who was none.
brief-1505 = Pretend to kill, and get away.
brief-1506 = Horsemen, and a cargo plane full of trouble.
brief-1507 = The arms dealer plays with lead soldiers.
brief-1601 = The drug lord has left his island: catch him.
brief-1602 = Someone at the marina sold a friend.
brief-1603 = A delivery at sea goes wrong, thanks to you.
brief-1604 = An appointment in a bar, and a brawl.
brief-1605 = Q is on holiday, with a suitcase.
brief-1606 = A temple of meditation hides a laboratory.
brief-1607 = Stop the convoy, whatever it costs.
brief-1701 = Into the chemical plant below the dam.
brief-1702 = Out again, by the runway.
brief-1703 = A countess plays high, and leaves by helicopter.
brief-1704 = A watch with a ray and a pen with a bang.
brief-1705 = Find the syndicate, and escape an old friend.
brief-1706 = An armoured train, and very little time.
brief-1707 = An ally lends you a small plane.
brief-1708 = There is a dish at the bottom of the lake.
brief-1801 = A market of weapons at the frontier.
brief-1802 = Q delivers a car that drives from the back seat.
brief-1803 = The press baron prints tomorrow's news.
brief-1804 = A very high jump is being prepared.
brief-1805 = A sunken frigate, and not where it should be.
brief-1806 = Two wheels, four hands, and many roofs.
brief-1807 = Board the ship that no radar sees.
brief-1901 = There is more to fetch than a suitcase.
brief-1902 = MI6 has been hit: after that boat.
brief-1903 = Meet the heiress, and keep her alive.
brief-1904 = Flying sledges attack on the slope.
brief-1905 = Keep a warhead out of the wrong hands.
brief-1906 = A caviar factory on stilts, and saws from above.
brief-1907 = Stop the submarine in the strait.

## Elements of a journey

way-0 = on the spot
way-1 = land
way-2 = sea
way-3 = land + sea
way-4 = space
way-5 = land + space
way-6 = sea + space
way-7 = land + sea + space
way-8 = transit
way-9 = land + transit
way-10 = sea + transit
way-11 = land + sea + transit
way-12 = space + transit
way-13 = land + space + transit
way-14 = sea + space + transit
way-15 = land + sea + space + transit

## Words of the sheet

type-arms = arms
type-gear = equipment
type-transport = transport
sort-combat = combat
sort-intelligence = intelligence
sort-q = department Q
sort-report = report
element-land = land
element-sea = sea
element-space = space
element-air = air
element-transit = transit
mark-stage = your next stage
mark-q = Q is here for you
mark-report = MI6 expects your report

## Table options

option-target = Points that win the match
option-play_for_places = After the first, the others play on for second and third place
option-finish_round = The round is finished: of those who come home in it, the best total is first
option-last_survivor_wins = The last agent alive wins at once
option-close = Rounds without a mission accomplished after which M ends the match
option-bonus_counts_cards = What is left over counts by the card, not by the point
option-abandon_random_mission = After giving up, the next mission is drawn by chance
option-required_by_holding = Holding the compulsory equipment is enough
option-forced_engagement = Whoever reaches a stage must engage
option-equip_on_arrival = One may equip at Q in the turn of arrival
option-retreat_after_tie = One may walk away from a drawn fight
option-villain_throws = The villain throws the black die in person
box-default-text = The world and its missions, as the sheet gives them.
box-baku4 = Baku at 4
box-baku4-text = Another reading of one distance: Baku is 4 turns away.
box-cuba3 = Cuba at 3
box-cuba3-text = Another reading of one distance: Cuba is 3 turns away.
length-short = a race to 2,500 points
length-normal = a race to 4,000 points
length-long = a race to 6,000 points
effect-finish_round-true = measured with four: the best place in the order wins 1.06 times as often as the worst instead of 1.43

## What can be done

do-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 }
do-skulls = { $skulls ->
    [one] { $skulls } skull
   *[other] { $skulls } skulls
 }
do-gain = Q hands out { $points }
do-card = The counter-espionage card “{ $mission }”
do-ready = Ready, as agent { $code }
do-engage = Engage
do-pass = Wait
do-abandon = Give up the mission
do-equip = Ask Q for { $type }
do-go = Go to { $place }
do-transit = Embark for { $place }
do-express = Express to { $place }
do-pay = Pay 1 point and win
do-rethrow = Fight on next turn
do-throw = Throw the black die
do-bonus = { $points ->
    [0] Transfer everything
    [one] Value 1 point
   *[other] Value { $points } points
 }
do-mission = Take “{ $mission }”

## Under which headings

group-ready = Choose your code name
group-equip = Ask Q
group-go = Go
group-transit = Embark
group-express = Take the express, for transport
group-bonus = Value what is left
group-mission = Take a mission

## What is asked

ask-over = The evaluation is over.
ask-chance = The dice and the cards speak.
ask-ready = Read your mission sheet, choose a code name, and say that you are ready.
ask-turn = { $you ->
    [seat] Your turn, round { $round }: what will you do?
   *[none] { $seat } is to play, round { $round }.
 }
ask-fight = { $you ->
    [seat] Your turn: the fight goes on.
   *[none] { $seat } must fight on.
 }
ask-arrived = { $you ->
    [seat] You are in { $place }: engage now?
   *[none] { $seat } is in { $place }.
 }
ask-throw = { $you ->
    [seat] The black die is yours, against { $against }.
    [against] { $seat } throws the black die against you.
   *[none] { $seat } throws the black die against { $against }.
 }
ask-tie = { $you ->
    [seat] A draw: pay 1 point of { $type }, or fight on next turn?
   *[none] A draw: { $seat } may pay 1 point of { $type }.
 }
ask-bonus = { $you ->
    [seat] Of your { $held } points of { $type }, how many will you value? At most { $room } more.
   *[none] { $seat } splits { $held } points of { $type }, at most { $room } of them valued.
 }
ask-choose = { $you ->
    [seat] Which mission next?
   *[none] { $seat } chooses a mission.
 }

## What is seen

zone-stock = { $you ->
    [owner] Your Q cards
   *[none] Q cards of { $owner }
 }
die-stars = white die
die-skulls = black die
zone-dice = Stars against skulls
zone-codes = Your code name
code-free = free
code-taken = taken
code-won = to be won
zone-missions = Free missions
zone-transit = In transit
agent-code = Agent { $code }
agent-mission = { $mission }, stage { $number } of { $count }
agent-free = Without a mission
agent-place = In { $place }
agent-transit = On the way to { $place }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 } to go
agent-out = Eliminated
agent-home = Home: number { $rank }
agent-villain = { $you ->
    [against] Faces you, as { $rival }
   *[none] Faces { $against }, as { $rival }
 }
panel-sheet = Mission { $printed }, { $mission }: { $value } points
panel-brief = Orders
panel-aim = Goal
issued = Worth { $value }, issued: { $arms } arms, { $gear } equipment, { $transport } transport
aim = This mission: { $value }, then up to { $bonus } of bonus. { $short ->
    [0] The goal is reached: come back to London.
   *[other] { $short } short of becoming 007.
 }
panel-odds = Next engagement
panel-journey = Journeys
panel-ways = From { $place }
leads-transit = { $place }: { $turns } turns of transit
leads-express = { $place }: { $points } by { $element }
panel-atlas = From { $place }, every destination
panel-form = { $you ->
    [owner] Your evaluation form
   *[none] Evaluation form of { $owner }
 }
brief = { $brief }
stage = { $now ->
    [1] ▶ {""}
   *[other] {""}
 }{ $number } { $place }, { $sort }{ $gear ->
    [0] {""}
   *[other] {" "}(obtain { $gear })
 }: { $turns ->
    [0] on the spot
    [one] 1 turn by { $way }
   *[other] { $turns } turns by { $way }
 }{ $fast ->
    [0] , express n.a.
   *[other] , express { $fast ->
        [one] 1 turn
       *[other] { $fast } turns
    } by { $element } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
 }
stage-origin = { $now ->
    [1] ▶ {""}
   *[other] {""}
 }{ $number } { $place }, { $sort }: origin
stage-via-1 = { $now ->
    [1] ▶ {""}
   *[other] {""}
 }{ $number } { $place }, { $sort }{ $gear ->
    [0] {""}
   *[other] {" "}(obtain { $gear })
 }: { $turns } turns by { $way }, express { $fast ->
        [one] 1 turn
       *[other] { $fast } turns
    } for { $points ->
        [one] 1 point
       *[other] { $points } points
    } via { $via1 }
stage-via-2 = { $now ->
    [1] ▶ {""}
   *[other] {""}
 }{ $number } { $place }, { $sort }{ $gear ->
    [0] {""}
   *[other] {" "}(obtain { $gear })
 }: { $turns } turns by { $way }, express { $fast ->
        [one] 1 turn
       *[other] { $fast } turns
    } for { $points ->
        [one] 1 point
       *[other] { $points } points
    } via { $via1 }, { $via2 }
stage-via-3 = { $now ->
    [1] ▶ {""}
   *[other] {""}
 }{ $number } { $place }, { $sort }{ $gear ->
    [0] {""}
   *[other] {" "}(obtain { $gear })
 }: { $turns } turns by { $way }, express { $fast ->
        [one] 1 turn
       *[other] { $fast } turns
    } for { $points ->
        [one] 1 point
       *[other] { $points } points
    } via { $via1 }, { $via2 }, { $via3 }
stage-via-4 = { $now ->
    [1] ▶ {""}
   *[other] {""}
 }{ $number } { $place }, { $sort }{ $gear ->
    [0] {""}
   *[other] {" "}(obtain { $gear })
 }: { $turns } turns by { $way }, express { $fast ->
        [one] 1 turn
       *[other] { $fast } turns
    } for { $points ->
        [one] 1 point
       *[other] { $points } points
    } via { $via1 }, { $via2 }, { $via3 }, { $via4 }
route = { $place }: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }
route-express = { $place }: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }, or { $fast ->
    [one] 1 turn
   *[other] { $fast } turns
 } for { $points ->
    [one] 1 point
   *[other] { $points } points
 }
journey-here = { $place }: you are there
journey-standard = { $place }: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 } by { $way }
journey-via-0 = express to { $place }: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
journey-via-1 = express to { $place }: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }, via { $via1 }
journey-via-2 = express to { $place }: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }, via { $via1 }, { $via2 }
journey-via-3 = express to { $place }: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }, via { $via1 }, { $via2 }, { $via3 }
journey-via-4 = express to { $place }: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }, via { $via1 }, { $via2 }, { $via3 }, { $via4 }
odds = { $type }, { $points ->
    [0] no point
    [one] 1 point
   *[other] { $points } points
 } held: you survive { $survived } throws of { $throws } ({ $percent } %)
odds-worst = a bad throw may still cost { $points ->
    [one] one point
   *[other] up to { $points } points
 }
form-line = { $mission }: { $status ->
    [0] in progress
    [1] { $value } and { $bonus } bonus, total { $total }
   *[2] abandoned
 }
form-empty = no mission yet

## The printed form

form-title = Evaluation form
form-office = Central service · double-zero section
form-copy = M's copy
form-agent = Agent
form-code = Code name
form-code-note = “James Bond 007” is kept for the winner
form-number = Number
form-value = Value
form-name = Mission title
form-status = Status
form-status-0 = in progress
form-status-1 = finished
form-status-2 = abandoned
form-left = Left at the end of the mission
form-quantity = Quantity
form-points = × { $point }
form-transferred = Transferred
form-valued = Valued
form-type-arms = Arms
form-type-gear = Equipment
form-type-transport = Transport
form-sum = Total valued
form-limit = Limit: half of the value
form-count = Count
form-won = Mission value
form-bonus = Bonus
form-carried = Brought forward
form-total = Total
form-target = target { $target }
form-block = Mission { $number }
form-stamp = Promoted 007
form-stamp-out = Lost on duty
form-foot = A point left over is worth { $point }. It is transferred to the next mission or valued, never both. The first to { $target }, back in London, becomes 007.
form-visa = M's signature

## News

threw = { $you ->
    [seat] You throw { $stars } for the order of play.
   *[none] { $seat } throws { $stars } for the order of play.
 }
took = { $you ->
    [seat] Your mission is { $mission }. It begins in { $place }.
   *[none] The mission of { $seat } is { $mission }. It begins in { $place }.
 }
readied = { $you ->
    [seat] You are ready, agent { $code }.
   *[none] { $seat } is ready, as agent { $code }.
 }
waited = { $you ->
    [seat] You wait.
   *[none] { $seat } waits.
 }
went = { $you ->
    [seat] You go to { $place }.
   *[none] { $seat } goes to { $place }.
 }
boarded = { $you ->
    [seat] You embark for { $place }: { $turns } turns.
   *[none] { $seat } embarks for { $place }: { $turns } turns.
 }
travels = { $turns ->
    [one] One more turn to { $place } for { $seat }.
   *[other] { $turns } more turns to { $place } for { $seat }.
 }
landed = { $you ->
    [seat] You arrive in { $place }.
   *[none] { $seat } arrives in { $place }.
 }
rushed = { $you ->
    [seat] Q takes you to { $place } for { $points }.
   *[none] Q takes { $seat } to { $place } for { $points }.
 }
equipped = { $you ->
    [seat] Q gives you { $points } of { $type }.
   *[none] Q gives { $seat } { $points } of { $type }.
 }
engaged = { $you ->
    [seat] You engage ({ $sort }); { $against } takes the black die.
    [against] { $seat } engages ({ $sort }); you take the black die.
   *[none] { $seat } engages ({ $sort }); { $against } takes the black die.
 }
compared = { $you ->
    [seat] You
   *[none] { $seat }
 }: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
 } against { $skulls ->
    [one] 1 skull
   *[other] { $skulls } skulls
 }.
drew = { $you ->
    [seat] A draw: you will fight on.
   *[none] A draw: { $seat } will fight on.
 }
paid = { $you ->
    [seat] You pay { $points } of { $type }.
   *[none] { $seat } pays { $points } of { $type }.
 }
done = { $you ->
    [seat] Your stage { $number } is done.
   *[none] { $seat } has done stage { $number }.
 }
fell = { $you ->
    [seat] You would have to pay { $points }: you are eliminated, and { $mission } is free again.
   *[none] { $seat } would have to pay { $points } and is eliminated; { $mission } is free again.
 }
abandoned = { $you ->
    [seat] You give up { $mission } and all your Q cards.
   *[none] { $seat } gives up { $mission } and all Q cards.
 }
reported = { $you ->
    [seat] You report in London: { $mission } is worth { $points }.
   *[none] { $seat } reports in London: { $mission } is worth { $points }.
 }
valued = { $you ->
    [seat] You value { $points } of { $type }: { $total } in all.
   *[none] { $seat } values { $points } of { $type }: { $total } in all.
 }
home = { $you ->
    [seat] { $total } points: you are number { $place } to come home.
   *[none] { $total } points: { $seat } is number { $place } to come home.
 }
over = { $ending ->
    [1] The evaluation is over: there is a new 007.
    [2] The evaluation is over: one agent is left.
    [3] Nobody has reported for too long: M ends the evaluation.
   *[4] The evaluation is over: no agent is left.
 }

## Why not

refused-over = The evaluation is over.
refused-chance = Dice and cards are for chance.
refused-007 = Nobody is James Bond 007 yet: choose another code name.
refused-no-mission-yet = The missions are not laid out yet.
refused-ready = You are ready, as agent { $code }.
refused-code = { $owner } is agent { $code }.
refused-not-begun = The evaluation has not begun: not everyone is ready.
refused-out = You are eliminated.
refused-home = Your evaluation is over: you are home.
refused-dice = The dice come first.
refused-draw = Your mission is abandoned: chance draws another one first.
refused-in-transit = You are on the way to { $place }: nobody gets off before.
refused-turn = It is the turn of { $seat }.
refused-tie = It is a draw: pay, or fight on next turn.
refused-bonus-first = First say how many points of { $type } you value.
refused-choose-first = First choose a mission, or wait for one.
refused-forced = At this table, whoever is at a stage must engage.
refused-fighting = The fight is not over: you cannot walk away.
refused-neutral = Nobody fights at department Q.
refused-not-there = Your next stage is in { $place }, and no other comes before it.
refused-abandon-late = Giving up takes a whole turn: you have moved already.
refused-equip-waiting = Without a mission there is nothing to equip for.
refused-equip-report = You come to report: Q gives nothing now.
refused-equip-arrival = You have just arrived: Q will see you next turn.
refused-branch-early = Q will be in { $place } when that stage has come.
refused-branch-left = You have left the branch in { $place }: now only London remains.
refused-no-q = Q is not in { $place }: London, or the branch of your mission.
refused-moved = One journey a turn.
refused-first-turn = Nobody travels in the first turn of a mission.
refused-gear-due = You must still obtain { $points } of equipment here.
refused-there = You are in { $place } already.
refused-no-line = No line joins { $start } and { $place }.
refused-no-transit = The transit table does not join { $start } and { $place }.
refused-no-link = Q has no direct link from { $start } to { $place }.
refused-points = That costs { $points } transport points, and you have { $held }.
refused-no-draw = There is no draw to settle.
refused-no-throw = The black die is thrown in an engagement only.
refused-villain = The black die is { $owner }'s to throw.
refused-throw-first = Throw the black die first.
refused-no-report = Points are counted in London, at the end of a mission.
refused-reported = Your report is made: all that is left is transferred.
refused-bonus-most = Half of the mission's value is the limit: at most { $points } more.
refused-bonus-held = You do not have that many points of { $type }.
refused-on-mission = You are on a mission: { $mission }.
refused-same-mission = Not { $mission } twice in a row.
refused-mission-taken = { $mission } is in progress: { $owner } is on it.

## What the table says

look-map = Map of the world
look-telegram = Telegram · M to an agent
look-secret = Secret
look-score = Total
look-points = points
look-survive = to survive
look-issued = Issued by Q
look-issued-text = Arms save a combat, equipment an intelligence stage; transport pays for the express.
look-world = See the map
look-dossier = Back to the dossier
look-transit = Public transit (n turns)
look-express = Q express, 1 turn
look-fictional = Position unconfirmed
look-show = Show this journey on the map
look-left = turns left
look-forms = Evaluation forms
look-print = Print
look-close = Close
look-wait = The forms are coming…
look-none = The forms have not come: try again.

## The guided first match

guide-mission = You are agent 001 on a mission: stages to be done in order, the last one in London. The notebook shows the telegram.
guide-engaged = The stage in Bilbao is done: 3 stars against 1 skull. More stars win the stage.
guide-travel = The next stage is in London, two lines away. One turn a line: go to Paris.
guide-travel-done = You are on your way; one journey a turn.
guide-arrive = On your turn, go on to London.
guide-arrive-done = There: you may act at once where a journey ends.
guide-engage = It is a combat. The odds tell what the worst throw would cost, and your 4 points of arms are enough: engage.
guide-engage-done = At a draw you pay 1 point or throw again; below, the difference and one more.
guide-express = Your transport points buy Q's express: London to Cairo in one turn for 2 points. Keep some: what is left over counts.
guide-report = From mission to mission, report in London. The first back there with 4,000 points becomes 007. Over to you.

## What is printed

sort-rival = Counter-espionage
dice-white = white die: stars
dice-black = black die: skulls
dice-red = red die: arms
dice-yellow = yellow die: equipment
dice-blue = blue die: transport
panel-transit = Public transit: the turns that it takes, both ways
panel-express = Q's timetable: one turn, and the transport points that it costs
between-transit = { $from } – { $place }: { $price } turns
between-express = { $from } – { $place }: { $price }, { $element }

## The end

end-won = { $you ->
    [seat] The number 007 is yours
   *[none] { $seat } becomes 007
 }
end-won-together = { $seats } have the same total: too many 007s for one number
end-nobody = There is no new 007
end-own-nobody = No agent has come back.
end-home = First place: you are back in London before anybody else.
end-watched = { $seat } is back in London before anybody else.
end-not-home = { $place } place: { $points } points, more than { $other }, but not yet brought home to London.
end-fell = { $points ->
    [0] { $place } place: your agent did not come back from a mission.
   *[other] { $place } place: your agent did not come back from a mission, with { $points } points to show for it.
 }
look-end-won = “The number suits you. Do not lose it.”
look-end-lost = “That number is taken. The cloakroom is at the back.”

## What speaks for a choice

reason-ready = The code name changes nothing in the game: take the one that you like.
reason-mission = This mission is worth { $value } points in { $stages } stages; you still miss { $missing }.
reason-mission-enough = This mission is worth { $value } points in { $stages } stages: enough for the { $missing } that you miss.
reason-abandon = { $lost } of the { $throws } throws of your next engagement would eliminate you; London is { $turns ->
    [0] here
    [one] one turn away
   *[other] { $turns } turns away
 }.
reason-bonus = { $points ->
    [one] One unit counts
   *[other] { $points } units count
 } now: your total becomes { $total }.
reason-bonus-wins = { $points ->
    [one] One more unit, and
   *[other] With these { $points } units,
 } the { $target } points are reached.
reason-bonus-none = Nothing is lost: what is left ({ $type }) goes on to the next mission.
reason-engage-safe = The worst throw costs { $worst } of { $type }, and you have { $held }: you cannot be eliminated.
reason-engage = With { $held } of { $type }, { $survived } throws in { $throws } are won or made good.
reason-pay = One point of { $type }, and the stage is won at once; you keep { $left }.
reason-rethrow = You keep your points ({ $held } of { $type }), and both throw again on your next turn.
reason-pass-choose = Nothing forces you to choose this turn: a mission that another has may become free.
reason-pass-danger = With { $held } of { $type }, { $lost } throws in { $throws } would eliminate you.
reason-equip-due = This stage asks for { $due } of gear obtained here; you have obtained { $got }.
reason-equip-arms = { $count ->
    [one] One combat awaits
   *[other] { $count } combats await
 } you before Q or London; the worst throw costs { $worst } of arms, and you have { $held }.
reason-equip-gear = { $count ->
    [one] One intelligence stage awaits
   *[other] { $count } intelligence stages await
 } you before Q or London; the worst throw costs { $worst } of gear, and you have { $held }.
reason-equip-fares = The express links ahead of you cost { $price } of transport, and you have { $held }.
reason-equip-spare = A Q point left at the end of a mission is worth { $point } points, or goes on to the next.
reason-equip-short = You will miss { $missing } points after this mission; each Q point left over is worth { $point }.
reason-report = { $place }: only the report is left, { $taken ->
    [one] this very turn
   *[other] in { $taken } turns
 }; the mission brings { $value } points.
reason-arrive = { $place }, your stage ({ $sort }): you can engage { $taken ->
    [one] this very turn
   *[other] on arrival, in { $taken } turns
 }.
reason-arrive-q = { $place }, your stage: Q can equip you there{ $taken ->
    [one] {""}
   *[other] , in { $taken } turns
 }.
reason-nearer = { $place }, your stage ({ $sort }), { $after ->
    [0] is there.
    [one] will be only one turn away.
   *[other] will be only { $after } turns away.
 }
reason-retreat = With { $held } of { $type }, the worst throw would eliminate you: London and Q { $after ->
    [0] are there.
    [one] will be only one turn away.
   *[other] will be only { $after } turns away.
 }
reason-express = One turn instead of { $usual }, for { $price } { $price ->
    [one] point
   *[other] points
 } of transport; you keep { $left }.
