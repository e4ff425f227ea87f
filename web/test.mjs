// Tests of the logic that needs no browser: `npm test`.  Node runs test/*.test.ts, bundled.
import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

process.chdir(dirname(fileURLToPath(import.meta.url)));
const outdir = await mkdtemp(join(tmpdir(), "filature-test-"));
const tests = (await readdir("test")).filter((name) => name.endsWith(".test.ts"));
await build({
  entryPoints: tests.map((name) => join("test", name)),
  outdir,
  bundle: true,
  platform: "node",
  format: "esm",
  outExtension: { ".js": ".mjs" },
  sourcemap: "inline",
  logLevel: "warning",
});
const files = tests.map((name) => join(outdir, name.replace(/ts$/, "mjs")));
const { status } = spawnSync(process.execPath, ["--enable-source-maps", "--test", ...files], { stdio: "inherit" });
await rm(outdir, { recursive: true });
process.exitCode = status ?? 1;
