## Everywhere

language = Language
theme = Light or dark theme
skip-content = Skip to the content
skip-options = Skip to the choices
help = Help and settings
help-keys = By keyboard: arrows to move, Enter to pick and again to confirm, Escape to drop, ? to ask why.
sounds = Sounds
sounds-on = Sounds: on
sounds-off = Sounds: off
dark-theme = Dark theme
table-menu = The table and its settings
table-menu-short = Table
the-seats = The seats
around-the-table = Around the table
watching = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
 }
who-yours = your turn
who-think = thinking
who-late = out of time: a bot plays
who-done = has answered
instead-of-you = You ran out of time: a bot played for you.
clock-hours = { $count } h
clock-days = { $count } d
drawer-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
 }
drawer-live = Live
drawer-shut = Close
sheet-more = Enlarge the panel
sheet-less = Shrink the panel
notices = Tell me when it is my turn
hide-screen = Hide my screen
circles-link = Circles
documents-link = Documents
to-evening = Back to the evening
to-front = Back to the front page
cancel = Cancel
retry = Try again
loading = On the trail…
loading-text = The table is coming.
offline = The server does not answer. Nothing is lost: try again in a moment.
yes = Yes
no = No
you = you
name = Name

## The front page

bureau = The bureau of spy games
promise = Five lost spy games, to play again with family and friends.
sub-promise = Free, no account, no ads. One link is enough: everybody opens the same table.
to-follow = To follow
resume-title = Resume a match
table-code = Table code
code-example = RENARD-42, or a link
enter = Enter
no-tables = No open file: your matches will be here.
table-waits = The table waits for its players
with = With { $names }
look-in = Look in
open-file = Open a match file
the-games = The five games
players = { $fewest }–{ $most }
length = { $minutes } min
length-how = Lengths: the median number of decisions measured between bots, with three, at twelve seconds each.
play-bots = Play against bots
invite-friends = Invite friends
learn = Learn by playing
disclaimer = An unofficial work of enthusiasts, unrelated to the publishers and rights holders. No publisher's art or text: every drawing and every sentence is our own. Titles belong to their owners.
play-again = Play again
against-bots = against bots
begin-now = Begin at once against bots
change-opponents = Change opponents

## The card of a match

tab-bots = Against bots
tab-bots-short = Bots
tab-friends = With friends
tab-friends-short = Friends
opponents = Your opponents
how-many = how many?
one-fewer = One fewer
one-more = One more
add = add
add-opponent = Add an opponent
bot-word = bot
all-levels = All at one level
level-of = Level of { $name }, bot
level-text-recruit = often distracted
level-text-agent = has sense
level-text-double-o = thinks
other-face = Another face
remove-bot = Take from the table
the-length = Length
length-short = short
length-normal = normal
length-long = long
length-own = your own way
length-own-text = your own way
the-pace = Pace
pace-calm = Calm
pace-brisk = Brisk
pace-instant = Instant
pace-text-calm = Each bot move is shown and told; tap to go on.
pace-text-brisk = Each bot move is shown for a moment, then the next comes by itself.
pace-text-instant = Bots play at one go; the log tells what they did.
sentence = { $text }.
first-title = Your first case
first-text = Two Recruits await you: they play fast and often err. Nothing to set; ask for advice at any time.
guide-me = Guide me step by step
count-recruit = { $count ->
    [one] { $count } Recruit
   *[other] { $count } Recruits
 }
count-agent = { $count ->
    [one] { $count } Agent
   *[other] { $count } Agents
 }
count-double-o = { $count ->
    [one] { $count } Double-O
   *[other] { $count } Double-Os
 }
count-mixed = { $count } bots
said-you = You
said-recruit = { $count ->
    [1] a Recruit
    [2] two Recruits
    [3] three Recruits
    [4] four Recruits
    [5] five Recruits
   *[other] { $count } Recruits
 }
said-agent = { $count ->
    [1] an Agent
    [2] two Agents
    [3] three Agents
    [4] four Agents
    [5] five Agents
   *[other] { $count } Agents
 }
said-double-o = { $count ->
    [1] a Double-O
    [2] two Double-Os
    [3] three Double-Os
    [4] four Double-Os
    [5] five Double-Os
   *[other] { $count } Double-Os
 }
record-recruit = You have won { $won } of { $count ->
    [one] { $count } match
   *[other] { $count } matches
 } against Recruits.
record-agent = You have won { $won } of { $count ->
    [one] { $count } match
   *[other] { $count } matches
 } against Agents.
record-double-o = You have won { $won } of { $count ->
    [one] { $count } match
   *[other] { $count } matches
 } against Double-Os.
the-match = The match
the-rules = The rules
experts = Experts
experts-text = the original envelope, no variant
experts-changed = { $count ->
    [one] { $count } variant
   *[other] { $count } variants
 }
as-on-the-sheet = Everything as on the sheet
no-variant = No variant: everything is as on the sheet.
variants = { $count ->
    [one] { $count } variant: { $names }.
   *[other] { $count } variants: { $names }.
 }
changed = changed
the-box = The box
option-usual = As on the sheet.
option-changed = Changed: this table plays otherwise.
number-range = Between { $least } and { $most }; { $value } stays chosen.
no-options = The rule sheet leaves nothing to choose.
box-default = The original box
who-sits = Who sits where
seat-fewer = One seat fewer
seat-more = One seat more
seat-me = Me
seat-open = Free seat
seat-bot = Bot
seat-kind = Who takes seat { $seat }
kind-me = Me
kind-open = Friend
kind-bot = Bot
for-who-comes = for whoever comes first
you-host = you, host of the table
you-again = you, at this very screen
has-come = at the table
level = Level of the bot
level-recruit = Recruit
level-agent = Agent
level-double-o = Double-O
level-uniform = By chance
level-greedy = Agent
bot-level = bot, { $level }
bot-yields = bot, { $level }: gives its chair to a latecomer
hot-seat-text = Several times "Me": you take turns at this screen, which is covered in between.
latecomers = Latecomers
latecomers-text = Whoever comes after the start takes a bot's chair, hand and points.
time-to-play = Time to play
time-live = Together
time-post = By post
time-text-live = Together: a clock of 2 min, then a bot decides this move.
time-text-post = By post: 24 h a move.
time-text-own = Your own way: see Experts.
setting-listed = Public table
setting-listed-text = Otherwise only those who have the link find it.
setting-watchers = Watchers
setting-watchers-text = They see what lies on the table, never a hand.
setting-hints = Hints
setting-hints-text = "A hint?" shows what a sensible bot would do.
setting-chat = Chat
setting-chat-text = Talk beside the board.
setting-absence = When somebody is away
absence-wait = Wait
absence-wait-text = The table waits, for days if need be.
absence-clock = Clock
absence-clock-text = When the time is up, a bot decides that one move.
absence-stand-in = Stand in
absence-stand-in-text = A bot keeps the chair until they are back.
setting-clock = Time for a decision
setting-away = Absence allowed
setting-pace = Pace of the answers
setting-pace-text = No answer comes sooner: haste does not give a hand away.
seconds = { $count } s
minutes = { $count } min
hours = { $count } h
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
 }
wish-seats = { $seats } seats
wish-length = about { $length }
begins-when = It begins when everybody is at the table
open-table = Open the table
say-aloud = Say it as it is: "{ $spoken }"
copy = Copy
send = Send
come-to = A table awaits you: { $title }
other-address = Another address of this house
same-wifi = Phones must be on the same Wi-Fi as this house.
nobody-comes = This address exists on this machine alone: nobody else can come. To open the house to your network, start it with "filature serve --lan".
code-knocks = The code alone only knocks at the door: you open. The link leads straight to the table.
knock = Knock
knock-how = This table is behind a door. Say who you are, and knock.
knock-waits = You have knocked. Stay here: somebody at the table will answer.
knock-shut = The door stays shut. Ask for the link where you got the code.
knocks = { $name } knocks: open?
open-door = Open
shut-door = Not now

## Before the match

lobby-title = The table awaits you
qr-alt = QR code of the link to the table
copied = The link is copied.
copy-by-hand = Copy this link:
not-yet = Not yet
your-name = Your name
begin = Begin
close = Close

## At the table

panel = Panel
board = Board
your-side = Your hand
tab-options = Options
tab-log = Log
live-log = What has just happened
tab-rules = Rules
tab-notebook = Notebook
tab-chat = Chat
your-turn = Your turn
nothing-asked = Nothing to decide for now.
match-over = The match is over.
options-list = Your choices
confirm-it = Confirm: { $label }
which-one = Which one exactly?
pick-next = Now pick something that lights up.
drop = Drop
why-not = Why not?
why-touch = Touch what you wanted to do.
why-back = Back
why-kinds = Touch a thing on the board, or ask about:
why-typed = Write a notation, as in the terminal
why-instead = Possible:
advice = A hint
hint-thanks = Thanks
hint-other = Another idea
hint-shows = A hint shows and never plays: choosing is up to you.
ask = Ask
read-clause = Read this rule
rule-named = Rule: { $rule }
address = { $number } { $name }
place-of = { $name }’s square
place-mine = your square
log-empty = Nothing has happened yet.
search-rules = Search the rules
no-such-rule = No rule speaks of “{ $wanted }”.
notebook-empty = The notebook is empty.
cell-yes = certain
cell-no = impossible
cell-share = { $share }%
cell-blank = nothing noted
chat-empty = Nobody has said anything yet.
chat-send = Send
undo = Take back
undo-ask = Ask to take back
hint = A hint?
first-match = First match, step by step
coach-how = What lights up can be picked; “A hint?” shows what a sensible bot would do.
coach-away = I know this, thank you
guide = Guided first match
guide-step = Guide, { $number } of { $count }
guide-next = Next
guide-skip = Pass over this step
guide-wait = Not at this moment: play as you like, the guide waits.
guide-end = You know what matters. The match goes on, without the guide; "A hint?" and "Why not?" stay with you.
guide-leave = Leave the guide
guide-close = Play without the guide
petition = { $name } would like to take a move back. All right?
petition-waits = The others decide whether the move may be taken back.
stale = The table had moved on: choose again.
see-all = see all
see-less = fold
hidden-count = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
 }
piece-card = card
piece-pawn = pawn
piece-die = die
piece-token = token
place = square { $id }
zoom-in = Larger
zoom-out = Smaller
link-lost = Connection lost. We come back by ourselves.
link-restart = The server restarts. We come back by ourselves.
link-away = The house cannot reach what it keeps. Your cards are safe; we come back by ourselves.
link-silent = The server does not answer. We keep trying; the match will go on by itself.
link-offline = No network. The match waits for you and will go on by itself.
reload = Reload
late = The server is slow to answer. We wait for it.
script-missing = A part of this page does not come. We keep trying; else, reload.
script-renewed = A new version is here. Reload the page: nothing is lost.
no-cookies = This browser refuses cookies: you may watch, but not sit down. Allow them for this site, then load the page again.
forgetful = This browser keeps nothing: settings, notebook and the keys of your seats will be forgotten when you close the tab.
nowhere-title = A false trail
nowhere-text = This address leads nowhere. Check it, or start again from the front page.
stumbled-title = A false step
stumbled-text = This page could not be drawn. Nothing is lost: the table is kept by the server.
not-played-yet = “{ $move }” stays chosen, but is not played yet.

## Nothing to see

lost-title = Connection lost
gone-title = Page redacted
gone-text = This address leads to no table.
private-title = Private table
private-late = This table has no room for watchers, but a bot gives you its chair: you take its hand and points.
private-text = This table has no room for watchers.
cover-title = { $name }'s turn
cover-text = Hand the screen to { $name }. The others look away.
cover-open = It's me, { $name }
hidden-title = Screen hidden
hidden-text = Nothing shows. The match goes on.
hidden-open = Back to the table

## After the match

case-closed = Case closed
filed = Filed
end-read = Read the report
end-again = See the end again
end-rematch = Rematch
winner = winner
ranking = Ranking
report = The report
report-up = Open the report
report-down = Lower the report
report-over = The match is over
report-closed = The table is closed
report-broken = The match cannot go on
lessons-title = { $count ->
    [0] To keep in mind
    [one] One thing to keep in mind
    [2] Two things to keep in mind
   *[other] Three things to keep in mind
 }
lessons-none = Nothing to say: no decision changed much.
lesson-look = Look
lesson-play = Play on from here
numbers-title = The whole match, in figures
moment = move { $at }
moment-past = move { $at }, seen again
to-the-end = Back to the end
story = The story of the match
chance = chance
review-title = Where the match turned
review-text = Everyone's estimated share of the victory, all cards open. Each point leads to its moment.
review-waits = The match is being read again; that takes a few seconds.
review-sources = Share of the victory of { $name }: { $luck }% by chance, { $own }% by own choices, { $others }% by those of others.
review-tables = The same as tables
review-turns = The turning points
review-slips = { $count ->
    [0] No decision was judged.
    [one] One decision judged; given away: { $lost }%
   *[other] { $count } decisions judged; given away on average: { $lost }%
 }
review-moment = move
review-by = by
review-change = change
review-what = what happened
review-chosen = chosen
review-best = best
review-lost = given away
review-turn = move { $at }, { $who }: { $change }%. { $what }
review-slip = move { $at }, { $lost }% given away: { $chosen }, rather than { $best }
complain = Report a problem
complain-sealed = A file will be written with what you see, the version of the game and your word. The rest of the match is sealed in it until the end.
complain-open = A file will be written with the whole match, the version of the game and your word.
complain-note = What happened? (optional)
complain-send = Download the report
complain-done = The report is downloaded: send it to whoever keeps this house.
moment-slider = Moment of the match
moment-told = This moment of the match
previous = Previous moment
play = Play
pause = Pause
next = Next moment
eyes-of = See through the eyes of
name-you = { $name } (you)
eyes-spectator = A watcher
eyes-all = All hands face up
rematch = Play again, same seats
to-rematch = To the rematch
what-if = What if…?
download = Download
verify = Verify fairness
verify-text = Chance was sealed before the first move; this page can compute it all again.
verdict-fair = All is fair: every draw follows from the sealed secret.
verdict-aborted = The match was broken off; every draw follows from the sealed secret.
verdict-unproven = This file bears no proof.
verdict-unrevealed = The secret is not revealed yet.
verdict-broken-promise = The secret is not the one that was promised.
verdict-edited = The file has been changed.
verdict-unfair = A draw does not follow from the secret.

## Secrets to hold

secret = Secret
hold-to-look = hold to look
pencil-mark = your pencil: { $mark }
pencil-write = Pencil a mark

# The director's strip
strip = What happens
strip-controls = Look again at what happened
strip-empty = Nothing yet this round.
strip-missed = { $count ->
    [one] One thing happened while you were away.
   *[other] { $count } things happened while you were away.
}
strip-behind = { $count ->
    [one] one more to see
   *[other] { $count } more to see
}
strip-replay = Replay the round
strip-back = One event back
strip-pause = Pause
strip-play = Play
strip-step = One event on
strip-skip = Skip
strip-skip-all = Skip to the end of the film
strip-now = To the present
strip-speed = Speed: { $speed }
strip-go-on = Go on
speed-step = calm
speed-slow = slow
speed-normal = normal
speed-quick = quick
speed-instant = at once
feed-round = This round
feed-again = See again
feed-thinking = { $names } is thinking…
callout-other = Guard
reveal-out = Excluded: { $out }.
reveal-left = Left: { $left }.
reveal-alone = Only you see it.
opened-nothing = nothing
reveal-lay = Note it and lay it back
hint-why = That is what an Agent would do with what you know. It is for you to play it, or not.

## My tables

mine-title = My tables
mine-all = { $count ->
    [0] My closed cases
    [one] My table
   *[other] My { $count } tables
 }{ $others ->
    [0] {""}
   *[other] {" "}· { $others } with the others
 }
mine-looking = Looking for your files…
mine-none = No open file
mine-none-text = Your tables will come here, those where it is your turn first. A table begun elsewhere? Scan its code or paste its link.
mine-choose = Choose a game
mine-find = Find my tables
mine-which = Which tables
mine-every = All
mine-group-yours = Your turn
mine-group-others = With the others
mine-group-open = Not begun yet
mine-group-over = Just ended
mine-group-away = Put away
mine-nobody-waits = Nobody waits for you.
mine-yours = Your turn for { $span }.
mine-thinks = { $bot ->
    [bot] { $name }, a bot, has been thinking for { $span }.
   *[other] { $name } has been thinking for { $span }.
 }
mine-goes-on = The match goes on.
mine-sealed = Sealed answers, for { $span }.
mine-over = { $rank ->
    [1] Over for { $span }, and won.
   *[other] Over for { $span }.
 }
mine-missing = { $count ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $count } seats are free.
 }
mine-host = You are the host.
mine-bot = { $name } (bot)
mine-opened = opened { $day }
mine-pace-live = live
mine-pace-post = by post
mine-pace-none = no clock
mine-left-post = { $left } left of { $all }
mine-left-live = live, { $left }
mine-go-yours = Play
mine-go-others = Look
mine-go-sealed = Look
mine-go-open = Enter
mine-go-over = Replay
mine-go-broken = Look
mine-go-at = { $go }: { $title } { $code }
mine-more = More: { $title } { $code }
mine-remind = Remind { $name }
mine-reminded = { $name } has been reminded.
mine-leave = Leave: a bot takes my seat
mine-put-away = Put away without leaving
mine-archive = Close the case
mine-bring-back = Back onto the list
mine-elsewhere = Open on another device
mine-removed = { $title } is off the list.
mine-remove = Take off the list: { $title }
mine-closed = Closed cases
mine-earlier = Earlier ones
mine-with = { $day }, with { $names }
mine-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
 }
mine-old = Line cut: list seen { $span } ago
mine-no-account = No account
mine-remembers = This browser remembers your seats. Your key opens them on another device; keep it to yourself.
mine-forgets = This browser remembers nothing: keep your key before you close.
mine-show-key = Show my key
span-moment = less than a minute
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count } days
span-clock = { $minutes } min { $seconds }
span-seconds = { $count } s

## My key

key-title = Your key
key-text = Scan it with another device: all your seats open there, now or in the middle of a match.
key-warning = Whoever has it plays for you: do not show it.
key-qr = Your key, for the camera of another device
key-change = Change the key
key-change-sure = Yes, change it
key-change-text = The old one will open nothing any more. Devices that are open stay so.
key-renewed = Here is the new key; the old one opens nothing any more.
me-title = Your key and your name
me-ask = Open the seats of { $name } here?
me-ask-text = { $count ->
    [0] No table at present; the next ones will be on all devices that have this key.
    [one] One table will open on this device. Say yes only if this key is your own.
   *[other] { $count } tables will open on this device. Say yes only if this key is your own.
 }
me-moved = { $count ->
    [one] The seat that this browser has already comes along: nothing is lost.
   *[other] The { $count } seats that this browser has already come along: nothing is lost.
 }
me-open = Open here
me-not = Not here
me-same = Hello, { $name }
me-same-text = This device has all the seats of this key already.
me-entered = { $count ->
    [0] Hello, { $name }.
    [one] Hello, { $name }: one table has followed you here.
   *[other] Hello, { $name }: { $count } tables have followed you here.
 }
me-elsewhere = Are your tables elsewhere?
me-paste = Show your key on the other device and copy the link; paste it here.
me-name = Your name
me-name-text = The one that will be seen at your next tables; it follows the key.
me-rename = Keep this name
me-renamed = Very well, { $name }.
## Powers at the table

who-away = away
who-stand = away: a bot plays
who-kept = a bot keeps the seat
who-gone = resigned: a bot plays
who-here = here
away-for = away for { $time }
invitation = Invitation and chat
copy-link = Copy the link
other-device = Open on another device
sit-down = Sit
sit-at = Sit at seat { $seat }
bot-at = A bot at seat { $seat }
for-you = for you?
bot-otherwise = else a bot
free-chair = Free the chair
ready = at the table
at-table = At the table!
you-are = You are
you-are-here = You are { $name } on this device.
other-name = another name…
change-name = Change my name
you-watch = You are watching. Sit down whenever you like.
full-short = Every seat is taken.
full-text = Every seat is taken. Stay: you will see the match begin.
all-at-table = Everybody is at the table.
host-away = The host is not here any more.
so-many-ready = { $ready } of { $count } at the table
begin-text = It begins when everybody is at the table.
empty-text = An empty seat can become a bot's.
fill-with-bots = Fill with bots
begins-in = The match begins in { $count } s.
begins-text = Seats play in this order. Everybody adds a share of the dice.
hold-on = Wait
host = host
wait-more = Wait a little
host-gone = { $name } left the room { $time } ago.
host-gone-nobody = The host is not here any more.
host-gone-text = The table goes to whoever takes it; { $name } keeps the chair.
about-somebody = What to do about { $name }
own-powers = What I can do
seat-free = seat { $seat }, free
swap-with = Swap with
power-ask = Ask everybody
power-asks = The others at the table decide: everybody must agree.
power-leave = Leave the table
power-leave-text = A bot takes your seat for good, with your hand and points.
power-leave-text-last = Nobody will play any more: the match is broken off, and nobody wins.
power-leave-host = Somebody else at the table becomes the host.
power-leave-text-open = Your chair is free again.
power-sit-out = Let a bot keep my seat
power-sit-out-text = A bot plays for you until you take your seat back.
power-sit-in = Take my seat back
power-sit-in-text = The bot gives you your seat back as it is.
power-resign = Resign
power-resign-text = You can neither win nor take your seat back any more; a bot plays on for you.
power-resign-text-last = The match ends there for everybody; the victory goes to whoever has not given up. Points stay as they stand.
power-pause = Pause the match
power-pause-text = Clocks and bots stand still until the match goes on.
power-resume = Go on with the match
power-resume-text = Clocks and bots go on with the time that was left.
power-nudge = Remind { $name }
power-nudge-text = { $name } will be told that the table waits.
power-absence = When somebody is away…
power-absence-text = This goes for everybody, from now on.
power-absence-yes = Change
power-replace = Let a bot keep the seat
power-replace-text = A bot plays for { $name }, who can take the seat back at any time.
power-kick = Put { $name } out
power-kick-text = A bot takes the seat for good. { $name } cannot come back for 10 min.
power-kick-text-open = The chair is free again. { $name } cannot come back for 10 min.
power-swap = Swap seats with…
power-swap-text = The two exchange their chairs. Seats play in this order.
power-swap-yes = Swap
power-host = Hand over the table
power-host-text = { $name } will decide about the table in your place.
power-claim = Take the table
power-reclaim = Ask for my table back
power-claim-text = You will decide about the table; everybody keeps their chair.
power-close = Close the table
power-close-text = The match ends for everybody, and nobody wins. It can be seen again.
power-close-text-open = The table is gone for everybody.
power-watch = Make a watcher
power-watch-text = { $name } leaves the chair and watches.
power-silence = Silence { $name }
power-silence-text = { $name } cannot write in the chat any more.
power-unsilence = Let { $name } talk again
power-unsilence-text = { $name } can write in the chat again.
power-remove = Put { $name } out
power-remove-text = { $name } cannot watch for 10 min.
ballot-waits = Waiting for the answer of: { $names }.
paused = { $name } has paused the match.
paused-text = The board stays in sight; nothing is played and no clock runs.
status-paused = The match is paused.
status-kept = A bot plays for you.
kept-note = A bot keeps your seat.
kept-back = Take it back
resigned-note = You have resigned: a bot plays on in your seat.
stuck = { $name } has not answered for { $time }.
stuck-text = A bot can keep the seat until they are back.
late-note = A bot gives its chair to whoever comes after the start.
late-chair = Take the seat of { $name } (bot)
late-chair-text = You take its hand and points, and the match goes on with you.
minutes-title = What was decided
closed-text = The match had not begun. Another table can be opened from the front page.
kicked-title = The door is closed
kicked-text = The host has put you out. You may watch in 10 min.
who-watches = Who watches
watches = watches
screen = a screen
is-silenced = silenced
same-device = same device as { $names }
chat-say = Say something
silenced = The host has silenced you.
not-said = Nothing was sent: the line is cut. Your words are still here.
mute = Mute { $name }
unmute = Hear { $name }
muted = You do not hear { $name }.
so-many-free = { $count ->
    [0] no free seat
    [one] one free seat
   *[other] { $count } free seats
 }
unread = { $count ->
    [one] unread message
   *[other] unread messages
 }
they-watch = { $count ->
    [one] watches.
   *[other] watch.
 }
## Notices

alerts-title = Notices
alerts-headline = Your turn, anywhere
alerts-intro = { $count ->
    [0] For your tables to come. Everybody sets their own; nothing is asked of others.
    [one] For your table. Everybody sets their own; nothing is asked of others.
   *[other] For your { $count } tables. Everybody sets their own; nothing is asked of others.
}
alerts-ways = How you are told
alerts-add = Add
alerts-remove = Remove { $address }
alerts-try = Try it
alerts-works = it works
alerts-fails = nothing arrived
alerts-off = Everything off
alerts-off-done = Nothing more will be sent.
alerts-off-title = Switch all notices off?
alerts-off-text = Nothing more will go to your devices, your mail or your rooms. The page of notices can switch them on again.
not-now = Not now
device-title = This device
device-text = Even when the page is closed.
device-insecure = Impossible here: browsers let only https houses ring, and this one is http.
device-old = This browser cannot ring when the page is closed. On iPhone and iPad: first install filature on the home screen.
device-denied = The browser said no for this site. Open it again in the padlock beside the address, then come back.
device-reopened = It is open
device-else = What works all the same.
device-else-text = E-mail, chat room, calendar. And while the page is open: a sound, the tab's title, a point on the icon.
device-https = Who keeps the house can give it a domain name, let Caddy or nginx do the https, and start it so:
mail-title = By e-mail
mail-text = One message a turn, together if there are several.
mail-none = This house cannot send mail. Who keeps it can allow it with --smtp.
mail-address = Mail address
mail-example = camille@example.org
mail-sent = A message is on its way: open the link in it.
mail-waits = Nothing else is sent until the link of the confirmation was opened. Look among the unwanted, too.
mail-unconfirmed = to be confirmed
mail-known = confirmed
mail-confirm-title = Receive notices at this address?
mail-confirm-text = One message a turn, never a card nor a key. Every message says how to switch all off.
mail-confirm = Confirm
mail-confirmed = Confirmed.
room-title = In a chat room
room-text = Discord, Matrix, ntfy or Slack: paste the address that the room gives. The whole room will read the message.
room-address = Address of the room
room-for = For
room-for-all = all my tables
room-table-text = The room will read of every turn at this table, yours and the others'.
room-of-all = For all your tables.
room-of-table = For one table: { $table }.
room-past = it is over
room-added = The room is added.
room-tell = Tell a chat room
room-last = last message: { $when }
room-silent = The room has not answered since { $when }: notices to it are off. A try that arrives switches them on.
calendar-title = In your calendar
calendar-text = A calendar to follow: your turns, and when the clock runs out. Paste this link into your calendar; keep it to yourself.
calendar-link = Link of the calendar
when-title = When
often-title = How often
often-text = At every turn, once a day, or only when the clock presses.
often-turn = Every turn
often-day = Once a day
often-clock = Clock
quiet-label = Quiet
quiet-title = Quiet from { $begins } to { $ends }
quiet-none = No quiet hours
quiet-text = What comes at night waits for the morning, in one message. The clock does not sleep. Hours of { $zone }.
quiet-begins = From
quiet-ends = to
hour = { $hour }:00
urgent-title = "You have one hour left", even at night
urgent-text = Everything else waits.
said-title = What is said
said-who = Which game, which table, who has just played.
said-when = The table begins, ends, or somebody waits for you there.
said-hour = "You have one hour left."
never = Never
never-card = a card, a role, a hidden score, nor who thinks in secret.
never-key = your key: the link of the message opens the table, not your hand.
sample-title = Your turn: Mission Impossible
sample-text = Mamie Jo has played. Table OTTER-18.
address-title = Your private address
address-text = It settles these notices without an account. Whoever has it may switch them off and read the calendar, nothing more.
address-renew = Change the address
address-local = Links in notices begin with { $base }: they open on this network only. Who keeps the house can give a public address with --public-url.
install-title = Install filature on this device?
install-text = Full screen, no address bar; a ring when it is your turn.
install-apple = Touch Share, then "Add to Home Screen". Opened from its icon, filature can ring.
install = Install
install-later = Later
install-never = Never here
away-network = Line cut
away-network-text = Your cards are safe: every move played is written down. We come back with the network.
away-server = The house does not answer
away-server-text = Your network is fine, but the table's server is silent. Perhaps it sleeps; nobody plays without you.
away-again = Trying again every three seconds.
