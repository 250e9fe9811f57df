import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { RULES } from "../../src/rules/index.js";
import type { Exception } from "./exceptions/exception.js";
import { foundBy } from "./found.js";

const FOLDER = join(import.meta.dirname, "exceptions");
const NO_TABLE = "exception.ts";

/** One line: where a rationale breaks its lines is no matter. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

/** The parts of a rationale that say when the rule does not speak. */
function promisesOf(rationale: string): string[] {
  return plain(rationale)
    .split(/(?<=[.;:])\s/)
    .filter((part) => /\b(?:silent|left alone|not reported|not counted|not looked at|left out)\b/i.test(part));
}

const tables = readdirSync(FOLDER).filter((file) => file !== NO_TABLE);

describe.each(tables.map((file) => file.replace(/\.ts$/, "")))("%s", async (id) => {
  const { EXCEPTIONS }: { EXCEPTIONS: readonly Exception[] } = await import(`./exceptions/${id}.ts`);
  const rule = RULES.find((one) => one.id === id);

  it.each(EXCEPTIONS.map((row) => [row.promise, row] as const))("%s", (promise, row) => {
    expect(plain(rule?.rationale ?? "")).toContain(promise);
    expect(foundBy(id, row.inventory, row.spoken), "without the exception").not.toEqual([]);
    expect(foundBy(id, row.silentInventory ?? row.inventory, row.silent ?? row.spoken), "with it").toEqual([]);
  });

  it("has a row for every sentence that promises silence", () => {
    const untested = promisesOf(rule?.rationale ?? "").filter(
      (part) => !EXCEPTIONS.some(({ promise }) => part.includes(promise) || promise.includes(part)),
    );
    expect(untested).toEqual([]);
  });
});
