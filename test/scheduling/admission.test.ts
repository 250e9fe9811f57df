import { describe, expect, it } from "vitest";
import type { AdmissionObjects, ClusterSettings, NamespaceDefaults, RuntimeClass } from "../../src/model/cluster.js";
import { type Container, EMPTY_POD_SPEC, type PodSpec } from "../../src/model/pod.js";
import type { PodToleration, Toleration } from "../../src/model/taint.js";
import { admitPod } from "../../src/scheduling/admission/admit.js";
import { withDefaultTolerationSeconds } from "../../src/scheduling/admission/default-toleration-seconds.js";
import {
  isExtendedResource,
  withExtendedResourceTolerations,
} from "../../src/scheduling/admission/extended-resource-toleration.js";
import { mergeNamespaceNodeSelector } from "../../src/scheduling/admission/pod-node-selector.js";
import { restrictTolerations } from "../../src/scheduling/admission/pod-toleration-restriction.js";
import { mergeRuntimeClass } from "../../src/scheduling/admission/runtime-class.js";
import { words } from "../words.js";
import { exists, inventory, NO_OBJECTS } from "./build.js";

const written = (...tolerations: Toleration[]) =>
  tolerations.map((toleration, index): PodToleration => ({ ...toleration, origin: { by: "manifest", index } }));
/** A container with `cpu=1` as a request, or `cpu<1` as a limit. */
function container(...asked: string[]): Container {
  const given = (sign: string) =>
    words(Object.fromEntries(asked.filter((text) => text.includes(sign)).map((text) => text.split(sign))));
  return { name: "a", image: "a", requests: given("="), limits: given("<"), restartPolicy: undefined };
}

describe("a namespace's node selector", () => {
  const merged = (selector: string) => mergeNamespaceNodeSelector(words({ pool: "a" }), selector);

  it.each(["disk", "disk=ssd=fast", "-disk=ssd", "disk=-ssd", "=ssd"])("is refused as malformed: %s", (text) => {
    expect(merged(text)).toEqual({ problem: `invalid selector: "${text}"` });
  });

  it.each<readonly [string, string, object]>([
    ["is added", "disk=ssd", { disk: "ssd", pool: "a" }],
    ["that says the same is fine", "pool=a", { pool: "a" }],
    ["may be empty", "", { pool: "a" }],
  ])("%s", (_, selector, nodeSelector) => {
    expect(merged(selector)).toEqual({ value: nodeSelector });
  });

  it("refuses the pod for another value", () => {
    const problem = "pod node label selector conflicts with its namespace node label selector";
    expect(merged("pool=b")).toEqual({ problem });
  });

  it("is read with spaces around its parts", () => {
    expect(merged(" disk = ssd , zone=b")).toEqual({
      value: words({ disk: "ssd", zone: "b", pool: "a" }),
    });
  });
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

it("an extended resource is tolerated once, in the order of the names, also where a limit or an init container asks", () => {
  const spec = {
    ...EMPTY_POD_SPEC,
    containers: [container("c.io/c=1", "cpu=1", "a.io/a<1"), container("c.io/c<1")],
    initContainers: [container("b.io/b=0")],
  };
  expect(withExtendedResourceTolerations(spec, []).map(({ key, origin }) => [key, origin])).toEqual(
    ["a.io/a", "b.io/b", "c.io/c"].map((resource) => [resource, { by: "ExtendedResourceToleration", resource }]),
  );
});

describe("a pod gets 300 seconds", () => {
  const NOT_READY = "node.kubernetes.io/not-ready";
  const UNREACHABLE = "node.kubernetes.io/unreachable";

  it.each<readonly [string, Toleration, readonly string[]]>([
    ["for both node failures", exists("a"), [NOT_READY, UNREACHABLE]],
    ["for the one that it does not speak of", exists(NOT_READY, "NoExecute"), [UNREACHABLE]],
    ["for the other one that it does not speak of", { key: UNREACHABLE, value: "x" }, [NOT_READY]],
    ["for both where it speaks of another effect", exists(NOT_READY, "NoSchedule"), [NOT_READY, UNREACHABLE]],
    ["for neither where it speaks of every key", { operator: "Exists", effect: "NoExecute" }, []],
    [
      "for both where it speaks of every key, but another effect",
      { operator: "Exists", effect: "NoSchedule" },
      [NOT_READY, UNREACHABLE],
    ],
  ])("%s", (_, toleration, keys) => {
    const [own, ...added] = withDefaultTolerationSeconds(written(toleration));
    expect(own).toMatchObject(toleration);
    expect(added).toEqual(
      keys.map((key) => ({
        ...exists(key, "NoExecute"),
        tolerationSeconds: 300,
        origin: { by: "DefaultTolerationSeconds" },
      })),
    );
  });
});

describe("PodTolerationRestriction", () => {
  const MEMORY = "node.kubernetes.io/memory-pressure";
  const restricted = (spec: Partial<PodSpec>, defaults?: readonly Toleration[], whitelist?: readonly Toleration[]) =>
    restrictTolerations({ ...EMPTY_POD_SPEC, ...spec }, written(exists("a"), exists("a", "NoSchedule")), {
      namespace: "n",
      defaults,
      whitelist,
    });

  it.each<readonly [string, Partial<PodSpec>, boolean]>([
    ["nothing", {}, false],
    ["cpu", { containers: [container(), container("cpu=1")] }, true],
    ["memory as a limit", { containers: [container("memory<1Gi")] }, true],
    ["cpu, in an init container", { initContainers: [container("cpu=1")] }, true],
    ["no cpu at all", { containers: [container("cpu=0", "memory=0")] }, false],
    ["a device alone", { containers: [container("a.io/b=1")] }, false],
  ])("adds memory pressure to a pod that asks for %s: %j", (_, spec, isAdded) => {
    const result = restricted(spec);
    const added = result.value?.filter(({ key }) => key === MEMORY);
    const origin = { by: "PodTolerationRestriction", namespace: "n" };
    expect(added).toEqual(isAdded ? [{ ...exists(MEMORY, "NoSchedule"), origin }] : []);
  });

  it("drops what another toleration covers only where it adds something", () => {
    const kept = (defaults?: readonly Toleration[]) => {
      const result = restricted({}, defaults);
      return result.value?.map(({ key, effect = "" }) => `${key}:${effect}`);
    };
    expect([kept(), kept([]), kept([exists("b")])]).toEqual([
      ["a:", "a:NoSchedule"],
      ["a:", "a:NoSchedule"],
      ["a:", "b:"],
    ]);
  });

  it.each([
    [undefined, true],
    [[], true],
    [[exists("a")], true],
    [[exists("b")], false],
  ])("admits a pod with the whitelist %j: %j", (whitelist, admitted) => {
    expect(restricted({}, undefined, whitelist).problem === undefined).toBe(admitted);
  });
});

describe("the scheduling of a RuntimeClass", () => {
  const own = written(exists("a"), exists("a", "NoSchedule"));
  const merged = (fields: Partial<RuntimeClass>) =>
    mergeRuntimeClass(own, words({ pool: "a" }), {
      name: "r",
      nodeSelector: words({}),
      tolerations: [],
      overhead: words({}),
      ...fields,
    });
  const covered = own.slice(0, 1);
  const added = { ...exists("b"), origin: { by: "RuntimeClass", name: "r" } };

  it.each<readonly [string, Partial<RuntimeClass>, object]>([
    ["that is absent changes nothing", {}, { tolerations: own, nodeSelector: { pool: "a" } }],
    [
      "that is empty drops what is covered",
      { hasScheduling: true },
      { tolerations: covered, nodeSelector: { pool: "a" } },
    ],
    [
      "adds a label",
      { nodeSelector: words({ x: "y" }) },
      { tolerations: covered, nodeSelector: { pool: "a", x: "y" } },
    ],
    [
      "may name a label of the pod",
      { nodeSelector: words({ pool: "a" }) },
      { tolerations: covered, nodeSelector: { pool: "a" } },
    ],
    [
      "adds a toleration",
      { tolerations: [exists("b")] },
      { tolerations: [...covered, added], nodeSelector: { pool: "a" } },
    ],
  ])("%s", (_, fields, expected) => {
    expect(merged(fields)).toEqual({ value: expected });
  });

  it("refuses a pod that asks for another value of a label", () => {
    expect(merged({ nodeSelector: words({ pool: "b" }) })).toMatchObject({ problem: expect.any(String) });
  });
});

interface Namespace {
  readonly plugin?: ClusterSettings["admission"]["podNodeSelector"];
  readonly provider?: string;
  readonly namespace?: string;
  /** What the namespace declares; absent where nobody declares it. */
  readonly declared?: Partial<NamespaceDefaults>;
  readonly clusterDefault?: string;
}

/** What a pod that asks for nothing gets. */
function admitted({ plugin = "unknown", provider, namespace = "n", declared, clusterDefault }: Namespace) {
  const defaults = {
    name: namespace,
    nodeSelector: undefined,
    defaultTolerations: undefined,
    tolerationsWhitelist: undefined,
  };
  const objects: AdmissionObjects = {
    ...NO_OBJECTS,
    namespaces: new Map(declared && [[namespace, { ...defaults, ...declared }]]),
    ...(clusterDefault !== undefined && { defaultNodeSelector: clusterDefault }),
  };
  const { cluster } = inventory([], { provider, admission: { podNodeSelector: plugin } });
  return admitPod(EMPTY_POD_SPEC, [], namespace, cluster, objects);
}

describe("a pod's node selector", () => {
  const GPU = { nodeSelector: "pool=gpu" };
  const PROJECT = { ...GPU, isOfProject: true } as const;

  it.each<readonly [string, Namespace, string]>([
    ["stays without annotations", {}, "nothing"],
    ["gets the namespace's", { plugin: true, declared: GPU }, "pool=gpu"],
    ["may get the namespace's", { declared: GPU }, "perhaps pool=gpu by namespace"],
    ["stays where the plugin is off", { plugin: false, declared: GPU }, "nothing"],
    ["stays where the plugin is off, whatever the cluster's", { plugin: false, clusterDefault: "pool=gpu" }, "nothing"],
    ["gets that of a project on OpenShift", { plugin: true, provider: "openshift", declared: PROJECT }, "pool=gpu"],
    ["gets that of a project where the platform is not known", { plugin: true, declared: PROJECT }, "pool=gpu"],
    ["never gets that of a project elsewhere", { plugin: true, provider: "eks", declared: PROJECT }, "nothing"],
    ["gets that of a namespace elsewhere", { plugin: true, provider: "eks", declared: GPU }, "pool=gpu"],
    [
      "may get the cluster's in a namespace that nobody declares",
      { clusterDefault: "pool=gpu" },
      "perhaps pool=gpu by cluster",
    ],
    ["gets the cluster's in one that has none", { declared: {}, clusterDefault: "pool=gpu" }, "pool=gpu"],
    [
      "gets the namespace's before the cluster's",
      { plugin: true, declared: GPU, clusterDefault: "pool=cpu" },
      "pool=gpu",
    ],
    ["gets no cluster's elsewhere", { provider: "eks", declared: {}, clusterDefault: "pool=gpu" }, "nothing"],
    [
      "gets no cluster's in a namespace of OpenShift",
      { namespace: "openshift-dns", clusterDefault: "pool=gpu" },
      "nothing",
    ],
    [
      "gets no cluster's in a namespace of Kubernetes",
      { namespace: "kube-system", clusterDefault: "pool=gpu" },
      "nothing",
    ],
    ["gets no cluster's in the default namespace", { namespace: "default", clusterDefault: "pool=gpu" }, "nothing"],
    [
      "may get the cluster's in one with such a beginning",
      { namespace: "kubeflow", clusterDefault: "pool=gpu" },
      "perhaps pool=gpu by cluster",
    ],
    ["stays where the annotation is empty", { declared: { nodeSelector: "" } }, "nothing"],
    ["stays where the plugin would refuse the annotation", { declared: { nodeSelector: "pool" } }, "nothing"],
  ])("%s", (_, namespace, expected) => {
    const { nodeSelector, possible, error } = admitted(namespace);
    const text = (labels: object) =>
      Object.entries(labels)
        .map((entry) => entry.join("="))
        .join(",");
    const perhaps = possible?.nodeSelector && `perhaps ${text(possible.nodeSelector)} by ${possible.selectedBy}`;
    expect(error).toBeUndefined();
    expect(perhaps ?? (text(nodeSelector) || "nothing")).toBe(expected);
  });
});

describe("the plugins of the API server", () => {
  const refusing = {
    nodeSelector: "pool",
    defaultTolerations: [exists("b")],
    tolerationsWhitelist: [exists("c")],
  };

  it("leave a pod alone where they are off", () => {
    const { cluster } = inventory([], { admission: { defaultTolerationSeconds: false } });
    const { tolerations } = admitPod(EMPTY_POD_SPEC, written(exists("a")), "n", cluster, NO_OBJECTS);
    expect(tolerations).toEqual(written(exists("a")));
  });

  it("refuse a pod by the first that does", () => {
    const { cluster } = inventory([], { admission: { podNodeSelector: true, podTolerationRestriction: true } });
    const namespaces = new Map([["n", { name: "n", ...refusing }]]);
    const refused = admitPod(EMPTY_POD_SPEC, [], "n", cluster, { ...NO_OBJECTS, namespaces });
    expect(refused.error).toBe('invalid selector: "pool"');
    expect(refused.tolerations.map(({ origin }) => origin.by)).not.toContain("PodTolerationRestriction");
  });

  it.each([
    ["unknown", ["b"]],
    [false, undefined],
    [true, undefined],
  ] as const)("may add a namespace's tolerations where nobody knows whether they run: %s", (plugin, keys) => {
    const { cluster } = inventory([], { admission: { podTolerationRestriction: plugin } });
    const namespaces = new Map([["n", { name: "n", ...refusing, nodeSelector: undefined }]]);
    const { possible } = admitPod(EMPTY_POD_SPEC, [], "n", cluster, { ...NO_OBJECTS, namespaces });
    expect(possible?.tolerations.map(({ key }) => key)).toEqual(keys);
  });
});
