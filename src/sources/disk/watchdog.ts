import type { Worker } from "node:worker_threads";
import { DEFAULT_LIMITS, type Ended } from "../../model/limits.js";
import { cleanNow } from "./temporary-folder.js";

/** A thread costs 35 ms of CPU, so small runs have none: less time and fewer bytes, whose square takes no minutes. */
const SMALL = { milliseconds: 1000, processorMicroseconds: 500_000, bytes: 64 * 1024 };
/** Steps that began in time may end. */
const GRACE = 0.1;
/** For the reports of a stopped run. */
const SECONDS_TO_REPORT = 60;
/** git has this long even where a run is over: reports ask it, too. */
const LEAST_GIT_MILLISECONDS = 5000;
/** Part of the heap's limit, at which V8 would end the process without a report. */
const MOST_RESIDENT = 0.9;

/** Places in the memory that both threads see. */
const [STATE, SECONDS, MEGABYTES] = [0, 1, 2];
/** The main thread may be stopped; must not be, as it writes; will be; was, or has answered. */
const [RUNNING, WRITING, STOPPING, ENDED] = [0, 1, 2, 3];

/** Of both threads: it refers to nothing else. */
function exceeded(bounds: Int32Array, seconds: number, megabytes: number): Ended["bound"] | undefined {
  if (process.memoryUsage.rss() > (bounds[megabytes] ?? 0) * 2 ** 20) return "memory";
  return process.uptime() > (bounds[seconds] ?? 0) ? "seconds" : undefined;
}

/** First asks the main thread, which answers if it waits for others. Then ends whatever it executes. */
const WATCHER = `
const { parentPort, workerData: shared } = require("node:worker_threads");
let asked = 0;
setInterval(() => {
  const bound = (${exceeded})(shared, ${SECONDS}, ${MEGABYTES});
  if (shared[${STATE}] !== ${RUNNING} || bound === undefined) return void (asked = 0);
  if (asked++ < 2) return parentPort.postMessage(bound);
  if (Atomics.compareExchange(shared, ${STATE}, ${RUNNING}, ${STOPPING}) !== ${RUNNING}) return;
  const session = new (require("node:inspector").Session)();
  session.connectToMainThread();
  session.post("Runtime.terminateExecution", () => {
    session.disconnect();
    Atomics.store(shared, ${STATE}, ${ENDED});
    parentPort.postMessage(bound);
  });
}, 100);`;

const shared = new Int32Array(new SharedArrayBuffer(12));
let isArmed = false;
let worker: Worker | undefined;
let bytesRead = 0;
let limit = DEFAULT_LIMITS.seconds;
let step: Ended["step"] = "starting";
let hasEnded = false;
let onStop: ((ended: Ended) => void) | undefined;

/** Has the runs of this process watched. A library leaves its host alone. */
export function armWatchdog(): void {
  isArmed = true;
}

/** Returns milliseconds since the process began. Starts the thread of a run that is no longer small. */
export function elapsedInRun(): number {
  const milliseconds = process.uptime() * 1000;
  if (worker === undefined && milliseconds > SMALL.milliseconds) {
    const { user, system } = process.cpuUsage();
    if (user + system > SMALL.processorMicroseconds) startWatching();
  }
  return milliseconds;
}

/** Counts input. Starts the thread of a run that is no longer small. */
export function countBytes(bytes: number): void {
  bytesRead += bytes;
  if (bytesRead > SMALL.bytes) startWatching();
}

function startWatching(): void {
  if (!isArmed || worker !== undefined) return;
  const { getHeapStatistics } = process.getBuiltinModule("node:v8");
  shared[MEGABYTES] = (MOST_RESIDENT * getHeapStatistics().heap_size_limit) / 2 ** 20;
  setSeconds(limit);
  const { Worker } = process.getBuiltinModule("node:worker_threads");
  worker = new Worker(WATCHER, { eval: true, execArgv: [], workerData: shared });
  // Without an inspector the run is bounded between its steps alone.
  const giveUp = () => Atomics.store(shared, STATE, RUNNING);
  worker.on("error", giveUp).on("message", stop);
}

function setSeconds(seconds: number): void {
  limit = seconds;
  shared[SECONDS] = Math.min(2 ** 31 - 1, seconds * (1 + GRACE));
}

/** Takes over `limits.seconds` of a configuration. */
export function limitRun(seconds: number): void {
  if (!hasEnded) setSeconds(seconds);
}

/** Returns milliseconds for a program that cannot be stopped. */
export function millisecondsForGit(): number {
  return isArmed ? Math.max(LEAST_GIT_MILLISECONDS, limit * 1000 - process.uptime() * 1000) : Number.POSITIVE_INFINITY;
}

function stop(bound: Ended["bound"]): void {
  // A question that was asked before the stop.
  if (Atomics.load(shared, STATE) === RUNNING && exceeded(shared, SECONDS, MEGABYTES) === undefined) return;
  const before = Atomics.compareExchange(shared, STATE, RUNNING, ENDED);
  if (before !== RUNNING && before !== ENDED) return;
  hasEnded = true;
  cleanNow();
  const ended = { step, seconds: Math.round(process.uptime()), bound };
  // The reports are watched as well, by time alone: what was read is still in memory.
  shared[SECONDS] = process.uptime() + SECONDS_TO_REPORT;
  shared[MEGABYTES] = 2 ** 31 - 1;
  Atomics.store(shared, STATE, RUNNING);
  onStop?.(ended);
}

export function isStopped(): boolean {
  return hasEnded;
}

/** Names what follows. */
export function nameStep(name: Ended["step"]): void {
  step = name;
}

/** Names the step that begins. Never resolves in what is left of a stopped run. */
export async function enterStep(name: Ended["step"]): Promise<void> {
  if (hasEnded) await new Promise(() => {});
  nameStep(name);
}

/** Runs `work`. Once the thread stops it, `end` gives the value, and if that is stopped, too, the surrounding `end`. */
export function stoppable<Value>(work: () => Promise<Value>, end: (ended: Ended) => Value): Promise<Value> {
  const outer = onStop;
  return new Promise<Value>((resolve, reject) => {
    onStop = (ended) => {
      onStop = outer;
      resolve(end(ended));
    };
    work().then(resolve, reject);
  }).finally(() => {
    onStop = outer;
    // Until then it keeps the process alive: what was stopped waits for nothing.
    if (outer === undefined) worker?.unref();
  });
}

/** Writes without being stopped in between. */
export function unstopped<Value>(write: () => Value): Value {
  if (Atomics.compareExchange(shared, STATE, RUNNING, WRITING) === WRITING) return write();
  // The thread was faster: execution ends here.
  while (Atomics.load(shared, STATE) === STOPPING);
  try {
    return write();
  } finally {
    Atomics.compareExchange(shared, STATE, WRITING, RUNNING);
  }
}
