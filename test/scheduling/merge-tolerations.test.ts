import { describe, expect, it } from "vitest";
import type { Toleration } from "../../src/model/taint.js";
import {
  allowedByWhitelist,
  includesToleration,
  mergeTolerations,
} from "../../src/scheduling/taints/merge-tolerations.js";
import { exists } from "./build.js";

const equal = (key: string, value: string, more: Toleration = {}): Toleration => ({
  key,
  operator: "Equal",
  value,
  ...more,
});
const seconds = (tolerationSeconds: number, effect = "NoExecute") => ({ ...exists("a", effect), tolerationSeconds });

describe("a toleration includes another one", () => {
  it.each<readonly [string, Toleration, Toleration, boolean]>([
    [
      "that is the same, whatever its operator",
      { key: "a", operator: "Gt", value: "1" },
      { key: "a", operator: "Gt", value: "1" },
      true,
    ],
    ["that is the same, without an operator", { key: "a" }, { key: "a" }, true],
    ["of any value, with Exists", exists("a"), equal("a", "b"), true],
    ["of any key, with Exists and no key", { operator: "Exists" }, exists("a"), true],
    ["of any key only with Exists", { operator: "Equal" }, equal("a", ""), false],
    ["of any key only where it names none", exists("b"), exists("a"), false],
    ["of its own value", equal("a", "b"), equal("a", "b", { effect: "NoSchedule" }), true],
    ["of its own value, where its operator is absent", { key: "a", value: "b" }, equal("a", "b"), true],
    ["of no value", equal("a", ""), { key: "a", operator: "Equal", effect: "NoSchedule" }, true],
    ["of an empty value", { key: "a", operator: "Equal" }, equal("a", "", { effect: "NoSchedule" }), true],
    ["but not of another value", equal("a", "b"), equal("a", "c"), false],
    ["but not of every value, with Equal", equal("a", ""), exists("a"), false],
    ["but none without an operator, as upstream has it", equal("a", "b"), { key: "a", value: "b" }, false],
    ["but none by a comparison", { key: "a", operator: "Lt", value: "9" }, equal("a", "1"), false],
    ["of its own effect", exists("a", "NoSchedule"), equal("a", "b", { effect: "NoSchedule" }), true],
    ["of any effect, where it names none", exists("a"), exists("a", "NoExecute"), true],
    ["but not of another effect", exists("a", "NoSchedule"), exists("a", "NoExecute"), false],
    ["but not of every effect, where it names one", exists("a", "NoSchedule"), exists("a"), false],
    ["that ends no later", seconds(60), seconds(60), true],
    ["that ends earlier", seconds(60), equal("a", "b", { effect: "NoExecute", tolerationSeconds: 30 }), true],
    ["but none that ends later", seconds(60), seconds(61), false],
    ["but none that never ends", seconds(60), exists("a", "NoExecute"), false],
    ["that never ends, where its own seconds mean nothing", seconds(60, "NoSchedule"), exists("a", "NoSchedule"), true],
  ])("%s", (_, wide, narrow, expected) => {
    expect(includesToleration(wide, narrow)).toBe(expected);
  });
});

describe("two lists together", () => {
  it.each<readonly [string, readonly Toleration[], readonly Toleration[], readonly Toleration[]]>([
    ["are both, in order", [exists("b")], [exists("a")], [exists("b"), exists("a")]],
    ["lose what an earlier one includes", [exists("a")], [equal("a", "b")], [exists("a")]],
    ["lose what a later one includes", [equal("a", "b"), exists("c")], [exists("a")], [exists("c"), exists("a")]],
    ["hold what is the same once", [equal("a", "b")], [equal("a", "b")], [equal("a", "b")]],
    ["lose what one list includes by itself", [exists("a"), exists("a", "NoSchedule")], [], [exists("a")]],
  ])("%s", (_, first, second, expected) => {
    expect(mergeTolerations(first, second)).toEqual(expected);
  });
});

describe("a whitelist", () => {
  it.each<readonly [string, readonly Toleration[], readonly Toleration[], boolean]>([
    ["allows what it names", [equal("a", "b")], [exists("a")], true],
    ["allows each by one of its own", [exists("a"), exists("b")], [exists("c"), exists("b"), exists("a")], true],
    ["refuses a list of which it names one", [exists("a"), exists("b")], [exists("a")], false],
    ["allows everything where it is empty", [exists("a")], [], true],
    ["allows who tolerates nothing", [], [exists("a")], true],
  ])("%s", (_, tolerations, whitelist, expected) => {
    expect(allowedByWhitelist(tolerations, whitelist)).toBe(expected);
  });
});
