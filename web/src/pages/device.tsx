// This device: whether it rings, and why it cannot.
import { useSignal } from "@preact/signals";
import { Icon } from "../art/icons";
import { Switch } from "../frame/switches";
import { ability, hush, own, ring } from "../net/alerts";
import { t } from "../words";
import { type Desk, Try, Way } from "./alerts";

export function Device({ card, act }: Desk) {
  const can = useSignal(ability());
  const look = () => (can.value = ability());
  const here = own(card);
  const title = t("device-title");
  if (can.value === "insecure" || can.value === "old")
    return (
      <Way icon="phone" title={title} text={t(`device-${can.value}`)}>
        <Without insecure={can.value === "insecure"} />
      </Way>
    );
  if (can.value === "denied") {
    const again = (
      <button class="btn" onClick={look}>
        {t("device-reopened")}
      </button>
    );
    return <Way icon="phone" title={title} text={t("device-denied")} control={again} />;
  }
  const on = here?.state === "on";
  const turn = async () => {
    await act(here && on ? hush(here.id) : ring(card));
    look();
  };
  return (
    <Way icon="phone" title={title} text={t("device-text")} control={<Switch on={on} label={title} set={turn} />}>
      {here && on && <Try id={here.id} act={act} />}
    </Way>
  );
}

/** What works all the same; and, where https is missing, how it comes into the house. */
function Without({ insecure }: { insecure: boolean }) {
  return (
    <div class="note">
      <Icon name="warn" />
      <div>
        <b>{t("device-else")}</b> {t("device-else-text")}
        {insecure && (
          <p>
            {t("device-https")} <code>filature serve --public-url https://…</code>
          </p>
        )}
      </div>
    </div>
  );
}
