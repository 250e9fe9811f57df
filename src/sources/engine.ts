/** From this release on the engine has a compiler between its slow and its fast code, and gains nothing. */
const FIRST_WITH_ANOTHER_COMPILER = 24;
/** Bytes of bytecode that one function takes in of those that it calls; 920 unless told. */
const MOST_TAKEN_IN = 150;
let isTold = false;

/**
 * Has the engine copy less of what a function calls into it before a long run: a third of such a run went into compiling
 * functions that are then called a few thousand times. Asked of V8 while it runs, since nobody starts a program with
 * flags; a library leaves its host's engine alone. https://nodejs.org/api/v8.html#v8setflagsfromstringflags
 */
export function compileLess(): void {
  if (isTold || Number.parseInt(process.versions.node, 10) >= FIRST_WITH_ANOTHER_COMPILER) return;
  isTold = true;
  process.getBuiltinModule?.("node:v8").setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${MOST_TAKEN_IN}`);
}
