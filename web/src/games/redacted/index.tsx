// [redacted]: an architect's plan of an embassy, and what one hides in it.
import { Icon } from "../../art/icons";
import { Glyph, type GlyphName, isGlyph } from "../../art/glyphs";
import { SeatBadge } from "../../art/seat";
import { BoardView, Camera } from "../../scene/board";
import { Hold } from "../../scene/hold";
import { PieceView } from "../../scene/piece";
import { Row, ZoneView } from "../../scene/zone";
import { useName, useWord } from "../../table/context";
import type { Board, Piece, Scene, Zone } from "../../table/filled";
import { t } from "../../words";
import type { Look } from "..";
import { Rail } from "../rail";
import { Building } from "./building";
import { emblemOf, People, Roof, TitleBlock } from "./people";
import { opens } from "./opens";
import { shows } from "./plan";

export const look: Look = { Board: Table, Card: Face, Tray: Beside, opens, kin: "with-spies" };

interface Shown {
  scene: Scene;
}

const VIEW = { box: "8 -44 1324 1060", least: 720 };

const zoneOf = (scene: Scene, id: string) => scene.zones.find((zone) => zone.id === id);

function Table({ scene }: Shown) {
  const [board] = scene.boards;
  return (
    <div class="plan-table">
      <Rail scene={scene} more={(seat) => <Objects zone={zoneOf(scene, `hand-${seat}`)} />} />
      <div class="plan">{board && (shows(board) ? <Plan board={board} scene={scene} /> : <BoardView board={board} />)}</div>
    </div>
  );
}

function Plan({ board, scene }: { board: Board; scene: Scene }) {
  return (
    <Camera width={VIEW.least}>
      <svg class="embassy" viewBox={VIEW.box} data-board={board.id}>
        <Building board={board} me={scene.seat} />
        <TitleBlock scene={scene} />
        <Roof board={board} scene={scene} />
        <People board={board} me={scene.seat} />
      </svg>
    </Camera>
  );
}

/** How many objects somebody holds. */
function Objects({ zone }: { zone: Zone | undefined }) {
  if (!zone) return null;
  const count = zone.pieces.length + zone.hidden;
  return (
    <span class="counts" role="img" aria-label={`${zone.title} : ${count}`}>
      <Glyph name="briefcase" size={15} />
      {count}
    </span>
  );
}

// Cards --------------------------------------------------------------------------------

const CRUCIAL = ["secrets", "bomb", "virus", "antivirus"]; // the exclamation mark is printed on these

function Face({ piece }: { piece: Piece }) {
  const word = useWord();
  if (!piece.name) return <Back />;
  const [kind = "", thing = ""] = piece.name.split(/-(.*)/s);
  const nation = /_(red|blue|yellow)$/.exec(piece.name)?.[1] ?? (kind === "nation" ? thing : "");
  return (
    <span class={`face ${kind} ${nation}`}>
      {kind === "kind" && CRUCIAL.includes(stemOf(thing)) && <i class="bang">!</i>}
      <Picture name={pictureOf(kind, thing)} />
      <span class="name">{word(piece.name)}</span>
      {piece.figure && <b class="letter">{piece.figure === ">" ? word("look-beats") : piece.figure}</b>}
    </span>
  );
}

/** The pictogram of an object, a card or a nation. */
function pictureOf(kind: string, thing: string): string {
  if (kind === "nation") return emblemOf(thing);
  return stemOf(thing) === "case" ? "briefcase" : stemOf(thing);
}

/** `secrets` of `secrets_red`. */
const stemOf = (thing: string) => thing.split("_")[0]!;

function Picture({ name }: { name: string }) {
  return isGlyph(name) ? <Glyph name={name as GlyphName} class="art" /> : <span class="art" />;
}

function Back() {
  return (
    <span class="bars">
      <i />
      <i />
      <i />
    </span>
  );
}

// Beside the hand ----------------------------------------------------------------------

function Beside({ scene }: Shown) {
  const [loyalty, look] = [zoneOf(scene, `loyalty-${scene.seat}`), zoneOf(scene, "look")];
  return (
    <>
      {loyalty && <Loyalty zone={loyalty} />}
      <Meeting scene={scene} />
      {look && <ZoneView zone={look} class="asked" />}
      <div class="piles">
        {["pile", "discard", "tiles"].map((id) => {
          const zone = zoneOf(scene, id);
          return zone && <PileView key={id} zone={zone} />;
        })}
      </div>
    </>
  );
}

function Loyalty({ zone }: { zone: Zone }) {
  const word = useWord();
  const [piece] = zone.pieces;
  const cover = (
    <span class="cover-of-loyalty">
      <b>{word("look-loyalty")}</b>
      <i class="ink-bar" />
      <i class="ink-bar" />
      <small>{t("hold-to-look")}</small>
    </span>
  );
  return (
    <Hold class="loyalty" zone={zone.id} label={`${zone.title}, ${t("hold-to-look")}`} cover={cover}>
      <Glyph name={emblemOf(piece!.name.replace("nation-", ""))} class={`art ${piece!.name}`} />
      <b>{word(piece!.name)}</b>
    </Hold>
  );
}

/** The five cards, always at the same place, and who has sealed a choice. */
function Meeting({ scene }: Shown) {
  const word = useWord();
  const [cards, meeting] = [zoneOf(scene, "cards"), zoneOf(scene, "meeting")];
  if (!cards && !meeting) return null;
  return (
    <section class="zone meeting asked">
      <h2 class="zone-title">
        <span>{word("look-face-to-face")}</span>
        {meeting && <Sealed scene={scene} zone={meeting} />}
      </h2>
      {cards && <Row zone={cards} />}
      {!cards && meeting && <Row zone={meeting} />}
    </section>
  );
}

/** Sealed or thinking, and nothing more. */
function Sealed({ scene, zone }: Shown & { zone: Zone }) {
  const [name, word] = [useName(), useWord()];
  const sealed = zone.pieces.map((piece) => piece.seat);
  const shown = zone.pieces.length > 1 && zone.pieces.every((piece) => piece.name);
  const thinking = scene.seats.filter((line) => line.acting && !sealed.includes(line.seat)).map((line) => line.seat);
  return (
    <span class="sealed">
      {[...sealed, ...thinking].sort().map((seat) => (
        <span key={seat}>
          <SeatBadge seat={seat} />
          <span class="vh">{name(seat)}</span>
          {!shown && word(sealed.includes(seat) ? "look-sealed" : "look-thinking")}
        </span>
      ))}
    </span>
  );
}

/** A pile that opens when it is asked for. */
function PileView({ zone }: { zone: Zone }) {
  if (!zone.pieces.length) return <p class="pile-line">{zone.title}</p>;
  return (
    <details class="pile-line">
      <summary>
        {zone.title} <Icon name="down" />
      </summary>
      <div class="pile-sheet">
        {zone.pieces.map((piece) => (
          <PieceView key={piece.id} piece={piece} />
        ))}
      </div>
    </details>
  );
}
