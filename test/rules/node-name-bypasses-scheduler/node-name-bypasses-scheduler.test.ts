import { describe, expect, it } from "vitest";
import { lint } from "../../../src/workspace/lint-texts.js";
import { foundBy } from "../found.js";

const RULE = "node-name-bypasses-scheduler";

function template(more = ""): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      nodeName: node-7
      containers: [{name: c, image: c:1}]
${more === "" ? "" : `      ${more}\n`}`;
}

function nodes(taint: string): string {
  return `apiVersion: v1
kind: Node
metadata: {name: node-7, uid: u, labels: {agentpool: db}}
spec: {taints: [${taint}]}
`;
}

/** What the rule says where the inventory knows the node. */
async function onNode(taint: string, manifest: string): Promise<string[]> {
  const outcome = await lint({
    configuration: { path: "taintlint.yaml", text: "version: 1\nmanifests: [pod.yaml]\nfrom: [nodes.yaml]\n" },
    files: [
      { path: "nodes.yaml", text: nodes(taint) },
      { path: "pod.yaml", text: manifest },
    ],
  });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result.findings
    .filter(({ rule }) => rule === RULE)
    .map(({ severity, message }) => `${severity}: ${message}`);
}

describe(RULE, () => {
  it("reports a template at the name", () => {
    expect(foundBy(RULE, "pools: [{name: general}]", template())).toEqual(["note 7 node-7"]);
  });

  it("leaves a Pod alone, for one that was read from a cluster has a nodeName", () => {
    const pod =
      "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {nodeName: node-7, containers: [{name: a, image: a:1}]}\n";
    expect(foundBy(RULE, "pools: [{name: general}]", pod)).toEqual([]);
  });

  it("is silent where the API server refuses the object", () => {
    const refused = template("tolerations: [{operator: Exist}]");
    expect(foundBy(RULE, "pools: [{name: general}]", refused)).toEqual([]);
  });

  it.each([
    ["", "note", "no NoSchedule taint holds the pod back"],
    ["{key: db, effect: NoSchedule}", "note", "its taint db:NoSchedule does not hold the pod back"],
    ["{key: db, effect: NoExecute}", "warning", "its taint db:NoExecute refuses the pod every time"],
  ])("says what the taint %j of a known node does", async (taint, severity, consequence) => {
    expect(await onNode(taint, template())).toEqual([
      `${severity}: nodeName "node-7" bypasses the scheduler: ${consequence}`,
    ]);
  });

  it("stays a note where the pod tolerates NoExecute", async () => {
    const tolerating = template("tolerations: [{key: db, operator: Exists}]");
    expect(await onNode("{key: db, effect: NoExecute}", tolerating)).toEqual([
      'note: nodeName "node-7" bypasses the scheduler: no NoSchedule taint holds the pod back',
    ]);
  });
});
