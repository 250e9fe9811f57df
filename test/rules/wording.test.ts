import { describe, expect, it } from "vitest";
import { isSystemNamespace } from "../../src/rules/facts/system-namespaces.js";
import { isSlip } from "../../src/rules/repairs/toleration-fixes.js";
import { formatTolerationsAsYaml, formatYamlString } from "../../src/rules/repairs/toleration-yaml.js";

describe("a toleration as YAML", () => {
  it.each([
    ["gpu", "gpu"],
    ["nvidia.com/gpu", "nvidia.com/gpu"],
    ["true", '"true"'],
    ["No", '"No"'],
    ["1", '"1"'],
    ["a: b", '"a: b"'],
    ["", '""'],
  ])("keeps the text %j", (text, written) => {
    expect(formatYamlString(text)).toBe(written);
  });

  it("is written with the fields that it has", () => {
    expect(
      formatTolerationsAsYaml([
        { key: "gpu", operator: "Exists" },
        { key: "a", value: "true", effect: "NoExecute", tolerationSeconds: 60 },
      ]).split("\n"),
    ).toEqual([
      "tolerations:",
      "  - {key: gpu, operator: Exists}",
      '  - {key: a, value: "true", effect: NoExecute, tolerationSeconds: 60}',
    ]);
  });
});

it.each([
  ["kube-system", true],
  ["openshift-monitoring", true],
  ["gke-managed-cim", true],
  ["istio-system", true],
  ["system", false],
  ["my-openshift-app", false],
])("the namespace %s is the system's: %j", (namespace, system) => {
  expect(isSystemNamespace(namespace)).toBe(system);
});

it.each([
  ["dedicatd", "dedicated", true],
  ["node_pool", "node-pool", true],
  ["GPU", "gpu", true],
  ["red", "bed", false],
  ["rea", "reads", false],
  ["team-a", "team-b", false],
  ["pool1x", "pool2x", false],
  ["dedicated", "dedicated-x", false],
])("%s for %s is a slip of the hand: %j", (asked, meant, slip) => {
  expect(isSlip(asked, meant)).toBe(slip);
});
