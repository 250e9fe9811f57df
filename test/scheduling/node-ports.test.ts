import { describe, expect, it } from "vitest";
import { fitRepository, lintRepository } from "../../src/lint/lint.js";
import { readTexts } from "../rules/lint-texts.js";

const ONE_POOL = "pools: [{name: general}]";
const TWO_POOLS = `pools:
  - {name: general, labels: {pool: general}}
  - {name: gpu, labels: {pool: gpu}}`;

interface Agent {
  readonly kind?: string;
  readonly spec?: string;
  readonly container?: string;
}

function agent(name: string, port: string, { kind = "DaemonSet", spec = "{}", container = "containers" }: Agent = {}) {
  const pod = {
    ...JSON.parse(spec),
    containers: [{ name: "a", image: "a:1" }],
    [container]: [{ name: "a", image: "a:1", restartPolicy: "Always", ports: [JSON.parse(port)] }],
  };
  const metadata = { name, namespace: "monitoring" };
  return JSON.stringify({ apiVersion: "apps/v1", kind, metadata, spec: { template: { spec: pod } } });
}

const input = (inventory: string, manifests: readonly string[]) =>
  readTexts(
    inventory,
    manifests.map((text, index) => ({ path: `m${index}.json`, text })),
  );
const found = (inventory: string, ...manifests: readonly string[]) =>
  lintRepository(input(inventory, manifests)).findings.map(
    ({ rule, source, message }) => `${rule} ${source.file} ${message}`,
  );
const PORT = `{"containerPort": 9100, "hostPort": 9100}`;
const exporter = agent("exporter", PORT);
const MISSED =
  'daemonset-misses-pool m1.json the DaemonSet does not run on pool "general": ' +
  'DaemonSet monitoring/exporter takes port 9100/TCP of every node of pool "general"';

describe("a second DaemonSet on a port of the node", () => {
  it.each([
    ["the same port", PORT, {}],
    ["the node's network", `{"containerPort": 9100}`, { spec: `{"hostNetwork": true}` }],
    ["one address of the node", `{"hostPort": 9100, "hostIP": "127.0.0.1"}`, {}],
    ["the protocol by its name", `{"hostPort": 9100, "protocol": "TCP"}`, {}],
    ["a sidecar", PORT, { container: "initContainers" }],
  ])("is told: %s", (_, port, more: Agent) => {
    expect(found(ONE_POOL, exporter, agent("logs", port, more))).toEqual([MISSED]);
  });

  it.each([
    ["another port", `{"containerPort": 9100, "hostPort": 9101}`, {}],
    ["another protocol", `{"hostPort": 9100, "protocol": "UDP"}`, {}],
    ["a port of the container alone", `{"containerPort": 9100}`, {}],
  ])("is not told: %s", (_, port, more: Agent) => {
    expect(found(ONE_POOL, exporter, agent("logs", port, more))).toEqual([]);
  });

  it("is not told where both take an address of their own", () => {
    const at = (ip: string) => `{"hostPort": 9100, "hostIP": "${ip}"}`;
    expect(found(ONE_POOL, agent("exporter", at("10.0.0.1")), agent("logs", at("127.0.0.1")))).toEqual([]);
    expect(found(ONE_POOL, agent("exporter", at("127.0.0.1")), agent("logs", at("127.0.0.1")))).toHaveLength(1);
  });

  it("is not told where a container ends before others start", () => {
    const starting = agent("logs", PORT, { container: "initContainers" }).replace(/"restartPolicy":"Always",/, "");
    expect(found(ONE_POOL, exporter, starting)).toEqual([]);
  });

  it("is told on the pool that both enter alone", () => {
    const on = (pool: string) => ({ spec: `{"nodeSelector": {"pool": "${pool}"}}` });
    expect(found(TWO_POOLS, agent("exporter", PORT, on("gpu")), agent("logs", PORT, on("general")))).toEqual([]);
    expect(found(TWO_POOLS, exporter, agent("logs", PORT, on("gpu")))).toEqual([MISSED.replaceAll("general", "gpu")]);
  });

  it("is not told where a third one may take the room of the first", () => {
    const sized = "pools: [{name: general, allocatable: {cpu: 900m, memory: 4Gi}}]";
    const asking = (name: string, port: string) =>
      agent(name, port).replace('"image":"a:1"', '"image":"a:1","resources":{"requests":{"cpu":"800m"}}');
    const logs = agent("logs", PORT);
    expect(found(sized, asking("exporter", PORT), logs)).toEqual([MISSED]);
    const third = asking("third", `{"containerPort": 9101}`);
    expect(found(sized, asking("exporter", PORT), logs, third).filter((one) => one.includes("takes port"))).toEqual([]);
  });

  it("is not told of two manifests of one DaemonSet", () => {
    expect(found(ONE_POOL, exporter, exporter)).toEqual([]);
  });

  it("takes no other port where it does not run", () => {
    const both = JSON.stringify({ containerPort: 9100, hostPort: 9100 });
    const second = agent("logs", both).replace(/("ports":\[)/, `$1{"hostPort": 2020},`);
    const third = agent("metrics", `{"hostPort": 2020}`);
    const [only, ...others] = found(ONE_POOL, exporter, second, third);
    expect([only?.includes("m1.json"), others]).toEqual([true, []]);
    expect(found(ONE_POOL, second, third)).toHaveLength(1);
    const preferred = agent("exporter", PORT, { spec: `{"priorityClassName": "team"}` });
    expect(found(ONE_POOL, preferred, second, third)).toEqual([]);
  });

  it("is the one that gives way to a pod of the system", () => {
    const critical = agent("logs", PORT, { spec: `{"priorityClassName": "system-node-critical"}` });
    const [finding] = found(ONE_POOL, exporter, critical);
    expect(finding).toContain("m0.json");
    expect(finding).toContain("DaemonSet monitoring/logs takes port 9100/TCP");
    const preferred = agent("logs", PORT, { spec: `{"priorityClassName": "team"}` });
    expect(found(ONE_POOL, exporter, preferred)).toEqual([]);
  });
});

describe("a pod that asks for a port of the node", () => {
  const gateway = agent("gateway", PORT, { kind: "Deployment" });

  it("is on no pool where a DaemonSet takes the port on each", () => {
    expect(found(`${ONE_POOL}\ncomplete: true`, exporter, gateway)).toEqual([
      'unschedulable m1.json no pool admits the pod: DaemonSet monitoring/exporter takes port 9100/TCP of every node of pool "general"',
    ]);
  });

  it("is nothing to tell of where another pool is left, or its port", () => {
    const onGpu = agent("exporter", PORT, { spec: `{"nodeSelector": {"pool": "gpu"}}` });
    expect(found(`${TWO_POOLS}\ncomplete: true`, onGpu, gateway)).toEqual([]);
    expect(found(`${ONE_POOL}\ncomplete: true`, exporter, gateway.replace(/9100(?=})/, "9101"))).toEqual([]);
  });

  it("has the verdict of each pool, with what was compared", () => {
    const onGpu = agent("exporter", PORT, { spec: `{"nodeSelector": {"pool": "gpu"}}` });
    const [, row] = fitRepository(input(TWO_POOLS, [onGpu, gateway])).workloads;
    expect(row?.pools.map(({ verdict, reasons }) => [verdict, ...reasons])).toEqual([
      ["fits"],
      ["blocked", "DaemonSet monitoring/exporter takes port 9100/TCP of every node"],
    ]);
    expect(row?.pools[0]?.judged).toEqual(["taints", "labels", "affinity", "ports"]);
  });
});
