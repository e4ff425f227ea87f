// The front page: a folder for each game, two clicks to a game; one's own tables; a code to enter.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { Vignette } from "../art/vignette";
import { Blank, Loading, Nowhere } from "../frame/blank";
import { GatheringsLink } from "../frame/gatherings";
import { Notices } from "../frame/notices";
import { Skip } from "../frame/skip";
import { Tools } from "../frame/tools";
import { refuse } from "../frame/toast";
import { api, Trouble } from "../net/api";
import type * as wire from "../protocol";
import { go } from "../router";
import { lang, t } from "../words";
import { begun, guided } from "./card/begin";
import { MatchCard } from "./card/card";
import { choiceOf } from "./card/choice";
import { inShort } from "./card/said";
import { CodeDoor } from "./door";
import { offline, useGames } from "./games";
import { useHouse } from "../net/house";
import { Install } from "./install";
import { lengthOf } from "./lengths";
import { MineRows } from "./mine";

/** The front page; over it the card of a game, if one is open. */
export function Front({ card }: { card?: string }) {
  const shelf = useGames();
  useHouse();
  const open = card === undefined ? -1 : Math.max(0, card ? (shelf?.findIndex((game) => game.name === card) ?? 0) : 0);
  const unknown = Boolean(card && shelf && !shelf.some((game) => game.name === card));
  useEffect(() => {
    if (card === undefined) document.title = `filature · ${t("promise")}`;
  }, [lang.value, card]);
  if (unknown) return <Nowhere />;
  return (
    <div class="front">
      <header class="top">
        <Skip />
        <span class="label">{t("bureau")}</span>
        <span class="grow" />
        <Tools />
      </header>
      <main id="content" tabIndex={-1}>
        <Notices />
        <Hero />
        <Install />
        {shelf ? <Drawer games={shelf} /> : <Unready />}
      </main>
      <footer class="foot">
        <GatheringsLink />
        <a class="btn quiet" href="/docs">
          {t("documents-link")}
        </a>
        <p>
          {t("length-how")} {t("disclaimer")}
        </p>
      </footer>
      {shelf && open >= 0 && <MatchCard key={shelf[open]!.name} game={shelf[open]!} number={open} />}
    </div>
  );
}

function Unready() {
  if (!offline.value) return <Loading />;
  return (
    <Blank drawing="cut" title={t("lost-title")} text={t("offline")}>
      <button class="btn" onClick={() => location.reload()}>
        {t("retry")}
      </button>
    </Blank>
  );
}

function Hero() {
  return (
    <section class="hero">
      <div>
        <h1>filature</h1>
        <Trail />
        <span class="stamp">{t("to-follow")}</span>
        <p class="promise">{t("promise")}</p>
        <p class="sub">{t("sub-promise")}</p>
      </div>
      <Resume />
    </section>
  );
}

const FOOT = "M-3.5-4.5q-.5-6 3.5-6t3.5 6q0 5-1.5 7h-4q-1.5-2-1.5-7ZM-2 4.5h4.2q.3 5-2 5t-2.2-5Z";

/** Two trails of footprints: somebody walks, somebody follows. */
function Trail() {
  return (
    <svg class="trail" viewBox="0 0 300 110" aria-hidden="true">
      {steps(5, 150)}
      <g class="b">{steps(4, 12)}</g>
    </svg>
  );
}

function steps(count: number, start: number) {
  return Array.from({ length: count }, (_, n) => {
    const [x, side] = [start + n * 29, n % 2 ? 1 : -1];
    const y = 62 + 16 * Math.sin(x / 120) + side * 7;
    const turn = 90 + Math.atan((16 / 120) * Math.cos(x / 120)) * 57.3 + side * 6;
    return <path key={n} transform={`translate(${x} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`} d={FOOT} />;
  });
}

/** A code or a link to enter, and the tables where one sits. */
function Resume() {
  const [listed, setListed] = useState<wire.TableCard[]>([]);
  useEffect(() => {
    api.tables().then(setListed, () => {});
  }, [lang.value]);
  const others = listed.filter((card) => !card.seats.some((seat) => seat.mine));
  return (
    <aside class="resume" aria-label={t("resume-title")}>
      <CodeDoor />
      <MineRows none={!others.length}>
        {others.slice(0, 3).map((card) => (
          <ResumeItem key={card.id} card={card} />
        ))}
      </MineRows>
      <FileDoor />
    </aside>
  );
}

/** A match file of one's own, to look at again or to go on with. */
function FileDoor() {
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      go(`/t/${(await api.upload(await file.text())).table.id}`);
    } catch (trouble) {
      refuse(trouble instanceof Trouble && trouble.message ? trouble.message : t("offline"));
    }
  };
  return (
    <label class="link file">
      {t("open-file")}
      <input class="vh" type="file" accept=".match,.txt,text/plain" onChange={(event) => void open(event.currentTarget.files?.[0])} />
    </label>
  );
}

function ResumeItem({ card }: { card: wire.TableCard }) {
  const others = card.seats.filter((seat) => !seat.mine && seat.who !== "open").map((seat) => seat.name);
  return (
    <li>
      <Icon name="people" />
      <span class="grow">
        <b>{card.title}</b>
        <small>{card.status === "open" ? t("table-waits") : t("with", { names: others.join(", ") })}</small>
      </span>
      <a class="btn" href={`/t/${card.id}`}>
        {t("look-in")}
      </a>
    </li>
  );
}

function Drawer({ games }: { games: wire.GameCard[] }) {
  return (
    <section class="drawer" aria-label={t("the-games")}>
      {games.map((game, n) => (
        <Folder key={game.name} game={game} number={n} />
      ))}
    </section>
  );
}

const LEANS = ["-1.2deg", ".8deg", "-.6deg", "1.1deg", "-.9deg"];

function Folder({ game, number }: { game: wire.GameCard; number: number }) {
  const turn = number % LEANS.length;
  return (
    <article class="folder" style={{ "--i": turn, "--r": LEANS[turn] }}>
      <span class="tab">{`Nº ${String(number + 1).padStart(2, "0")}`}</span>
      <div class="back">
        <div class="sheet">
          <Clip />
          <span class="photo">
            <Vignette game={game.name} />
          </span>
          <div>
            <h2>{game.title}</h2>
            <p>{game.story}</p>
          </div>
        </div>
        <Pocket game={game} />
      </div>
    </article>
  );
}

function Clip() {
  return (
    <svg class="clip" viewBox="0 0 18 46" aria-hidden="true">
      <path d="M4 12v24a5 5 0 0 0 10 0V8a4 4 0 0 0-8 0v24" fill="none" stroke-width="1.8" stroke-linecap="round" />
    </svg>
  );
}

function Pocket({ game }: { game: wire.GameCard }) {
  const [busy, setBusy] = useState(false);
  const open = async (made: () => Promise<string>) => {
    setBusy(true);
    try {
      go(`/t/${await made()}`);
    } catch (trouble) {
      refuse(trouble instanceof Trouble && trouble.message ? trouble.message : t("offline"));
      setBusy(false);
    }
  };
  return (
    <div class="pocket">
      <div class="facts">
        <span>
          <Icon name="people" />
          {t("players", { fewest: game.fewest, most: game.most })}
        </span>
        {lengthOf(game.name) && (
          <span title={t("length-how")}>
            <Icon name="clock" />
            {lengthOf(game.name)}
          </span>
        )}
      </div>
      <div class="split">
        <PlayBots game={game} busy={busy} begin={() => void open(() => begun(game))} />
      </div>
      <a class="btn" href={`/new/${game.name}?with=friends`}>
        {t("invite-friends")}
      </a>
      {game.guided && (
        <button class="link learn" disabled={busy} onClick={() => void open(() => guided(game))}>
          {t("learn")}
        </button>
      )}
    </div>
  );
}

/** The first time, the card is looked at, unless one is in a hurry; later the same again, at a touch. */
function PlayBots({ game, busy, begin }: { game: wire.GameCard; busy: boolean; begin: () => void }) {
  const choice = choiceOf(game).value;
  if (!choice.begun)
    return (
      <>
        <a class="btn main" href={`/new/${game.name}`}>
          {t("play-bots")}
        </a>
        <button class="btn main" disabled={busy} title={t("begin-now")} onClick={begin}>
          <span class="vh">{t("begin-now")}</span>
          <Icon name="play" />
        </button>
      </>
    );
  return (
    <>
      <button class="btn main" disabled={busy} onClick={begin}>
        <span class="last">
          <b>
            {t("play-again")} <span class="vh">{t("against-bots")}</span>
          </b>
          <small>{inShort(game, choice)}</small>
        </span>
      </button>
      <a class="btn main" href={`/new/${game.name}`} aria-label={t("change-opponents")} title={t("change-opponents")}>
        <Icon name="gear" />
      </a>
    </>
  );
}
