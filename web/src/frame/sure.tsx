// The last word before a power is used: what it means, in a sentence.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../words";

export interface Question {
  title: string;
  text: string;
  yes: string; // what the button says
  bad?: boolean; // whether it takes something from somebody
  Fields?: ComponentType; // what else has to be chosen
  act: () => void;
}

const asked = signal<Question | null>(null);

/** Asks before something is done. */
export const sure = (question: Question) => (asked.value = question);

export function Sure() {
  const question = asked.value;
  return question && <Asked {...question} />;
}

/** The focus is on the question, not on an answer. */
function Asked({ title, text, yes, bad, Fields, act }: Question) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.showModal();
    box.current?.focus();
    return () => void (asked.value = null);
  }, []);
  const answer = (event: Event) => {
    event.preventDefault();
    box.current?.close();
    act();
  };
  return (
    <dialog ref={box} class="complain sure" tabIndex={-1} aria-labelledby="sure-title" aria-describedby="sure-text" onClose={() => (asked.value = null)}>
      <form onSubmit={answer}>
        <h2 id="sure-title">{title}</h2>
        <p id="sure-text">{text}</p>
        {Fields && <Fields />}
        <div class="row">
          <button class={`btn ${bad ? "kill" : "main"}`}>{yes}</button>
          <button type="button" class="btn" onClick={() => box.current?.close()}>
            {t("cancel")}
          </button>
        </div>
      </form>
    </dialog>
  );
}
