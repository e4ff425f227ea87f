// The first stop of every page: past the bar, to what one came for.
import { useDesk } from "../table/context";
import { t } from "../words";
import { toOptions } from "./focus";

export function Skip({ to = "content" }: { to?: string }) {
  return <SkipLink to={to} text={t("skip-content")} go={() => document.getElementById(to)?.focus()} />;
}

/** At a table: to the choices, wherever they are folded away. */
export function SkipToOptions() {
  const { tab } = useDesk();
  const go = () => {
    tab.value = "options";
    document.querySelector<HTMLElement>(".panel:has(.papers[inert]) .handle")?.click();
    requestAnimationFrame(toOptions); // when they are drawn
  };
  return <SkipLink to="pane" text={t("skip-options")} go={go} />;
}

function SkipLink({ to, text, go }: { to: string; text: string; go: () => void }) {
  const follow = (event: Event) => {
    event.preventDefault(); // the address may say which moment is looked at
    go();
  };
  return (
    <a class="btn main skip" href={`#${to}`} onClick={follow}>
      {text}
    </a>
  );
}
