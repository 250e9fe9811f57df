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

const OPERATORS = ["In one", "In two", "NotIn one", "Exists", "DoesNotExist", "selector"] as const;
const TOLERATIONS = [
  "none",
  "Equal same",
  "Equal other",
  "Exists",
  "no operator",
  "another key",
  "Exists of all",
] as const;
const EFFECTS = ["NoSchedule", "NoExecute", "PreferNoSchedule", ""] as const;
const LABEL_KEYS = ["example.org/role", "team"] as const;

function selectionOf(operator: (typeof OPERATORS)[number], key: string): string {
  const affinity = (rest: string) => requiring(`{key: ${key}, ${rest}}`);
  switch (operator) {
    case "In one":
      return affinity("operator: In, values: [a]");
    case "In two":
      return affinity("operator: In, values: [a, c]");
    case "NotIn one":
      return affinity("operator: NotIn, values: [a]");
    case "Exists":
    case "DoesNotExist":
      return affinity(`operator: ${operator}`);
    case "selector":
      return `nodeSelector: {${key}: a}`;
  }
}

function tolerationOf(kind: (typeof TOLERATIONS)[number], key: string, effect: string): string[] {
  const of = (text: string) => [tolerating(`{${text}${effect === "" ? "" : `, effect: ${effect}`}}`)];
  switch (kind) {
    case "none":
      return [];
    case "Equal same":
      return of(`key: ${key}, operator: Equal, value: a`);
    case "Equal other":
      return of(`key: ${key}, operator: Equal, value: b`);
    case "Exists":
      return of(`key: ${key}, operator: Exists`);
    case "no operator":
      return of(`key: ${key}, value: a`);
    case "another key":
      return of("key: example.org/other, operator: Equal, value: a");
    case "Exists of all":
      return of("operator: Exists");
  }
}

/** GKE's page on workload separation, for a label that no pool has: a node is made for the same key and value, tolerated for good. */
function isMade(operator: string, kind: string, effect: string): boolean {
  if (operator === "NotIn one" || operator === "DoesNotExist") return true;
  const isHard = effect !== "PreferNoSchedule";
  const sameKey = ["Equal same", "Equal other", "Exists", "no operator"].includes(kind);
  if (!isHard || !sameKey) return false;
  return kind !== "Equal other" || operator === "Exists";
}

describe("every way to ask for a label, against GKE's page on workload separation", () => {
  const cases = LABEL_KEYS.flatMap((key) =>
    OPERATORS.flatMap((operator) =>
      TOLERATIONS.flatMap((kind) => EFFECTS.map((effect) => ({ key, operator, kind, effect }))),
    ),
  );

  it("are more than 200", () => {
    expect(cases.length).toBeGreaterThan(200);
  });

  it.each(cases)("$key, $operator, $kind, $effect", ({ key, operator, kind, effect }) => {
    const spec = [selectionOf(operator, key), ...tolerationOf(kind, key, effect)];
    const isBlocked = rulesFound(ALONE, workload("Deployment", spec)).includes("unschedulable");
    expect(isBlocked).toBe(!isMade(operator, kind, effect));
  });
});
