// How one wants to be told of one's turns, wherever one is.
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Icon, type IconName } from "../art/icons";
import { Bar } from "../frame/bar";
import { Blank, Loading } from "../frame/blank";
import { Notices } from "../frame/notices";
import { refuse, toast } from "../frame/toast";
import { alerts } from "../net/alerts";
import { Trouble } from "../net/api";
import type * as wire from "../protocol";
import { go, hash, words } from "../router";
import { lang, t } from "../words";
import { Device } from "./device";
import { Room } from "./rooms";
import { Private, Said } from "./said";
import { Calendar, Mail } from "./ways";
import { When } from "./when";

export interface Desk {
  card: wire.AlertsCard;
  /** Does something, and shows what came of it, or why not. */
  act: (work: Promise<unknown>, done?: string) => Promise<void>;
}

const said = (trouble: unknown) => (trouble instanceof Trouble && trouble.message ? trouble.message : t("offline"));

export function Alerts() {
  const card = useSignal<wire.AlertsCard | null>(null);
  const trouble = useSignal("");
  useEffect(() => {
    document.title = `${t("alerts-title")} · filature`;
  }, [lang.value]);
  useEffect(() => void open(card).catch((error) => (trouble.value = said(error))), []);
  const act = async (work: Promise<unknown>, done = ""): Promise<void> => {
    try {
      await work;
      card.value = await alerts.card();
      if (done) toast(done);
    } catch (error) {
      refuse(said(error), true);
    }
  };
  return (
    <div class="page alerts">
      <Bar title={t("alerts-title")} />
      <Notices />
      <main id="content" tabIndex={-1}>
        <Arrived act={act} />
        {card.value ? <Ways desk={{ card: card.value, act }} /> : <Unready trouble={trouble.value} />}
      </main>
    </div>
  );
}

/** What the server knows; before anything is set up, it learns where and how one reads. */
async function open(card: Signal<wire.AlertsCard | null>): Promise<void> {
  const found = await alerts.card();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || found.wishes.zone;
  const here = { ...found.wishes, lang: lang.value, zone: found.endpoints.length ? found.wishes.zone : zone };
  const same = here.lang === found.wishes.lang && here.zone === found.wishes.zone;
  card.value = same ? found : await alerts.wish(here).catch(() => found);
}

function Unready({ trouble }: { trouble: string }) {
  return trouble ? <Blank drawing="cut" title={t("lost-title")} text={trouble} /> : <Loading />;
}

/** What a link in a mail asks for: a button, as programs open links, too. */
function Arrived({ act }: Pick<Desk, "act">) {
  const asked = words(hash.value);
  const [confirm, off] = [asked.get("confirm"), asked.get("off")];
  if (!confirm && !off) return null;
  const press = () => {
    go("/alerts", true);
    return confirm ? act(alerts.confirm(confirm), t("mail-confirmed")) : act(alerts.end(off!), t("alerts-off-done"));
  };
  return (
    <section class="paper arrived">
      <h2>{t(confirm ? "mail-confirm-title" : "alerts-off-title")}</h2>
      <p>{t(confirm ? "mail-confirm-text" : "alerts-off-text")}</p>
      <div class="row">
        <button class="btn main" onClick={() => void press()}>
          {t(confirm ? "mail-confirm" : "alerts-off")}
        </button>
        <button class="btn quiet" onClick={() => go("/alerts", true)}>
          {t("not-now")}
        </button>
      </div>
    </section>
  );
}

function Ways({ desk }: { desk: Desk }) {
  return (
    <>
      <div>
        <h2 class="headline">{t("alerts-headline")}</h2>
        <p class="intro">{t("alerts-intro", { count: desk.card.tables })}</p>
        <section class="paper" aria-label={t("alerts-ways")}>
          <Device {...desk} />
          <Mail {...desk} />
          <Room {...desk} />
          <Calendar {...desk} />
        </section>
        <When {...desk} />
      </div>
      <aside>
        <Said />
        <Private {...desk} />
      </aside>
    </>
  );
}

interface WayProps {
  icon: IconName;
  title: string;
  text: ComponentChildren;
  control?: ComponentChildren;
  children?: ComponentChildren;
}

/** One way of being told: what it is, whether it is on, and how. */
export function Way({ icon, title, text, control, children }: WayProps) {
  return (
    <section class="way">
      <Icon name={icon} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {control}
      {children && <div class="set">{children}</div>}
    </section>
  );
}

/** Sends a try, and says whether it arrived. */
export function Try({ id, act }: { id: string } & Pick<Desk, "act">) {
  const arrived = useSignal<boolean | null>(null);
  const press = () =>
    act(
      alerts.tryOut(id).then((tried) => {
        arrived.value = tried.arrived;
      }),
    );
  return (
    <div class="row">
      <button class="btn" onClick={() => void press()}>
        {t("alerts-try")}
      </button>
      <span role="status">
        {arrived.value !== null && (
          <span class={arrived.value ? "ok" : "bad"}>
            <Icon name={arrived.value ? "ok" : "no"} />
            {t(arrived.value ? "alerts-works" : "alerts-fails")}
          </span>
        )}
      </span>
    </div>
  );
}
