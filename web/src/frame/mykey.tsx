// One's own key: a picture and a link that open all of one's seats on another device.
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { api, Trouble } from "../net/api";
import type * as wire from "../protocol";
import { t } from "../words";
import { copy } from "./copy";
import { refuse, toast } from "./toast";

const complain = (trouble: unknown) =>
  refuse(trouble instanceof Trouble && trouble.message ? trouble.message : t("offline"));

/** The key with all that can be done with it; it is asked for when this is drawn. */
export function MyKey() {
  const [card, set] = useState<wire.KeyCard | null>(null);
  const [sure, ask] = useState(false);
  useEffect(() => void api.key().then(set, complain), []);
  const change = async () => {
    ask(false);
    try {
      set(await api.key(true));
      toast(t("key-renewed"));
    } catch (trouble) {
      complain(trouble);
    }
  };
  return (
    <div class="my-key">
      {card ? (
        <img class="qr" src={`data:image/svg+xml,${encodeURIComponent(card.qr)}`} alt={t("key-qr")} width="196" height="196" />
      ) : (
        <span class="qr" />
      )}
      <p class="small">{t("key-text")}</p>
      <p class="small key-warning">{t("key-warning")}</p>
      <div class="row">
        <button class="btn" disabled={!card} onClick={() => void copy(card!.link)}>
          <Icon name="copy" />
          {t("copy-link")}
        </button>
        <button class="btn" disabled={!card} onClick={() => (sure ? void change() : ask(true))}>
          {t(sure ? "key-change-sure" : "key-change")}
        </button>
      </div>
      {sure && (
        <p class="small" role="status">
          {t("key-change-text")}
        </p>
      )}
    </div>
  );
}

/** The same over whatever is on the screen: from a menu of the lobby, of a match, of one's tables. */
export function MyKeyDialog({ close }: { close: () => void }) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => box.current?.showModal(), []);
  return (
    <dialog ref={box} class="key-dialog" aria-labelledby="key-title" onClose={close}>
      <h2 id="key-title">{t("key-title")}</h2>
      <MyKey />
      <button class="btn main" onClick={() => box.current?.close()}>
        {t("drawer-shut")}
      </button>
    </dialog>
  );
}
