// Anything of a scene that can be pointed at.  A game's own component spreads `touchable(…)`
// over whatever it draws: clicks, keys, rings and names then work as everywhere.
import type { Choosing, Pointed } from "../table/choosing";
import type { Desk } from "../table/context";

export interface Thing {
  id: string;
  label: string;
  actions: number[];
}

/** Attributes by which a chooser knows what somebody looks at.  A finger that is lifted still points. */
export function pointing(choosing: Choosing, at: NonNullable<Pointed>) {
  const point = () => (choosing.pointed.value = at);
  const leave = () => choosing.unpoint(at);
  return {
    onPointerEnter: point,
    onPointerLeave: (event: PointerEvent) => event.pointerType !== "touch" && leave(),
    onFocus: (event: FocusEvent) => (event.currentTarget as Element).matches(":focus-visible") && point(),
    onBlur: leave,
  };
}

/** Attributes of an element that can be picked, or asked about. */
export function touchable(desk: Desk, thing: Thing, extra = "") {
  const light = desk.choosing.light(thing.id);
  const hint = desk.choosing.hinted(thing.id) ? "hinted" : "";
  const advice = desk.choosing.isAdvised(thing.id) ? "advised" : "";
  const live = desk.choosing.offers(thing.id);
  const touch = (event: Event) => {
    event.stopPropagation();
    desk.choosing.touch(thing.id);
  };
  return {
    "data-id": thing.id,
    class: [extra, light, hint, advice, desk.moved(thing.id) ? "moved" : ""].filter(Boolean).join(" "),
    role: live ? ("button" as const) : ("img" as const),
    tabindex: live ? 0 : -1,
    "aria-label": thing.label,
    "aria-pressed": live ? light === "picked" : undefined,
    ...pointing(desk.choosing, { element: thing.id }),
    onClick: touch,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      touch(event);
    },
  };
}

/** Attributes by which a piece is seen moving. */
export const moving = (id: string, face: string) => ({ "data-piece": id, "data-face": face });
