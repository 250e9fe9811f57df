import { expect, it } from "vitest";
import { fitRepository, lintRepository } from "../../src/lint/lint.js";
import { readTexts } from "../rules/lint-texts.js";

const workload = (kind: string, name: string, spec = "", namespace = "shop") => `apiVersion: apps/v1
kind: ${kind}
metadata: {name: ${name}, namespace: ${namespace}}
spec:
  selector: {matchLabels: {app: ${name}}}
  template:
    metadata: {labels: {app: ${name}}}
    spec: {containers: [{name: c, image: i}], ${spec}}
`;
const asking = (requests: string, more = "") =>
  workload("Deployment", "api", more).replace("image: i", `image: i, resources: {requests: {${requests}}}`);
const range = (limits: string, name = "defaults", namespace = "shop") => `apiVersion: v1
kind: LimitRange
metadata: {name: ${name}, namespace: ${namespace}}
spec: {limits: [{type: Container, ${limits}}]}
`;
const priorityClass = (name: string, value: number, more = "") => `apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: {name: ${name}}
value: ${value}
${more}`;
const input = (inventory: string, manifests: readonly string[]) =>
  readTexts(`complete: true\n${inventory}`, [{ path: "m.yaml", text: manifests.join("---\n") }]);
/** The verdicts of the first manifest, and what they do not compare. */
const told = (inventory: string, ...manifests: readonly string[]) => {
  const [row] = fitRepository(input(inventory, manifests)).workloads;
  return [...(row?.pools ?? []).map(({ verdict }) => verdict), ...(row?.notJudged ?? [])];
};
const found = (inventory: string, ...manifests: readonly string[]) =>
  lintRepository(input(inventory, manifests)).findings.map(({ rule, message }) => `${rule}: ${message}`);

const SMALL = "pools: [{name: a, allocatable: {cpu: 1, memory: 4Gi, pods: 3}}]";
const TWO = "defaultRequest: {cpu: 2}, default: {cpu: 3}";

it.each<[string, string, string, string]>([
  ["a default request", TWO, "blocked", "fits"],
  ["a default limit, which is the request too", "default: {cpu: 2}", "blocked", "fits"],
  ["a maximum, which is the limit too", "max: {cpu: 2}", "blocked", "fits"],
  ["a minimum", "min: {cpu: 2}", "blocked", "fits"],
])("%s of the namespace's LimitRange counts, and no other's", (_, limits, own, others) => {
  const api = workload("Deployment", "api");
  expect(told(SMALL, api, range(limits))).toEqual([own]);
  expect(told(SMALL, api, range(limits, "defaults", "other"))).toEqual([others]);
  // Two that differ, what is written, a custom resource that may be completed.
  expect(told(SMALL, api, range(limits), range("default: {cpu: 1}", "more"))).toEqual([others]);
  expect(told(SMALL, asking("cpu: 500m"), range("defaultRequest: {cpu: 2}"))).toEqual([others]);
});

it("DaemonSets of the namespace take what its LimitRange gives them", () => {
  const agent = workload("DaemonSet", "agent", "", "infra");
  expect(told(SMALL, asking("cpu: 500m"), agent, range("defaultRequest: {cpu: 600m}", "d", "infra"))).toEqual([
    "blocked",
  ]);
  expect(told(SMALL, asking("cpu: 500m"), agent)).toEqual(["fits"]);
});

it("a request above the limit that a LimitRange gives is refused", () => {
  expect(found(SMALL, asking("cpu: 900m"), range("default: {cpu: 800m}"))).toEqual([
    'unschedulable: admission refuses the pod: the LimitRange of namespace "shop" gives container "c" a limit of 800m cpu, below its request of 900m',
  ]);
  expect(found(SMALL, asking("cpu: 900m"), range("default: {cpu: 1}"))).toEqual([]);
});

it("a pod of a higher class that ends no others may find no place", () => {
  const agents = [1, 2, 3].map((one) => workload("DaemonSet", `agent-${one}`));
  const api = workload("Deployment", "api", "priorityClassName: high");
  expect(told(SMALL, api, ...agents, priorityClass("high", 1000))).toEqual(["fits"]);
  expect(told(SMALL, api, ...agents, priorityClass("high", 1000, "preemptionPolicy: Never\n"))).toEqual(["unknown"]);
});

it("each pod counts as one of the pods of a node", () => {
  const agents = [1, 2, 3].map((one) => workload("DaemonSet", `agent-${one}`));
  expect(found(SMALL, workload("Deployment", "api"), ...agents)).toEqual([
    "insufficient-capacity: the pod asks for a place among a node's pods, and no pool that admits it has any beside its DaemonSets",
  ]);
  expect(told(SMALL, workload("Deployment", "api"), ...agents.slice(1))).toEqual(["fits"]);
});

it.each([
  ["a class above the pods without one", 1000, "", "blocked"],
  ["a class below them", -1000, "", "fits"],
  ["a class below the default one", 1000, priorityClass("usual", 2000, "globalDefault: true\n"), "fits"],
  ["a class of another file", undefined, "", "fits"],
])("a port is taken by a DaemonSet of %s", (_, value, more, verdict) => {
  const port = "hostNetwork: true, ";
  const web = (text: string) => text.replace("image: i", "image: i, ports: [{containerPort: 80}]");
  const agent = web(workload("DaemonSet", "agent", `${port}priorityClassName: high`));
  const classes = [...(value === undefined ? [] : [priorityClass("high", value)]), ...(more ? [more] : [])];
  expect(told("pools: [{name: a}]", web(workload("Deployment", "api", port)), agent, ...classes)).toEqual([verdict]);
});

const node = (name: string, disk: string, allocatable = "cpu: 4, memory: 8Gi, pods: 110") => `apiVersion: v1
kind: Node
metadata: {name: ${name}, uid: ${name}, labels: {pool: a, disk: ${disk}}}
status: {allocatable: {${allocatable}}}
`;
const NODES = "from: [m.yaml]";

it("a port is taken by a DaemonSet whose selector every Node meets", () => {
  const web = (text: string) => text.replace("image: i", "image: i, ports: [{containerPort: 80, hostPort: 80}]");
  const agent = web(workload("DaemonSet", "agent", "nodeSelector: {disk: ssd}"));
  const api = web(workload("Deployment", "api"));
  expect(told(NODES, api, agent, node("n1", "ssd"), node("n2", "ssd"))).toEqual(["blocked"]);
  expect(told(NODES, api, agent, node("n1", "ssd"), node("n2", "hdd"))).toEqual(["fits"]);
});

it.each(["ephemeral-storage: 2Gi", "hugepages-2Mi: 2Mi, memory: 1Gi", "example.com/fpga: 1"])(
  "%s is open on a pool that does not list it, and absent from Nodes that list all",
  (requests) => {
    const limits = requests.replace(", memory: 1Gi", "");
    const api = asking(requests).replace("}}}]", `}, limits: {${limits}}}}]`);
    expect(told(SMALL, api)).toEqual(["unknown"]);
    expect(told(NODES, api, node("n1", "ssd"))).toEqual(["blocked"]);
    expect(told(NODES, api, node("n1", "ssd", `cpu: 4, memory: 8Gi, pods: 110, ${limits}`))).toEqual(["fits"]);
    // Somebody may have shortened the list.
    if (!requests.startsWith("example"))
      expect(told(NODES, api, node("n1", "ssd", "cpu: 4, memory: 8Gi"))).toEqual(["unknown"]);
  },
);

it("a companion that no file declares leaves a pool open", () => {
  const beside = (app: string) =>
    `affinity: {podAffinity: {requiredDuringSchedulingIgnoredDuringExecution: [{topologyKey: kubernetes.io/hostname, labelSelector: {matchLabels: {app: ${app}}}}]}}`;
  const cache = workload("Deployment", "cache");
  expect(told(SMALL, workload("Deployment", "api", beside("gone")), cache)).toEqual(["unknown", "other pods"]);
  expect(told(SMALL, workload("Deployment", "api", beside("cache")), cache)).toEqual(["fits", "other pods"]);
});
