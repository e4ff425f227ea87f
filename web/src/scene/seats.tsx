// Who sits at the table, and what everyone sees of them.
import { useEffect, useState } from "preact/hooks";
import { SeatBadge } from "../art/seat";
import { useDesk, useName } from "../table/context";
import type { SeatLine } from "../table/filled";
import { t } from "../words";

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

/** You, a bot and its level, away, a stand-in, the clock, and the facts of the game. */
export function SeatState({ line, mine = false }: { line: SeatLine; mine?: boolean }) {
  const card = useDesk().card.value?.seats[line.seat];
  const words = [
    mine && t("you"),
    card?.who === "bot" && t("bot-level", { level: levelName(card.level ?? "") }),
    card?.who === "person" && !card.here && (card.stood_in ? t("stood-in") : t("away")),
    ...line.facts.map((fact) => fact.text),
  ];
  return (
    <small>
      {words.filter(Boolean).join(" · ")}
      <Countdown seat={line.seat} />
    </small>
  );
}

export const levelName = (level: string) => t(`level-${level}`);

/** Seconds that are left to a seat, counted from the last state. */
export function Countdown({ seat }: { seat: number }) {
  const { state, since } = useDesk();
  const clock = state.value?.clocks?.find((one) => one.seat === seat);
  const [, tick] = useState(0);
  useEffect(() => {
    if (!clock) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  if (!clock) return null;
  const left = Math.max(0, Math.round(clock.left - (performance.now() - since.value) / 1000));
  return <time class={`countdown ${left < 15 ? "short" : ""}`}>{clockText(left)}</time>;
}

export function clockText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${minutes}:${String(rest).padStart(2, "0")}`;
}
