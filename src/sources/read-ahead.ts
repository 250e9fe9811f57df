import type { MessagePort } from "node:worker_threads";
import type { GlancedFile } from "./read-file.js";

/** Files that another thread reads before somebody asks for them. */
export interface ReadAhead {
  /** A file as the thread has read it; undefined where it has not, so that whoever asks reads it. */
  readonly take: (absolutePath: string) => GlancedFile | undefined;
}

/** What the thread is told. */
export interface ReadAheadOrder {
  /** Absolute, sorted. */
  readonly files: readonly string[];
  /** Which folder paths of findings are relative to. */
  readonly workingDirectory: string;
  /** Two numbers that both threads see: `REACHED` and `KEPT`. */
  readonly state: SharedArrayBuffer;
  readonly port: MessagePort;
}

/** The index of a file with what reading it gave. */
export type ToldFile = readonly [index: number, file: GlancedFile];

/** Where `ReadAheadOrder.state` holds the index of the file that was asked for last. */
export const REACHED = 0;
/** Where it holds how many characters were read and nobody has asked for yet. */
export const KEPT = 1;

/** Over fewer files the thread is not worth its start, and the little that it takes from the other one. */
const LEAST_FILES = 3000;
/** Its code stands beside this one's in the built program; nowhere else is there one. */
const THREAD = new URL("./reading-thread.js", import.meta.url);

/**
 * Has another thread read files in their order. Nobody ever waits for it: what it has not read yet is read by whoever asks,
 * and it goes on behind that. What it tells of a file is what `glanceAtFile` tells here. Undefined for few files, on a
 * single processor, and where no thread can be had.
 */
export function openReadAhead(
  files: readonly string[],
  workingDirectory: string,
  { thread = THREAD, least = LEAST_FILES } = {},
): ReadAhead | undefined {
  if (files.length < least) return undefined;
  const threads = process.getBuiltinModule("node:worker_threads");
  if (process.getBuiltinModule("node:os").availableParallelism() < 2) return undefined;
  const { port1: told, port2: port } = new threads.MessageChannel();
  const state = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
  const counts = new Int32Array(state);
  const order: ReadAheadOrder = { files, workingDirectory, state, port };
  const { receiveMessageOnPort } = threads;
  try {
    const worker = new threads.Worker(thread, { workerData: order, transferList: [port], stdout: true, stderr: true });
    // A run ends without it.
    worker.unref();
    // What it leaves is read here, and whatever stopped it is told then.
    worker.on("error", () => {});
  } catch {
    // Whoever starts the program may have forbidden it to start threads.
    return undefined;
  }
  const read = new Map<number, GlancedFile>();
  /** By index: 1 for one that was asked for, and so is not asked for again. */
  const asked = new Uint8Array(files.length);
  let indexes: ReadonlyMap<string, number> | undefined;
  let next = 0;

  function indexOf(absolutePath: string): number | undefined {
    if (files[next] === absolutePath) return next;
    indexes ??= new Map(files.map((path, index) => [path, index]));
    return indexes.get(absolutePath);
  }

  function receive(): void {
    for (let batch = receiveMessageOnPort(told); batch !== undefined; batch = receiveMessageOnPort(told)) {
      for (const [index, file] of batch.message as readonly ToldFile[]) {
        // Whoever asked for it before this came has read it.
        if (asked[index] === 1) release(file);
        else read.set(index, file);
      }
    }
  }

  /** The thread may read as much more. */
  function release(file: GlancedFile): void {
    Atomics.sub(counts, KEPT, lengthOf(file));
    Atomics.notify(counts, KEPT);
  }

  return {
    take(absolutePath) {
      const index = indexOf(absolutePath);
      if (index === undefined) return undefined;
      next = index + 1;
      Atomics.store(counts, REACHED, index);
      if (!read.has(index)) receive();
      const file = read.get(index);
      asked[index] = 1;
      if (file === undefined) return undefined;
      read.delete(index);
      release(file);
      return file;
    },
  };
}

/** How many characters a file that was read keeps. */
export function lengthOf({ value, glance }: GlancedFile): number {
  return value?.text.length ?? glance?.parts.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
}
