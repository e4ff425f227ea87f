// Before I Kill You: a card table of villains' lairs.
import { Drawing } from "../../art/drawing";
import { Icon } from "../../art/icons";
import { SeatBadge } from "../../art/seat";
import { PieceView } from "../../scene/piece";
import { SeatState } from "../../scene/seats";
import { useDesk, useName, useWord } from "../../table/context";
import type { Fact, Piece, Scene, SeatLine, Zone } from "../../table/filled";
import { t } from "../../words";
import type { Look } from "..";
import { art } from "./art";
import { opens } from "./opens";
import { Ruler } from "./ruler";
import { Trapdoor } from "./trapdoor";

export const look: Look = { Board: CardTable, Card: Face, Aside: Beside, drawn: ["letters"], stages, opens };

/** Spies that are killed fall through the trapdoor. */
function stages(done: string[]): string[] {
  return done.includes("kill") ? ["raid"] : [];
}

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
  const live = choosing.answers(zone.id);
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
  const word = useWord();
  return (
    <>
      {zone.figure}
      <small>{word("look-size")}</small>
    </>
  );
}

function Ruin() {
  const word = useWord();
  return (
    <span class="none">
      <Drawing of={art.rubble!} />
      <span>{word("look-none")}</span>
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
  const [question, , ...answering] = scene.prompt.marks;
  const asked = scene.seats.filter((line) => answering.includes(String(line.seat)));
  return (
    <>
      {question === "foil" && <Envelopes asked={asked} />}
      <Letters scene={scene} />
    </>
  );
}

/** Everyone answers in secret: who still thinks, whose envelope is sealed. */
function Envelopes({ asked }: { asked: SeatLine[] }) {
  const [name, word] = [useName(), useWord()];
  return (
    <ul class="envelopes">
      {asked.map((line) => (
        <li key={line.seat} class={line.acting ? "" : "done"}>
          <SeatBadge seat={line.seat} />
          <Icon name="mail" />
          <span>{word(line.acting ? "look-thinking" : "look-sealed")}</span>
          <span class="vh">{name(line.seat)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The letters that were seen; one's own in blue. */
function Letters({ scene }: Shown) {
  const panel = scene.panels.find((one) => one.id === "letters");
  if (!panel) return null;
  return (
    <div class="letters-box">
      <span class="label">{panel.title}</span>
      <ul class="letters">
        {panel.facts.map((fact) => (
          <Letter key={fact.marks[0]} fact={fact} />
        ))}
      </ul>
    </div>
  );
}

function Letter({ fact }: { fact: Fact }) {
  const [letter, seen, copies, own] = fact.marks;
  const dot = (n: number) => (n < Number(own) ? "own" : n < Number(seen) ? "on" : "");
  return (
    <li title={fact.text}>
      <span class="vh">{fact.text}</span>
      <span aria-hidden="true">{letter}</span>
      <i aria-hidden="true">
        {Array.from({ length: Number(copies) }, (_, n) => (
          <u key={n} class={dot(n)} />
        ))}
      </i>
    </li>
  );
}
