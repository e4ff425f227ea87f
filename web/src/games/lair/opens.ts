// Whether a taunt is foiled, everyone answers under seal; the letters are opened together.
import type { Event as Told } from "../../stage/director";
import type { Opening } from "..";

/** All who were asked whether they foil a taunt; a letter has left the hand of whoever did. */
export function opens({ before, after, moved }: Told): Opening | null {
  const [question, , ...answering] = before.prompt.marks;
  if (question !== "foil" || after.prompt.marks[0] === "foil") return null;
  const laid = (seat: string) => moved.find(({ from, to }) => from?.holder === `hand-${seat}` && to?.holder === "discard");
  const discard = after.zones.find((zone) => zone.id === "discard")?.pieces ?? [];
  const opened = answering.map((seat) => ({
    seat: Number(seat),
    piece: discard.find((piece) => piece.id === laid(seat)?.to?.piece) ?? null,
  }));
  return { as: "letters", own: before.zones.some((zone) => zone.id === "raid" && zone.seat === before.seat), opened };
}
