// Measures what rendering costs beside the programs alone: `node bench/rendering.mjs FOLDER... [--rounds 3] [--build dist]`. Each
// folder is a checkout. By turns runs the built program with an empty cache, and kustomize and helm once for each root
// that it renders, with what a Flux or Argo CD object adds to it. Prints medians and the median of each round's ratio, for CPU
// and wall, and CPU by root, which stays the same for 100, 400 and 1,600 overlays of `prepare.mjs --overlays`. kustomize and
// helm are on PATH.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "3" }, build: { type: "string", default: "dist" } },
});
const GNU_TIME = "/usr/bin/time";
const temporary = mkdtempSync(join(tmpdir(), "taintlint-bench-"));
process.once("exit", () => rmSync(temporary, { recursive: true, force: true }));
const program = resolve(values.build, "cli.js");
const lint = [process.execPath, program, "--no-cache", "--quiet"];

function run(words, folder, env = {}) {
  return spawnSync(words[0], words.slice(1), {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1 << 30,
    env: { PATH: process.env.PATH, HOME: temporary, ...env },
  });
}

/** Wall and CPU in milliseconds, those of all programs that are started, too. */
function measure(words, folder) {
  const report = join(temporary, "time");
  run([GNU_TIME, "-q", "-o", report, "-f", "%e %U %S", ...words], folder);
  const [wall, user, system] = readFileSync(report, "utf8").trim().split("\n").at(-1).split(" ").map(Number);
  return { wall: wall * 1000, cpu: (user + system) * 1000 };
}

const which = (name) => spawnSync("which", [name], { encoding: "utf8" }).stdout.trim();

/** A folder for PATH with a kustomize that keeps the folder of each build, and runs it; empty without kustomize. */
function writeRecorder(recorded) {
  const bin = join(temporary, "bin");
  mkdirSync(bin, { recursive: true });
  const real = which("kustomize");
  if (real === "") return bin;
  const record = `made=$(/bin/mktemp -d "${recorded}/XXXXXX") && /bin/cp -R . "$made" && echo "$*" > "$made.arguments"`;
  writeFileSync(join(bin, "kustomize"), `#!/bin/sh\n[ "$1" != build ] || { ${record}; }\nexec "${real}" "$@"\n`, {
    mode: 0o700,
  });
  return bin;
}

/**
 * What `kustomize build` takes for a recorded call: the kustomization, or a folder with all that a GitOps object adds.
 * Undefined for a check of the program.
 */
function buildTarget(recorded, name) {
  const last = readFileSync(join(recorded, `${name}.arguments`), "utf8")
    .trim()
    .split(" ")
    .at(-1);
  if (last !== ".") return last.replace(/^repository\/?/, "") || ".";
  const path = join(recorded, name, "kustomization.yaml");
  const text = readFileSync(path, "utf8");
  if (!text.startsWith("{")) return undefined;
  const { openapi: _, ...whole } = JSON.parse(text);
  const isBare = whole.resources.length === 1 && Object.keys(whole).length === 3;
  if (isBare) return whole.resources[0].replace(/^repository\/?/, "") || ".";
  writeFileSync(path, JSON.stringify(whole));
  return join(recorded, name);
}

/** The commands that render each root by itself, one a line: a chart by its label, which begins with the folder. */
function commandsOf(folder) {
  const recorded = mkdtempSync(join(temporary, "recorded-"));
  const words = [process.execPath, program, "--no-cache", "--verbose"];
  const { stderr } = run(words, folder, { PATH: `${writeRecorder(recorded)}:${process.env.PATH}` });
  const charts = [...stderr.matchAll(/^taintlint: +helm "(.*?)": (?!not rendered, its program)/gm)]
    .map(([, label]) => label.replace(/ (?:with|for|\().*$/, ""))
    .filter((path) => existsSync(join(folder, path)));
  const names = readdirSync(recorded).filter((name) => !name.endsWith(".arguments"));
  const targets = new Set(names.flatMap((name) => buildTarget(recorded, name) ?? []));
  return [
    ...[...targets].map((path) => `kustomize build --load-restrictor LoadRestrictionsNone "${path}"`),
    ...charts.map((path) => `helm template x "${path}" --kube-version 1.36`),
  ];
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1).padStart(8);

if (positionals.length === 0 || !existsSync(GNU_TIME)) {
  console.error(existsSync(GNU_TIME) ? "bench: name a folder" : `bench: ${GNU_TIME} is missing`);
  process.exit(2);
}
console.log(`${"".padEnd(44)}roots   CPU s    alone   ratio  wall s    alone   ratio  CPU ms/root`);
for (const folder of positionals.map((path) => resolve(path))) {
  const commands = commandsOf(folder);
  const list = join(temporary, "commands");
  writeFileSync(list, commands.map((one) => `${one} > /dev/null 2>&1\n`).join(""));
  const alone = ["xargs", "-a", list, "-d", "\n", "-n", "1", "-P", String(availableParallelism()), "sh", "-c"];
  const rounds = Array.from({ length: Number(values.rounds) }, () => [measure(lint, folder), measure(alone, folder)]);
  const cells = ["cpu", "wall"].flatMap((of) => [
    seconds(median(rounds.map(([ours]) => ours[of]))),
    seconds(median(rounds.map(([, theirs]) => theirs[of]))),
    median(rounds.map(([ours, theirs]) => ours[of] / theirs[of]))
      .toFixed(2)
      .padStart(7),
  ]);
  const byRoot = (median(rounds.map(([ours]) => ours.cpu)) / commands.length).toFixed(1).padStart(13);
  console.log(`${basename(folder).padEnd(42)}${String(commands.length).padStart(7)}${cells.join("")}${byRoot}`);
}
