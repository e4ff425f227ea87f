// "Your turn": in the title, by a small sound, by a notification where it is allowed.
import { notices } from "../desk";
import { sound } from "../sound";
import { t } from "../words";

let rung = false;

/** The title of the page: somebody who reminds, one's turn, and how much was said meanwhile. */
export function attend(mine: boolean, title: string, unread = 0, reminder = ""): void {
  const count = unread ? `(${unread}) ` : "";
  document.title = count + (reminder ? `● ${reminder} · ${title}` : mine ? `● ${t("your-turn")} · ${title}` : `${title} · filature`);
  if (mine && !rung) ring(title);
  rung = mine;
}

/** A sound; where nobody looks and it is allowed, a notification. */
export function ring(title: string, text = t("your-turn")): void {
  sound("turn");
  if (notices.value === "on" && document.hidden) new Notification(text, { body: title, tag: "turn" });
}
