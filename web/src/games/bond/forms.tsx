// The evaluation forms: how they stand, and all of them as pages that print.
import { useRef, useState } from "preact/hooks";
import { Facts } from "../../frame/notebook";
import { useDesk, useWord } from "../../table/context";
import type { Scene } from "../../table/filled";
import { lang } from "../../words";

export function Forms({ scene }: { scene: Scene }) {
  const word = useWord();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = scene.panels.find((one) => one.id === "form");
  return (
    <section class="forms">
      {form && <h3>{form.title}</h3>}
      {form && <Facts facts={form.facts} />}
      <Pages dialog={dialog} />
      <button class="btn" onClick={() => dialog.current?.showModal()}>
        {word("look-forms")}
      </button>
    </section>
  );
}

/** All forms, as the server writes them when they are asked for. */
function Pages({ dialog }: { dialog: { current: HTMLDialogElement | null } }) {
  const word = useWord();
  const pages = useRef<HTMLDivElement>(null);
  const [news, tell] = useState("look-wait");
  const address = `/api/tables/${useDesk().card.value?.id}/forms?lang=${lang.value}`;
  const fetchAll = () => {
    tell("look-wait");
    lay(pages.current!, address).then(
      () => tell(""),
      () => tell("look-none"),
    );
  };
  return (
    <dialog ref={dialog} class="bond-forms" aria-label={word("look-forms")} onToggle={(event) => event.newState === "open" && fetchAll()}>
      <div class="tools">
        <button class="btn go" onClick={() => print()}>
          {word("look-print")}
        </button>
        <button class="btn" onClick={() => dialog.current?.close()}>
          {word("look-close")}
        </button>
      </div>
      {news && <p role="status">{word(news)}</p>}
      <div class="pages" ref={pages} />
    </dialog>
  );
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
  apart.replaceChildren(...document.querySelectorAll("main"));
}
