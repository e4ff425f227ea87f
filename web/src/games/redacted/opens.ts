// Whoever meets chooses a card under seal; both are opened together, before those who may see them.
import type { Event as Told } from "../../stage/director";
import type { Scene } from "../../table/filled";
import type { Opening } from "..";

/** The cards of a meeting, once both can be seen. */
export function opens({ before, after }: Told): Opening | null {
  const open = (scene: Scene) => (scene.zones.find((zone) => zone.id === "meeting")?.pieces ?? []).filter((piece) => piece.name);
  if (open(after).length < 2 || open(before).length > 1) return null;
  const opened = open(after).map((piece) => ({ seat: piece.seat, piece }));
  return { as: "cards", own: opened.some((one) => one.seat === after.seat), opened };
}
