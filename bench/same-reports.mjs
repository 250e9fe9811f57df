// Compares what two builds say, byte for byte: `node bench/same-reports.mjs OLD NEW [FOLDER...]`, each build a folder with a
// `cli.js`. Every command that has JSON runs in every folder; without folders in the examples, the fixtures and the corpora
// beside the repository. `--known FILE` keeps what the old build says, so that it runs once for many new ones.
import { fork } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

const FIXTURES = [
  "examples",
  "test/inventory/formats",
  "test/inventory/terraform/fixtures",
  "test/rendering/kustomize/fixtures",
  "test/rendering/helm/fixtures",
  "test/rendering/gitops/fixtures",
  "test/fix/fixtures",
  "../shared/corpora",
];

/** What a report says of the checkout that it was made in, which may be another one by now. */
const COMMIT = /"commit": "[0-9a-f]+"/;

if (process.send === undefined) await compare();
else process.on("message", async ({ build, folders }) => process.send(await reportsOfAll(build, folders)));

async function compare() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { known: { type: "string" } } });
  const [oldBuild, newBuild, ...named] = positionals;
  if (newBuild === undefined) throw new Error("usage: node bench/same-reports.mjs OLD NEW [FOLDER...] [--known FILE]");
  const folders = (named.length > 0 ? named : FIXTURES.flatMap(foldersIn)).map((folder) => resolve(folder));
  const isKnown = values.known !== undefined && existsSync(values.known);
  const before = isKnown ? JSON.parse(readFileSync(values.known, "utf8")) : await inAnotherProcess(oldBuild, folders);
  if (values.known !== undefined && !isKnown) writeFileSync(values.known, JSON.stringify(before));
  const after = await inAnotherProcess(newBuild, folders);
  let compared = 0;
  let different = 0;
  for (const [folder, reports] of Object.entries(after)) {
    for (const [name, text] of Object.entries(reports)) {
      compared++;
      const [was, is] = [before[folder]?.[name] ?? "", text].map((one) => one.replace(COMMIT, "").split("\n"));
      const line = is.findIndex((one, index) => one !== was[index]);
      if (line < 0 && is.length === was.length) continue;
      different++;
      const shown = [was, is].map((lines) => lines[line < 0 ? is.length : line]?.slice(0, 300));
      process.stdout.write(`${folder}: ${name}, line ${line + 1}\n  old: ${shown[0]}\n  new: ${shown[1]}\n`);
    }
  }
  process.stdout.write(`${compared} reports of ${folders.length} folders compared, ${different} differ\n`);
  process.exitCode = different === 0 ? 0 : 1;
}

function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
}

/** One process for each build, with an empty cache of renderings: its code is loaded once for all runs. */
async function inAnotherProcess(build, folders) {
  const cache = mkdtempSync(join(tmpdir(), "taintlint-same-"));
  const child = fork(new URL(import.meta.url).pathname, {
    env: { PATH: process.env.PATH, HOME: cache, XDG_CACHE_HOME: cache },
  });
  try {
    return await new Promise((done, fail) => {
      child.on("message", done);
      child.on("exit", (code) => fail(new Error(`${build} ended with ${code}`)));
      child.send({ build: resolve(build), folders });
    });
  } finally {
    child.removeAllListeners("exit");
    child.kill();
    rmSync(cache, { recursive: true, force: true });
  }
}

let runs = 0;

async function run(build, words) {
  const streams = [process.stdout, process.stderr];
  const texts = ["", ""];
  const writes = streams.map(({ write }) => write);
  for (const [index, stream] of streams.entries()) {
    stream.write = (part) => {
      texts[index] += part;
      return true;
    };
  }
  process.argv = [process.execPath, join(build, "cli.js"), ...words];
  try {
    await import(`${join(build, "cli.js")}?run=${runs++}`);
  } finally {
    for (const [index, stream] of streams.entries()) {
      stream.write = writes[index];
      stream.removeAllListeners("error");
    }
  }
  const [stdout, stderr] = texts;
  return { stdout, text: `exit ${process.exitCode}\n${stdout}\n${stderr}` };
}

/** What every command says in every folder: some commands name a workload and a pool that the first one shows. */
async function reportsOfAll(build, folders) {
  const all = {};
  for (const folder of folders) {
    process.chdir(folder);
    const json = (...words) => run(build, [...words, "--format", "json"]);
    const fit = await json("fit");
    const { workloads = [], pools = [] } = fit.stdout.startsWith("{") ? JSON.parse(fit.stdout) : {};
    const [workload] = workloads;
    const [pool] = pools;
    const reports = { fit, lint: await json("lint"), pools: await json("pools") };
    reports.init = await run(build, ["init", "--stdout"]);
    if (workload !== undefined) reports.explain = await json("explain", `${workload.kind}/${workload.name}`);
    if (pool !== undefined) reports["what-if"] = await json("what-if", pool.name, "bench/same=true:NoSchedule");
    all[folder] = Object.fromEntries(Object.entries(reports).map(([name, { text }]) => [name, text]));
  }
  return all;
}
