// Beside the options of a first match: the steps of the guide at a guided table; elsewhere the
// clause that matters now, in words, until the coach is sent away.
import { useDesk } from "../table/context";
import { type Guide, useGuide } from "../table/guide";
import { t } from "../words";
import { ClauseChip } from "./clause";
import { isKnown, knows } from "../table/known";
import { useRules } from "./rules";

export function Coach() {
  const guide = useGuide();
  return guide ? <GuideCard guide={guide} /> : <ClauseCard />;
}

function ClauseCard() {
  const { card, scene, seat } = useDesk();
  const game = card.value?.game ?? "";
  const clause = scene.value?.prompt.clause ?? "";
  const rule = useRules(isKnown(game) ? "" : game)
    ?.flatMap((chapter) => chapter.clauses)
    .find(([id]) => id === clause)?.[1];
  if (seat.value < 0 || isKnown(game) || !rule) return null;
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

function GuideCard({ guide }: { guide: Guide }) {
  const { steps, number, step } = guide;
  const before = steps[number - 1]?.done;
  const count = steps.length;
  return (
    <aside class="coach guide" aria-label={t("guide")} data-step={step?.name ?? "end"}>
      <div class="row">
        <span class="label">{step ? t("guide-step", { number: number + 1, count }) : t("guide")}</span>
        {step && <ClauseChip clause={step.clause} />}
      </div>
      <div role="status">
        {before && <p class="done">{before}</p>}
        <p>{step ? step.text : t("guide-end")}</p>
        {step && step.does.length > 0 && !guide.offered.length && <p class="small">{t("guide-wait")}</p>}
      </div>
      <GuideButtons guide={guide} />
    </aside>
  );
}

/** Going on, passing over a step that cannot be done now, leaving. */
function GuideButtons({ guide }: { guide: Guide }) {
  const { step, offered } = guide;
  const reading = step && !step.does.length;
  const stuck = step && !reading && !offered.length;
  return (
    <div class="row">
      {(reading || stuck) && (
        <button class={`btn ${reading ? "main" : ""}`} onClick={guide.next}>
          {reading ? t("guide-next") : t("guide-skip")}
        </button>
      )}
      <button class={step ? "link" : "btn main"} onClick={guide.leave}>
        {step ? t("guide-leave") : t("guide-close")}
      </button>
    </div>
  );
}
