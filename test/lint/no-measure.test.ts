import { describe, expect, it } from "vitest";
import { lintRepository } from "../../src/lint/lint.js";
import { readTexts } from "../rules/lint-texts.js";

const KIND =
  "apiVersion: kind.x-k8s.io/v1alpha4\nkind: Cluster\nname: dev\nnodes: [{role: control-plane}, {role: worker}]\n";
const INIT = "apiVersion: kubeadm.k8s.io/v1beta4\nkind: InitConfiguration\nnodeRegistration: {criSocket: s}\n";
const JOIN = "apiVersion: kubeadm.k8s.io/v1beta4\nkind: JoinConfiguration\nnodeRegistration: {criSocket: s}\n";

function instanceGroup(name: string): string {
  return `apiVersion: kops.k8s.io/v1alpha2\nkind: InstanceGroup\nmetadata: {name: ${name}}\nspec: {role: Node}\n`;
}

const EACH = (document: string) => `{{ range $zone := .zones }}\n---\n${document}{{ end }}\n`;

const POD = `apiVersion: v1
kind: Pod
metadata: {name: a}
spec:
  containers: [{name: a, image: a:1}]
  nodeSelector: {team: search}
  tolerations: [{key: highmem, operator: Exists, effect: NoSchedule}]
`;

/** What is said of a pod that asks for what no pool of the file has. */
function rulesAgainst(pools: string, settings = ""): string[] {
  const files = [
    { path: "pools.yaml.tmpl", text: pools },
    { path: "pod.yaml", text: POD },
  ];
  const { findings } = lintRepository(readTexts(`from: [pools.yaml.tmpl]\n${settings}`, files));
  return findings.map(({ rule, severity }) => `${rule} ${severity}`).sort();
}

describe("nothing follows from what is missing in pools of", () => {
  it.each([
    ["a cluster of kind", KIND],
    ["a control plane alone", INIT],
    ["a block of a template", EACH(instanceGroup("nodes"))],
    ["a block of a template that gives them their names", EACH(instanceGroup('"nodes-{{ $zone }}"'))],
  ])("%s", (_, pools) => {
    expect(rulesAgainst(pools)).toEqual([]);
  });
});

describe("what is missing is told beside", () => {
  it.each([
    ["a node that joins a cluster", `${INIT}---\n${JOIN}`],
    ["a group of a template that is always there", `${instanceGroup("main")}${EACH(instanceGroup("nodes"))}`],
  ])("%s", (_, pools) => {
    expect(rulesAgainst(pools)).toContain("unmatched-toleration note");
  });

  it("a cluster of kind that somebody says is all that there is", () => {
    expect(rulesAgainst(KIND, "complete: true\n")).toContain("unmatched-toleration warning");
  });
});
