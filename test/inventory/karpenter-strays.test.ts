import { describe, expect, it } from "vitest";
import { lintTexts } from "../rules/lint-texts.js";

const INVENTORY = "from: [{path: manifest.yaml}]\n";

const nodePool = (
  inSpec: string,
  inTemplate: string,
  inMetadata: string,
  inTemplateSpec: string,
) => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: batch, labels: {a: b}}
spec:
  ${inSpec}
  template:
    ${inTemplate}
    metadata:
      ${inMetadata}
    spec:
      ${inTemplateSpec}
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: batch}
`;
const TAINTS = "taints: [{key: a, effect: NoSchedule}]";

const found = (manifest: string) =>
  lintTexts(INVENTORY, manifest)
    .findings.filter(({ rule }) => rule === "ignored-pool-field")
    .map(({ source, help }) => `${source.line} ${help}`);

describe("a field of a NodePool at a wrong place, or under a wrong name", () => {
  it.each([
    ["in spec", nodePool(TAINTS, "", "", ""), 5, "spec.template.spec.taints"],
    ["in the template", nodePool("", TAINTS, "", ""), 7, "spec.template.spec.taints"],
    ["in the metadata", nodePool("", "", TAINTS, ""), 9, "spec.template.spec.taints"],
    ["in the singular", nodePool("", "", "", "taint: [{key: a}]"), 11, "spec.template.spec.taints"],
    ["in small letters", nodePool("", "", "", "startuptaints: [{key: a}]"), 11, "spec.template.spec.startupTaints"],
    ["labels in the template", nodePool("", "labels: {a: b}", "", ""), 7, "spec.template.metadata.labels"],
    ["labels beside the taints", nodePool("", "", "", "labels: {a: b}"), 11, "spec.template.metadata.labels"],
    [
      "requirements in spec",
      nodePool("requirements: [{key: a, operator: Exists}]", "", "", ""),
      5,
      "spec.template.spec.requirements",
    ],
  ])("%s", (_, manifest, line, place) => {
    expect(found(manifest)).toEqual([`${line} Write it as ${place}: Karpenter reads it nowhere else.`]);
  });

  it("silent for what stands right", () => {
    const fields = `${TAINTS}\n      startupTaints: [{key: b, effect: NoSchedule}]\n      requirements: []`;
    expect(found(nodePool("weight: 5", "", "labels: {a: b}", fields))).toEqual([]);
  });

  it("silent for a Provisioner, which holds its taints in spec", () => {
    const provisioner = `apiVersion: karpenter.sh/v1alpha5\nkind: Provisioner\nmetadata: {name: a}\nspec: {${TAINTS}}\n`;
    expect(found(provisioner)).toEqual([]);
  });
});
