// The front page: a folder for each game, two clicks to a game; one's own tables; a code to enter.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { SeatBadge } from "../art/seat";
import { Vignette } from "../art/vignette";
import { Blank, Loading } from "../frame/blank";
import { GatheringsLink } from "../frame/gatherings";
import { Notices } from "../frame/notices";
import { Skip } from "../frame/skip";
import { Tools } from "../frame/tools";
import { refuse } from "../frame/toast";
import { api, Trouble } from "../net/api";
import type * as wire from "../protocol";
import { go } from "../router";
import { beginGuide } from "../table/guide";
import { lang, t } from "../words";
import { offline, useGames } from "./games";
import { lengthOf } from "./lengths";
import { againstBots } from "./wish";

const ID = /^[a-z0-9]{16}$/; // of a table, as it stands in a link

export function Front() {
  const shelf = useGames();
  useEffect(() => {
    document.title = `filature · ${t("promise")}`;
  }, [lang.value]);
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
        {shelf ? <Drawer games={shelf} /> : <Unready />}
      </main>
      <footer class="foot">
        <GatheringsLink />
        <p>
          {t("length-how")} {t("disclaimer")}
        </p>
      </footer>
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

/** Goes where a code leads, or a link; or says why it leads nowhere. */
async function follow(said: string): Promise<string> {
  const id = said.split("/").at(-1) ?? "";
  try {
    if (said.includes("/") || ID.test(said)) go(`/t/${encodeURIComponent(id)}`);
    else if (said) go(`/t/${(await api.called(said)).id}`);
    return "";
  } catch (trouble) {
    return trouble instanceof Trouble && trouble.message ? trouble.message : t("offline");
  }
}

/** A code to enter, and the tables where one sits. */
function Resume() {
  const [code, type] = useState("");
  const [problem, wonder] = useState("");
  const [mine, setMine] = useState<wire.TableCard[]>([]);
  const [listed, setListed] = useState<wire.TableCard[]>([]);
  useEffect(() => {
    api.mine().then(setMine, () => {});
    api.tables().then(setListed, () => {});
  }, [lang.value]);
  const enter = (event: Event) => {
    event.preventDefault();
    void follow(code.trim()).then(wonder);
  };
  const open = mine.filter((card) => card.status === "open" || card.status === "playing");
  const others = listed.filter((card) => !card.seats.some((seat) => seat.mine));
  return (
    <aside class="resume" aria-label={t("resume-title")}>
      <form class="code" onSubmit={enter}>
        <span class="field">
          <input
            aria-label={t("table-code")}
            placeholder={t("code-example")}
            value={code}
            autocomplete="off"
            onInput={(event) => type(event.currentTarget.value)}
          />
        </span>
        <button class="btn main">{t("enter")}</button>
      </form>
      {problem && (
        <p class="small" role="alert">
          {problem}
        </p>
      )}
      <ul>
        {open.slice(0, 4).map((card) => (
          <ResumeItem key={card.id} card={card} />
        ))}
        {others.slice(0, 3).map((card) => (
          <ResumeItem key={card.id} card={card} />
        ))}
        {!open.length && !others.length && <li class="none">{t("no-tables")}</li>}
      </ul>
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
  const mine = card.seats.find((seat) => seat.mine);
  return (
    <li>
      {mine ? <SeatBadge seat={mine.seat} /> : <Icon name="people" />}
      <span class="grow">
        <b>{card.title}</b>
        <small>{card.status === "open" ? t("table-waits") : t("with", { names: others.join(", ") })}</small>
      </span>
      <a class="btn" href={`/t/${card.id}`}>
        {mine ? t("resume") : t("look-in")}
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

/** A table against bots, begun; its id. */
async function againstBotsAt(game: wire.GameCard): Promise<string> {
  const made = await api.create(againstBots(game));
  await api.start(made.table.id);
  return made.table.id;
}

/** A table where a guide shows the way; its id. */
async function guidedAt(game: wire.GameCard): Promise<string> {
  const made = await api.learn(game.name);
  beginGuide(made.table.id);
  return made.table.id;
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
      <button class="btn main" disabled={busy} onClick={() => void open(() => againstBotsAt(game))}>
        {t("play-bots")}
      </button>
      <a class="btn" href={`/new/${game.name}`}>
        {t("invite-friends")}
      </a>
      {game.guided && (
        <button class="link learn" disabled={busy} onClick={() => void open(() => guidedAt(game))}>
          {t("learn")}
        </button>
      )}
    </div>
  );
}
