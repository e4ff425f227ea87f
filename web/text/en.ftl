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

## Powers at the table

who-away = away
who-stand = away: a bot plays
who-kept = a bot keeps the seat
who-gone = resigned: a bot plays
who-here = here
away-for = away for { $time }
seat-open = Free seat
invitation = Invitation and chat
copy-link = Copy the link
send-link = Send
other-device = Open on another device
sit-here = Sit here
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
power-leave-text-open = Your chair is free again.
power-sit-out = Let a bot keep my seat
power-sit-out-text = A bot plays for you until you take your seat back.
power-sit-in = Take my seat back
power-sit-in-text = The bot gives you your seat back as it is.
power-resign = Resign
power-resign-text = You can neither win nor take your seat back any more. Between two, the match ends there; else a bot plays on for you.
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
power-swap-text = Seats play in this order.
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
