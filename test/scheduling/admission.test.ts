import { describe, expect, it } from "vitest";
import { isExtendedResource } from "../../src/scheduling/admission/extended-resource-toleration.js";
import { includesToleration } from "../../src/scheduling/admission/merge-tolerations.js";
import { mergeNamespaceNodeSelector } from "../../src/scheduling/admission/pod-node-selector.js";
import { words } from "../words.js";

describe("a namespace's node selector", () => {
  const merged = (namespace: string, whitelist = "") =>
    mergeNamespaceNodeSelector(words({ pool: "a" }), { namespace, clusterDefault: "", whitelist });

  it.each(["disk", "disk=ssd=fast", "-disk=ssd", "disk=-ssd", "=ssd"])("is refused as malformed: %s", (text) => {
    expect(merged(text)).toEqual({ admitted: false, error: `invalid selector: "${text}"` });
    expect(merged("", text)).toEqual({ admitted: false, error: `invalid selector: "${text}"` });
  });

  it("is read with spaces around its parts", () => {
    expect(merged(" disk = ssd , zone=b")).toEqual({
      admitted: true,
      nodeSelector: words({ disk: "ssd", zone: "b", pool: "a" }),
    });
  });
});

describe("a toleration for 60 seconds", () => {
  const wide = { key: "a", operator: "Exists", effect: "NoExecute", tolerationSeconds: 60 };

  it.each([
    [30, true],
    [60, true],
    [120, false],
    [undefined, false],
  ])("includes one for %s: %j", (seconds, included) => {
    const narrow = {
      key: "a",
      operator: "Equal",
      effect: "NoExecute",
      ...(seconds !== undefined && { tolerationSeconds: seconds }),
    };
    expect(includesToleration(wide, narrow)).toBe(included);
  });
});

it("a toleration without a value includes one with an effect of the same", () => {
  const wide = { key: "a", operator: "Equal" };
  expect(includesToleration(wide, { ...wide, effect: "NoSchedule" })).toBe(true);
  expect(includesToleration(wide, { ...wide, value: "b", effect: "NoSchedule" })).toBe(false);
});

it.each([
  ["nvidia.com/gpu", true],
  ["cpu", false],
  ["kubernetes.io/batch-cpu", false],
  ["requests.nvidia.com/gpu", false],
  ["a.b/requests.", false],
])("%s is an extended resource: %j", (name, extended) => {
  expect(isExtendedResource(name)).toBe(extended);
});
