// What a bot would do in my place, with one reason and the rule that it rests on: ringed on the board, and
// an arrow where something would go somewhere.  It is for me to do it; nothing is picked.
import { useSignalEffect } from "@preact/signals";
import { useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { type Desk, useDesk } from "../table/context";
import type { Scene } from "../table/filled";
import { t } from "../words";
import { ClauseChip } from "./clause";
import { useSpot } from "./screen";

export function Advice() {
  const { choosing, advise, newest } = useDesk();
  const advice = choosing.advice.value;
  if (!advice) return null;
  const rule = advice.rule || "";
  return (
    <section class="advice" role="status" aria-label={t("advice")}>
      <p class="label">
        <Icon name="bulb" />
        {t("advice")}
      </p>
      <p class="what">{advice.choice.label}</p>
      <p>{advice.reason || t("hint-why")}</p>
      {rule ? (
        <blockquote>
          <ClauseChip clause={advice.clause} /> <span>{rule}</span>
        </blockquote>
      ) : (
        <ClauseChip clause={newest.value?.prompt.clause ?? ""} class="small-sign" />
      )}
      <p class="row">
        <button class="btn" onClick={() => choosing.forget()}>
          {t("hint-thanks")}
        </button>
        <button class="btn quiet" onClick={() => advise?.(advice.told)}>
          {t("hint-other")}
        </button>
      </p>
      <p class="small">{t("hint-shows")}</p>
    </section>
  );
}

// The arrow -----------------------------------------------------------------------------

interface Spot {
  x: number;
  y: number;
  reach: number; // how far from its middle an arrow ends
}

/** From what would move to where it would go; nothing when only one of them is in sight. */
export function AdviceArrow() {
  const desk = useDesk();
  const root = useRef<SVGSVGElement>(null);
  const [path, draw] = useState("");
  const advice = desk.choosing.advice.value;
  useSpot(() => {
    const found = advice && ends(desk, root.current?.closest(".table") ?? document);
    draw(found ? curve(...found) : "");
  }, [advice, desk.scene.value]);
  useSignalEffect(() => {
    if (desk.choosing.advice.value) inSight(desk);
  });
  return (
    <svg class="advice-arrow" aria-hidden="true" ref={root}>
      <marker id="advice-head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto-start-reverse">
        <path d="M0 0L10 5L0 10L2.5 5Z" />
      </marker>
      {path && <path class="casing" d={path} pathLength={1} />}
      {path && <path class="ink" d={path} pathLength={1} marker-end="url(#advice-head)" key={path} />}
    </svg>
  );
}

/** What is advised is brought into sight, where a board is larger than its window. */
function inSight(desk: Desk): void {
  const [id] = desk.choosing.elements(desk.choosing.advice.value!.choice.id);
  requestAnimationFrame(() => element(document, id ?? "")?.scrollIntoView({ block: "nearest", inline: "nearest" }));
}

/** My things that an option is about, and what else it is about; to a place of the board, my piece there. */
function ends(desk: Desk, root: ParentNode): [Spot, Spot] | null {
  const scene = desk.newest.value;
  const advice = desk.choosing.advice.value;
  if (!scene || !advice) return null;
  const ids = desk.choosing.elements(advice.choice.id);
  const own = mine(scene);
  const aims = ids.filter((id) => !own.has(id));
  const placed = scene.boards.some((board) => board.places.some((place) => aims.includes(place.id)));
  const from = spotOf(root, ids.filter((id) => own.has(id))) ?? spotOf(root, placed ? standing(scene) : []);
  const to = spotOf(root, aims);
  return from && to && Math.hypot(to.x - from.x, to.y - from.y) > from.reach + to.reach ? [from, to] : null;
}

function mine(scene: Scene): Set<string> {
  const zones = scene.zones.filter((zone) => zone.seat === scene.seat).flatMap((zone) => zone.pieces);
  return new Set([...zones.map((piece) => piece.id), ...standing(scene)]);
}

function standing(scene: Scene): string[] {
  const pieces = scene.boards.flatMap((board) => board.places.flatMap((place) => place.pieces));
  return pieces.filter((piece) => piece.seat === scene.seat).map((piece) => piece.id);
}

const element = (root: ParentNode, id: string): Element | null =>
  root.querySelector(`[data-id="${CSS.escape(id)}"], [data-piece="${CSS.escape(id)}"]`);

function spotOf(root: ParentNode, ids: string[]): Spot | null {
  for (const id of ids) {
    const box = element(root, id)?.getBoundingClientRect();
    if (!box?.width) continue;
    const reach = Math.min(box.width, box.height) / 2 + 4;
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, reach };
  }
  return null;
}

/** A bow between two spots, from the edge of one to that of the other. */
function curve(from: Spot, to: Spot): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy);
  const bow = { x: (from.x + to.x) / 2 + dy * 0.16, y: (from.y + to.y) / 2 - dx * 0.16 };
  const edge = (spot: Spot) => {
    const [bx, by] = [bow.x - spot.x, bow.y - spot.y];
    const share = Math.min(spot.reach, long / 3) / (Math.hypot(bx, by) || 1);
    return `${Math.round(spot.x + bx * share)} ${Math.round(spot.y + by * share)}`;
  };
  return `M${edge(from)}Q${Math.round(bow.x)} ${Math.round(bow.y)} ${edge(to)}`;
}
