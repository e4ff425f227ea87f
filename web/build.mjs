// Builds the browser's part into src/filature/server/static: `npm run build`.
// One script for the house, one for each game (loaded when its table is), hashed names.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "../src/filature/server/static");
const from = (...path) => join(here, ...path);

const common = {
  bundle: true,
  outdir: out,
  minify: true,
  metafile: true,
  legalComments: "none",
  target: ["chrome111", "firefox113", "safari16.4"],
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  publicPath: "/static",
  loader: { ".woff2": "file", ".ftl": "text", ".svg": "text" },
  logLevel: "warning",
};

const named = (path) => relative(out, join(process.cwd(), path));

/** How an entry is called: what is in the folder of a game by the game, the others by their file. */
const called = (entry) => (/games\/(\w+)\//.exec(entry) ?? /(\w+)\.\w+$/.exec(entry))[1];

/** What each entry became: `main.css` → `main-X.css`; and what the first one needs at once. */
function made(result) {
  const outputs = Object.entries(result.metafile.outputs).filter(([, made]) => made.entryPoint);
  const names = outputs.map(([path, made]) => [`${called(made.entryPoint)}.${path.split(".").at(-1)}`, named(path)]);
  const [, first] = outputs.find(([, made]) => called(made.entryPoint) === "main");
  const needed = first.imports.filter((one) => one.kind === "import-statement");
  return { ...Object.fromEntries(names), imports: needed.map((one) => named(one.path)) };
}

/** The games that have a look: a folder each. */
async function folders() {
  const files = await readdir("src/games", { withFileTypes: true });
  return files.filter((file) => file.isDirectory()).map((file) => file.name);
}

/** What is shown of each game before there is a table: its picture, and what its `cover.json` says. */
async function covers(games) {
  const made = games.map(async (game) => {
    const picture = await readFile(`../src/filature/games/${game}/art/cover.svg`, "utf8");
    return [game, { picture, ...JSON.parse(await readFile(`src/games/${game}/cover.json`, "utf8")) }];
  });
  return Object.fromEntries(await Promise.all(made));
}

/** Lets `import covers from "covers"` find them: they belong to the pages, which a table does without. */
const asModule = (games) => ({
  name: "covers",
  setup(builder) {
    builder.onResolve({ filter: /^covers$/ }, ({ path }) => ({ path, namespace: "found" }));
    builder.onLoad({ filter: /^covers$/, namespace: "found" }, async () => ({
      contents: JSON.stringify(await covers(games)),
      loader: "json",
    }));
  },
});

function styles(games) {
  const sheets = ["src/main.css", "src/style/fonts.css", "src/style/end.css", "src/style/away.css", "src/style/gatherings.css", ...games.map((game) => `src/games/${game}/style.css`)];
  const entryPoints = sheets.map((sheet) => ({ in: sheet, out: called(sheet) }));
  return build({ ...common, entryPoints });
}

/** What a page or the table of a game needs beside the first script: a stylesheet, a script, its parts. */
function looks(result, sheets, first) {
  const outputs = Object.entries(result.metafile.outputs);
  const later = outputs.filter(([, made]) => /^src\/(games\/\w+\/index|pages\/)/.test(made.entryPoint ?? ""));
  return Object.fromEntries(
    later.map(([path, made]) => {
      const name = called(made.entryPoint);
      const parts = made.imports.filter((one) => one.kind === "import-statement").map((one) => named(one.path));
      const fresh = parts.filter((file) => !first.includes(file));
      return [name, [sheets[`${name}.css`], named(path), ...fresh].filter(Boolean)];
    }),
  );
}

async function scripts(sheets, games) {
  const later = Object.entries(sheets).filter(([name]) => /^(?!main).*\.css$/.test(name));
  const addresses = later.map(([name, file]) => [name.replace(".css", ""), `/static/${file}`]);
  return build({
    ...common,
    entryPoints: [from("src/main.tsx")],
    format: "esm",
    splitting: true,
    inject: [from("src/games/shared.ts")],
    jsx: "automatic",
    jsxImportSource: "preact",
    define: { LOOKS: JSON.stringify(games), STYLESHEETS: JSON.stringify(Object.fromEntries(addresses)) },
    plugins: [asModule(games)],
  });
}

/** The licences of all that is in the pages and not ours: fonts and libraries. */
async function licences(...results) {
  const inputs = results.flatMap((result) => Object.keys(result.metafile.inputs));
  const found = inputs.map((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]).filter(Boolean);
  const texts = [...new Set(found)].sort().map(async (name) => {
    const { version, license } = JSON.parse(await readFile(`node_modules/${name}/package.json`, "utf8"));
    const text = await readFile(`node_modules/${name}/LICENSE`, "utf8").catch(() => "");
    return `${name} ${version}: ${license}\n\n${text.trim()}\n`;
  });
  return (await Promise.all(texts)).join(`\n${"-".repeat(72)}\n\n`);
}

/** The icons, under names that change with what is in them. */
async function icons() {
  const files = (await readdir("icons")).map(async (name) => {
    const body = await readFile(`icons/${name}`);
    const hash = createHash("sha256").update(body).digest("hex").slice(0, 8);
    const kept = name.replace(".", `-${hash}.`);
    await writeFile(join(out, kept), body);
    return [name, `/static/${kept}`];
  });
  return Object.fromEntries(await Promise.all(files));
}

/** How the site looks when it is installed. */
function manifest(icon) {
  const png = (size, file, purpose) => ({ src: icon[file], sizes: `${size}x${size}`, type: "image/png", purpose });
  const svg = (file, purpose) => ({ src: icon[file], sizes: "any", type: "image/svg+xml", purpose });
  return {
    id: "/",
    name: "filature",
    short_name: "filature",
    lang: "fr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f4ecd8",
    theme_color: "#13202e",
    icons: [
      svg("icon.svg", "any"),
      png(192, "icon-192.png", "any"),
      png(512, "icon-512.png", "any"),
      png(512, "icon-maskable-512.png", "maskable"),
      svg("icon-mono.svg", "monochrome"),
    ],
  };
}

/** The page that is shown when nobody answers, in both languages: what it says stands in the catalogues. */
async function offline(sheet, script) {
  const page = await readFile("offline.html", "utf8");
  const said = ["fr", "en"].map(async (lang) => {
    const bundle = new FluentBundle(lang);
    bundle.addResource(new FluentResource(await readFile(`text/${lang}.ftl`, "utf8")));
    const t = (key) => bundle.formatPattern(bundle.getMessage(key).value);
    const state = (name) =>
      `<div data-state="${name}"><h1>${t(`away-${name}`)}</h1><p>${t(`away-${name}-text`)}</p></div>`;
    return `<section lang="${lang}">${state("network")}${state("server")}<p>${t("away-again")}</p><button class="btn main">${t("retry")}</button></section>`;
  });
  const [first, second] = await Promise.all(said);
  return page.replace("main.css", sheet).replace("offline.js", script).replace("<!-- said -->", first + second);
}

/** The worker that rings and the page without a network, which it keeps. */
async function away(sheet, icon) {
  const [page] = Object.keys((await build({ ...common, entryPoints: ["src/offline.ts"] })).metafile.outputs);
  const script = `/static/${named(page)}`;
  await writeFile(join(out, "offline.html"), await offline(sheet, script));
  const define = { KEPT: JSON.stringify(["/offline", sheet, script]), ICON: JSON.stringify(icon) };
  await build({ ...common, entryPoints: [{ in: "src/worker.ts", out: "sw" }], entryNames: "[name]", define });
}

process.chdir(here);
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const games = await folders();
const styled = await styles(games);
const sheets = made(styled);
const built = await scripts(sheets, games);
const code = made(built);
const icon = await icons();
await writeFile(join(out, "manifest.webmanifest"), JSON.stringify(manifest(icon)));
await away(`/static/${sheets["main.css"]}`, icon["icon-192.png"]);
const page = await readFile(from("index.html"), "utf8");
const first = code.imports.map((file) => `<link rel="modulepreload" href="/static/${file}">\n`);
await writeFile(
  join(out, "index.html"),
  page
    .replace("main.css", `/static/${sheets["main.css"]}`)
    .replace("favicon.svg", icon["favicon.svg"])
    .replace("icon-192.png", icon["icon-192.png"])
    .replace("main.js", `/static/${code["main.js"]}`)
    .replace("</script>", `</script>\n${first.join("").trim()}`),
);
await writeFile(join(out, "looks.json"), JSON.stringify(looks(built, sheets, [code["main.js"], ...code.imports])));
await writeFile(join(out, "licences.txt"), await licences(styled, built));
