import { expect, it } from "vitest";
import { lintTexts } from "../rules/lint-texts.js";

const MANIFEST = `apiVersion: v1
kind: Pod
metadata: {name: train}
spec:
  nodeSelector: {pool: gpu}
  containers: [{name: a, image: a:1}]
`;
const POOLS = `pools:
  - {name: gpu, labels: {pool: gpu}, taints: ["nvidia.com/gpu=present:NoSchedule"]}
`;

const noticesFor = (configuration: string) => lintTexts(configuration, MANIFEST).notices;

it("tells what would make an error of a warning", () => {
  expect(noticesFor(`complete: false\n${POOLS}`)).toEqual([
    'a warning of unschedulable would be an error if the declared pools are all pools of the cluster: "complete: true" says so',
  ]);
});

it.each([
  ["where it is an error", `complete: true\n${POOLS}`],
  ["where the rule is set to be a warning", `complete: true\nrules: {unschedulable: warning}\n${POOLS}`],
  ["where nothing is found", `complete: false\n${POOLS.replace(/, taints.*\]/, "")}`],
])("says nothing %s", (_, configuration) => {
  expect(noticesFor(configuration)).toEqual([]);
});
