// What the page says: Fluent catalogues, French first, switched in place.
import { FluentBundle, type FluentVariable, FluentResource } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";

export type Lang = "fr" | "en";

const catalogues = {
  fr: () => import("../text/fr.ftl"),
  en: () => import("../text/en.ftl"),
};

const bundle = signal<FluentBundle | null>(null);
export const lang = signal<Lang>("fr");

/** The language of last time, else the browser's, else French. */
export function preferred(): Lang {
  const kept = localStorage.getItem("lang");
  if (kept === "fr" || kept === "en") return kept;
  return navigator.language.startsWith("en") ? "en" : "fr";
}

export async function speak(wanted: Lang): Promise<void> {
  const { default: text } = await catalogues[wanted]();
  const made = new FluentBundle(wanted, { useIsolating: false });
  made.addResource(new FluentResource(text));
  lang.value = wanted;
  bundle.value = made;
  localStorage.setItem("lang", wanted);
}

effect(() => {
  document.documentElement.lang = lang.value;
});

/** One sentence.  A missing key shows itself: a test finds it first. */
export function t(key: string, blanks: Record<string, FluentVariable> = {}): string {
  const message = bundle.value?.getMessage(key);
  return message?.value ? bundle.value!.formatPattern(message.value, blanks) : key;
}

export function has(key: string): boolean {
  return bundle.value?.hasMessage(key) ?? false;
}
