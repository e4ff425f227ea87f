// The rule sheet beside the board, clause by clause, opened at what matters now.
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { api } from "../net/api";
import type * as wire from "../protocol";
import { useDesk } from "../table/context";
import { lang, t } from "../words";

const sheets = signal<Record<string, wire.Chapter[]>>({});

export function useRules(game: string): wire.Chapter[] | undefined {
  const key = `${game} ${lang.value}`;
  useEffect(() => {
    if (!game || sheets.value[key]) return;
    api.rules(game).then(
      (found) => (sheets.value = { ...sheets.value, [key]: found }),
      () => {},
    );
  }, [key]);
  return sheets.value[key];
}

export function Rules() {
  const { card, scene, clause } = useDesk();
  const chapters = useRules(card.value?.game ?? "");
  const [wanted, want] = useState("");
  const now = clause.value || scene.value?.prompt.clause || "";
  if (!chapters) return <p class="small">{t("loading")}</p>;
  return (
    <div class="rules">
      <span class="field search">
        <Icon name="search" />
        <input
          type="search"
          aria-label={t("search-rules")}
          placeholder={t("search-rules")}
          value={wanted}
          onInput={(event) => want(event.currentTarget.value)}
        />
      </span>
      <Sheet chapters={chapters} wanted={wanted} now={now} />
    </div>
  );
}

export const bare = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function matching(chapters: wire.Chapter[], wanted: string): wire.Chapter[] {
  const words = bare(wanted).split(/\s+/).filter(Boolean);
  const fits = ([id, text]: [string, string]) => words.every((word) => bare(`${id} ${text}`).includes(word));
  return chapters
    .map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter(fits) }))
    .filter((chapter) => chapter.clauses.length);
}

export function Sheet({ chapters, wanted, now }: { chapters: wire.Chapter[]; wanted: string; now: string }) {
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!wanted) here.current?.scrollIntoView({ block: "center" });
  }, [now, wanted]);
  const found = matching(chapters, wanted);
  if (!found.length) return <p class="small">{t("no-such-rule", { wanted })}</p>;
  return (
    <>
      {found.map((chapter) => (
        <section key={chapter.title}>
          <h2>{chapter.title}</h2>
          <ul class="clauses">
            {chapter.clauses.map(([id, text]) => (
              <li key={id} ref={id === now ? here : null} class={id === now ? "now" : ""}>
                <span class="chip">{id}</span>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
