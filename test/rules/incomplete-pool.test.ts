import { expect, it } from "vitest";
import { lintTexts } from "./lint-texts.js";

const GROUPS = (taints: string) => `
apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop}
nodeGroups:
  - name: gpu
    taints: ${taints}
---
apiVersion: v1
kind: Pod
metadata: {name: a}
spec:
  containers: [{name: a, image: a:1}]
  tolerations:
    - {key: dedicated, operator: Equal, value: db, effect: NoExecute}
    - {key: dedicatd, operator: Exists, effect: NoSchedule}
`;

/** The rules that speak about the manifest and its own node groups. */
function rulesOf(taints: string): string[] {
  const { findings } = lintTexts("from: [manifest.yaml]\n", GROUPS(taints));
  return findings.map(({ rule, severity }) => `${rule} ${severity}`).sort();
}

it("no toleration is dead, and no pod unschedulable, where taints are not known", () => {
  expect(rulesOf('{dedicated: "db:NoSchedule"}')).toEqual(["unmatched-toleration note", "unschedulable warning"]);
  expect(rulesOf('"${TAINTS}"')).toEqual([]);
});

it("a wildcard may open a pool whose taints are not known", () => {
  const wildcard = (taints: string) =>
    GROUPS(taints).replace(/tolerations:.*$/s, "tolerations: [{operator: Exists}]\n");
  const told = (taints: string) =>
    lintTexts("from: [manifest.yaml]\n", wildcard(taints))
      .findings.map(({ message }) => message)
      .join();
  expect(told("[]")).toContain("it opens no pool of the inventory now");
  expect(told('"${TAINTS}"')).toContain("it opens every pool that is tainted, now or later");
});
