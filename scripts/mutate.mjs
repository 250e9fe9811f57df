// Changes one expression at a time of a folder's sources, and asks whether a test notices.
// npm run mutants -- FOLDER... [--seed N] [--sample N] [--seconds N]
//
// A mutant that no test fails is listed: a test is missing, the code is dead, or the mutant changes nothing that anybody
// could see. The last are named in test/mutants/equivalent.yaml, with the reason.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { load } from "js-yaml";
import { linesOf, mutantsOf } from "./mutants/mutators.mjs";

const EQUIVALENT = "test/mutants/equivalent.yaml";
/** What runs the layers that are mutated, single decisions first. Tests of the command line run `dist/`, without mutants. */
const TESTS = ["test/conformance/", "test/rules/", "test/scheduling/", "test/lint/", "test/mistakes/", "test/fix/"];
/** What is written down of everything that is said comes first: a mutant that it kills costs no further test. */
const RECORDS = ["cases", "subjects", "words"].map((name) => `test/rules/${name}.test.ts`);
/** A worker that says nothing for so long hangs in a loop without a clock. */
const SILENCE = 300;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    sample: { type: "string", default: "300" },
    seconds: { type: "string", default: "10" },
  },
});
if (positionals.length === 0) {
  process.stderr.write(
    "npm run mutants -- FOLDER... [--seed N] [--sample N] [--seconds N]: for example src/scheduling\n",
  );
  process.exit(2);
}
const [seed, size, seconds] = [values.seed, values.sample, values.seconds].map(Number);
const folder = mkdtempSync(join(tmpdir(), "taintlint-mutants-"));
const equivalent = existsSync(EQUIVALENT) ? load(readFileSync(EQUIVALENT, "utf8")) : [];

/** Numbers from 0 to 1, the same for the same seed. */
function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

function sampleOf(all, size, seed) {
  const next = random(seed);
  const drawn = [...all];
  for (let index = drawn.length - 1; index > 0; index -= 1) {
    const other = Math.floor(next() * (index + 1));
    [drawn[index], drawn[other]] = [drawn[other], drawn[index]];
  }
  return drawn.slice(0, size);
}

function sourcesOf(path) {
  const paths = statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true }).map((name) => join(path, name))
    : [path];
  return paths
    .filter((path) => path.endsWith(".ts"))
    .sort()
    .map((path) => {
      const text = readFileSync(path, "utf8");
      return { path, text, ...mutantsOf(path, text) };
    });
}

/** Runs the tests once; resolves to whether they passed, or to undefined where they had to be ended. */
function run(job, journal) {
  const file = join(folder, "job.json");
  writeFileSync(file, JSON.stringify({ ...job, journal, seconds, cache: join(folder, "modules") }));
  writeFileSync(journal, "");
  const env = { ...process.env, MUTATION_JOB: file };
  const child = spawn(process.execPath, [join(import.meta.dirname, "mutants/pass.mjs")], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
  return new Promise((resolve) => {
    let spoken = Date.now();
    let length = 0;
    const clock = setInterval(() => {
      const now = statSync(journal).size + output.length;
      if (now !== length) spoken = Date.now();
      length = now;
      if ((Date.now() - spoken) / 1000 > SILENCE) end();
    }, 250);
    child.on("close", (code) => {
      clearInterval(clock);
      process.off("exit", end);
      resolve({ passed: code === null ? undefined : code === 0, output });
    });
  });
}

function entriesOf(journal) {
  return readFileSync(journal, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

/** Tries the mutants all in one run; a mutant that hangs the run is killed by that, and the others are tried anew. */
async function tryTogether(sources, mutants, tests) {
  const killed = new Map();
  const collected = new Map();
  const journal = join(folder, "journal");
  for (;;) {
    const living = mutants.filter(({ id }) => !killed.has(id)).map(({ id }) => id);
    const { passed, output } = await run({ sources, living, tests }, journal);
    let tried;
    for (const entry of entriesOf(journal)) {
      if (entry.killed !== undefined) killed.set(entry.killed, entry.by);
      if (entry.tried !== undefined) tried = entry;
      for (const id of entry.ids ?? []) collected.set(id, [...(collected.get(id) ?? []), entry.collected]);
    }
    if (passed === true) return { killed, collected };
    if (passed === false || tried === undefined)
      throw new Error(`the tests fail without a mutant:\n${output.slice(-4000)}`);
    killed.set(tried.tried, `${tried.test} (hangs)`);
  }
}

/** Tries one mutant in a run of its own: what runs while modules load is switched from the beginning. */
async function tryAlone(sources, mutant, tests) {
  const { passed } = await run({ sources, living: [], only: mutant.id, tests }, join(folder, "alone"));
  return passed === false;
}

function isNamed({ file, was, becomes }, mutant) {
  return file === mutant.path && was === mutant.was && becomes === mutant.becomes;
}

function isEquivalent(mutant) {
  return equivalent.some((one) => isNamed(one, mutant));
}

/** A source that changes leaves entries behind that name nothing any more. */
function tellStale(sources, everything) {
  const files = new Set(sources.map((source) => source.path));
  for (const one of equivalent.filter(({ file }) => files.has(file))) {
    if (everything.some((mutant) => isNamed(one, mutant))) continue;
    process.stdout.write(
      `${EQUIVALENT}: ${one.file} has no such mutant any more\n  - ${one.was}\n  + ${one.becomes}\n`,
    );
  }
}

async function mutate(path) {
  const began = Date.now();
  const all = sourcesOf(path);
  const everything = all.flatMap(({ mutants, text }) =>
    mutants.map((mutant) => ({ ...mutant, ...linesOf(text, mutant) })),
  );
  tellStale(all, everything);
  const sample = sampleOf(everything, size, seed).map((mutant, id) => ({ ...mutant, id }));
  const judged = sample.filter((mutant) => !isEquivalent(mutant));
  const sources = all.map(({ path, text, loops }) => ({
    path,
    text,
    loops,
    mutants: judged.filter((mutant) => mutant.path === path),
  }));
  const own = join(path.replace(/^src\//, "test/"), "/");
  const first = existsSync(own) && !RECORDS[0].startsWith(own) ? [own] : [];
  const tests = [...new Set([...first, ...RECORDS, ...TESTS])];
  const { killed, collected } = await tryTogether(
    sources,
    judged.filter(({ isStatic }) => !isStatic),
    tests,
  );
  for (const mutant of judged) {
    if (killed.has(mutant.id)) continue;
    // What was asked for while the tests were collected decided which tests there are.
    const files = mutant.isStatic
      ? tests
      : (collected.get(mutant.id) ?? []).map((file) => file.slice(process.cwd().length + 1));
    if (files.length > 0 && (await tryAlone(sources, mutant, files))) killed.set(mutant.id, "a run of its own");
  }
  const alive = judged.filter(({ id }) => !killed.has(id));
  for (const { path, line, column, was, becomes } of alive.sort(
    (a, b) => a.path.localeCompare(b.path) || a.line - b.line,
  )) {
    process.stdout.write(`${path}:${line}:${column}\n  - ${was}\n  + ${becomes}\n`);
  }
  const score = ((100 * (judged.length - alive.length)) / judged.length).toFixed(1);
  process.stdout.write(
    `${path}: ${score} % of ${judged.length} mutants killed, ${alive.length} survive; ${sample.length - judged.length} more of the sample are equivalent ` +
      `(seed ${seed}, ${everything.length} mutants in all, ${Math.round((Date.now() - began) / 1000)} s)\n`,
  );
}

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
try {
  for (const path of positionals) await mutate(path.replace(/\/$/, ""));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
