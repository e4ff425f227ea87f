import { render } from "preact";
import { useEffect } from "preact/hooks";
import { guest } from "./desk";
import { Toast } from "./frame/toast";
import { dress } from "./games";
import { api } from "./net/api";
import { broughtGame } from "./net/first";
import { Front } from "./pages/front";
import { NewTable } from "./pages/new";
import { TablePage } from "./pages/table";
import { followLinks, path } from "./router";

function App() {
  useEffect(() => {
    api.me().then(
      (me) => (guest.value = me.name),
      () => {},
    );
  }, []);
  return (
    <>
      <Page />
      <Toast />
    </>
  );
}

function Page() {
  const [, kind, id = ""] = path.value.split("/");
  if (kind === "t" && id) return <TablePage key={id} id={decodeURIComponent(id)} />;
  if (kind === "new") return <NewTable game={id} />;
  return <Front />;
}

const game = broughtGame();
if (game) await dress(game).catch(() => {}); // without its look the page waits, and says so
followLinks();
render(<App />, document.body);
