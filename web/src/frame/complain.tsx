// "Report a problem": a file for whoever mends the game; sealed while the match is on.
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { api, Trouble } from "../net/api";
import { t } from "../words";
import { refuse, toast } from "./toast";

interface ComplainProps {
  table: string;
  seat: number;
  sealed: boolean;
  class?: string; // an icon alone, when there is one
}

export function Complain({ class: extra = "", ...about }: ComplainProps) {
  const [open, set] = useState(false);
  const name = t("complain");
  return (
    <>
      <button class={`btn complain-button ${extra}`} title={name} aria-label={name} onClick={() => set(true)}>
        <Icon name="flag" />
        {!extra && name}
      </button>
      {open && <Sheet {...about} close={() => set(false)} />}
    </>
  );
}

function Sheet({ table, seat, sealed, close }: Omit<ComplainProps, "class"> & { close: () => void }) {
  const box = useRef<HTMLDialogElement>(null);
  const [note, type] = useState("");
  useEffect(() => box.current?.showModal(), []);
  const send = async (event: Event) => {
    event.preventDefault();
    if (await sent(table, seat, note)) box.current?.close();
  };
  return (
    <dialog ref={box} class="complain" aria-labelledby="complain-title" onClose={close}>
      <form onSubmit={(event) => void send(event)}>
        <h2 id="complain-title">{t("complain")}</h2>
        <p>{t(sealed ? "complain-sealed" : "complain-open")}</p>
        <label class="label" for="complain-note">
          {t("complain-note")}
        </label>
        <textarea id="complain-note" rows={4} maxLength={2000} value={note} onInput={(event) => type(event.currentTarget.value)} />
        <div class="row">
          <button class="btn main">{t("complain-send")}</button>
          <button type="button" class="btn" onClick={() => box.current?.close()}>
            {t("cancel")}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** Sends the report and keeps its file; whether that went well. */
async function sent(table: string, seat: number, note: string): Promise<boolean> {
  try {
    const file = await api.report(table, { note, seat });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = `filature-${table}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    toast(t("complain-done"));
    return true;
  } catch (trouble) {
    refuse(trouble instanceof Trouble && trouble.message ? trouble.message : t("offline"));
    return false;
  }
}
