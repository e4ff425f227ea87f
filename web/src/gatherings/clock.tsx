// The clock of a round, by the time of the server: what is left of it, or how long it has been going; it stops
// when all results are in.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import type * as wire from "../protocol";
import { t } from "../words";

/** Seconds since 1970 by the server's clock, going on from when it was last told. */
function useServerTime(told: number): number {
  const [since, set] = useState(0);
  useEffect(() => {
    const begin = performance.now();
    set(0);
    const timer = setInterval(() => set((performance.now() - begin) / 1000), 1000);
    return () => clearInterval(timer);
  }, [told]);
  return told + since;
}

const two = (number: number) => String(number).padStart(2, "0");

/** `1:05:00`, `12:30`. */
function spoken(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, two(seconds % 60)];
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

export function RoundClock({ card, round }: { card: wire.EveningCard; round: wire.RoundCard }) {
  const now = useServerTime(card.now);
  if (round.told)
    return (
      <span class="clock told" role="timer">
        <Icon name="ok" />
        <small>{t("screen-all-told")}</small>
      </span>
    );
  const left = Math.ceil(round.ends - now);
  const seconds = round.ends ? Math.max(0, left) : Math.max(0, Math.floor(now - round.began));
  const words = !round.ends ? "screen-round-since" : left > 0 ? "screen-round-left" : "screen-round-over";
  return (
    <span class={`clock ${round.ends && left <= 0 ? "over" : ""}`} role="timer">
      {spoken(seconds)}
      <small>{t(words)}</small>
    </span>
  );
}
