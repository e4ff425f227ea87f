// What lies on the sea: the card of those in transit, and the key of the map.
import { useName, useWord } from "../../table/context";
import type { Piece, Scene } from "../../table/filled";
import { capital } from "./icons";
import { Agent } from "./agent";

const ROW = 25;

/** Who is in transit, where to, and for how many turns yet. */
export function Cartouche({ scene }: { scene: Scene }) {
  const zone = scene.zones.find((one) => one.id === "transit");
  if (!zone) return null;
  const height = 28 + zone.pieces.length * ROW;
  return (
    <g class="cartouche" transform={`translate(398 ${626 - height})`}>
      <rect width="204" height={height} rx="3" />
      <text class="title" x="12" y="18">
        {zone.title}
      </text>
      {zone.pieces.map((piece, n) => (
        <Traveller key={piece.id} piece={piece} y={38 + n * ROW} />
      ))}
    </g>
  );
}

function Traveller({ piece, y }: { piece: Piece; y: number }) {
  const word = useWord();
  const name = useName();
  const turns = Number(piece.figure);
  return (
    <g role="img" aria-label={`${name(piece.seat)}, ${word(piece.name)}, ${turns} ${word("look-left")}`}>
      <Agent piece={piece} x={22} y={y} />
      {Array.from({ length: turns }, (_, n) => (
        <circle key={n} class="turn" cx={46 + n * 12} cy={y} r="4" />
      ))}
      <text x={54 + turns * 12} y={y + 4}>
        {word(piece.name)}
      </text>
    </g>
  );
}

const KINDS = ["land", "sea", "space", "transit", "express"];

export function Key() {
  const word = useWord();
  const text = (kind: string) => capital(word(kind === "transit" || kind === "express" ? `look-${kind}` : `element-${kind}`));
  return (
    <g class="cartouche key" transform="translate(612 520)">
      <rect width="188" height="106" rx="3" />
      {KINDS.map((kind, n) => (
        <g key={kind} transform={`translate(0 ${15 + n * 16})`}>
          <path class={`line ${kind}`} d="M12 0H46" />
          <text x="56" y="4">
            {text(kind)}
          </text>
        </g>
      ))}
      <circle class="node fictional" cx="29" cy="93" r="5.5" />
      <text x="56" y="97">
        {word("look-fictional")}
      </text>
    </g>
  );
}
