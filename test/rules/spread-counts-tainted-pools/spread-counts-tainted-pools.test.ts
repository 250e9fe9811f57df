import { describe, expect, it } from "vitest";
import { foundBy } from "../found.js";
import { lintTexts } from "../lint-texts.js";

const RULE = "spread-counts-tainted-pools";
const CONTROL_PLANE =
  "{name: control-plane, taints: [node-role.kubernetes.io/control-plane:NoSchedule], scale: {replicas: 1}}";
const TWO_WORKERS = `pools: [{name: workers, scale: {replicas: 2}}, ${CONTROL_PLANE}]`;
const HOST = "topologyKey: kubernetes.io/hostname";

interface Fields {
  readonly kind?: string;
  readonly replicas?: string;
  readonly constraint?: string;
  readonly selector?: string;
  readonly podSpec?: string;
}

function workload({ kind = "Deployment", replicas = "4", constraint = HOST, selector, podSpec = "" }: Fields): string {
  return `apiVersion: apps/v1
kind: ${kind}
metadata: {name: api}
spec:
  ${replicas === "" ? "paused: false" : `replicas: ${replicas}`}
  template:
    metadata: {labels: {app: api}}
    spec:
      containers: [{name: api, image: api:1}]
      topologySpreadConstraints:
        - whenUnsatisfiable: DoNotSchedule
          ${(constraint.includes("maxSkew") ? constraint : `${constraint}, maxSkew: 1`).split(", ").join("\n          ")}
          labelSelector: ${selector ?? "{matchLabels: {app: api}}"}
${podSpec === "" ? "" : `      ${podSpec}\n`}`;
}

describe("hosts", () => {
  it("says how many replicas stay Pending, at the constraint", () => {
    const [finding] = lintTexts(TWO_WORKERS, workload({ constraint: `${HOST}, maxSkew: 1` })).findings;
    expect(finding).toMatchObject({
      rule: RULE,
      severity: "warning",
      source: { line: 11 },
      message:
        'the spread over "kubernetes.io/hostname" counts pool "control-plane", which the pod cannot enter: 2 of 4 replicas stay Pending',
      details: ["control-plane: untolerated node-role.kubernetes.io/control-plane:NoSchedule"],
    });
  });

  it.each<[string, string, Fields]>([
    ["maxSkew lets two pods on each", TWO_WORKERS, { replicas: "5", constraint: `${HOST}, maxSkew: 2` }],
    ["the workers may grow, but not enough", `pools: [{name: w, scale: {max: 3}}, ${CONTROL_PLANE}]`, {}],
    [
      "affinity is ignored, so that other pools count",
      `pools: [{name: w, scale: {replicas: 1}}, {name: db, labels: {pool: db}, scale: {replicas: 1}, taints: [a:NoExecute]}]`,
      { constraint: `${HOST}, nodeAffinityPolicy: Ignore`, podSpec: "nodeSelector: {kubernetes.io/os: linux}" },
    ],
    [
      "affinity is ignored, so that pools which the selector excludes count, tainted or not",
      "pools: [{name: w, labels: {pool: w}, scale: {replicas: 2}}, {name: db, labels: {pool: db}, scale: {replicas: 1}}]",
      {
        constraint: `${HOST}, nodeAffinityPolicy: Ignore, nodeTaintsPolicy: Honor`,
        podSpec: "nodeSelector: {pool: w}",
      },
    ],
    ["it is a StatefulSet", TWO_WORKERS, { kind: "StatefulSet" }],
    ["taints are ignored on purpose", TWO_WORKERS, { constraint: `${HOST}, nodeTaintsPolicy: Ignore` }],
  ])("speaks where %s", (_, inventory, fields) => {
    expect(foundBy(RULE, inventory, workload(fields))).toEqual(["warning 11 DoNotSchedule"]);
  });

  it.each<[string, string, Fields]>([
    ["there are enough nodes", TWO_WORKERS, { replicas: "2" }],
    ["maxSkew makes room", TWO_WORKERS, { constraint: `${HOST}, maxSkew: 2` }],
    ["replicas is absent", TWO_WORKERS, { replicas: "" }],
    ["the number of nodes is not declared", `pools: [{name: workers}, ${CONTROL_PLANE}]`, {}],
    [
      "one of two open pools does not declare its nodes",
      `pools: [{name: a, scale: {replicas: 1}}, {name: b}, ${CONTROL_PLANE}]`,
      {},
    ],
    ["an autoscaler can add enough nodes", `pools: [{name: a, scale: {min: 1, max: 9}}, ${CONTROL_PLANE}]`, {}],
    ["no pool is tainted", "pools: [{name: workers, scale: {replicas: 2}}]", {}],
    [
      "the tainted pool only asks to be avoided",
      "pools: [{name: w, scale: {replicas: 2}}, {name: r, taints: [a:PreferNoSchedule], scale: {replicas: 9}}]",
      {},
    ],
    [
      "the tainted pool is scaled to zero",
      "pools: [{name: w, scale: {replicas: 2}}, {name: g, taints: [a:NoSchedule], scale: {max: 0}}]",
      {},
    ],
    [
      "the tainted pool may be empty",
      "pools: [{name: w, scale: {replicas: 2}}, {name: g, taints: [a:NoSchedule], scale: {min: 0, max: 5}}]",
      {},
    ],
    [
      "the selector excludes the tainted pool",
      `pools: [{name: workers, labels: {pool: w}, scale: {replicas: 2}}, ${CONTROL_PLANE}]`,
      { podSpec: "nodeSelector: {pool: w}" },
    ],
    [
      "the pod tolerates the taint",
      TWO_WORKERS,
      { replicas: "3", podSpec: "tolerations: [{key: node-role.kubernetes.io/control-plane, operator: Exists}]" },
    ],
    ["the constraint honors taints", TWO_WORKERS, { constraint: `${HOST}, nodeTaintsPolicy: Honor` }],
    ["the constraint counts other pods", TWO_WORKERS, { selector: "{matchLabels: {app: web}}" }],
    ["the constraint has expressions", TWO_WORKERS, { selector: "{matchExpressions: [{key: app, operator: Exists}]}" }],
    ["it is a DaemonSet", TWO_WORKERS, { kind: "DaemonSet", replicas: "" }],
    ["no pool admits the pod at all", `pools: [${CONTROL_PLANE}]`, {}],
  ])("is silent where %s", (_, inventory, fields) => {
    expect(foundBy(RULE, inventory, workload(fields))).toEqual([]);
  });

  it("is silent where the constraint is only a wish", () => {
    const wish = workload({}).replace("DoNotSchedule", "ScheduleAnyway");
    expect(foundBy(RULE, TWO_WORKERS, wish)).toEqual([]);
  });
});

describe("another topology key", () => {
  const zone = (name: string, value: string, more = "") =>
    `{name: ${name}, labels: {topology.kubernetes.io/zone: ${value}}${more}}`;
  const constraint = "topologyKey: topology.kubernetes.io/zone";
  const TAINTED = ", taints: [dedicated=db:NoSchedule]";

  it("counts the zone that only a tainted pool has", () => {
    const inventory = `pools: [${zone("a", "a")}, ${zone("b", "b")}, ${zone("db", "c", TAINTED)}]`;
    expect(foundBy(RULE, inventory, workload({ constraint }))).toEqual(["warning 11 DoNotSchedule"]);
    expect(foundBy(RULE, inventory, workload({ constraint, replicas: "2" }))).toEqual([]);
  });

  it.each([
    ["another pool has the zone, too", `pools: [${zone("a", "a")}, ${zone("db", "a", TAINTED)}]`],
    ["the tainted pool does not declare its zone", `pools: [${zone("a", "a")}, {name: db, taints: [x:NoSchedule]}]`],
    ["an open pool does not declare its zone", `pools: [{name: a}, ${zone("db", "c", TAINTED)}]`],
  ])("is silent where %s", (_, inventory) => {
    expect(foundBy(RULE, inventory, workload({ constraint }))).toEqual([]);
  });
});

it.each([
  ["1.34", "spread-counts-nothing"],
  ["1.37", "spread-counts-nothing"],
  ["1.38", "spread-counts-tainted-pools"],
])("an empty selector counts all pods since 1.38, and none before: %s", (version, rule) => {
  const inventory = `kubernetesVersion: "${version}"\n${TWO_WORKERS}`;
  for (const selector of ["{}", "{matchLabels: {}}"]) {
    expect(lintTexts(inventory, workload({ selector })).findings.map((one) => one.rule)).toEqual([rule]);
  }
  const own = workload({ selector: "{}\n          matchLabelKeys: [app]" });
  expect(lintTexts(inventory, own).findings.map((one) => one.rule)).toEqual(["spread-counts-tainted-pools"]);
});
