// The long runs of what the tests do briefly: mutated documents, laws, hostile kustomizations with the real kustomize,
// and every property with other seeds.
import { execFileSync, spawnSync } from "node:child_process";
import process from "node:process";

const RUNS = {
  documents: { files: ["test/laws/mutated-documents.test.ts"], variable: "TAINTLINT_FUZZ_DOCUMENTS", most: 1_000_000 },
  laws: { files: ["test/laws/laws.test.ts"], variable: "TAINTLINT_FUZZ_REPOSITORIES", most: 5000 },
  rendering: { files: ["test/cli/rendering-fuzz.test.ts"], variable: "TAINTLINT_FUZZ_CASES", most: 20_000 },
  // All rows of the tables of which the test command tries some.
  attacks: {
    files: execFileSync("git", ["grep", "-l", "long-run[.]js", "--", "test/*.test.ts"], { encoding: "utf8" })
      .trim()
      .split("\n"),
    variables: { TAINTLINT_LONG: "1" },
    most: 1,
  },
  // Each property says itself how many cases it tries: more of them are more seeds.
  properties: {
    files: execFileSync("git", ["grep", "-l", "property[.]js", "--", "test/*.test.ts"], { encoding: "utf8" })
      .trim()
      .split("\n"),
    most: 20,
  },
};

/** Whether the tests of `files` pass with this seed. */
function passes(files, seed, variables) {
  const { status } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...files], {
    stdio: "inherit",
    env: { ...process.env, ...variables, TAINTLINT_FUZZ_SEED: String(seed) },
  });
  return status === 0;
}

const [name, count, first = "1"] = process.argv.slice(2);
const names = name === undefined ? Object.keys(RUNS) : [name];
for (const one of names) {
  const run = RUNS[one];
  if (run === undefined) {
    console.error(`"${one}" is no run: there are ${Object.keys(RUNS).join(", ")}`);
    process.exit(2);
  }
  const many = Number(count ?? run.most);
  const results =
    run.variable === undefined
      ? Array.from({ length: many }, (_, index) => passes(run.files, Number(first) + index, run.variables))
      : [passes(run.files, first, { [run.variable]: String(many) })];
  if (results.includes(false)) process.exitCode = 1;
}
