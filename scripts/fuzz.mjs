// The long runs of what the tests do briefly: mutated documents, laws, and hostile kustomizations with the real kustomize.
import { spawnSync } from "node:child_process";
import process from "node:process";

const RUNS = {
  documents: { file: "test/laws/mutated-documents.test.ts", variable: "TAINTLINT_FUZZ_DOCUMENTS", most: 1_000_000 },
  laws: { file: "test/laws/laws.test.ts", variable: "TAINTLINT_FUZZ_REPOSITORIES", most: 5000 },
  rendering: { file: "test/cli/rendering-fuzz.test.ts", variable: "TAINTLINT_FUZZ_CASES", most: 20_000 },
};

const [name, count, seed = "1"] = process.argv.slice(2);
const names = name === undefined ? Object.keys(RUNS) : [name];
for (const one of names) {
  const run = RUNS[one];
  if (run === undefined) {
    console.error(`"${one}" is no run: there are ${Object.keys(RUNS).join(", ")}`);
    process.exit(2);
  }
  const { status } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", run.file], {
    stdio: "inherit",
    env: { ...process.env, [run.variable]: count ?? String(run.most), TAINTLINT_FUZZ_SEED: seed },
  });
  if (status !== 0) process.exitCode = status ?? 1;
}
