// The panel: options, log, rules, notebook, chat; the confirm button is glued to its foot.  On a phone it
// is a sheet with three stops; on a low screen a drawer, and the confirm button stays when it is shut.
import { type Signal, useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { type Desk, type Tab, useDesk } from "../table/context";
import { useGuide } from "../table/guide";
import { t } from "../words";
import { Confirm } from "./confirm";
import { low } from "./screen";

export type Panes = Partial<Record<Tab, ComponentChildren>>;
type Stop = "peek" | "half" | "full";

const STOPS: Stop[] = ["peek", "half", "full"];
const PULL = 24; // pixels of a pull that is meant

interface PanelProps {
  panes: Panes;
  news?: Partial<Record<Tab, number>>; // how much is new there
  foot?: ComponentChildren;
}

export function SidePanel({ panes, news = {}, foot }: PanelProps) {
  const desk = useDesk();
  const { tab } = desk;
  const stop = useSignal<Stop>("half");
  const open = useDrawer(desk);
  const names = Object.keys(panes) as Tab[];
  const now = names.includes(tab.value) ? tab.value : names[0]!;
  const show = (name: Tab) => {
    tab.value = name;
    if (name === "chat") stop.value = "full"; // there has to be room to type
    else if (stop.value === "peek") stop.value = "half";
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !low.value || !open.value) return;
    open.value = false;
    event.preventDefault();
    (event.currentTarget as Element).querySelector<HTMLElement>(".handle")?.focus();
  };
  return (
    <aside class={`panel ${stop.value} ${open.value ? "open" : ""}`} aria-label={t("panel")} onKeyDown={escape}>
      <Grip stop={stop} />
      <Handle open={open} news={Object.values(news).reduce((sum, one) => sum + one, 0)} />
      <div class="papers" id="papers" inert={low.value && !open.value}>
        <div class="tabs" role="tablist" onKeyDown={(event) => turn(event, names, now, show)}>
          {names.map((name) => (
            <button
              key={name}
              id={`tab-${name}`}
              role="tab"
              aria-selected={name === now}
              aria-controls="pane"
              tabIndex={name === now ? 0 : -1}
              onClick={() => show(name)}
            >
              {t(`tab-${name}`)}
              <Unread count={news[name] ?? 0} />
            </button>
          ))}
        </div>
        <div class={`pane pane-${now}`} id="pane" role="tabpanel" aria-labelledby={`tab-${now}`} tabIndex={0}>
          {panes[now]}
        </div>
        {foot}
      </div>
      <Confirm />
    </aside>
  );
}

/** Whether the drawer is open: a guide opens it, and whoever asks for a rule; a decision shuts it. */
function useDrawer(desk: Desk): Signal<boolean> {
  const open = useSignal(false);
  const guided = useGuide() !== null;
  useEffect(() => {
    if (guided) open.value = true;
  }, [guided]);
  const asked = useRef({ tab: desk.tab.peek(), clause: desk.clause.peek(), mine: false });
  useSignalEffect(() => {
    const now = { tab: desk.tab.value, clause: desk.clause.value, mine: !!desk.state.value?.options.length };
    const { tab, clause, mine } = asked.current;
    asked.current = now;
    if (now.tab !== tab || now.clause !== clause) open.value = true;
    else if (mine && !now.mine && now.tab === "options") open.value = false;
  });
  return open;
}

/** The edge of the drawer: how many choices there are in it. */
function Handle({ open, news }: { open: Signal<boolean>; news: number }) {
  const count = useDesk().state.value?.options.length ?? 0;
  const text = open.value ? t("drawer-shut") : count ? t("drawer-choices", { count }) : t("drawer-live");
  return (
    <button class="handle" aria-expanded={open.value} aria-controls="papers" onClick={() => (open.value = !open.value)}>
      <Icon name="back" />
      <span>{text}</span>
      {!open.value && <Unread count={news} />}
    </button>
  );
}

/** How much was said that nobody has read here. */
export function Unread({ count }: { count: number }) {
  if (!count) return null;
  return (
    <i class="unread">
      {count}
      <span class="vh"> {t("unread", { count })}</span>
    </i>
  );
}

/** The edge of the sheet: pulled, it goes to the next stop; touched, it grows, or is as before. */
function Grip({ stop }: { stop: Signal<Stop> }) {
  const pull = useRef({ from: 0, done: false });
  const to = (by: number) => {
    const at = STOPS.indexOf(stop.value) + by;
    stop.value = STOPS[Math.max(0, Math.min(STOPS.length - 1, at))]!;
  };
  const full = stop.value === "full";
  return (
    <button
      class="grip"
      aria-label={t(full ? "sheet-less" : "sheet-more")}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pull.current = { from: event.clientY, done: false };
      }}
      onPointerUp={(event) => {
        const pulled = event.clientY - pull.current.from;
        pull.current.done = Math.abs(pulled) >= PULL;
        if (pull.current.done) to(pulled < 0 ? 1 : -1);
      }}
      onClick={(event) => {
        if (!event.detail || !pull.current.done) to(full ? -1 : 1);
      }}
    />
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
