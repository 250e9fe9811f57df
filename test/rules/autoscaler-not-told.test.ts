import { describe, expect, it } from "vitest";
import { foundBy } from "./found.js";

const INVENTORY = "from: [{path: manifest.yaml}]\n";

const group = (more: string, section = "nodeGroups") => `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
${section}:
  - name: gpu
    taints: [{key: a, value: b, effect: NoSchedule}]
    labels: {team: ml}
${more}`;
const RUN = "    tags: {k8s.io/cluster-autoscaler/enabled: yes}\n";
const EMPTY = "    minSize: 0\n";
const ASKING =
  "---\napiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  nodeSelector: {team: ml}\n  tolerations: [{key: a, operator: Exists}]\n  containers: [{name: a, image: a:1}]\n";
const told = (more: string, section?: string) =>
  foundBy("autoscaler-not-told", INVENTORY, group(more, section)).map((text) => text.slice(0, 7));

describe("a group that scales from zero", () => {
  it("has to tell its taints, and labels that a pod asks for", () => {
    expect(told(`${EMPTY}${RUN}`)).toEqual(["error 6"]);
    const tag = RUN.replace("enabled: yes", '"node-template/taint/a": "b:NoSchedule"').replace(/"/g, "");
    expect(told(`${EMPTY}${tag}`)).toEqual([]);
    expect(told(`${EMPTY}${tag}${ASKING}`)).toEqual(["error 7"]);
  });

  it.each([
    ["keeps a node", `    minSize: 1\n${RUN}`, "nodeGroups"],
    ["is not known to be scaled", EMPTY, "nodeGroups"],
    ["has its labels and taints copied", `${EMPTY}${RUN}    propagateASGTags: true\n`, "nodeGroups"],
    ["is managed, so that EKS can be asked", `${EMPTY}${RUN}`, "managedNodeGroups"],
  ])("tells enough where it %s", (_, more, section) => {
    expect(told(more, section)).toEqual([]);
  });
});
