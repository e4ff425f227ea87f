// Who I am: my name, my key, and what a key from another device opens here.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { guest } from "../desk";
import { Bar } from "../frame/bar";
import { Blank } from "../frame/blank";
import { MyKey } from "../frame/mykey";
import { NameField } from "../frame/namefield";
import { Notices } from "../frame/notices";
import { toast } from "../frame/toast";
import { api, Trouble } from "../net/api";
import type * as wire from "../protocol";
import { go, hash, words } from "../router";
import { lang, t } from "../words";

const said = (trouble: unknown) => (trouble instanceof Trouble && trouble.message ? trouble.message : t("offline"));

export function Me() {
  const [key, hold] = useState("");
  const [problem, wonder] = useState("");
  useEffect(() => {
    document.title = `${t("me-title")} · filature`;
  }, [lang.value]);
  const brought = words(hash.value).get("cle") ?? "";
  useEffect(() => {
    if (!brought) return;
    hold(brought);
    go("/moi", true); // it stays neither in the address nor in the history
  }, [brought]);
  return (
    <div class="page myself">
      <Bar title={t("me-title")} />
      <Notices />
      {key ? (
        <Opening key={key} secret={key} close={(why) => (hold(""), wonder(why))} />
      ) : (
        !brought && <Own problem={problem} open={(given) => (wonder(""), hold(given))} />
      )}
    </div>
  );
}

/** A key was brought: whose is it, and shall this browser be theirs? */
function Opening({ secret, close }: { secret: string; close: (why: string) => void }) {
  const [found, set] = useState<wire.Entry | null>(null);
  useEffect(() => void api.enter(secret, false).then(set, (trouble) => close(said(trouble))), [secret]);
  const enter = async () => {
    try {
      const { name, tables } = await api.enter(secret, true);
      guest.value = name;
      go("/tables", true);
      toast(t("me-entered", { name, count: tables }));
    } catch (trouble) {
      close(said(trouble));
    }
  };
  return (
    <main id="content" tabIndex={-1}>
      {!found && <Blank drawing="steps" title={t("mine-looking")} text={t("loading-text")} />}
      {found?.same && (
        <Blank drawing="folder" title={t("me-same", { name: found.name })} text={t("me-same-text")}>
          <a class="btn main" href="/tables">
            {t("mine-title")}
          </a>
        </Blank>
      )}
      {found && !found.same && (
        <Blank drawing="folder" title={t("me-ask", { name: found.name })} text={t("me-ask-text", { count: found.tables })}>
          {found.moved > 0 && <p>{t("me-moved", { count: found.moved })}</p>}
          <button class="btn main" onClick={() => void enter()}>
            <Icon name="key" />
            {t("me-open")}
          </button>
          <button class="btn" onClick={() => close("")}>
            {t("me-not")}
          </button>
        </Blank>
      )}
    </main>
  );
}

function Own({ problem, open }: { problem: string; open: (key: string) => void }) {
  return (
    <main class="sheets" id="content" tabIndex={-1}>
      <section class="paper">
        <h2>{t("key-title")}</h2>
        <MyKey />
      </section>
      <div class="self-side">
        <section class="paper">
          <h2>{t("me-elsewhere")}</h2>
          <Paste problem={problem} open={open} />
        </section>
        <section class="paper">
          <h2>{t("me-name")}</h2>
          <Rename />
        </section>
      </div>
    </main>
  );
}

/** A link or a key from another device, pasted. */
function Paste({ problem, open }: { problem: string; open: (key: string) => void }) {
  const [link, type] = useState("");
  const enter = (event: Event) => {
    event.preventDefault();
    const key = link.trim().split("cle=").at(-1) ?? "";
    if (key) open(key);
  };
  return (
    <form class="self-form" onSubmit={enter}>
      <label class="small" for="key-link">
        {t("me-paste")}
      </label>
      <div class="row">
        <span class="field grow">
          <input id="key-link" autocomplete="off" spellcheck={false} value={link} onInput={(event) => type(event.currentTarget.value)} />
        </span>
        <button class="btn main">{t("enter")}</button>
      </div>
      {problem && (
        <p class="small problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

function Rename() {
  const [name, type] = useState("");
  const save = async (event: Event) => {
    event.preventDefault();
    try {
      guest.value = (await api.rename(name || guest.value)).name;
      toast(t("me-renamed", { name: guest.value }));
    } catch (trouble) {
      toast(said(trouble));
    }
  };
  return (
    <form class="self-form" onSubmit={(event) => void save(event)}>
      <label class="small" for="my-name">
        {t("me-name-text")}
      </label>
      <div class="row">
        <NameField id="my-name" value={name || guest.value} set={type} />
        <button class="btn">{t("me-rename")}</button>
      </div>
    </form>
  );
}
