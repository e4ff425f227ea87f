// What notices say and never say; and the private address that ends them.
import { Icon } from "../art/icons";
import { alerts } from "../net/alerts";
import { t } from "../words";
import favicon from "../../icons/icon.svg";
import type { Desk } from "./alerts";
import { Copied } from "./ways";

const SAYS = ["said-who", "said-when", "said-hour"] as const;
const NEVER = ["never-card", "never-key"] as const;

export function Said() {
  return (
    <section class="paper">
      <h2>{t("said-title")}</h2>
      <div class="sample">
        <img src={`data:image/svg+xml,${encodeURIComponent(favicon)}`} alt="" width="40" height="40" />
        <b>{t("sample-title")}</b>
        <span>{t("sample-text")}</span>
      </div>
      <ul class="says">
        {SAYS.map((key) => (
          <li key={key}>
            <Icon name="ok" class="yes" />
            <span>{t(key)}</span>
          </li>
        ))}
        {NEVER.map((key) => (
          <li key={key}>
            <Icon name="no" class="never" />
            <span>
              <b>{t("never")}</b> {t(key)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whoever has it may end the notices, and nothing else. */
export function Private({ card, act }: Desk) {
  const base = card.named ? card.base : location.origin;
  return (
    <section class="paper">
      <h2>{t("address-title")}</h2>
      <p class="small">{t("address-text")}</p>
      <Copied link={`${base}/alerts#off=${card.private}`} label={t("address-title")} />
      <div class="row">
        <button class="btn" onClick={() => void act(alerts.end(card.private), t("alerts-off-done"))}>
          {t("alerts-off")}
        </button>
        <button class="btn quiet" onClick={() => void act(alerts.renew())}>
          {t("address-renew")}
        </button>
      </div>
      {!card.named && <p class="small">{t("address-local", { base: card.base })}</p>}
    </section>
  );
}
