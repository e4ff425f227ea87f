// A code or a link to enter by; where a code only leads to a door, one knocks and waits for an answer.
import { useEffect, useState } from "preact/hooks";
import { guest } from "../desk";
import { api, Trouble } from "../net/api";
import type * as wire from "../protocol";
import { go } from "../router";
import { t } from "../words";

const ID = /^[a-z0-9]{16}$/; // of a table, as it stands in a link
const OFTEN = 2000; // milliseconds between two looks at the door

const told = (trouble: unknown) => (trouble instanceof Trouble && trouble.message ? trouble.message : t("offline"));

export function CodeDoor() {
  const [said, type] = useState("");
  const [problem, wonder] = useState("");
  const [code, stand] = useState(""); // of the door where one stands
  const enter = async () => {
    const id = said.trim().split("/").at(-1) ?? "";
    stand("");
    try {
      if (said.includes("/") || ID.test(id)) return go(`/t/${encodeURIComponent(id)}`);
      const door = await api.called(said.trim());
      if (door.knock) stand(said.trim());
      else go(`/t/${door.table}`);
      wonder("");
    } catch (trouble) {
      wonder(told(trouble));
    }
  };
  return (
    <>
      <form
        class="code"
        onSubmit={(event) => {
          event.preventDefault();
          if (said.trim()) void enter();
        }}
      >
        <span class="field">
          <input
            aria-label={t("table-code")}
            placeholder={t("code-example")}
            value={said}
            autocomplete="off"
            onInput={(event) => type(event.currentTarget.value)}
          />
        </span>
        <button class="btn main">{t("enter")}</button>
      </form>
      {problem && (
        <p class="small" role="alert">
          {problem}
        </p>
      )}
      {code && <Door code={code} />}
    </>
  );
}

/** One gives a name, knocks, and waits. */
function Door({ code }: { code: string }) {
  const [name, setName] = useState(guest.value);
  const [knock, setKnock] = useState<wire.Knocked | null>(null);
  const [problem, wonder] = useState("");
  useAnswer(knock, setKnock, wonder);
  const ask = (event: Event) => {
    event.preventDefault();
    api.knock(code, name.trim()).then(
      (made) => {
        setKnock(made);
        wonder("");
      },
      (trouble) => wonder(told(trouble)),
    );
  };
  const waits = knock?.answer === "waiting";
  return (
    <form class="door" onSubmit={ask}>
      <p class="small" role="status">
        {problem || t(waits ? "knock-waits" : knock?.answer === "shut" ? "knock-shut" : "knock-how")}
      </p>
      {!waits && (
        <div class="row">
          <span class="field grow">
            <input aria-label={t("your-name")} value={name} maxLength={24} onInput={(event) => setName(event.currentTarget.value)} />
          </span>
          <button class="btn main">{t("knock")}</button>
        </div>
      )}
    </form>
  );
}

/** Looks now and then whether somebody has opened. */
function useAnswer(knock: wire.Knocked | null, set: (knock: wire.Knocked | null) => void, wonder: (problem: string) => void): void {
  const waits = knock?.answer === "waiting" ? knock.knock : "";
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => {
      api.knocked(waits).then(
        (now) => (now.answer === "open" ? go(`/t/${now.table}`) : now.answer === "shut" && set(now)),
        (trouble: Trouble) => {
          if (trouble.error !== "unknown-knock") return;
          wonder(told(trouble));
          set(null);
        },
      );
    }, OFTEN);
    return () => clearInterval(timer);
  }, [waits]);
}
