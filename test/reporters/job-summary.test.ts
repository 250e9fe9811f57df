import { describe, expect, it } from "vitest";
import type { WorkloadImpact } from "../../src/lint/contract/result.js";
import { ruleUrl } from "../../src/model/documentation.js";
import { formatJobSummary } from "../../src/reporters/job-summary.js";
import { HOSTILE_TEXTS } from "./hostile-names.js";
import { GPU_BLOCKED, SAMPLE_FIT, sampleCell, sampleFinding, sampleResult, sampleWorkload } from "./samples.js";

const MEBIBYTE = 1024 * 1024;
const FAILED = { passed: false };
const PASSED = { ...FAILED, passed: true };

describe("formatJobSummary", () => {
  it("tells verdict, findings and matrix", () => {
    const fit = {
      ...SAMPLE_FIT,
      workloads: [
        ...SAMPLE_FIT.workloads.slice(1),
        sampleWorkload("bad", [GPU_BLOCKED, sampleCell("spot", { evictedAfterSeconds: 300 })], { valid: false }),
      ],
    };
    const findings = [
      sampleFinding(),
      sampleFinding({ workload: null, severity: "error", rule: "invalid-taint", help: "", related: [], message: "no" }),
    ];
    const sourceUrl = (file: string, line: number) => `https://example.com/blob/${file}#L${line}`;
    expect(
      formatJobSummary(sampleResult(findings, { fit, notices: ["2 files were skipped"] }), { ...FAILED, sourceUrl }),
    ).toBe(`\
## ❌ taintlint failed: 1 error, 1 warning

Looked at 40 files (61 documents, 38 workloads, 6 pools).

- &#50; files were skipped

### Findings

- ❌ **error** no ([invalid-taint](${ruleUrl("invalid-taint")}))<br>[<code>k8s/api.yaml:31</code>](https://example.com/blob/k8s/api.yaml#L31)
- ⚠️ **warning** toleration has value "true", pool gpu is tainted "present" ([near-miss-toleration](${ruleUrl("near-miss-toleration")}))<br>[<code>k8s/api.yaml:31</code>](https://example.com/blob/k8s/api.yaml#L31) · <code>Deployment default/api</code><details><summary>why, what to do</summary>taintlint.yaml:9 pool gpu is tainted here<br><br>write <code>value: present</code></details>

### Placement

<details><summary>3 workloads, by pool</summary>

✓ fits · ~ avoided · ✗ blocked · ? unknown · ! evicted

| Workload | general | gpu | spot |
| --- | --- | --- | --- |
| <code>default/Deployment/web</code> | ✓ | ✗ | ~ |
| <code>default/Deployment/open</code> | ✓ | ✓ | ✓ |
| <code>default/Deployment/bad</code> (invalid) |  | ✗ | ! |

</details>
`);
  });

  it("is short when there is nothing to tell", () => {
    expect(formatJobSummary(sampleResult([], { fit: { pools: [], workloads: [] } }), PASSED)).toBe(
      "## ✅ taintlint passed: no findings\n\nLooked at 40 files (61 documents, 38 workloads, 6 pools).\n",
    );
  });

  it("keeps the findings of a workload together, the worst first", () => {
    const workload = { kind: "Pod", namespace: "a", name: "b" };
    const findings = [
      sampleFinding({ rule: "r1", severity: "note" }),
      sampleFinding({ rule: "r2", workload }),
      sampleFinding({ rule: "r3", severity: "error" }),
      sampleFinding({ rule: "r4", workload, severity: "note" }),
    ];
    const text = formatJobSummary(sampleResult(findings), FAILED);
    expect([...text.matchAll(/\[(r\d)\]/g)].map((match) => match[1])).toEqual(["r3", "r1", "r2", "r4"]);
  });

  it("has a table for each cluster", () => {
    const fit = {
      pools: ["prod", "stage"].map((cluster) => ({ name: "gpu", cluster, source: { file: "t.yaml", line: 1 } })),
      workloads: [
        sampleWorkload("api", [sampleCell("gpu", { cluster: "prod" }), { ...GPU_BLOCKED, cluster: "stage" }]),
      ],
    };
    const text = formatJobSummary(sampleResult([], { fit }), PASSED);
    expect(text).toContain(
      "#### Cluster prod\n\n| Workload | gpu |\n| --- | --- |\n| <code>default/Deployment/api</code> | ✓ |\n",
    );
    expect(text).toContain(
      "#### Cluster stage\n\n| Workload | gpu |\n| --- | --- |\n| <code>default/Deployment/api</code> | ✗ |\n",
    );
  });

  it("folds what one screen does not hold", () => {
    const findings = Array.from({ length: 12 }, (_, index) => sampleFinding({ message: `message ${index}` }));
    const [open = "", folded = ""] = formatJobSummary(sampleResult(findings), FAILED).split(
      "<details><summary>2 more</summary>\n\n",
    );
    expect(open.match(/^- /gm)).toHaveLength(10);
    expect(folded.slice(0, folded.indexOf("\n</details>\n")).match(/^- /gm)).toHaveLength(2);
  });

  it("of a change shows the rows and columns that it touches", () => {
    const impact: WorkloadImpact = {
      ...{ kind: "Deployment", namespace: "default", name: "web", cluster: null, evictedAfterSeconds: null },
      ...{ source: { file: "web.yaml", line: 1 }, pools: ["gpu"], reason: "no" },
      effect: "loses-pool",
    };
    const change = {
      ...{ base: { revision: "main", commit: "0".repeat(40) }, pools: [], landFirst: [], landAfter: [], needBoth: [] },
      workloads: [impact],
    };
    const text = formatJobSummary(sampleResult([], { fit: SAMPLE_FIT, change }), PASSED);
    expect(text).toContain("<details><summary>1 workload that the change touches, by pool</summary>");
    expect(text.split("\n").filter((line) => line.startsWith("|"))).toEqual([
      "| Workload | gpu |",
      "| --- | --- |",
      "| <code>default/Deployment/web</code> | ✗ |",
    ]);
    const nothing = formatJobSummary(
      sampleResult([], { fit: SAMPLE_FIT, change: { ...change, workloads: [] } }),
      PASSED,
    );
    expect(nothing).not.toContain("Placement");
  });

  it("of a pull request that taints one pool of 30 for 400 workloads fits one screen", () => {
    const workloads = Array.from({ length: 400 }, (_, index): WorkloadImpact => {
      const effect = index < 40 ? "unschedulable" : "loses-pool";
      return {
        ...{ kind: "Deployment", namespace: "default", name: `w${index}`, cluster: null, evictedAfterSeconds: null },
        ...{ source: { file: `w${index}.yaml`, line: 1 }, effect, pools: ["p7"], reason: "untolerated taint" },
      };
    });
    const pools = Array.from({ length: 30 }, (_, index) => sampleCell(`p${index}`));
    const fit = {
      pools: pools.map(({ pool }) => ({ name: pool, cluster: null, source: { file: "t.yaml", line: 1 } })),
      workloads: workloads.map(({ name }) => sampleWorkload(name, pools)),
    };
    const change = {
      ...{ base: { revision: "main", commit: "0".repeat(40) }, landFirst: [], landAfter: [], needBoth: [] },
      ...{ pools: [], workloads },
    };
    const findings = Array.from({ length: 40 }, () => sampleFinding({ severity: "error" }));
    const text = formatJobSummary(sampleResult(findings, { fit, change }), FAILED);
    // One fold may hold others.
    const inner = /<details>(?:(?!<details>)[\s\S])*?<\/details>/g;
    const shown = text.replaceAll(inner, "").replaceAll(inner, "").replaceAll("<br>", "\n");
    expect(shown.split("\n").filter((line) => line !== "").length).toBeLessThan(40);
    expect(text).toContain("<details><summary>400 workloads that the change touches, by pool</summary>");
  });

  it("only counts notices that would take the room of the findings", () => {
    const notices = Array.from({ length: 9 }, () => "n".repeat(1000));
    const text = formatJobSummary(sampleResult([], { notices }), { ...PASSED, maxBytes: 16 * 1024 });
    expect(text).toContain("pools).\n\n9 notices: see the log.\n\n### Placement");
  });

  it("cuts by rows below GitHub's limit and says how many are missing", () => {
    const long = "é".repeat(60_000);
    const findings = Array.from({ length: 5000 }, () => sampleFinding({ message: long, help: long, details: [long] }));
    const pools = Array.from({ length: 100 }, (_, index) => ({ ...sampleCell(`pool-${index}`) }));
    const fit = {
      pools: pools.map(({ pool }) => ({ name: pool, cluster: null, source: { file: "t.yaml", line: 1 } })),
      workloads: Array.from({ length: 5000 }, (_, index) => sampleWorkload(`w${index}`, pools)),
    };
    const text = formatJobSummary(sampleResult(findings, { fit }), FAILED);
    expect(Buffer.byteLength(text)).toBeLessThan(MEBIBYTE);
    const missing = [...text.matchAll(/^(\d+) (?:rows|items) are left out: GitHub limits the size\.$/gm)];
    expect(missing).toHaveLength(2);
    const shownFindings = text.split("\n").filter((line) => line.startsWith("- ⚠️ **warning**")).length;
    const shownWorkloads = text.split("\n").filter((line) => line.startsWith("| <code>default")).length;
    expect(shownFindings).toBeGreaterThan(50);
    expect(shownWorkloads).toBeGreaterThan(100);
    expect(missing.map((match) => Number(match[1]))).toEqual([5000 - shownFindings, 5000 - shownWorkloads]);
  });

  it.each([MEBIBYTE - 64 * 1024, 16 * 1024])(
    "stays below %i bytes with long names and a thousand clusters",
    (maxBytes) => {
      const name = "#".repeat(60_000);
      // Longer than all that is shown of a name: a thousand of the others are the time of this test.
      const short = name.slice(0, 3000);
      const clusters = Array.from({ length: 1000 }, (_, index) => `${index}${short}`);
      const fit = {
        pools: clusters.map((cluster) => ({ name: short, cluster, source: { file: name, line: 1 } })),
        workloads: [
          sampleWorkload(
            name,
            clusters.map((cluster) => sampleCell(short, { cluster })),
          ),
        ],
      };
      const notices = Array.from({ length: 1000 }, () => name);
      const findings = [sampleFinding({ message: name, help: name, rule: name })];
      const text = formatJobSummary(sampleResult(findings, { fit, notices }), { ...PASSED, maxBytes });
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
      expect(text).toContain("\nFurther clusters are left out: GitHub limits the size.\n");
    },
  );

  it.each(HOSTILE_TEXTS)("lets %j change nothing around it", (text) => {
    const finding = sampleFinding({
      rule: text,
      message: text,
      help: text,
      details: [text],
      clusters: [text],
      workload: { kind: text, namespace: text, name: text },
      source: { file: text, line: 1, column: 1, endLine: 1, endColumn: 2 },
      related: [{ file: text, line: 1, column: 1, endLine: 1, endColumn: 2, message: text }],
    });
    const fit = {
      pools: [{ name: text, cluster: text, source: { file: text, line: 1 } }],
      workloads: [sampleWorkload(text, [sampleCell(text, { cluster: text })], { kind: text, namespace: text })],
    };
    const output = formatJobSummary(sampleResult([finding], { fit, notices: [text] }), FAILED);
    const widths = output
      .split("\n")
      .filter((line) => line.startsWith("|"))
      .map((line) => line.split("|").length - 2);
    expect(widths).toEqual([2, 2, 2]);
    expect(output.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
    expect(output).not.toMatch(/<(?!\/?(?:code|details|summary|br)>)/);
    expect(output).not.toMatch(/@[\w-]/);
  });
});
