import { Icon } from "../art/icons";
import { t } from "../words";
import { Tools } from "./tools";

export function Bar({ title, code = "" }: { title: string; code?: string }) {
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
        <span class="chip wide" title={t("table-code")}>
          {code}
        </span>
      )}
      <span class="grow" />
      <Tools table />
    </header>
  );
}
