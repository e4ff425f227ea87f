// The ticket to a table: a code to say, a QR code to scan, a link to send, all by an address that others
// can reach; where there is none, that is said.
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { copy } from "./copy";
import { api } from "../net/api";
import type * as wire from "../protocol";
import { t } from "../words";
import { useHouse } from "../net/house";
import { spoken } from "./spoken";

/** `slim` is beside something else, where there is little room. */
export function Ticket({ card: { id, code, title }, slim }: { card: wire.TableCard; slim?: boolean }) {
  const house = useHouse();
  const [wanted, want] = useState("");
  if (!house) return <div class={`ticket ${slim ? "slim" : ""}`} aria-busy="true" />;
  const address = house.addresses.includes(wanted) ? wanted : house.addresses[0]!;
  const link = `${address}/t/${id}`;
  return (
    <div class={`ticket ${slim ? "slim" : ""}`}>
      <span class="vh">{t("table-code")}</span>
      <div class="code code-word">{code}</div>
      {code && <p class="aloud">{t("say-aloud", { spoken: spoken(code) })}</p>}
      <img class="qr" src={api.qrAddress(id, address)} alt={t("qr-alt")} width="176" height="176" />
      <p class="url">{link}</p>
      {house.addresses.length > 1 && <Others house={house} address={address} want={want} />}
      <div class="two">
        <button class="btn" onClick={() => void copy(link)}>
          <Icon name="copy" />
          {t("copy")}
        </button>
        <button class="btn" onClick={() => void send(title, link)}>
          <Icon name="share" />
          {t("send")}
        </button>
      </div>
      <Whence house={house} />
    </div>
  );
}

/** By another app of this device; else as a letter. */
async function send(title: string, url: string): Promise<void> {
  const text = t("come-to", { title });
  if (!navigator.share) location.href = `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`;
  else await navigator.share({ title: text, text, url }).catch(() => {}); // who thinks better of it
}

function Others({ house, address, want }: { house: wire.HouseCard; address: string; want: (address: string) => void }) {
  return (
    <label class="addresses">
      <span class="small">{t("other-address")}</span>
      <select value={address} onChange={(event) => want(event.currentTarget.value)}>
        {house.addresses.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}

/** From where others can come. */
function Whence({ house }: { house: wire.HouseCard }) {
  if (!house.reachable)
    return (
      <p class="note bad" role="note">
        <Icon name="warn" />
        <span>{t("nobody-comes")}</span>
      </p>
    );
  if (!house.lan) return house.knock ? <p class="small">{t("code-knocks")}</p> : null;
  return (
    <p class="small wifi">
      <Icon name="wifi" /> {t("same-wifi")}
    </p>
  );
}
