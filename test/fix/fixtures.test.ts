import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { brokenPromises, findingsOf, fixText } from "./fix-texts.js";

const FOLDER = join(import.meta.dirname, "fixtures");

interface Fixture {
  readonly inventory: string;
  readonly file: { readonly path: string; readonly text: string };
  /** Undefined where there is nothing that may be fixed. */
  readonly after: string | undefined;
}

function readFixture(name: string): Fixture {
  const folder = join(FOLDER, name);
  const path = existsSync(join(folder, "before.json")) ? "before.json" : "before.yaml";
  const after = join(folder, path.replace("before", "after"));
  return {
    inventory: readFileSync(join(folder, "taintlint.yaml"), "utf8").replace(/^version: 1\n/, ""),
    file: { path, text: readFileSync(join(folder, path), "utf8") },
    after: existsSync(after) ? readFileSync(after, "utf8") : undefined,
  };
}

describe.each(readdirSync(FOLDER))("%s", (name) => {
  const { inventory, file, after } = readFixture(name);

  it(after === undefined ? "is reported, and left as it is" : "is fixed", async () => {
    const findings = findingsOf(inventory, file);
    expect(findings).not.toEqual([]);
    expect(findings.some(({ fixable }) => fixable)).toBe(after !== undefined);
    expect((await fixText(inventory, file)).text).toBe(after ?? file.text);
  });

  it("keeps every promise", async () => {
    expect(await brokenPromises(inventory, file)).toEqual([]);
  });
});
