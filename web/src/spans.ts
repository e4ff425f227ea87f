// How long something has been, and how long it may still be, in few words.
import { lang, t } from "./words";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;

/** `10 min`, `5 h`, `6 jours`: in one unit, rounded down. */
export function span(seconds: number): string {
  if (seconds < MINUTE) return t("span-moment");
  if (seconds < HOUR) return t("span-minutes", { count: Math.floor(seconds / MINUTE) });
  if (seconds < 2 * DAY) return t("span-hours", { count: Math.floor(seconds / HOUR) });
  return t("span-days", { count: Math.floor(seconds / DAY) });
}

/** What is left on a clock: to the second when it is little. */
export function rest(seconds: number): string {
  if (seconds >= HOUR) return span(seconds);
  const [minutes, left] = [Math.floor(Math.max(0, seconds) / MINUTE), Math.floor(Math.max(0, seconds) % MINUTE)];
  return minutes ? t("span-clock", { minutes, seconds: String(left).padStart(2, "0") }) : t("span-seconds", { count: left });
}

/** A day, as one says it: `dimanche`, `12 novembre`. */
export function day(at: number, now: number): string {
  const near = now - at < 6 * DAY;
  const how: Intl.DateTimeFormatOptions = near ? { weekday: "long" } : { day: "numeric", month: "long" };
  return new Intl.DateTimeFormat(lang.value, how).format(new Date(at * 1000));
}
