import { mkdtempSync, readdirSync, realpathSync, rmdirSync, rmSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Outcome } from "../../model/outcome.js";
import { describeSystemError } from "./file-system.js";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

const PREFIX = "taintlint-";

/** By default in the system's folder. Returns the path without links. */
export function makeTemporaryFolder(parent = tmpdir()): Outcome<string> {
  try {
    return { value: realpathSync(mkdtempSync(join(parent, PREFIX))) };
  } catch (error) {
    return { problem: `cannot create a temporary folder in "${parent}": ${describeSystemError(error)}` };
  }
}

/** Lends a folder and removes it, also on signals. */
export async function withTemporaryFolder<Value>(use: (folder: string) => Promise<Value>): Promise<Outcome<Value>> {
  const made = makeTemporaryFolder();
  if (made.problem !== undefined) return made;
  const folder = made.value;
  const remove = () => removeFolder(folder);
  const stop = cleanAtEnd(remove);
  try {
    return { value: await use(folder) };
  } finally {
    stop();
    remove();
  }
}

const cleaners = new Set<() => void>();

/** Ends programs and removes folders of a run that was stopped. */
export function cleanNow(): void {
  for (const clean of cleaners) clean();
}

/** Calls `clean` on signal or exit, until the returned function is called. */
export function cleanAtEnd(clean: () => void): () => void {
  const onSignal = (signal: NodeJS.Signals) => {
    clean();
    stop();
    process.kill(process.pid, signal);
  };
  cleaners.add(clean);
  const stop = () => {
    cleaners.delete(clean);
    for (const signal of SIGNALS) process.off(signal, onSignal);
    process.off("exit", clean);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  process.on("exit", clean);
  return stop;
}

/** Node's own removal checks more and takes twice as long. */
function removeFolder(folder: string): void {
  try {
    removeContents(folder);
    rmdirSync(folder);
  } catch {
    // Somebody else removes it, too, or holds a file of it open.
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

export function removeContents(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeContents(path);
    if (entry.isDirectory()) rmdirSync(path);
    else unlinkSync(path);
  }
}
