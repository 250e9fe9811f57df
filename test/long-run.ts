/** Whether one of many is tried: each starts programs, so that the test command tries one of `every`, and `TAINTLINT_LONG=1` all. */
export function isTried(index: number, every = 3): boolean {
  return process.env.TAINTLINT_LONG === "1" || index % every === 0;
}
