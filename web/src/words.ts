// What the page says: Fluent catalogues, French first, switched in place.
import { FluentBundle, type FluentVariable, FluentResource } from "@fluent/bundle";
import { computed, effect, signal } from "@preact/signals";
import en from "../text/en.ftl";
import fr from "../text/fr.ftl";

export type Lang = "fr" | "en";

const catalogues = { fr, en };
export const lang = signal<Lang>(preferred());

const bundle = computed(() => {
  const made = new FluentBundle(lang.value, { useIsolating: false });
  made.addResource(new FluentResource(catalogues[lang.value]));
  return made;
});

/** The language of last time, else the browser's, else French. */
function preferred(): Lang {
  const kept = localStorage.getItem("lang");
  if (kept === "fr" || kept === "en") return kept;
  return navigator.language.startsWith("en") ? "en" : "fr";
}

export function speak(wanted: Lang): void {
  lang.value = wanted;
  localStorage.setItem("lang", wanted);
}

effect(() => {
  document.documentElement.lang = lang.value;
});

/** One sentence.  A missing key shows itself: a test finds it first. */
export function t(key: string, blanks: Record<string, FluentVariable> = {}): string {
  const message = bundle.value.getMessage(key);
  return message?.value ? bundle.value.formatPattern(message.value, blanks) : key;
}

export function has(key: string): boolean {
  return bundle.value.hasMessage(key);
}
