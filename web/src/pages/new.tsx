// A new table: the game, the box, its options, the seats, and how the table is kept.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { Vignette } from "../art/vignette";
import { LoadingPage, Nowhere } from "../frame/blank";
import { Notices } from "../frame/notices";
import { Skip } from "../frame/skip";
import { Tools } from "../frame/tools";
import { guest } from "../desk";
import { api, Trouble } from "../net/api";
import type * as wire from "../protocol";
import { go } from "../router";
import { useWords } from "../table/vocabulary";
import { lang, t } from "../words";
import { Boxes, GameOptions, HouseRules } from "./choices";
import { useGames } from "./games";
import { lengthOf } from "./lengths";
import { SeatWishes } from "./seating";
import { invited } from "./wish";

const COUNTDOWN = 5; // seconds in which anybody can still say wait

export function NewTable({ game }: { game: string }) {
  const games = useGames();
  useEffect(() => {
    document.title = `${t("new-table")} · filature`;
  }, [lang.value]);
  if (!games) return <LoadingPage />;
  if (game && !games.some((one) => one.name === game)) return <Nowhere />;
  return <Form games={games} first={games.find((one) => one.name === game) ?? games[0]!} />;
}

function Form({ games, first }: { games: wire.GameCard[]; first: wire.GameCard }) {
  const [wish, setWish] = useState<wire.TableWish>(() => fresh(first));
  const [problem, setProblem] = useState("");
  const game = games.find((one) => one.name === wish.game)!;
  const words = useWords(game.name);
  const change = (part: Partial<wire.TableWish>) => setWish({ ...wish, ...part });
  const open = async () => {
    try {
      const made = await api.create(named(wish));
      if (wish.seats.every((seat) => seat.who !== "open")) await api.start(made.table.id);
      go(`/t/${made.table.id}`);
    } catch (trouble) {
      setProblem(trouble instanceof Trouble && trouble.message ? trouble.message : t("offline"));
    }
  };
  return (
    <div class="new-table">
      <header>
        <Skip />
        <h1>{t("new-table")}</h1>
        <span class="grow" />
        <Tools />
        <a class="btn icon quiet" href="/" aria-label={t("cancel")}>
          <Icon name="close" />
        </a>
      </header>
      <main class="left" id="content" tabIndex={-1}>
        <Notices />
        <Step number={1} title={t("the-game")}>
          <Games games={games} chosen={game.name} choose={(one) => setWish(fresh(one))} />
        </Step>
        <Step number={2} title={t("the-box")}>
          <Boxes game={game} words={words} chosen={wish.box ?? "default"} choose={(box) => change({ box })} />
        </Step>
        <Step number={3} title={t("the-options")}>
          <GameOptions game={game} words={words} values={wish.options ?? {}} set={(options) => change({ options })} />
        </Step>
      </main>
      <aside class="right">
        <Step number={4} title={t("the-seats")}>
          <SeatWishes game={game} seats={wish.seats} set={(seats) => change({ seats })} />
        </Step>
        <Step number={5} title={t("the-table")}>
          <HouseRules settings={wish.settings ?? {}} set={(settings) => change({ settings })} />
        </Step>
      </aside>
      <footer>
        <p class="small grow" role="status">
          {problem || summed(wish)}
        </p>
        <a class="btn wide" href="/">
          {t("cancel")}
        </a>
        <button class="btn main" onClick={() => void open()}>
          {t("open-table")}
        </button>
      </footer>
    </div>
  );
}

const fresh = (game: wire.GameCard): wire.TableWish => ({
  game: game.name,
  box: game.boxes[0] ?? "default",
  options: {},
  seats: invited(game),
  settings: { lang: lang.value, countdown: COUNTDOWN },
});

/** How many sit there, and for how long where that was measured. */
function summed(wish: wire.TableWish): string {
  const length = lengthOf(wish.game);
  const told = [t("wish-seats", { seats: wish.seats.length }), length && t("wish-length", { length })];
  return told.filter(Boolean).join(", ");
}

/** The first of my seats has my name, if no other was given. */
function named(wish: wire.TableWish): wire.TableWish {
  const mine = wish.seats.findIndex((seat) => seat.who === "me");
  const seats = wish.seats.map((seat, n) => (n === mine && !seat.name ? { ...seat, name: guest.value } : seat));
  return { ...wish, seats };
}

function Step({ number, title, children }: { number: number; title: string; children: preact.ComponentChildren }) {
  return (
    <fieldset>
      <legend>
        <i>{number}</i>
        {title}
      </legend>
      {children}
    </fieldset>
  );
}

interface GamesProps {
  games: wire.GameCard[];
  chosen: string;
  choose: (game: wire.GameCard) => void;
}

function Games({ games, chosen, choose }: GamesProps) {
  return (
    <div class="games">
      {games.map((game) => (
        <label key={game.name} class={game.name === chosen ? "picked" : ""}>
          <input class="vh" type="radio" name="game" checked={game.name === chosen} onChange={() => choose(game)} />
          <Vignette game={game.name} />
          {game.title}
        </label>
      ))}
    </div>
  );
}
