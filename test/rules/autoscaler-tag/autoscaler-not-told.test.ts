import { describe, expect, it } from "vitest";
import { foundBy } from "../found.js";

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
  foundBy("autoscaler-tag", INVENTORY, group(more, section)).map((text) => text.slice(0, 7));

describe("a group that scales from zero", () => {
  it("has to tell its taints, and labels that a pod asks for", () => {
    expect(told(`${EMPTY}${RUN}`)).toEqual(["error 6"]);
    const tag = RUN.replace("enabled: yes", '"node-template/taint/a": "b:NoSchedule"').replace(/"/g, "");
    expect(told(`${EMPTY}${tag}`)).toEqual([]);
    expect(told(`${EMPTY}${tag}${ASKING}`)).toEqual(["error 7"]);
  });

  it.each([
    ["the label of the same key", "label/a", "b", ["error 6"]],
    ["a taint, at a tag for labels", "label/a", "b:NoSchedule", ["error 1"]],
    ["the taint", "taint/a", "b:NoSchedule", []],
  ])("tells of its taint only by what is meant as one: %s", (_, tag, value, expected) => {
    const tags = `    tags:\n      k8s.io/cluster-autoscaler/node-template/${tag}: "${value}"\n`;
    expect(told(`${EMPTY}${tags}`)).toEqual(expected);
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

interface Topology {
  /** Annotations of the group in the topology, and of its class. */
  readonly ofGroup?: string;
  readonly ofClass?: string;
  readonly taints?: string;
  readonly patches?: string;
}

const SIZE = "cluster.x-k8s.io/cluster-api-autoscaler-node-group-min-size";
const CAPACITY = "capacity.cluster-autoscaler.kubernetes.io";

const topology = ({
  ofGroup = "",
  ofClass = "",
  taints = "[]",
  patches = "[]",
}: Topology) => `apiVersion: cluster.x-k8s.io/v1beta1
kind: Cluster
metadata: {name: shop}
spec:
  topology:
    class: standard
    controlPlane: {replicas: 1}
    workers:
      machineDeployments:
        - {name: gpu, class: gpu, metadata: {annotations: {${ofGroup}}}, taints: ${taints}}
---
apiVersion: cluster.x-k8s.io/v1beta1
kind: ClusterClass
metadata: {name: standard}
spec:
  workers:
    machineDeployments:
      - class: gpu
        template:
          metadata: {annotations: {${ofClass}}}
          bootstrap: {ref: {kind: KubeadmConfigTemplate, name: gpu}}
  patches: ${patches}
---
apiVersion: bootstrap.cluster.x-k8s.io/v1beta1
kind: KubeadmConfigTemplate
metadata: {name: gpu}
spec:
  template:
    spec:
      joinConfiguration:
        nodeRegistration:
          taints:
            - {key: a, value: b, effect: NoSchedule}
`;

describe("a group of a topology of Cluster API that scales from zero", () => {
  const told = (parts: Topology) =>
    foundBy("autoscaler-tag", INVENTORY, topology(parts)).map((text) => text.slice(0, 8));

  it("has to tell the taints of its template, whoever says that it scales", () => {
    expect(told({ ofGroup: `${SIZE}: "0"` })).toEqual(["error 33"]);
    expect(told({ ofClass: `${SIZE}: "0"` })).toEqual(["error 33"]);
  });

  it.each([
    ["another value", "a=c:NoSchedule", ["error 20"]],
    ["the same and one more", "a=b:NoSchedule,gpu=true:NoSchedule", ["error 20"]],
    ["another key alone", "gpu=true:NoSchedule", ["error 20", "error 33"]],
    ["what the nodes get", "a=b:NoSchedule", []],
  ])("promises its nodes' taints by an annotation, and no others: %s", (_, promised, expected) => {
    expect(told({ ofGroup: `${SIZE}: "0"`, ofClass: `${CAPACITY}/taints: "${promised}"` })).toEqual(expected);
  });

  it("may promise what an unread template would have to say", () => {
    const open = { ofGroup: `${SIZE}: "0", ${CAPACITY}/taints: "a=c:NoSchedule"` };
    const text = topology(open).replace("KubeadmConfigTemplate, name: gpu", "KubeadmConfigTemplate, name: other");
    expect(foundBy("autoscaler-tag", INVENTORY, text)).toEqual([]);
  });

  it.each([
    ["its own annotation tells them", { ofGroup: `${SIZE}: "0", ${CAPACITY}/taints: "a=b:NoSchedule"` }],
    [
      "the annotation of its class tells them",
      { ofGroup: `${SIZE}: "0"`, ofClass: `${CAPACITY}/taints: "a=b:NoSchedule"` },
    ],
    ["it keeps a node, whatever its class says", { ofGroup: `${SIZE}: "1"`, ofClass: `${SIZE}: "0"` }],
    ["nobody scales it", {}],
    [
      "patches of its class write what nobody has read",
      { ofGroup: `${SIZE}: "0"`, patches: "[{name: a, external: {generateExtension: a}}]" },
    ],
  ])("tells enough where %s", (_, parts) => {
    expect(told(parts)).toEqual([]);
  });
});
