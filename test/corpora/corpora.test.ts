import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lintFile, poolsOf } from "./lint-file.js";

const CORPORA = "../shared/corpora";

interface JudgedFinding {
  /** `file:line severity rule`, the file relative to the corpus. */
  readonly finding: string;
  /** `harmless`: true for this inventory, which does not hold everything that the corpus' authors have. Never `wrong`. */
  readonly verdict: "right" | "harmless";
  readonly why: string;
}

const names = readdirSync("test/corpora")
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => name.replace(/\.yaml$/, ""));

if (!existsSync(CORPORA)) {
  process.stderr.write(`${names.length} tests of real repositories are skipped: ${CORPORA} is not here\n`);
}

describe.skipIf(!existsSync(CORPORA))("every finding on real manifests has been looked at", () => {
  it.each(names)("%s", async (name) => {
    const judged: JudgedFinding[] = JSON.parse(readFileSync(`test/corpora/${name}.findings.json`, "utf8"));
    expect(judged.every(({ verdict }) => verdict === "right" || verdict === "harmless")).toBe(true);
    const found = await lintFile(`test/corpora/${name}.yaml`, `corpora/${name}/`);
    expect(found).toEqual(judged.map(({ finding }) => finding).sort());
  });
});

const withPools = names.filter((name) => existsSync(`test/corpora/${name}.pools.json`));

describe.skipIf(!existsSync(CORPORA))("every pool is found with its taints", () => {
  it("in two corpora at least", () => expect(withPools.length).toBeGreaterThanOrEqual(2));

  it.each(withPools)("%s", async (name) => {
    const expected: unknown = JSON.parse(readFileSync(`test/corpora/${name}.pools.json`, "utf8"));
    expect(await poolsOf(`test/corpora/${name}.yaml`)).toEqual(expected);
  });
});
