import { expect, it } from "vitest";
import { formatGithubAnnotations } from "../../../src/reporters/github-annotations.js";
import { formatJobSummary } from "../../../src/reporters/job-summary.js";
import { findingJson } from "../../../src/reporters/lint-json.js";
import { formatSarif } from "../../../src/reporters/sarif.js";
import { detailsOf, messageOf } from "../../../src/reporters/words/finding-words.js";
import { lintChange } from "../../rules/lint-texts.js";
import { select, workload } from "./change-texts.js";

const pools = (gpu: string) => `pools:\n  - {name: general}\n  - {name: gpu, labels: {pool: gpu}${gpu}}\n`;
const PODS = workload("train", select("pool: gpu")) + workload("agent", "", "DaemonSet") + workload("api");
const DID_IT = 'this change did it: pool "gpu" adds taint a=b:NoSchedule (taintlint.yaml:4)';

function firstDetails(before: string, after: string, manifest = PODS, rules = ""): string[] {
  const { findings } = lintChange([pools(before) + rules, PODS], [pools(after) + rules, manifest]);
  return findings.map((finding) => `${finding.rule}: ${detailsOf(finding)[0]}`);
}

it("findings at unchanged manifests name the change of a pool that has brought them", () => {
  expect(firstDetails("", ', taints: ["a=b:NoSchedule"]', PODS, "rules: {taint-change-impact: off}\n")).toEqual([
    `unschedulable: ${DID_IT}`,
    `daemonset-misses-pool: ${DID_IT}`,
  ]);
});

it("a manifest's own change is not blamed on a pool", () => {
  const moved = PODS.replace("pool: gpu", "pool: none");
  expect(firstDetails("", ", openLabels: [x]", moved)).toEqual([
    'unschedulable: 2 pools: label "pool" differs or is missing',
  ]);
});

const BEHIND = Array.from({ length: 29 }, (_, index) => workload(`train-${index}`, select("pool: gpu"))).join("");
const TAINTED = ', taints: ["a=b:NoSchedule"]';

it("what one change of a pool explains is told once, at the pool, with each workload and its place under it", () => {
  const result = lintChange([pools(""), BEHIND], [pools(TAINTED), BEHIND]);
  const [finding, ...others] = result.findings;
  if (finding === undefined) throw new Error("nothing is found");
  const { rule, severity, source, also } = finding;
  expect([others, rule, severity, source.file]).toEqual([[], "taint-change-impact", "error", "taintlint.yaml"]);
  expect(messageOf(finding)).toBe('pool "gpu" adds taint a=b:NoSchedule: 29 workloads no longer fit any pool');
  expect(new Set(also.map((one) => `${one.rule} ${one.source.file}`))).toEqual(
    new Set(["unschedulable manifest.yaml"]),
  );
  expect([also.length, new Set(detailsOf(finding)).size]).toEqual([29, 29]);
  expect(detailsOf(finding)).toContain("Deployment default/train-28 (manifest.yaml:261)");
  const { commands } = formatGithubAnnotations(result.findings);
  expect(commands.map((one) => one.split(",")[0])).toEqual(["::error file=taintlint.yaml"]);
  expect(formatJobSummary(result, { passed: false })).toContain("Deployment default/train-9 (manifest.yaml:90)<br>");
  const sarif = JSON.parse(formatSarif(result, { version: "1.0.0", rules: [], repositoryPath: (path) => path }));
  expect(sarif.runs[0].results[0].relatedLocations).toHaveLength(29);
  expect(JSON.parse(JSON.stringify(findingJson(finding))).also[0]).toMatchObject({
    rule: "unschedulable",
    message: expect.stringContaining("no pool admits the pod"),
    fixes: [{ safe: true }],
  });
});

it("what has another cause is told for itself", () => {
  const { findings } = lintChange([pools(""), PODS], [pools(TAINTED), PODS + workload("other", select("pool: none"))]);
  expect(findings.map(({ rule, also }) => `${rule} ${also.length}`)).toEqual([
    "unschedulable 0",
    "taint-change-impact 2",
  ]);
});
