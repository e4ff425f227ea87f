// From clicks to a notation.  Every element of a scene says which offered actions it belongs
// to; picking elements narrows the actions down until one is left.
import { batch, computed, signal } from "@preact/signals";
import type * as wire from "../protocol";
import { each } from "./each";
import type { Scene } from "./filled";

export type Light = "" | "legal" | "picked";

/** What somebody looks at, by pointer or by focus: an option of the list, or an element. */
export type Pointed = { option: number } | { element: string } | null;

/** What a bot would do, why, and what it has told before. */
export interface Advice {
  choice: wire.Choice;
  reason: string;
  clause: string;
  rule: string;
  told: string[];
}

/** What a chooser needs of a table. */
export interface Offer {
  scene: () => Scene | null;
  options: () => wire.Choice[];
  play: (choice: wire.Choice) => void;
  wonder: (element: string) => void;
}

/** Which actions each element of a scene belongs to. */
export function actionsOf(scene: Scene | null): Map<string, number[]> {
  const found = new Map<string, number[]>();
  if (!scene) return found;
  const places = scene.boards.flatMap((board) => board.places);
  const holders = [...scene.zones, ...places];
  for (const one of [...holders, ...holders.flatMap((holder) => holder.pieces)])
    if (one.actions.length) found.set(one.id, one.actions);
  return found;
}

export class Choosing {
  private readonly picked = signal<string[]>([]);
  private readonly chosen = signal<number | null>(null);
  private readonly actions = computed(() => actionsOf(this.offer.scene()));

  readonly pointed = signal<Pointed>(null);
  /** What somebody was advised to do: it is shown, never picked. */
  readonly advice = signal<Advice | null>(null);
  /** What cannot be done, by its kind, while somebody asks about it. */
  readonly wondering = signal<wire.Choice[] | null>(null);

  constructor(private readonly offer: Offer) {}

  /** Whether an element, or an option by its number, belongs to what is pointed at. */
  readonly hinted = each((one: string | number) => this.belongs(one));
  readonly light = each((id: string) => this.lightOf(id));
  /** Whether something can be done with an element. */
  readonly offers = each((id: string) => this.actions.value.has(id));
  readonly isAdvised = each((id: string) => this.advice.value !== null && this.has(id, this.advice.value.choice.id));

  /** Somebody looks away from this, if it is what they looked at. */
  unpoint(from: NonNullable<Pointed>): void {
    if (JSON.stringify(this.pointed.value) === JSON.stringify(from)) this.pointed.value = null;
  }

  private belongs(one: string | number): boolean {
    const at = this.pointed.value;
    if (!at) return false;
    if (typeof one === "number") return "element" in at && this.has(at.element, one);
    return "option" in at && this.has(one, at.option);
  }

  /** The elements that an option belongs to. */
  elements(option: number): string[] {
    return [...this.actions.value].filter(([, some]) => some.includes(option)).map(([id]) => id);
  }

  /** The options that are left after what was picked. */
  readonly left = computed<wire.Choice[]>(() => {
    const options = this.offer.options();
    if (this.chosen.value !== null) return options.filter((one) => one.id === this.chosen.value);
    return options.filter((one) => this.picked.value.every((id) => this.has(id, one.id)));
  });

  /** The option that waits for a last word. */
  readonly armed = computed<wire.Choice | null>(() => {
    const [only, other] = this.left.value;
    return only && !other ? only : null;
  });

  /** Several options are left, and no element can tell them apart. */
  readonly asked = computed<wire.Choice[]>(() => {
    if (!this.picked.value.length || this.armed.value) return [];
    return this.dividing.value.size ? [] : this.left.value;
  });

  readonly begun = computed(() => this.picked.value.length > 0 || this.chosen.value !== null);

  /** The elements that would narrow the choice further. */
  private readonly dividing = computed<Set<string>>(() => {
    const left = this.left.value.map((one) => one.id);
    const narrows = (id: string) => {
      const count = left.filter((action) => this.has(id, action)).length;
      return count > 0 && count < left.length;
    };
    const others = [...this.actions.value.keys()].filter((id) => !this.picked.value.includes(id));
    return new Set(others.filter(narrows));
  });

  protected lightOf(id: string): Light {
    if (this.picked.value.includes(id)) return "picked";
    if (this.chosen.value !== null) return this.has(id, this.chosen.value) ? "picked" : "";
    if (!this.picked.value.length) return this.actions.value.has(id) ? "legal" : "";
    return this.dividing.value.has(id) ? "legal" : "";
  }

  /** Whether touching an element leads to anything: also to the reason why nothing can be done. */
  answers(id: string): boolean {
    return this.wondering.value !== null || this.offers(id);
  }

  /** An element was clicked. */
  touch(id: string): void {
    if (!this.actions.value.has(id)) return this.offer.wonder(id);
    const again = this.picked.value.includes(id);
    if (again && this.armed.value) return this.confirm();
    if (again) return this.drop();
    const fits = this.left.value.some((one) => this.has(id, one.id));
    this.pick(fits ? [...this.picked.value, id] : [id]);
    if (this.picked.value.length > 1 && this.armed.value) this.confirm();
  }

  /** An option was clicked in the list: once to see it, twice to do it. */
  take(option: wire.Choice): void {
    if (this.chosen.value === option.id) return this.confirm();
    batch(() => {
      this.wondering.value = null;
      this.picked.value = [];
      this.chosen.value = option.id;
    });
  }

  fits(option: wire.Choice): boolean {
    return this.left.value.includes(option);
  }

  confirm(): void {
    const armed = this.armed.value;
    this.drop();
    if (armed) this.offer.play(armed);
  }

  /** Lets go of what can no longer be done. */
  keep(): void {
    if (!this.left.value.length) this.drop();
  }

  /** Something else is asked: what was advised is of yesterday. */
  forget(): void {
    this.advice.value = null;
  }

  /** Somebody asks why not: nothing is advised or picked meanwhile. */
  wonder(kinds: wire.Choice[]): void {
    batch(() => {
      this.drop();
      this.forget();
      this.wondering.value = kinds;
    });
  }

  /** Nobody wonders any more. */
  settle(): void {
    this.wondering.value = null;
  }

  /** Lets go of everything; where nothing was picked, nothing is drawn again. */
  drop(): void {
    if (this.begun.value) this.pick([]);
  }

  private pick(ids: string[]): void {
    batch(() => {
      this.wondering.value = null;
      this.picked.value = ids;
      this.chosen.value = null;
    });
  }

  private has(id: string, action: number): boolean {
    return this.actions.value.get(id)?.includes(action) ?? false;
  }
}
