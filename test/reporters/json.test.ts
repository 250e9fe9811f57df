import { describe, expect, it } from "vitest";
import { ruleUrl } from "../../src/model/documentation.js";
import { formatExplainJson } from "../../src/reporters/explain-report.js";
import { formatFitJson } from "../../src/reporters/fit-report.js";
import { formatLintJson } from "../../src/reporters/lint-json.js";
import { formatPoolsJson } from "../../src/reporters/pools-report.js";
import { formatRulesJson } from "../../src/reporters/rules-report.js";
import { HOSTILE_TEXTS } from "./hostile-names.js";
import {
  GPU_BLOCKED,
  SAMPLE_EXPLANATION,
  SAMPLE_FIT,
  SAMPLE_ORIGIN,
  SAMPLE_POOLS,
  SAMPLE_RULE,
  sampleFinding,
  sampleResult,
  sampleWorkload,
} from "./samples.js";

const FINDING_JSON = {
  rule: "near-miss-toleration",
  url: ruleUrl("near-miss-toleration"),
  severity: "warning",
  message: 'toleration has value "true", pool gpu is tainted "present"',
  help: "write `value: present`",
  workload: { kind: "Deployment", namespace: "default", name: "api" },
  clusters: [],
  source: { file: "k8s/api.yaml", line: 31, column: 18, endLine: 31, endColumn: 24 },
  excerpt: '          value: "true"',
  related: [
    { file: "taintlint.yaml", line: 9, column: 15, endLine: 9, endColumn: 40, message: "pool gpu is tainted here" },
  ],
  reasons: [],
  details: [],
  fixable: true,
  fixes: [],
  fingerprint: "0123456789abcdef",
};

const BLOCKED_JSON = {
  pool: "gpu",
  cluster: null,
  verdict: "blocked",
  untolerated: ["nvidia.com/gpu=present:NoSchedule"],
  avoided: [],
  selector: "match",
  evictedAfterSeconds: null,
  reasons: ["untolerated taint nvidia.com/gpu=present:NoSchedule"],
  judged: ["taints", "labels", "affinity"],
};

/** What `JSON.stringify` writes with an indentation of 2: shows the order of keys as well. */
function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

describe("formatLintJson", () => {
  it("writes summary and findings, and nothing of the reports in between", () => {
    const summary = {
      files: 40,
      documents: 61,
      workloads: 38,
      pools: 6,
      skipped: 0,
      failed: 0,
      errors: 0,
      warnings: 2,
      notes: 0,
      suppressed: 0,
      known: 0,
    };
    const result = sampleResult([sampleFinding(), sampleFinding({ workload: null })]);
    const findings = [FINDING_JSON, { ...FINDING_JSON, workload: null }];
    expect(formatLintJson(result)).toBe(
      json({ schemaVersion: 1, summary, coverage: result.coverage, findings, notices: [] }),
    );
  });

  it("writes the reasons per pool, each edit of a fix, grouped places and notices", () => {
    const edits = [{ file: "k8s/api.yaml", start: 10, end: 16, text: "present" }];
    const changes = [{ file: "k8s/api.yaml", line: 31, before: ["a"], after: ["b"] }];
    const finding = sampleFinding({
      reasons: [{ pool: "gpu", cluster: null, reasons: ["no"], differs: { label: "pool", isMissing: false } }],
      details: ["more"],
      fixes: [
        { title: "write it", edits, changes },
        { title: "guess it", edits, isUnsafe: true },
      ],
      also: [{ workload: { kind: "Job", namespace: "shop", name: "b" }, source: sampleFinding().source }],
    });
    const output = JSON.parse(formatLintJson(sampleResult([finding], { notices: ["one file was skipped"] })));
    expect(output).toMatchObject({
      notices: ["one file was skipped"],
      findings: [
        {
          reasons: [{ pool: "gpu", cluster: null, reasons: ["no"], differs: { label: "pool", isMissing: false } }],
          details: ["more"],
          fixes: [
            { title: "write it", safe: true, edits, changes },
            { title: "guess it", safe: false, edits, changes: [] },
          ],
          also: [{ workload: { kind: "Job", namespace: "shop", name: "b" }, source: FINDING_JSON.source }],
        },
      ],
    });
  });

  it("says what the run looked at, and which bounds it has reached", () => {
    const written = formatLintJson(sampleResult([], { reached: ["too many"] }), { origin: SAMPLE_ORIGIN });
    const { run, reached } = JSON.parse(written);
    expect(run).toEqual(SAMPLE_ORIGIN);
    expect(reached).toEqual(["too many"]);
  });

  it("leaves an endless line out", () => {
    const [finding] = JSON.parse(formatLintJson(sampleResult([sampleFinding({ excerpt: "x".repeat(1001) })]))).findings;
    expect(finding.message).toBe(sampleFinding().message);
    expect(Object.keys(finding)).not.toContain("excerpt");
  });

  it.each(HOSTILE_TEXTS)("keeps %j and shows no control character", (text) => {
    const output = formatLintJson(sampleResult([sampleFinding({ message: text })]));
    expect(JSON.parse(output)).toMatchObject({ findings: [{ message: text }] });
    expect(output.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
  });

  it("escapes format characters beyond the first plane", () => {
    expect(formatLintJson(sampleResult([sampleFinding({ help: "\u{e0041}" })]))).toContain('"help": "\\udb40\\udc41"');
  });
});

describe("formatFitJson", () => {
  it("writes pools and cells, each with its cluster", () => {
    const report = { pools: SAMPLE_FIT.pools.slice(1, 2), workloads: [sampleWorkload("api", [GPU_BLOCKED])] };
    expect(formatFitJson(report)).toBe(
      json({
        schemaVersion: 1,
        pools: [{ name: "gpu", cluster: null, source: { file: "taintlint.yaml", line: 5 } }],
        workloads: [
          {
            kind: "Deployment",
            namespace: "default",
            name: "api",
            source: { file: "k8s/api.yaml", line: 1 },
            valid: true,
            pools: [BLOCKED_JSON],
          },
        ],
      }),
    );
  });
});

describe("formatPoolsJson", () => {
  it("writes taints as text, with the place of each, and what is open", () => {
    expect(formatPoolsJson(SAMPLE_POOLS)).toBe(
      json({
        schemaVersion: 1,
        pools: [
          {
            name: "gpu",
            cluster: null,
            format: "karpenter",
            address: null,
            taints: ["nvidia.com/gpu=true:NoSchedule"],
            startupTaints: ["cilium.io/not-ready:NoSchedule"],
            labels: { pool: "gpu", tier: "batch" },
            openLabels: ["example.com/*"],
            requirements: [
              { key: "kubernetes.io/arch", operator: "In", values: ["amd64", "arm64"] },
              { key: "example.com/size", operator: "Exists", values: [] },
            ],
            scale: { min: 0, max: 4 },
            origins: [
              { taint: "nvidia.com/gpu=true:NoSchedule", file: "infra/gpu.yaml", line: 12 },
              {
                taint: "cilium.io/not-ready:NoSchedule",
                file: "infra/gpu.yaml",
                line: 4,
                implied: "Cilium taints new nodes",
              },
              { label: "pool", file: "infra/gpu.yaml", line: 9 },
              { label: "tier", file: "infra/gpu.yaml", line: 4, implied: "the platform labels it" },
            ],
            open: [],
            source: { file: "infra/gpu.yaml", line: 4, address: null },
          },
          {
            name: "general",
            cluster: "prod",
            format: "terraform-plan",
            address: "aws_eks_node_group.general",
            taints: [],
            startupTaints: [],
            labels: {},
            openLabels: [],
            requirements: [],
            scale: null,
            origins: [],
            open: [{ field: "taints", why: "the plan does not show it" }],
            source: { file: "plan.json", line: 1, address: "aws_eks_node_group.general" },
          },
        ],
      }),
    );
  });
});

describe("formatExplainJson", () => {
  it("writes the whole report, a pool as a cell with its taints", () => {
    const { pools, findings, ...rest } = SAMPLE_EXPLANATION;
    const [blocked] = pools;
    expect(formatExplainJson([{ ...SAMPLE_EXPLANATION, pools: pools.slice(0, 1) }])).toBe(
      json({
        schemaVersion: 1,
        ...rest,
        pools: [{ ...BLOCKED_JSON, taints: blocked?.taints }],
        findings: findings.map(() => FINDING_JSON),
      }),
    );
  });
});

describe("formatRulesJson", () => {
  it("writes each rule with its documentation", () => {
    const { id, severity, summary, why, silent, fix } = SAMPLE_RULE;
    const examples = SAMPLE_RULE.examples.map(({ title, inventory, bad, good }) => {
      return { title, inventory, bad, good, goodInventory: null };
    });
    const rule = { id, severity, summary, why, silent, fix, examples };
    expect(formatRulesJson([SAMPLE_RULE])).toBe(json({ schemaVersion: 1, rules: [rule] }));
  });
});
