// "Your turn": in the title, by a point on the icon, a small sound, a notification where it is allowed.
import usual from "../../icons/favicon.svg";
import pointed from "../../icons/icon-yourturn.svg";
import { notices } from "../desk";
import { sound } from "../sound";
import { t } from "../words";

let rung = false;

export function attend(mine: boolean, title: string): void {
  document.title = mine ? `● ${t("your-turn")} · ${title}` : `${title} · filature`;
  if (mine !== rung) mark(mine ? pointed : usual);
  if (mine && !rung) ring(title);
  rung = mine;
}

function mark(icon: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = `data:image/svg+xml,${encodeURIComponent(icon)}`;
}

function ring(title: string): void {
  sound("turn");
  if (notices.value === "on" && document.hidden) new Notification(t("your-turn"), { body: title, tag: "turn" });
}
