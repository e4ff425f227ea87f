## The house's refusals

seat-unnamed = seat { $number }
no-notebook = There is no notebook at this table.
notes-what = Say for instance: notes 2 russian, or notes 2 russian ?
notes-sure = That is certain.
notes-open = That is open: { $share } %.
notes-blank = At this table that is for you to work out.
map-legend = ? card face down · ✓ card that you have read
list-and = { $some } and { $last }
list-or = { $some } or { $last }
refused-unknown = This game has no such action.
refused-not-chance = Chance cannot do that now.
refused-no-such-seat = There is no seat { $number } at this table.
refused-undo = Too late: someone else has seen it, or chance has spoken.

## Who is at the table

name-human = Player { $seat }
name-me = You
seat-me = { $name } (you)
name-bot-0 = Colette
name-bot-1 = Barnaby
name-bot-2 = Philippa
name-bot-3 = Dragomir
name-bot-4 = Seraphine
name-bot-5 = Gaspard
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
why-offered = Nothing against it: { $action } is possible now.
no-clause = There is no clause { $clause }. Try: { $near }
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
review-chance = chance
review-luck = Share of victory: { $luck } by chance, { $own } by one's own choices, { $others } by those of others.
review-plot = The plot is in { $file }
review-did = { $name }: { $action }
review-hint = To see where it turned:

## The command line

version-compiled = compiled
version-asked = interpreted, as FILATURE_INTERPRETED asks
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
help-out = Where to write it; else beside the match.
form-written = The forms are in { $file }
help-simulate = Let bots play many matches.
help-ladder = Let the levels play against each other; a ladder that was left is taken up again.
help-ladder-file = Where to keep what was played.
help-plot = Where to draw a plot, in SVG.
help-cores = How many cores; else all.
help-box = Boxes: what comes with a game.
help-box-check = Check a box file.
help-game = The game's name, such as lair.
help-file = The match file.
help-box-file = The box file, in TOML.
help-clause = A clause, such as KILL-TAUNT-3.
help-lang = The language; else the system's.
help-box-option = A box, by its name or its file.
help-option = A table option, such as target=33; may be repeated.
help-seed = A seed: the same gives the same match.
help-seats = Who plays: me, me:Name, bot, recruit, agent, double-o, bot:Name.
help-levels = What the bots are: recruit, agent, double-o, greedy, uniform.
help-hints = Whether the table gives hints.
help-seat = What this seat saw; else what all saw.
help-matches = How many matches.
help-count = How many seats.
help-bots = One bot a seat, or one kind for all.
help-json = The result as JSON.
see-help = (see filature --help)
bad-language = no language “{ $word }”; there are: { $known }
bad-seat = “{ $word }” cannot sit down; give for instance --seats me,bot,bot ({ $known }, with :Name if you like)
bad-count = { $name } is for { $fewest } to { $most } seats, not { $count }; change --seats
bad-option = “{ $pair }” is no option; write --option name=value
bad-bot = no bot “{ $bot }”; there are: { $known }
bad-bots = { $bots } bots for { $seats } seats; give one for all, or one a seat
bad-extra = this needs more libraries; install them with: pip install 'filature[lab]'
bad-file = { $file } cannot be read ({ $reason }); give a match file
bad-file-text = { $file } is not a match file
bad-form = { $name } has no evaluation forms; give a match of bond
bad-out = { $file } cannot be written ({ $reason })
bad-viewer = no seat { $seat }; --seat goes from 0 to { $last }
bad-place = nobody decided at line { $place }; lines go from 0 to { $last }
resume-over = this match is over; see it again with: filature replay { $file }

## What cannot be

mistake-unknown-option = there is no option { $name }; there are: { $known }
mistake-bad-option-number = option { $name } cannot be { $value }: give a whole number from { $least } to { $most }
mistake-bad-option-value = option { $name } cannot be { $value }; choose among: { $known }
mistake-unknown-game = there is no game { $name }; there are: { $known }
mistake-bad-count = { $name } is for { $fewest } to { $most } seats, not { $count }
mistake-unknown-bot = there is no bot { $name }; there are: { $known }
mistake-review-open = this match is not over: a review would tell what others hide
mistake-ladder-other = { $file } is another ladder, or none: give another file, or the same game, seats, seed, box and options
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
