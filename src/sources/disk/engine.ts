/** V8 warns about unknown flags, so newer releases are left alone. */
const LAST_MEASURED = 26;
const FIRST_WITH_ANOTHER_COMPILER = 24;
/** Bytes of bytecode inlined per function; V8's default is 920. */
const MOST_TAKEN_IN = 150;
const FIRST_WITH_LARGE_NEW_SPACE = 22;
/** Bytes from which young space suffices. */
const ENOUGH_FOR_NEW_OBJECTS = 16 * 1024 * 1024;
/** Bytes of the whole heap. */
const LARGE_HEAP = 80 * 1024 * 1024;
/** Growth of a large heap before collection. */
const MOST_GROWN_PERCENT = 20;

const release = Number.parseInt(process.versions.node, 10);
let isLong = false;
let mayGrowNewSpace = release >= FIRST_WITH_LARGE_NEW_SPACE;
let mayGrowFast = true;

/** Sets V8 flags; a library leaves its host alone. https://nodejs.org/api/v8.html#v8setflagsfromstringflags */
function engine() {
  return release > LAST_MEASURED ? undefined : process.getBuiltinModule("node:v8");
}

/** Prepares a long run: less inlining, a third of its time, and no pretenuring, a tenth of CPU over 8,000 files. */
export function beginLongRun(): void {
  if (isLong) return;
  isLong = true;
  const v8 = engine();
  v8?.setFlagsFromString("--no-allocation-site-pretenuring");
  if (release < FIRST_WITH_ANOTHER_COMPILER)
    v8?.setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${MOST_TAKEN_IN}`);
}

/**
 * Call repeatedly: by default young space doubles to 128 MiB, half of the peak, the heap to four times its live size.
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
