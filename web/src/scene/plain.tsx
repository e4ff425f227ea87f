// The plain look: any scene can be played in it.
import type { Scene } from "../table/filled";
import { BoardView } from "./board";
import { SeatList } from "./seats";
import { ZoneView } from "./zone";

export interface Shown {
  scene: Scene;
}

/** Everything but one's own hand, which lies in the tray. */
export function PlainTable({ scene }: Shown) {
  return (
    <div class="plain">
      <SeatList seats={scene.seats} />
      {scene.boards.map((board) => (
        <BoardView key={board.id} board={board} />
      ))}
      <Zones scene={scene} />
    </div>
  );
}

export function Zones({ scene }: Shown) {
  const others = scene.zones.filter((zone) => !inTray(scene, zone));
  return (
    <div class="zones">
      {others.map((zone) => (
        <ZoneView key={zone.id} zone={zone} />
      ))}
    </div>
  );
}

export function inTray(scene: Scene, zone: Scene["zones"][number]): boolean {
  return zone.kind === "hand" && zone.seat === scene.seat;
}
