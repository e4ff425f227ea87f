// A desk on a table that is being played.
import { computed, effect, type Signal, signal } from "@preact/signals";
import type * as wire from "../protocol";
import { lang, t } from "../words";
import { refuse } from "../frame/toast";
import { Director } from "../stage/director";
import { Choosing } from "./choosing";
import type { Desk, Reason, Tab } from "./context";
import { guiding } from "./guide";
import { Sitting } from "./sitting";
import { keepWords } from "./vocabulary";

export interface Live extends Desk {
  sitting: Sitting;
  director: Director;
  close: () => void;
}

export function live(id: string): Live {
  const sitting = new Sitting(id);
  const director = new Director(sitting);
  const reason = signal<Reason | null>(null);
  const words = signal<Record<string, string>>({});
  const tab = signal<Tab>("options");
  const choosing = new Choosing({
    scene: () => sitting.scene.value,
    options: () => sitting.state.value?.options ?? [],
    play: (choice) => {
      director.skip();
      void play(sitting, choice, reason).then((lost) => lost && !choosing.begun.value && choosing.take(lost));
    },
    wonder: (element) => void wonder(sitting, { element }, reason),
  });
  const moved = computed(() => movedIn(director));
  const game = computed(() => sitting.card.value?.game);
  const ends = [
    effect(() => keepWords(game.value, words)),
    renewed(sitting, (same) => {
      if (same) choosing.keep();
      else choosing.drop();
      choosing.forget();
      reason.value = null;
    }),
    speaking(sitting),
    guiding(sitting),
  ];
  return {
    ...{ card: sitting.card, state: sitting.state, scene: director.shown, newest: sitting.scene, seat: sitting.seat },
    ...{ since: sitting.since, words, choosing, reason, moved, tab, clause: signal(""), sitting, director },
    done: computed(() => director.event.value?.done ?? []),
    moment: computed(() => director.event.value?.moment ?? sitting.state.value?.moment ?? 0),
    close() {
      director.close();
      for (const end of ends) end();
      sitting.leave();
    },
  };
}

/** The pieces that the event on screen has moved. */
function movedIn(director: Director): Set<string> {
  return new Set(director.event.value?.moved.map((one) => one.to?.piece ?? "") ?? []);
}

/** When something else is asked, what was picked and explained before is let go; when others
    have only narrowed the same question down, what can still be done stays picked. */
function renewed(sitting: Sitting, forget: (same: boolean) => void): () => void {
  let asked = "";
  let offered = "";
  return effect(() => {
    const { scene, options } = sitting.state.value ?? {};
    const question = `${scene?.seat} ${scene?.prompt.clause}`;
    const now = (options ?? []).map((one) => one.id).join(" ");
    const same = question === asked;
    if (same && now === offered) return;
    [asked, offered] = [question, now];
    queueMicrotask(() => forget(same));
  });
}

function speaking(sitting: Sitting): () => void {
  let spoken = lang.value;
  return effect(() => {
    if (lang.value === spoken) return;
    spoken = lang.value;
    void sitting.ask({ type: "language", lang: spoken });
  });
}

/** Does what was chosen.  What got no answer is given back, to be chosen again if it is still offered:
    were it done after all, its moment would be over, and it could not be done twice. */
async function play(sitting: Sitting, choice: wire.Choice, reason: Signal<Reason | null>): Promise<wire.Choice | undefined> {
  const moment = sitting.state.value?.moment ?? 0;
  sitting.unplayed.value = choice;
  const answer = await sitting.ask({ type: "play", notation: choice.notation, moment });
  sitting.unplayed.value = null;
  if (answer.type === "refused") reason.value = { element: "", ...answer, rule: answer.rule ?? "" };
  if (answer.type === "stale") refuse(t("stale"));
  if (answer.type === "bad") refuse(answer.text);
  const offered = sitting.state.value?.options ?? [];
  return answer.type === "lost" ? offered.find((one) => one.notation === choice.notation) : undefined;
}

/** Why not?  About an element, or about an action that somebody typed. */
export async function wonder(
  sitting: Sitting,
  about: { element: string } | { notation: string },
  reason: Signal<Reason | null>,
): Promise<void> {
  const answer = await sitting.ask({ type: "why", ...about });
  const element = "element" in about ? about.element : "";
  if (answer.type === "because" || answer.type === "refused")
    reason.value = { element, clause: answer.clause, text: answer.text, rule: answer.rule ?? "" };
}
