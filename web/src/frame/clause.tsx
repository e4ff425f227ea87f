import { openRule, useDesk } from "../table/context";
import { t } from "../words";

/** A clause of the rules, as a way to read it. */
export function ClauseChip({ clause, class: extra = "" }: { clause: string; class?: string }) {
  const desk = useDesk();
  if (!clause) return null;
  return (
    <button class={`chip ${extra}`} title={t("read-clause")} onClick={() => openRule(desk, clause)}>
      {clause}
    </button>
  );
}
