import { describe, expect, it } from "vitest";
import type { FieldError } from "../../src/model/pool-fit.js";
import type { Toleration } from "../../src/model/taint.js";
import { validateDeviceTaint, validateDeviceToleration } from "../../src/scheduling/validation/devices.js";

const told = (errors: readonly FieldError[]) => errors.map(({ path, type }) => `${path.join(".")} ${type}`);

describe("what the API server refuses of device taints, as pkg/apis/resource/validation has it", () => {
  it.each<readonly [Toleration, readonly string[]]>([
    [{}, []],
    [{ key: "a", value: "b" }, []],
    [{ key: "a", operator: "Exists", effect: "None" }, []],
    [{ operator: "Exists", effect: "NoExecute", tolerationSeconds: 5 }, []],
    [{ key: "a", operator: "Exists", effect: "NoSchedule", tolerationSeconds: 5 }, []],
    [{ key: "a/b/c", operator: "Exists" }, ["key Invalid"]],
    [{ key: "a", operator: "Exists", value: "b" }, ["value Invalid"]],
    [{ key: "a", value: "-" }, ["value Invalid"]],
    [{ key: "a", operator: "Gt", value: "-" }, ["operator NotSupported"]],
    [{ key: "a", operator: "exists" }, ["operator NotSupported"]],
    [{ key: "a", effect: "PreferNoSchedule" }, ["effect NotSupported"]],
    [{ key: "-", operator: "In", effect: "none" }, ["key Invalid", "operator NotSupported", "effect NotSupported"]],
  ])("toleration %j", (toleration, errors) => {
    expect(told(validateDeviceToleration(toleration))).toEqual(errors);
  });

  it.each([
    ["a", "", "None", []],
    ["a", "b", "NoExecute", []],
    ["", "", "NoSchedule", ["key Invalid", "key Invalid"]],
    ["a", "b c", "NoSchedule", ["value Invalid"]],
    ["a", "", "", ["effect Required"]],
    ["a", "", "PreferNoSchedule", ["effect NotSupported"]],
  ] as const)("taint %s=%s:%s", (key, value, effect, errors) => {
    expect(told(validateDeviceTaint({ key, value, effect }))).toEqual(errors);
  });
});
