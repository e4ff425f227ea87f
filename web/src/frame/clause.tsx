import { openRule, useDesk } from "../table/context";
import { t } from "../words";
import { useRules } from "./rules";

/** A clause of the rules: a small sign, named by what the clause says, that opens it in words. */
export function ClauseChip({ clause, class: extra = "" }: { clause: string; class?: string }) {
  const desk = useDesk();
  const rules = useRules(clause ? (desk.card.value?.game ?? "") : "");
  if (!clause) return null;
  const rule = rules?.flatMap((chapter) => chapter.clauses).find(([id]) => id === clause)?.[1];
  const name = rule ? t("rule-named", { rule }) : t("read-clause");
  return (
    <button class={`rule-sign ${extra}`} data-clause={clause} aria-label={name} title={name} onClick={() => openRule(desk, clause)}>
      §
    </button>
  );
}
