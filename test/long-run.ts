/**
 * Whether one of many is tried: each takes programs or much time, so that the test command tries one of `every`, and
 * `npm run fuzz -- attacks` all.
 */
export function isTried(index: number, every = 3): boolean {
  return process.env.TAINTLINT_LONG === "1" || index % every === 0;
}

/** Returns the rows of a table that are tried: one of two, and whether or not those whose name `always` or `slow` matches. */
export function triedRows<Row extends readonly [string, ...unknown[]]>(
  rows: readonly Row[],
  always = /^$/,
  slow = /^$/,
): Row[] {
  const isAll = isTried(1, 2);
  return rows.filter(([name], index) => always.test(name) || (isTried(index, 2) && (isAll || !slow.test(name))));
}
