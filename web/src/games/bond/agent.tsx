import { SeatMark } from "../../art/seat";
import { moving, touchable } from "../../scene/element";
import { useLabel } from "../../scene/piece";
import { useDesk } from "../../table/context";
import type { Piece } from "../../table/filled";

/** A figure: shape, letter and colour of its seat. */
export function Agent({ piece, x, y, size = 0.82 }: { piece: Piece; x: number; y: number; size?: number }) {
  const desk = useDesk();
  const label = useLabel()(piece);
  const mine = piece.seat === desk.seat.value ? "mine" : "";
  const props = desk.choosing.answers(piece.id)
    ? touchable(desk, { ...piece, label }, `agent ${mine}`)
    : { class: `agent ${mine} ${desk.moved(piece.id) ? "moved" : ""}`, "aria-hidden": true };
  return (
    <g transform={`translate(${x} ${y})`}>
      <g {...props} {...moving(piece.id, "")}>
        {mine && <circle class={`halo seat-${piece.seat}`} r={size * 15.5} />}
        <g transform={`scale(${size}) translate(-14 -14)`}>
          <g class="edge">
            <SeatMark seat={piece.seat} />
          </g>
          <SeatMark seat={piece.seat} />
        </g>
      </g>
    </g>
  );
}
