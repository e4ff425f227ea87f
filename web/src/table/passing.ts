// Time that passes while one looks.
import { useEffect, useState } from "preact/hooks";
import { t } from "../words";

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]; // seconds

/** Seconds since a moment of this page, counted on while that matters. */
export function usePassed(since: number, matters = true): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!matters) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [matters]);
  return (performance.now() - since) / 1000;
}

/** A stretch of time in its largest unit; less than a minute in seconds. */
export function stretch(seconds: number): string {
  if (seconds >= DAY) return t("days", { count: Math.floor(seconds / DAY) });
  if (seconds >= HOUR) return t("hours", { count: Math.floor(seconds / HOUR) });
  if (seconds >= MINUTE) return t("minutes", { count: Math.floor(seconds / MINUTE) });
  return t("seconds", { count: Math.max(0, Math.floor(seconds)) });
}

/** The hour and minute of a moment, as seconds since 1970. */
export function hour(at: number): string {
  const time = new Date(at * 1000);
  return `${String(time.getHours()).padStart(2, "0")}:${String(time.getMinutes()).padStart(2, "0")}`;
}
