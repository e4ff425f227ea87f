// Addresses: /, /new/GAME (?with=friends), /t/ID, /tables, /moi, /alerts, /cercles, /c/LINK, /e/ID (ecran, borne, affiche);
// a moment of a table is /t/ID#at=MOMENT&eye=EYE.
import { signal } from "@preact/signals";

export const path = signal(location.pathname);
export const query = signal(location.search);
export const hash = signal(location.hash.slice(1));

function look(): void {
  path.value = location.pathname;
  query.value = location.search;
  hash.value = location.hash.slice(1);
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  look();
  if (!replace) scrollTo(0, 0);
}

const OUTSIDE = ["/api/", "/docs"]; // files, and pages that are not of this script

/** Follows links of this site without loading the page again. */
export function followLinks(): void {
  document.addEventListener("click", (click) => {
    const link = (click.target as Element).closest("a");
    const plain = !click.defaultPrevented && !click.ctrlKey && !click.metaKey && !click.shiftKey;
    if (!link || !plain || click.button || link.target || link.download) return;
    if (link.origin !== location.origin || OUTSIDE.some((start) => link.pathname.startsWith(start))) return;
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

export function words(text: string): URLSearchParams {
  return new URLSearchParams(text);
}
