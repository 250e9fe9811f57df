// Asks the scheduler's own framework, in one process, about made worlds that hold everything in combination: a small one of a fixed
// seed, whose answers are committed, and several of seeds that are drawn anew each time, whose disagreements are printed.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { combinedWorld } from "./live/combined-worlds.mjs";
import { loadSource } from "./load-source.mjs";

const SAMPLES = [
  { seed: 71, size: 40, mode: "declared" },
  { seed: 72, size: 40, mode: "nodes" },
];
const DRAWN = 5;
const WORKLOADS = 250;
/** Of 2,700 cells of a world, those that may hang on what fit does not compare: see docs/decisions.md. */
const MOST_TOO_KIND = 30;

/** The letters of each workload, one a pool: `L` it lands there, `W` it waits. Without those that the API server refuses. */
function ask(program, folder, { world }) {
  const file = join(folder, "world.json");
  writeFileSync(file, JSON.stringify(world));
  const { matrix } = JSON.parse(execFileSync(program, [file], { encoding: "utf8", maxBuffer: 1 << 28 }));
  const letters = (cells) => world.pools.map((pool) => cells[pool]?.live ?? "-").join("");
  return Object.fromEntries(Object.entries(matrix).map(([id, cells]) => [id, letters(cells)]));
}

/** The files of data by their paths. Fails where fit blocks what lands, or fits too much that waits. */
export async function askInproc() {
  const { compareCombined } = await loadSource("test/conformance/combined-agreement.ts");
  const folder = mkdtempSync(join(tmpdir(), "taintlint-inproc-"));
  const program = resolve(folder, "inproc");
  try {
    execFileSync("go", ["build", "-p", "2", "-o", program, "."], { cwd: "test/referees/inproc", stdio: "inherit" });
    for (let index = 0; index < DRAWN; index++) {
      const seed = Math.floor(Math.random() * 1e6);
      const mode = index % 2 === 0 ? "declared" : "nodes";
      const world = combinedWorld(seed, WORKLOADS, mode);
      const { tooStrict, tooKind, falseErrors, ...counts } = compareCombined(world, ask(program, folder, world));
      const wrong = [...tooStrict, ...falseErrors];
      console.log(`seed ${seed}, ${mode}: ${JSON.stringify(counts)}, ${tooKind.length} too kind`);
      for (const one of [...wrong, ...tooKind]) console.log(`  ${one}`);
      if (wrong.length > 0 || tooKind.length > MOST_TOO_KIND) process.exitCode = 1;
    }
    const samples = SAMPLES.map((sample) => {
      const world = combinedWorld(sample.seed, sample.size, sample.mode);
      return { ...sample, letters: ask(program, folder, world) };
    });
    return { "test/conformance/data/combined.json": `${JSON.stringify(samples, null, 1)}\n` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
