import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { ruleUrl } from "../../src/model/documentation.js";
import { formatGitlabCodeQuality } from "../../src/reporters/gitlab-code-quality.js";
import { HOSTILE_CASES, hostileResult } from "./hostile-names.js";
import { sampleFinding, sampleResult } from "./samples.js";

const schema = JSON.parse(readFileSync("test/reporters/schemas/gitlab-code-quality.json", "utf8"));
const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
const inInfra = (file: string) => `infra/${file}`;

function parse(text: string): Record<string, unknown>[] {
  const report = JSON.parse(text);
  validate(report);
  expect(validate.errors ?? []).toEqual([]);
  return report;
}

describe("formatGitlabCodeQuality", () => {
  it("is an empty list when there is nothing to say", () => {
    expect(formatGitlabCodeQuality(sampleResult([]), inInfra)).toBe("[]\n");
  });

  it("writes each finding, also those that were there before", () => {
    const findings = [
      sampleFinding({ details: ["gpu: no", "general: no"] }),
      sampleFinding({ severity: "error", fingerprint: "a" }),
    ];
    const existing = [sampleFinding({ severity: "note", fingerprint: "b" })];
    const report = parse(formatGitlabCodeQuality(sampleResult(findings, { existing }), inInfra));
    expect(report[0]).toEqual({
      description: 'toleration has value "true", pool gpu is tainted "present"; gpu: no; general: no',
      content: {
        body: [
          'toleration has value "true", pool gpu is tainted "present"',
          "- gpu: no\n- general: no\n- taintlint.yaml:9 pool gpu is tainted here",
          "write <code>value: present</code>",
          `[near-miss-toleration](${ruleUrl("near-miss-toleration")})`,
        ].join("\n\n"),
      },
      check_name: "near-miss-toleration",
      fingerprint: "0123456789abcdef",
      severity: "minor",
      location: { path: "infra/k8s/api.yaml", lines: { begin: 31 } },
    });
    expect(report.map(({ severity }) => severity)).toEqual(["minor", "critical", "info"]);
  });

  it("links to no file of another checkout", () => {
    const [one] = parse(formatGitlabCodeQuality(sampleResult([sampleFinding()]), (file) => `../infra/${file}`));
    expect(one?.location).toEqual({ path: "taintlint.yaml", lines: { begin: 1 } });
    expect(one?.description).toMatch(/^\.\.\/infra\/k8s\/api\.yaml:31: toleration has value /);
  });

  it("gives findings that are alike fingerprints of their own, the same in each run", () => {
    const result = sampleResult([sampleFinding(), sampleFinding(), sampleFinding()]);
    const fingerprints = parse(formatGitlabCodeQuality(result, inInfra)).map(({ fingerprint }) => fingerprint);
    expect(fingerprints).toEqual(["0123456789abcdef", "0123456789abcdef-2", "0123456789abcdef-3"]);
  });

  it.each(HOSTILE_CASES)("lets %s change nothing around it", (_, text) => {
    const report = parse(formatGitlabCodeQuality(hostileResult(text), inInfra));
    expect(report).toHaveLength(3);
    for (const { content } of report) expect(String(Object(content).body)).not.toMatch(/[^\P{Cc}\n]|[\p{Cf}\p{Cs}]/u);
    for (const { description } of report) expect(description).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
  });
});
