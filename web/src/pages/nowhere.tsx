// An address that leads nowhere: a sentence and a way out.
import { useEffect } from "preact/hooks";
import { Bar } from "../frame/bar";
import { Blank } from "../frame/blank";
import { lang, t } from "../words";

export function Nowhere() {
  useEffect(() => {
    document.title = `${t("nowhere-title")} · filature`;
  }, [lang.value]);
  return (
    <div class="page">
      <Bar title="filature" />
      <main>
        <Blank drawing="memo" title={t("nowhere-title")} text={t("nowhere-text")}>
          <a class="btn" href="/">
            {t("to-front")}
          </a>
        </Blank>
      </main>
    </div>
  );
}
