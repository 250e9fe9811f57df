import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface ExpectedFinding {
  readonly rule: string;
  readonly severity: string;
  /** Relative to examples/shop. */
  readonly file: string;
  readonly line: number;
  readonly workload: string | null;
}

interface ReportedFinding {
  readonly rule: string;
  readonly severity: string;
  readonly workload: { readonly kind: string; readonly namespace: string; readonly name: string } | null;
  readonly source: { readonly file: string; readonly line: number };
}

const expected: {
  readonly findings: readonly ExpectedFinding[];
  readonly brokenPools: { readonly findings: readonly ExpectedFinding[] };
} = JSON.parse(readFileSync("test/examples/shop.expected.json", "utf8"));

function lint(...words: string[]): string[] {
  const run = spawnSync(process.execPath, ["dist/cli.js", ...words, "--format", "json"], { encoding: "utf8" });
  expect(run.stderr).toBe("");
  const { findings }: { findings: ReportedFinding[] } = JSON.parse(run.stdout);
  return findings
    .map(({ source, rule, severity, workload }) => {
      const owner = workload === null ? "-" : `${workload.kind} ${workload.namespace}/${workload.name}`;
      return `${source.file}:${source.line} ${severity} ${rule} ${owner}`;
    })
    .sort();
}

function format({ file, line, severity, rule, workload }: ExpectedFinding): string {
  return `examples/shop/${file}:${line} ${severity} ${rule} ${workload ?? "-"}`;
}

it("finds every planted mistake of the example shop at its line, and nothing else", () => {
  expect(lint("--config", "examples/shop/taintlint.yaml")).toEqual(expected.findings.map(format).sort());
});

it("finds the planted mistakes of the broken inventory", () => {
  const findings = lint("--config", "examples/shop/taintlint.yaml", "--inventory", "examples/shop/broken-pools.yaml");
  const ofPools = findings.filter((finding) => finding.startsWith("examples/shop/broken-pools.yaml:"));
  expect(ofPools).toEqual(expected.brokenPools.findings.map(format).sort());
});

it("plants mistakes of a dozen rules", () => {
  expect(new Set(expected.findings.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(10);
});
