// Measures the built program by turns with what it is compared with: `node bench/table.mjs FOLDER... [--rounds 5]
// [--build dist] [--only lint,base]`. Each folder is a git repository, of `bench/prepare.mjs` or any other. Prints medians, and the
// median of each round's ratio to reading alone: on a machine that others use, too, only what runs side by side compares.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "5" },
    build: { type: "string", default: "dist" },
    only: { type: "string" },
  },
});
const GNU_TIME = "/usr/bin/time";
const temporary = mkdtempSync(join(tmpdir(), "taintlint-bench-"));
process.once("exit", () => rmSync(temporary, { recursive: true, force: true }));
const cache = join(temporary, "cache");
const program = resolve(values.build, "cli.js");
const reader = fileURLToPath(new URL("read.mjs", import.meta.url));
const node = (...words) => [process.execPath, ...words];

/** Wall and CPU in milliseconds, its children's too, and the peak of memory in MB where GNU time is installed. */
function measure(words, folder) {
  const report = join(temporary, "time");
  const hasTime = existsSync(GNU_TIME);
  const timed = hasTime
    ? [GNU_TIME, "-q", "-o", report, "-f", "%e %U %S %M", ...words]
    : ["bash", "-c", 'TIMEFORMAT="%R %U %S 0"; time "$@" 2>/dev/null', "bash", ...words];
  const started = performance.now();
  const { status, stderr } = spawnSync(timed[0], timed.slice(1), {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    maxBuffer: 1 << 30,
    env: { PATH: process.env.PATH, HOME: temporary, XDG_CACHE_HOME: cache },
    encoding: "utf8",
  });
  const wall = performance.now() - started;
  const text = hasTime ? spawnSync("cat", [report], { encoding: "utf8" }).stdout : stderr;
  const [, user, system, memory] = text.trim().split("\n").at(-1).split(" ").map(Number);
  if (status > 3 || status === null) return undefined;
  return { wall, cpu: (user + system) * 1000, memory: memory / 1024 };
}

function onPath(name) {
  return spawnSync("which", [name], { encoding: "utf8" }).stdout.trim() || undefined;
}

/** Changes one manifest for a run with `--base`, and puts it back. */
function withChange(folder, path, run) {
  const kept = join(temporary, "kept");
  const file = join(folder, path);
  copyFileSync(file, kept);
  try {
    spawnSync("bash", ["-c", `printf '# changed\\n' >> "$1"`, "bash", file]);
    return run();
  } finally {
    copyFileSync(kept, file);
  }
}

function firstManifest(folder) {
  const { stdout } = spawnSync("git", ["grep", "-lE", "^kind: Deployment", "--", "*.yaml"], {
    cwd: folder,
    encoding: "utf8",
  });
  return stdout.split("\n")[0];
}

function contenders(folder) {
  const manifest = firstManifest(folder);
  const emptyCache = (run) => {
    rmSync(cache, { recursive: true, force: true });
    return run();
  };
  const lint = (...words) => node(program, "lint", "--format", "json", ...words);
  const kubeconform = onPath("kubeconform");
  const kubeLinter = onPath("kube-linter");
  const rendered = onPath("kustomize") ?? onPath("kubectl");
  const time = (words) => () => measure(words, folder);
  const all = {
    read: time(node(reader, folder, "read")),
    floor: time(node(reader, folder, "floor")),
    lint: time(lint("--render", "off")),
    base: () => withChange(folder, manifest, time(lint("--render", "off", "--base", "HEAD"))),
    "js-yaml": time(node(reader, folder, "js-yaml")),
    yaml: time(node(reader, folder, "yaml")),
    ...(rendered && {
      rendered: () => emptyCache(time(lint())),
      "rendered-base": () => emptyCache(() => withChange(folder, manifest, time(lint("--base", "HEAD")))),
      "rendered-cached": time(lint()),
    }),
    // Without its schemas, which it would fetch, it reads and parses everything, with as many workers as there are cores.
    ...(kubeconform && {
      kubeconform: time([
        ...[kubeconform, "-ignore-missing-schemas", "-schema-location", join(temporary, "none")],
        ...["-n", String(availableParallelism()), "-output", "json", "."],
      ]),
    }),
    ...(kubeLinter && { "kube-linter": time([kubeLinter, "lint", "."]) }),
  };
  const wanted = values.only?.split(",") ?? Object.keys(all).filter((name) => !["js-yaml", "yaml"].includes(name));
  return Object.entries(all).filter(([name]) => name === "read" || wanted.includes(name));
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function print(title, named, against) {
  const rounds = Array.from({ length: Number(values.rounds) }, () =>
    Object.fromEntries(named.map(([name, run]) => [name, run()])),
  );
  process.stdout.write(
    `\n${title}\n| | wall ms | CPU ms | peak MB | wall, × ${against} | CPU, × ${against} |\n|---|---|---|---|---|---|\n`,
  );
  for (const [name] of named) {
    const runs = rounds.map((round) => round[name]);
    if (runs.includes(undefined)) {
      process.stdout.write(`| ${name} | crashed | | | | |\n`);
      continue;
    }
    const of = (key) => median(runs.map((run) => run[key])).toFixed(0);
    const ratio = (key) => median(rounds.map((round) => round[name][key] / round[against][key])).toFixed(2);
    process.stdout.write(
      `| ${name} | ${of("wall")} | ${of("cpu")} | ${of("memory")} | ${ratio("wall")} | ${ratio("cpu")} |\n`,
    );
  }
}

for (const folder of positionals.map((one) => resolve(one)))
  print(folder.split("/").at(-1), contenders(folder), "read");
if (positionals.length === 0) {
  const [empty, small] = ["empty.mjs", "small.yaml"].map((name) => join(temporary, name));
  writeFileSync(empty, "");
  writeFileSync(
    small,
    "apiVersion: v1\nkind: Pod\nmetadata: {name: one}\nspec: {containers: [{name: one, image: one}]}\n",
  );
  print(
    "start-up",
    [
      ["empty", () => measure(node(empty), temporary)],
      ["version", () => measure(node(program, "--version"), temporary)],
      ["small", () => measure(node(program, small), temporary)],
    ],
    "empty",
  );
}
