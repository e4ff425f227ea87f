// A poster for the wall: one A4 sheet, with the code that leads to a circle or an evening.
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { LoadingPage, Nowhere } from "../frame/blank";
import { useLooked, useTitle, worded } from "../gatherings/asking";
import { Emblem } from "../gatherings/token";
import { circles, evenings } from "../net/circles";
import { t } from "../words";

const FOOT = "M-3.5-4.5q-.5-6 3.5-6t3.5 6q0 5-1.5 7h-4q-1.5-2-1.5-7ZM-2 4.500h4.200q.3 5-2 5t-2.200-5Z";
const NEVER = 2 ** 30; // milliseconds

export function Poster({ kind, id }: { kind: string; id: string }) {
  const [name, set] = useState("");
  const [lost, lose] = useState("");
  const asked = () => (kind === "c" ? circles.door(id) : evenings.look(id));
  useLooked(
    () =>
      asked().then(
        (card) => set(card.name),
        (trouble) => lose(worded(trouble)),
      ),
    NEVER,
    id,
  );
  useTitle(name || t("circle-poster"));
  if (lost) return <Nowhere text={lost} />;
  return name ? <Sheet kind={kind} id={id} name={name} /> : <LoadingPage />;
}

function Sheet({ kind, id, name }: { kind: string; id: string; name: string }) {
  const here = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  return (
    <>
      <header class="gathering no-print">
        <a class="btn" href={`/${kind}/${id}`}>
          <Icon name="back" />
          {t("kiosk-back")}
        </a>
        <button class="btn main" onClick={() => print()}>
          <Icon name="print" />
          {t("poster-print")}
        </button>
        {here && (
          <p class="note" role="status">
            {t("poster-local")}
          </p>
        )}
      </header>
      <main class="gathering po" id="content" tabIndex={-1}>
        <span class="brand">filature</span>
        <Trail />
        <Emblem />
        <h1>{t("poster-title")}</h1>
        <p class="s">{t("poster-text")}</p>
        <div class="frame">
          <img class="qr" src={kind === "c" ? circles.qr(id) : evenings.qr(id)} alt={t("poster-qr")} />
        </div>
        <div class="code">{name}</div>
        <p class="url">{`${location.host}/${kind}/${id}`}</p>
        <ol>
          {(["one", "two", "three"] as const).map((step) => (
            <li key={step}>
              <b>{t(`poster-${step}`)}</b>
              {t(`poster-${step}-text`)}
            </li>
          ))}
        </ol>
      </main>
    </>
  );
}

function Trail() {
  return (
    <svg class="tr" viewBox="0 0 300 40" aria-hidden="true">
      {[0, 1, 2, 3, 4, 5].map((n) => (
        <path key={n} transform={`translate(${12 + n * 40} ${20 + (n % 2 ? 8 : -8)}) rotate(${n % 2 ? 96 : 84})`} d={FOOT} />
      ))}
    </svg>
  );
}
