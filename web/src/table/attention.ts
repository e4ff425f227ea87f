// "Your turn": in the title, by a small sound, by a notification where it is allowed.
import { notices } from "../desk";
import { sound } from "../sound";
import { t } from "../words";

let rung = false;

export function attend(mine: boolean, title: string): void {
  document.title = mine ? `● ${t("your-turn")} · ${title}` : `${title} · filature`;
  if (mine && !rung) ring(title);
  rung = mine;
}

function ring(title: string): void {
  sound("turn");
  if (notices.value === "on" && document.hidden) new Notification(t("your-turn"), { body: title, tag: "turn" });
}
