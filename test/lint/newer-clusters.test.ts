import { expect, it } from "vitest";
import { lintTexts } from "../rules/lint-texts.js";

const POD = `apiVersion: v1
kind: Pod
metadata: {name: a}
spec:
  containers: [{name: a, image: a:1}]
  tolerations: [{key: size, operator: Gt, value: "5"}]
`;
const inventory = (version: string) => `kubernetesVersion: "${version}"\npools: [{name: general}]`;

it("says once that a cluster is newer than what is known", () => {
  const { notices } = lintTexts(inventory("1.38"), POD);
  expect(notices.filter((notice) => notice.includes('"1.38" is newer than 1.37'))).toHaveLength(1);
  expect(lintTexts(inventory("1.37"), POD).notices.join()).not.toContain("newer");
});

it.each([
  ["1.34", "came with Kubernetes 1.35"],
  ["1.35", "alpha and off by default since Kubernetes 1.35"],
])("names the gate of an operator and its stage for %s", (version, words) => {
  const help = lintTexts(inventory(version), POD).findings.map((finding) => finding.help);
  expect(help.join()).toContain(words);
  expect(help.join()).toContain("TaintTolerationComparisonOperators");
});
