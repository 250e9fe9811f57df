import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PAGE = readFileSync("SECURITY.md", "utf8");

/** The rows of the table below a heading, without its head. */
function rowsBelow(heading: string): string[] {
  const section = PAGE.split(/^## /m).find((one) => one.startsWith(heading)) ?? "";
  return section.split("\n").filter((line) => /^\| (?!promise|on Linux)[^-]/.test(line));
}

test("every promise of SECURITY.md names the test that holds it", () => {
  const promises = rowsBelow("What a pull request cannot do");
  expect(promises.length).toBeGreaterThan(10);
  expect(promises.filter((row) => !/\| \[[\w-]+\]\(test\/[\w/-]+\.test\.ts\)/.test(row))).toEqual([]);
});

test("what holds on Linux alone names its test, too", () => {
  const rows = rowsBelow("What holds on Linux only");
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter((row) => !row.includes("](test/"))).toEqual([]);
});
