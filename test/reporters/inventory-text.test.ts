import { describe, expect, it } from "vitest";
import { formatExplainText, tolerationOriginText } from "../../src/reporters/explain-report.js";
import { formatPoolsText } from "../../src/reporters/pools-report.js";
import { HOSTILE_TEXTS } from "./hostile-names.js";
import { SAMPLE_EXPLANATION, SAMPLE_POOLS, sampleCell, sampleFinding } from "./samples.js";

const PLAIN = { color: false };

describe("formatPoolsText", () => {
  it("shows each pool with the place of each taint", () => {
    expect(formatPoolsText(SAMPLE_POOLS, PLAIN)).toBe(`\
gpu  karpenter  infra/gpu.yaml:4
  taints          nvidia.com/gpu=true:NoSchedule  infra/gpu.yaml:12
  startup taints  cilium.io/not-ready:NoSchedule  assumed: Cilium taints new nodes
  labels          pool=gpu    infra/gpu.yaml:9
                  tier=batch  assumed: the platform labels it
  requirements    kubernetes.io/arch In amd64, arm64
                  example.com/size Exists
  open labels     example.com/*
  capacity        nvidia.com/gpu: 8
  nodes           6: n1, n2, n3, n4, n5, n6

prod/general  terraform-plan  plan.json:1 aws_eks_node_group.general
  taints          none known
  open            taints: the plan does not show it
`);
  });

  it("tells the fields of equal pools once", () => {
    const [pool] = SAMPLE_POOLS.pools;
    if (pool === undefined) throw new Error("no pool");
    const named = (cluster: string, gpus: string) => ({ ...pool, cluster, allocatable: { "nvidia.com/gpu": gpus } });
    const shown = formatPoolsText({ pools: [named("a", "8"), named("b", "8"), named("c", "4")] }, PLAIN);
    expect(shown).toMatch(/^a\/gpu {2}karpenter.*\nb\/gpu {2}karpenter.*\n {2}taints/);
    expect(shown.match(/^ {2}taints/gm)).toHaveLength(2);
  });

  it("says when there is none", () => {
    expect(formatPoolsText({ pools: [] }, PLAIN)).toBe("no pools\n");
  });

  it.each(HOSTILE_TEXTS)("passes no control character of %j through", (text) => {
    const source = { file: text, line: 1, address: text };
    const taints = [{ taint: text, source, implied: text }];
    const labels = { [text]: text };
    const labelOrigins = [{ label: text, source, implied: text }];
    const open = [{ field: "taints", why: text } as const];
    const rest = {
      labelOrigins,
      address: text,
      open,
      requirements: [{ key: text, operator: "In" as const, values: [text] }],
      openLabels: [text],
      allocatable: labels,
      nodes: [text],
      incomplete: [text],
      source,
    };
    const pool = { name: text, cluster: text, format: text, taints, startupTaints: taints, labels, ...rest };
    const shown = formatPoolsText({ pools: [pool] }, PLAIN);
    expect(shown).toContain("startup taints");
    expect(shown.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
  });
});

describe("formatExplainText", () => {
  it("tells one workload in full", () => {
    expect(formatExplainText([SAMPLE_EXPLANATION], PLAIN)).toBe(`\
Deployment default/api  k8s/api.yaml:1
2 pools: 1 fits, 1 blocked

tolerations
  {key: nvidia.com/gpu, value: "true", effect: NoSchedule}  k8s/api.yaml:29:11
  {key: gvisor, operator: Exists}                           added by the RuntimeClass "gvisor"

node selector
  pool=gpu

node affinity, one of these terms
  zone In [a, b]
  zone Exists

pools
  ✗ gpu  blocked
      untolerated taint nvidia.com/gpu=present:NoSchedule
      taint nvidia.com/gpu=present:NoSchedule  taintlint.yaml:9
        not tolerated
        nearest: {key: nvidia.com/gpu, value: "true", effect: NoSchedule}: its value is "true", not "present"
      taint gvisor:NoSchedule  taintlint.yaml:10
        tolerated by {key: gvisor, operator: Exists}
  ✓ general  fits

findings
  k8s/api.yaml:31:18: warning[near-miss-toleration] toleration has value "true", pool gpu is tainted "present"
    write \`value: present\`
`);
  });

  it("joins the clusters and pools with the same verdicts, and tells findings under their cluster", () => {
    const [blocked, fits] = SAMPLE_EXPLANATION.pools;
    if (blocked === undefined || fits === undefined) throw new Error("no pools");
    const of = (cluster: string, pools = [blocked, fits], findings = SAMPLE_EXPLANATION.findings) => ({
      ...SAMPLE_EXPLANATION,
      pools: pools.map((pool) => ({ ...pool, cluster, cell: { ...pool.cell, cluster } })),
      findings,
    });
    const own = sampleFinding({ clusters: ["stage"], fingerprint: "stage" });
    const shown = formatExplainText([of("prod"), of("test"), of("stage", [fits], [own])], PLAIN);
    expect(shown.match(/^Deployment default\/api/gm)).toHaveLength(1);
    expect(shown).toContain("\n5 pools: 3 fits, 2 blocked\n");
    expect(shown).toContain("✗ prod/gpu, test/gpu  blocked\n");
    expect(shown).toContain("✓ prod/general, test/general, stage/general  fits\n");
    expect(shown).toContain('\nfindings of cluster "stage"\n');
    expect(shown.match(/near-miss-toleration/g)).toHaveLength(2);
  });

  it("shows why the API server refuses a workload, and leaves out what it does not have", () => {
    const nothing = { tolerations: [], nodeSelector: [], nodeAffinityTerms: [], pools: [], findings: [] };
    const refused = { ...SAMPLE_EXPLANATION, ...nothing, valid: false };
    expect(formatExplainText([{ ...refused, errors: ["spec.tolerations[0].effect: unsupported"] }], PLAIN)).toBe(`\
Deployment default/api  k8s/api.yaml:1
invalid: spec.tolerations[0].effect: unsupported
no pools to place it on
`);
    expect(formatExplainText([{ ...refused, errors: [] }], PLAIN)).toContain("invalid: refused by the API server\n");
  });

  it("uses ASCII signs when asked", () => {
    expect(formatExplainText([SAMPLE_EXPLANATION], { ...PLAIN, ascii: true })).toMatch(/^[ -~\n]*$/);
  });

  it.each(HOSTILE_TEXTS)("passes no control character of %j through", (text) => {
    const source = { file: text, line: 1, column: 1, endLine: 1, endColumn: 2 };
    const report = {
      kind: text,
      namespace: text,
      name: text,
      source,
      valid: false,
      errors: [text],
      tolerations: [
        { toleration: text, origin: { by: "manifest", index: 0 } as const, source },
        { toleration: text, origin: { by: "RuntimeClass", name: text } as const, source: null },
      ],
      nodeSelector: [text],
      nodeAffinityTerms: [text],
      pools: [
        {
          cell: sampleCell(text, { cluster: text, verdict: "blocked", reasons: [text] }),
          taints: [{ taint: text, source, toleratedBy: text, nearest: text }],
        },
      ],
      findings: [sampleFinding({ message: text, source })],
    };
    const shown = formatExplainText([report], PLAIN);
    expect(shown).toContain("invalid: ");
    expect(shown.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
  });
});

describe("tolerationOriginText", () => {
  it.each([
    [{ by: "manifest", index: 0 }, "in the manifest"],
    [{ by: "DaemonSet controller" }, "added by the DaemonSet controller"],
    [{ by: "DefaultTolerationSeconds" }, "added by the admission plugin DefaultTolerationSeconds"],
    [
      { by: "ExtendedResourceToleration", resource: "nvidia.com/gpu" },
      'added by the admission plugin ExtendedResourceToleration for "nvidia.com/gpu"',
    ],
    [{ by: "RuntimeClass", name: "gvisor" }, 'added by the RuntimeClass "gvisor"'],
    [
      { by: "PodTolerationRestriction", namespace: "ml" },
      'added by the admission plugin PodTolerationRestriction for the namespace "ml"',
    ],
    [{ by: "GKE", computeClass: "batch" }, 'added by GKE for the ComputeClass "batch"'],
  ] as const)("tells %j", (origin, expected) => {
    expect(tolerationOriginText(origin)).toBe(expected);
  });
});
