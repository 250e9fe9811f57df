import { describe, expect, it } from "vitest";
import { messagesFound, rulesFound } from "./found.js";
import { requiring, tolerating, workload } from "./workload-texts.js";

const CLUSTER = "provider: gke\nautoProvision: true\npools: [{name: general}]";
const ALONE = "provider: gke\nautoProvision: true";
const GAMES = "nodeSelector: {example.org/role: games}";
const TOLERATES = tolerating("{key: example.org/role, operator: Equal, value: games, effect: NoSchedule}");

describe("a cluster whose platform makes nodes for pods", () => {
  it.each([
    ["asks for nothing", []],
    ["selects and tolerates the same", [GAMES, TOLERATES]],
    [
      "requires and tolerates the same",
      [requiring("{key: example.org/role, operator: In, values: [games, web]}"), TOLERATES],
    ],
    ["tolerates every value of it", [GAMES, tolerating("{key: example.org/role, operator: Exists}")]],
    ["asks for what the platform sets", ["nodeSelector: {cloud.google.com/gke-spot: 'true'}"]],
    ["only excludes", [requiring("{key: example.org/role, operator: NotIn, values: [games]}")]],
  ])("takes a pod that %s", (_, spec) => {
    expect(rulesFound(CLUSTER, workload("Deployment", spec))).toEqual([]);
    expect(rulesFound(ALONE, workload("Deployment", spec))).toEqual([]);
  });

  it.each([
    ["does not tolerate it", [GAMES]],
    [
      "tolerates another value",
      [GAMES, tolerating("{key: example.org/role, operator: Equal, value: web, effect: NoSchedule}")],
    ],
  ])("makes no node for a pod that selects a label and %s", (_, spec) => {
    expect(rulesFound(CLUSTER, workload("Deployment", spec))).toContain("unschedulable");
  });

  it("says what is missing", () => {
    const [message] = messagesFound(ALONE, workload("Deployment", [GAMES]));
    expect(message).toContain("error unschedulable: no pool admits the pod");
  });

  it("has no use for a toleration of what the pod does not select", () => {
    expect(rulesFound(CLUSTER, workload("Deployment", [TOLERATES]))).toEqual(["unmatched-toleration"]);
  });

  it("claims nothing of all pools where others may exist", () => {
    expect(rulesFound(`${CLUSTER}\ncomplete: false`, workload("Deployment", [GAMES]))).toEqual([]);
  });
});
