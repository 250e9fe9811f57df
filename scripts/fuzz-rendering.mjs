// Tries hostile kustomizations with the real kustomize: 20,000 of them, or as many as the argument says.
import { spawnSync } from "node:child_process";
import process from "node:process";

const [cases = "20000"] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "test/cli/rendering-fuzz.test.ts"],
  { stdio: "inherit", env: { ...process.env, TAINTLINT_FUZZ_CASES: cases } },
);
process.exitCode = status ?? 1;
