// Who sits at the table, down the side of a board: badge, name, and what is known of them.
import type { ComponentChildren } from "preact";
import { SeatBadge } from "../art/seat";
import { SeatState } from "../scene/seats";
import { useName } from "../table/context";
import type { Scene } from "../table/filled";
import { t } from "../words";

interface RailProps {
  scene: Scene;
  /** What the game adds to a seat. */
  more?: (seat: number) => ComponentChildren;
}

export function Rail({ scene, more }: RailProps) {
  const name = useName();
  return (
    <ul class="rail" tabIndex={0} aria-label={t("the-seats")}>
      {scene.seats.map((line) => (
        <li key={line.seat} class={`${line.acting ? "acting" : ""} ${line.seat === scene.seat ? "mine" : ""}`}>
          <SeatBadge seat={line.seat} />
          <span class="who">
            <b>{name(line.seat)}</b>
            <SeatState line={line} mine={line.seat === scene.seat} />
            {more?.(line.seat)}
          </span>
        </li>
      ))}
    </ul>
  );
}
