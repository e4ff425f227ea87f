// Names that were used in this browser, the last one first: a family shares a tablet.
import { drawer } from "./kept";

const MOST = 6;

export function usedNames(): string[] {
  try {
    const found: unknown = JSON.parse(drawer.get("names") ?? "[]");
    return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

export function rememberName(name: string | undefined): void {
  const used = name?.trim();
  if (!used) return;
  const names = [used, ...usedNames().filter((other) => other !== used)];
  drawer.set("names", JSON.stringify(names.slice(0, MOST)));
}
