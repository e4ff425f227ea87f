// Cards, pawns, dice and tokens that lie in a zone.
import { Die } from "../art/die";
import { SeatMark } from "../art/seat";
import { useLook } from "../games";
import { useDesk, useName, useWord } from "../table/context";
import { NOBODY, type Piece } from "../table/filled";
import { t } from "../words";
import { moving, touchable } from "./element";

/** What a screen reader says of a piece. */
export function useLabel(): (piece: Piece) => string {
  const [word, name] = [useWord(), useName()];
  return (piece) => {
    const face = piece.name ? word(piece.name) : piece.back ? word(piece.back) : t(`piece-${piece.kind}`);
    const owner = piece.seat !== NOBODY && piece.kind === "pawn" ? name(piece.seat) : "";
    return [owner, face, piece.figure].filter(Boolean).join(", ");
  };
}

export function PieceView({ piece, class: extra = "" }: { piece: Piece; class?: string }) {
  const desk = useDesk();
  const label = useLabel()(piece);
  const props = touchable(desk, { ...piece, label }, `${classOf(piece)} ${extra}`);
  const live = desk.choosing.offers(piece.id);
  return (
    <div {...props} {...moving(piece.id, piece.name || piece.back)} aria-label={live ? undefined : label}>
      {live && <span class="vh">{label}</span>}
      <span class="inside" aria-hidden="true">
        <Inside piece={piece} />
      </span>
    </div>
  );
}

function classOf(piece: Piece): string {
  const down = piece.kind === "card" && !piece.name ? "back" : "";
  return `piece ${piece.kind} ${down} ${piece.name || piece.back}`;
}

function Inside({ piece }: { piece: Piece }) {
  const look = useLook();
  if (piece.kind === "die") return <Die figure={piece.figure} tint={piece.id} />;
  if (piece.kind === "pawn" && piece.seat >= 0) return <Pawn seat={piece.seat} />;
  if (piece.kind !== "card") return <Token piece={piece} />;
  const Face = look?.Card ?? PlainCard;
  return <Face piece={piece} />;
}

/** A token, or a pawn that is nobody's yet: its figure, else the beginning of its name. */
function Token({ piece }: { piece: Piece }) {
  const word = useWord();
  return <b class="figure">{piece.figure || word(piece.name).slice(0, 2)}</b>;
}

export function Pawn({ seat }: { seat: number }) {
  return (
    <svg class="seat" viewBox="0 0 28 28" aria-hidden="true">
      <SeatMark seat={seat} />
    </svg>
  );
}

/** A card without art: its figure and its name. */
export function PlainCard({ piece }: { piece: Piece }) {
  const word = useWord();
  if (!piece.name) return <span class="weave">{piece.figure}</span>;
  return (
    <span class="face">
      {piece.figure && <b class="val">{piece.figure}</b>}
      <span class="name">{word(piece.name)}</span>
    </span>
  );
}
