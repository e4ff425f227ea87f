// A first match, step by step: the clause that matters now, in words, until the guide is sent away.
import { signal } from "@preact/signals";
import { useDesk } from "../table/context";
import { t } from "../words";
import { ClauseChip } from "./clause";
import { useRules } from "./rules";

const known = signal<string[]>((localStorage.getItem("known") ?? "").split(" ").filter(Boolean));

/** This game needs no guide any more. */
export function knows(game: string): void {
  if (known.value.includes(game)) return;
  known.value = [...known.value, game];
  localStorage.setItem("known", known.value.join(" "));
}

export function Coach() {
  const { card, scene, seat } = useDesk();
  const game = card.value?.game ?? "";
  const clause = scene.value?.prompt.clause ?? "";
  const rule = useRules(known.value.includes(game) ? "" : game)
    ?.flatMap((chapter) => chapter.clauses)
    .find(([id]) => id === clause)?.[1];
  if (seat.value < 0 || known.value.includes(game) || !rule) return null;
  return (
    <aside class="coach" aria-label={t("first-match")}>
      <div class="row">
        <span class="label">{t("first-match")}</span>
        <ClauseChip clause={clause} />
      </div>
      <p>{rule}</p>
      <p class="small">{t("coach-how")}</p>
      <button class="link" onClick={() => knows(game)}>
        {t("coach-away")}
      </button>
    </aside>
  );
}
