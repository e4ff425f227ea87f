// Empty, loading, error: a drawing, a title, one sentence, at most one button.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../words";
import { Bar } from "./bar";

const DRAWINGS = {
  folder: "M8 14h26l6 8h40v40H8ZM8 32h72",
  steps: "M16 44h2M34 30h2M52 44h2M70 30h2",
  cut: "M6 46q12-24 26-14t16 6M84 40q-12-18-24-4t-14 4M42 32l8 12M50 32l-8 12",
  leaf: "M24 8h28l14 14v44H24ZM34 34h12v6H34ZM34 48h22v6H34Z",
};

interface BlankProps {
  drawing: keyof typeof DRAWINGS;
  title: string;
  text?: string;
  children?: ComponentChildren;
}

export function Blank({ drawing, title, text, children }: BlankProps) {
  return (
    <div class={`blank ${drawing}`}>
      <svg viewBox="0 0 88 72" aria-hidden="true">
        <path d={DRAWINGS[drawing]} />
      </svg>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}

/** A page with nothing else on it. */
export function Alone({ children }: { children: ComponentChildren }) {
  return (
    <div class="page">
      <Bar title="filature" />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

export function LoadingPage() {
  return (
    <Alone>
      <Loading />
    </Alone>
  );
}

interface NowhereProps {
  title?: string;
  text?: string;
  children?: ComponentChildren; // what else can be done
}

/** No such address. */
export function Nowhere({ title = t("nowhere-title"), text = t("nowhere-text"), children }: NowhereProps) {
  useEffect(() => {
    document.title = `${title} · filature`;
  }, [title]);
  return (
    <Alone>
      <Blank drawing="leaf" title={title} text={text}>
        {children}
        <a class="btn" href="/">
          {t("to-front")}
        </a>
      </Blank>
    </Alone>
  );
}

export function Loading() {
  return <Blank drawing="steps" title={t("loading")} text={t("loading-text")} />;
}
