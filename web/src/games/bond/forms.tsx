// The evaluation forms: how they stand, and all of them as pages that print.
import { useEffect, useRef, useState } from "preact/hooks";
import { Facts } from "../../frame/notebook";
import { useDesk, useWord } from "../../table/context";
import type { Scene } from "../../table/filled";
import { lang } from "../../words";

export function Forms({ scene }: { scene: Scene }) {
  const word = useWord();
  const [open, setOpen] = useState(false);
  const form = scene.panels.find((one) => one.id === "form");
  return (
    <section class="forms">
      {form && <h2>{form.title}</h2>}
      {form && <Facts facts={form.facts} />}
      <button class="btn" onClick={() => setOpen(true)}>
        {word("look-forms")}
      </button>
      {open && <Pages close={() => setOpen(false)} />}
    </section>
  );
}

/** All forms, as the server writes them when they are asked for. */
function Pages({ close }: { close: () => void }) {
  const word = useWord();
  const [dialog, pages] = [useRef<HTMLDialogElement>(null), useRef<HTMLDivElement>(null)];
  const [news, tell] = useState("look-wait");
  const address = `/api/tables/${useDesk().card.value?.id}/forms?lang=${lang.value}`;
  useEffect(() => {
    lay(pages.current!, address).then(
      () => tell(""),
      () => tell("look-none"),
    );
  }, [address]);
  useEffect(() => onPaper(dialog.current!), []);
  const shut = () => {
    dialog.current?.close(); // the focus goes back to where it was
    close();
  };
  return (
    <dialog ref={dialog} class="bond-forms" aria-label={word("look-forms")} onCancel={shut}>
      <div class="tools">
        <button class="btn go" onClick={() => print()}>
          {word("look-print")}
        </button>
        <button class="btn" onClick={shut}>
          {word("look-close")}
        </button>
      </div>
      {news && <p role="status">{word(news)}</p>}
      <div class="pages" ref={pages} role="group" aria-label={word("look-forms")} tabIndex={0} />
    </dialog>
  );
}

/** Over the page on the screen; in the flow of the page while it is printed. */
function onPaper(dialog: HTMLDialogElement): () => void {
  const lie = () => {
    dialog.close();
    dialog.show();
  };
  const rise = () => {
    dialog.close();
    dialog.showModal();
  };
  rise();
  addEventListener("beforeprint", lie);
  addEventListener("afterprint", rise);
  return () => {
    removeEventListener("beforeprint", lie);
    removeEventListener("afterprint", rise);
  };
}

/** Puts the pages of a document, with its own style, into a place apart. */
async function lay(place: HTMLElement, address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  const [head = "", rules = "", body = ""] = (await answer.text()).split(/<\/?style>/);
  const document = new DOMParser().parseFromString(head + body, "text/html");
  const style = new CSSStyleSheet();
  style.replaceSync(rules);
  const apart = place.shadowRoot ?? place.attachShadow({ mode: "open" });
  apart.adoptedStyleSheets = [style];
  apart.replaceChildren(...document.querySelectorAll(".a4"));
}
