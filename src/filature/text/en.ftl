## The house's refusals

seat-unnamed = seat { $number }
no-notebook = There is no notebook at this table.
notes-what = Say for instance: notes 2 russian, or notes 2 russian ?
notes-sure = That is certain.
notes-open = That is open: { $share } %.
notes-blank = At this table that is for you to work out.
map-legend = ? card face down · ✓ card that you have read
list-and = { $some } and { $last }
address = { $number } { $name }
list-or = { $some } or { $last }
refused-unknown = This game has no such action.
refused-not-chance = Chance cannot do that now.
refused-no-such-seat = There is no seat { $number } at this table.
refused-undo = Too late: someone else has seen it, or chance has spoken.

## Who is at the table

name-human = Player { $seat }
name-me = You
seat-me = { $name } (you)
name-bot-0 = Ursula
name-bot-1 = Barnaby
name-bot-2 = Philippa
name-bot-3 = Oscar
name-bot-4 = Colette
name-bot-5 = Anatole
name-bot-6 = Dragomir
name-bot-7 = Seraphine
name-bot-8 = Gaspard
name-bot-9 = Leopold
name-bot-10 = Ottilie
name-bot-11 = Casimir
level-recruit = Recruit
level-agent = Agent
level-double-o = Double-O
seat-acting = · to play
score = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

## At the table

cover = Pass the screen to { $name }, then press Enter.
enter-takes = Enter alone: { $action }
no-number = Choose a number from 1 to { $last }.
not-understood = “{ $text }” means nothing here. A number or an action; ? for help.
not-understood-near = “{ $text }” means nothing here. Perhaps: { $near }; ? for help.
why-what = Say what: “why” and an action, as written at the right of the options.
why-possible = Nothing against it: you can choose it. { $action }
why-offered = Nothing against it: { $action } is possible now.
why-nothing = Nothing to be done with this now.
mistake-no-clause = There is no clause { $clause }. Try: { $near }
no-sheets = There are no sheets here.
undone = Taken back.
saved = The match is in { $path }
not-saved = The match cannot be written to { $path } ({ $reason }): give another file with “save FILE”.
left = The match is kept. To go on with it:
lost = The match could not be kept in { $path }; it is lost.
match-file = To see the match again:

## Help at the table

command-help = ? help
command-why = why
command-rules = rules
command-notes = notes
command-sheets = sheets
command-log = log
command-hint = hint
command-undo = undo
command-save = save
command-quit = quit
usage-why = ACTION
usage-rules = [CLAUSE]
usage-notes = [SEAT AGENT [MARK]]
usage-save = [FILE]
explain-number = take that option; its notation at the right, or its beginning, will do too
explain-help = this help
explain-why = why an action is not offered
explain-rules = all rules, or one clause
explain-notes = your notebook; the proof of a cross; a mark of your own (- rubs it out)
explain-sheets = every sheet beside the board, also those that lie folded
explain-log = all that you were told
explain-hint = what a Double-O would do in your place, knowing what you know
explain-undo = take back your last action, if nobody has learned of it
explain-save = keep the match, in that file if you give one
explain-quit = leave the table; the match is kept

## Hints

hint-none = There are no hints at this table.
hint-option = option
hint-tried = tried
hint-share = share of victory
hint-line = Then perhaps: { $line }
hint-belief = { $belief }: { $share } ({ $clause })
hint-because = because: { $news }

## The end

result = Result
won = { $name } wins.
won-you = You win. The world may tremble.
won-shared = A shared victory: { $names }.
replay-open = The match is not over.
replay-keys = Enter: next · b: back · a number: go there · q: out

## Games and boxes

games-seats = { $fewest } to { $most } players
games-boxes = boxes: { $boxes }
games-hint = To play: filature play { $name }
box-good = { $file }: a good box for { $name }.
box-bad = this box cannot be played: { $error }
box-table = { $entries ->
    [one] { $entries } line
   *[other] { $entries } lines
 }, sum { $total }

## Simulations

sim-title = { $matches } matches, box { $box }, seed { $seed }
sim-seat = seat
sim-bot = bot
sim-wins = wins
sim-interval = 95 % interval
sim-shared = of which shared
sim-score = mean score
sim-length = Decisions a match: mean { $mean }, median { $median }, from { $shortest } to { $longest }.
sim-ending = ending
sim-what = what
sim-a-match = a match
sim-matches = in matches
sim-first-wins = the first wins
sim-speed = { $rate } matches a second
percent = { NUMBER($value, minimumFractionDigits: 1) }%
number = { NUMBER($value, minimumFractionDigits: 2) }

## Ladders

ladder-title = { $matches } matches a rung, { $seats } seats, seed { $seed }
ladder-rung = rung
ladder-matches = matches
ladder-share = share of victories
ladder-fair = fair share
ladder-level = level
ladder-rating = rating
ladder-unsure = give or take
ladder-kept = The matches are in { $file }
ladder-plot = The plot is in { $file }

## Reviews

review-place = line
review-chosen = chosen
review-best = best
review-lost = given away
review-mean = { $count } decisions; given away on average: { $lost }
review-actor = by
review-change = change
review-what = what happened
review-chance = Chance
review-luck = Share of victory: { $luck } by chance, { $own } by one's own choices, { $others } by those of others.
review-plot = The plot is in { $file }
review-did = { $name }: { $action }
review-hint = To see where it turned:

## The command line

version-compiled = compiled
version-asked = interpreted, as FILATURE_INTERPRETED asks
version-stale = interpreted: { $file } has changed since it was compiled (make compiles again)
version-interpreted = interpreted: no C compiler at install; all works, slower
help-filature = Out-of-print spy games, to play in a terminal.
help-version = Tell the version.
help-games = The games there are.
help-play = Play a match.
help-resume = Go on with a saved match.
help-rules = The rules of a game, or one clause.
help-replay = Tell a saved match again.
help-review = What each decision gave away, where a match turned, and what was luck.
help-at = Explain the decision at this line of the match only.
help-form = The evaluation forms of a match of bond, as a page to print.
help-print = The board, cards, pawns and rules of a game, as a PDF to cut out.
form-written = The forms are in { $file }
help-simulate = Let bots play many matches.
help-ladder = Let the levels play against each other; a ladder that was left is taken up again.
help-plot = The drawing to write, in SVG; else beside the other file.
help-cores = How many cores; else all.
help-on = Where to play: here, or on ray, the cluster at RAY_ADDRESS, else the one that this machine belongs to.
help-box = Boxes: what comes with a game.
help-box-check = Check a box file.
help-game = The game's name, such as lair.
help-file = The match file.
help-box-file = The box file, in TOML.
help-clause = A clause, such as KILL-TAUNT-3.
help-lang = The language; else the system's.
help-box-option = A box, by its name or its file.
help-option = A table option, such as target=33; may be repeated.
help-seed = A seed: the same gives the same again; else by chance, and told.
help-seats = How many seats; else three, or as many as the game allows.
help-hints = Whether the table gives hints; it does unless told otherwise.
help-seat = What this seat saw; else what all saw.
help-matches = How many matches.
help-bots = One bot for all seats, or one a seat: recruit, agent, double-o, greedy, uniform.
help-tally = Count what is done, told and asked.
help-json = Print facts as JSON.
mistake-bad-language = no language “{ $word }”; there are: { $known }
mistake-bad-seat = “{ $word }” cannot sit down; give for instance --bots me,bot,bot ({ $known }, with :Name if you like)
mistake-bad-seats = { $name } is for { $fewest } to { $most } seats, not { $count }; change --seats
mistake-bad-option = “{ $pair }” is no option; write --option name=value
mistake-bad-bot = no bot “{ $bot }”; there are: { $known }
mistake-bad-bots = { $bots } bots for { $seats } seats; give one for all, or one a seat
mistake-bad-extra = this needs more libraries; install them with: pip install 'filature[{ $extra }]'
mistake-bad-on = nothing can be played on “{ $word }”; there are: { $known }
mistake-no-cluster = no Ray cluster could be joined ({ $reason }); start one with ray start --head, or give the address of one in RAY_ADDRESS
mistake-cluster-version = { $machine }, a machine of the cluster, has { $there }, this one { $here }; install the same on all of them
mistake-cluster-box = { $machine }, a machine of the cluster, has not the same { $name } with the box { $box }; put the same files in the same places on all of them
mistake-cluster-lost = the cluster could not go on ({ $reason }); begin again when it is well, a ladder goes on where it stopped
mistake-bad-file = { $file } cannot be read ({ $reason }); give a match file
mistake-bad-form = { $name } has no evaluation forms; give a match of bond
mistake-bad-out = { $file } cannot be written ({ $reason }); give another file
mistake-bad-print = { $file } exists and is no print of filature's; give another name with --output
mistake-no-cards = { $name } has no cards that could be printed one by one; leave out --cards
mistake-bad-viewer = no seat { $seat }; --seat goes from 0 to { $last }
mistake-bad-place = nobody decided at line { $place }; lines go from 0 to { $last }
mistake-resume-over = this match is over; see it again with: filature replay { $file }
help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-help = Show this page.
help-required = [required]
help-default = [default: { $value }]
help-completion = The script that lets a shell complete commands, options and names with Tab.
help-shell = The shell: bash, zsh or fish.
mistake-bad-shell = There is no completion for { $word }; there is for { $known }.
help-man = Print the manual page; read it with: filature man | man -l -
help-print-output = The file to write; else filature-GAME-LANGUAGE.pdf or -cards.zip, here.
help-print-cards = The cards one by one, for a print shop: a ZIP of a PDF a side, with bleed, and how many of each.
help-form-output = The file to write; else the name of the match with .html, beside it.
help-ladder-output = The file that keeps what was played; else ladder-GAME-SEATS.jsonl, here.
help-box-game = The game it is for; else whichever it fits.
help-ladder-seed = A seed: a ladder that was left is taken up again with the same.
help-players = What the others are: recruit, agent, double-o, greedy, uniform; or who sits where, one a seat: me,agent,bot (me:Name and bot:Name are names).
did-you-mean = (did you mean { $near }?)
seed-told = The seed was { $seed }: with --seed { $seed } and the same choices all happens again.
mistake-unknown-command = there is no command { $name }; there are: { $known }
mistake-missing-command = a command is missing; see { $page }
mistake-no-such-option = there is no option { $name } here; see { $page }
mistake-no-value = { $name } needs a value after it; see { $page }
mistake-a-value = { $name } takes no value; see { $page }
mistake-missing = { $name } is missing; see { $page }
mistake-too-much = too many words; see { $page }
mistake-bad-number = { $name } needs { $kind ->
    [days] a number of days
   *[whole] a whole number
 }; see { $page }
mistake-bad-number-from = { $name } needs { $kind ->
    [days] a number of days
   *[whole] a whole number
 } from { $least } on; see { $page }
mistake-bad-number-between = { $name } needs { $kind ->
    [days] a number of days
   *[whole] a whole number
 } from { $least } to { $most }; see { $page }
mistake-seats-and-bots = --seats is a number; say who sits where with --bots alone, such as --bots me,agent,bot
mistake-bad-path = { $file } cannot be used ({ $reason }); give another
mistake-file-forbidden = you are not allowed to
mistake-file-read-only = nothing can be written there
mistake-file-nowhere = no such file or folder
mistake-file-not-a-folder = a file stands where a folder should
mistake-file-a-folder = it is a folder
mistake-file-full = the disk is full
mistake-file-huge = it is far too long
mistake-file-long-name = its name is too long
mistake-port-forbidden = port { $port } is not for everybody; give one from 1024 on with --port
man-made = This page is made of the commands themselves and of their texts, by make manual; filature man prints the same for man.
man-name = Name
man-synopsis = Synopsis
man-description = Description
man-commands = Commands
man-json = Facts as JSON
man-exits = Exit codes
man-about = One way to say a thing in all commands: --seats N is how many seats, --bots who sits there, --seed N a seed, -o or --output the file to write, --lang the language, --json facts for a program, -h help. Shells complete commands, options, games, boxes, bots and match files after eval "$(filature completion bash)".
man-json-about = With --json a command prints these fields, named as in Python, and in brackets those inside; games prints a list of them. A mistake is one line on the error stream, with or without --json; clauses, options and endings have names of their own inside.
exit-done = done
exit-not-so = what was asked about is not so: dice that were not fair, a box that fails its check
exit-bad-input = bad input: one line on the error stream says what to do, and nothing was changed
exit-interrupted = interrupted by Ctrl-C; a match that was played is kept
exit-broken-pipe = nobody reads on, as after | head -1

## What cannot be

mistake-unknown-option = there is no option { $name }; there are: { $known }
mistake-bad-option-number = option { $name } cannot be { $value }: give a whole number from { $least } to { $most }
mistake-bad-option-value = option { $name } cannot be { $value }; choose among: { $known }
mistake-unknown-game = there is no game { $name }; there are: { $known }
mistake-bad-count = { $name } is for { $fewest } to { $most } seats, not { $count }
mistake-unknown-bot = there is no bot { $name }; there are: { $known }
mistake-review-open = this match is not over: a review would tell what others hide
mistake-ladder-other = { $file } is another ladder, or none: give another file, or the same game, seats, seed, box and options
mistake-bad-name = “{ $name }” cannot name a game: give small letters, digits and _, a letter first, and no word of Python
mistake-name-taken = { $name } is a game already; there are: { $known }
mistake-folder-exists = { $folder } is there already: nothing was written; give another name, or move it away
mistake-game-unwritten = the game could not be written, and nothing of it is left: { $reason }
mistake-not-the-house = --here is for the root of filature's own repository; leave it out to write a package of your own
mistake-file-line = line { $line }: { $reason }
mistake-file-not-text = not a text file in UTF-8
mistake-file-lacks = the header lacks its line { $field }
mistake-file-foreign = not a match file: it must begin with “{ $format }”
mistake-file-unknown-line = unknown line: { $text }
mistake-file-box = { $error }; give its box with --box FILE
mistake-file-other-box = played with another box than { $box }; give its own with --box FILE
mistake-file-old-version = played under version { $version } of { $name }, this is { $here }: install the filature that CHANGELOG.md names for version { $version }
mistake-file-new-version = version { $version } of { $name } is unknown here, this is { $here }: upgrade filature
mistake-file-nobody = nobody sits at { $who }
mistake-file-refused = { $action } cannot be played: { $refused }

## The table server

serving = The table is set at { $address } (Ctrl-C closes it; nothing is lost)
served = Closed. All tables are kept.
moved = The house has moved, and every match was replayed: { $tables } tables, { $lines } lines, { $people } people, { $circles } circles, { $evenings } evenings. What was there is still there.{ $broken ->
    [0] {""}
   *[other] {" "}{ $broken } matches were played under other rules, and wait for them here as there.
 }
backed-up = { $count ->
    [one] { $count } table is
   *[other] { $count } tables are
 } now in { $file }
restored = { $count ->
    [one] { $count } table is back
   *[other] { $count } tables are back
 }; what was there before was set aside.
pruned = { $count ->
    [one] { $count } table was
   *[other] { $count } tables were
 } forgotten.
page-title = Filature
preview-title = filature · five lost spy games
preview-text = To play again with family, at one screen or each at home. Free, no account, no advertising.
preview-table = A table awaits you. A link is enough to sit down or to watch.
preview-ended = A closed case, to be seen again move by move.
preview-people = With { $names }.
page-no-bundle = The server runs. The pages of this house have not been built: install Node and run make again, or speak with the server as docs/how-to/protocol.md says.
page-no-documents = The documents of this house have not been built: whoever keeps it runs make docs. In the meantime they can be read as files in the folder docs.
help-serve = Start the table server, for browsers and bots.
help-backup = Copy all tables into a file, also while the server runs.
help-restore = Put a copy in place of all tables.
help-prune = Forget tables that nobody has touched for so many days.
help-move-house = Carry a house into another store, a folder or a PostgreSQL; servers stopped. Every match is replayed.
help-move-from = Where the house is: a folder, or postgresql://name@host/database.
help-move-to = Where it goes: a place where nothing is yet.
help-verify = Check that the dice of a match were fair.
new-game-written = { $place } is written, and can be played and tested. Go on with docs/how-to/add-a-game.md, and with:
help-new-game = Write a new game that can be played and tested at once, to go on from.
help-new-name = Its name: small letters, digits and _.
help-here = Inside filature's own tree, not as a package of its own.
help-port = The port; else 8123, or the next that is free.
help-lan = Let others on your network join.
help-public-url = The address by which others come, such as https://games.example.org; links, QR codes and previews begin with it.
help-knock = A code only knocks at the door; by itself with an address open to all.
help-open = Open the browser.
help-data = The folder of the tables; else the user's own.
help-behind = A proxy whose word on addresses is taken: its address or network; several with commas.
help-name = What the house is called on the internet; several with commas. Other names are refused.
help-metrics = Count for Prometheus at this port of this machine; else nowhere.
help-disk = How many megabytes the tables may take; else what the disk has. From nine tenths on nothing new begins.
help-keep = Forget tables untouched for so many days; else never.
help-store = The address of a PostgreSQL that keeps the tables instead of a file, as postgresql://name@host/database (also: FILATURE_STORE).
help-workers = How many processes serve the house on this machine; more than one needs a PostgreSQL (--store). One that dies is replaced.
help-inner = Where processes of the same house on other machines reach this one, in a network that nobody else can enter; the next ones take the ports after it.
help-copy = The file of the copy.
help-days = How many days.

## Fair by proof

verdict-fair = Fair: every die and every card follows from the secret that was promised before the match.
verdict-aborted = True as far as it goes, but the match was broken off.
verdict-partly = Fair from line { $line } on; what came before was drawn elsewhere.
verdict-unproven = This match has no proof: its dice were thrown elsewhere.
verdict-unrevealed = The secret is not revealed: the match is not over.
verdict-broken-promise = False: the secret is not the one that was promised.
verdict-edited = Edited: the file is not what the server sealed.
verdict-unfair = False: line { $line } does not follow from the secret.

## At a table of the server

code-name = { $noun } { $mark }
code-nouns = Agent Heron, Agent Lynx, Agent Magpie, Agent Otter, Agent Swift, Agent Badger, Agent Falcon, Agent Marten, Agent Owl, Agent Raven
code-marks = Amber, Cobalt, Crimson, Ivory, Jade, Onyx, Opal, Scarlet, Silver, Slate
refused-watching = You are watching; only seats play.
refused-consent = Nobody waits for your consent.
refused-hint = There is nothing for you to decide now.
refused-hint-other = No other idea: there is nothing else to do.
refused-hints-off = This table plays without hints.
refused-chat = This table plays without chat.
chosen-for = { $you ->
    [seat] A bot plays for you.
   *[none] A bot plays for { $seat }.
}
broken-gone = The options or the box that this match began with are not in this version of { $name }. The log is kept; install the version it began with to go on.
broken-version = This match began under other rules of { $name }. The log is kept; install the version it began with to go on.
broken-box = This match began with another box of { $name }. The log is kept; put that box back to go on.
broken-rules = This match no longer plays under these rules of { $name }. The log is kept; please report it.
mistake-unknown-box = { $name } has no box { $box }; there are: { $known }
mistake-unknown-level = there is no bot { $level }; there are: { $known }
mistake-bad-setting = this table cannot be set: { $reason }
mistake-unknown-code = No table has this name. Check the word and the number.
mistake-too-many-guesses = Too many tries; rather ask for the link. { again }
mistake-unknown-knock = Nobody heard that knock, or it was long ago; knock again.
mistake-door-crowded = Too many people knock at this door; wait a moment, or ask for the link.
mistake-unknown-table = There is no such table; ask for the link again.
mistake-other-game = This table is for another game; open a new one.
mistake-table-begun = The match has begun; you may watch.
mistake-table-full = Every seat is taken; you may watch.
mistake-table-ended = This table has ended already.
mistake-seat-taken = Seat { $seat } is not free; take another.
mistake-no-seat = You have no seat at this table; join it, or open your recovery link.
mistake-not-your-seat = Seat { $seat } is not yours.
mistake-not-host = Only the host of the table may do that.
mistake-not-ready = Not everyone is seated and ready yet.
mistake-not-over = That is shown once the match is over.
mistake-no-forms = This game keeps no forms: bond does.
mistake-no-guide = { $name } has no guided first match; play against bots instead.
mistake-no-review = The review could not be made; try again in a moment.
mistake-not-begun = The match has not begun.
mistake-not-your-eyes = Before the end you see only through your own eyes.
mistake-no-watchers = This table plays without spectators.
mistake-bad-eye = No such eyes: give a seat from 0 to { $last }, spectator, or all.
mistake-no-moment = No such moment: they go from 0 to { $last }.
mistake-bad-token = This link leads to no seat; ask the host for a seat.
mistake-token-used = This link has been used, and each opens once; ask for the new one on the device that has the seat.
mistake-unknown-key = This key opens nothing here; check that the whole link was copied.
mistake-key-changed = This key was changed; ask whoever holds the seats for the new one.
mistake-foreign-origin = This request comes from another site; open the table's own page.
again = { $unit ->
    [hours] Try again in { $wait } hours.
    [minutes] Try again in { $wait } minutes.
   *[seconds] { $wait ->
        [one] Try again in a second.
       *[other] Try again in { $wait } seconds.
    }
}
mistake-too-many-standing = Many of your tables still wait to begin; play them or close them. { again }
mistake-too-many-uploads = Many files in a short time. { again }
mistake-too-many-founded = Many circles or evenings in a short time. { again }
mistake-too-many-reports = Many reports in a short time; thank you, keep the next ones for later. { again }
mistake-too-many-hints = Many hints in a row. { again }
mistake-too-many-watchers = Too many watch already from here, or at this table. { again }
mistake-too-much-chat = That was too fast to be said. Your line is still here. { again }
mistake-bad-budgets = { $file } cannot be read as budgets ({ $reason }); see docs/how-to/host.md
mistake-bad-budget = the budget { $name } is given as [{ $name }] with most and a_minute, numbers of 0 or more
mistake-budget-held = the budget { $name } counts what is held; give most, without a_minute
mistake-unknown-budget = there is no budget { $name }; there are: { $known }
mistake-too-fast = Too fast. { again }
mistake-too-many-tables = Many tables in a short time. { again }
mistake-house-nearly-full = The house is nearly full: matches that are going on can be finished, nothing new can begin. Your tables are safe; try again later.
mistake-house-full = The house is full: this was not done. All that was done before is safe; try again later.
mistake-house-away = The house cannot reach what it keeps. All that was done before is safe; whether this was done too is shown as soon as it answers: wait a moment, then look again.
mistake-too-many-reviews = Many matches wait for their review. { again }
mistake-too-many-connections = Too many connections at once; close other tabs. { again }
mistake-bad-frame = This message cannot be read; see docs/how-to/protocol.md.
mistake-no-connection = This connection is over; open it again.
mistake-no-cookies = This browser refuses cookies: you may watch, but not sit down. Allow them for this site, then load the page again.
mistake-unknown-field = “{ $word }” means nothing here; leave it out.
mistake-bad-request = This request cannot be read: { $reason }
mistake-no-box = “{ $word }” is no box of { $name } (there are: { $known }), nor a file that can be read ({ $reason })
mistake-bad-target = { $file } is a match, which would be lost; give another file
mistake-bad-box = { $file } cannot be read ({ $reason }); give a box file
mistake-not-here = There is nothing at this address ({ $status }).
mistake-our-fault = Something went wrong on our side; your match is safe. Try again.
mistake-too-large = This is too much at once; a match or a message takes far less.
mistake-file-too-long = This file is too long for a match.
mistake-bad-public-url = "{ $url }" is no address of a house; give http:// or https:// and a name with nothing after it, such as https://games.example.org
mistake-port-taken = port { $port } is taken; give another with --port
mistake-data-empty = { $path } is empty, though there was a house: it may have been cut off; bring a copy back with filature restore, or move the file away to begin anew
mistake-bad-network = “{ $text }” is no address and no network; give one such as 127.0.0.1 or 10.0.0.0/8
mistake-unknown-host = This house is not called so. Open it by its own address, or start it with --name.
mistake-data-in-use = a server already runs on { $path }; stop it first, or give another folder with --data
mistake-data-missing = there is nothing at { $path }
mistake-data-itself = { $path } is what the house has now; give a copy of it
mistake-data-keys = { $path } cannot be read: bring it back from where you keep it, or remove it, and everybody comes back by their recovery link
mistake-data-foreign = { $path } does not hold the tables of a house, or is damaged
mistake-data-newer = { $path } was written by a newer filature (step { $version }); upgrade this one
mistake-store-away = { $path } cannot be used ({ $reason }); see that the database is there, and the name and password in its address are right
mistake-bad-store = “{ $text }” is no address of a PostgreSQL; give for instance postgresql://name@host/database
mistake-workers-store = several processes share a PostgreSQL: give its address with --store, or leave --workers away
mistake-bad-inner = “{ $text }” is no address with a port; give for instance 10.0.0.5:9200
mistake-data-not-empty = there is a house at { $path } already; give a place where nothing is
mistake-move-differs = what arrived at { $path } is not what was sent ({ $table }); nothing was changed there

## Powers at a table

name-watcher = Somebody
name-screen = the living-room screen
name-host = The host
nudged = { $name } reminds you: the match awaits you.
bye-kicked = You have been put out. You may watch in ten minutes.
bye-removed = You have been put out. You may watch again in ten minutes.
bye-watchers = The match begins, and this table plays without spectators.
refused-paused = The match is paused. Ask for it to go on first.
refused-kept = A bot keeps your seat. Take it back first.
refused-resigned = You have given this match up; you may look on.
refused-told-no = The table has just told you no twice; ask again in a minute.
refused-ballot = The table is being asked something else; wait for its answer.
refused-silenced = You cannot talk at this table for now; the host may let you again.
house-resign = Who gives up leaves the victory to the others; points stay as they stand.
end-resigned = { $count ->
    [one] { $names } gave the match up.
   *[other] { $names } gave the match up.
 }
end-own-left = First place: only you are left.
end-own-resigned = { $count ->
    [one] You gave up; { $names } wins.
   *[other] You gave up; { $names } share the victory.
 }
end-own-resigned-nobody = You gave up.
minute-agreed = { $what } Everyone agreed.
minute-leave = { $more ->
    [playing] { $name } leaves; a bot has the chair.
   *[open] { $name } leaves the table.
 }
minute-late = { $name } sits down in the place of { $whom }, a bot.
minute-sit-out = A bot keeps the seat of { $name }.
minute-sit-in = { $name } takes the seat back.
minute-resign = { $name } gives the match up.
minute-pause = { $name } pauses the match.
minute-resume = { $name } resumes the match.
minute-nudge = { $name } reminds { $whom } of the match.
minute-absence = { $name } decides: { $more ->
    [clock] there is a clock, then a bot chooses.
    [stand-in] a bot plays for who is away.
   *[wait] the table waits for who is away.
 }
minute-replace = { $name } lets a bot keep the seat of { $whom }.
minute-kick = { $name } puts { $whom } out.
minute-swap = { $more ->
    [open] { $whom } moves to seat { $other }.
   *[none] { $whom } and { $other } swap seats.
 }
minute-host = { $name } hands the table over to { $whom }.
minute-claim = { $name } takes the table.
minute-passed = The host is gone: { $whom } has the table.
minute-close = { $name } closes the table.
minute-chair = { $name } decides: chair { $whom } is { $more ->
    [open] free.
    [recruit] a bot's, Recruit.
    [agent] a bot's, Agent.
    [double-o] a bot's, Double-O.
   *[bot] a bot's.
 }
minute-watch = { $name } lets { $whom } watch.
minute-silence = { $more ->
    [again] { $name } lets { $whom } talk again.
   *[quiet] { $name } silences { $whom }.
 }
minute-remove = { $name } puts { $whom } out.
minute-stop = { $name } stops the countdown.
minute-no = No agreement: nothing changes.
minute-lapsed = No answer in time: nothing changes.
ballot-undo = { $name } would like to take the last move back.
ballot-pause = { $name } would like a pause.
ballot-resume = { $name } would like to go on.
ballot-absence = { $name } proposes: { $more ->
    [clock] a clock, then a bot chooses.
    [stand-in] a bot plays for who is away.
   *[wait] the table waits for who is away.
 }
ballot-replace = { $name } proposes that a bot keep the seat of { $whom }.
ballot-kick = { $name } proposes to put { $whom } out.
ballot-swap = { $more ->
    [open] { $name } proposes that { $whom } moves to seat { $other }.
   *[none] { $name } proposes that { $whom } and { $other } swap seats.
 }
ballot-close = { $name } proposes to close the table.
ballot-chair = { $name } proposes: chair { $whom } { $more ->
    [open] free.
    [recruit] for a bot, Recruit.
    [agent] for a bot, Agent.
    [double-o] for a bot, Double-O.
   *[bot] for a bot.
 }
ballot-silence = { $more ->
    [again] { $name } proposes to let { $whom } talk again.
   *[quiet] { $name } proposes to silence { $whom }.
 }
ballot-remove = { $name } proposes to put { $whom } out.
mistake-kicked = You have been put out. You may come back in { $minutes } min.
mistake-resigned = You have given this match up; you may look on.
mistake-kept-already = A bot already keeps your seat.
mistake-not-kept = You have your seat: there is nothing to take back.
mistake-paused-already = The match is paused already.
mistake-not-paused = The match is not paused.
mistake-nudged = They were reminded lately, or play no more; wait a little.
mistake-not-away = A bot sits down only for somebody who has been away for a while.
mistake-wrong-seat = That cannot be about this seat; choose another.
mistake-no-watcher = Nobody of that name watches any more.
mistake-host-here = The host is here, or has not been gone for long; wait a little.
mistake-ballot-open = The table is being asked something already; wait for its answer.
mistake-told-no = The table has just told you no twice; ask again in a minute.
mistake-no-ballot = Nobody waits for your answer.
mistake-nobody-to-agree = Nobody is there to agree; wait for somebody, or ask the host.
mistake-no-countdown = No countdown is running.
mistake-stopped-already = You have stopped the countdown once; say that you are not ready instead.
mistake-too-many-deeds = So much was asked of this table from your seat that it takes no more; play on.
mistake-knows-a-hand = You know another hand of this match: take your own seat back, or watch.
mistake-no-bot = No bot gives up its chair here; you may watch.

## The story of a match

story-opening = { $count ->
    [0] { $names } sit down; nobody had anything to decide, and the case is closed.
    [1] { $names } sit down; one decision later the case is closed.
   *[other] { $names } sit down; { $count } decisions later the case is closed.
 }
story-lead = { $what } { $name } leads, with { $score }.
story-did = { $name }: { $action }.
story-end = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
 }
story-nobody = Nobody wins.
lesson-slip = { $you ->
    [yes] You chose “{ $chosen }”.
   *[no] { $name } chose “{ $chosen }”.
 }
lesson-then = Then: { $what }
lesson-lucky = Nothing came to punish it this time; that was luck.
lesson-better = { $you ->
    [yes] Better, by what you knew: “{ $best }”.
   *[no] Better, by what was known in that seat: “{ $best }”.
 }
lesson-praise = Well seen: “{ $chosen }”.
lesson-next-best = Everything else was worth less; “{ $other }” came next.
lesson-chance = Chance alone wanted it: there was nothing to decide.
lesson-other = { $you ->
    [yes] { $other } decided that: at this moment there was nothing you could do.
   *[no] { $other } decided that.
 }

## How it ended

ordinal = { $number ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
    [6] Sixth
    [7] Seventh
    [8] Eighth
   *[other] Last
 }
end-won = { $you ->
    [seat] You win
   *[none] { $seat } wins
 }
end-won-together = { $seats } share the victory
end-nobody = Nobody wins
end-own-nobody = Neither won nor lost.
end-own-behind = { $points ->
    [0] { $place } place, level on points with { $other }.
    [one] { $place } place, one point behind { $other }.
   *[other] { $place } place, { $points } points behind { $other }.
 }
end-own-first = { $points ->
    [0] First place, level on points with { $other }.
    [one] First place, one point ahead of { $other }.
   *[other] First place, { $points } points ahead of { $other }.
 }
end-own-together = First place, shared.
end-told = { $points ->
    [0] { $seat } ends level on points with { $other }.
    [one] { $seat } ends one point ahead of { $other }.
   *[other] { $seat } ends { $points } points ahead of { $other }.
 }
end-told-together = Nothing could set them apart.
end-cause = The match is over.

## Printing

print-subtitle = Print and play
print-contents = What there is
print-cut = How to make it
print-boards = The board
print-cards = The cards
print-tiles = The small cards
print-pieces = Pawns and tokens
print-dice = The dice
print-sheets = The sheets
print-aids = The player aids
print-forms = The forms to fill in
print-rules = The rules
print-legend = Legend
print-part = sheet
print-glue = cut along the full lines, glue onto the grey flaps
print-fold = Cut from tick to tick. Pawns: fold the dashes, glue back to back, spread the feet; a pawn looks to where it is filled.
print-back-side = Backs, to be printed on the other side
print-unofficial = An unofficial work of enthusiasts, not linked to any publisher or rights holder. Drawings and texts are ours.
print-box = Box { $box } ({ $hash })
print-step-scale = Print at 100 %, on A4, without fitting to the page.
print-step-cards = The cards and their backs: on thick paper, on both sides; either edge will do. Everything else: on one side.
print-step-backs = Without two-sided printing: print the backs apart and glue them, or sleeve the cards in opaque sleeves.
print-step-cut = Cut with a knife from tick to tick: what is printed goes on beyond the cut.
print-step-board = The board: cut each sheet along its full lines, lay it on the grey flap of its neighbour as far as the dashes and glue: the columns of a row first, then the rows; back it with cardboard. Letters give the rows, figures the columns.
print-step-dice = The dice are folded and glued; real dice with the same faces do as well.
print-written = To print: { $file }
print-aid = Player aid
print-copies = { $copies ->
    [one] one copy
   *[other] { $copies } copies
 }

## Being told

notice-turn = Your turn: { $title }
notice-turn-of = { $name }, your turn: { $title }
notice-played = { $bot ->
    [yes] { $name } (bot) has played.
   *[no] { $name } has played.
}
notice-waits = { $bot ->
    [yes] { $name } (bot) is waiting for you.
   *[no] { $name } is waiting for you.
}
notice-table = Table { $code }.
notice-hour = You have one hour left at table { $code }.
notice-hour-of = One hour is left at table { $code }.
notice-answers = Table { $code } awaits answers.
notice-begins = Table { $code } begins.
notice-over = Case { $code } is closed.
notice-several = { $count } tables await you.
notice-night = Overnight: { $count } tables await you.
notice-trial = A try: notices arrive here.
notice-end = To receive nothing more: { $link }
notice-confirm-title = filature: do you want to be told here?
notice-confirm = Somebody gave this address to a house of filature, to be told there when it is their turn.
    
    Was it you? Open this link within three days, then confirm:
    { $link }
    
    If not, do nothing: nothing else will be sent.
help-budgets = What anybody may ask of the house, in a TOML file; see docs/how-to/host.md.
help-smtp = The mail server, to tell people by e-mail: smtp://name:password@host:587 or smtps://; else FILATURE_SMTP.
help-smtp-from = The address that mails come from; else the name given in --smtp.
mistake-bad-smtp = --smtp is given like smtp://name:password@host:587, and --smtp-from like a mail address
mistake-too-many-calls = Too many tries. { again }
mistake-bad-address = This address cannot be used; copy the one that the room gives, all of it.
mistake-not-https = Only https addresses are called; ask the room for one.
mistake-bad-keys = This browser gave keys that cannot be read; switch the notices of this device off and on again.
mistake-bad-zone = This time zone is unknown here; choose another, such as Europe/Paris.
mistake-bad-mail = This is no mail address; write it like camille@example.org.
mistake-no-mail = This house cannot send mail; who keeps it can allow it with --smtp.
mistake-too-many-mails = Too many messages to this address today; look for them among the unwanted, or wait until tomorrow.
mistake-mail-failed = The mail could not be sent; check the address and try again later.
mistake-mail-unconfirmed = This address awaits its confirmation; open the link that was sent to it.
mistake-no-endpoint = This notice is no longer there; reload the page.
mistake-old-link = This link no longer leads anywhere; ask the page of notices for another.

## Circles and evenings

season-first = First season
mistake-unknown-circle = This link leads to no circle: it may have been changed. Ask a member for the new one.
mistake-not-member = That is for members of the circle: enter by its link first.
mistake-not-founder = Only whoever keeps the circle can do that.
mistake-too-many-circles = One can be in { $most } circles at a time; leave one first.
mistake-circle-full = This circle has { $most } members already; found another one.
mistake-too-many-seasons = This circle has had too many seasons; found another one.
mistake-unknown-season = There is no such season: they go from 1 to { $last }.
mistake-unknown-person = There is nobody of that name here; reload the page.
mistake-no-title = It needs a name: a few letters will do.
mistake-still-playing = You are still at a table of the circle: leave or finish it first, then try again.
mistake-unknown-evening = This link leads to no evening; ask for it again.
mistake-evening-busy = Everybody is talking at once; try again.
mistake-evening-over = This evening is over.
mistake-evening-full = { $most } people have come already; open a second evening.
mistake-rounds-played = All { $planned } rounds are played; add one in the settings, or end the evening.
mistake-too-few-people = Too few people for a table, or no box that fits: it takes two at least.
mistake-result-owed = Table { $table } owes a result.
mistake-results-disagree = Two results of table { $table } disagree: decide first.
mistake-unknown-evening-table = There is no such table this evening; reload the page.
mistake-places-missing = Give everybody a place: it takes { $count }.
mistake-no-result-yet = This table has no result that stands yet.
mistake-too-late-to-contest = This result can no longer be contested; talk to whoever organises the evening.
mistake-match-tells = This match is played here: its result will come by itself.
mistake-not-at-this-table = Only the people of this table can speak for it.
mistake-not-organiser = Only whoever organises the evening can do that.
mistake-not-at-this-evening = You are not part of this evening.
mistake-evening-moved = The evening has changed meanwhile; look again, then try again.
mistake-bad-offers = Choose games of this house, each once.
mistake-nothing-to-play-on = It takes a box at least, or a game on screens.
mistake-wrong-pin = These are not the right digits.
