// What this browser keeps.  Where it may keep nothing, the page remembers until it is closed.
import { signal } from "@preact/signals";

/** Whether all that should be kept is forgotten with the page. */
export const forgetful = signal(false);

/** Whether cookies are refused: a guest is one. */
export const cookieless = signal(false);

/** Keeps something in a cookie, and finds out whether that is possible at all. */
export function keepInCookie(text: string): void {
  try {
    document.cookie = text;
    cookieless.value = !document.cookie;
  } catch {
    cookieless.value = true;
  }
}

class Drawer {
  private readonly here = new Map<string, string>();

  /** To open it may be forbidden already. */
  constructor(private readonly open: () => Storage | null) {}

  get(name: string): string | null {
    try {
      return this.here.get(name) ?? this.open()!.getItem(name);
    } catch {
      return null;
    }
  }

  set(name: string, value: string): void {
    try {
      this.open()!.setItem(name, value);
      this.here.delete(name);
    } catch {
      this.here.set(name, value);
      forgetful.value = true;
    }
  }
}

/** For good. */
export const drawer = new Drawer(() => localStorage);

/** For this visit, until its tab is closed. */
export const visit = new Drawer(() => sessionStorage);
