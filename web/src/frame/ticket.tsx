// The way to a table: its code, a picture for a telephone, and the link.
import { Icon } from "../art/icons";
import { api } from "../net/api";
import type * as wire from "../protocol";
import { t } from "../words";
import { toast } from "./toast";

export async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast(t("copied"));
  } catch {
    prompt(t("copy-by-hand"), link);
  }
}

/** Gives the link to whatever this device sends things with. */
async function send(link: string, title: string): Promise<void> {
  await navigator.share({ title, url: link }).catch(() => {});
}

export function Ticket({ card: { id, code, title } }: { card: wire.TableCard }) {
  const link = `${location.origin}/t/${id}`;
  return (
    <div class="ticket">
      <img class="qr" src={api.qrAddress(id)} alt={t("qr-alt")} width="116" height="116" />
      <div>
        <div class="code-word" title={t("code-how")}>
          {code}
        </div>
        <small class="url">{link.replace(/^https?:\/\//, "")}</small>
        <div class="row">
          <button class="btn" onClick={() => void copy(link)}>
            <Icon name="copy" />
            {t("copy-link")}
          </button>
          {"share" in navigator && (
            <button class="btn" onClick={() => void send(link, title)}>
              <Icon name="share" />
              {t("send-link")}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
