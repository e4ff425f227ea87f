// What happened, in sentences, the newest first.
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

/** The newest lines, read aloud as they come. */
export function LiveLog({ news }: { news: wire.News[] }) {
  const last = news.slice(-40).flatMap((one) => one.lines.map((line, n) => ({ key: `${one.moment}-${n}`, line })));
  return (
    <div class="vh" role="log" aria-label={t("tab-log")}>
      {last.map(({ key, line }) => (
        <p key={key}>{line}</p>
      ))}
    </div>
  );
}
