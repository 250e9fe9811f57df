import { describe, expect, it } from "vitest";
import { rulesFound } from "./found.js";
import { lintTexts } from "./lint-texts.js";

const GENERAL = "pools: [{name: general}]";

function workload(kind: string, tolerations: readonly string[], spec = "hostNetwork: false"): string {
  const items = tolerations.map((toleration) => `        - ${toleration}\n`).join("");
  return `apiVersion: apps/v1
kind: ${kind}
metadata: {name: a}
spec:
  template:
    spec:
      ${spec}
      containers: [{name: a, image: a:1}]
      tolerations:
${items}`;
}

/** The position in the list of each toleration that is reported, with the message. */
function redundant(inventory: string, manifest: string): [number, string][] {
  return lintTexts(inventory, manifest)
    .findings.filter(({ rule }) => rule === "redundant-toleration")
    .map(({ source, message }) => [source.line - 10, message]);
}

describe("redundant-toleration", () => {
  const POOLS = 'pools: [{name: general}, {name: a, taints: ["a=1:NoSchedule"]}, {name: b, taints: ["b:NoExecute"]}]';
  const A = "{key: a, operator: Exists}";
  const B = "{key: b, operator: Exists, effect: NoExecute}";
  const B60 = "{key: b, operator: Exists, effect: NoExecute, tolerationSeconds: 60}";

  it.each([
    ["the same twice", [A, A], 1, "is written twice"],
    ["a value, after any value", [A, '{key: a, value: "1"}'], 1, "is redundant"],
    ["a value, before any value", ['{key: a, operator: Equal, value: "1", effect: NoSchedule}', A], 0, "is redundant"],
    [
      "Equal written and left out",
      ['{key: a, operator: Equal, value: "1"}', '{key: a, value: "1"}'],
      1,
      "is redundant",
    ],
    ["one effect, beside every effect", ["{key: b, operator: Exists}", B], 1, "is redundant"],
    ["the same limit, before", [B60.replace("Exists", 'Equal, value: ""'), B60], 0, "is redundant"],
  ])("speaks of %s", (_, tolerations, position, text) => {
    expect(redundant(POOLS, workload("Deployment", tolerations))).toEqual([[position, expect.stringContaining(text)]]);
  });

  it("says that a later one never counts", () => {
    const [finding] = redundant(POOLS, workload("Deployment", ["{key: b, operator: Exists}", B60]));
    expect(finding).toEqual([
      1,
      "toleration {key: b, operator: Exists, effect: NoExecute, tolerationSeconds: 60} never counts: {key: b, operator: Exists} tolerates everything that it does, and comes first",
    ]);
  });

  it("names the covering toleration's place", () => {
    const { findings } = lintTexts(POOLS, workload("Deployment", ['{key: a, value: "1"}', A]));
    expect(findings.flatMap(({ related }) => related.map(({ line }) => line))).toEqual([11]);
  });

  it.each([
    ["a limit comes before no limit", [B60, "{key: b, operator: Exists}"]],
    [
      "the limits differ",
      [B60, B60.replace("60", "90").replace("effect", 'value: "", effect').replace("Exists", "Equal")],
    ],
    [
      "another limit stands between",
      [
        '{key: b, value: "", effect: NoExecute}',
        "{key: b, operator: Exists, effect: NoExecute, tolerationSeconds: 5}",
        "{key: b, operator: Exists}",
      ],
    ],
    ["the keys differ", [A, B]],
    ["the values differ", ['{key: a, value: "1"}', '{key: a, value: "2", effect: NoSchedule}']],
    ["the effects differ", [A.replace("}", ", effect: NoSchedule}"), A.replace("}", ", effect: NoExecute}")]],
    ["it reaches further", ["{key: a, operator: Exists, effect: NoSchedule}"]],
    ["the cover is a reported wildcard", [A, "{operator: Exists}"]],
    ["both are reported wildcards", ["{operator: Exists}", "{operator: Exists, effect: NoSchedule}"]],
    ["it tolerates nothing", ["{key: c, operator: Exists}", "{key: c, operator: Exists}"]],
    ["the API server refuses the pod", [A, A, "{key: a, effect: No}"]],
  ])("is silent where %s", (_, tolerations) => {
    expect(redundant(POOLS, workload("Deployment", tolerations))).toEqual([]);
  });

  it("leaves it to the eviction that the covering one causes", () => {
    expect(rulesFound(POOLS, workload("Deployment", [B60, B]))).toEqual(["evicted-by-taint"]);
  });

  it("speaks of it where nobody is evicted, because another taint keeps the pod off", () => {
    const inventory = 'pools: [{name: general}, {name: b, taints: ["b:NoExecute", "c:NoSchedule"]}]';
    expect(rulesFound(inventory, workload("Deployment", [B60, B]))).toEqual([
      "tolerated-pool-left-out",
      "redundant-toleration",
    ]);
  });

  it.each([
    [
      "the same time",
      "Deployment",
      ['{key: b, value: ""}', '{key: b, value: "2"}', "{key: b, operator: Exists}"],
      [0, 1],
    ],
    ["another key", "Deployment", ['{key: a, value: "1"}', B60, A], [0]],
  ])("speaks where what stands between has %s", (_, kind, tolerations, positions) => {
    expect(redundant(POOLS, workload(kind, tolerations)).map(([position]) => position)).toEqual(positions);
  });

  it("is silent where a finding about a missed pool names the toleration", () => {
    const inventory = 'pools: [{name: a, taints: ["x:NoSchedule"]}, {name: b, taints: ["x:NoExecute"]}, {name: c}]';
    const tolerations = ["{key: x, value: z, effect: NoSchedule}", "{key: x, operator: Exists, effect: NoSchedule}"];
    expect(rulesFound(inventory, workload("DaemonSet", tolerations))).toEqual(["daemonset-misses-pool"]);
  });

  it("is silent where a finding about placement names the toleration", () => {
    const inventory = 'pools: [{name: a, taints: ["a=1:NoSchedule"]}]';
    const twice = workload("Deployment", ['{key: a, value: "2"}', '{key: a, value: "2"}']);
    expect(rulesFound(inventory, twice)).toEqual(["unschedulable", "near-miss-toleration", "every-pool-tainted"]);
  });

  describe("on a DaemonSet", () => {
    const NOT_READY = "{key: node.kubernetes.io/not-ready, operator: Exists, effect: NoExecute}";
    const NETWORK = "{key: node.kubernetes.io/network-unavailable, operator: Exists, effect: NoSchedule}";

    it.each([
      ["what the controller adds", [NOT_READY], "hostNetwork: false", "adds"],
      [
        "what it replaces",
        [NOT_READY.replace("}", ", tolerationSeconds: 60}")],
        "hostNetwork: false",
        "replaces it by",
      ],
      ["what it covers", ["{key: node.kubernetes.io/disk-pressure, effect: NoSchedule}"], "hostNetwork: false", "adds"],
      ["what it adds on the host's network", [NETWORK], "hostNetwork: true", "adds"],
    ])("speaks of %s", (_, tolerations, spec, verb) => {
      expect(redundant(GENERAL, workload("DaemonSet", tolerations, spec))).toEqual([
        [0, expect.stringContaining(`is redundant: the DaemonSet controller ${verb} {key: node.kubernetes.io/`)],
      ]);
    });

    it("speaks of a key beside a wildcard that may stay", () => {
      expect(redundant(POOLS, workload("DaemonSet", ["{operator: Exists}", A]))).toEqual([
        [1, "toleration {key: a, operator: Exists} is redundant: {operator: Exists} tolerates everything that it does"],
      ]);
    });

    it.each([
      ["every effect of a node failure", ["{key: node.kubernetes.io/not-ready, operator: Exists}"]],
      [
        "a limit that comes before the controller's",
        ["{key: node.kubernetes.io/not-ready, effect: NoExecute, tolerationSeconds: 60}"],
      ],
      ["the network's taint without the host's network", [NETWORK]],
      [
        "what only two wildcards cover together",
        ["{operator: Exists, effect: NoSchedule}", "{operator: Exists, effect: NoExecute}", A],
      ],
    ])("is silent about %s", (_, tolerations) => {
      expect(redundant(POOLS, workload("DaemonSet", tolerations))).toEqual([]);
    });

    it("is silent about the same on a Deployment", () => {
      expect(redundant(GENERAL, workload("Deployment", [NETWORK]))).toEqual([]);
    });
  });
});

describe("suppressed-default-toleration", () => {
  const WRONG = '{key: node.kubernetes.io/not-ready, operator: Equal, value: "true", effect: NoExecute}';

  it.each([
    ["a value", WRONG, 'value "true"'],
    ["a value and every effect", '{key: node.kubernetes.io/unreachable, value: "1"}', 'value "1"'],
    ["a limit too", WRONG.replace("}", ", tolerationSeconds: 60}"), 'value "true"'],
  ])("speaks of %s, instead of the near miss", (_, toleration, found) => {
    const { findings } = lintTexts(GENERAL, workload("Deployment", [toleration]));
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([
      ["suppressed-default-toleration", "warning"],
    ]);
    expect(findings[0]?.message).toContain(`never has ${found}, and Kubernetes no longer adds its 300 s`);
  });

  it("blames only what switches the default off", () => {
    const harmless = WRONG.replace("NoExecute", "NoSchedule");
    const { findings } = lintTexts(GENERAL, workload("Deployment", [harmless, WRONG]));
    expect(findings.map(({ rule }) => rule)).toEqual(["near-miss-toleration", "suppressed-default-toleration"]);
  });

  it("speaks of a comparison", () => {
    const toleration = '{key: node.kubernetes.io/not-ready, operator: Gt, value: "5", effect: NoExecute}';
    const inventory = `featureGates: [TaintTolerationComparisonOperators]\n${GENERAL}`;
    const { findings } = lintTexts(inventory, workload("Deployment", [toleration]));
    expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining("never has a number to compare")]);
  });

  it.each([
    [
      "another toleration meets the taint",
      "Deployment",
      [WRONG, "{key: node.kubernetes.io/not-ready, operator: Exists, effect: NoExecute, tolerationSeconds: 9}"],
      GENERAL,
      ["near-miss-toleration"],
    ],
    [
      "the effect is NoSchedule",
      "Deployment",
      [WRONG.replace("NoExecute", "NoSchedule")],
      GENERAL,
      ["near-miss-toleration"],
    ],
    ["it is a DaemonSet", "DaemonSet", [WRONG], GENERAL, ["near-miss-toleration"]],
    [
      "the plugin is off",
      "Deployment",
      [WRONG],
      `admission: {defaultTolerationSeconds: false}\n${GENERAL}`,
      ["near-miss-toleration"],
    ],
    [
      "it is met",
      "Deployment",
      ["{key: node.kubernetes.io/not-ready, effect: NoExecute, tolerationSeconds: 60}"],
      GENERAL,
      [],
    ],
    [
      "the key is another condition's",
      "Deployment",
      ['{key: node.kubernetes.io/disk-pressure, value: "true"}'],
      GENERAL,
      ["near-miss-toleration"],
    ],
  ])("is silent where %s", (_, kind, tolerations, inventory, rules) => {
    expect(rulesFound(inventory, workload(kind, tolerations))).toEqual(rules);
  });
});
