import { render } from "preact";
import { useEffect, useErrorBoundary } from "preact/hooks";
import { guest } from "./desk";
import { Blank, Nowhere } from "./frame/blank";
import { later } from "./frame/later";
import { Hitch } from "./frame/link";
import { Toast } from "./frame/toast";
import { dress } from "./games";
import { api } from "./net/api";
import { broughtGame } from "./net/first";
import { TablePage } from "./pages/table";
import { followLinks, path } from "./router";
import { afterTheFirstPicture, stylesheet } from "./style/sheet";
import { t } from "./words";

const away = async () => (await Promise.all([import("./pages/away"), stylesheet("away")]))[0];
const Front = later(async () => (await away()).Front);
const Tables = later(async () => (await away()).Tables);
const Me = later(async () => (await away()).Me);
const Alerts = later(async () => (await away()).Alerts);
const Gathering = later(async () => {
  const [{ Gathering }] = await Promise.all([import("./pages/gatherings"), stylesheet("gatherings")]);
  return Gathering;
});

function App() {
  const [stumbled] = useErrorBoundary((error) => console.error(error));
  useEffect(() => {
    api.me().then(
      (me) => (guest.value = me.name),
      () => {},
    );
  }, []);
  return (
    <>
      {stumbled ? <Stumbled /> : <Page />}
      <Toast />
      <Hitch />
    </>
  );
}

/** Something could not be drawn.  The table is on the server, and as it was. */
function Stumbled() {
  return (
    <main class="page">
      <Blank drawing="cut" title={t("stumbled-title")} text={t("stumbled-text")}>
        <button class="btn main" onClick={() => location.reload()}>
          {t("reload")}
        </button>
        <a class="btn" href="/" target="_self">
          {t("to-front")}
        </a>
      </Blank>
    </main>
  );
}

function Page() {
  const [, kind = "", id = "", part = ""] = path.value.split("/");
  if (kind === "t" && id) return <TablePage key={id} id={decodeURIComponent(id)} />;
  if (kind === "new") return <Front card={decodeURIComponent(id)} />;
  if (kind === "tables" && !id) return <Tables />;
  if (kind === "moi" && !id) return <Me />;
  if (kind === "alerts") return <Alerts />;
  if (kind === "cercles" || (id && (kind === "c" || kind === "e")))
    return <Gathering key={id} kind={kind} id={decodeURIComponent(id)} part={part} />;
  return kind ? <Nowhere /> : <Front />;
}

const game = broughtGame();
if (game) await dress(game).catch(() => {}); // the page has asked for all of it
followLinks();
render(<App />, document.body);
afterTheFirstPicture(() => {
  void stylesheet("fonts"); // earlier they would lay everything out twice before it can be used
  import("./pages/away").catch(() => {}); // so that the end of a match need not wait for it
});
