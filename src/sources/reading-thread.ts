import { KEPT, lengthOf, REACHED, type ReadAheadOrder, type ToldFile } from "./read-ahead.js";
import { glanceAtFile, type LookAt } from "./read-file.js";
import { relativePath } from "./relative-path.js";

/** How many files it stays in front of whoever asks, who reads meanwhile what is between. */
const LEAD = 24;
const MOST_FILES_AT_ONCE = 16;
const MOST_CHARACTERS_AT_ONCE = 256 * 1024;
/** Whoever asks for more reads it: handed over it would be held three times. */
const MOST_CHARACTERS_HANDED = 1024 * 1024;
/** More is not read before somebody asks for it. */
const MOST_CHARACTERS_KEPT = 8 * 1024 * 1024;

/** What the thread does that `openReadAhead` starts: it reads one file after the other, and tells of a few at once. */
export function readInOrder(order: ReadAheadOrder, lookAt: LookAt): void {
  const { files, workingDirectory, state, port } = order;
  const counts = new Int32Array(state);
  let batch: ToldFile[] = [];
  let characters = 0;

  function tell(): void {
    if (batch.length > 0) port.postMessage(batch);
    batch = [];
    characters = 0;
  }

  for (let index = 0; ; index++) {
    const reached = Atomics.load(counts, REACHED);
    if (index <= reached) index = reached + LEAD;
    const path = files[index];
    if (path === undefined) break;
    const file = glanceAtFile(path, relativePath(workingDirectory, path), lookAt);
    const length = lengthOf(file);
    if (length > MOST_CHARACTERS_HANDED) continue;
    batch.push([index, file]);
    characters += length;
    const kept = Atomics.add(counts, KEPT, length) + length;
    const isFull = kept > MOST_CHARACTERS_KEPT;
    if (isFull || batch.length === MOST_FILES_AT_ONCE || characters > MOST_CHARACTERS_AT_ONCE) tell();
    if (isFull) Atomics.wait(counts, KEPT, kept);
  }
  tell();
  port.close();
}
