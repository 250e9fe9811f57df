import { describe, expect, it } from "vitest";
import { clause, EVERY_LINUX_POOL, NO_POOL, THE_ONLY_POOL, writeClause } from "../../src/rules/contract/claim.js";
import { messagesFound } from "../rules/found.js";
import { lintTexts } from "../rules/lint-texts.js";

const UID = "uid: 8d77743d-2c4d-24eb-b7ea-0242ac120002";
const NODE = `---
apiVersion: v1
kind: Node
metadata: {name: a, ${UID}, labels: {kubernetes.io/hostname: a, karpenter.sh/nodepool: gpu}}
spec: {taints: [{key: gpu, value: present, effect: NoSchedule}]}
status: {nodeInfo: {kubeletVersion: v1.34.1}}
`;
const SNAPSHOT = "from: [manifest.yaml]\n";

function pod(spec: string): string {
  const text = `{containers: [{name: a, image: a:1}], ${spec}}`;
  return `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec: {template: {spec: ${text}}}\n${NODE}`;
}

describe("a claim about all pools, of a snapshot of Nodes", () => {
  it.each([
    ["restartPolicy: Always", "unschedulable: no node of the snapshot admits the pod"],
    [
      "nodeSelector: {pool: web}",
      'unschedulable: no node of the snapshot admits the pod: no node of the snapshot has label "pool"',
    ],
    [
      "tolerations: [{key: gpu, operator: Exists}, {key: dedicated, operator: Exists}]",
      'unmatched-toleration: no node of the snapshot has a taint with key "dedicated"',
    ],
  ])("is a warning about its nodes: %s", (spec, says) => {
    expect(messagesFound(SNAPSHOT, pod(spec)).join("\n")).toContain(`warning ${says}`);
  });

  it("is one about all pools with `complete: true`, and for a pod that asks for a pool by its name", () => {
    const [of] = messagesFound(`complete: true\n${SNAPSHOT}`, pod("restartPolicy: Always"));
    expect(of).toMatch(/^error unschedulable: no pool admits the pod/);
    const [named] = messagesFound(SNAPSHOT, pod("nodeSelector: {karpenter.sh/nodepool: gpu}"));
    expect(named).toMatch(/^error unschedulable: no pool admits the pod/);
  });

  it("offers no fix that rests on it", () => {
    const selecting = pod("nodeSelector: {kubernetes.io/hostname: a}");
    const isFixable = (inventory: string) => lintTexts(inventory, selecting).findings.some(({ fixable }) => fixable);
    expect([isFixable(SNAPSHOT), isFixable(`complete: true\n${SNAPSHOT}`)]).toEqual([false, true]);
  });
});

it.each([
  [
    clause`${NO_POOL} has label "no pool"`,
    'no pool has label "no pool"',
    'no declared pool has label "no pool"',
    'no node of the snapshot has label "no pool"',
  ],
  [
    clause`${EVERY_LINUX_POOL} has a taint`,
    "every Linux pool has a taint",
    "every Linux declared pool has a taint",
    "every Linux node of the snapshot has a taint",
  ],
  [
    clause`it is ${clause`${THE_ONLY_POOL} "a"`}`,
    'it is the only pool "a"',
    'it is the only declared pool "a"',
    'it is the only pool of the snapshot "a"',
  ],
  [
    "it serves nothing",
    "it serves nothing",
    "it serves nothing",
    "it serves nothing, as far as the snapshot of the Nodes tells",
  ],
])("%j is worded for what is known of the pools", (said, ...words) => {
  expect((["all", "declared", "snapshot"] as const).map((extent) => writeClause(said, extent))).toEqual(words);
});
