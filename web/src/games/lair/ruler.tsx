// The race to the goal, on a typewriter's scale: percentages, so that it stretches.
import { SeatBadge } from "../../art/seat";
import { useDesk, useName, useWord } from "../../table/context";
import type { Scene } from "../../table/filled";

export function Ruler({ scene }: { scene: Scene }) {
  const target = Number(useDesk().card.value?.options.target ?? 0);
  const [name, word] = [useName(), useWord()];
  const goal = Math.max(target, ...scene.seats.map((line) => line.score), 1);
  const at = (score: number) => `${((score / goal) * 100).toFixed(2)}%`;
  const spoken = [`${word("look-goal")} ${target}`, ...scene.seats.map((line) => `${name(line.seat)} ${line.score}`)];
  return (
    <div class="ruler" role="img" aria-label={`${word("look-race")} : ${spoken.join(", ")}`}>
      {Array.from({ length: goal + 1 }, (_, n) => (
        <i key={n} class={n % 5 ? "" : "five"} style={{ left: at(n) }}>
          {n % 5 ? "" : n}
        </i>
      ))}
      <span class="flag" style={{ left: at(target) }} />
      <Leap scene={scene} at={at} />
      {scene.seats.map((line) => (
        <span key={line.seat} class="at" style={{ left: at(line.score), "--up": stacked(scene, line.seat) }}>
          <SeatBadge seat={line.seat} />
        </span>
      ))}
    </div>
  );
}

/** How many seats with the same score stand below this one. */
function stacked(scene: Scene, seat: number): number {
  const score = scene.seats[seat]?.score;
  return scene.seats.slice(0, seat).filter((line) => line.score === score).length;
}

/** Where killing the spy would lead. */
function Leap({ scene, at }: { scene: Scene; at: (score: number) => string }) {
  const { state } = useDesk();
  const may = state.value?.options.some((option) => option.notation === "kill");
  const [, , worth, , total] = scene.prompt.marks;
  const score = scene.seats[scene.seat]?.score;
  if (!may || !worth || !total || score === undefined) return null;
  return (
    <>
      <span class="jump" style={{ left: at(score), width: at(Number(worth)) }}>
        <b>+{worth}</b>
      </span>
      <span class="at ghost" style={{ left: at(Number(total)) }}>
        {total}
      </span>
    </>
  );
}
