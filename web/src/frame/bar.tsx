import type { ComponentChildren } from "preact";
import { Icon } from "../art/icons";
import type { Live } from "../table/live";
import { t } from "../words";
import { Skip, SkipToOptions } from "./skip";
import { Tools } from "./tools";

interface BarProps {
  title: string;
  code?: string;
  main?: string; // what the page is about, by its id
  desk?: Live; // a match that is played
  children?: ComponentChildren; // who sits at the table
}

export function Bar({ title, code = "", main, desk, children }: BarProps) {
  return (
    <header class="bar">
      {children ? <SkipToOptions /> : <Skip to={main} />}
      <a class="btn icon quiet phone-only" href="/" aria-label={t("to-front")}>
        <Icon name="back" />
      </a>
      <a class="brand" href="/">
        filature
      </a>
      <h1>{title}</h1>
      {code && (
        <span class="chip code" title={t("table-code")}>
          {code}
        </span>
      )}
      <span class="grow" />
      {children}
      <Tools desk={desk} />
    </header>
  );
}
