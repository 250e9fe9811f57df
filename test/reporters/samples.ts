import type {
  ExplainReport,
  FitReport,
  FitReportCell,
  FitReportWorkload,
  LintResult,
  PoolsReport,
} from "../../src/lint/contract/result.js";
import { parseRulePage } from "../../src/lint/pages/parse-page.js";
import type { RunOrigin } from "../../src/lint/reports/run-origin.js";
import type { Finding } from "../../src/model/finding.js";
import type { RuleDescription } from "../../src/model/rule-description.js";

export const SAMPLE_ORIGIN: RunOrigin = {
  repository: "acme/shop",
  url: "https://git.example.com/acme/shop",
  commit: "0123456789abcdef0123456789abcdef01234567",
  folder: ".",
  version: "0.1.0",
};

/** A finding with every field that reporters print; `change` replaces some. */
export function sampleFinding(change: Partial<Finding> = {}): Finding {
  return {
    rule: "near-miss-toleration",
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
    details: [],
    also: [],
    fixable: true,
    fingerprint: "0123456789abcdef",
    ...change,
  };
}

/** A verdict; `change` says what it rests on. */
export function sampleCell(pool: string, change: Partial<FitReportCell> = {}): FitReportCell {
  return {
    pool,
    cluster: null,
    verdict: "fits",
    untolerated: [],
    avoided: [],
    selector: "match",
    evictedAfterSeconds: null,
    reasons: [],
    judged: ["taints", "labels", "affinity"],
    ...change,
  };
}

/** A valid Deployment in `k8s/NAME.yaml`; `change` says what differs. */
export function sampleWorkload(
  name: string,
  pools: readonly FitReportCell[],
  change: Partial<FitReportWorkload> = {},
): FitReportWorkload {
  const source = { file: `k8s/${name}.yaml`, line: 1 };
  return { kind: "Deployment", namespace: "default", name, source, valid: true, errors: [], pools, ...change };
}

export const GPU_BLOCKED = sampleCell("gpu", {
  verdict: "blocked",
  untolerated: ["nvidia.com/gpu=present:NoSchedule"],
  reasons: ["untolerated taint nvidia.com/gpu=present:NoSchedule"],
});

export const SPOT_AVOIDED = sampleCell("spot", {
  verdict: "avoided",
  avoided: ["spot:PreferNoSchedule"],
  reasons: ["untolerated taint spot:PreferNoSchedule"],
});

export const SAMPLE_FIT: FitReport = {
  pools: ["general", "gpu", "spot"].map((name, index) => ({
    name,
    cluster: null,
    source: { file: "taintlint.yaml", line: 3 + 2 * index },
  })),
  workloads: [
    sampleWorkload("api", [sampleCell("general"), GPU_BLOCKED, SPOT_AVOIDED]),
    sampleWorkload("web", [sampleCell("general"), GPU_BLOCKED, SPOT_AVOIDED]),
    sampleWorkload("open", [sampleCell("general"), sampleCell("gpu"), sampleCell("spot")]),
  ],
};

/** The result of a run; its counts follow from the findings. */
export function sampleResult(findings: readonly Finding[], change: Partial<LintResult> = {}): LintResult {
  const count = (severity: Finding["severity"]) => findings.filter((finding) => finding.severity === severity).length;
  return {
    summary: {
      files: 40,
      documents: 61,
      workloads: 38,
      pools: 6,
      skipped: 0,
      failed: 0,
      errors: count("error"),
      warnings: count("warning"),
      notes: count("note"),
      suppressed: 0,
      known: 0,
    },
    coverage: {
      ...{
        workloads: 38,
        judged: 38,
        unknown: 0,
        disputed: 0,
        withoutPools: 0,
        fragments: 0,
        releases: 0,
        unrendered: 0,
      },
      ...{ outside: 0, outsideFiles: [], reasons: [] },
    },
    findings,
    existing: [],
    notices: [],
    fit: SAMPLE_FIT,
    inventory: SAMPLE_POOLS,
    ...change,
  };
}

export const SAMPLE_POOLS: PoolsReport = {
  pools: [
    {
      name: "gpu",
      cluster: null,
      format: "karpenter",
      taints: [{ taint: "nvidia.com/gpu=true:NoSchedule", source: { file: "infra/gpu.yaml", line: 12 } }],
      startupTaints: [
        {
          taint: "cilium.io/not-ready:NoSchedule",
          source: { file: "infra/gpu.yaml", line: 4 },
          implied: "Cilium taints new nodes",
        },
      ],
      labels: { pool: "gpu", tier: "batch" },
      labelOrigins: [
        { label: "pool", source: { file: "infra/gpu.yaml", line: 9 } },
        { label: "tier", source: { file: "infra/gpu.yaml", line: 4 }, implied: "the platform labels it" },
      ],
      address: null,
      open: [],
      requirements: [
        { key: "kubernetes.io/arch", operator: "In", values: ["amd64", "arm64"] },
        { key: "example.com/size", operator: "Exists", values: [] },
      ],
      openLabels: ["example.com/*"],
      scale: { min: 0, max: 4 },
      allocatable: { "nvidia.com/gpu": "8" },
      nodes: ["n1", "n2", "n3", "n4", "n5", "n6"],
      incomplete: [],
      source: { file: "infra/gpu.yaml", line: 4, address: null },
    },
    {
      name: "general",
      cluster: "prod",
      format: "terraform-plan",
      taints: [],
      startupTaints: [],
      labels: {},
      labelOrigins: [],
      address: "aws_eks_node_group.general",
      open: [{ field: "taints", why: "the plan does not show it" }],
      openLabels: [],
      allocatable: {},
      nodes: [],
      incomplete: ["taints: the plan does not show it"],
      source: { file: "plan.json", line: 1, address: "aws_eks_node_group.general" },
    },
  ],
};

export const SAMPLE_EXPLANATION: ExplainReport = {
  kind: "Deployment",
  namespace: "default",
  name: "api",
  source: { file: "k8s/api.yaml", line: 1 },
  valid: true,
  errors: [],
  tolerations: [
    {
      toleration: '{key: nvidia.com/gpu, value: "true", effect: NoSchedule}',
      origin: { by: "manifest", index: 0 },
      source: { file: "k8s/api.yaml", line: 29, column: 11, endLine: 32, endColumn: 1 },
    },
    {
      toleration: "{key: gvisor, operator: Exists}",
      origin: { by: "RuntimeClass", name: "gvisor" },
      source: null,
    },
  ],
  nodeSelector: ["pool=gpu"],
  nodeAffinityTerms: ["zone In [a, b]", "zone Exists"],
  pools: [
    {
      cell: GPU_BLOCKED,
      taints: [
        {
          taint: "nvidia.com/gpu=present:NoSchedule",
          source: { file: "taintlint.yaml", line: 9 },
          toleratedBy: null,
          nearest: '{key: nvidia.com/gpu, value: "true", effect: NoSchedule}: its value is "true", not "present"',
        },
        {
          taint: "gvisor:NoSchedule",
          source: { file: "taintlint.yaml", line: 10 },
          toleratedBy: "{key: gvisor, operator: Exists}",
          nearest: null,
        },
      ],
    },
    { cell: sampleCell("general"), taints: [] },
  ],
  findings: [sampleFinding()],
};

const SAMPLE_PAGE = `---
severity: warning
group: Placement
---
# near-miss-toleration

The key is there, value or effect differs.

## Why

One letter
decides.

- An item that is
  quite long, and told on.
- Another.

## Fix

Write [the other letter](../letters.md).

## When it stays silent, or says less

Silent where both letters do.

## How to silence it

Not at all.

## Examples

A line that ends with \`# <--\` is the one that is reported.

### A value in the wrong words

The pools, in \`taintlint.yaml\`:

\`\`\`yaml
pools:
  - name: gpu
\`\`\`

Reported:

\`\`\`yaml
value: a # <--

more: 1
\`\`\`

Correct:

\`\`\`yaml
value: b
\`\`\`
`;

export const SAMPLE_RULE: RuleDescription = parseRulePage("near-miss-toleration", SAMPLE_PAGE);
