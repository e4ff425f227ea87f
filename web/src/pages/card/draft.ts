// A table for friends while its card is open: it is there from the first moment, so that its code can be
// said, and follows what is chosen.  One that nobody opened or came to is taken again the next time.
import { effect, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { drawer } from "../../kept";
import { api, Trouble } from "../../net/api";
import type * as wire from "../../protocol";
import { lang, t } from "../../words";
import { choiceOf, withFriends } from "./choice";

const [SOON, OFTEN] = [250, 3000]; // milliseconds: until a change is sent, and between two looks
const name = (game: string) => `draft ${game}`;

/** Whether a table of mine is still only on its card. */
export function isDraft(card: wire.TableCard): boolean {
  const alone = card.seats.every((seat) => seat.mine || seat.who !== "person");
  return card.status === "open" && alone && drawer.get(name(card.game)) === card.id;
}

export class Draft {
  readonly card = signal<wire.TableCard | null>(null);
  readonly problem = signal("");
  private timer = 0;
  private sending: Promise<void> = Promise.resolve();
  private readonly ends: (() => void)[];

  constructor(private readonly game: wire.GameCard) {
    const looking = setInterval(() => void this.look(), OFTEN);
    this.ends = [
      effect(() => {
        void [choiceOf(game).value, lang.value];
        clearTimeout(this.timer);
        this.timer = window.setTimeout(() => void this.send(), this.card.peek() ? SOON : 0);
      }),
      () => clearInterval(looking),
    ];
  }

  /** The table as it is wished now; its id. */
  async opened(): Promise<string> {
    await this.send();
    const card = this.card.peek();
    if (!card || this.problem.peek()) throw new Trouble("draft", this.problem.peek());
    if (card.seats.every((seat) => seat.who === "bot" || seat.mine)) await api.start(card.id);
    drawer.set(name(this.game.name), "");
    return card.id;
  }

  close(): void {
    clearTimeout(this.timer);
    for (const end of this.ends) end();
  }

  /** One wish after the other. */
  private send(): Promise<void> {
    clearTimeout(this.timer);
    this.sending = this.sending.then(() => this.made()).then(
      (made) => {
        this.card.value = made.table;
        this.problem.value = "";
        drawer.set(name(this.game.name), made.table.id);
      },
      (trouble: Trouble) => void (this.problem.value = trouble.message || t("offline")),
    );
    return this.sending;
  }

  private async made(): Promise<wire.Created> {
    const [wish, id] = [withFriends(this.game), drawer.get(name(this.game.name))];
    if (!id) return api.create(wish);
    return api.change(id, wish).catch((trouble: Trouble) => {
      if (!GONE.includes(trouble.error)) throw trouble;
      return api.create(wish);
    });
  }

  /** Who has come meanwhile. */
  private async look(): Promise<void> {
    const id = this.card.peek()?.id;
    if (!id || document.hidden) return;
    const found = await api.table(id).catch(() => null);
    if (found && this.card.peek()?.id === id) this.card.value = found;
  }
}

const GONE = ["unknown-table", "table-begun", "not-host", "other-game"];

export function useDraft(game: wire.GameCard): Draft {
  const draft = useMemo(() => new Draft(game), [game.name]);
  useEffect(() => () => draft.close(), [draft]);
  return draft;
}
