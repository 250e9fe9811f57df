import { describe, expect, it } from "vitest";
import type { ChangeReport } from "../../src/lint/contract/result.js";
import { changeMarkdown } from "../../src/reporters/change-markdown.js";
import { formatJobSummary } from "../../src/reporters/job-summary.js";
import { formatLintJson } from "../../src/reporters/lint-json.js";
import { formatLintText } from "../../src/reporters/lint-text.js";
import { sampleFinding, sampleResult } from "./samples.js";

const PLAIN = { color: false };
const COMMIT = "0123456789abcdef0123456789abcdef01234567";
const WORKLOAD = {
  kind: "Deployment",
  namespace: "default",
  cluster: null,
  pools: ["gpu"],
  evictedAfterSeconds: null,
  reason: "",
};

const CHANGE: ChangeReport = {
  base: { revision: "origin/main", commit: COMMIT },
  pools: [
    {
      pool: "gpu",
      cluster: null,
      change: "changed",
      source: { file: "taintlint.yaml", line: 4 },
      details: ["adds taint gpu=true:NoSchedule", "removes label pool=gpu"],
    },
  ],
  workloads: [
    {
      ...WORKLOAD,
      name: "train",
      source: { file: "k8s/train.yaml", line: 1 },
      effect: "unschedulable",
      reason: "untolerated taint gpu=true:NoSchedule",
    },
    {
      ...WORKLOAD,
      name: "api",
      cluster: "prod",
      source: { file: "k8s/api.yaml", line: 9 },
      effect: "evicted",
      evictedAfterSeconds: 300,
    },
    {
      ...WORKLOAD,
      name: "new",
      source: { file: "k8s/new.yaml", line: 1 },
      effect: "gains-pool",
      pools: ["gpu", "spot"],
    },
  ],
  landFirst: ["k8s/train.yaml"],
  landAfter: [],
  needBoth: [],
};

const EXISTING = [sampleFinding(), sampleFinding({ severity: "error", message: "old" })];
const EMPTY_CHANGE: ChangeReport = { ...CHANGE, pools: [], workloads: [], landFirst: [] };

describe("a comparison as text", () => {
  it("tells the new findings, then those from before in short, then the impact", () => {
    const result = sampleResult([sampleFinding({ message: "new", fixable: false })], {
      change: CHANGE,
      existing: EXISTING,
    });
    const text = formatLintText(result, PLAIN);
    expect(text.slice(text.indexOf("2 findings"))).toBe(`\
2 findings were there before this change (1 error, 1 warning):
  k8s/api.yaml:31:18: error[near-miss-toleration] old
  k8s/api.yaml:31:18: warning[near-miss-toleration] toleration has value "true", pool gpu is tainted "present"

what this change does, compared with origin/main (0123456)
  pool gpu adds taint gpu=true:NoSchedule, removes label pool=gpu  taintlint.yaml:4
  3 workloads are affected: 1 becomes unschedulable, 1 is evicted, 1 gains a pool
    ✗ default/Deployment/train becomes unschedulable (gpu): untolerated taint gpu=true:NoSchedule  k8s/train.yaml:1
    ! default/Deployment/api is evicted after 300 s (cluster prod; gpu)  k8s/api.yaml:9
    + default/Deployment/new gains 2 pools (gpu, spot)  k8s/new.yaml:1
  Land these first, before the pools change:
    k8s/train.yaml

1 warning in 40 files (61 documents, 38 workloads, 6 pools)
`);
  });

  it("tells what happens to many workloads for one reason once", () => {
    const [impact] = CHANGE.workloads;
    if (impact === undefined) throw new Error("the sample has lost its workloads");
    const workloads = Array.from({ length: 29 }, (_, index) => ({ ...impact, name: `app-${index}` }));
    const text = formatLintText(sampleResult([], { change: { ...CHANGE, workloads } }), PLAIN);
    expect(text.match(/untolerated taint/g)).toHaveLength(1);
    expect(text).toContain(
      "✗ 29 workloads become unschedulable (gpu): untolerated taint gpu=true:NoSchedule  default/",
    );
    expect(text).toContain("default/Deployment/app-4 and 24 more\n");
  });

  it("has signs of ASCII for a terminal that knows no others", () => {
    const text = formatLintText(sampleResult([], { change: CHANGE }), { ...PLAIN, ascii: true });
    expect(text).toContain("    x default/Deployment/train becomes unschedulable");
    expect(text).toMatch(/^[ -~\n]*$/);
  });

  it("says that no pool changes", () => {
    const text = formatLintText(sampleResult([], { change: EMPTY_CHANGE }), PLAIN);
    expect(text).toMatch(/^no pool changes, compared with origin\/main \(0123456\)\n\nno new findings/);
  });

  it("shortens a hash that is the only name of the base", () => {
    const commit = CHANGE.base.commit;
    const named = { ...EMPTY_CHANGE, base: { revision: commit, commit } };
    expect(formatLintText(sampleResult([], { change: named }), PLAIN)).toMatch(
      /^no pool changes, compared with 0123456\n/,
    );
  });

  it("tells an eviction of whom no pool is left", () => {
    const workloads = CHANGE.workloads.map((impact) => ({ ...impact, evictedAfterSeconds: 0 }));
    const text = formatLintText(sampleResult([], { change: { ...CHANGE, workloads } }), PLAIN);
    expect(text).toContain("default/Deployment/train becomes unschedulable and is evicted at once (gpu)");
  });

  it("cuts long lists and says by how much", () => {
    const [impact] = CHANGE.workloads;
    const workloads = Array.from({ length: 5000 }, () => impact).flatMap((one, index) =>
      one === undefined ? [] : [{ ...one, reason: `reason ${index}` }],
    );
    const existing = Array.from({ length: 5000 }, () => sampleFinding());
    const text = formatLintText(sampleResult([], { change: { ...CHANGE, workloads }, existing }), PLAIN);
    expect(text).toContain("5000 findings were there before this change (5000 warnings):\n");
    expect(text).toContain("\n  and 4989 more\n");
    expect(text).toContain("  5000 workloads are affected: 5000 become unschedulable\n");
    expect(text).toContain("\n    and 4951 more\n");
    expect(text.split("\n").length).toBeLessThan(100);
  });
});

describe("a comparison as JSON", () => {
  it("has the findings from before and the change, as they are", () => {
    const json = JSON.parse(formatLintJson(sampleResult([], { change: CHANGE, existing: EXISTING })));
    expect(json.change).toEqual(CHANGE);
    expect(json.existing.map(({ message }: { message: string }) => message)).toEqual(
      EXISTING.map((one) => one.message),
    );
    expect(JSON.parse(formatLintJson(sampleResult([], { change: EMPTY_CHANGE })))).toMatchObject({ existing: [] });
    expect(Object.keys(JSON.parse(formatLintJson(sampleResult([]))))).toEqual([
      "schemaVersion",
      "summary",
      "coverage",
      "findings",
      "notices",
    ]);
  });
});

describe("changeMarkdown", () => {
  it("tells what to do first, then workloads and pools", () => {
    const sourceUrl = (file: string, line: number) => `https://example.com/${file}#L${line}`;
    expect(
      changeMarkdown({ ...CHANGE, workloads: CHANGE.workloads.slice(0, 2) }, { maxBytes: 60_000, sourceUrl }),
    ).toBe(`
### What this change does

2 workloads are affected: 1 becomes unschedulable, 1 is evicted, compared with origin/main (0123456).

**Land these first, before the pools change**:

- <code>k8s/train.yaml</code>

- pool <code>gpu</code> adds taint gpu=true:NoSchedule, removes label pool=gpu ([<code>taintlint.yaml:4</code>](https://example.com/taintlint.yaml#L4))

- ✗ **becomes unschedulable** (<code>gpu</code>): untolerated taint gpu=true:NoSchedule<br><code>default/Deployment/train</code> [<code>k8s/train.yaml:1</code>](https://example.com/k8s/train.yaml#L1)
- ! **is evicted after 300 s** (<code>gpu</code> · cluster <code>prod</code>)<br><code>default/Deployment/api</code> [<code>k8s/api.yaml:9</code>](https://example.com/k8s/api.yaml#L9)
`);
  });

  it("tells once what happens to many for one reason", () => {
    const [impact] = CHANGE.workloads;
    const workloads = ["a", "b", "c", "d"].flatMap((name) => (impact === undefined ? [] : [{ ...impact, name }]));
    const lines = changeMarkdown({ ...CHANGE, workloads, pools: [] }, { maxBytes: 60_000 }).split("\n");
    expect(lines.filter((line) => line.startsWith("- ✗"))).toEqual([
      expect.stringContaining("<details><summary>4 workloads</summary><code>default/Deployment/a</code>"),
    ]);
    const three = changeMarkdown({ ...CHANGE, workloads: workloads.slice(1), pools: [] }, { maxBytes: 60_000 });
    expect(three).toContain("**becomes unschedulable (3 workloads)**");
  });

  it("is empty where nothing changes", () => {
    expect(changeMarkdown(EMPTY_CHANGE, { maxBytes: 60_000 })).toBe("");
  });

  it.each([0, 100, 700, 2000, 20_000, 60_000])("stays below %i bytes with 5,000 workloads and pools", (maxBytes) => {
    const [impact] = CHANGE.workloads;
    const [pool] = CHANGE.pools;
    const many = <Item>(item: Item | undefined) => Array.from({ length: 5000 }, () => item).flatMap((one) => one ?? []);
    const change = { ...CHANGE, workloads: many(impact), pools: many(pool), landFirst: many("k8s/x.yaml") };
    const text = changeMarkdown(change, { maxBytes });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
    if (maxBytes >= 2000) {
      expect(text).toMatch(/\n\d+ items are left out: GitHub limits the size\.\n/);
      expect(text).toContain("- and 4981 more\n");
    }
  });
});

describe("a comparison in the job summary", () => {
  it("counts what is new, names what is old, and has the change before the findings", () => {
    const result = sampleResult([sampleFinding()], { change: CHANGE, existing: EXISTING });
    const text = formatJobSummary(result, { passed: false });
    expect(text).toContain("## ❌ taintlint failed: 1 warning that is new\n");
    expect(text).toContain("2 findings were there before this change (1 error, 1 warning): not listed here.\n");
    expect(text.indexOf("### What this change does")).toBeLessThan(text.indexOf("### Findings"));
  });

  it("stays below the limit with 5,000 of everything", () => {
    const workloads = Array.from({ length: 5000 }, (_, index) =>
      CHANGE.workloads.slice(0, 1).map((impact) => ({ ...impact, reason: `${index}` })),
    ).flat();
    const findings = Array.from({ length: 5000 }, () => sampleFinding({ message: "é".repeat(5000) }));
    const result = sampleResult(findings, { change: { ...CHANGE, workloads }, existing: findings });
    const text = formatJobSummary(result, { passed: false, maxBytes: 300_000 });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(300_000);
    expect(text.match(/items are left out/g)).toHaveLength(2);
  });
});
