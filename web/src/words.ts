// What the page says: Fluent catalogues, French first, switched in place.
import { FluentBundle, FluentNumber, type FluentVariable, FluentResource } from "@fluent/bundle";
import { computed, effect, signal } from "@preact/signals";
import en from "../text/en.ftl";
import fr from "../text/fr.ftl";
import { drawer, keepInCookie } from "./kept";
import { de } from "./names";

export type Lang = "fr" | "en";

const catalogues = signal<Record<Lang, string[]>>({ fr: [fr], en: [en] });
export const lang = signal<Lang>(preferred());

const bundle = computed(() => {
  const made = new FluentBundle(lang.value, { useIsolating: false, functions: { DE: ([name]) => de(String(name)) } });
  for (const text of catalogues.value[lang.value]) made.addResource(new FluentResource(text));
  return made;
});

/** The words of pages that come later, with them. */
export function learn(more: Record<Lang, string>): void {
  const { fr, en } = catalogues.value;
  catalogues.value = { fr: [...fr, more.fr], en: [...en, more.en] };
}

/** The language of last time, else the browser's, else French. */
function preferred(): Lang {
  const spoken = drawer.get("lang");
  if (spoken === "fr" || spoken === "en") return spoken;
  return navigator.language.startsWith("en") ? "en" : "fr";
}

export function speak(wanted: Lang): void {
  lang.value = wanted;
  drawer.set("lang", wanted);
}

effect(() => {
  document.documentElement.lang = lang.value;
  keepInCookie(`filature_lang=${lang.value}; Path=/; Max-Age=31536000; SameSite=Lax`); // what a page brings is in it
});

/** A small whole number, which every language writes alike: to make a formatter takes longer than
    to draw a board. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const counted = (blank: FluentVariable) =>
  Number.isInteger(blank) && Math.abs(blank as number) < 1000 ? new Count(blank as number) : blank;

/** One sentence.  A missing key shows itself: a test finds it first. */
export function t(key: string, blanks: Record<string, FluentVariable> = {}): string {
  const message = bundle.value.getMessage(key);
  if (!message?.value) return key;
  const filled = Object.entries(blanks).map(([name, blank]) => [name, counted(blank)]);
  return bundle.value.formatPattern(message.value, Object.fromEntries(filled));
}

/** A whole number with its thousands apart, as the language writes it. */
export function thousands(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, lang.value === "fr" ? "\u00a0" : ",");
}
