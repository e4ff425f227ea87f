// The A-Team: a fortress in plan, one spiral corridor.
import { Die } from "../../art/die";
import { SeatBadge } from "../../art/seat";
import { Camera } from "../../scene/board";
import { moving, touchable } from "../../scene/element";
import { useLabel } from "../../scene/piece";
import { SeatState } from "../../scene/seats";
import { ZoneView } from "../../scene/zone";
import { useDesk, useName, useWord } from "../../table/context";
import type { Piece, Scene, SeatLine, Zone } from "../../table/filled";
import { Bust } from "./figure";
import { Fortress, kindOf } from "./fortress";
import { SignBox, signOf } from "./icons";
import type { Look } from "..";

function Board({ scene }: { scene: Scene }) {
  const zone = (id: string) => scene.zones.find((one) => one.id === id);
  const [dice, figures] = [zone("dice"), zone("figures")];
  const piles = ["talon", "discard"].map(zone).filter((one) => one !== undefined);
  return (
    <div class="ateam">
      <div class="wing">
        <ul class="team">
          {scene.seats.map((line) => (
            <Member key={line.seat} line={line} scene={scene} />
          ))}
        </ul>
        <Legend scene={scene} />
      </div>
      <Camera width={300}>
        <Fortress board={scene.boards[0]!} />
      </Camera>
      <div class="wing east">
        {figures ? <Choice zone={figures} /> : dice && <Dice zone={dice} />}
        <div class="piles">
          {piles.map((one) => (
            <ZoneView key={one.id} zone={one} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** A seat; the cards of the others are only backs, those before it are turns to sit out. */
function Member({ line, scene }: { line: SeatLine; scene: Scene }) {
  const name = useName();
  const zone = (kind: string) => scene.zones.find((one) => one.id === `${kind}-${line.seat}`);
  const [hand, bench] = [zone("hand"), zone("bench")];
  return (
    <li class={line.acting ? "acting" : ""}>
      <SeatBadge seat={line.seat} />
      <span class="who">
        <b>{name(line.seat)}</b>
        <SeatState line={line} mine={line.seat === scene.seat} />
        {bench && <Bench zone={bench} />}
      </span>
      {line.seat !== scene.seat && (
        <span class="backs" role="img" aria-label={`${hand?.title} : ${hand?.pieces.length}`}>
          {hand?.pieces.map((piece) => (
            <i key={piece.id} />
          ))}
        </span>
      )}
    </li>
  );
}

function Bench({ zone }: { zone: Zone }) {
  const label = useLabel();
  return (
    <span class="benched k-bench" role="img" aria-label={[zone.title, ...zone.pieces.map(label)].join(", ")}>
      {zone.pieces.map((piece) => (
        <SignBox key={piece.id} of="bench" />
      ))}
    </span>
  );
}

/** The kinds of spaces that are on this board. */
function Legend({ scene }: { scene: Scene }) {
  const word = useWord();
  const printed = scene.boards[0]!.places.filter((place) => place.marks.length);
  const kinds = [...new Set(printed.map(kindOf))].filter((kind) => kind !== "start" && kind !== "vault");
  return (
    <ul class="signs-key" aria-label={word("look-key")}>
      {kinds.map((kind) => (
        <li key={kind} class={`k-${kind}`}>
          <SignBox of={kind} />
          {word(`space-${kind}`)}
        </li>
      ))}
    </ul>
  );
}

/** The characters that nobody has taken. */
function Choice({ zone }: { zone: Zone }) {
  const desk = useDesk();
  const word = useWord();
  return (
    <section class="choice" data-zone={zone.id}>
      <h2>{zone.title}</h2>
      {zone.pieces.map((piece) => (
        <div key={piece.id} {...touchable(desk, { ...piece, label: word(piece.name) }, "free")}>
          <Bust name={piece.name} />
          <span>{word(piece.name)}</span>
        </div>
      ))}
    </section>
  );
}

/** The dice as they fell; whoever is to throw takes them. */
function Dice({ zone }: { zone: Zone }) {
  const desk = useDesk();
  const label = useLabel();
  return (
    <div class="dice" data-zone={zone.id}>
      {zone.pieces.map((die) => (
        <div key={die.id} {...touchable(desk, { ...die, label: label(die) }, "piece die")} {...moving(die.id, die.figure)}>
          <Die figure={die.figure} tint={die.name} />
        </div>
      ))}
    </div>
  );
}

function Card({ piece }: { piece: Piece }) {
  const word = useWord();
  const card = (piece.name || piece.back).replace("card-", "");
  if (!piece.name) return <span class="weave" />;
  return (
    <span class={`order k-${signOf(card)}`}>
      <span class="emblem">
        <SignBox of={signOf(card)} />
        {/\d/.test(piece.figure) && <b>{piece.figure}</b>}
      </span>
      <span class="words">
        <strong>{word(piece.name)}</strong>
        <small>{word(`look-${card}`)}</small>
      </span>
    </span>
  );
}

const throws = { roll: ["die-blue"], dice: ["die-red", "die-blue"] };

export const look: Look = { Board, Card, Notes: Legend, drawn: ["signs"], throws };
