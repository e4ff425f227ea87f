// "Your turn": in the title, by a point on the icon, a small sound, a notification where it is allowed.
import usual from "../../icons/favicon.svg";
import pointed from "../../icons/icon-yourturn.svg";
import { notices } from "../desk";
import { sound } from "../sound";
import { t } from "../words";

let rung = false;

/** The title of the page: somebody who reminds, one's turn, and how much was said meanwhile. */
export function attend(mine: boolean, title: string, unread = 0, reminder = ""): void {
  const count = unread ? `(${unread}) ` : "";
  document.title = count + (reminder ? `● ${reminder} · ${title}` : mine ? `● ${t("your-turn")} · ${title}` : `${title} · filature`);
  if (mine !== rung) mark(mine ? pointed : usual);
  if (mine && !rung) ring(title);
  rung = mine;
}

function mark(icon: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = `data:image/svg+xml,${encodeURIComponent(icon)}`;
}

/** A sound; where nobody looks and it is allowed, a notification. */
export function ring(title: string, text = t("your-turn")): void {
  sound("turn");
  if (notices.value === "on" && document.hidden) new Notification(text, { body: title, tag: "turn" });
}
