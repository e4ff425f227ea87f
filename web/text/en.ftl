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
who-stand = away: a bot plays
who-away = away
who-here = here
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
resume = Resume
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
invitation = The invitation
qr-alt = QR code of the link to the table
copied = The link is copied.
other-device = Copy the link to play on another device
copy-by-hand = Copy this link:
sit-here = Sit here
leave = Leave the seat
ready = ready
not-ready = not ready yet
i-am-ready = I am ready
not-yet = Not yet
your-name = Your name
begin = Begin
begin-text = The match begins when all seats are taken and everyone is ready.
waiting-text = Take a seat, or watch: the match begins when everyone is ready.
full-text = All seats are taken. Stay: you will see the match begin.
close = Close
close-table = Close the table

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
chat-say = Say something
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
