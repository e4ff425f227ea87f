// What happened, in sentences, the newest first.
import { useRef } from "preact/hooks";
import { SeatBadge } from "../art/seat";
import type * as wire from "../protocol";
import { t } from "../words";

export function Log({ news }: { news: wire.News[] }) {
  const told = news.filter((one) => one.lines.length).reverse();
  if (!told.length) return <p class="small">{t("log-empty")}</p>;
  return (
    <ol class="log" reversed>
      {told.map((one) => (
        <li key={one.moment}>
          <time>{one.moment}</time>
          <SeatBadge seat={one.seat} />
          <span class="lines">
            {one.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

const HEARD = 12; // events that wait to be read aloud

/** The newest lines, read aloud as they come, each once; not what was told before somebody came. */
export function LiveLog({ news }: { news: wire.News[] }) {
  const since = useRef(news.at(-1)?.moment ?? 0).current;
  const last = news.filter((one) => one.moment > since).slice(-HEARD).flatMap((one) => one.lines.map((line, n) => ({ key: `${one.moment}-${n}`, line })));
  return (
    <div class="vh" role="log" aria-relevant="additions" aria-label={t("live-log")}>
      {last.map(({ key, line }) => (
        <p key={key}>{line}</p>
      ))}
    </div>
  );
}
