/** V8 writes a complaint where it does not know a flag: nothing is asked of releases after the last one that was measured. */
const LAST_MEASURED = 26;
/** From this release on the engine has a compiler between its slow and its fast code, and gains nothing. */
const FIRST_WITH_ANOTHER_COMPILER = 24;
/** Bytes of bytecode that one function takes in of those that it calls; 920 unless told. */
const MOST_TAKEN_IN = 150;
/** From this release on the space for new objects may become large. */
const FIRST_WITH_LARGE_NEW_SPACE = 22;
/** Bytes in the space for new objects, from which on it is large enough. */
const ENOUGH_FOR_NEW_OBJECTS = 16 * 1024 * 1024;
/** Bytes of the whole heap, from which on it is large. */
const LARGE_HEAP = 80 * 1024 * 1024;
/** How much a large heap may grow before it is collected, of what was left the last time. */
const MOST_GROWN_PERCENT = 20;

const release = Number.parseInt(process.versions.node, 10);
let isLong = false;
let mayGrowNewSpace = release >= FIRST_WITH_LARGE_NEW_SPACE;
let mayGrowFast = true;

/**
 * Flags of V8, asked of it while it runs, since nobody starts a program with flags; a library leaves its host's engine
 * alone. https://nodejs.org/api/v8.html#v8setflagsfromstringflags
 */
function engine() {
  return release > LAST_MEASURED ? undefined : process.getBuiltinModule("node:v8");
}

/**
 * Before a long run. The engine is to copy less of what a function calls into it: a third of such a run went into compiling
 * functions that are then called a few thousand times. And it is to make new objects among the new ones, also where earlier
 * ones from the same place lived on: otherwise a tenth more CPU over 8,000 files.
 */
export function beginLongRun(): void {
  if (isLong) return;
  isLong = true;
  const v8 = engine();
  v8?.setFlagsFromString("--no-allocation-site-pretenuring");
  if (release < FIRST_WITH_ANOTHER_COMPILER)
    v8?.setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${MOST_TAKEN_IN}`);
}

/**
 * To be asked again and again while a long run goes on. Unless told, the space for new objects doubles as long as much of it
 * survives, to 128 MiB with Node.js 24: half of a run's peak; and the heap may grow to four times what is alive.
 */
export function boundHeap(): void {
  if (!mayGrowNewSpace && !mayGrowFast) return;
  const v8 = engine();
  if (v8 === undefined) return;
  const spaces = v8.getHeapSpaceStatistics();
  if (mayGrowNewSpace && sizeOf(spaces.filter((one) => one.space_name === "new_space")) >= ENOUGH_FOR_NEW_OBJECTS) {
    mayGrowNewSpace = false;
    v8.setFlagsFromString("--semi-space-growth-factor=1");
  }
  if (mayGrowFast && sizeOf(spaces) >= LARGE_HEAP) {
    mayGrowFast = false;
    v8.setFlagsFromString(`--heap-growing-percent=${MOST_GROWN_PERCENT}`);
  }
}

function sizeOf(spaces: readonly { readonly space_size: number }[]): number {
  return spaces.reduce((size, one) => size + one.space_size, 0);
}
