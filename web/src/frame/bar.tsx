import type { ComponentChildren } from "preact";
import { Icon } from "../art/icons";
import { t } from "../words";
import { Tools } from "./tools";

/** The children are who sits at the table. */
export function Bar({ title, code = "", children }: { title: string; code?: string; children?: ComponentChildren }) {
  return (
    <header class="bar">
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
      <Tools table={Boolean(children)} />
    </header>
  );
}
