// Whether to install the site: asked after the second match that one has finished, and then not soon again.
import { signal } from "@preact/signals";
import icon from "../../icons/icon.svg";
import { worker } from "../net/alerts";
import { drawer } from "../kept";
import { t } from "../words";

const FIRST = 2; // matches
const AGAIN = 10; // matches more, for who said "later"

interface Offer extends Event {
  prompt(): Promise<void>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

const offer = signal<Offer | null>(null);
const due = signal(Number(drawer.get("install-at") ?? FIRST)); // Infinity: never
const finished = () => (drawer.get("finished") ?? "").split(" ").filter(Boolean);
const installed = matchMedia("(display-mode: standalone)").matches;
const apple = /iPhone|iPad/.test(navigator.userAgent) && "standalone" in navigator;

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer.value = event as Offer;
});
if (installed && "serviceWorker" in navigator) void worker().catch(() => {});

/** Somebody has played a match to its end. */
export function finish(table: string): void {
  const before = finished();
  if (!before.includes(table)) drawer.set("finished", [...before, table].slice(-50).join(" "));
}

function put(at: number): void {
  due.value = at;
  drawer.set("install-at", String(at));
}

async function install(): Promise<void> {
  await offer.value!.prompt();
  const { outcome } = await offer.value!.userChoice;
  offer.value = null;
  put(outcome === "accepted" ? Infinity : finished().length + AGAIN);
  if (outcome === "accepted") await worker().catch(() => {});
}

export function Install() {
  if (installed || finished().length < due.value || !(offer.value || apple)) return null;
  return (
    <section class="paper install" aria-label={t("install-title")}>
      <img src={`data:image/svg+xml,${encodeURIComponent(icon)}`} alt="" width="64" height="64" />
      <b>{t("install-title")}</b>
      <p class="small">{t(apple ? "install-apple" : "install-text")}</p>
      <div class="row">
        <button class="btn quiet" onClick={() => put(finished().length + AGAIN)}>
          {t("install-later")}
        </button>
        <button class="btn" onClick={() => put(Infinity)}>
          {t("install-never")}
        </button>
        {offer.value && (
          <button class="btn main" onClick={() => void install()}>
            {t("install")}
          </button>
        )}
      </div>
    </section>
  );
}
