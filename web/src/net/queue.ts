// Results that found no network wait in this browser, and go when it is back.
import { signal } from "@preact/signals";
import { drawer } from "../kept";
import type * as wire from "../protocol";
import { Trouble } from "./api";
import { evenings } from "./circles";

const called = (id: string) => `results:${id}`;

export class Queue {
  readonly waiting = signal<wire.PlacesWish[]>([]);
  private going = false;

  constructor(private readonly id: string) {
    this.waiting.value = read(id);
  }

  /** Tells a result; null when it has to wait.  What the server refuses is thrown. */
  async tell(wish: wire.PlacesWish): Promise<wire.EveningCard | null> {
    try {
      return await evenings.tell(this.id, wish);
    } catch (trouble) {
      if (!isOffline(trouble)) throw trouble;
      const others = this.waiting.value.filter((one) => one.round !== wish.round || one.table !== wish.table);
      this.keep([...others, wish]);
      return null;
    }
  }

  /** Sends what waits, in its order; what is refused is dropped, and said. */
  async send(refused: (reason: string) => void): Promise<boolean> {
    if (this.going || !this.waiting.value.length) return false;
    this.going = true;
    try {
      for (const wish of [...this.waiting.value]) {
        try {
          await evenings.tell(this.id, wish);
        } catch (trouble) {
          if (isOffline(trouble)) return false;
          refused((trouble as Error).message);
        }
        this.keep(this.waiting.value.filter((one) => one !== wish));
      }
      return true;
    } finally {
      this.going = false;
    }
  }

  private keep(waiting: wire.PlacesWish[]): void {
    this.waiting.value = waiting;
    drawer.set(called(this.id), JSON.stringify(waiting));
  }
}

const isOffline = (trouble: unknown) => trouble instanceof Trouble && trouble.error === "offline";

function read(id: string): wire.PlacesWish[] {
  try {
    return JSON.parse(drawer.get(called(id)) ?? "[]") as wire.PlacesWish[];
  } catch {
    return [];
  }
}
