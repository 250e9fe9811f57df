import { describe, expect, it } from "vitest";
import { formatYamlString } from "../../src/model/yaml-scalar.js";
import { isSystemNamespace } from "../../src/rules/facts/reservation.js";
import { formatTolerationsAsYaml } from "../../src/rules/repairs/offered-tolerations.js";

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
