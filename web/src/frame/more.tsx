// What else can be done with something: a button with three dots, and a list that opens under it.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

/** `label` says what it is about; any button in it closes it again. */
export function More({ label, children }: { label: string; children: ComponentChildren }) {
  const [open, set] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (open ? shutting(box.current!, () => set(false)) : undefined), [open]);
  return (
    <div class="more" ref={box}>
      <button class="btn icon quiet" aria-label={label} aria-expanded={open} onClick={() => set(!open)}>
        <svg class="ico" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 10v.1M10 10v.1M16 10v.1" />
        </svg>
      </button>
      {open && (
        <div class="more-list" role="group" aria-label={label} onClick={() => set(false)}>
          {children}
        </div>
      )}
    </div>
  );
}

/** A touch elsewhere or Escape closes it; after Escape the focus is where it was. */
function shutting(box: HTMLElement, shut: () => void): () => void {
  const elsewhere = (event: Event) => {
    if (!box.contains(event.target as Node)) shut();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    shut();
    box.querySelector("button")?.focus();
  };
  addEventListener("pointerdown", elsewhere);
  addEventListener("keydown", escape);
  return () => {
    removeEventListener("pointerdown", elsewhere);
    removeEventListener("keydown", escape);
  };
}
