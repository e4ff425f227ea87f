// What is going on when something does not come: one calm strip, which covers nothing that is needed.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { forgetful, visit } from "../kept";
import { late } from "../net/api";
import type { Live } from "../table/live";
import { cutWords, isCut } from "../table/sitting";
import { t } from "../words";

const AGAIN = 2000; // milliseconds until a part that did not come is asked for once more
const said = signal(false); // whether the line to the table is spoken of: one thing at a time
const missing = signal<"" | "missing" | "renewed">("");

function Strip({ children, label, press }: { children: ComponentChildren; label?: string; press?: () => void }) {
  return (
    <p class="link-state" role="status">
      <span class="dot" />
      <span>{children}</span>
      {press && (
        <button class="link" onClick={press}>
          {label}
        </button>
      )}
    </p>
  );
}

/** The line to a table, when it is cut; and that a choice is not done yet. */
export function LinkState({ desk }: { desk: Live }) {
  const { sitting, choosing } = desk;
  const link = sitting.link.value;
  const cut = isCut(link);
  useEffect(() => {
    said.value = cut;
    return () => {
      said.value = false;
    };
  }, [cut]);
  if (!cut) return null;
  const chosen = sitting.unplayed.value ?? (choosing.begun.value ? choosing.armed.value : null);
  return (
    <Strip label={t("retry")} press={() => sitting.retry()}>
      {cutWords(sitting)} {chosen && t("not-played-yet", { move: chosen.label })}
    </Strip>
  );
}

/** A script that did not come, or an answer that is late. */
export function Hitch() {
  if (said.value) return null;
  if (missing.value)
    return (
      <Strip label={t("reload")} press={() => location.reload()}>
        {t(`script-${missing.value}`)}
      </Strip>
    );
  return late.value ? <Strip>{t("late")}</Strip> : null;
}

/** Brings a part of the page, however often it takes; says so when it does not come. */
export async function brought<T>(fetch: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const found = await fetch();
      missing.value = "";
      return found;
    } catch {
      await mend();
    }
  }
}

/** Browsers do not ask twice for a script that failed: once in a visit the page is loaded again, as
    soon as the server is there.  If it has other pages by now, that is for the reader to decide. */
async function mend(): Promise<void> {
  const page = await fetch("/", { cache: "no-store" }).then((answer) => answer.text()).catch(() => "");
  const own = document.querySelector("script[src]")?.getAttribute("src") ?? "";
  missing.value = page && !page.includes(own) ? "renewed" : "missing";
  await new Promise((waited) => setTimeout(waited, AGAIN));
  if (!page || missing.value === "renewed" || visit.get("reloaded")) return;
  visit.set("reloaded", "yes");
  if (!forgetful.value) location.reload();
}
