// Forms over the page, questions before what cannot be undone, and pages that look again now and then.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { refuse } from "../frame/toast";
import { Trouble } from "../net/api";
import { lang, t } from "../words";

/** What was wrong, in words. */
export const worded = (trouble: unknown) => (trouble instanceof Trouble && trouble.message ? trouble.message : t("offline"));

/** Carries a request out, and says what was wrong with it. */
export async function tried<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (trouble) {
    refuse(worded(trouble));
    return null;
  }
}

interface SheetProps {
  title: string;
  close: () => void;
  submit?: () => Promise<boolean>;
  button?: string;
  children: ComponentChildren;
}

/** A form over the page; Escape closes it. */
export function Sheet({ title, close, submit, button, children }: SheetProps) {
  const box = useRef<HTMLDialogElement>(null);
  const [busy, set] = useState(false);
  useEffect(() => box.current?.showModal(), []);
  const send = async (event: Event) => {
    event.preventDefault();
    if (!submit) return;
    set(true);
    const fine = await submit();
    set(false);
    if (fine) box.current?.close();
  };
  return (
    <dialog ref={box} class="complain sheet-form" aria-label={title} onClose={close}>
      <form onSubmit={(event) => void send(event)}>
        <h2>{title}</h2>
        {children}
        <div class="row">
          {button && (
            <button class="btn main" disabled={busy}>
              {button}
            </button>
          )}
          <button type="button" class="btn" onClick={() => box.current?.close()}>
            {t("cancel")}
          </button>
        </div>
      </form>
    </dialog>
  );
}

interface AskProps {
  text: string;
  class?: string;
  sure: string;
  act: () => Promise<unknown>;
}

/** A button that asks before it does something for good. */
export function Ask({ text, class: extra = "btn", sure, act }: AskProps) {
  const [open, set] = useState(false);
  return (
    <>
      <button class={extra} onClick={() => set(true)}>
        {text}
      </button>
      {open && (
        <Sheet title={text} close={() => set(false)} button={t("yes-do")} submit={async () => (await act(), true)}>
          <p>{sure}</p>
        </Sheet>
      )}
    </>
  );
}

interface FieldProps {
  label: string;
  value: string;
  set: (value: string) => void;
  hint?: string;
  example?: string;
  most?: number;
  needed?: boolean;
}

export function Field({ label, value, set, hint, example, most = 40, needed }: FieldProps) {
  return (
    <label class="asked">
      <span class="label">{label}</span>
      <span class="field">
        <input value={value} maxLength={most} placeholder={example} required={needed} onInput={(event) => set(event.currentTarget.value)} />
      </span>
      {hint && <small>{hint}</small>}
    </label>
  );
}

/** Looks again every so often, while somebody looks at the page. */
export function useLooked(look: () => Promise<unknown>, every: number, of: unknown): void {
  useEffect(() => {
    const again = () => {
      if (!document.hidden) void look();
    };
    void look();
    const timer = setInterval(again, every);
    document.addEventListener("visibilitychange", again);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
    };
  }, [of, lang.value]);
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · filature`;
  }, [title]);
}
