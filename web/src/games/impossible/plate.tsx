// The plate of a square: its address, how far it is, and whose.  Shown for what is looked at, by
// pointer, focus or finger, on the board or in the list; it lies over the window of the board, so
// that no edge cuts it.
import { useLayoutEffect, useRef } from "preact/hooks";
import { address } from "../../scene/board";
import type { Choosing } from "../../table/choosing";
import { useDesk, useName, useWord } from "../../table/context";
import type { Board, Place } from "../../table/filled";
import { t } from "../../words";
import { ways } from "./squares";

const [AIR, EDGE] = [14, 8]; // pixels above the square, and from the edges

interface PlateProps {
  board: Board;
  me: number;
}

/** The place that is looked at, else the one that is picked. */
function shown(places: Place[], choosing: Choosing): Place | undefined {
  const at = choosing.pointed.value;
  const armed = choosing.begun.value ? choosing.armed.value : null;
  const option = at && "option" in at ? at.option : armed?.id;
  const ids = at && "element" in at ? [at.element] : option === undefined ? [] : choosing.elements(option);
  return places.find((place) => ids.includes(place.id) || place.pieces.some((piece) => ids.includes(piece.id)));
}

export function Plate({ board, me }: PlateProps) {
  const desk = useDesk();
  const [word, name] = [useWord(), useName()];
  const plate = useRef<HTMLDivElement>(null);
  const place = shown(board.places, desk.choosing);
  useLayoutEffect(() => {
    if (plate.current && place) lay(plate.current, place.id);
  });
  if (!place?.name) return null;
  const steps = ways({ board, me }).get(place.id)?.steps;
  const whose = place.seat < 0 ? "" : place.seat === me ? t("place-mine") : t("place-of", { name: name(place.seat) });
  const told = [desk.choosing.offers(place.id) && steps ? `${word("look-distance")} ${steps}` : "", whose];
  return (
    <div class="plate" ref={plate} aria-hidden="true">
      <b>{address(place, word)}</b>
      <small>{told.filter(Boolean).join(" · ")}</small>
    </div>
  );
}

/** Above the square, else below it, inside the window. */
function lay(plate: HTMLElement, id: string): void {
  const holder = plate.offsetParent;
  const square = holder?.querySelector(`[data-id="${id}"]`)?.getBoundingClientRect();
  if (!holder || !square) return;
  const frame = holder.getBoundingClientRect();
  const [wide, high] = [plate.offsetWidth, plate.offsetHeight];
  const left = square.left + square.width / 2 - wide / 2 - frame.left;
  const above = square.top - frame.top - high - AIR;
  const top = above < EDGE ? square.bottom - frame.top + AIR : above;
  plate.style.left = `${Math.max(EDGE, Math.min(left, frame.width - wide - EDGE))}px`;
  plate.style.top = `${Math.max(EDGE, Math.min(top, frame.height - high - EDGE))}px`;
}
