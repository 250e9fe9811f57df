/** Whether one of many is tried: each starts programs, so that the test command tries a third, and `TAINTLINT_LONG=1` all. */
export function isTried(index: number): boolean {
  return process.env.TAINTLINT_LONG === "1" || index % 3 === 0;
}
