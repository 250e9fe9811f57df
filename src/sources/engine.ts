/** V8 writes a complaint where it does not know a flag: nothing is asked of releases after the last one that was measured. */
const LAST_MEASURED = 24;
/** From this release on the engine has a compiler between its slow and its fast code, and gains nothing. */
const FIRST_WITH_ANOTHER_COMPILER = 24;
/** Bytes of bytecode that one function takes in of those that it calls; 920 unless told. */
const MOST_TAKEN_IN = 150;
/** From this release on the space for new objects may become large. */
const FIRST_WITH_LARGE_NEW_SPACE = 22;
/** Bytes in the space for new objects, from which on it is large enough. */
const ENOUGH_FOR_NEW_OBJECTS = 16 * 1024 * 1024;

const release = Number.parseInt(process.versions.node, 10);
let isToldToCompile = false;
let isToldToGrow = false;

/**
 * Flags of V8, asked of it while it runs, since nobody starts a program with flags; a library leaves its host's engine
 * alone. https://nodejs.org/api/v8.html#v8setflagsfromstringflags
 */
function engine() {
  return release > LAST_MEASURED ? undefined : process.getBuiltinModule("node:v8");
}

/**
 * Has the engine copy less of what a function calls into it before a long run: a third of such a run went into compiling
 * functions that are then called a few thousand times.
 */
export function compileLess(): void {
  if (isToldToCompile || release >= FIRST_WITH_ANOTHER_COMPILER) return;
  isToldToCompile = true;
  engine()?.setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${MOST_TAKEN_IN}`);
}

/**
 * Has the engine's space for new objects grow no further, once it is large enough. Unless told, it doubles as long as much of
 * it survives, to 128 MiB with Node.js 24: half of a run's peak. To be asked again and again while a long run goes on.
 */
export function growLess(): void {
  if (isToldToGrow || release < FIRST_WITH_LARGE_NEW_SPACE) return;
  const v8 = engine();
  const space = v8?.getHeapSpaceStatistics().find((one) => one.space_name === "new_space");
  if (v8 !== undefined && (space?.space_size ?? 0) < ENOUGH_FOR_NEW_OBJECTS) return;
  isToldToGrow = true;
  v8?.setFlagsFromString("--semi-space-growth-factor=1");
}
