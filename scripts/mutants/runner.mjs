// Runs each test as it is, and then once more for each living mutant that it reaches, until one of them fails it.
// One process and one loading of the modules serve all mutants, so that a mutant costs what its tests cost.
import { appendFileSync, readFileSync } from "node:fs";
import { TestRunner, vi } from "vitest";
import { getFn } from "vitest/suite";

const job = JSON.parse(readFileSync(process.env.MUTATION_JOB, "utf8"));
const write = (entry) => appendFileSync(job.journal, `${JSON.stringify(entry)}\n`);

globalThis.__mutation ??= {
  active: job.only ?? -1,
  reached: undefined,
  runs: 0,
  deadline: Number.POSITIVE_INFINITY,
  living: new Map(job.living.map((id) => [id, 0])),
};
const state = globalThis.__mutation;

/** What stands for a WeakMap in mutated sources: what one run of a test remembers would hide a mutant from the next. */
globalThis.__Memory = class {
  #map = new WeakMap();
  #run = state.runs;

  #current() {
    if (this.#run !== state.runs) this.#map = new WeakMap();
    this.#run = state.runs;
    return this.#map;
  }

  get(key) {
    return this.#current().get(key);
  }

  has(key) {
    return this.#current().has(key);
  }

  set(key, value) {
    this.#current().set(key, value);
    return this;
  }
};

let ticks = 0;
globalThis.__tick = () => {
  ticks += 1;
  if (ticks % 1000 !== 0) return;
  if (worked() > state.deadline) throw new Error("the mutant takes too long");
};
globalThis.__mutant = (id) => {
  state.reached?.add(id);
  if (state.active !== id) return false;
  globalThis.__tick();
  return true;
};

async function failure(run, mutant, seconds) {
  state.runs += 1;
  state.active = mutant;
  state.deadline = worked() + seconds;
  try {
    await run();
  } catch (error) {
    return error;
  } finally {
    state.active = -1;
    state.deadline = Number.POSITIVE_INFINITY;
    // Hooks run around the first run alone: a spy that stays would be spied on by the next.
    vi.restoreAllMocks();
  }
}

/** Seconds of work of this process: time on the wall says nothing on a busy machine. */
function worked() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export default class MutationRunner extends TestRunner {
  async importFile(path, source) {
    const reached = new Set();
    state.reached = job.only === undefined ? reached : undefined;
    try {
      return await super.importFile(path, source);
    } finally {
      state.reached = undefined;
      if (source === "collect" && reached.size > 0) write({ collected: path, ids: [...reached] });
    }
  }

  async runTask(test) {
    const run = getFn(test);
    if (job.only !== undefined) {
      if (worked() < job.seconds * 2) await run();
      return;
    }
    if (state.living.size === 0) return;
    const reached = new Set();
    const began = worked();
    state.runs += 1;
    state.reached = reached;
    try {
      await run();
    } finally {
      state.reached = undefined;
      vi.restoreAllMocks();
    }
    const usual = worked() - began;
    write({ test: `${test.file.name} > ${test.name}`, usual });
    // Tests of speed, and properties of many runs, would take hours: what they alone notice counts as surviving.
    for (const id of usual < 0.5 ? reached : []) {
      const spent = state.living.get(id);
      if (spent === undefined) continue;
      await new Promise(setImmediate);
      write({ tried: id, test: `${test.file.name} > ${test.name}` });
      const start = worked();
      const error = await failure(run, id, 5 + usual * 20);
      const now = spent + worked() - start;
      if (error === undefined && now < job.seconds) {
        state.living.set(id, now);
        continue;
      }
      state.living.delete(id);
      if (error === undefined) write({ unfinished: id });
      // What a mutant left behind must not fail the test by itself.
      else if ((await failure(run, -1, 60)) === undefined)
        write({ killed: id, by: `${test.file.name} > ${test.name}` });
      else throw new Error(`the test fails after mutant ${id}, too: it, or a module, keeps state`);
    }
  }
}
