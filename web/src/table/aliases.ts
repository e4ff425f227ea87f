// The names under which somebody has sat down in this browser, the last one first.
import { signal } from "@preact/signals";
import { drawer } from "../kept";

const MOST = 4;

function found(): string[] {
  try {
    const kept: unknown = JSON.parse(drawer.get("names") ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export const aliases = signal(found());

export function usedAlias(name: string): void {
  if (!name.trim()) return;
  aliases.value = [name, ...aliases.value.filter((one) => one !== name)].slice(0, MOST);
  drawer.set("names", JSON.stringify(aliases.value));
}
