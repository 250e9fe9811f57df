// Compares the CPU time of `taintlint --version` with that of an empty script, run by turns; prints the ratio.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROUNDS = 21;
const folder = mkdtempSync(join(tmpdir(), "taintlint-bench-"));
const empty = join(folder, "empty.mjs");
writeFileSync(empty, "");

/** CPU milliseconds of one run, user and system time together, as the shell's `time` gives them. */
function cpuOf(words) {
  const timed = spawnSync("bash", ["-c", 'TIMEFORMAT="%U %S"; time node "$@"', "bash", ...words], { encoding: "utf8" });
  if (timed.status !== 0) throw new Error(`${words.join(" ")} failed`);
  const [user, system] = timed.stderr.trim().split("\n").at(-1).split(" ").map(Number);
  return (user + system) * 1000;
}

function median(numbers) {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

const times = { empty: [], version: [] };
for (let round = 0; round < ROUNDS; round++) {
  times.empty.push(cpuOf([empty]));
  times.version.push(cpuOf(["dist/cli.js", "--version"]));
}
rmSync(folder, { recursive: true, force: true });
const [base, version] = [median(times.empty), median(times.version)];
process.stdout.write(`empty script ${base.toFixed(0)} ms, --version ${version.toFixed(0)} ms of CPU, `);
process.stdout.write(`ratio ${(version / base).toFixed(2)} (allowed: 1.5 times and 40 ms more)\n`);
