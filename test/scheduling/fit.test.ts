import { describe, expect, it } from "vitest";
import type { AdmissionObjects, NamespaceDefaults, RuntimeClass } from "../../src/model/cluster.js";
import type { NodePool } from "../../src/model/pool.js";
import { fitWorkload } from "../../src/scheduling/fit-workload.js";
import { describeReason } from "../../src/scheduling/reasons.js";
import { words } from "../words.js";
import {
  exists,
  expression,
  firstFit,
  inventory,
  NO_OBJECTS,
  node,
  onlyPool,
  pool,
  required,
  workload,
} from "./build.js";

const tainted = pool({ taints: ["nvidia.com/gpu=present:NoSchedule"], labels: words({ pool: "gpu" }) });

function withRuntimeClass(runtimeClass: Partial<RuntimeClass>): AdmissionObjects {
  const declared = { name: "gvisor", nodeSelector: words({}), tolerations: [], overhead: words({}), ...runtimeClass };
  return { ...NO_OBJECTS, runtimeClasses: new Map([["gvisor", declared]]) };
}

function withNamespace(defaults: Partial<NamespaceDefaults>): AdmissionObjects {
  const declared = {
    name: "default",
    nodeSelector: undefined,
    defaultTolerations: undefined,
    tolerationsWhitelist: undefined,
    ...defaults,
  };
  return { ...NO_OBJECTS, namespaces: new Map([["default", declared]]) };
}

describe("the verdict", () => {
  it.each<[string, readonly string[], string]>([
    ["no taint", [], "fits"],
    ["a preference", ["a:PreferNoSchedule"], "avoided"],
    ["a hard taint", ["a:NoSchedule"], "blocked"],
    ["both", ["a:PreferNoSchedule", "a:NoExecute"], "blocked"],
    ["no effect at all", ["a:noSchedule"], "fits"],
  ])("%s", (_, taints, verdict) => {
    expect(firstFit(workload(), inventory([pool({ taints })])).verdict).toBe(verdict);
  });

  it("lists every untolerated taint in the pool's order, and who tolerates the others", () => {
    const taints = ["b:NoSchedule", "c:PreferNoSchedule", "a=1:NoExecute", "d:noSchedule"];
    const fit = firstFit(workload({ tolerations: [exists("a")] }), inventory([pool({ taints })]));
    expect(fit.untolerated.map(({ key }) => key)).toEqual(["b", "d"]);
    expect(fit.avoided.map(({ key }) => key)).toEqual(["c"]);
    expect(fit.tolerated.map(({ taint, toleration }) => [taint.key, toleration.origin])).toEqual([
      ["a", { by: "manifest", index: 0 }],
    ]);
  });

  it("never judges startup taints", () => {
    const [startup] = pool({ taints: ["node.cilium.io/agent-not-ready:NoExecute"] }).taints;
    const starting = pool({ startupTaints: startup === undefined ? [] : [startup] });
    expect(starting.startupTaints).toHaveLength(1);
    expect(firstFit(workload(), inventory([starting]))).toMatchObject({ verdict: "fits", evictedAfterSeconds: null });
  });

  it("is unknown while the gate of Gt is, and only then", () => {
    const slow = { key: "sla", operator: "Gt", value: "1" };
    const verdicts = (["on", "off", "unknown"] as const).map(
      (comparisonOperators) =>
        firstFit(
          workload({ tolerations: [slow] }),
          inventory([pool({ taints: ["sla=2:NoSchedule"] })], { comparisonOperators }),
        ).verdict,
    );
    expect(verdicts).toEqual(["fits", "blocked", "unknown"]);
  });

  it("stays blocked by one certain taint beside an open one", () => {
    const taints = ["sla=2:NoSchedule", "gpu:NoSchedule"];
    const slow = { key: "sla", operator: "Gt", value: "1" };
    const fit = firstFit(
      workload({ tolerations: [slow] }),
      inventory([pool({ taints })], { comparisonOperators: "unknown" }),
    );
    expect(fit.verdict).toBe("blocked");
    expect(fit.untolerated.map(({ key }) => key)).toEqual(["gpu"]);
  });

  it("is unknown for a named node of a pool whose nodes are not known", () => {
    const fit = firstFit(workload({ nodeName: "n1" }), inventory([pool()]));
    expect(fit).toMatchObject({ verdict: "unknown", selector: "match" });
    expect(fit.reasons).toEqual([{ kind: "node-name-unknown", nodeName: "n1" }]);
  });

  it("tells that a named node bypasses the scheduler", () => {
    const snapshot = pool({ nodes: [node("n1")], labelsClosed: true, taints: ["a:NoSchedule"] });
    const fit = firstFit(workload({ nodeName: "n1" }), inventory([snapshot]));
    expect(fit.verdict).toBe("fits");
    expect(fit.reasons.map(({ kind }) => kind)).toEqual(["scheduler-bypassed"]);
    expect(fit.untolerated.map(({ key }) => key)).toEqual(["a"]);
  });

  it.each([
    ["NoExecute", "blocked", ["untolerated-taint", "scheduler-bypassed"]],
    ["NoSchedule", "fits", ["scheduler-bypassed"]],
    ["PreferNoSchedule", "avoided", ["avoided-taint", "scheduler-bypassed"]],
  ])("is for a named node what %s says to its kubelet", (effect, verdict, reasons) => {
    const snapshot = pool({ nodes: [node("n1")], labelsClosed: true, taints: [`a:${effect}`] });
    const fit = firstFit(workload({ nodeName: "n1" }), inventory([snapshot]));
    expect([fit.verdict, ...fit.reasons.map(({ kind }) => kind)]).toEqual([verdict, ...reasons]);
  });

  it.each([
    ["a NoSchedule taint", {}, { taints: ["a:NoSchedule"] }],
    ["a NoExecute taint", {}, { taints: ["a:NoExecute"] }],
    ["another label", { nodeSelector: words({ pool: "b" }) }, { labels: words({ pool: "a" }) }],
  ])("is unknown for a named node where the names are not known and the pool has %s", (_, spec, of) => {
    const fit = firstFit(workload({ nodeName: "n1", ...spec }), inventory([pool(of)]));
    expect(fit.verdict).toBe("unknown");
    expect(fit.reasons.map(({ kind }) => kind)).toContain("node-name-unknown");
  });

  const prefer = (operator: string, ...values: string[]) => ({
    nodeAffinity: {
      required: undefined,
      preferred: [
        { weight: 5, preference: { matchExpressions: [{ key: "pool", operator, values }], matchFields: [] } },
      ],
    },
  });

  it.each([
    ["In", ["spot*"], "values[0]"],
    ["In", ["ok", "a b"], "values[1]"],
    ["NotIn", ["a/b"], "values[0]"],
    ["In", ["a".repeat(64)], "values[0]"],
    ["Gt", ["abc"], "values[0]"],
    ["Lt", ["-1"], "values[0]"],
  ])("is unknown where the scheduler cannot score by %s %j", (operator, values, field) => {
    const pools = [pool(), pool({ name: "closed", taints: ["a:NoSchedule"] })];
    const fit = fitWorkload(workload(prefer(operator, ...values)), inventory(pools), NO_OBJECTS);
    expect(fit.pools.map(({ verdict }) => verdict)).toEqual(["unknown", "blocked"]);
    const [reason] = fit.pools[0]?.reasons ?? [];
    expect(reason?.kind === "preference-unreadable" && reason.field.endsWith(field)).toBe(true);
    expect([fit.valid, fit.scoringErrors.length]).toEqual([true, 1]);
  });

  it.each<readonly [string, Parameters<typeof workload>[0], readonly NodePool[], string]>([
    ["a value that a label can have", prefer("In", "spot"), [pool()], "Job"],
    ["a number", prefer("Gt", "7"), [pool()], "Job"],
    ["a pod of a DaemonSet", prefer("In", "a b"), [pool()], "DaemonSet"],
    ["one node", prefer("In", "a b"), [pool({ scale: { max: 1 } })], "Job"],
    [
      "a host name",
      { ...prefer("In", "a b"), nodeSelector: words({ "kubernetes.io/hostname": "n1" }) },
      [pool()],
      "Job",
    ],
    ["a node's name", { ...prefer("In", "a b"), nodeName: "n1" }, [pool()], "Job"],
  ])("is left alone by a preference of %s", (_, spec, pools, kind) => {
    const fit = fitWorkload(workload(spec, kind), inventory(pools), NO_OBJECTS);
    expect(fit.scoringErrors).toEqual([]);
  });

  const spread = (topologyKey: string, whenUnsatisfiable = "DoNotSchedule") => ({
    topologySpreadConstraints: [
      {
        maxSkew: 1,
        topologyKey,
        whenUnsatisfiable,
        nodeAffinityPolicy: undefined,
        nodeTaintsPolicy: undefined,
        matchLabels: undefined,
        hasSelector: true,
      },
    ],
  });
  const near = (topologyKey: string, effect: "attract" | "repel", isRequired = true) => ({
    podAffinityTerms: [{ effect, isRequired, topologyKey, path: [] }],
  });

  it.each<readonly [string, Parameters<typeof workload>[0], readonly string[]]>([
    ["a hard spread", spread("rack"), ["fits", "blocked"]],
    ["a soft spread", spread("rack", "ScheduleAnyway"), ["fits", "fits"]],
    ["a spread over zones", spread("topology.kubernetes.io/zone"), ["fits", "fits"]],
    ["a spread over what looks like the zone", spread("kubernetes.io/zone"), ["blocked", "blocked"]],
    ["an affinity", near("rack", "attract"), ["fits", "blocked"]],
    ["a preferred affinity", near("rack", "attract", false), ["fits", "fits"]],
    ["an anti-affinity", near("rack", "repel"), ["fits", "fits"]],
    ["a spread of a pod that names its node", { ...spread("rack"), nodeName: "n1" }, ["unknown", "unknown"]],
  ])("counts a topology label that a pool lacks: %s", (_, spec, verdicts) => {
    const pools = [pool({ labels: words({ rack: "a" }) }), pool({ name: "other" })];
    const fit = fitWorkload(workload(spec), inventory(pools), NO_OBJECTS);
    expect(fit.pools.map(({ verdict }) => verdict)).toEqual(verdicts);
  });

  it("is given for an invalid pod too", () => {
    const fit = fitWorkload(
      workload({ tolerations: [{ key: "a", operator: "exists" }] }),
      inventory([pool()]),
      NO_OBJECTS,
    );
    expect(fit.valid).toBe(false);
    expect(fit.fieldErrors.map(({ path }) => path)).toEqual([
      ["spec", "template", "spec", "tolerations", 0, "operator"],
    ]);
    expect(onlyPool(fit).verdict).toBe("fits");
  });

  it("is given for an object that cannot be decoded", () => {
    const broken = { ...workload(), decodeErrors: [{ path: ["spec"], expected: "map", found: "list" }] };
    expect(fitWorkload(broken, inventory([pool()]), NO_OBJECTS)).toMatchObject({ valid: false, fieldErrors: [] });
  });
});

describe("a RuntimeClass", () => {
  const asking = workload({ runtimeClassName: "gvisor", nodeSelector: words({ pool: "gpu" }) });

  it("adds its tolerations and node selector, and says so", () => {
    const objects = withRuntimeClass({ tolerations: [exists("nvidia.com/gpu")], nodeSelector: words({ tier: "a" }) });
    const fit = fitWorkload(asking, inventory([tainted]), objects);
    expect(fit.nodeSelector).toEqual({ pool: "gpu", tier: "a" });
    expect(fit.tolerations.at(-1)?.origin).toEqual({ by: "RuntimeClass", name: "gvisor" });
    expect(onlyPool(fit)).toMatchObject({ untolerated: [], selector: "mismatch", verdict: "blocked" });
  });

  it("that is missing leaves taints and fits open, not a selector", () => {
    expect(firstFit(asking, inventory([tainted]))).toMatchObject({ verdict: "unknown", evictedAfterSeconds: null });
    expect(firstFit(asking, inventory([pool({ labels: words({ pool: "gpu" }) })])).verdict).toBe("unknown");
    expect(firstFit(asking, inventory([pool({ labels: words({ pool: "spot" }) })])).verdict).toBe("blocked");
    expect(firstFit(asking, inventory([tainted])).reasons.at(-1)).toEqual({
      kind: "runtime-class-missing",
      name: "gvisor",
    });
  });

  it("that is missing may tolerate cordon and NoExecute", () => {
    const cordoned = pool({ nodes: [node("n1", { pool: "gpu" }, true)], labelsClosed: true, taints: ["a:NoExecute"] });
    expect(firstFit(asking, inventory([cordoned]))).toMatchObject({ verdict: "unknown", evictedAfterSeconds: null });
  });

  it("means nothing while the plugin is off", () => {
    expect(firstFit(asking, inventory([tainted], { admission: { runtimeClass: false } })).verdict).toBe("blocked");
  });

  it("that disagrees refuses the pod and changes nothing", () => {
    const objects = withRuntimeClass({ tolerations: [exists("nvidia.com/gpu")], nodeSelector: words({ pool: "cpu" }) });
    const fit = fitWorkload(asking, inventory([tainted]), objects);
    expect(fit.admissionError).toBe(
      "conflict: runtimeClass.scheduling.nodeSelector[pool] = cpu; pod.spec.nodeSelector[pool] = gpu",
    );
    expect(fit.nodeSelector).toEqual({ pool: "gpu" });
    expect(onlyPool(fit).verdict).toBe("blocked");
  });
});

describe("a DaemonSet", () => {
  it("is judged by its controller, which does not see what admission adds", () => {
    const objects = withRuntimeClass({ tolerations: [exists("nvidia.com/gpu")] });
    const fit = firstFit(workload({ runtimeClassName: "gvisor" }, "DaemonSet"), inventory([tainted]), objects);
    expect(fit).toMatchObject({ verdict: "blocked", untolerated: [] });
    expect(fit.reasons).toEqual([
      { kind: "daemonset-ignores-admission", taint: tainted.taints[0], addedBy: "RuntimeClass" },
    ]);
  });

  it("waits on a node for which it is made, and which its RuntimeClass does not select", () => {
    const objects = withRuntimeClass({ nodeSelector: words({ pool: "gpu" }) });
    const fit = firstFit(workload({ runtimeClassName: "gvisor" }, "DaemonSet"), inventory([pool()]), objects);
    expect(fit).toMatchObject({ verdict: "blocked", selector: "mismatch" });
    expect(fit.reasons.map(({ kind }) => kind)).toEqual(["selector-mismatch"]);
  });

  it("minds neither cordon nor preferences", () => {
    const cordoned = pool({ nodes: [node("n1", {}, true)], labelsClosed: true, taints: ["a:PreferNoSchedule"] });
    const fit = firstFit(workload({}, "DaemonSet"), inventory([cordoned]));
    expect(fit).toMatchObject({ verdict: "fits", cordoned: false });
    expect(fit.avoided.map(({ key }) => key)).toEqual(["a"]);
  });

  it("is blocked for certain where its RuntimeClass is missing, for its controller cannot know it either", () => {
    const daemon = workload({ runtimeClassName: "gvisor" }, "DaemonSet");
    expect(firstFit(daemon, inventory([tainted])).verdict).toBe("blocked");
    expect(firstFit(daemon, inventory([pool()])).verdict).toBe("unknown");
  });

  it("is not made where the template's affinity is open or refuses", () => {
    const zone = required([expression("topology.kubernetes.io/zone", "In", "a")]);
    expect(firstFit(workload(zone, "DaemonSet"), inventory([pool()])).verdict).toBe("unknown");
    expect(firstFit(workload({ nodeSelector: words({ a: "b" }) }, "DaemonSet"), inventory([pool()])).verdict).toBe(
      "blocked",
    );
  });
});

describe("admission", () => {
  const container = {
    name: "c",
    image: "i",
    requests: words({}),
    limits: words({ "nvidia.com/gpu": "1" }),
    restartPolicy: undefined,
  };

  it("tolerates extended resources only where the plugin is on", () => {
    const asking = workload({ containers: [container] });
    expect(firstFit(asking, inventory([tainted])).verdict).toBe("blocked");
    const fit = firstFit(asking, inventory([tainted], { admission: { extendedResourceToleration: true } }));
    expect(fit.verdict).toBe("fits");
    expect(fit.tolerated[0]?.toleration.origin).toEqual({
      by: "ExtendedResourceToleration",
      resource: "nvidia.com/gpu",
    });
  });

  it("merges a namespace's node selector, and refuses one that disagrees", () => {
    const on = inventory([tainted], { admission: { podNodeSelector: true } });
    const objects = withNamespace({ nodeSelector: "pool=gpu" });
    expect(fitWorkload(workload(), on, objects).nodeSelector).toEqual({ pool: "gpu" });
    const refused = fitWorkload(workload({ nodeSelector: words({ pool: "cpu" }) }), on, objects);
    expect(refused.nodeSelector).toEqual({ pool: "cpu" });
    expect(refused.admissionError).toBe("pod node label selector conflicts with its namespace node label selector");
    expect(fitWorkload(workload(), inventory([tainted]), objects).nodeSelector).toEqual({});
  });

  it("a namespace that may select adds no toleration: what evicts the pod still does", () => {
    const unknown = { podNodeSelector: "unknown", podTolerationRestriction: "unknown" } as const;
    const evicting = inventory([pool({ taints: ["a:NoExecute"] })], { admission: unknown });
    const timed = (defaults: Partial<NamespaceDefaults>) =>
      fitWorkload(workload(), evicting, withNamespace(defaults)).pools.map((one) => one.evictedAfterSeconds);
    expect(timed({ nodeSelector: "pool=gpu" })).toEqual([0]);
    expect(timed({ defaultTolerations: [exists("a")] })).toEqual([null]);
  });

  it("merges a namespace's tolerations between its neighbours, in the API server's order", () => {
    const on = inventory([tainted], {
      admission: { podTolerationRestriction: true, extendedResourceToleration: true },
    });
    const objects = withNamespace({ defaultTolerations: [exists("nvidia.com/gpu")] });
    const fit = fitWorkload(workload({ containers: [container], tolerations: [exists("a")] }), on, objects);
    expect(fit.tolerations.map(({ origin }) => origin.by)).toEqual([
      "manifest",
      "DefaultTolerationSeconds",
      "DefaultTolerationSeconds",
      "PodTolerationRestriction",
      "ExtendedResourceToleration",
    ]);
  });

  it("refuses tolerations outside a namespace's whitelist", () => {
    const on = inventory([tainted], { admission: { podTolerationRestriction: true } });
    const objects = withNamespace({ tolerationsWhitelist: [exists("a")] });
    expect(fitWorkload(workload(), on, objects).admissionError).toContain("conflict with its namespace whitelist");
  });
});

describe("describeReason", () => {
  const worded = (...args: Parameters<typeof firstFit>): string[] => firstFit(...args).reasons.map(describeReason);

  it("words taints and labels", () => {
    const asking = workload({ nodeSelector: words({ pool: "cpu", tier: "a" }) });
    expect(worded(asking, inventory([tainted]))).toEqual([
      "untolerated taint nvidia.com/gpu=present:NoSchedule",
      'label "pool" is "gpu", the pod asks for "cpu"',
      'label "tier" is missing, the pod asks for "a"',
    ]);
  });

  it("words what stays open", () => {
    const zone = required([expression("topology.kubernetes.io/zone", "In", "a", "b")]);
    expect(worded(workload(zone), inventory([pool({ taints: ["a:PreferNoSchedule"] })]))).toEqual([
      "the pod asks for topology.kubernetes.io/zone in (a,b), and the pool does not declare label " +
        '"topology.kubernetes.io/zone"',
      "untolerated taint a:PreferNoSchedule, which the scheduler only tries to respect",
    ]);
  });

  it.each<[string, readonly string[], string]>([
    ["NotIn", ["x"], 'any value but "x"'],
    ["NotIn", ["x", "y"], 'none of "x", "y"'],
    ["DoesNotExist", [], "nodes without it"],
    ["Gt", ["9"], "a number greater than 9"],
    ["Lt", ["9"], "a number less than 9"],
    ["In", ["y", "z"], 'one of "y", "z"'],
  ])("words %s %j", (operator, values, wanted) => {
    const asking = workload(required([expression("pool", operator, ...values)]));
    const [label] = values.includes("x") || values.length === 0 ? ["x"] : ["none"];
    const given = pool({ labels: words({ pool: label ?? "" }) });
    expect(worded(asking, inventory([given]))).toEqual([`label "pool" is "${label}", the pod asks for ${wanted}`]);
  });
});
