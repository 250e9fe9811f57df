import { describe, expect, it } from "vitest";
import { judged, messagesFound, rulesFound } from "./found.js";
import { preferring, requiring, tolerating, workload } from "./workload-texts.js";

describe("wildcard-toleration of a key", () => {
  const TEAMS = `pools:
  - {name: general}
  - {name: red, labels: {pool: red}, taints: ["team=red:NoSchedule"]}
  - {name: blue, labels: {pool: blue}, taints: ["team=blue:NoExecute"]}
`;
  const EXISTS = tolerating("{key: team, operator: Exists}");

  it("names the pools that any value opens", () => {
    expect(messagesFound(TEAMS, workload("Deployment", [EXISTS]))).toEqual([
      'note wildcard-toleration: toleration of "team" with any value opens pools "red" and "blue", which have different values',
    ]);
  });

  it.each([
    ["a nodeSelector leaves one pool", TEAMS, workload("Deployment", [EXISTS, "nodeSelector: {pool: red}"])],
    [
      "the effect leaves one pool",
      TEAMS,
      workload("Deployment", [tolerating("{key: team, operator: Exists, effect: NoSchedule}")]),
    ],
    [
      "each value is named",
      TEAMS,
      workload("Deployment", [tolerating("{key: team, value: red}", "{key: team, value: blue}")]),
    ],
    ["it is a DaemonSet", TEAMS, workload("DaemonSet", [EXISTS])],
    ["the namespace is the system's", TEAMS, workload("Deployment", [EXISTS], "kube-system")],
    ["nodeName chooses the node", TEAMS, workload("Deployment", [EXISTS, "nodeName: n1"])],
    [
      "the values only say that the taint is there",
      'pools: [{name: a}, {name: b, taints: ["x=true:NoSchedule"]}, {name: c, taints: ["x=present:NoSchedule"]}]',
      workload("Deployment", [tolerating("{key: x, operator: Exists}")]),
    ],
    [
      "the key is a platform's",
      'pools: [{name: a}, {name: b, taints: ["nvidia.com/gpu=a100:NoSchedule"]}, {name: c, taints: ["nvidia.com/gpu=h100:NoSchedule"]}]',
      workload("Deployment", [tolerating("{key: nvidia.com/gpu, operator: Exists}")]),
    ],
    [
      "both pools are reserved for it",
      TEAMS.replaceAll("labels:", "reservedFor: {namespaces: [web]}, labels:"),
      workload("Deployment", [EXISTS]),
    ],
  ])("is silent where %s", (_, inventory, manifest) => {
    const { workloads, rules } = judged(inventory, manifest);
    expect(workloads).toBe(1);
    expect(rules).not.toContain("wildcard-toleration");
  });

  it("leaves a pool that is reserved for others to that rule", () => {
    const inventory = TEAMS.replace("{name: blue,", "{name: blue, reservedFor: {namespaces: [blue]},");
    expect(rulesFound(inventory, workload("Deployment", [EXISTS]))).toEqual(["reserved-pool"]);
  });
});

describe("tolerates-node-failure", () => {
  const GENERAL = "pools: [{name: general}]";
  const NOT_READY = "{key: node.kubernetes.io/not-ready, operator: Exists, effect: NoExecute}";
  const UNREACHABLE = "{key: node.kubernetes.io/unreachable, operator: Exists, effect: NoExecute}";
  const limited = (toleration: string) => toleration.replace("}", ", tolerationSeconds: 60}");

  it.each([
    ["one taint", "Deployment", [UNREACHABLE], "warning"],
    ["every effect of it", "Job", ["{key: node.kubernetes.io/unreachable, operator: Exists}"], "warning"],
    ["a taint without a value by Equal", "Deployment", ["{key: node.kubernetes.io/not-ready}"], "warning"],
    ["a StatefulSet", "StatefulSet", [UNREACHABLE], "note"],
    ["an endless one before one with a limit", "Deployment", [UNREACHABLE, limited(UNREACHABLE)], "warning"],
  ])("speaks of %s", (_, kind, tolerations, severity) => {
    const found = messagesFound(GENERAL, workload(kind, [tolerating(...tolerations)]));
    expect(found.filter((text) => text.startsWith(`${severity} tolerates-node-failure:`))).toHaveLength(1);
  });

  it("says both taints once", () => {
    expect(messagesFound(GENERAL, workload("Deployment", [tolerating(NOT_READY, UNREACHABLE)]))).toEqual([
      'warning tolerates-node-failure: the pod never leaves a failed node: it tolerates "node.kubernetes.io/not-ready" and "node.kubernetes.io/unreachable" without tolerationSeconds',
    ]);
  });

  it.each([
    ["it has a limit", workload("Deployment", [tolerating(limited(NOT_READY), limited(UNREACHABLE))])],
    ["one with a limit comes first", workload("Deployment", [tolerating(limited(UNREACHABLE), UNREACHABLE)])],
    ["the effect is NoSchedule", workload("Deployment", [tolerating(UNREACHABLE.replace("NoExecute", "NoSchedule"))])],
    ["it is a DaemonSet", workload("DaemonSet", [tolerating(UNREACHABLE)])],
    [
      "it is a Pod without a controller",
      `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [{name: a, image: a:1}], tolerations: [${UNREACHABLE}]}\n`,
    ],
    ["it names its node", workload("Deployment", [tolerating(UNREACHABLE), "nodeName: n1"])],
    [
      "it names its host",
      workload("Deployment", [tolerating(UNREACHABLE), "nodeSelector: {kubernetes.io/hostname: n1}"]),
    ],
    [
      "its affinity names its host",
      workload("Deployment", [
        tolerating(UNREACHABLE),
        requiring("{key: kubernetes.io/hostname, operator: In, values: [n1]}"),
      ]),
    ],
    [
      "its affinity names its node",
      workload("Deployment", [
        tolerating(UNREACHABLE),
        requiring("{key: a, operator: DoesNotExist}").replace(
          "matchExpressions: [{key: a, operator: DoesNotExist}]",
          "matchFields: [{key: metadata.name, operator: In, values: [n1]}]",
        ),
      ]),
    ],
    ["the API server refuses the pod", workload("Deployment", [tolerating(UNREACHABLE, "{key: a, effect: No}")])],
    ["a wildcard is reported", workload("Deployment", [tolerating(UNREACHABLE, "{operator: Exists}")])],
  ])("is silent where %s", (_, manifest) => {
    const { workloads, rules } = judged(GENERAL, manifest);
    expect(workloads).toBe(1);
    expect(rules).not.toContain("tolerates-node-failure");
  });

  it.each([
    ["has another effect", "{operator: Exists, effect: NoSchedule}"],
    ["has a limit", "{operator: Exists, effect: NoExecute, tolerationSeconds: 60}"],
  ])("speaks where a wildcard that %s stands behind it", (_, wildcard) => {
    const found = rulesFound(GENERAL, workload("Deployment", [tolerating(UNREACHABLE, wildcard)]));
    expect(found).toContain("tolerates-node-failure");
  });

  it("speaks where only an affinity that keeps off a host stands", () => {
    const spec = [tolerating(UNREACHABLE), requiring("{key: kubernetes.io/hostname, operator: NotIn, values: [n1]}")];
    expect(rulesFound(GENERAL, workload("Deployment", spec))).toEqual(["tolerates-node-failure"]);
  });
});

describe("control-plane-toleration", () => {
  const CONTROL_PLANE = "node-role.kubernetes.io/control-plane";
  const POOLS = `pools:
  - {name: general}
  - {name: cp, role: control-plane, labels: {${CONTROL_PLANE}: ""}, taints: ["${CONTROL_PLANE}:NoSchedule"]}
`;
  const OPEN = tolerating(`{key: ${CONTROL_PLANE}, operator: Exists}`);

  it("names the pool that is opened", () => {
    expect(messagesFound(POOLS, workload("Deployment", [OPEN]))).toEqual([
      'warning control-plane-toleration: the application may run on the control plane: the toleration opens pool "cp"',
    ]);
  });

  it("knows a control plane by its taint alone, and both of its keys are one finding", () => {
    const inventory = `pools: [{name: general}, {name: a, taints: ["${CONTROL_PLANE}:NoSchedule"]}, {name: b, taints: ["node-role.kubernetes.io/master:NoSchedule"]}]`;
    const spec = tolerating(
      "{key: node-role.kubernetes.io/master, operator: Exists}",
      `{key: ${CONTROL_PLANE}, operator: Exists}`,
    );
    expect(messagesFound(inventory, workload("Deployment", [spec]))).toEqual([
      'warning control-plane-toleration: the application may run on the control plane: the toleration opens pools "a" and "b"',
    ]);
  });

  it.each([
    ["the inventory has no control plane", "pools: [{name: general}]", workload("Deployment", [OPEN])],
    [
      "the pool's role is another",
      POOLS.replace("role: control-plane", "role: worker"),
      workload("Deployment", [OPEN]),
    ],
    ["the namespace is the system's", POOLS, workload("Deployment", [OPEN], "kube-system")],
    ["it is a DaemonSet", POOLS, workload("DaemonSet", [OPEN])],
    ["the selector asks for it", POOLS, workload("Job", [OPEN, `nodeSelector: {${CONTROL_PLANE}: ""}`])],
    [
      "the selector keeps the pod away",
      POOLS,
      workload("Job", [OPEN, requiring(`{key: ${CONTROL_PLANE}, operator: DoesNotExist}`)]),
    ],
    ["the pod prefers it", POOLS, workload("Job", [OPEN, preferring(`{key: ${CONTROL_PLANE}, operator: Exists}`)])],
    ["there is no other pool", POOLS.replace("  - {name: general}\n", ""), workload("Deployment", [OPEN])],
    [
      "the pool is reserved for it",
      POOLS.replace("role:", "reservedFor: {namespaces: [web]}, role:"),
      workload("Deployment", [OPEN]),
    ],
  ])("is silent where %s", (_, inventory, manifest) => {
    const { workloads, rules } = judged(inventory, manifest);
    expect(workloads).toBe(1);
    expect(rules).not.toContain("control-plane-toleration");
  });

  it("speaks where the pod prefers to stay off", () => {
    const spec = [OPEN, preferring(`{key: ${CONTROL_PLANE}, operator: DoesNotExist}`)];
    expect(rulesFound(POOLS, workload("Deployment", spec))).toEqual(["control-plane-toleration"]);
  });

  it.each([
    ["a wildcard", POOLS, tolerating("{operator: Exists}"), "wildcard-toleration"],
    ["a reservation", POOLS.replace("role:", "reservedFor: {namespaces: [ops]}, role:"), OPEN, "reserved-pool"],
  ])("leaves %s to its rule", (_, inventory, spec, rule) => {
    expect(rulesFound(inventory, workload("Deployment", [spec]))).toEqual([rule]);
  });
});
