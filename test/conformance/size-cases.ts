import { readFileSync } from "node:fs";
import { MACHINE_TYPES } from "../../src/inventory/machines/machine-types.js";
import type { SourceFile } from "../../src/model/source.js";
import { type Draw, drawing, one, type Part, pick } from "./drawing.js";

/** What a node offers, by resource. */
type Amounts = Readonly<Record<string, string>>;

/** The nodes that a pool may have: with all that they can offer, and with all that they may keep for themselves. */
interface PoolNodes {
  readonly roomy: readonly Part[];
  readonly tight: readonly Part[];
}

/** A cluster as its repository tells it, and as the referee is asked about it. */
export interface SizeWorld {
  readonly inventory: string;
  readonly files: readonly SourceFile[];
  readonly pools: readonly PoolNodes[];
  readonly daemons: readonly Part[];
  readonly pods: readonly Part[];
}

const SEED = 45;
const WORLDS = 125;
const PODS = 25;
export const SIZE_WORLDS: readonly number[] = [...Array(WORLDS).keys()];
export const SIZE_POOLS: readonly [string, ...string[]] = ["declared", "counted", "group", "set"];

/** `m5.large 1930 7100 29`: CPU in thousandths, MiB and pods that Karpenter's documentation tells of each type of AWS. */
export const ALLOCATABLE: ReadonlyMap<string, readonly [cpu: number, memory: number, pods: number]> = new Map(
  readFileSync("test/conformance/data/karpenter/allocatable.txt", "utf8")
    .trimEnd()
    .split("\n")
    .flatMap((line) => {
      const [family = "", ...sizes] = line.split(";");
      return sizes.map((size): [string, [number, number, number]] => {
        const [name = "", cpu, memory, pods] = size.split(" ");
        return [`${family}.${name}`, [Number(cpu), Number(memory), Number(pods)]];
      });
    }),
);

const GROUP_TYPES = ["m5.large", "t3.medium", "m5.xlarge", "c6g.2xlarge", "g5.xlarge", "r5.xlarge", "g4dn.12xlarge"];
const SET_TYPES = [
  "e2-medium",
  "n2-standard-4",
  "g2-standard-24",
  "Standard_D4s_v5",
  "Standard_B2s",
  "Standard_NC6s_v3",
];
const CPUS = ["100m", "500m", "0.9", "1", "1500m", "1930m", "2", "3", "3500m", "4", "7", "8", "16", "48"] as const;
const MEMORY = [
  "64Mi",
  "500M",
  "1Gi",
  "2Gi",
  "2600Mi",
  "3Gi",
  "4Gi",
  "7Gi",
  "8e9",
  "13Gi",
  "15Gi",
  "16Gi",
  "64Gi",
] as const;
const DEVICES = ["1", "1", "2", "4"] as const;
const PLENTY: Amounts = { cpu: "10k", memory: "1Pi", "ephemeral-storage": "1Pi", pods: "1k" };
export const KATA = { cpu: "250m", memory: "160Mi" };

function nodeOf(pool: string, name: string, taints: readonly Part[], allocatable: Amounts): Part {
  return {
    metadata: { name, labels: { pool } },
    spec: { taints },
    status: { allocatable: { pods: "110", ...allocatable } },
  };
}

function amount(draw: Draw, resource: string): string {
  return resource === "cpu" ? one(draw, CPUS) : resource === "memory" ? one(draw, MEMORY) : one(draw, DEVICES);
}

/** The part of a machine of Azure or Google Cloud that is left, as their documentation says: with the eviction threshold of older AKS. */
function leftByCloud(name: string, cpus: number, memory: number): Amounts {
  const steps = [
    [4096, 25],
    [8192, 20],
    [16384, 10],
    [131072, 6],
    [Number.POSITIVE_INFINITY, 2],
  ] as const;
  let kept = name.startsWith("Standard") ? 750 : 100;
  let from = 0;
  for (const [upTo, percent] of steps) {
    kept += (Math.max(0, Math.min(memory, upTo) - from) * percent) / 100;
    from = upTo;
  }
  const cpu = /^e2-(?:micro|small|medium)$/.test(name) ? 940 : cpus * 1000 - (cpus > 2 ? 60 + cpus * 10 : 100);
  return { cpu: `${cpu}m`, memory: `${Math.floor(memory - kept)}Mi` };
}

/** A node of a type with all of the machine, and one with what its cloud leaves. */
function machineNodes(pool: string, type: string, taints: readonly Part[]): [roomy: Part, tight: Part] {
  const machine = MACHINE_TYPES.find(type);
  if (machine === undefined) throw new Error(`${type} is not known`);
  const { cpus, memory, gpus = 0 } = machine;
  const devices: Amounts = gpus > 0 ? { "nvidia.com/gpu": String(gpus) } : {};
  const [cpu, left] = ALLOCATABLE.get(type) ?? [];
  const kept = cpu === undefined ? leftByCloud(type, cpus, memory) : { cpu: `${cpu}m`, memory: `${left}Mi` };
  const all = { ...PLENTY, cpu: String(cpus), memory: `${memory}Mi`, ...devices };
  return [nodeOf(pool, `${type}-roomy`, taints, all), nodeOf(pool, `${type}-tight`, taints, { ...kept, ...devices })];
}

function someTaints(draw: Draw): Part[] {
  return draw(3) === 0 ? [{ key: "dedicated", value: one(draw, ["a", "b"]), effect: "NoSchedule" }] : [];
}

function declaredPool(draw: Draw, taints: readonly Part[]): [declared: Part, nodes: PoolNodes] {
  const device: Amounts = draw(3) === 0 ? { "nvidia.com/gpu": one(draw, DEVICES) } : {};
  const told: Amounts = {
    cpu: one(draw, CPUS),
    ...(draw(4) > 0 && { memory: one(draw, MEMORY) }),
    ...(draw(3) === 0 && { "ephemeral-storage": "20Gi" }),
    ...device,
  };
  const nodes = (most: Amounts) => [nodeOf("declared", "declared-1", taints, { ...most, ...told })];
  return [
    { name: "declared", labels: { pool: "declared" }, taints, allocatable: told },
    { roomy: nodes(PLENTY), tight: nodes({}) },
  ];
}

function countedNodes(draw: Draw, taints: readonly Part[]): Part[] {
  return Array.from({ length: 1 + draw(3) }, (_, index) => {
    const device: Amounts = draw(4) === 0 ? { "nvidia.com/gpu": one(draw, DEVICES), "example.org/a": "2" } : {};
    const told = { cpu: one(draw, CPUS), memory: one(draw, MEMORY), "ephemeral-storage": "40Gi", ...device };
    return { apiVersion: "v1", kind: "Node", ...nodeOf("counted", `counted-${index}`, taints, told) };
  });
}

function resources(draw: Draw, isSmall = false): Part {
  const requests: Record<string, string> = {};
  const limits: Record<string, string> = {};
  for (const resource of ["cpu", "memory", "ephemeral-storage", "nvidia.com/gpu", "example.org/a"]) {
    const isOrdinary = resource === "cpu" || resource === "memory";
    if (draw(isOrdinary ? 3 : 9) !== 0 && !(isOrdinary && draw(2) === 0)) continue;
    if (isSmall) (isOrdinary ? requests : limits)[resource] = isOrdinary ? one(draw, ["100m", "250m", "1"]) : "0";
    else if (resource === "ephemeral-storage") requests[resource] = one(draw, ["1Gi", "30Gi"]);
    else if (!isOrdinary) limits[resource] = one(draw, DEVICES);
    else if (draw(3) === 0) limits[resource] = amount(draw, resource);
    else requests[resource] = amount(draw, resource);
  }
  return { requests, limits };
}

function container(draw: Draw, name: string, isInit: boolean): Part {
  const isSidecar = isInit && draw(2) === 0;
  const own = resources(draw, draw(5) < 3);
  return { name, image: "a:1", resources: own, ...(isSidecar && { restartPolicy: "Always" }) };
}

function placement(draw: Draw): Part {
  return {
    ...(draw(3) === 0 && { tolerations: [{ key: "dedicated", operator: "Exists" }] }),
    ...(draw(5) === 0 && { tolerations: [{ key: "dedicated", operator: "Equal", value: "a", effect: "NoSchedule" }] }),
    ...(draw(4) === 0 && { nodeSelector: { pool: one(draw, SIZE_POOLS) } }),
  };
}

function podSpec(draw: Draw): Part {
  const containers = Array.from({ length: 1 + draw(2) }, (_, index) => container(draw, `c${index}`, false));
  const initContainers = Array.from({ length: draw(5) < 2 ? 1 + draw(3) : 0 }, (_, index) =>
    container(draw, `i${index}`, true),
  );
  const whole = { requests: { cpu: one(draw, CPUS), ...(draw(2) === 0 && { memory: one(draw, MEMORY) }) } };
  return {
    containers,
    ...(initContainers.length > 0 && { initContainers }),
    ...(draw(6) === 0 && { resources: draw(3) === 0 ? { limits: whole.requests } : whole }),
    ...(draw(6) === 0 && { runtimeClassName: "kata" }),
    ...(draw(8) === 0 && { priorityClassName: one(draw, ["system-cluster-critical", "system-node-critical"]) }),
    ...placement(draw),
  };
}

function daemonSpec(draw: Draw): Part {
  const [cpu, memory] = [one(draw, ["100m", "200m", "500m", "1500m", "3"]), one(draw, ["64Mi", "200Mi", "1Gi", "5Gi"])];
  const asked = { ...(draw(3) > 0 && { cpu }), ...(draw(3) > 0 && { memory }) };
  return {
    containers: [{ name: "a", image: "a:1", resources: draw(4) === 0 ? { limits: asked } : { requests: asked } }],
    ...(draw(4) === 0 && { priorityClassName: one(draw, ["system-cluster-critical", "system-node-critical"]) }),
    ...placement(draw),
  };
}

const written = (path: string, ...objects: readonly Part[]): SourceFile => ({
  path,
  text: objects.map((item) => `${JSON.stringify(item)}\n`).join("---\n"),
});

export function sizeWorld(index: number): SizeWorld {
  const draw = drawing(SEED * 1000 + index);
  const [declared, declaredNodes] = declaredPool(draw, someTaints(draw));
  const counted = countedNodes(draw, someTaints(draw));
  const groupTaints = someTaints(draw);
  const groupTypes = Array.from({ length: 1 + draw(2) }, () => pick(draw, GROUP_TYPES) ?? "");
  const setTaints = someTaints(draw);
  const setType = pick(draw, SET_TYPES) ?? "";
  const group = {
    apiVersion: "eksctl.io/v1alpha5",
    kind: "ClusterConfig",
    metadata: { name: "c", region: "eu-west-1" },
    managedNodeGroups: [{ name: "group", instanceTypes: groupTypes, labels: { pool: "group" }, taints: groupTaints }],
  };
  const value = { [setType.startsWith("Standard") ? "vmSize" : "machineType"]: setType };
  const set = {
    apiVersion: "machine.openshift.io/v1beta1",
    kind: "MachineSet",
    metadata: { name: "set" },
    spec: {
      template: { spec: { metadata: { labels: { pool: "set" } }, taints: setTaints, providerSpec: { value } } },
    },
  };
  const machines = [
    groupTypes.map((type) => machineNodes("group", type, groupTaints)),
    [machineNodes("set", setType, setTaints)],
  ];
  const daemons = Array.from({ length: draw(4) }, () => daemonSpec(draw));
  const pods = Array.from({ length: PODS }, () => podSpec(draw));
  const daemonSets = daemons.map((spec, number) => ({
    apiVersion: "apps/v1",
    kind: "DaemonSet",
    metadata: { name: `agent-${number}` },
    spec: { template: { spec } },
  }));
  const objects = pods.map((spec, number) => ({
    apiVersion: "v1",
    kind: "Pod",
    metadata: { name: `p${number}` },
    spec,
  }));
  const runtime = {
    apiVersion: "node.k8s.io/v1",
    kind: "RuntimeClass",
    metadata: { name: "kata" },
    handler: "kata",
    overhead: { podFixed: KATA },
  };
  return {
    inventory: `kubernetesVersion: "1.37"\ncomplete: true\nfrom: [{path: nodes.yaml, groupBy: pool}, group.yaml, set.yaml]\npools: ${JSON.stringify([declared])}`,
    files: [
      written("nodes.yaml", ...counted),
      written("group.yaml", group),
      written("set.yaml", set),
      written("pods.yaml", ...daemonSets, ...objects, runtime),
    ],
    pools: [
      declaredNodes,
      { roomy: counted, tight: counted },
      ...machines.map((pairs) => ({ roomy: pairs.map(([roomy]) => roomy), tight: pairs.map(([, tight]) => tight) })),
    ],
    daemons,
    // What the admission plugin RuntimeClass adds.
    pods: pods.map((spec) => ("runtimeClassName" in spec ? { ...spec, overhead: KATA } : spec)),
  };
}
