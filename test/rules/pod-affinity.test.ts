import { describe, expect, it } from "vitest";
import { fitRepository } from "../../src/lint/lint.js";
import { judged, messagesFound, rulesFound } from "./found.js";
import { readTexts } from "./lint-texts.js";

const POOLS = `pools:
  - {name: general, labels: {topology.kubernetes.io/zone: a}}
  - {name: gpu, labels: {topology.kubernetes.io/zone: b}, taints: ["gpu=yes:NoSchedule"]}`;
const TOLERATES = "tolerations: [{key: gpu, operator: Exists}]";
const ON_GPU = `nodeSelector: {topology.kubernetes.io/zone: b}, ${TOLERATES}`;
const ON_GENERAL = "nodeSelector: {topology.kubernetes.io/zone: a}";

interface Other {
  readonly kind?: string;
  readonly namespace?: string;
}

function app(name: string, spec: string, { kind = "Deployment", namespace = "shop" }: Other = {}): string {
  return `apiVersion: ${kind === "Rollout" ? "argoproj.io/v1alpha1" : "apps/v1"}
kind: ${kind}
metadata: {name: ${name}, namespace: ${namespace}}
spec:
  selector: {matchLabels: {app: ${name}}}
  template:
    metadata: {labels: {app: ${name}}}
    spec: {containers: [{name: a, image: a:1}], ${spec}}
`;
}

const SELECTS_CACHE = "labelSelector: {matchLabels: {app: cache}}";
function term(selector = SELECTS_CACHE, key = "kubernetes.io/hostname", field = "podAffinity"): string {
  return `affinity: {${field}: {requiredDuringSchedulingIgnoredDuringExecution: [{topologyKey: ${key}, ${selector}}]}}`;
}
const messages = (...apps: readonly string[]) => messagesFound(POOLS, apps.join("---\n"));
const rules = (...apps: readonly string[]) => rulesFound(POOLS, apps.join("---\n"));

describe("a pod that must run beside others", () => {
  const cache = app("cache", ON_GPU);
  const api = app("api", term());
  const WAITS =
    'error unschedulable: no pool admits the pod: the pod must run beside Deployment shop/cache, which runs on no node of pool "general"';

  it("is told where it enters no pool that they enter", () => {
    expect(messages(cache, api)).toEqual([WAITS]);
    const expression = "labelSelector: {matchExpressions: [{key: app, operator: In, values: [cache]}]}";
    expect(messages(cache, app("api", term(expression)))).toEqual([WAITS]);
  });

  it("is told of the zones of both", () => {
    const zones = (spec: string) =>
      messages(app("cache", spec), app("api", term(SELECTS_CACHE, "topology.kubernetes.io/zone")));
    expect(zones(ON_GPU)).toEqual([WAITS.replace("on no node", 'in no "topology.kubernetes.io/zone"')]);
    expect(zones(ON_GENERAL)).toEqual([]);
  });

  it.each([
    ["both enter the pool", [cache, app("api", `${term()}, ${TOLERATES}`)]],
    ["they enter its pool, too", [app("cache", TOLERATES), api]],
    ["others with the label do", [cache, app("cache", "", { kind: "StatefulSet" }), api]],
    ["it may be the first of them itself", [app("api", `${ON_GPU}`), app("cache", term())]],
    [
      "an operator makes pods that may have the label",
      [cache, app("other", "", { kind: "Rollout" }).replace("labels: {app: other}", "labels: {}"), api],
    ],
    [
      "it is a DaemonSet, which may be meant to run beside them alone",
      [cache, app("api", term(), { kind: "DaemonSet" })],
    ],
    [
      "it asks for one of several labels",
      [
        cache,
        app("api", term("labelSelector: {matchExpressions: [{key: app, operator: In, values: [cache, redis]}]}")),
      ],
    ],
    ["it looks into another namespace", [cache, app("api", term(`${SELECTS_CACHE}, namespaces: [redis]`))]],
    ["it asks for pods of one revision", [cache, app("api", term(`${SELECTS_CACHE}, matchLabelKeys: [app]`))]],
    [
      "nodes of both pools may be in one domain",
      [cache, app("api", term(SELECTS_CACHE, "topology.kubernetes.io/region"))],
    ],
    [
      "it only prefers them",
      [
        cache,
        api
          .replace(
            "requiredDuringSchedulingIgnoredDuringExecution: [{",
            "preferredDuringSchedulingIgnoredDuringExecution: [{weight: 1, podAffinityTerm: {",
          )
          .replace("}}}]}}", "}}}}]}}"),
      ],
    ],
  ])("is not told where %s", (_, apps) => {
    const { workloads, rules } = judged(POOLS, apps.join("---\n"));
    expect(workloads).toBe(apps.length);
    expect(rules).not.toContain("unschedulable");
  });

  it("may be one of several with all labels: each term tells of the same pods", () => {
    const both =
      "requiredDuringSchedulingIgnoredDuringExecution: [{topologyKey: kubernetes.io/hostname, labelSelector: {matchLabels: {tier: data}}}, {";
    const two = api.replace("requiredDuringSchedulingIgnoredDuringExecution: [{", both);
    const ofData = (name: string, spec: string) =>
      app(name, spec).replace(`labels: {app: ${name}}`, `labels: {app: ${name}, tier: data}`);
    expect(messages(ofData("cache", ON_GPU), ofData("redis", ""), two)).toEqual([WAITS]);
    expect(messages(ofData("cache", ""), ofData("redis", ON_GPU), two)).toEqual([]);
  });

  it("is not told of workloads of another namespace, and is unknown in the matrix: other files may tell of such pods", () => {
    const elsewhere = app("cache", ON_GPU, { namespace: "other" });
    expect(rules(elsewhere, app("cache", "", { kind: "StatefulSet" }), api)).toEqual([]);
    const input = readTexts(POOLS, [{ path: "m.yaml", text: `${cache}---\n${api}` }]);
    const [, own] = fitRepository(input).workloads;
    expect(own?.pools.map(({ verdict }) => verdict)).toEqual(["unknown", "blocked"]);
    expect(own?.pools[0]?.reasons).toEqual(["the pod must run beside Deployment shop/cache, which runs on no node"]);
  });
});

describe("a term that selects no pods", () => {
  const cache = app("cache", "");
  const misspelt = "labelSelector: {matchLabels: {app: cahce}}";

  it("keeps its pods Pending if it is a required affinity", () => {
    expect(messages(cache, app("api", term(misspelt)))).toEqual([
      'warning spread-counts-nothing: the pod affinity finds no pods, so the pods stay Pending: no pod template has label "app=cahce"',
    ]);
    expect(rules(cache, app("api", term("labelSelector: {matchLabels: {security: S1}}")))).toEqual([
      "spread-counts-nothing",
    ]);
    expect(rules(cache, app("api", term()))).toEqual([]);
  });

  it("is told of an anti-affinity only where a label is misspelt: the pods may be elsewhere", () => {
    const apart = (selector: string) =>
      rules(cache, app("api", term(selector, "kubernetes.io/hostname", "podAntiAffinity")));
    expect(apart(misspelt)).toEqual(["spread-counts-nothing"]);
    expect(apart("labelSelector: {matchLabels: {apps: cache}}")).toEqual(["spread-counts-nothing"]);
    expect(apart("labelSelector: {matchLabels: {app: queue}}")).toEqual([]);
  });

  it("yields to the rule that tells of a label of nodes", () => {
    expect(rules(app("api", term("labelSelector: {matchLabels: {karpenter.sh/nodepool: gpu}}")))).toEqual([
      "node-label-on-pod",
    ]);
  });
});
