// Who sits at the table, and what the game tells of them; who is there, and the time, is in the bar.
import { useEffect, useState } from "preact/hooks";
import { SeatBadge } from "../art/seat";
import { useDesk, useName } from "../table/context";
import type { SeatLine } from "../table/filled";
import { t } from "../words";

const [HOUR, DAY] = [3600, 86_400]; // seconds

export function SeatList({ seats }: { seats: SeatLine[] }) {
  return (
    <ul class="seats">
      {seats.map((line) => (
        <SeatItem key={line.seat} line={line} />
      ))}
    </ul>
  );
}

function SeatItem({ line }: { line: SeatLine }) {
  const { card } = useDesk();
  const name = useName();
  return (
    <li class={`seat-line ${line.acting ? "acting" : ""}`} style={{ "--seat": `var(--seat-${line.seat})` }}>
      <SeatBadge seat={line.seat} />
      <span class="who">
        <b>{name(line.seat)}</b>
        <SeatState line={line} mine={card.value?.seats[line.seat]?.mine === true} />
      </span>
      <span class="pts">{line.score}</span>
    </li>
  );
}

/** You, and the facts of the game. */
export function SeatState({ line, mine = false }: { line: SeatLine; mine?: boolean }) {
  const words = [mine && t("you"), ...line.facts.map((fact) => fact.text)];
  return <small>{words.filter(Boolean).join(" · ")}</small>;
}

export const levelName = (level: string) => t(`level-${level}`);

/** Seconds that are left to a seat, counted from the last state; null where no clock runs. */
export function useLeft(seat: number): number | null {
  const { card, state, since } = useDesk();
  const clock = state.value?.clocks?.find((one) => one.seat === seat);
  const [, tick] = useState(0);
  useEffect(() => {
    if (!clock) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  const passed = card.value?.paused ? 0 : (performance.now() - since.value) / 1000; // in a pause none does
  return clock ? Math.max(0, Math.round(clock.left - passed)) : null;
}

/** Minutes and seconds; where there are hours or days, those. */
export function clockText(seconds: number): string {
  if (seconds >= DAY) return t("clock-days", { count: Math.floor(seconds / DAY) });
  if (seconds >= HOUR) return t("clock-hours", { count: Math.floor(seconds / HOUR) });
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${minutes}:${String(rest).padStart(2, "0")}`;
}
