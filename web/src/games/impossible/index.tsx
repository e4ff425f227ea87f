// Mission Impossible: a city at night, seen from above, and a booklet to hold open.
import { Die } from "../../art/die";
import { Figure } from "../../art/figure";
import { Glyph, isGlyph } from "../../art/glyphs";
import { shapeOf, tintOf } from "../../art/tints";
import { address, Camera } from "../../scene/board";
import { pointing, touchable } from "../../scene/element";
import { Hold } from "../../scene/hold";
import { useDesk, useWord } from "../../table/context";
import type { Board, Piece, Scene, Zone } from "../../table/filled";
import { t } from "../../words";
import { Portrait } from "./face";
import { Scenery, VIEW } from "./city";
import { Plate } from "./plate";
import { Figures, Route, Squares } from "./squares";
import type { Look } from "..";
import { Rail } from "../rail";

export const look: Look = { Board: Table, Card: Face, Tray: Beside, reveals, throws: { roll: ["die"] }, kin: "with-spies" };

/** A clue was read: its reader alone sees which. */
function reveals(done: string[]): boolean {
  return done.some((one) => one.startsWith("read "));
}

interface Shown {
  scene: Scene;
}

const zoneOf = (scene: Scene, id: string) => scene.zones.find((zone) => zone.id === id);

function Table({ scene }: Shown) {
  const [board] = scene.boards;
  const [figures, die] = [zoneOf(scene, "figures"), zoneOf(scene, "die")];
  return (
    <div class="city-table">
      <Rail scene={scene} more={(seat) => <Whereabouts scene={scene} seat={seat} />} />
      <div class="print">
        {board && <City board={board} me={scene.seat} />}
        {board && <Plate board={board} me={scene.seat} />}
        {figures && <Choice zone={figures} />}
        {die && <Roll zone={die} />}
      </div>
    </div>
  );
}

/** Where a figure stands; to look at it lights its square. */
function Whereabouts({ scene, seat }: Shown & { seat: number }) {
  const [word, { choosing }] = [useWord(), useDesk()];
  const place = scene.boards[0]?.places.find((one) => one.pieces.some((piece) => piece.id === `pawn-${seat}`));
  if (!place?.name) return null;
  return (
    <button class="whereabouts" {...pointing(choosing, { element: place.id })}>
      {address(place, word)}
    </button>
  );
}

// The city -----------------------------------------------------------------------------

function City({ board, me }: { board: Board; me: number }) {
  return (
    <Camera width={VIEW.least}>
      <svg class="city" viewBox={VIEW.box} data-board={board.id}>
        <Scenery board={board} />
        <Route board={board} me={me} />
        <Squares board={board} me={me} />
        <Figures board={board} me={me} />
      </svg>
    </Camera>
  );
}

/** The figures that are still free. */
function Choice({ zone }: { zone: Zone }) {
  return (
    <section class="choice">
      <h2>{zone.title}</h2>
      <div>
        {zone.pieces.map((piece) => (
          <FreeFigure key={piece.id} piece={piece} />
        ))}
      </div>
    </section>
  );
}

function FreeFigure({ piece }: { piece: Piece }) {
  const word = useWord()(piece.name);
  return (
    <div {...touchable(useDesk(), { ...piece, label: word }, "free")} style={{ "--tint": tintOf(piece.name)[0] }}>
      <svg viewBox="-14 -34 28 38" aria-hidden="true">
        <Figure />
      </svg>
      <span>
        <svg class="shape" viewBox="-1 -2 31 32" aria-hidden="true">
          <path d={shapeOf(piece.name)} />
        </svg>
        {word}
      </span>
    </div>
  );
}

function Roll({ zone }: { zone: Zone }) {
  const [die] = zone.pieces;
  return (
    <div class="roll">
      <span class="thrown" key={die?.figure}>
        <Die figure={die?.figure ?? ""} />
      </span>
      <span>{zone.title}</span>
    </div>
  );
}

// Cards --------------------------------------------------------------------------------

/** A clue card; one that can be laid elsewhere says where it lies. */
function Face({ piece }: { piece: Piece }) {
  const [word, { newest }] = [useWord(), useDesk()];
  const feature = piece.name.replace("clue-", "");
  if (!piece.name) return <span class="seal" />;
  const lies = newest.value?.boards[0]?.places.find((place) => place.id === piece.figure);
  return (
    <span class="face clue">
      <Trait feature={feature} />
      <span class="name">{word(piece.name)}</span>
      {lies && <small class="where">{address(lies, word)}</small>}
    </span>
  );
}

/** A feature on a faint head; what is no feature of ours, as its pictogram or its name. */
function Trait({ feature }: { feature: string }) {
  if (feature === "diversion") return <Glyph name="diversion" class="art" />;
  return <Portrait features={[feature]} only />;
}

// Beside the hand ----------------------------------------------------------------------

function Beside({ scene }: Shown) {
  const [identity, prey] = [zoneOf(scene, `identity-${scene.seat}`), zoneOf(scene, `prey-${scene.seat}`)];
  if (!identity || !prey) return null;
  return (
    <>
      <Booklet identity={identity} prey={prey} />
      <OwnCards scene={scene} />
      <Hunt scene={scene} />
    </>
  );
}

function Booklet({ identity, prey }: { identity: Zone; prey: Zone }) {
  const title = useWord()("look-booklet");
  const cover = (
    <span class="cover-of-booklet">
      <span class="stamp">{t("secret")}</span>
      <b>{title}</b>
      <small>{t("hold-to-look")}</small>
    </span>
  );
  return (
    <Hold class="booklet" zone={identity.id} label={`${title}, ${t("hold-to-look")}`} cover={cover}>
      <Portrait features={features(identity)} />
      <span class="lines">
        <b>{identity.title}</b>
        <b class="prey">{prey.title}</b>
        <Traits zone={prey} />
      </span>
    </Hold>
  );
}

const features = (zone: Zone) => zone.pieces.map((piece) => piece.name.replace("clue-", ""));

function Traits({ zone }: { zone: Zone }) {
  const word = useWord();
  return (
    <span class="traits">
      {zone.pieces.map((piece) => (
        <TraitMark key={piece.id} name={piece.name} word={word(piece.name)} />
      ))}
    </span>
  );
}

function TraitMark({ name, word }: { name: string; word: string }) {
  const feature = name.replace("clue-", "");
  return (
    <span class="trait" role="img" aria-label={word} title={word}>
      {isGlyph(feature) ? <Glyph name={feature} /> : word}
    </span>
  );
}

/** One's own cards that lie in the city. */
function OwnCards({ scene }: Shown) {
  const word = useWord();
  const mine = (scene.boards[0]?.places ?? []).flatMap((place) =>
    place.pieces.filter((piece) => piece.kind === "card" && piece.seat === scene.seat).map((piece) => ({ place, piece })),
  );
  if (!mine.length) return null;
  const cards = (open: boolean) =>
    mine.map(({ place, piece }) => (
      <span key={piece.id} class="own-card">
        {open ? <TraitMark name={piece.name} word={word(piece.name)} /> : <i class="seal" />}
        <small>{address(place, word)}</small>
      </span>
    ));
  return (
    <div class="own-cards">
      <h2>{word("look-own-cards")}</h2>
      <Hold label={`${word("look-own-cards")}, ${t("hold-to-look")}`} cover={<span class="own-row">{cards(false)}</span>}>
        <span class="own-row">{cards(true)}</span>
      </Hold>
    </div>
  );
}

/** Who hunts whom, all round: every line of the looks is marked with a hunter and its prey. */
function Hunt({ scene }: Shown) {
  const word = useWord();
  const pairs = scene.panels.find((panel) => panel.id === "looks")?.facts.map((fact) => fact.marks) ?? [];
  const round = [...pairs.map(([hunter]) => hunter), pairs.at(-1)?.[1]];
  return (
    <div class="hunt">
      <h2>{word("look-hunt")}</h2>
      <ol>
        {round.map((agent, n) => (
          <li key={n}>{word(agent ?? "")}</li>
        ))}
      </ol>
    </div>
  );
}
