import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { activeRules } from "../../src/lint/configuration/rule-settings.js";
import { HOME, ruleUrl } from "../../src/model/documentation.js";
import { formatSarif, type SarifOptions } from "../../src/reporters/sarif.js";
import { RULES } from "../../src/rules/index.js";
import { HOSTILE_CASES, hostileChange, hostileResult, LONG_TEXT } from "./hostile-names.js";
import { sampleFinding, sampleResult } from "./samples.js";
import { sarifValidator } from "./sarif-schema.js";

const OPTIONS: SarifOptions = {
  version: "1.2.3",
  rules: activeRules(undefined),
  repositoryPath: (file) => `infra/${file}`,
};

const validate = sarifValidator();

// biome-ignore lint/suspicious/noExplicitAny: a test reads what was written.
function parse(text: string): any {
  const log = JSON.parse(text);
  validate(log);
  expect(validate.errors ?? []).toEqual([]);
  expect(log.runs).toHaveLength(1);
  return log.runs[0];
}

describe("formatSarif", () => {
  it("the schema refuses what is wrong", () => {
    expect(validate({ version: "2.1.0", runs: [{ results: [] }] })).toBe(false);
    expect(validate({ version: "2.1.0", runs: [{ tool: { driver: { name: "x", color: 1 } } }] })).toBe(false);
  });

  it("describes every rule that occurs, and writes an empty list of results when there are none", () => {
    const all = RULES.map(({ id }) => sampleFinding({ rule: id }));
    expect(parse(formatSarif(sampleResult([]), OPTIONS)).results).toEqual([]);
    expect(parse(formatSarif(sampleResult([]), OPTIONS)).tool.driver.rules).toEqual([]);
    const run = parse(formatSarif(sampleResult(all), OPTIONS));
    expect(run.invocations).toEqual([{ executionSuccessful: true, toolExecutionNotifications: [] }]);
    expect(run.columnKind).toBe("utf16CodeUnits");
    const { driver } = run.tool;
    expect([driver.name, driver.version, driver.semanticVersion]).toEqual(["taintlint", "1.2.3", "1.2.3"]);
    expect(driver.rules.map(({ id }: { id: string }) => id)).toEqual(RULES.map(({ id }) => id));
    for (const rule of driver.rules) {
      expect(rule.shortDescription.text.length).toBeLessThanOrEqual(1024);
      expect(rule.fullDescription.text.length).toBeLessThanOrEqual(1024);
      expect(rule.help.markdown).toContain(`# ${rule.id}\n`);
      expect(rule.properties["problem.severity"]).toMatch(/^(?:error|warning|recommendation)$/);
      expect(rule.helpUri).toBe(ruleUrl(rule.id));
    }
  });

  it("writes fixes file by file, with offsets in UTF-16 units", () => {
    const edit = { file: "a ü.yaml", start: 4, end: 6, text: "x" };
    const edits = [edit, { ...edit, start: 9, end: 9 }, { ...edit, file: "b.yaml" }];
    const [result] = parse(
      formatSarif(sampleResult([sampleFinding({ fixes: [{ title: "write x", edits }] })]), OPTIONS),
    ).results;
    const change = (uri: string, ...regions: readonly (readonly [number, number])[]) => ({
      artifactLocation: { uri, uriBaseId: "%SRCROOT%" },
      replacements: regions.map(([charOffset, charLength]) => ({
        deletedRegion: { charOffset, charLength },
        insertedContent: { text: "x" },
      })),
    });
    const artifactChanges = [change("infra/a%20%C3%BC.yaml", [4, 2], [9, 0]), change("infra/b.yaml", [4, 2])];
    expect(result.fixes).toEqual([{ description: { text: "write x" }, artifactChanges }]);
  });

  it("places a finding and what belongs to it", () => {
    const rule = "near-miss-toleration";
    const source = { file: "k8s/ü %20#a.yaml", line: 31, column: 18, endLine: 31, endColumn: 24 };
    const run = parse(formatSarif(sampleResult([sampleFinding({ source, details: ["gpu: no"] })]), OPTIONS));
    const uriBaseId = "%SRCROOT%";
    expect(run.results).toEqual([
      {
        ruleId: rule,
        ruleIndex: 0,
        level: "warning",
        message: {
          text: 'toleration has value "true", pool gpu is tainted "present"\n- gpu: no\n\nwrite `value: present`',
        },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "infra/k8s/%C3%BC%20%2520%23a.yaml", uriBaseId },
              region: { startLine: 31, startColumn: 18, endLine: 31, endColumn: 24 },
            },
            logicalLocations: [{ name: "api", fullyQualifiedName: "default/Deployment/api", kind: "resource" }],
          },
        ],
        relatedLocations: [
          {
            id: 1,
            physicalLocation: {
              artifactLocation: { uri: "infra/taintlint.yaml", uriBaseId },
              region: { startLine: 9, startColumn: 15, endLine: 9, endColumn: 40 },
            },
            message: { text: "pool gpu is tainted here" },
          },
        ],
        partialFingerprints: { "taintlint/v1": "0123456789abcdef" },
      },
    ]);
  });

  it("shows where else one cause is found, with and without words of its own", () => {
    const at = (file: string) => ({ file, line: 3, column: 1, endLine: 3, endColumn: 2 });
    const workload = { kind: "Deployment", namespace: "default", name: "web", part: undefined };
    const also = [
      { workload, source: at("b.yaml"), clusters: [] },
      { workload: null, source: at("c.yaml"), clusters: [], message: "no pool admits it" },
      { workload, source: at("a.yaml"), clusters: [] },
    ];
    const run = parse(formatSarif(sampleResult([sampleFinding({ source: at("a.yaml"), related: [], also })]), OPTIONS));
    type Related = { physicalLocation: { artifactLocation: { uri: string } }; message: { text: string } };
    const told = run.results[0].relatedLocations.map(({ physicalLocation, message }: Related) => {
      return [physicalLocation.artifactLocation.uri, message.text];
    });
    expect(told).toEqual([
      ["infra/b.yaml", "Deployment default/web: the same"],
      ["infra/c.yaml", "no pool admits it"],
    ]);
  });

  it("links rules to addresses that are whole", () => {
    const { driver } = parse(formatSarif(sampleResult([sampleFinding({ rule: "unschedulable" })]), OPTIONS)).tool;
    expect(driver.informationUri).toBe(HOME);
    expect(driver.rules[0].helpUri).toBe(ruleUrl("unschedulable"));
  });

  it("says which findings a comparison found in the base as well", () => {
    const existing = [sampleFinding({ fingerprint: "old" })];
    const states = (text: string) =>
      parse(text).results.map(({ baselineState }: { baselineState?: string }) => baselineState);
    expect(states(formatSarif(sampleResult([sampleFinding()], { existing }), OPTIONS))).toEqual(["new", "unchanged"]);
    const change = hostileChange("x");
    expect(states(formatSarif(sampleResult([sampleFinding()], { change }), OPTIONS))).toEqual(["new"]);
    expect(states(formatSarif(sampleResult([sampleFinding()]), OPTIONS))).toEqual([undefined]);
  });

  it("gives an empty range no end, and passes notices on", () => {
    const source = { file: "a.yaml", line: 1, column: 1, endLine: 1, endColumn: 1 };
    const run = parse(formatSarif(sampleResult([sampleFinding({ source })], { notices: ["one file"] }), OPTIONS));
    expect(run.results[0].locations[0].physicalLocation.region).toEqual({ startLine: 1, startColumn: 1 });
    expect(run.invocations[0].toolExecutionNotifications).toEqual([{ level: "note", message: { text: "one file" } }]);
  });

  it("keeps 5,000 results, the errors first, and says what is left out", () => {
    const findings = Array.from({ length: 30_000 }, (_, index) =>
      sampleFinding({
        severity: index % 10 === 0 ? "error" : "note",
        fingerprint: String(index),
        message: `${index} ${"%".repeat(500)}`,
      }),
    );
    const text = formatSarif(sampleResult(findings), OPTIONS);
    const run = parse(text);
    const levels = run.results.map(({ level }: { level: string }) => level);
    expect(levels).toEqual([...Array(3000).fill("error"), ...Array(2000).fill("note")]);
    expect(run.invocations[0].toolExecutionNotifications[0].message.text).toBe(
      "25000 findings are left out (25000 notes): GitHub shows 5000 results of a run",
    );
    expect(gzipSync(text).length).toBeLessThan(10 * 1024 * 1024);
  });

  it("stays below GitHub's limit with 5,000 long messages", () => {
    const findings = Array.from({ length: 5000 }, (_, index) => sampleFinding({ message: `${index}${LONG_TEXT}` }));
    const text = formatSarif(sampleResult(findings), OPTIONS);
    expect(gzipSync(text).length).toBeLessThan(10 * 1024 * 1024);
    expect(JSON.parse(text).runs[0].results[0].message.text.length).toBeLessThanOrEqual(4096);
  });

  it.each(HOSTILE_CASES)("lets %s change nothing around it", (_, text) => {
    const written = formatSarif(hostileResult(text), OPTIONS);
    const run = parse(written);
    expect(run.results).toHaveLength(3);
    for (const { message } of run.results) {
      expect(message.text).not.toMatch(/\]\(/);
      expect(message.text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
    }
  });
});
