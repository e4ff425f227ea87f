// Before I Kill You: a card table of villains' lairs.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Drawing } from "../../art/drawing";
import { Icon } from "../../art/icons";
import { SeatBadge } from "../../art/seat";
import { still } from "../../desk";
import type * as wire from "../../protocol";
import { PieceView } from "../../scene/piece";
import { SeatState } from "../../scene/seats";
import { useDesk, useName, useWord } from "../../table/context";
import type { Piece, Scene, SeatLine, Zone } from "../../table/filled";
import { lang, t } from "../../words";
import type { Look } from "..";
import { art } from "./art";
import { Ruler } from "./ruler";

export const look: Look = { Board: CardTable, Card: Face, Aside: Beside, drawn: ["letters"] };

interface Shown {
  scene: Scene;
}

const zoneOf = (scene: Scene, id: string) => scene.zones.find((zone) => zone.id === id);

/** The others, in turn order from the viewer. */
function rivals(scene: Scene): SeatLine[] {
  const { seat, seats } = scene;
  return seat < 0 ? seats : [...seats.slice(seat + 1), ...seats.slice(0, seat)];
}

function CardTable({ scene }: Shown) {
  return (
    <div class="lair-table">
      <div class="rivals">
        {rivals(scene).map((line) => (
          <Rival key={line.seat} scene={scene} line={line} />
        ))}
      </div>
      <div class="stage">
        <Mine scene={scene} />
        <Trapdoor scene={scene} />
        <Piles scene={scene} />
      </div>
      <Ruler scene={scene} />
    </div>
  );
}

// Lairs --------------------------------------------------------------------------------

function Rival({ scene, line }: Shown & { line: SeatLine }) {
  const name = useName()(line.seat);
  const [hand, lair] = [zoneOf(scene, `hand-${line.seat}`), zoneOf(scene, `lair-${line.seat}`)];
  return (
    <section
      class={`rival ${line.acting ? "acting" : ""}`}
      style={{ "--seat": `var(--seat-${line.seat})` }}
      aria-label={name}
    >
      <header>
        <SeatBadge seat={line.seat} />
        <span class="nm">{name}</span>
        <SeatState line={line} />
        <span class="grow" />
        <span class="fan">
          {hand?.pieces.map((piece) => (
            <PieceView key={piece.id} piece={piece} />
          ))}
        </span>
        <span class="pts">{line.score}</span>
      </header>
      {lair && <Rooms zone={lair} />}
    </section>
  );
}

/** A lair as a section through its rooms; its size is the button that aims at it. */
function Rooms({ zone }: { zone: Zone }) {
  const { choosing } = useDesk();
  const live = zone.actions.length > 0;
  const aim = (event: Event) => {
    event.stopPropagation();
    choosing.touch(zone.id);
  };
  return (
    <div class={`rooms ${choosing.light(zone.id)}`} onClick={live ? aim : undefined}>
      {zone.pieces.map((piece) => (
        <PieceView key={piece.id} piece={piece} />
      ))}
      {!zone.pieces.length && <Ruin />}
      {!live && !zone.pieces.length ? null : live ? (
        <button class="sum" data-id={zone.id} aria-pressed={choosing.light(zone.id) === "picked"} onClick={aim}>
          <span class="vh">{zone.title} </span>
          <Sum zone={zone} />
        </button>
      ) : (
        <span class="sum">
          <Sum zone={zone} />
        </span>
      )}
    </div>
  );
}

function Sum({ zone }: { zone: Zone }) {
  return (
    <>
      {zone.figure}
      <small>{t("lair-size")}</small>
    </>
  );
}

function Ruin() {
  return (
    <span class="none">
      <Drawing of={art.rubble!} />
      <span>{t("lair-none")}</span>
    </span>
  );
}

function Mine({ scene }: Shown) {
  const lair = zoneOf(scene, `lair-${scene.seat}`);
  return (
    <section class="side mine">
      {lair && (
        <>
          <h2>{lair.title}</h2>
          <Rooms zone={lair} />
        </>
      )}
    </section>
  );
}

// The spy on the trapdoor ----------------------------------------------------------------

const FALL = 600; // milliseconds

/** The raid of a moment ago, while its spies fall: a raid is gone and somebody scored. */
function useFalling(scene: Scene): Zone | undefined {
  const raid = zoneOf(scene, "raid");
  const points = scene.seats.reduce((sum, line) => sum + line.score, 0);
  const before = useRef({ raid, points });
  const [falling, fall] = useState<Zone | undefined>();
  useLayoutEffect(() => {
    const dropped = !raid && points > before.current.points ? before.current.raid : undefined;
    before.current = { raid, points };
    if (!dropped || still()) return;
    fall(dropped);
    const timer = setTimeout(() => fall(undefined), FALL);
    return () => clearTimeout(timer);
  }, [raid, points]);
  return raid ? undefined : falling;
}

function Trapdoor({ scene }: Shown) {
  const raid = zoneOf(scene, "raid");
  const falling = useFalling(scene);
  const shown = raid ?? falling;
  return (
    <section class={`cell ${shown ? "" : "empty"} ${falling ? "falling" : ""}`} aria-label={raid?.title ?? t("lair-trap")}>
      <Leaves />
      {shown ? (
        <>
          <div class="victim">{shown.pieces.map((piece, n) => victim(piece, n, shown.pieces.length))}</div>
          <Worth raid={shown} />
        </>
      ) : (
        <p class="nobody">{t("lair-trap")}</p>
      )}
    </section>
  );
}

const LEAN = [-3, 4, -1, 3, -4, 2, -2, 4, -3, 1];

function victim(piece: Piece, n: number, count: number) {
  const style = { "--at": count > 1 ? n / (count - 1) : 0, "--lean": `${n ? LEAN[n % LEAN.length] : 0}deg` };
  return (
    <div key={piece.id} class="laid" style={style}>
      <PieceView piece={piece} />
    </div>
  );
}

function Leaves() {
  return (
    <svg class="trap" viewBox="0 0 322 268" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <pattern id="hz" width="16" height="16" patternTransform="rotate(45)" patternUnits="userSpaceOnUse">
          <rect class="hz-a" width="16" height="16" />
          <rect class="hz-b" width="8" height="16" />
        </pattern>
      </defs>
      <rect width="322" height="268" rx="6" fill="url(#hz)" opacity=".55" />
      <path class="pit" d="M10 10H312V258H10Z" />
      <g class="left-leaf">
        <path class="leaf" d="M10 10H160V258H10Z" />
        <path class="seam" d="M47 10V258M85 10V258M123 10V258" />
      </g>
      <g class="right-leaf">
        <path class="leaf" d="M162 10H312V258H162Z" />
        <path class="seam" d="M199 10V258M237 10V258M275 10V258" />
      </g>
      <path class="ring" d="M10 56h22M10 212h22M312 56h-22M312 212h-22" />
    </svg>
  );
}

/** What the spies are worth, and the fork: kill now, or taunt once more. */
function Worth({ raid }: { raid: Zone }) {
  const { state } = useDesk();
  const taunts = raid.pieces.filter((piece) => piece.name.startsWith("taunt"));
  const kill = state.value?.options.find((option) => option.notation === "kill");
  const spies = raid.pieces.filter((piece) => !taunts.includes(piece)).map((piece) => Number(piece.figure));
  const power = spies.reduce((sum, one) => sum + one, 0);
  return (
    <div class="worth">
      <span class="label">{raid.title}</span>
      <div class="n">
        <b>{raid.figure}</b>
        {taunts.length > 0 && <span>{power + " × 2".repeat(taunts.length)}</span>}
      </div>
      {kill && <Fork kill={kill} worth={Number(raid.figure)} />}
      {!kill && taunts.length > 0 && <p class="small">{t("lair-foil-risk")}</p>}
      <ReadAloud taunts={taunts} />
    </div>
  );
}

function Fork({ kill, worth }: { kill: wire.Choice; worth: number }) {
  const { choosing } = useDesk();
  const doIt = () => {
    choosing.take(kill);
    choosing.confirm();
  };
  return (
    <div class="fork">
      <button class="btn kill" onClick={doIt}>
        <Icon name="lever" />
        {t("lair-kill")}
        <span class="out">+{worth}</span>
      </button>
      <p class="or">
        <Icon name="mail" />
        <span>{t("lair-or-taunt")}</span>
        <span class="out">{t("lair-double-or-nothing", { twice: worth * 2 })}</span>
      </p>
    </div>
  );
}

/** Says the last taunt with the browser's own voice. */
function ReadAloud({ taunts }: { taunts: Piece[] }) {
  const word = useWord();
  const last = taunts.at(-1);
  if (!last || !("speechSynthesis" in window)) return null;
  const say = () => {
    const line = new SpeechSynthesisUtterance(word(last.name));
    line.lang = lang.value;
    speechSynthesis.cancel();
    speechSynthesis.speak(line);
  };
  return (
    <button class="btn quiet aloud" onClick={say}>
      <Icon name="note" />
      {t("lair-read-aloud")}
    </button>
  );
}

// Piles ----------------------------------------------------------------------------------

function Piles({ scene }: Shown) {
  const [deck, discard] = [zoneOf(scene, "deck"), zoneOf(scene, "discard")];
  return (
    <section class="side deck">
      {deck && <PileView zone={deck} thick={deck.hidden > 0} />}
      {discard && <PileView zone={discard} thick={false} />}
    </section>
  );
}

function PileView({ zone, thick }: { zone: Zone; thick: boolean }) {
  const top = zone.pieces.at(-1);
  return (
    <div class={`pile ${thick ? "thick" : ""}`}>
      {top ? <PieceView piece={top} /> : <span class="gap" />}
      <small>{zone.title}</small>
      {zone.pieces.length > 1 && (
        <details class="all">
          <summary>{t("see-all")}</summary>
          <div class="spread">
            {zone.pieces.slice(0, -1).map((piece) => (
              <PieceView key={piece.id} piece={piece} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

// Cards ----------------------------------------------------------------------------------

function Face({ piece }: { piece: Piece }) {
  const word = useWord();
  const [kind] = piece.name.split("-");
  if (!piece.name) return <Drawing of={art[piece.back] ?? ""} class="whole" />;
  if (kind === "taunt")
    return (
      <span class="face taunt">
        <span class="letter">{piece.figure}</span>
        <span class="x2">×2</span>
        <span class="quote">{word(piece.name)}</span>
      </span>
    );
  return (
    <span class={`face ${kind}`}>
      {art[piece.name] ? <Drawing of={art[piece.name]!} class="art" /> : <span class="art bare">{piece.figure}</span>}
      <b class="val">{piece.figure}</b>
      <span class="name">{word(piece.name)}</span>
      <span class="foot-band" />
    </span>
  );
}

// Beside the options ---------------------------------------------------------------------

function Beside({ scene }: Shown) {
  return (
    <>
      {scene.prompt.clause === "KILL-TAUNT-3" && <Envelopes scene={scene} />}
      <Letters scene={scene} />
    </>
  );
}

/** Everyone answers in secret: who still thinks, whose envelope is sealed. */
function Envelopes({ scene }: Shown) {
  const name = useName();
  const owner = zoneOf(scene, "raid")?.seat;
  return (
    <ul class="envelopes">
      {scene.seats
        .filter((line) => line.seat !== owner)
        .map((line) => (
          <li key={line.seat} class={line.acting ? "" : "done"}>
            <SeatBadge seat={line.seat} />
            <Icon name="mail" />
            <span>{line.acting ? t("lair-thinking") : t("lair-sealed")}</span>
            <span class="vh">{name(line.seat)}</span>
          </li>
        ))}
    </ul>
  );
}

/** The letters that were seen; one's own in blue. */
function Letters({ scene }: Shown) {
  const panel = scene.panels.find((one) => one.id === "letters");
  const mine = zoneOf(scene, `hand-${scene.seat}`)?.pieces ?? [];
  if (!panel) return null;
  return (
    <div class="letters-box">
      <span class="label">{panel.title}</span>
      <ul class="letters">
        {panel.facts.map((fact) => (
          <Letter key={fact.text} text={fact.text} mine={mine} />
        ))}
      </ul>
    </div>
  );
}

function Letter({ text, mine }: { text: string; mine: Piece[] }) {
  const [, letter = text, seen = "0", copies = "0"] = /^(\S+) (\d+)\/(\d+)$/.exec(text) ?? [];
  const own = mine.filter((piece) => piece.name === `taunt-${letter}`).length;
  const dot = (n: number) => (n < own ? "own" : n < Number(seen) ? "on" : "");
  return (
    <li title={text}>
      <span class="vh">{text}</span>
      <span aria-hidden="true">{letter}</span>
      <i aria-hidden="true">
        {Array.from({ length: Number(copies) }, (_, n) => (
          <u key={n} class={dot(n)} />
        ))}
      </i>
    </li>
  );
}
