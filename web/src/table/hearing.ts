// What is said at a table as one hears it: what is new, and whom one does not want to hear.
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { drawer } from "../kept";
import type * as wire from "../protocol";
import type { Sitting } from "./sitting";

export interface Hearing {
  lines: ReadonlySignal<wire.ChatLine[]>; // of those whom one hears
  unread: ReadonlySignal<number>;
  muted: ReadonlySignal<string[]>; // by name; only this browser knows
  mute: (name: string, quiet: boolean) => void;
  /** All that was said has been in sight. */
  seen: () => void;
}

function list(kept: string | null): string[] {
  try {
    const found: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

export function hearing({ id, chat, seat }: Pick<Sitting, "id" | "chat" | "seat">): Hearing {
  const muted = signal(list(drawer.get(`muted ${id}`)));
  const read: Signal<number> = signal(Number(drawer.get(`read ${id}`) ?? 0));
  const lines = computed(() => chat.value.filter((line) => !muted.value.includes(line.name)));
  const strange = (line: wire.ChatLine) => line.seat < 0 || line.seat !== seat.value;
  return {
    ...{ lines, muted },
    unread: computed(() => lines.value.filter((line) => line.number > read.value && strange(line)).length),
    mute(name, quiet) {
      muted.value = [...muted.value.filter((one) => one !== name), ...(quiet ? [name] : [])];
      drawer.set(`muted ${id}`, JSON.stringify(muted.value));
    },
    seen() {
      const last = chat.value.at(-1)?.number ?? 0;
      if (last <= read.value) return;
      read.value = last;
      drawer.set(`read ${id}`, String(last));
    },
  };
}
