// One run of vitest over instrumented sources; what it finds out goes to the journal of its job.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BaseSequencer, startVitest } from "vitest/node";
import { inlinedTexts } from "../inlined-texts.mjs";
import { instrument } from "./mutators.mjs";

const job = JSON.parse(readFileSync(process.env.MUTATION_JOB, "utf8"));
const root = process.cwd();
const sources = new Map(job.sources.map((source) => [join(root, source.path), source]));

class InOrder extends BaseSequencer {
  async sort(files) {
    const rank = ({ moduleId }) => job.tests.findIndex((test) => moduleId.startsWith(join(root, test)));
    return files.sort((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

const vitest = await startVitest(
  "test",
  job.tests,
  {
    root,
    config: false,
    watch: false,
    update: false,
    isolate: false,
    pool: "threads",
    experimental: { fsModuleCache: true, fsModuleCachePath: job.cache },
    fileParallelism: false,
    maxWorkers: 1,
    include: ["test/**/*.test.ts"],
    runner: join(import.meta.dirname, "runner.mjs"),
    sequence: { sequencer: InOrder },
    testTimeout: 600_000,
    bail: job.only === undefined ? 0 : 1,
    reporters: job.only === undefined ? [["default", { summary: false }]] : [],
  },
  {
    plugins: [
      inlinedTexts,
      {
        name: "mutants",
        enforce: "pre",
        transform(_, id) {
          const source = sources.get(id);
          return source === undefined ? undefined : instrument(source.text, source.mutants, source.loops);
        },
      },
    ],
  },
);
const failed =
  vitest.state.getCountOfFailedTests() +
  vitest.state.getFiles().filter(({ result }) => result?.state === "fail").length;
await vitest.close();
process.exit(failed > 0 ? 1 : 0);
