// The first decision: a desk with the mission on it, what Q hands out, and the code names.
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { touchable } from "../../scene/element";
import { useDesk, useName, useWord } from "../../table/context";
import type { Piece, Scene, Zone } from "../../table/filled";
import { capital, Sign } from "./icons";
import { Telegram } from "./notes";

export function Dossier({ scene, codes }: { scene: Scene; codes: Zone }) {
  const word = useWord();
  const [away, lay] = useState(false); // the map is looked at
  if (away)
    return (
      <button class="btn main dossier-back" onClick={() => lay(false)}>
        {word("look-dossier")}
      </button>
    );
  return (
    <div class="dossier-desk">
      <Telegram scene={scene} />
      <section class="kit">
        <Issued scene={scene} />
        <h2>{codes.title}</h2>
        <div class="badges">
          {codes.pieces.map((piece) => (
            <Badge key={piece.id} piece={piece} />
          ))}
        </div>
        <div class="row">
          <Off />
          <button class="btn quiet" onClick={() => lay(true)}>
            <Icon name="eye" />
            {word("look-world")}
          </button>
        </div>
      </section>
    </div>
  );
}

/** What one's own cards are worth at the start. */
function Issued({ scene }: { scene: Scene }) {
  const word = useWord();
  const stock = scene.zones.find((zone) => zone.id === `stock-${scene.seat}`);
  return (
    <>
      <h2>{word("look-issued")}</h2>
      <ul class="issued">
        {stock?.pieces.map((piece) => (
          <li key={piece.id} class={piece.name}>
            <span>
              <Sign of={piece.name} />
              {capital(word(piece.name))}
            </span>
            <strong>{piece.figure}</strong>
          </li>
        ))}
      </ul>
      <p class="small">{word("look-issued-text")}</p>
    </>
  );
}

/** A badge with a code name: free, somebody's, or the one that is played for. */
function Badge({ piece }: { piece: Piece }) {
  const [word, name, desk] = [useWord(), useName(), useDesk()];
  const state = piece.seat >= 0 ? name(piece.seat) : word(piece.name);
  const free = desk.choosing.offers(piece.id);
  return (
    <div {...touchable(desk, { ...piece, label: `${piece.figure}, ${state}` }, `badge ${piece.name}`)}>
      <b>{piece.figure}</b>
      {!free && <small>{state}</small>}
    </div>
  );
}

/** The last word, beside the badges. */
function Off() {
  const { choosing } = useDesk();
  const armed = choosing.begun.value ? choosing.armed.value : null;
  if (!armed) return null;
  return (
    <button class="btn go" onClick={() => choosing.confirm()}>
      {armed.label}
    </button>
  );
}
