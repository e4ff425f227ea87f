// Where everybody stands: rank, name, how far one has moved, points.
import type * as wire from "../protocol";
import { t } from "../words";
import { called } from "./arrival";
import { Token } from "./token";

export function Standing({ people, size = 24 }: { people: wire.Person[]; size?: number }) {
  if (!people.length) return <p class="small">{t("standings-none")}</p>;
  return (
    <table class="sd">
      <caption class="vh">{t("standings")}</caption>
      <tbody>
        {people.map((one) => (
          <tr key={one.id} class={one.mine ? "is-me" : ""}>
            <td class="k">{one.rank}</td>
            <td>
              <span class="flexr">
                <Token name={one.name} size={size} />
                {called(one)}
              </span>
            </td>
            <td class={`mv ${one.moved > 0 ? "up" : one.moved < 0 ? "down" : ""}`}>
              {one.moved !== 0 && t(one.moved > 0 ? "standings-up" : "standings-down", { count: Math.abs(one.moved) })}
            </td>
            <td class="pt">{one.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
