import { describe, expect, it } from "vitest";
import { labelKeyErrors, labelValueErrors, subdomainErrors } from "../../src/model/label-syntax.js";
import { EMPTY_POD_SPEC, type PodSpec } from "../../src/model/pod.js";
import { formatFieldPath } from "../../src/model/source.js";
import { validatePodSpec } from "../../src/scheduling/validation/pod.js";
import { words } from "../words.js";
import { expression, required } from "./build.js";

function errors(spec: Partial<PodSpec>, gate: "on" | "off" | "unknown" = "off"): string[] {
  return validatePodSpec({ ...EMPTY_POD_SPEC, ...spec }, ["spec"], gate).map(
    ({ path, type }) => `${formatFieldPath(path)} ${type}`,
  );
}

describe("label syntax", () => {
  it.each(["gpu", "a.b_C-9", "nvidia.com/gpu", "x".repeat(63), `${"a".repeat(253)}/x`])("accepts the key %s", (key) => {
    expect(labelKeyErrors(key)).toEqual([]);
  });

  it.each([
    ["", 2],
    ["-a", 1],
    ["a b", 1],
    ["x".repeat(64), 1],
    ["/gpu", 1],
    ["a/b/c", 1],
    ["Nvidia.com/gpu", 1],
    ["-/", 3],
    [`${"a".repeat(254)}/x`, 1],
    ["gpu\n", 1],
  ])("refuses the key %j", (key, count) => {
    expect(labelKeyErrors(key)).toHaveLength(count);
  });

  it.each(["", "true", "A.b_c-9", "x".repeat(63)])("accepts the value %j", (value) => {
    expect(labelValueErrors(value)).toEqual([]);
  });

  it.each([
    ["-5", 1],
    ["a/b", 1],
    ["x".repeat(64), 1],
    ["ā".repeat(32), 2],
    ["a\n", 1],
  ])("refuses the value %j", (value, count) => {
    expect(labelValueErrors(value)).toHaveLength(count);
  });

  it("judges node names by each dot-separated part", () => {
    expect(["n1", "ip-10-0-0-1.ec2.internal"].flatMap(subdomainErrors)).toEqual([]);
    expect(["", "a..b", "A", "a_b", "a-.b"].map((name) => subdomainErrors(name).length)).toEqual([1, 1, 1, 1, 1]);
  });

  it("answers at once for a long hostile text", () => {
    expect(labelValueErrors(`${"a-".repeat(50_000)}!`)).toHaveLength(2);
    expect(subdomainErrors(`${"a-".repeat(50_000)}!`)).toHaveLength(2);
  });
});

describe("validatePodSpec", () => {
  it("names the fields that are wrong", () => {
    expect(
      errors({
        nodeSelector: words({ "a b": "c", d: "-" }),
        nodeName: "N1",
        runtimeClassName: "G_visor",
        os: "macos",
        tolerations: [{ key: "a", operator: "Gt", value: "1" }],
      }),
    ).toEqual([
      "spec.nodeSelector.a b Invalid",
      "spec.nodeSelector.d Invalid",
      "spec.nodeName Invalid",
      "spec.tolerations[0].operator NotSupported",
      "spec.runtimeClassName Invalid",
      "spec.os.name NotSupported",
    ]);
  });

  it("accepts Gt while its gate is on or unknown", () => {
    const spec = { tolerations: [{ key: "a", operator: "Gt", value: "-100" }] };
    expect([errors(spec, "on"), errors(spec, "unknown"), errors(spec).length]).toEqual([[], [], 1]);
  });

  it("refuses an empty list of required terms and accepts an empty term", () => {
    expect(errors(required())).toEqual([
      "spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms Required",
    ]);
    expect(errors(required([]))).toEqual([]);
  });

  it("checks weights and expressions of preferences, not their values", () => {
    const preference = { matchExpressions: [expression("a", "In", "-")], matchFields: [] };
    const preferred = [0, 1, 100, 101].map((weight) => ({ weight, preference }));
    const at = "spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution";
    expect(errors({ nodeAffinity: { required: undefined, preferred } })).toEqual([
      `${at}[0].weight Invalid`,
      `${at}[3].weight Invalid`,
    ]);
  });
});
