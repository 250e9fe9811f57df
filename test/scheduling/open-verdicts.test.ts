import { describe, expect, it } from "vitest";
import type { AdmissionObjects, NamespaceDefaults, PodChanger } from "../../src/model/cluster.js";
import type { NodePool } from "../../src/model/pool.js";
import type { PoolFit } from "../../src/model/pool-fit.js";
import type { Queues } from "../../src/model/queue.js";
import type { PolicyOrigin } from "../../src/model/taint.js";
import type { Workload } from "../../src/model/workload.js";
import { fitWorkload } from "../../src/scheduling/fit-workload.js";
import { words } from "../words.js";
import { exists, expression, firstFit, inventory, NO_OBJECTS, node, pool, required, workload } from "./build.js";

const ZONE = "topology.kubernetes.io/zone";
const plain = pool({ labels: words({ pool: "a" }) });
const tainted = pool({ labels: words({ pool: "a" }), taints: ["gpu:NoSchedule"] });
const asking = (value: string) => workload({ nodeSelector: words({ pool: value }) });
const told = ({ verdict, reasons }: PoolFit) => [verdict, ...reasons.map(({ kind }) => kind)];

describe("a pool, for a pod that policies may change", () => {
  const policy: PolicyOrigin = { by: "webhook", policy: "p" };
  /** Nobody can tell what the policy makes of the tolerations, or of the selection, at that stage. */
  const open = (what: string, at: "template" | "pod" = "pod"): AdmissionObjects => {
    const changePod: PodChanger = (_, stage, spec, tolerations) => ({
      spec,
      tolerations,
      applied: [],
      open: {
        tolerations: stage === at && what.includes("tolerations") ? [policy] : [],
        selection: stage === at && what.includes("selection") ? [policy] : [],
      },
    });
    return { ...NO_OBJECTS, changePod };
  };
  const judge = (asked: Workload, of: NodePool, objects: AdmissionObjects) =>
    told(firstFit(asked, inventory([of]), objects));
  const [MAY_TOLERATE, MAY_SELECT] = ["policy-may-tolerate", "policy-may-select"];

  it.each<readonly [string, Workload, NodePool, string, readonly string[]]>([
    ["that takes it", asking("a"), plain, "nothing", ["fits"]],
    ["without taints", asking("a"), plain, "tolerations", ["fits"]],
    ["that takes it", asking("a"), plain, "selection", ["unknown", MAY_SELECT]],
    [
      "whose taint it tolerates",
      workload({ tolerations: [exists("gpu")] }),
      tainted,
      "tolerations",
      ["unknown", MAY_TOLERATE],
    ],
    ["behind a taint", asking("a"), tainted, "nothing", ["blocked", "untolerated-taint"]],
    ["behind a taint", asking("a"), tainted, "selection", ["blocked", "untolerated-taint"]],
    ["behind a taint", asking("a"), tainted, "tolerations", ["unknown", "untolerated-taint", MAY_TOLERATE]],
    ["of another label", asking("b"), plain, "nothing", ["blocked", "selector-mismatch"]],
    ["of another label", asking("b"), plain, "tolerations", ["blocked", "selector-mismatch"]],
    ["of another label", asking("b"), plain, "selection", ["unknown", "selector-mismatch", MAY_SELECT]],
    [
      "of another label, with a taint",
      asking("b"),
      tainted,
      "tolerations",
      ["blocked", "untolerated-taint", "selector-mismatch"],
    ],
    [
      "of another label, with a taint",
      asking("b"),
      tainted,
      "selection",
      ["blocked", "untolerated-taint", "selector-mismatch"],
    ],
    [
      "of another label, with a taint",
      asking("b"),
      tainted,
      "tolerations and selection",
      ["unknown", "untolerated-taint", "selector-mismatch", MAY_TOLERATE, MAY_SELECT],
    ],
  ])("%s: %j", (_, asked, of, what, expected) => {
    expect(judge(asked, of, open(what))).toEqual(expected);
  });

  it("of a DaemonSet is judged by what may change the template", () => {
    const daemon = workload({}, "DaemonSet");
    expect(judge(daemon, tainted, open("tolerations"))).toEqual(["blocked", "untolerated-taint"]);
    expect(judge(daemon, tainted, open("tolerations", "template"))[0]).toBe("unknown");
    expect(judge(asking("a"), tainted, open("tolerations", "template"))).toEqual(["blocked", "untolerated-taint"]);
  });

  it.each([
    ["nothing", "gives"],
    ["tolerations", "open"],
    ["selection", "open"],
    ["tolerations and selection", "open"],
  ])("is what its queue gives it only where no policy opens the template: %s", (what, kind) => {
    const place = plain.place;
    const queues: Queues = {
      local: [{ isSure: true, object: { name: "q", place, namespace: "default", clusterQueue: "cq" } }],
      cluster: [
        { isSure: true, object: { name: "cq", place, groups: [], namespaceLabels: words({}), hasChecks: false } },
      ],
      flavors: [],
    };
    const queued = { ...workload(), labels: words({ "kueue.x-k8s.io/queue-name": "q" }) };
    const fit = fitWorkload(queued, inventory([plain]), { ...open(what, "template"), queues });
    expect(fit.queue?.kind).toBe(kind);
  });

  it("that is scaled to zero takes nobody, whatever changes", () => {
    const empty = pool({ taints: ["gpu:NoSchedule"], scale: { max: 0 } });
    expect(judge(workload(), empty, open("tolerations"))).toEqual([
      "blocked",
      "untolerated-taint",
      MAY_TOLERATE,
      "no-nodes",
    ]);
  });
});

describe("a policy that changes a pod", () => {
  const applied = { by: "Kyverno", policy: "p", place: plain.place, lost: [], selected: ["pool=b"] } as const;
  /** At that stage the pod asks for the RuntimeClass, which then selects pool=b and tolerates the taint gpu. */
  const changing = (at: string): AdmissionObjects => ({
    namespaces: new Map(),
    runtimeClasses: new Map([
      ["r", { name: "r", nodeSelector: words({ pool: "b" }), tolerations: [exists("gpu")], overhead: words({}) }],
    ]),
    changePod: (_, stage, spec, tolerations) => ({
      spec: stage === at ? { ...spec, runtimeClassName: "r" } : spec,
      tolerations,
      applied: stage === at ? [applied] : [],
      open: { tolerations: [], selection: [] },
    }),
  });
  const other = pool({ labels: words({ pool: "b" }), taints: ["gpu:NoSchedule"] });
  const facts = (asked: Workload, at: string) => {
    const fit = fitWorkload(asked, inventory([plain, other]), changing(at));
    return [...fit.pools.map(({ verdict }) => verdict), Object.values(fit.nodeSelector).join(), fit.policies?.length];
  };

  it.each([
    ["never", "Deployment", ["fits", "blocked", "", undefined]],
    ["template", "Deployment", ["blocked", "fits", "b", 1]],
    ["pod", "Deployment", ["blocked", "fits", "b", 1]],
    // Its controller judges nodes by the template, and sees nothing of what admission adds: the pod is made, and waits.
    ["template", "DaemonSet", ["blocked", "blocked", "b", 1]],
    ["pod", "DaemonSet", ["blocked", "blocked", "b", 1]],
  ])("at the stage %s of a %s is followed by the plugins of the API server: %j", (at, kind, expected) => {
    expect(facts(workload({}, kind), at)).toEqual(expected);
  });

  it.each([
    ["Deployment", "pod", "blocked"],
    ["DaemonSet", "pod", "blocked"],
    ["DaemonSet", "template", "blocked"],
  ])("that selects another pool closes this one to a %s, at the stage %s: %s", (kind, at, verdict) => {
    const changePod: PodChanger = (_, stage, spec, tolerations) => ({
      spec: stage === at ? { ...spec, nodeSelector: words({ pool: "b" }) } : spec,
      tolerations,
      applied: [],
      open: { tolerations: [], selection: [] },
    });
    expect(firstFit(workload({}, kind), inventory([plain]), { ...NO_OBJECTS, changePod }).verdict).toBe(verdict);
  });

  it("does not come to a pod that admission has refused", () => {
    const refused = workload({ runtimeClassName: "r", nodeSelector: words({ pool: "a" }) });
    expect(facts(refused, "pod")).toEqual(["fits", "blocked", "a", undefined]);
  });
});

describe("a pool, for a pod whose namespace may add something", () => {
  const adding = (defaults: Partial<NamespaceDefaults>): AdmissionObjects => {
    const absent = { nodeSelector: undefined, defaultTolerations: undefined, tolerationsWhitelist: undefined };
    return { ...NO_OBJECTS, namespaces: new Map([["default", { name: "default", ...absent, ...defaults }]]) };
  };
  const cluster = { admission: { podNodeSelector: "unknown", podTolerationRestriction: "unknown" } } as const;
  const judge = (asked: Workload, of: NodePool, defaults: Partial<NamespaceDefaults>) =>
    firstFit(asked, inventory([of], cluster), adding(defaults));
  const selecting = { nodeSelector: "tier=x" };
  const tolerating = { defaultTolerations: [exists("gpu")] };
  const tiered = (tier: string, fields: Parameters<typeof pool>[0] = {}) =>
    pool({ labels: words({ pool: "a", tier }), ...fields });
  const preferring = pool({ taints: ["gpu:PreferNoSchedule"] });
  const other = pool({ taints: ["other:PreferNoSchedule"] });

  it.each<readonly [string, Workload, NodePool, Partial<NamespaceDefaults>, readonly string[]]>([
    ["that has the label", workload(), tiered("x"), selecting, ["fits"]],
    ["that has another label", workload(), tiered("y"), selecting, ["unknown", "namespace-may-select"]],
    [
      "that may have the label",
      workload(),
      pool({ openLabels: ["tier"] }),
      selecting,
      ["unknown", "namespace-may-select"],
    ],
    ["that the pod does not select anyway", asking("b"), tiered("y"), selecting, ["blocked", "selector-mismatch"]],
    [
      "with another label and a taint",
      workload(),
      tiered("y", { taints: ["gpu:NoSchedule"] }),
      selecting,
      ["blocked", "untolerated-taint", "namespace-may-select"],
    ],
    [
      "behind a taint that it may tolerate",
      workload(),
      tainted,
      tolerating,
      ["unknown", "untolerated-taint", "namespace-may-tolerate"],
    ],
    [
      "behind another taint",
      workload(),
      pool({ taints: ["other:NoSchedule"] }),
      tolerating,
      ["blocked", "untolerated-taint"],
    ],
    [
      "behind a preference that it may tolerate",
      workload(),
      preferring,
      tolerating,
      ["unknown", "avoided-taint", "namespace-may-tolerate"],
    ],
    ["behind another preference", workload(), other, tolerating, ["avoided", "avoided-taint"]],
    ["behind no taint", workload(), plain, tolerating, ["fits"]],
    [
      "behind a taint that the pod tolerates",
      workload({ tolerations: [exists("gpu")] }),
      tainted,
      tolerating,
      ["fits"],
    ],
    [
      "for a DaemonSet, whose controller does not see the namespace's tolerations",
      workload({}, "DaemonSet"),
      tainted,
      tolerating,
      ["blocked", "untolerated-taint"],
    ],
    [
      "that has another label, for a DaemonSet",
      workload({}, "DaemonSet"),
      tiered("y"),
      selecting,
      ["unknown", "namespace-may-select"],
    ],
  ])("%s", (_, asked, of, defaults, expected) => {
    expect(told(judge(asked, of, defaults))).toEqual(expected);
  });

  it("with cordoned nodes of another label stays closed, and says both", () => {
    const cordoned = pool({ labelsClosed: true, nodes: [node("n", { tier: "y" }, true)] });
    const fit = judge(workload(), cordoned, selecting);
    expect([...told(fit), fit.selector]).toEqual(["blocked", "cordoned", "namespace-may-select", "unknown"]);
  });

  it.each([
    ["behind a taint that evicts and that it may tolerate", ["gpu:NoExecute"], null],
    ["behind another one as well", ["gpu:NoExecute", "other:NoExecute"], null],
  ])("%s", (_, taints, seconds) => {
    expect(judge(workload(), pool({ taints }), tolerating).evictedAfterSeconds).toBe(seconds);
  });
});

describe("a pool, while nobody knows whether Gt and Lt are in force", () => {
  const gt = { key: "sla", operator: "Gt", value: "1" };

  it.each([
    ["Deployment", "sla=2", ["unknown", "comparison-operator-unknown"]],
    ["DaemonSet", "sla=2", ["unknown", "comparison-operator-unknown"]],
    ["Deployment", "sla=1", ["blocked", "untolerated-taint"]],
    ["DaemonSet", "sla=1", ["blocked", "untolerated-taint"]],
  ])("for a %s behind taint %s", (kind, spec, expected) => {
    const fit = firstFit(
      workload({ tolerations: [gt] }, kind),
      inventory([pool({ taints: [`${spec}:NoSchedule`] })], { comparisonOperators: "unknown" }),
    );
    expect(told(fit)).toEqual(expected);
  });
});

describe("a pool, for a DaemonSet", () => {
  const daemon = (fields: Parameters<typeof workload>[0] = {}) => workload(fields, "DaemonSet");
  const zone = required([expression(ZONE, "In", "a")]);
  const missing = { runtimeClassName: "r" };
  const classes = (nodeSelector: Record<string, string>): AdmissionObjects => ({
    ...NO_OBJECTS,
    runtimeClasses: new Map([
      ["r", { name: "r", nodeSelector: words(nodeSelector), tolerations: [exists("gpu")], overhead: words({}) }],
    ]),
  });

  it.each<readonly [string, Workload, NodePool, AdmissionObjects, readonly string[]]>([
    ["that it prefers to leave", daemon(), pool({ taints: ["a:PreferNoSchedule"] }), NO_OBJECTS, ["fits"]],
    ["whose zone nobody knows", daemon(zone), plain, NO_OBJECTS, ["unknown", "selector-unknown"]],
    [
      "of another label and behind a taint",
      daemon({ nodeSelector: words({ pool: "b" }) }),
      tainted,
      NO_OBJECTS,
      ["blocked", "untolerated-taint", "selector-mismatch"],
    ],
    [
      "with a RuntimeClass that nobody declares",
      daemon(missing),
      plain,
      NO_OBJECTS,
      ["unknown", "runtime-class-missing"],
    ],
    [
      "that its RuntimeClass then refuses",
      daemon(missing),
      plain,
      classes({ pool: "b" }),
      ["blocked", "selector-mismatch"],
    ],
    ["that its RuntimeClass takes", daemon(missing), plain, classes({ pool: "a" }), ["fits"]],
    [
      "whose taint only its RuntimeClass tolerates",
      daemon(missing),
      tainted,
      classes({ pool: "a" }),
      ["blocked", "daemonset-ignores-admission"],
    ],
    [
      "whose zone nobody knows, and which its RuntimeClass then refuses",
      daemon({ ...missing, ...zone }),
      plain,
      classes({ pool: "b" }),
      ["unknown", "selector-unknown"],
    ],
  ])("%s", (_, asked, of, objects, expected) => {
    expect(told(firstFit(asked, inventory([of]), objects))).toEqual(expected);
  });
});

describe("a Node, for a pod that names another", () => {
  const nodes = [node("n1", { zone: "a" }), node("n2", { zone: "b" }), node("n3", { zone: "a" }, true)];
  const snapshot = pool({ labelsClosed: true, nodes });

  it.each<readonly [string, Parameters<typeof workload>[0], readonly string[]]>([
    ["no name", {}, ["fits"]],
    ["that it selects", { nodeName: "n2", nodeSelector: words({ zone: "b" }) }, ["fits", "scheduler-bypassed"]],
    [
      "that it does not select",
      { nodeName: "n2", nodeSelector: words({ zone: "a" }) },
      ["blocked", "other-node-name", "scheduler-bypassed"],
    ],
    [
      "where no node has its label",
      { nodeName: "n2", nodeSelector: words({ zone: "c" }) },
      ["blocked", "selector-mismatch", "scheduler-bypassed"],
    ],
    ["that is not there", { nodeName: "n9" }, ["blocked", "other-node-name"]],
    [
      "that is not there, where no node has its label",
      { nodeName: "n9", nodeSelector: words({ zone: "c" }) },
      ["blocked", "selector-mismatch", "other-node-name"],
    ],
    ["that is cordoned", { nodeName: "n3" }, ["fits", "scheduler-bypassed"]],
  ])("%s", (_, spec, expected) => {
    expect(told(firstFit(workload(spec), inventory([snapshot])))).toEqual(expected);
  });

  it("and says that all are cordoned, where they are", () => {
    const closed = pool({ labelsClosed: true, nodes: nodes.map((one) => ({ ...one, unschedulable: true })) });
    const fit = firstFit(workload({ nodeSelector: words({ zone: "c" }) }), inventory([closed]));
    expect([...told(fit), fit.cordoned]).toEqual(["blocked", "selector-mismatch", "cordoned", true]);
    const one = firstFit(workload({ nodeSelector: words({ zone: "c" }) }), inventory([snapshot]));
    expect([...told(one), one.cordoned]).toEqual(["blocked", "selector-mismatch", false]);
  });
});
