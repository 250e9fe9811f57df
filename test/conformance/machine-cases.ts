import { MACHINE_TYPES } from "../../src/inventory/machines/machine-types.js";
import type { SourceFile } from "../../src/model/source.js";
import { type Draw, drawing, one, type Part, pick } from "./drawing.js";
import { ALLOCATABLE } from "./size-cases.js";

/** A NodePool of Karpenter on AWS, with DaemonSets and pods. */
export interface MachineWorld {
  readonly pool: Part;
  readonly daemons: readonly Part[];
  readonly pods: readonly Part[];
}

const SEED = 46;
const PODS = 20;
export const MACHINE_WORLDS: readonly number[] = [...Array(300).keys()];

const AWS = "karpenter.k8s.aws/instance-";
const ARCH = "kubernetes.io/arch";
const TYPE = "node.kubernetes.io/instance-type";
const VALUES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  [`${AWS}category`]: ["c", "m", "r", "t", "g", "p", "inf"],
  [`${AWS}family`]: ["m5", "c5", "m6g", "t3", "g5", "r6i", "c7g", "p4d", "g4dn", "m7i-flex"],
  [`${AWS}size`]: ["medium", "large", "xlarge", "2xlarge", "4xlarge", "8xlarge", "metal"],
  [`${AWS}generation`]: ["2", "3", "4", "5", "6", "7", "8"],
  [`${AWS}cpu`]: ["2", "4", "8", "16", "36", "96"],
  [`${AWS}memory`]: ["4096", "8192", "16384", "65536"],
  [`${AWS}cpu-manufacturer`]: ["intel", "amd", "aws"],
  [`${AWS}hypervisor`]: ["nitro", "xen"],
  [`${AWS}gpu-count`]: ["1", "4", "8"],
  [`${AWS}gpu-manufacturer`]: ["nvidia", "amd"],
  [`${AWS}gpu-name`]: ["t4", "a10g", "v100"],
  [`${AWS}local-nvme`]: ["100", "300", "900"],
  [ARCH]: ["amd64", "arm64"],
  [TYPE]: ["m5.large", "m5.4xlarge", "c6g.xlarge", "g5.2xlarge", "t3.medium", "r5.xlarge"],
  "karpenter.sh/capacity-type": ["spot", "on-demand"],
  "topology.kubernetes.io/zone": ["a", "b", "c"],
};
const NUMBERS = /-(?:generation|cpu|memory|gpu-count|local-nvme)$/;
const CPUS = ["100m", "1", "1800m", "1930m", "2", "3900m", "4", "7910m", "15", "16", "40", "95", "192"] as const;
const MEMORY = ["256Mi", "2Gi", "3Gi", "6Gi", "7100Mi", "8Gi", "15Gi", "30Gi", "60Gi", "200Gi", "1Ti"] as const;

/**
 * What the referee has to know of each type: its own labels, and what Karpenter's documentation says that a node has.
 * @public scripts/karpenter-verdicts.mjs loads it.
 */
export function machineTypes(): Part[] {
  return MACHINE_TYPES.all("aws").flatMap(({ name, cpus, memory, architecture, gpus, gpuDomain, labels }) => {
    const told = ALLOCATABLE.get(name);
    if (told === undefined) return [];
    const [cpu, left, pods] = told;
    const devices = gpuDomain === undefined || gpus === undefined ? {} : { [`${gpuDomain}/gpu`]: String(gpus) };
    return [{ name, cpus, memory, architecture, labels, devices, left: { cpu: `${cpu}m`, memory: `${left}Mi` }, pods }];
  });
}

function requirement(draw: Draw): Part {
  const key = pick(draw, Object.keys(VALUES)) ?? "";
  const values = VALUES[key] ?? ["a"];
  const operator = NUMBERS.test(key)
    ? one(draw, ["In", "Gt", "Lt", "Gt", "Lt", "NotIn", "Exists"])
    : one(draw, ["In", "In", "In", "In", key.includes("instance") ? "NotIn" : "In", "Exists"]);
  if (operator === "Exists") return { key, operator };
  const count = operator === "Gt" || operator === "Lt" ? 1 : 1 + draw(2);
  const chosen = [...new Set(Array.from({ length: count }, () => one(draw, values)))];
  return { key, operator, values: chosen };
}

/** Several of different keys. */
function requirements(draw: Draw, most: number): Part[] {
  const all = Array.from({ length: draw(most + 1) }, () => requirement(draw));
  return all.filter((item, index) => all.findIndex(({ key }) => key === item.key) === index);
}

function nodePool(draw: Draw): Part {
  const limits = {
    ...(draw(4) === 0 && { cpu: one(draw, ["4", "8", "20"]) }),
    ...(draw(6) === 0 && { memory: one(draw, ["7900Mi", "16000Mi", "32Gi"]) }),
    ...(draw(8) === 0 && { "nvidia.com/gpu": one(draw, ["0", "1"]) }),
  };
  const taints = draw(4) === 0 ? [{ key: "dedicated", value: "a", effect: "NoSchedule" }] : [];
  return {
    apiVersion: "karpenter.sh/v1",
    kind: "NodePool",
    metadata: { name: "general" },
    spec: {
      ...(Object.keys(limits).length > 0 && { limits }),
      template: {
        metadata: { labels: { team: "a" } },
        spec: {
          nodeClassRef: { group: "karpenter.k8s.aws", kind: "EC2NodeClass", name: "default" },
          requirements: requirements(draw, 4),
          ...(taints.length > 0 && { taints }),
        },
      },
    },
  };
}

function placement(draw: Draw): Part {
  const selected = draw(3) === 0 ? requirements(draw, 2) : [];
  return {
    ...(draw(2) === 0 && { tolerations: [{ key: "dedicated", operator: "Exists" }] }),
    ...(draw(8) === 0 && { nodeSelector: { team: one(draw, ["a", "a", "b"]) } }),
    ...(selected.length > 0 && {
      affinity: {
        nodeAffinity: {
          requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: [{ matchExpressions: selected }] },
        },
      },
    }),
  };
}

function podSpec(draw: Draw): Part {
  const requests = { ...(draw(4) > 0 && { cpu: one(draw, CPUS) }), ...(draw(3) > 0 && { memory: one(draw, MEMORY) }) };
  const limits = draw(6) === 0 ? { "nvidia.com/gpu": one(draw, ["1", "2", "8"]) } : {};
  return {
    containers: [{ name: "a", image: "a:1", resources: { requests: { ...requests, ...limits }, limits } }],
    ...placement(draw),
  };
}

function daemonSpec(draw: Draw): Part {
  const requests = { cpu: one(draw, ["50m", "100m", "1"]), memory: one(draw, ["64Mi", "500Mi", "2Gi"]) };
  return { containers: [{ name: "a", image: "a:1", resources: { requests } }], ...placement(draw) };
}

export function machineWorld(index: number): MachineWorld {
  const draw = drawing(SEED * 1000 + index);
  return {
    pool: nodePool(draw),
    daemons: Array.from({ length: draw(3) }, () => daemonSpec(draw)),
    pods: Array.from({ length: PODS }, () => podSpec(draw)),
  };
}

/** The files of the cluster. */
export function machineFiles({ pool, daemons, pods }: MachineWorld): SourceFile[] {
  const sets = daemons.map((spec, number) => ({
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
  return [
    { path: "pools.yaml", text: JSON.stringify(pool) },
    { path: "pods.yaml", text: [...sets, ...objects].map((item) => `${JSON.stringify(item)}\n`).join("---\n") },
  ];
}
