// One's own circles; another one founded; an evening without any.
import { useState } from "preact/hooks";
import { Bar } from "../frame/bar";
import { guest } from "../desk";
import { EveningForm } from "../gatherings/form";
import { Field, tried, useLooked, useTitle } from "../gatherings/asking";
import { Emblem } from "../gatherings/token";
import { circles } from "../net/circles";
import type * as wire from "../protocol";
import { go } from "../router";
import { t } from "../words";

export function Circles() {
  const [mine, set] = useState<wire.CircleCard[] | null>(null);
  const [opening, open] = useState(false);
  useLooked(() => circles.mine().then(set, () => {}), 30_000, "");
  useTitle(t("circles"));
  return (
    <div class="page gathering">
      <Bar title={t("circles")} />
      <main class="circles-page" id="content" tabIndex={-1}>
        <section class="paper">
          <h2>{t("circles-title")}</h2>
          <p class="small">{mine?.length === 0 ? t("circles-none") : t("circles-text")}</p>
          <ul class="circle-list">
            {mine?.map((card) => (
              <li key={card.link}>
                <Emblem />
                <a class="grow" href={`/c/${card.link}`}>
                  {card.name}
                </a>
                <small>{t("circle-members", { count: card.members })}</small>
              </li>
            ))}
          </ul>
          <button class="btn" onClick={() => open(true)}>
            {t("evening-alone")}
          </button>
          {opening && <EveningForm close={() => open(false)} />}
        </section>
        <Found />
      </main>
    </div>
  );
}

function Found() {
  const [name, setName] = useState("");
  const [code, setCode] = useState("");
  const [first, setFirst] = useState("");
  const found = async (event: Event) => {
    event.preventDefault();
    const made = await tried(circles.found({ name, code_name: code || guest.value, first }));
    if (made) go(`/c/${made.card.link}`);
  };
  return (
    <form class="paper" onSubmit={(event) => void found(event)}>
      <h2>{t("circle-found")}</h2>
      <Field label={t("circle-name")} value={name} set={setName} example={t("circle-name-example")} most={60} needed />
      <Field label={t("circle-code-name")} value={code} set={setCode} example={guest.value} />
      <Field label={t("circle-first")} value={first} set={setFirst} hint={t("circle-first-text")} />
      <button class="btn main">{t("circle-found")}</button>
    </form>
  );
}
