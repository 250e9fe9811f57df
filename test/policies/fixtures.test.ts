import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fitRepository, lintRepository } from "../../src/lint/lint.js";
import { formatWorkload } from "../../src/model/workload.js";
import { readTexts } from "../rules/lint-texts.js";

const FOLDER = join(import.meta.dirname, "fixtures");
/** The fixtures whose policy must change nothing, each the twin of the one without the prefix. */
const TWIN = "not-";

function read(fixture: string, name: string): string {
  const path = join(FOLDER, fixture, name);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** One line for each cell of the matrix, and one for each error of a rule. */
function judge(fixture: string, withPolicies: boolean): string {
  const files = [
    { path: "workloads.yaml", text: read(fixture, "workloads.yaml") },
    ...(withPolicies ? [{ path: "policies.yaml", text: read(fixture, "policies.yaml") }] : []),
  ];
  const input = readTexts(read(fixture, "taintlint.yaml"), files);
  const cells = fitRepository(input).workloads.flatMap((workload) =>
    workload.pools.map(({ cluster, pool, verdict, reasons }) => {
      const where = cluster === null ? pool : `${cluster}/${pool}`;
      return `${formatWorkload(workload)} on ${where}: ${[verdict, ...reasons].join("; ")}`;
    }),
  );
  const findings = lintRepository(input).findings.map(({ rule, message, source }) => {
    return `${source.file}:${source.line} ${rule}: ${message}`;
  });
  return [...cells, ...findings].map((line) => `${line}\n`).join("");
}

const fixtures = readdirSync(FOLDER).sort();

describe("policies of the repository", () => {
  it.each(fixtures)("%s", (fixture) => {
    const [withPolicies, without] = [judge(fixture, true), judge(fixture, false)];
    const expected = join(FOLDER, fixture, "expected.txt");
    const found = `# with the policies\n${withPolicies}# without\n${without}`;
    if (process.env.TAINTLINT_RECORD === "1") writeFileSync(expected, found);
    expect(found).toBe(readFileSync(expected, "utf8"));
    if (fixture.startsWith(TWIN)) expect(withPolicies).toBe(without);
    else expect(withPolicies).not.toBe(without);
  });

  it("has a twin for each fixture", () => {
    const changing = fixtures.filter((name) => !name.startsWith(TWIN));
    expect(fixtures.filter((name) => name.startsWith(TWIN))).toEqual(changing.map((name) => `${TWIN}${name}`));
  });
});
