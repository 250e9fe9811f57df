import { describe, expect, it } from "vitest";
import { formatLintText } from "../../src/reporters/lint-text.js";
import { HOSTILE_TEXTS } from "./hostile-names.js";
import { sampleFinding, sampleResult } from "./samples.js";

const PLAIN = { color: false };

describe("formatLintText", () => {
  it("shows the line, the culprit, the reasons, the places and the help", () => {
    const finding = sampleFinding({
      rule: "unschedulable",
      severity: "error",
      message: "no pool admits the pod",
      details: ["gpu: untolerated taint nvidia.com/gpu=present:NoSchedule", "general: node selector pool=gpu"],
      clusters: ["prod", "stage"],
      help: "add to the tolerations:\n- key: nvidia.com/gpu\n  operator: Exists",
    });
    const result = sampleResult([finding], { notices: ['"old/**" matches no file'] });
    expect(formatLintText(result, { ...PLAIN, elapsed: 212 })).toBe(`\
k8s/api.yaml:31:18: error[unschedulable] no pool admits the pod
   |
31 |           value: "true"
   |                  ^~~~~~
     - gpu: untolerated taint nvidia.com/gpu=present:NoSchedule
     - general: node selector pool=gpu
   = in: Deployment default/api (clusters prod, stage)
   = note: taintlint.yaml:9:15 pool gpu is tainted here
   = help: add to the tolerations:
           - key: nvidia.com/gpu
             operator: Exists

notice: "old/**" matches no file
1 finding can be fixed with --fix
1 error in 40 files (61 documents, 38 workloads, 6 pools) in 0.2 s
`);
  });

  it("leaves out what a finding does not have", () => {
    const source = { file: "broken.yaml", line: 1, column: 1, endLine: 1, endColumn: 1 };
    const bare = { workload: null, related: [], help: "", excerpt: "", fixable: false, source };
    const text = formatLintText(sampleResult([sampleFinding({ ...bare, message: "no text" })]), PLAIN);
    expect(text).toBe(`\
broken.yaml:1:1: warning[near-miss-toleration] no text

1 warning in 40 files (61 documents, 38 workloads, 6 pools)
`);
  });

  it("marks the first line of a block and names its last", () => {
    const source = { file: "a.yaml", line: 9, column: 3, endLine: 14, endColumn: 1 };
    const text = formatLintText(sampleResult([sampleFinding({ source, excerpt: "  tolerations:" })]), PLAIN);
    expect(text).toContain("9 |   tolerations:\n  |   ^~~~~~~~~~~~ to line 13\n");
  });

  it("marks a block of one line without naming a line", () => {
    const source = { file: "a.yaml", line: 9, column: 3, endLine: 10, endColumn: 1 };
    const text = formatLintText(sampleResult([sampleFinding({ source, excerpt: "  tolerations:" })]), PLAIN);
    expect(text).toContain("  |   ^~~~~~~~~~~~\n");
  });

  it("counts in words and leaves out what there is none of", () => {
    const findings = [sampleFinding({ severity: "error" }), sampleFinding(), sampleFinding({ severity: "note" })];
    const result = sampleResult([...findings, ...findings]);
    const summary = { ...result.summary, files: 1, documents: 1, workloads: 1, pools: 1 };
    const lines = (text: string) => text.trimEnd().split("\n").at(-1);
    expect(lines(formatLintText({ ...result, summary }, { ...PLAIN, elapsed: 12 }))).toBe(
      "2 errors, 2 warnings, 2 notes in 1 file (1 document, 1 workload, 1 pool) in 0.01 s",
    );
    expect(formatLintText(sampleResult([]), { ...PLAIN, elapsed: 61_234 })).toBe(
      "no findings in 40 files (61 documents, 38 workloads, 6 pools) in 61.2 s\n",
    );
  });

  it("cuts long lists of reasons and says how many are missing", () => {
    const details = Array.from({ length: 200 }, (_, index) => `pool-${index}: cordoned`);
    const text = formatLintText(sampleResult([sampleFinding({ details })]), PLAIN);
    expect(text).toContain("     - pool-9: cordoned\n     - and 190 more\n   = in:");
  });

  it("colours severity, place and marker, and changes nothing else", () => {
    const result = sampleResult([sampleFinding()]);
    const colored = formatLintText(result, { color: true });
    expect(colored).toContain("\u001b[1mk8s/api.yaml:31:18\u001b[22m");
    expect(colored.replaceAll(/\p{Cc}\[\d+m/gu, "")).toBe(formatLintText(result, PLAIN));
  });

  it.each(HOSTILE_TEXTS)("passes no control character of %j through", (text) => {
    const finding = sampleFinding({
      message: text,
      help: text,
      excerpt: text,
      details: [text],
      clusters: [text],
      workload: { kind: text, namespace: text, name: text },
      source: { file: text, line: 1, column: 1, endLine: 1, endColumn: 3 },
      related: [{ file: text, line: 1, column: 1, endLine: 1, endColumn: 1, message: text }],
    });
    const output = formatLintText(sampleResult([finding], { notices: [text] }), PLAIN);
    expect(output.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
    expect(output.split("\n").filter((line) => line.startsWith("::error"))).toEqual(
      text.startsWith("::error") ? [expect.stringContaining(`${text}:1:1: `)] : [],
    );
  });

  it("stays readable with a message of 60 KB", () => {
    const long = "m".repeat(60_000);
    const text = formatLintText(sampleResult([sampleFinding({ message: long, help: long, details: [long] })]), PLAIN);
    expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThan(2100);
  });
});
