// "Your turn": in the title, by a small sound, by a notification where it is allowed.
import { notices, sounds } from "../desk";
import { t } from "../words";

let rung = false;

export function attend(mine: boolean, title: string): void {
  document.title = mine ? `● ${t("your-turn")} · ${title}` : `${title} · filature`;
  if (mine && !rung) ring(title);
  rung = mine;
}

function ring(title: string): void {
  if (sounds.value === "on") chime();
  if (notices.value === "on" && document.hidden) new Notification(t("your-turn"), { body: title, tag: "turn" });
}

/** Two soft notes. */
function chime(): void {
  const audio = new AudioContext();
  for (const [n, pitch] of [523, 659].entries()) {
    const [note, volume] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + n * 0.12;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.4);
  }
}
