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
code-how = To be said aloud: it is typed on the front page.
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

## A new table

new-table = Open a table
the-game = The game
the-box = The box
the-options = The game's options
the-seats = The seats
the-table = The table
option-usual = As usual.
option-changed = Changed: this table plays otherwise.
number-range = Between { $least } and { $most }; { $value } stays chosen.
no-options = The rule sheet leaves nothing to choose.
box-default = The original box
seat-me = Me
seat-open = Open seat
seat-bot = Bot
seat-kind = Who takes seat { $seat }
kind-me = Me
kind-open = Guest
kind-bot = Bot
level = Level of the bot
level-recruit = Recruit
level-agent = Agent
level-double-o = Double-O
level-uniform = At random
level-greedy = Agent
bot-level = bot, { $level }
levels-text = The Recruit is often distracted, the Agent has sense, the Double-O thinks ahead. Bots see only what their seat sees.
hot-seat-text = Several “Me”: you take turns at this screen, which covers itself in between.
add-seat = + Add a seat ({ $most } at most)
remove-seat = − Remove one
setting-listed = Public table
setting-listed-text = Otherwise only those who have the link find it.
setting-watchers = Watchers
setting-watchers-text = They see what lies on the table, never a hand.
setting-hints = Hints
setting-hints-text = Anyone may ask: what would you do?
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
open-table = Open the table

## Before the match

lobby-title = The table awaits you
invitation = The invitation
qr-alt = QR code of the link to the table
copy-link = Copy the link
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
