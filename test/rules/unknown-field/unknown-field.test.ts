import { describe, expect, it } from "vitest";
import { CUSTOM_KINDS } from "../../../src/manifest/custom-workloads/index.js";
import { fieldsOf } from "../../../src/manifest/fields/api-shape.js";
import { locate } from "../../../src/manifest/locate.js";
import { readManifest } from "../../../src/manifest/read-manifest.js";
import { placeInObject } from "../../../src/model/workload.js";
import { lintTexts } from "../lint-texts.js";

/** Before the key that is mutated, until its line is known. */
const MARK = "@";

type Json = { [key: string]: unknown };
type Path = readonly (string | number)[];

const SELECTOR = { matchExpressions: [{ key: "app", operator: "In", values: ["api"] }], matchLabels: { app: "api" } };
const TERM = {
  matchExpressions: [{ key: "pool", operator: "In", values: ["general"] }],
  matchFields: [{ key: "metadata.name", operator: "In", values: ["node-1"] }],
};
const POD_TERM = { labelSelector: SELECTOR, namespaceSelector: SELECTOR, namespaces: ["a"], topologyKey: "zone" };
const POD_AFFINITY = {
  requiredDuringSchedulingIgnoredDuringExecution: [POD_TERM],
  preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 1, podAffinityTerm: POD_TERM }],
};
const POD_SPEC: Json = {
  containers: [{ name: "api", image: "api:1" }],
  nodeName: "node-1",
  runtimeClassName: "gvisor",
  nodeSelector: { pool: "general" },
  tolerations: [{ key: "team", operator: "Equal", value: "web", effect: "NoExecute", tolerationSeconds: 60 }],
  topologySpreadConstraints: [
    {
      maxSkew: 1,
      minDomains: 2,
      topologyKey: "zone",
      whenUnsatisfiable: "DoNotSchedule",
      nodeAffinityPolicy: "Honor",
      nodeTaintsPolicy: "Honor",
      matchLabelKeys: ["pod-template-hash"],
      labelSelector: SELECTOR,
    },
  ],
  affinity: {
    nodeAffinity: {
      requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: [TERM] },
      preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 1, preference: TERM }],
    },
    podAffinity: POD_AFFINITY,
    podAntiAffinity: POD_AFFINITY,
  },
};

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null;
}

function at(root: unknown, path: Path): unknown {
  return path.reduce((value, step) => (isJson(value) ? value[step] : undefined), root);
}

/** A mapping of the pod spec whose keys the API knows. */
interface Site {
  readonly path: Path;
  readonly type: string;
}

/** `PodSpec` itself and every mapping in its scheduling fields. */
function sitesIn(value: unknown, type: string | undefined, path: Path): Site[] {
  if (type === undefined || type === "Container" || !isJson(value)) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => sitesIn(item, type, [...path, index]));
  const below = Object.entries(value).flatMap(([key, child]) =>
    sitesIn(child, fieldsOf(type).get(key)?.type, [...path, key]),
  );
  return [{ path, type }, ...below];
}

const SITES = sitesIn(POD_SPEC, "PodSpec", []);

function spellings(key: string): string[] {
  const parts = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const middle = Math.floor(key.length / 2);
  return [
    key.toLowerCase(),
    key.toUpperCase(),
    `${key.charAt(0).toUpperCase()}${key.slice(1)}`,
    `${key}s`,
    key.replace(/s$/, ""),
    key.slice(0, -1),
    `${key.slice(0, middle)}${key.slice(middle + 1)}`,
    `${key.slice(0, middle - 1)}${key.charAt(middle)}${key.charAt(middle - 1)}${key.slice(middle + 1)}`,
    `${key.charAt(1)}${key.charAt(0)}${key.slice(2)}`,
    `${key.slice(0, middle)}${key.slice(middle - 1)}`,
    parts,
    parts.replaceAll("-", "_"),
  ];
}

interface Mutation {
  readonly podSpec: Json;
  /** The mutated key, which is written behind the mark. */
  readonly path: Path;
  /** What stands under it beside the pod spec. */
  readonly up?: unknown;
}

/** The spec with a key of one mapping taken out, and what stood there. */
function without(path: Path, key: string): [Json, unknown] {
  const podSpec: Json = JSON.parse(JSON.stringify(POD_SPEC));
  const mapping = at(podSpec, path);
  if (!isJson(mapping)) throw new Error(`no mapping at ${path.join(".")}`);
  const { [key]: value } = mapping;
  delete mapping[key];
  return [podSpec, value];
}

function moved(path: Path, key: string, to: Path): Mutation[] {
  const [podSpec, value] = without(path, key);
  const target = at(podSpec, to);
  if (!isJson(target)) return [];
  target[`${MARK}${key}`] = value;
  return [{ podSpec, path: [...to, key] }];
}

function mutationsOf({ path, type }: Site): Mutation[] {
  const keys = Object.keys(at(POD_SPEC, path) ?? {}).filter((key) => key !== "containers");
  return keys.flatMap((key): Mutation[] => {
    const respelt = [...new Set(spellings(key))]
      .filter((name) => !fieldsOf(type).has(name))
      .map((name): Mutation => {
        const [podSpec, value] = without(path, key);
        const mapping = at(podSpec, path);
        if (isJson(mapping)) mapping[`${MARK}${name}`] = value;
        return { podSpec, path: [...path, name] };
      });
    const above = SITES.filter(({ path: other }) => other.length < path.length && at(POD_SPEC, other) !== undefined)
      .filter(({ path: other }) => other.every((step, index) => step === path[index]))
      .at(-1);
    const below = SITES.filter(({ path: other }) => {
      const steps = other.slice(path.length).filter((step) => typeof step === "string");
      return steps.length === 1 && steps[0] !== key && path.every((step, index) => step === other[index]);
    }).filter((site) => !fieldsOf(site.type).has(key));
    const up =
      above !== undefined
        ? fieldsOf(above.type).has(key)
          ? []
          : moved(path, key, above.path)
        : [{ podSpec: without(path, key)[0], path: [key], up: without(path, key)[1] }];
    return [...respelt, ...up, ...below.flatMap((site) => moved(path, key, site.path))];
  });
}

/** The spec without the fields that the mutation has nothing to do with: thousands of them are read. */
function pruned({ podSpec, path, ...rest }: Mutation, from: string | undefined): Mutation {
  const kept = Object.entries(podSpec).filter(
    ([key]) => key === "containers" || key.replace(MARK, "") === path[0] || key === from,
  );
  return { podSpec: Object.fromEntries(kept), path, ...rest };
}

const MUTATIONS = SITES.flatMap((site) =>
  mutationsOf(site).map((mutation) => pruned(mutation, site.path.length > 0 ? String(site.path[0]) : undefined)),
);

interface Kind {
  readonly apiVersion: string;
  readonly kind: string;
  readonly podSpecPath: Path;
}

const TEMPLATE = ["spec", "template", "spec"];
const KINDS: readonly Kind[] = [
  { apiVersion: "v1", kind: "Pod", podSpecPath: ["spec"] },
  { apiVersion: "v1", kind: "PodTemplate", podSpecPath: ["template", "spec"] },
  { apiVersion: "v1", kind: "ReplicationController", podSpecPath: TEMPLATE },
  ...["Deployment", "StatefulSet", "DaemonSet", "ReplicaSet"].map((kind) => {
    return { apiVersion: "apps/v1", kind, podSpecPath: TEMPLATE };
  }),
  { apiVersion: "batch/v1", kind: "Job", podSpecPath: TEMPLATE },
  { apiVersion: "batch/v1", kind: "CronJob", podSpecPath: ["spec", "jobTemplate", ...TEMPLATE] },
  // Every known kind that takes over a whole pod spec, each by its first one.
  ...CUSTOM_KINDS.flatMap(({ group, kind, pods }): Kind[] => {
    const pattern = pods.find(({ podSpec }) => podSpec !== undefined)?.podSpec;
    if (pattern === undefined) return [];
    const steps = pattern.replaceAll("[*]", ".0").replaceAll(".*", ".Worker").split(".");
    const podSpecPath = steps.map((step) => (step === "0" ? 0 : step));
    return [{ apiVersion: `${group}/v1`, kind, podSpecPath }];
  }),
];

function wrap([step, ...rest]: Path, innermost: unknown): unknown {
  if (step === undefined) return innermost;
  return typeof step === "number" ? [wrap(rest, innermost)] : { [step]: wrap(rest, innermost) };
}

function objectOf({ apiVersion, kind, podSpecPath }: Kind, name: string, { podSpec, path, up }: Mutation): Json {
  const last = podSpecPath.at(-1) ?? "";
  const parent: Json = { [last]: podSpec, ...(up !== undefined && { [`${MARK}${path[0]}`]: up }) };
  const body = wrap(podSpecPath.slice(0, -1), parent);
  return { apiVersion, kind, metadata: { name }, ...(isJson(body) ? body : {}) };
}

/** The mutations that are not found at their line, and whatever else is. */
function wrongIn(kind: Kind, mutations: readonly Mutation[]): string[] {
  return mutations.flatMap((mutation) => {
    const text = JSON.stringify(objectOf(kind, "api", mutation), null, 1);
    const line = text.split("\n").findIndex((each) => each.includes(MARK)) + 1;
    const file = { path: "manifest.json", text: text.replace(MARK, "") };
    const found = readManifest(file).workloads.flatMap((workload) =>
      workload.strayFields.map(({ path }) => locate(placeInObject(workload, path, "key")).line),
    );
    return found.length === 1 && found[0] === line ? [] : [`${mutation.path.join(".")} ${line}: ${found}`];
  });
}

/** Every kind tries a share of the mutations, a different one each, and with this variable all of them: that takes minutes. */
const SHARE = process.env.TAINTLINT_EVERY_SLIP === undefined ? 16 : 1;

describe("a dozen slips of every scheduling key", () => {
  it("are tried in more than thirty kinds", () => {
    expect(KINDS.length).toBeGreaterThan(30);
    expect(MUTATIONS.length).toBeGreaterThan(900);
  });

  it.each(KINDS.map((one, index) => [`${one.apiVersion} ${one.kind}`, one, index] as const))(
    "are found in %s",
    (_, one, at) => {
      const tried = MUTATIONS.filter((_, index) => index % SHARE === at % SHARE);
      expect(tried.length).toBeGreaterThan(50);
      expect(wrongIn(one, tried)).toEqual([]);
    },
  );
});

const POD = (fields: string) => `apiVersion: v1
kind: Pod
metadata: {name: a}
spec:
  containers: [{name: a, image: a:1}]
${fields}`;
const POOLS = `pools:
  - {name: general, labels: {pool: general}}
  - {name: other, taints: ["a=b:NoSchedule"]}
`;

describe("the finding names the right word", () => {
  it.each([
    [
      "a singular",
      "  toleration: [{key: a, operator: Exists}]",
      'knows no field "toleration" in spec; the nearest is "tolerations"',
      true,
    ],
    [
      "another word",
      "  tolerations: [{key: a, operation: Exists}]",
      'knows no field "operation" in spec.tolerations[0]; the nearest is "operator"',
      false,
    ],
    [
      "a mapping where the right field takes a list",
      "  toleration: {key: a}",
      'knows no field "toleration" in spec; the nearest is "tolerations"',
      false,
    ],
    ["a stranger", "  favourite: blue", 'knows no field "favourite" in spec', false],
  ])("%s", (_, fields, message, fixable) => {
    const [finding] = lintTexts(POOLS, POD(fields)).findings.filter(({ rule }) => rule === "unknown-field");
    expect([finding?.message, finding?.severity, finding?.fixable]).toEqual([
      `the API server ${message}`,
      "error",
      fixable,
    ]);
  });

  it("what is taken where few fields are", () => {
    const [finding] = lintTexts(POOLS, POD("  tolerations: [{key: a, operator: Exists, colour: a}]")).findings;
    expect(finding?.help).toContain("effect, key, operator, tolerationSeconds and value");
  });

  it("a part of a toleration beside the tolerations", () => {
    const [finding] = lintTexts(POOLS, POD("  tolerationSeconds: 5")).findings;
    expect([finding?.rule, finding?.help]).toEqual([
      "misplaced-scheduling-field",
      "Move it to spec.tolerations[*].tolerationSeconds.",
    ]);
  });
});

describe("an operator or an effect gets its nearest right spelling", () => {
  it.each([
    ["tolerations: [{key: a, operator: exsts}]", "Write `operator: Exists`."],
    ["tolerations: [{key: a, operator: Equals, value: b}]", "Write `operator: Equal`."],
    ["tolerations: [{key: a, operator: Exists, effect: NoScheduel}]", "Write `effect: NoSchedule`."],
    [
      "affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [{matchExpressions: [{key: pool, operator: NotEn, values: [a]}]}]}}}",
      "Write `operator: NotIn`.",
    ],
  ])("%s", (fields, help) => {
    const [finding] = lintTexts(POOLS, POD(`  ${fields}`)).findings;
    expect([finding?.help, finding?.fixable]).toEqual([help, true]);
  });

  it("not where it is the operator of another field", () => {
    const [finding] = lintTexts(POOLS, POD("  tolerations: [{key: a, operator: In, value: b}]")).findings;
    expect(finding?.rule).toBe("invalid-toleration");
    expect(finding?.help).not.toContain("Write");
  });
});

const RAY = (beside: string, inTemplate: string, inSpec: string) => `apiVersion: ray.io/v1
kind: RayCluster
metadata: {name: a}
spec:
  workerGroupSpecs:
    - groupName: gpu
${beside}
      template:
${inTemplate}
        spec:
          containers: [{name: a, image: a:1}]
${inSpec}
`;
const SELECTOR_TEXT = "nodeSelector: {pool: general}";

describe("in a custom resource", () => {
  const about = (manifest: string) =>
    lintTexts(POOLS, manifest)
      .findings.filter(({ rule }) => rule.endsWith("-field"))
      .map(({ severity, rule, source }) => `${severity} ${rule} ${source.line}`);

  it.each([
    ["beside the pod spec", RAY("", `        ${SELECTOR_TEXT}`, ""), ["error misplaced-scheduling-field 9"]],
    ["beside the template", RAY(`      ${SELECTOR_TEXT}`, "", ""), ["warning misplaced-scheduling-field 7"]],
    ["in the pod spec", RAY("", "", "          nodeselector: {pool: general}"), ["error unknown-field 12"]],
    ["a field of the controller's own", RAY("      rayStartParams: {a: b}", "", "          idleSeconds: 5"), []],
    [
      "fields that the kind has apart",
      `apiVersion: monitoring.coreos.com/v1
kind: Prometheus
metadata: {name: a}
spec:
  toleration: [{key: a}]
  nodeSelector: {pool: general}
  affinity: {nodeAffinity: {}}
`,
      ["warning unknown-field 5"],
    ],
    [
      "what stands in such a field",
      `apiVersion: monitoring.coreos.com/v1
kind: Prometheus
metadata: {name: a}
spec:
  tolerations: [{key: a, operator: Exists, efect: NoSchedule, remark: ours}]
`,
      ["warning unknown-field 5"],
    ],
    [
      "where the kind has such a field beside its template",
      `apiVersion: sparkoperator.k8s.io/v1beta2
kind: SparkApplication
metadata: {name: a}
spec:
  driver:
    tolerations: [{key: a, operator: Exists}]
    template: {spec: {containers: [{name: a, image: a:1}]}}
`,
      [],
    ],
    [
      "where its controller has more to say",
      `apiVersion: cassandra.datastax.com/v1beta1
kind: CassandraDatacenter
metadata: {name: a}
spec:
  tolerations: [{key: a, operator: Exists}]
  podTemplateSpec: {spec: {containers: [{name: a, image: a:1}]}}
`,
      [],
    ],
  ])("%s", (_, manifest, expected) => {
    expect(about(manifest)).toEqual(expected);
  });
});

describe("silent", () => {
  it.each([
    [
      "for directives of a patch",
      POD("  $setElementOrder/tolerations: [{key: a}]\n  tolerations: [{$patch: replace}]"),
    ],
    ["for what a template fills in", POD("  ${FIELD}: [a]")],
    ["for anchors", `x-gpu: &gpu {pool: general}\n${POD("  nodeSelector: *gpu")}`],
    ["for a key without a value", POD("  toleration: []\n  nodeselector:")],
    [
      "for labels of any name",
      POD("  nodeSelector: {pool: general}").replace("{name: a}", "{name: a, labels: {toleration: a}}"),
    ],
    ["for what decides no placement", POD("  volumes: [{name: a, emptydir: {a: b}}]")],
    ["for a container's own fields", POD("").replace("image: a:1", "image: a:1, colour: blue")],
    ["for fields of the newest version", POD("  schedulingGroup: {podGroupName: a}")],
    [
      "for a field of an old version of the kind",
      "apiVersion: apps/v1beta1\nkind: Deployment\nmetadata: {name: a}\nspec:\n  rollbackTo: {revision: 1}\n  template: {spec: {containers: [{name: a, image: a:1}]}}\n",
    ],
  ])("%s", (_, manifest) => {
    expect(lintTexts(POOLS, manifest).findings.filter(({ rule }) => rule === "unknown-field")).toEqual([]);
  });
});

it("a misspelt key on the way to the pod spec is not lost with it", () => {
  const manifest = `apiVersion: apps/v1
kind: Deployment
metadata: {name: a}
spec:
  tempalte: {spec: {containers: [{name: a, image: a:1}]}}
`;
  expect(lintTexts(POOLS, manifest).findings.map(({ rule, source }) => `${rule} ${source.line}`)).toEqual([
    "unknown-field 5",
  ]);
});

it("a kind in a version that nobody knows is looked at in its pod spec", () => {
  const manifest = `apiVersion: apps/v9
kind: Deployment
metadata: {name: a}
spec:
  brandNew: 1
  nodeSelector: {pool: general}
  template: {spec: {containers: [{name: a, image: a:1}], toleration: [{key: a}]}}
`;
  expect(lintTexts(POOLS, manifest).findings.map(({ rule, source }) => `${rule} ${source.line}`)).toEqual([
    "misplaced-scheduling-field 6",
    "unknown-field 7",
  ]);
});

describe("one cause is one finding: a toleration with an unknown key is not also said to", () => {
  it.each([
    ["tolerate everything", "{kye: a, operator: Exists}"],
    ["lack its key", "{kye: a, operator: Equal, value: b}"],
    ["match no taint", "{key: nowhere, operator: Exists, efect: NoSchedule}"],
    ["nearly match one", "{key: a, operation: Exists}"],
    [
      "stay for ever",
      "{key: node.kubernetes.io/unreachable, operator: Exists, effect: NoExecute, toleration-seconds: 9}",
    ],
    ["be needless", "{key: a, operator: Exists}, {key: a, operator: Exists, efect: NoSchedule}"],
  ])("%s", (_, tolerations) => {
    const rules = (text: string) => lintTexts(POOLS, POD(`  tolerations: [${text}]`)).findings.map(({ rule }) => rule);
    expect(rules(tolerations)).toEqual(["unknown-field"]);
  });

  it("but what stands in it and is refused is said", () => {
    const manifest = POD("  tolerations: [{key: a, operator: Exists, effect: Never, secnods: 5}]");
    expect(
      lintTexts(POOLS, manifest)
        .findings.map(({ rule }) => rule)
        .sort(),
    ).toEqual(["invalid-toleration", "unknown-field"]);
  });
});

describe("a field that only some versions of Kubernetes have", () => {
  const pod = (field: string) => `apiVersion: v1
kind: Pod
metadata: {name: a}
spec:
  ${field}
  containers: [{name: a, image: a:1}]
`;
  const job = `apiVersion: batch/v1
kind: Job
metadata: {name: a}
spec:
  scheduling: {policy: x}
  template: {spec: {restartPolicy: Never, containers: [{name: a, image: a:1}]}}
`;
  const GROUP = pod("schedulingGroup: {podGroupName: g}");
  const REFERENCE = pod("workloadRef: {name: w}");
  const at = (version: string, text: string) =>
    lintTexts(`${version}pools: [{name: general}]`, text).findings.filter(({ rule }) => rule === "unknown-field");

  it.each([
    ["1.34", GROUP, 'Kubernetes 1.34 knows no field "schedulingGroup" in spec: it came with 1.36'],
    ["v1.35.4", GROUP, 'Kubernetes v1.35.4 knows no field "schedulingGroup" in spec: it came with 1.36'],
    ["1.36", GROUP, undefined],
    ["1.37", GROUP, undefined],
    ["1.38", GROUP, undefined],
    ["1.34", REFERENCE, 'Kubernetes 1.34 knows no field "workloadRef" in spec: it came with 1.35'],
    ["1.35", REFERENCE, undefined],
    ["1.36", REFERENCE, 'Kubernetes 1.36 knows no field "workloadRef" in spec: 1.35 was the last that had it'],
    ["1.36", pod("evictionResponders: [{name: r}]"), /"evictionResponders" in spec: it came with 1.37$/],
    ["1.36", job, /"scheduling" in spec: it came with 1.37$/],
    ["1.37", job, undefined],
    ["1.34", pod("schedulingGroup: {}"), undefined],
  ])("of %s, %#", (version, text, expected) => {
    const [first, ...others] = at(`kubernetesVersion: "${version}"\n`, text);
    expect(others).toEqual([]);
    if (typeof expected === "string") expect(first).toMatchObject({ severity: "error", message: expected });
    else if (expected === undefined) expect(first).toBeUndefined();
    else expect(first?.message).toMatch(expected);
  });

  it("is taken where no version is declared, and makes no workload of a patch", () => {
    expect(at("", GROUP)).toEqual([]);
    expect(at("", REFERENCE)).toEqual([]);
    const patch = "apiVersion: batch/v1\nkind: Job\nmetadata: {name: a}\nspec: {scheduling: {policy: x}}\n";
    expect(readManifest({ path: "p.yaml", text: patch }).workloads).toEqual([]);
  });

  it("is told of the cluster of that version", () => {
    const clusters =
      "clusters: [{name: a, kubernetesVersion: '1.34', pools: [{name: g}]}, {name: b, kubernetesVersion: '1.37', pools: [{name: g}]}]\n";
    const { findings } = lintTexts(clusters, GROUP);
    expect(findings.map(({ rule, clusters }) => [rule, clusters])).toEqual([["unknown-field", ["a"]]]);
  });
});
