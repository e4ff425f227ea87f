// The page that a browser keeps for when nobody answers: in one's language, with what is wrong.
const SOON = 3000; // milliseconds

const spoken = /filature_lang=(fr|en)/.exec(document.cookie)?.[1] ?? (navigator.language.startsWith("en") ? "en" : "fr");
const dark = matchMedia("(prefers-color-scheme: dark)").matches;
document.documentElement.lang = spoken;
document.documentElement.dataset.theme = dark ? "dark" : "light";
for (const part of document.querySelectorAll<HTMLElement>("section")) part.hidden = part.lang !== spoken;

function tell(): void {
  const state = navigator.onLine ? "server" : "network";
  for (const part of document.querySelectorAll<HTMLElement>("[data-state]")) part.hidden = part.dataset.state !== state;
}

/** Comes back by itself as soon as somebody answers. */
async function look(): Promise<void> {
  tell();
  const answer = await fetch("/health", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
  else setTimeout(look, SOON);
}

for (const button of document.querySelectorAll("button")) button.addEventListener("click", () => location.reload());
addEventListener("online", () => location.reload());
tell();
setTimeout(look, SOON);
