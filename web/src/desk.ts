// How this browser likes it: theme, sounds, notifications.  Nothing here leaves it.
import { effect, signal, type Signal } from "@preact/signals";
import { drawer } from "./kept";

export function kept(name: string, otherwise: string): Signal<string> {
  const value = signal(drawer.get(name) ?? otherwise);
  effect(() => drawer.set(name, value.value));
  return value;
}

const night = matchMedia("(prefers-color-scheme: dark)");
export const theme = kept("theme", "auto"); // light, dark, auto
export const sounds = kept("sounds", "off");
export const notices = kept("notices", "off");
const dark = signal(night.matches);
night.addEventListener("change", () => (dark.value = night.matches));

export function isDark(): boolean {
  return theme.value === "auto" ? dark.value : theme.value === "dark";
}

export function otherTheme(): void {
  theme.value = isDark() ? "light" : "dark";
}

effect(() => {
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
});

export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The name by which this guest was last known; the server has the last word. */
export const guest = signal("");
