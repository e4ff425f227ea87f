// Stylesheets that come after the first page: of a game, and the fonts.

/** Adds a stylesheet, once. */
export function stylesheet(name: string): Promise<void> {
  const address = STYLESHEETS[name];
  if (!address || document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
  return new Promise((loaded) => {
    link.onload = link.onerror = () => loaded();
  });
}

/** What to do when the first picture is on the screen. */
export function afterTheFirstPicture(what: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(what)));
}
