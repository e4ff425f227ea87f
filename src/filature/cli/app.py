"""The command `filature`."""

import json
import os
import secrets
from pathlib import Path
from time import perf_counter
from typing import Annotated, Final, NamedTuple

import typer

import filature
from filature import library
from filature.terminal.complaint import Complaint
from filature.text.catalogue import t

from . import given as command_line
from . import new_game, serve
from .command import Commands, takes
from .language import chosen, of_locale


def help_of(key: str) -> str:
    """A line of help, in the language of the locale."""
    return t(of_locale(), f"help-{key}")


Name = Annotated[str, typer.Argument(metavar="GAME", help=help_of("game"))]
File = Annotated[Path, typer.Argument(metavar="FILE", help=help_of("file"))]
Lang = Annotated[str, typer.Option(metavar="fr|en", help=help_of("lang"))]
Box = Annotated[str, typer.Option(metavar="FILE", help=help_of("box-option"))]
Choices = Annotated[
    list[str] | None, typer.Option("--option", metavar="A=B", help=help_of("option"))
]
Seed = Annotated[int | None, typer.Option(metavar="N", help=help_of("seed"))]
Hints = Annotated[bool, typer.Option(help=help_of("hints"))]

app: Final = typer.Typer(
    cls=Commands,
    add_completion=False,
    help=help_of("filature"),
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
box_app: Final = typer.Typer(help=help_of("box"))
app.add_typer(box_app, name="box")


def show_version(wanted: bool) -> None:
    if wanted:
        asked = os.environ.get("FILATURE_INTERPRETED")
        how = "compiled" if filature.COMPILED else "asked" if asked else "interpreted"
        typer.echo(f"filature {filature.__version__}, {t(of_locale(), f'version-{how}')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=show_version, help=help_of("version")),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(help=help_of("games"))
def games(lang: Lang = "") -> None:
    from filature.terminal.screen import screen

    from . import games as listing

    listing.print_games(screen(), chosen(lang))


class PlayOptions(NamedTuple):
    game: Name
    seats: Annotated[str, typer.Option(metavar="me,bot,bot", help=help_of("seats"))] = ""
    bots: Annotated[str, typer.Option(metavar="LEVEL", help=help_of("levels"))] = ""
    hints: Hints = True
    lang: Lang = ""
    box: Box = "default"
    option: Choices = None
    seed: Seed = None


@app.command(help=help_of("play"))
@takes(PlayOptions)
def play(given: PlayOptions) -> None:
    from filature.terminal import players, saves

    lang = chosen(given.lang)
    game = library.load(
        given.game,
        command_line.box_place(given.game, given.box),
        command_line.values(given.option, lang),
    )
    seated = players.seated(game, given.seats, lang, given.bots)
    match = library.Match(game, len(seated))
    match.players = tuple(player.word for player in seated)
    sit(match, saves.new_path(game.name), given)


class ResumeOptions(NamedTuple):
    file: File
    hints: Hints = True
    lang: Lang = ""
    box: Box = ""
    seed: Seed = None


@app.command(help=help_of("resume"))
@takes(ResumeOptions)
def resume(given: ResumeOptions) -> None:
    match = command_line.opened(given.file, given.box, chosen(given.lang))
    if match.over:
        raise Complaint(t(chosen(given.lang), "resume-over", file=str(given.file)))
    match.players = match.players or ("me",) * match.seats
    sit(match, given.file.absolute(), given)


def sit(match: library.Match, path: Path, given: PlayOptions | ResumeOptions) -> None:
    """Plays a match, from wherever it stands."""
    from filature.terminal.players import player
    from filature.terminal.screen import screen
    from filature.terminal.sitting import Play, Setting

    spoken = chosen(given.lang)
    again = ["--lang", given.lang] if given.lang else []
    again += [] if given.seed is None else ["--seed", str(given.seed)]
    again += [] if given.hints else ["--no-hints"]
    setting = Setting(
        players=[player(word, spoken) for word in match.players],
        path=path,
        seed=secrets.randbits(256) if given.seed is None else given.seed,
        lang=spoken,
        again=tuple(again),
        hints=given.hints,
    )
    raise typer.Exit(Play(match, setting, screen()).run())


@app.command(help=help_of("rules"))
def rules(
    game: Name,
    clause: Annotated[str, typer.Argument(metavar="[CLAUSE]", help=help_of("clause"))] = "",
    lang: Lang = "",
) -> None:
    from filature.terminal.screen import screen

    from . import games as listing

    listing.print_rules(screen(), library.load(game), clause, chosen(lang))


@app.command(help=help_of("replay"))
def replay(
    file: File,
    seat: Annotated[int | None, typer.Option(metavar="N", help=help_of("seat"))] = None,
    lang: Lang = "",
    box: Box = "",
) -> None:
    from filature.terminal import playback
    from filature.terminal.screen import screen

    playback.retold(screen(), command_line.opened(file, box, chosen(lang)), chosen(lang), seat)


class ReviewOptions(NamedTuple):
    file: File
    seat: Annotated[int | None, typer.Option(metavar="N", help=help_of("seat"))] = None
    at: Annotated[int | None, typer.Option(metavar="N", help=help_of("at"))] = None
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help=help_of("plot"))] = None
    lang: Lang = ""
    box: Box = ""


@app.command(help=help_of("review"))
@takes(ReviewOptions)
def review(given: ReviewOptions) -> None:
    from filature.terminal.screen import screen

    from . import review as reviews

    lang = chosen(given.lang)
    match = command_line.opened(given.file, given.box, lang)
    if given.at is not None:
        reviews.print_decision(screen(), match, given.at, lang)
        return
    command_line.needed(("matplotlib",), lang)
    target = given.plot or given.file.with_suffix(".svg")
    reviews.print_review(screen(), match, lang, given.seat, target)


@app.command(help=help_of("form"))
def form(
    file: File,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=help_of("out"))] = None,
    lang: Lang = "",
    box: Box = "",
) -> None:
    from .form import form_page

    page = form_page(command_line.opened(file, box, chosen(lang)), chosen(lang))
    target = out or file.with_suffix(".html")
    try:
        target.write_text(page, "utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise Complaint(t(chosen(lang), "bad-out", file=str(target), reason=reason)) from None
    typer.echo(t(chosen(lang), "form-written", file=str(target)))


class PrintOptions(NamedTuple):
    game: Name
    box: Box = "default"
    option: Choices = None
    output: Annotated[Path | None, typer.Option(metavar="FILE", help=help_of("output"))] = None
    lang: Annotated[
        str, typer.Option("--lang", "--language", metavar="fr|en", help=help_of("lang"))
    ] = ""


@app.command("print", help=help_of("print"))
@takes(PrintOptions)
def print_game(given: PrintOptions) -> None:
    from . import print as printer

    lang = chosen(given.lang)
    command_line.needed(("typst",), lang, "print")
    options = command_line.values(given.option, lang)
    game = library.load(given.game, given.box, options)
    target = given.output or printer.usual_name(game.name, given.box, lang)
    printer.print_to(target, game, lang)
    typer.echo(t(lang, "print-written", file=str(target)))


class SimulateOptions(NamedTuple):
    game: Name
    matches: Annotated[int, typer.Option(min=1, metavar="N", help=help_of("matches"))] = 1000
    seats: Annotated[int | None, typer.Option(metavar="N", help=help_of("count"))] = None
    bots: Annotated[str, typer.Option(metavar="agent,recruit", help=help_of("bots"))] = "agent"
    seed: Seed = None
    box: Box = "default"
    option: Choices = None
    json: Annotated[bool, typer.Option("--json", help=help_of("json"))] = False
    lang: Lang = ""


@app.command(help=help_of("simulate"))
@takes(SimulateOptions)
def simulate(given: SimulateOptions) -> None:
    from filature.lab.simulate import Plan, played, summary
    from filature.terminal.screen import screen
    from filature.terminal.voice import Voice

    from .simulate import print_summary, progress

    lang = chosen(given.lang)
    options = command_line.values(given.option, lang)
    game = library.load(given.game, given.box, options)
    bots = command_line.bots(game, given.bots, given.seats, lang)
    seed = secrets.randbits(32) if given.seed is None else given.seed
    plan = Plan(game.name, bots, given.matches, seed, given.box, options)
    start = perf_counter()
    with progress(plan.matches) as report:
        outcomes = played(plan, report)
    seconds = perf_counter() - start
    found = summary(plan, outcomes)
    if given.json:
        typer.echo(json.dumps(found.plain(), indent=2))
    else:
        print_summary(screen(), found, Voice(game, lang, []), seconds)


class LadderOptions(NamedTuple):
    game: Name
    matches: Annotated[int, typer.Option(min=1, metavar="N", help=help_of("matches"))] = 1000
    seats: Annotated[int | None, typer.Option(metavar="N", help=help_of("count"))] = None
    file: Annotated[Path | None, typer.Option(metavar="FILE", help=help_of("ladder-file"))] = None
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help=help_of("plot"))] = None
    cores: Annotated[int, typer.Option(min=0, metavar="N", help=help_of("cores"))] = 0
    seed: Annotated[int, typer.Option(metavar="N", help=help_of("seed"))] = 1
    box: Box = "default"
    option: Choices = None
    lang: Lang = ""


@app.command(help=help_of("ladder"))
@takes(LadderOptions)
def ladder(given: LadderOptions) -> None:
    from filature.lab.ladder import RUNGS, Climb, climb, plot, standings
    from filature.terminal.screen import screen
    from filature.terminal.voice import Voice

    from . import ladder as ladders
    from .simulate import progress

    lang = chosen(given.lang)
    options = command_line.values(given.option, lang)
    game = library.load(given.game, given.box, options)
    seats = len(command_line.bots(game, "agent", given.seats, lang))
    plan = Climb(game.name, seats, given.matches, given.seed, given.box, options)
    file = given.file or Path(f"ladder-{game.name}-{seats}.jsonl")
    command_line.needed(("matplotlib", "openskill"), lang)
    with progress(plan.matches * len(RUNGS)) as report:
        played = climb(plan, file, report, given.cores)
    voice = Voice(game, lang, [])
    ladders.print_ladder(screen(), plan, played, voice)
    target = given.plot or file.with_suffix(".svg")
    plot(plan, standings(plan, played), ladders.level_names(voice), target)
    typer.echo(t(lang, "ladder-kept", file=str(file)))
    typer.echo(t(lang, "ladder-plot", file=str(target)))


serve.register(app)
app.command("new-game", help=help_of("new-game"))(new_game.new_game)


@box_app.command(help=help_of("box-check"))
def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help=help_of("box-file"))],
    game: Annotated[str, typer.Option(metavar="GAME", help=help_of("game"))] = "",
    lang: Lang = "",
) -> None:
    from filature.terminal.screen import screen

    from . import games as listing

    listing.print_box(screen(), file, game, chosen(lang))
