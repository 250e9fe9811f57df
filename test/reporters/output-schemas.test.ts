import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import formatsModule from "ajv-formats";
import { describe, expect, it } from "vitest";
import { whatIf } from "../../src/lint/change/what-if.js";
import type { LintInput } from "../../src/lint/contract/lint-input.js";
import { DRIFT_KINDS, type DriftFinding } from "../../src/lint/drift/drift-finding.js";
import { explainRepository } from "../../src/lint/lint.js";
import { describeRules } from "../../src/lint/pages/rule-pages.js";
import { formatDriftJson } from "../../src/reporters/drift-report.js";
import { formatExplainJson } from "../../src/reporters/explain-report.js";
import { formatFitJson } from "../../src/reporters/fit-report.js";
import { formatFleetJson } from "../../src/reporters/fleet-report.js";
import { formatLintJson } from "../../src/reporters/lint-json.js";
import { formatPoolsJson } from "../../src/reporters/pools-report.js";
import { formatRulesJson } from "../../src/reporters/rules-report.js";
import { formatWhatIfJson } from "../../src/reporters/what-if-report.js";
import { lintExample, SHOWN_RULES } from "../rules/examples.js";
import { readTexts } from "../rules/lint-texts.js";
import { SAMPLE_ORIGIN, sampleFinding, sampleResult } from "./samples.js";

const COMMANDS = ["lint", "merge", "fit", "explain", "pools", "what-if", "drift", "rules"] as const;
type Command = (typeof COMMANDS)[number];

/** The published schema as it is, and so that no object may have a key that it does not tell of. */
function readSchema(command: Command, isClosed: boolean): object {
  const text = readFileSync(`schema/${command}-output.schema.json`, "utf8");
  return JSON.parse(text, (_key, value) => {
    const isPending = isClosed && value?.type === "object" && value.properties !== undefined;
    return isPending ? { additionalProperties: false, ...value } : value;
  });
}

function validator(schema: object) {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
  formatsModule.default(ajv);
  return ajv.compile(schema);
}

// One workload is told without a list around it: the keys of two schemas together cannot be closed.
const validators = new Map(
  COMMANDS.map((command) => [command, validator(readSchema(command, command !== "explain"))] as const),
);

function problemsOf(command: Command, text: string): readonly unknown[] {
  const validate = validators.get(command);
  if (validate === undefined) throw new Error(command);
  return validate(JSON.parse(text)) ? [] : (validate.errors ?? []);
}

function explained(input: LintInput): string[] {
  const names = new Set(
    input.manifests.flatMap(({ workloads }) => workloads.filter((one) => !one.isFragment).map(({ name }) => name)),
  );
  return [...names].flatMap((name) => {
    const reports = explainRepository(input, { name, kind: undefined, namespace: undefined, part: undefined });
    return reports.length === 0 ? [] : [formatExplainJson(reports)];
  });
}

describe("the published schemas", () => {
  it.each(COMMANDS)("%s: refuses what is not so", (command) => {
    expect(problemsOf(command, "{}")).not.toEqual([]);
    expect(problemsOf(command, '{"schemaVersion": 2}')).not.toEqual([]);
  });

  it("know every key", () => {
    const also = [{ workload: null, renderings: ["apps/prod"], source: sampleFinding().source }];
    const wouldFix = { findings: 1, files: [{ file: "k8s/api.yaml", diff: "", edits: [] }] };
    const whole = JSON.parse(
      formatLintJson(sampleResult([sampleFinding({ also })]), { origin: SAMPLE_ORIGIN, wouldFix }),
    );
    expect(problemsOf("lint", JSON.stringify(whole))).toEqual([]);
    expect(problemsOf("lint", JSON.stringify({ ...whole, more: 1 }))).not.toEqual([]);
    const findings = whole.findings.map((finding: object) => ({ ...finding, more: 1 }));
    expect(problemsOf("lint", JSON.stringify({ ...whole, findings }))).not.toEqual([]);
  });

  it("describe reports of several repositories", () => {
    const result = sampleResult([sampleFinding()], { reached: ["too many"] });
    expect(problemsOf("merge", formatFleetJson([{ origin: SAMPLE_ORIGIN, result }]))).toEqual([]);
  });

  it("describe what a cluster has and its repository does not say", () => {
    const workloads = [{ kind: "RayCluster", namespace: "ml", name: "train", part: "head" }];
    const findings = DRIFT_KINDS.map((kind): DriftFinding => {
      const source = { file: "pools.yaml", line: 3 };
      return { kind, severity: "warning", message: "differs", details: ["a"], pools: ["gpu"], workloads, source };
    });
    const compared = { nodes: 3, pools: 1, workloads: 2 };
    expect(problemsOf("drift", formatDriftJson({ findings, compared, notices: ["one"] }))).toEqual([]);
  });

  it("describe what the rules are", () => {
    expect(problemsOf("rules", formatRulesJson(describeRules()))).toEqual([]);
  });

  it.each(SHOWN_RULES.map((rule) => [rule.id, rule] as const))("describe all that examples of %s give", (_, rule) => {
    for (const example of rule.examples) {
      for (const side of ["bad", "good"] as const) {
        const result = lintExample(example, side);
        expect(problemsOf("lint", formatLintJson(result))).toEqual([]);
        expect(problemsOf("fit", formatFitJson(result.fit))).toEqual([]);
        expect(problemsOf("pools", formatPoolsJson(result.inventory))).toEqual([]);
      }
      if (example.isKustomization || example.template !== undefined) continue;
      const input = readTexts(example.inventory, [{ path: "manifest.yaml", text: example.bad }]);
      for (const text of explained(input)) expect(problemsOf("explain", text)).toEqual([]);
      const { value: report } = whatIf(input, { pool: "*", specs: ["example.com/new=true:NoExecute"] });
      if (report !== undefined) expect(problemsOf("what-if", formatWhatIfJson(report))).toEqual([]);
    }
  });

  it("were tried with reasons, fixes, places, and what a change does", () => {
    const found = SHOWN_RULES.flatMap((rule) => rule.examples.map((example) => lintExample(example, "bad")));
    const outputs = found.map((result) => JSON.parse(formatLintJson(result)));
    const findings = outputs.flatMap((output) => output.findings);
    for (const key of ["reasons", "fixes", "related", "details"]) {
      expect(findings.filter((finding) => finding[key]?.length > 0).length, key).toBeGreaterThan(0);
    }
    expect(outputs.filter(({ change }) => change?.workloads.length > 0).length).toBeGreaterThan(0);
  });
});
