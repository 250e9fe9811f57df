import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { validateXML } from "xmllint-wasm";
import { formatJunit } from "../../src/reporters/junit.js";
import { HOSTILE_TEXTS, hostileResult, LONG_TEXT } from "./hostile-names.js";
import { sampleFinding, sampleResult } from "./samples.js";

const schema = readFileSync("test/reporters/schemas/junit-10.xsd", "utf8");
const repositoryPath = (file: string) => `infra/${file}`;

async function problems(...texts: readonly string[]): Promise<string[]> {
  const xml = texts.map((contents, index) => ({ fileName: `${index}.xml`, contents }));
  const { errors } = await validateXML({ xml, schema });
  return errors.map(({ rawMessage }) => rawMessage);
}

describe("formatJunit", () => {
  it("the schema refuses what is wrong", async () => {
    expect(await problems("<testsuites><testsuite/></testsuites>")).not.toEqual([]);
    expect(await problems("<testsuites>")).not.toEqual([]);
    expect(await problems("<testsuites/>", "<testsuites>")).toContainEqual(expect.stringContaining("1.xml"));
  });

  it("has a passed test case for each workload without a finding", async () => {
    const text = formatJunit(sampleResult([]), { repositoryPath });
    expect(text).toBe(`\
<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="taintlint" tests="3" failures="0" errors="0">
  <testsuite name="infra/k8s/api.yaml" file="infra/k8s/api.yaml" tests="1" failures="0" errors="0">
    <testcase classname="infra/k8s/api.yaml" name="Deployment default/api"/>
  </testsuite>
  <testsuite name="infra/k8s/web.yaml" file="infra/k8s/web.yaml" tests="1" failures="0" errors="0">
    <testcase classname="infra/k8s/web.yaml" name="Deployment default/web"/>
  </testsuite>
  <testsuite name="infra/k8s/open.yaml" file="infra/k8s/open.yaml" tests="1" failures="0" errors="0">
    <testcase classname="infra/k8s/open.yaml" name="Deployment default/open"/>
  </testsuite>
</testsuites>
`);
    expect(await problems(text)).toEqual([]);
  });

  it("fails a test case for what fails the run, and tells the rest as its output", async () => {
    const fit = { pools: [], workloads: [] };
    const findings = [
      sampleFinding({ severity: "note", message: "small" }),
      sampleFinding({ severity: "error", message: "a < b", rule: "r1" }),
      sampleFinding({ severity: "error", message: "b", rule: "r2" }),
      sampleFinding({ workload: null, message: "file" }),
    ];
    const existing = [sampleFinding({ message: "old", severity: "error" })];
    const result = sampleResult(findings, { fit, existing });
    const text = formatJunit(result, { repositoryPath });
    expect(text).toContain('tests="2" failures="1"');
    expect(text).toContain(
      '<failure type="taintlint" message="a &#60; b (and 1 more finding)">infra/k8s/api.yaml:31:18: ',
    );
    expect(text.match(/<failure /g)).toHaveLength(1);
    expect(text).toMatch(/<system-out>.*note\[near-miss-toleration\] small/);
    expect(text).toMatch(/1 finding from before this change:\n.*old/);
    expect(text).toContain('name="k8s/api.yaml">');
    expect(formatJunit(result, { repositoryPath, failOn: "warning" })).toContain('tests="2" failures="2"');
    expect(await problems(text)).toEqual([]);
  });

  it("puts a finding at a pool to the workload that it is about", () => {
    const source = { file: "taintlint.yaml", line: 3, column: 1, endLine: 3, endColumn: 2 };
    const text = formatJunit(sampleResult([sampleFinding({ source, severity: "error" })]), { repositoryPath });
    expect(text).toContain('<testcase classname="infra/k8s/api.yaml" name="Deployment default/api">\n');
    expect(text).not.toContain('name="infra/taintlint.yaml"');
  });

  it("lets no text change anything around it", async () => {
    const reports = [...HOSTILE_TEXTS, LONG_TEXT].map((text) => formatJunit(hostileResult(text), { repositoryPath }));
    expect(await problems(...reports)).toEqual([]);
    for (const xml of reports) {
      expect(xml.match(/<failure /g)).toHaveLength(1);
      expect(xml.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\ufffe\uffff]/u);
      expect(xml).not.toMatch(/::|##\[/);
    }
  });
});
