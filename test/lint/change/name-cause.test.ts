import { expect, it } from "vitest";
import { detailsOf } from "../../../src/reporters/finding-words.js";
import { lintChange } from "../../rules/lint-texts.js";
import { select, workload } from "./change-texts.js";

const pools = (gpu: string) => `pools:\n  - {name: general}\n  - {name: gpu, labels: {pool: gpu}${gpu}}\n`;
const PODS = workload("train", select("pool: gpu")) + workload("agent", "", "DaemonSet") + workload("api");
const DID_IT = 'this change did it: pool "gpu" adds taint a=b:NoSchedule (taintlint.yaml:4)';

function firstDetails(before: string, after: string, manifest = PODS): string[] {
  const { findings } = lintChange([pools(before), PODS], [pools(after), manifest]);
  return findings.map((finding) => `${finding.rule}: ${detailsOf(finding)[0]}`);
}

it("findings at unchanged manifests name the change of a pool that has brought them", () => {
  expect(firstDetails("", ', taints: ["a=b:NoSchedule"]')).toEqual([
    `unschedulable: ${DID_IT}`,
    `daemonset-misses-pool: ${DID_IT}`,
    expect.stringMatching(/^taint-change-impact: /),
  ]);
});

it("a manifest's own change is not blamed on a pool", () => {
  const moved = PODS.replace("pool: gpu", "pool: none");
  expect(firstDetails("", ", openLabels: [x]", moved)).toEqual([
    'unschedulable: 2 pools: label "pool" differs or is missing',
  ]);
});
