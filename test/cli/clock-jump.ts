import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./temporary-folder.js";

/**
 * A clock or a measure of the watching thread that jumps at the mark of a busy step, or after so much of the processor, until the
 * thread has stopped the run once.
 */
const JUMPS = {
  "after a while":
    "const real = process.uptime; process.uptime = () => (process.cpuUsage().user > 1e6 * after || real() > 10 * after) && shared[1] >= 600 ? real() + 1e6 : real();",
  memory:
    'const real = process.memoryUsage.rss; process.memoryUsage.rss = () => require("node:fs").existsSync(mark) && shared[2] < 2 ** 31 - 1 ? 2 ** 60 : real();',
  "at the mark":
    'const real = process.uptime; process.uptime = () => require("node:fs").existsSync(mark) && shared[1] >= 600 ? real() + 1e6 : real();',
  nothing: "",
} as const;

/** Busy steps, put where the run calls the system: nothing asks for the time in them. */
const STEPS = {
  none: "",
  /** The thread asks twice in that time, and then stops what it may. */
  writing:
    'const { renameSync } = fs; fs.renameSync = (...paths) => { fs.writeFileSync(mark, ""); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500); renameSync(...paths); }; require("node:module").syncBuiltinESMExports();',
  loop: 'busyAt(fs, "openSync", () => { for (;;); });',
  "regular expression": 'busyAt(fs, "openSync", () => /^(a+)+$/.test("a".repeat(60) + "b"));',
  catching: 'busyAt(fs, "openSync", () => { for (;;) try { for (;;); } catch {} finally { continue; } });',
} as const;

export interface Jump {
  readonly jump: keyof typeof JUMPS;
  /** Seconds of the processor, or ten times as many of a busy machine. */
  readonly after?: number;
  readonly step: keyof typeof STEPS;
  /** A file that a program writes, or a step by default. */
  readonly mark?: string;
}

/** Writes a module that Node loads before the program: the thread's clock jumps, and a step takes long. Returns its path. */
export function preloadJump({ jump, after = 0, step, mark: given }: Jump): string {
  const apart = temporaryFolder({});
  const [preload, mark] = [join(apart, "preload.cjs"), given ?? join(apart, "mark")];
  writeFileSync(
    preload,
    `const threads = process.getBuiltinModule("node:worker_threads"), fs = process.getBuiltinModule("node:fs");
    const { Worker } = threads;
    globalThis.threads = 0;
    threads.Worker = class extends Worker {
      constructor(source, options) {
        globalThis.threads++;
        super(\`{ const shared = require("node:worker_threads").workerData, after = ${after}, mark = ${JSON.stringify(mark)}; ${JUMPS[jump]} }\${source}\`, options);
      }
    };
    function busyAt(module, name, work) {
      const real = module[name];
      module[name] = (path, ...others) => { if (String(path).endsWith("busy.yaml")) { fs.writeFileSync(mark, ""); work(); } return real(path, ...others); };
      require("node:module").syncBuiltinESMExports();
    }
    const mark = ${JSON.stringify(mark)};
    ${STEPS[step]}
    if (process.env.TELLS_THREADS) process.on("exit", () => fs.writeSync(2, "threads: " + globalThis.threads + "\\n"));`,
  );
  return preload;
}
