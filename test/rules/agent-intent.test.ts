import { describe, expect, it } from "vitest";
import { foundBy } from "./found.js";

const POOLS = `
pools:
  - {name: general, labels: {pool: general}}
  - {name: web, labels: {pool: web}}
  - {name: batch, labels: {pool: batch}, taints: ["dedicated=batch:NoSchedule"]}
  - {name: gpu, labels: {pool: gpu}, allocatable: {nvidia.com/gpu: 8}, taints: ["nvidia.com/gpu=present:NoSchedule"]}
`;

const ON_BATCH = "tolerations: [{key: dedicated, operator: Equal, value: batch, effect: NoSchedule}]";
const ON_GPU = "tolerations: [{key: nvidia.com/gpu, operator: Exists, effect: NoSchedule}]";

function object(kind: string, name: string, spec: string, annotations = ""): string {
  const template = `{spec: {containers: [{name: main, image: main:1}], ${spec}}}`;
  const metadata = `{name: ${name}, namespace: logging, annotations: {${annotations}}}`;
  return `---\napiVersion: apps/v1\nkind: ${kind}\nmetadata: ${metadata}\nspec: {template: ${template}}\n`;
}

const agent = (spec: string, annotations = "") => object("DaemonSet", "agent", spec, annotations);

function severities(inventory: string, manifest: string): string[] {
  return foundBy("daemonset-misses-pool", inventory, manifest).map((found) => found.split(" ")[0] ?? "");
}

describe("whether a DaemonSet is meant for the pools that it misses", () => {
  const withGpu = POOLS.replace(/ {2}- \{name: batch.*\n/, "");

  it("is a note for one dedicated pool of many, where nothing shows it", () => {
    expect(severities(withGpu, agent("restartPolicy: Always"))).toEqual(["note"]);
  });

  it("is a warning for several kinds of dedicated nodes, and for one of two pools", () => {
    expect(severities(POOLS, agent("restartPolicy: Always"))).toEqual(["warning"]);
    expect(severities(withGpu.replace(/ {2}- \{name: web.*\n/, ""), agent("restartPolicy: Always"))).toEqual([
      "warning",
    ]);
  });

  it("is a note where its list has a toleration for these nodes in a comment", () => {
    const listing = (...comments: readonly string[]) =>
      `apiVersion: apps/v1\nkind: DaemonSet\nmetadata: {name: agent}\nspec:\n  template:\n    spec:\n      containers: [{name: a, image: a:1}]\n      tolerations:\n${comments.map((line) => `      # ${line}\n`).join("")}      - {key: example.com/other, operator: Exists}\n`;
    expect(severities(POOLS, listing("everything but GPUs"))).toEqual(["warning"]);
    expect(severities(POOLS, listing("- operator: Exists", "  effect: NoSchedule"))).toEqual(["note"]);
    expect(severities(POOLS, listing("- key: nvidia.com/gpu", "  operator: Exists"))).toEqual(["note"]);
    expect(severities(POOLS, listing("- key: example.com/third", "  operator: Exists"))).toEqual(["warning"]);
    expect(severities(POOLS, listing("- operator: Exists", "  effect: NoExecute"))).toEqual(["warning"]);
  });

  it("is a warning where its own list opens another dedicated pool", () => {
    expect(severities(POOLS, agent(ON_BATCH))).toEqual(["warning"]);
    const controlPlane = `${withGpu}  - {name: masters, taints: ["node-role.kubernetes.io/control-plane:NoSchedule"]}\n`;
    const onMasters = "tolerations: [{key: node-role.kubernetes.io/control-plane, operator: Exists}]";
    expect(severities(controlPlane, agent(onMasters))).toEqual(["note"]);
  });

  it("is a warning where its list has the key with another value, which another cluster needs", () => {
    const cluster = (name: string, taint: string) =>
      `  - {name: ${name}, pools: [{name: general}, {name: web}, {name: special, taints: ["${taint}"]}]}\n`;
    const clusters = `clusters:\n${cluster("a", "dedicated=etl:NoSchedule")}${cluster("b", "dedicated=batch:NoSchedule")}`;
    expect(severities(clusters, agent(ON_BATCH))).toEqual(["warning"]);
    expect(severities(clusters, agent("restartPolicy: Always"))).toEqual(["note"]);
  });

  it("is a warning where another agent runs there and elsewhere", () => {
    const miss = agent("restartPolicy: Always");
    expect(severities(withGpu, miss + object("DaemonSet", "other", ON_GPU))).toEqual(["warning"]);
    const systems = object("DaemonSet", "other", ON_GPU).replace("namespace: logging", "namespace: kube-system");
    expect(severities(withGpu, miss + systems)).toEqual(["note"]);
    expect(severities(withGpu, miss.replace("namespace: logging", "namespace: kube-system") + systems)).toEqual([
      "warning",
    ]);
    const pinned = object("DaemonSet", "other", `nodeSelector: {pool: gpu}, ${ON_GPU}`);
    expect(severities(withGpu, miss + pinned)).toEqual(["note"]);
    expect(severities(withGpu, miss + object("Deployment", "other", ON_GPU))).toEqual(["note"]);
    const plugin = object("DaemonSet", "other", `${ON_GPU}, volumes: [{hostPath: {path: /opt/cni/bin}}]`);
    expect(severities(withGpu, miss + plugin)).toEqual(["note"]);
    const copy = object("DaemonSet", "agent", ON_GPU).replace("namespace: logging", "namespace: old");
    expect(severities(withGpu, miss + copy)).toEqual(["note"]);
  });

  it("is a warning where its selector asks for a label of the pool", () => {
    const affinity = withGpu
      .replace("pool: web", "pool: gpu")
      .replace("labels: {pool: general}", "labels: {pool: gpu}");
    expect(severities(affinity, agent("nodeSelector: {pool: gpu}"))).toEqual(["warning"]);
  });
});

describe("what other pods need", () => {
  const volume = (path: string) => `volumes: [{name: host, hostPath: {path: ${path}}}]`;
  const pod = (spec: string) => object("Deployment", "job", spec);

  it.each([
    ["CNI agent", volume("/opt/cni/bin"), ON_BATCH, `hostNetwork: true, ${ON_BATCH}`],
    [
      "CSI node plugin",
      volume("/var/lib/kubelet/plugins_registry"),
      `${ON_BATCH}, volumes: [{name: data, persistentVolumeClaim: {claimName: data}}]`,
      `${ON_BATCH}, volumes: [{name: data, emptyDir: {}}]`,
    ],
    [
      "device plugin",
      volume("/var/lib/kubelet/device-plugins"),
      `${ON_GPU}, initContainers: [{name: init, image: init:1, resources: {limits: {nvidia.com/gpu: 1}}}]`,
      ON_GPU,
    ],
  ])("a missing %s is an error only where a pod of the repository needs it", (_, plugin, needy, content) => {
    expect(severities(POOLS, agent(plugin))).toEqual(["warning"]);
    expect(severities(POOLS, agent(plugin) + pod(needy))).toEqual(["error"]);
    expect(severities(POOLS, agent(plugin) + pod(content))).toEqual(["warning"]);
    expect(severities(POOLS, agent(plugin) + pod(needy.replace("tolerations", "x-tolerations")))).toEqual(["warning"]);
  });

  it("a claim of a StatefulSet's template is one, and says not which of several drivers it needs", () => {
    const driver = agent(volume("/var/lib/kubelet/plugins_registry"));
    const claiming = pod(ON_BATCH).replace(
      "image: main:1",
      "image: main:1, volumeMounts: [{name: data, mountPath: /data}]",
    );
    expect(severities(POOLS, driver + claiming)).toEqual(["error"]);
    const another = driver.replace("name: agent", "name: another");
    expect(severities(POOLS, driver + claiming + another)).toEqual(["warning", "warning"]);
  });
});

describe("what pools and DaemonSets say of each other", () => {
  const saying = (pool: string) => POOLS.replace(/(name: (?:batch|gpu),)/g, `$1 ${pool},`);
  const plain = agent("restartPolicy: Always");

  it.each([
    ["daemonSets: []", 0],
    ["daemonSets: [logging/other]", 0],
    ["daemonSets: ['!agent']", 0],
    ["daemonSets: ['*', '!logging/*']", 0],
    ["daemonSets: ['!other']", 1],
    ["daemonSets: ['*']", 1],
    ["daemonSets: [logging/*]", 1],
    ["reservedFor: {namespaces: [ml]}", 0],
    ["reservedFor: {namespaces: [ml]}, daemonSets: [agent]", 1],
  ])("%s", (pool, findings) => {
    expect(severities(saying(pool), plain)).toHaveLength(findings);
  });

  it("a pool that names a DaemonSet wants it, and one that takes every DaemonSet says nothing", () => {
    const only = (pool: string) => saying(pool).replace(/ {2}- \{name: batch.*\n/, "");
    expect(severities(only("daemonSets: [agent]"), plain)).toEqual(["warning"]);
    expect(severities(only("daemonSets: ['*']"), plain)).toEqual(["note"]);
  });

  it("a DaemonSet that a pool names is no intruder there", () => {
    const intruder = agent(ON_BATCH);
    const reserved = "reservedFor: {namespaces: [ml]}";
    expect(foundBy("reserved-pool", saying(reserved), intruder)).toHaveLength(1);
    expect(foundBy("reserved-pool", saying(`${reserved}, daemonSets: [logging/agent]`), intruder)).toEqual([]);
  });

  it("an annotation of the DaemonSet or of its pods names pools, by globs", () => {
    expect(severities(POOLS, agent("restartPolicy: Always", 'taintlint.dev/not-on: "gpu, ba*"'))).toEqual([]);
    expect(severities(POOLS, agent("restartPolicy: Always", "taintlint.dev/not-on: gpu"))).toEqual(["note"]);
    const onTemplate = plain.replace(
      "template: {",
      "template: {metadata: {annotations: {taintlint.dev/not-on: '*'}}, ",
    );
    expect(severities(POOLS, onTemplate)).toEqual([]);
  });
});
