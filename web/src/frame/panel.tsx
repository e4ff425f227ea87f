// The panel: options, log, rules, notebook, chat; the confirm button is glued to its foot.
import type { ComponentChildren } from "preact";
import { type Tab, useDesk } from "../table/context";
import { t } from "../words";
import { Confirm } from "./confirm";

export type Panes = Partial<Record<Tab, ComponentChildren>>;

export function SidePanel({ panes, foot }: { panes: Panes; foot?: ComponentChildren }) {
  const { tab } = useDesk();
  const names = Object.keys(panes) as Tab[];
  const now = names.includes(tab.value) ? tab.value : names[0]!;
  return (
    <aside class="panel" aria-label={t("panel")}>
      <div class="tabs" role="tablist" onKeyDown={(event) => turn(event, names, now, (to) => (tab.value = to))}>
        {names.map((name) => (
          <button
            key={name}
            id={`tab-${name}`}
            role="tab"
            aria-selected={name === now}
            aria-controls="pane"
            tabIndex={name === now ? 0 : -1}
            onClick={() => (tab.value = name)}
          >
            {t(`tab-${name}`)}
          </button>
        ))}
      </div>
      <div class={`pane pane-${now}`} id="pane" role="tabpanel" aria-labelledby={`tab-${now}`} tabIndex={0}>
        {panes[now]}
      </div>
      {foot}
      <Confirm />
    </aside>
  );
}

function turn(event: KeyboardEvent, names: Tab[], now: Tab, open: (tab: Tab) => void): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const next = names[(names.indexOf(now) + step + names.length) % names.length]!;
  open(next);
  document.getElementById(`tab-${next}`)?.focus();
  event.stopPropagation();
}
