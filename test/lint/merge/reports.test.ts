import { describe, expect, it } from "vitest";
import { describeReportTrouble } from "../../../src/lint/merge/join-parts.js";
import { type RepositoryReport, readReports } from "../../../src/lint/merge/repository-report.js";
import { formatFleetJson } from "../../../src/reporters/fleet-report.js";
import { formatLintJson } from "../../../src/reporters/lint-json.js";
import { SAMPLE_ORIGIN, sampleFinding, sampleResult } from "../../reporters/samples.js";
import { lintExample, SHOWN_RULES } from "../../rules/examples.js";

function read(text: string): readonly RepositoryReport[] {
  const { value, problem } = readReports(JSON.parse(text));
  if (problem !== undefined) throw new Error(problem);
  return value;
}

const WRITTEN = JSON.parse(formatLintJson(sampleResult([sampleFinding()]), { origin: SAMPLE_ORIGIN }));

describe("the report of a run", () => {
  it("is read as it was written, whatever a rule says", () => {
    const results = SHOWN_RULES.flatMap((rule) => rule.examples.map((example) => lintExample(example, "bad")));
    let findings = 0;
    for (const { change: _, ...result } of results) {
      const text = formatLintJson({ ...result, existing: [] }, { origin: SAMPLE_ORIGIN });
      const [again] = read(text);
      expect(again?.origin).toEqual(SAMPLE_ORIGIN);
      // What JSON says of it once more is the same, byte for byte.
      expect(again && formatLintJson(again.result, { origin: again.origin })).toBe(text);
      findings += again?.result.findings.length ?? 0;
    }
    expect(findings).toBeGreaterThan(SHOWN_RULES.length);
  });

  it("stays what it is through a merged report", () => {
    const other = { ...SAMPLE_ORIGIN, repository: "acme/web" };
    const reports = [SAMPLE_ORIGIN, other].flatMap((origin) =>
      read(formatLintJson(sampleResult([sampleFinding()], { reached: ["too many"] }), { origin })),
    );
    const merged = formatFleetJson(reports);
    expect(read(merged)).toEqual(reports);
    expect(formatFleetJson(read(merged))).toBe(merged);
    expect(JSON.parse(merged).summary).toMatchObject({ repositories: 2, unchecked: 0, files: 80, warnings: 2 });
  });

  it.each<[object, string]>([
    [{ schemaVersion: 2 }, '"schemaVersion" must be 1'],
    [{ run: undefined }, '"run" must be an object'],
    [{ summary: { files: -1 } }, '"summary.files" must be a whole number from 0 on'],
    [{ findings: [{}] }, '"findings[0].workload" must be an object'],
    [
      { findings: [{ ...WRITTEN.findings[0], severity: "fatal" }] },
      '"findings[0].severity" must be error or warning or note',
    ],
    [{ change: {} }, "it compares with another revision: merge reports of whole runs"],
    [{ wouldFix: {} }, "it has only what --fix-dry-run would leave: merge reports of whole runs"],
  ])("%j is refused", (change, problem) => {
    expect(readReports({ ...WRITTEN, ...change })).toEqual({ problem });
  });

  it("leads to no address but that of a server", () => {
    for (const url of [
      "javascript:alert(1)",
      "http://a.example/b/c",
      "https://a.example/b?c=d",
      "https://x@a.example/b/c",
    ]) {
      const [report] = read(JSON.stringify({ ...WRITTEN, run: { ...SAMPLE_ORIGIN, url } }));
      expect(report?.origin.url).toBeNull();
    }
  });
});

describe("reports that are told as one", () => {
  const [report] = read(JSON.stringify(WRITTEN));
  if (report === undefined) throw new Error("nothing was read");
  const one = { ...report, file: "a.json" };

  it("are of one repository or folder each", () => {
    const folder = { ...one, file: "b.json", origin: { ...one.origin, folder: "infra" } };
    expect(describeReportTrouble([one, folder])).toBeUndefined();
    expect(describeReportTrouble([one, { ...one, file: "b.json" }])).toBe(
      '"acme/shop" is reported twice, in "a.json" and "b.json": name one as NAME=FILE, or leave it out',
    );
    expect(describeReportTrouble([one, one])).toContain('twice, in "a.json":');
  });
});
