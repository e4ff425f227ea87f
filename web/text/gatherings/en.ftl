## Circles

circles = Circles
circles-title = Your circles
circles-none = No circle yet. Found one, or enter by the link that you were given.
circles-text = A circle is a link: whoever has it comes in, without an account. You see the tables of the others, and how you get on.
circle = The circle
circle-found = Found a circle
circle-name = Name of the circle
circle-name-example = Circle of the Limes
circle-code-name = Your code name
circle-first = Your first name, if you like
circle-first-text = Only the circle will see it.
circle-sub = { $count ->
    [one] One member, one link, no account.
   *[other] { $count } members, one link, no account.
 }
circle-members = { $count ->
    [one] one member
   *[other] { $count } members
 }
circle-door-text = Take a code name: it is what others see at tables and in the ranking.
circle-enter = Enter the circle
circle-poster = Poster
circle-open-table = Open a table for the circle
circle-open-short = Open a table
circle-now = Right now
circle-lamp = Nobody under the lamp
circle-lamp-text = Open a table: the whole circle will see it.
circle-sit = Sit down
circle-watch = Watch
circle-resume = Resume
circle-waits = { $names }. Begins soon.
circle-playing = { $names }.
circle-rated = Counts for the ranking
circle-seats = Seats
circle-table-text = The other seats wait for members. With the rules of the sheet, the match counts.
ranking-title = Ranking
ranking-how = The dot is the estimate, the bar what is known: it shrinks as one plays. Bars that touch decide nothing. Bots are marks that do not move.
ranking-changed-off = Changed boxes and options do not count.
ranking-changed-on = Changed boxes and options count, too.
ranking-none = No ranking yet: it takes three matches and three members. Matches counted: { $count }.
ranking-rank = rank
ranking-member = member
ranking-estimate = estimate
ranking-matches = matches
ranking-bar = { $estimate }, give or take { $spread }
ranking-guess = { $estimate }, give or take { $spread }; vague still
season = Season
season-new = New season
season-name = Name of the season
season-begin = Begin
results = Results
results-none = No match is over this season.
results-rated = counted
results-unrated = not counted
results-real = real box
results-all = All matches
export-json = Export (JSON)
export-csv = Export (CSV)
somebody = Somebody
visitor = visitor
robot-of = bot, { $level }
evening-next = Next evening
evening-now = The evening going on
evening-none = No evening is planned.
evening-line = { $planned ->
    [one] One round.
   *[other] { $planned } rounds.
 } { $people ->
    [0] Nobody yet.
    [one] One person.
   *[other] { $people } people.
 }
evening-join = Count me in
evening-look = Open the evening
evening-organise = Organise an evening
evening-others = Past evenings
my-code-name = Your code name
my-first = You are called { $first }.
my-here = This browser knows you; elsewhere, your key.
rename = Another name
members = Members
members-here = { $count ->
    [one] Here: you, and nobody else.
   *[other] { $count } members here:
 }
member-here = here
members-all = All members
member-founder = keeps the circle
dismiss = Put out
dismiss-sure = Put { $name } out? The name goes, and the link of the circle changes.
invite-title = Enter the circle
invite-text = Whoever scans gets a code name. Change this link whenever you like.
invite-member = Whoever scans gets a code name.
link-change = Change the link
link-change-sure = Change the link? The old one will lead nowhere; the members stay.
link-changed = The link is changed.
keep-title = Keeping the circle
keep-changed = Changed boxes and options count, too
keep-save = Save
close-circle = Close the circle
close-circle-sure = Close the circle? Members, results and evenings will be erased, for everybody.
go-title = Going
go-leave = Leave the circle
go-leave-text = Your name vanishes from all that is shown. Your results stay, under a mark without a name: the ranking of the others stands. Come back by the link, and they are yours again.
go-forget = Forget me
go-forget-text = What is more: nothing leads to you any longer, neither this browser nor your seat at matches of the circle that are over. This cannot be undone.
go-sure-leave = Leave this circle?
go-sure-forget = Be forgotten for good? Your results will not come back to you.
go-left = Done. Your name is no longer here.
yes-do = Yes

## Evenings

evening = The evening
evening-name = Name of the evening
evening-name-example = Friday evening
evening-when = When
evening-rounds = Rounds
evening-games = What is played
evening-boxes = real boxes
evening-screen = on screens
evening-counts = Real boxes count for the season, if the table agrees
evening-create = Open the evening
evening-save = Save
evening-settings = Set up the evening
evening-close = End the evening
evening-close-sure = End the evening? The standings stay; nothing more is added.
evening-is-over = This evening is over.
evening-waiting = Not begun yet. The organiser will draw the first round.
evening-big-screen = Big screen
evening-kiosk = Kiosk
evening-alone = An evening without a circle
round = Round { $number }
round-of = Round { $number } of { $planned }
round-state = { $people ->
    [one] One person
   *[other] { $people } people
 }, { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, { $told } of { $tables } { $tables ->
    [one] result
   *[other] results
 }
table-real = real box
table-screen = on screens
table-told = told
table-contested = contested
table-since = { $minutes } min
table-points = { $points } points
table-bots = { $count ->
    [one] and a bot
   *[other] and { $count } bots
 }
table-bot = bot
table-go = Go to the table
table-tell = Tell the result
table-correct = Correct
table-contest = That is not right
table-agree = That is right
table-agreed = You have said that it is right.
table-counts = Counts for the season.
table-agree-ask = If the whole table says so, the match counts for the season.
table-other = Somebody says otherwise: { $order }
table-settle = The organiser will decide.
arrival-touch = Touch in order of arrival.
arrival-tie = Tie
arrival-tie-next = A tie with whom?
arrival-clear = Clear
arrival-right = That is right
arrival-left = { $count ->
    [one] One more to touch, or “Tie”.
   *[other] { $count } more to touch, or “Tie”.
 }
arrival-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
arrival-none = no place
your-table = Your table
your-bye = No table for you this round. You get the mean of those who have as many points.
your-points = Your points: { $points }
here-me = I am here for the next round
here-off = not in the next round
join-title = Are you in?
join-text = A code name, and you play. Nothing else to give.
join = Count me in
leave-evening = Leave, and erase my name
leave-evening-sure = Leave? Your name vanishes from the evening; what was played stays.
standings = Standings
standings-after = after round { $number }
standings-none = Nobody has come yet.
standings-up = +{ $count }
standings-down = −{ $count }
standings-all = Everybody
present = Present
present-text = People come and go between two rounds. Who has no table gets the mean of those who have as many points.
present-add = Add somebody
present-add-text = No telephone? Give a name.
present-me = I play too: { $name }
present-switch = { $name } is here
next-round = Round { $number }
next-draw = tables will be drawn by neighbouring points.
next-drawn = { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, by neighbouring points.
next-fresh = Nobody meets the same table again.
next-again = { $count ->
    [one] One pair meets again: it could not be avoided.
   *[other] { $count } pairs meet again: it could not be avoided.
 }
next-byes = No table: { $names }.
next-owed = Table { $table } owes a result.
next-disagree = Two results of table { $table } disagree.
next-few = It takes two at least.
next-done = All rounds are played.
next-button = Draw round { $number }
next-other = Draw otherwise
next-minutes = Lasts
next-no-end = no limit
next-so-many = { $minutes } min
next-open = Open round { $number }
next-cancel = Not yet
queue-waiting = { $count ->
    [one] No network: one result waits on this device and will go by itself.
   *[other] No network: { $count } results wait on this device and will go by themselves.
 }
queue-sent = The results have gone.
queue-refused = A result that was kept was not taken: { $reason }

## Big screen, kiosk, poster

screen-where = Who plays where
screen-scan = Scan: your table, your result, your points.
screen-round-since = since the round began
screen-round-left = until the round ends
screen-round-over = the round is over: tell your results
screen-all-told = all results are in
screen-empty = The first round will soon be drawn.
kiosk-hello = Good evening. Shall we play?
kiosk-who-won = Table { $number }: who has won?
kiosk-tell = Tell a result
kiosk-tell-text = Touch your table, then the names in order of arrival.
kiosk-find = Find my table
kiosk-find-text = Touch your name.
kiosk-join = Join the evening
kiosk-join-text = A code name, and you play. Nothing else to give.
kiosk-nothing = Nobody signs in here: the kiosk keeps nothing about you.
kiosk-idle = { $seconds ->
    [one] Back to the start in { $seconds } s.
   *[other] Back to the start in { $seconds } s.
 }
kiosk-table = { $name }: table { $number }
kiosk-no-table = { $name }: no table this round
kiosk-people = { $count ->
    [one] one person
   *[other] { $count } people
 }
kiosk-here = It is played here, on screens: the result will come by itself.
kiosk-back = Back
kiosk-none = No table owes a result.
kiosk-leave = Leave the kiosk
kiosk-pin = Four digits to leave the kiosk
kiosk-put-up = Make this device a kiosk
kiosk-put-up-text = A device at the entrance takes results and tells everybody their table. It keeps nothing; it is left with these digits only.
kiosk-open = Open the kiosk here
kiosk-no-key = This kiosk has no key: open it from the page of the evening.
kiosk-thanks = Thank you, noted.
poster-title = Spies are followed here.
poster-text = Five games that are hard to find, on your phone or around the real box. Free, without an account.
poster-one = 1. Scan
poster-one-text = The Wi-Fi of this place will do.
poster-two = 2. Take a name
poster-two-text = A code name, of course. Nobody will know more.
poster-three = 3. Sit down
poster-three-text = A table awaits you, or bots do.
poster-print = Print
poster-local = This address leads to this machine alone. Open the poster by the address that others use, then print.
poster-qr = The code to scan
