/**
 * Made worlds with all that taintlint compares, in combination: sizes beside DaemonSets, machine types, ports, volumes, other pods,
 * spreads, classes, LimitRanges, namespaces. `mode` "nodes": the pools are known by Nodes, which differ a little.
 */
let count = 250;
let state = 0;
const random = () => {
  state = (state + 0x6d2b79f5) >>> 0;
  let t = state;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
const chance = (share) => random() < share;
const one = (list) => list[Math.floor(random() * list.length)];
const times = (n, f) => Array.from({ length: n }, f);
const taintOf = (text) => {
  const [, key, , value, effect] = /^([^=:]+)(=([^:]*))?:(.+)$/.exec(text);
  return value ? { key, value, effect } : { key, effect };
};
const [A, B, C] = ["eu-1a", "eu-1b", "eu-1c"];
const ZONE = "topology.kubernetes.io/zone";
const big = { cpu: "15890m", memory: "58Gi", "ephemeral-storage": "80Gi", pods: "110" };
// zones: of the two nodes. alike: the declared pool has one zone label.
const pools = [
  {
    name: "web",
    labels: { pool: "web", rank: "3" },
    zones: [A, A],
    allocatable: { cpu: "3920m", memory: "13Gi", pods: "29" },
  },
  {
    name: "mem",
    labels: { pool: "mem", rank: "12", disk: "ssd" },
    zones: [B, B],
    allocatable: { cpu: "7900m", memory: "120Gi", pods: "58", "ephemeral-storage": "40Gi" },
  },
  {
    name: "gpu",
    labels: { pool: "gpu", rank: "8", "nvidia.com/gpu.product": "L40S" },
    zones: [A, B],
    taints: ["nvidia.com/gpu:NoSchedule"],
    allocatable: { ...big, "nvidia.com/gpu": "4" },
  },
  {
    name: "fpga",
    labels: { pool: "fpga", rank: "08" },
    zones: [C, C],
    taints: ["example.com/fpga=yes:NoExecute"],
    allocatable: { ...big, "example.com/fpga": "2" },
  },
  {
    name: "spot",
    labels: { pool: "spot", rank: "0x2", lifecycle: "spot" },
    zones: [A, C],
    taints: ["spot=true:PreferNoSchedule", "lifecycle=spot:NoSchedule"],
    allocatable: big,
  },
  {
    name: "infra",
    labels: { pool: "infra", "node-role.kubernetes.io/infra": "" },
    zones: [B, C],
    taints: ["infra:NoExecute", "infra=x:NoSchedule"],
    allocatable: big,
  },
  {
    name: "win",
    labels: { pool: "win" },
    os: "windows",
    zones: [A, A],
    taints: ["os=windows:NoSchedule"],
    allocatable: big,
  },
  {
    name: "arm",
    labels: { pool: "arm", rank: "3", disk: "ssd" },
    arch: "arm64",
    zones: [B, B],
    allocatable: { cpu: "1930m", memory: "3Gi", pods: "17" },
  },
  {
    name: "edge",
    labels: { pool: "edge", site: "s1" },
    zones: [undefined, undefined],
    taints: ["edge=1:NoSchedule"],
    allocatable: { cpu: "3", memory: "6Gi", pods: "110", "hugepages-2Mi": "512Mi" },
  },
  {
    name: "tiny",
    labels: { pool: "tiny", rank: "1" },
    zones: [A, B],
    allocatable: { cpu: "900m", memory: "1500Mi", pods: "8" },
  },
  {
    name: "cp",
    role: "control-plane",
    labels: { "node-role.kubernetes.io/control-plane": "" },
    zones: [A, A],
    taints: ["node-role.kubernetes.io/control-plane:NoSchedule"],
    allocatable: big,
  },
  {
    name: "m5l",
    labels: { pool: "m5l", "node.kubernetes.io/instance-type": "m5.large" },
    zones: [C, C],
    typed: true,
    allocatable: { cpu: "1930m", memory: "7134416Ki", pods: "29", "ephemeral-storage": "18242267924" },
  },
];
const keys = [
  "nvidia.com/gpu",
  "example.com/fpga",
  "spot",
  "lifecycle",
  "infra",
  "os",
  "edge",
  "node-role.kubernetes.io/control-plane",
  "gone",
];
const values = ["yes", "true", "spot", "x", "windows", "1", "", "l"];
function toleration() {
  const operator = one(["Exists", "Equal", undefined, "Exists", "Equal"]);
  const key = operator === "Exists" && chance(0.15) ? undefined : one(keys);
  const effect = one(["NoSchedule", "NoExecute", "PreferNoSchedule", undefined, undefined]);
  return {
    ...(key && { key }),
    ...(operator && { operator }),
    ...(operator !== "Exists" && { value: one(values) }),
    ...(effect && { effect }),
    ...(effect === "NoExecute" && chance(0.35) && { tolerationSeconds: one([0, 3, 4, 7200, -5]) }),
  };
}
const labelKeys = [
  "pool",
  "rank",
  "disk",
  "lifecycle",
  "site",
  "nvidia.com/gpu.product",
  "node-role.kubernetes.io/infra",
  "kubernetes.io/os",
  "kubernetes.io/arch",
  ZONE,
  "node.kubernetes.io/instance-type",
  "gone",
];
const labelValues = {
  pool: ["web", "mem", "gpu", "fpga", "spot", "infra", "arm", "edge", "tiny", "m5l"],
  rank: ["3", "12", "8", "08", "1"],
  disk: ["ssd", "hdd"],
  lifecycle: ["spot"],
  site: ["s1", "s2"],
  "nvidia.com/gpu.product": ["L40S", "H100"],
  "node-role.kubernetes.io/infra": ["", "true"],
  "kubernetes.io/os": ["linux", "windows"],
  "kubernetes.io/arch": ["amd64", "arm64"],
  [ZONE]: [A, B, C, "eu-1d"],
  "node.kubernetes.io/instance-type": ["m5.large", "m5.xlarge"],
  gone: ["x"],
};
function expression() {
  const operator = one(["In", "In", "NotIn", "NotIn", "Exists", "DoesNotExist", "Gt", "Lt"]);
  if (operator === "Gt" || operator === "Lt")
    return {
      key: one(["rank", "rank", "rank", "pool", "gone"]),
      operator,
      values: [one(["0", "2", "3", "8", "11", "-3"])],
    };
  const key = one(labelKeys);
  return operator.endsWith("ist") || operator === "Exists"
    ? { key, operator }
    : { key, operator, values: times(one([1, 1, 2, 3]), () => one(labelValues[key])) };
}
const nodeNameOf = () => `${one(pools).name}-${one([1, 2])}`;
const term = () => {
  const made = {
    ...(chance(0.88) && { matchExpressions: times(one([1, 1, 2, 3]), expression) }),
    ...(chance(0.15) && {
      matchFields: [{ key: "metadata.name", operator: one(["In", "NotIn"]), values: [nodeNameOf()] }],
    }),
  };
  return made;
};
const NAMESPACES = ["made", "made", "made", "limited", "sel"];
const CPU = ["30m", "500m", "850m", "1", "1850m", "1900m", "2", "3", "3800m", "3900m", "7800m", "7900m", "15", "16"];
const MEM = [
  "40Mi",
  "900Mi",
  "1400Mi",
  "1500Mi",
  "2900Mi",
  "3Gi",
  "6Gi",
  "6800Mi",
  "7Gi",
  "12900Mi",
  "13Gi",
  "57Gi",
  "100Gi",
  "121Gi",
];
function requestsOf(kind) {
  if (kind === "DaemonSet")
    return chance(0.5) ? { requests: { cpu: one(["5m", "10m", "20m"]), memory: one(["8Mi", "16Mi"]) } } : undefined;
  const requests = {},
    limits = {};
  if (chance(0.4)) requests.cpu = one(CPU);
  if (chance(0.35)) requests.memory = one(MEM);
  if (chance(0.06)) requests["ephemeral-storage"] = one(["1Gi", "39Gi", "41Gi", "90Gi"]);
  if (chance(0.1)) limits["nvidia.com/gpu"] = one([1, 4, 5]);
  if (chance(0.05)) limits["example.com/fpga"] = one([1, 2, 3]);
  if (chance(0.03))
    Object.assign(limits, { "hugepages-2Mi": one(["128Mi", "512Mi", "514Mi"]), memory: requests.memory ?? "64Mi" });
  if (chance(0.08) && !requests.cpu) limits.cpu = one(CPU);
  return Object.keys(requests).length + Object.keys(limits).length > 0
    ? { ...(Object.keys(requests).length && { requests }), ...(Object.keys(limits).length && { limits }) }
    : undefined;
}
const others = [];
const add = (apiVersion, kind, name, { metadata, ...rest }, namespace) =>
  others.push({ apiVersion, kind, metadata: { name, ...(namespace && { namespace }), ...metadata }, ...rest });
add("node.k8s.io/v1", "RuntimeClass", "kata", {
  handler: "kata",
  overhead: { podFixed: { cpu: "250m", memory: "160Mi" } },
  scheduling: { nodeSelector: { disk: "ssd" } },
});
add("node.k8s.io/v1", "RuntimeClass", "edgy", {
  handler: "edgy",
  scheduling: { nodeSelector: { site: "s1" }, tolerations: [{ key: "edge", operator: "Exists" }] },
});
add("node.k8s.io/v1", "RuntimeClass", "light", { handler: "light" });
add("scheduling.k8s.io/v1", "PriorityClass", "urgent", { value: 100000 });
add("scheduling.k8s.io/v1", "PriorityClass", "polite", { value: 100000, preemptionPolicy: "Never" });
for (const name of ["made", "limited", "sel"])
  add(
    "v1",
    "Namespace",
    name,
    name === "sel"
      ? {
          metadata: {
            annotations: {
              "scheduler.alpha.kubernetes.io/node-selector": "disk=ssd",
              "scheduler.alpha.kubernetes.io/defaultTolerations": JSON.stringify([
                { key: "infra", operator: "Exists" },
              ]),
            },
          },
        }
      : {},
  );
add(
  "v1",
  "LimitRange",
  "defaults",
  {
    spec: {
      limits: [
        { type: "Container", defaultRequest: { cpu: "950m", memory: "1Gi" }, default: { cpu: "2", memory: "2Gi" } },
      ],
    },
  },
  "limited",
);
const SC = "storage.k8s.io/v1";
const topo = (key, ...list) => ({ allowedTopologies: [{ matchLabelExpressions: [{ key, values: list }] }] });
add(SC, "StorageClass", "wait-a", {
  provisioner: "ebs.csi.aws.com",
  volumeBindingMode: "WaitForFirstConsumer",
  ...topo(ZONE, A),
});
add(SC, "StorageClass", "wait-bc", {
  provisioner: "ebs.csi.aws.com",
  volumeBindingMode: "WaitForFirstConsumer",
  ...topo(ZONE, B, C),
});
add(SC, "StorageClass", "wait-pool", {
  provisioner: "x.example.com",
  volumeBindingMode: "WaitForFirstConsumer",
  ...topo("pool", "mem", "spot"),
});
add(SC, "StorageClass", "wait-any", { provisioner: "x.example.com", volumeBindingMode: "WaitForFirstConsumer" });
add(SC, "StorageClass", "local", {
  provisioner: "kubernetes.io/no-provisioner",
  volumeBindingMode: "WaitForFirstConsumer",
});
const volume = (name, rest) => {
  add("v1", "PersistentVolume", `pv-${name}`, {
    metadata: rest.labels ? { labels: rest.labels } : {},
    spec: {
      capacity: { storage: "10Gi" },
      accessModes: ["ReadWriteMany"],
      storageClassName: "",
      csi: { driver: "x.example.com", volumeHandle: name },
      ...(rest.back
        ? { claimRef: { namespace: "made", name: `claim-${name}`, apiVersion: "v1", kind: "PersistentVolumeClaim" } }
        : {}),
      ...(rest.terms && { nodeAffinity: { required: { nodeSelectorTerms: rest.terms } } }),
    },
  });
  add(
    "v1",
    "PersistentVolumeClaim",
    `claim-${name}`,
    {
      spec: {
        accessModes: ["ReadWriteMany"],
        storageClassName: "",
        resources: { requests: { storage: "10Gi" } },
        ...(rest.back ? {} : { volumeName: `pv-${name}` }),
      },
    },
    "made",
  );
};
const inTerm = (key, operator, ...list) => ({
  matchExpressions: [{ key, operator, ...(list.length && { values: list }) }],
});
volume("za", { terms: [inTerm(ZONE, "In", A)] });
volume("zbc", { terms: [inTerm(ZONE, "In", B), inTerm(ZONE, "In", C)], back: true });
volume("lb", { labels: { [ZONE]: B } });
volume("lab", { labels: { [ZONE]: `${A}__${B}` } });
volume("pool", { terms: [inTerm("pool", "In", "mem", "spot", "tiny")], back: true });
volume("notssd", { terms: [inTerm("disk", "DoesNotExist")] });
volume("rank", { terms: [inTerm("rank", "Gt", "5")] });
volume("free", {});
const CLAIMS = ["za", "zbc", "lb", "lab", "pool", "notssd", "rank", "free"];
const CLASSES = ["wait-a", "wait-bc", "wait-pool", "wait-any"];
const claimSpec = () => ({
  accessModes: ["ReadWriteOnce"],
  storageClassName: one(CLASSES),
  resources: { requests: { storage: "1Gi" } },
});
const DAEMON_PORTS = [9100, 9101, 9102];

function podSpec(kind, name, index) {
  const spec = {};
  if (kind === "Job" || kind === "CronJob") spec.restartPolicy = one(["Never", "OnFailure"]);
  if (chance(0.25)) spec.tolerations = [{ operator: "Exists" }];
  else if (chance(0.65)) spec.tolerations = times(one([1, 2, 3, 4]), toleration);
  if (chance(0.13)) {
    const key = one(labelKeys);
    spec.nodeSelector = { [key]: one(labelValues[key]) };
  }
  if (chance(0.22)) {
    spec.affinity = { nodeAffinity: {} };
    if (chance(0.9))
      spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution = {
        nodeSelectorTerms: times(one([1, 1, 2]), term),
      };
    if (chance(0.3))
      spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution = [
        {
          weight: 5,
          preference: { matchExpressions: [{ key: "pool", operator: "In", values: [one(["web", "sp*t"])] }] },
        },
      ];
  }
  const resources = requestsOf(kind);
  spec.containers = [{ name: "main", image: "example/main:1", ...(resources && { resources }) }];
  if (kind !== "DaemonSet") {
    if (chance(0.12))
      spec.containers.push({
        name: "side",
        image: "e/s:1",
        resources: { requests: { cpu: one(["100m", "1"]), memory: "100Mi" } },
      });
    if (chance(0.15))
      spec.initContainers = times(one([1, 2]), (_, i) => ({
        name: `i${i}`,
        image: "e/i:1",
        ...(chance(0.5) && { restartPolicy: "Always" }),
        resources: {
          requests: {
            cpu: one(["100m", "900m", "2", "3900m"]),
            ...(chance(0.5) && { memory: one(["100Mi", "1Gi", "3Gi"]) }),
          },
        },
      }));
    if (chance(0.07)) spec.resources = { requests: { cpu: one(["2", "3900m", "8"]), memory: one(["1Gi", "13Gi"]) } };
    if (chance(0.06))
      spec.topologySpreadConstraints = times(one([1, 1, 2]), (_, i) => {
        const hard = chance(0.8);
        return {
          maxSkew: one([1, 2]),
          topologyKey: ["pool", "kubernetes.io/hostname", ZONE, "site", "disk", "gone"].filter((_, j) => j % 2 === i)[
            Math.floor(random() * 3)
          ],
          whenUnsatisfiable: hard ? "DoNotSchedule" : "ScheduleAnyway",
          labelSelector: { matchLabels: { app: chance(0.85) ? name : "other" } },
          ...(hard && chance(0.4) && { minDomains: one([1, 2, 4]) }),
          ...(chance(0.3) && { matchLabelKeys: ["pod-template-hash"] }),
          ...(chance(0.3) && { nodeTaintsPolicy: one(["Honor", "Ignore"]) }),
          ...(chance(0.3) && { nodeAffinityPolicy: one(["Honor", "Ignore"]) }),
        };
      });
    if (chance(0.09)) {
      const own = chance(0.2);
      const anti = chance(0.4);
      const target = own ? name : `w${String(Math.floor(random() * count)).padStart(3, "0")}`;
      const part = {
        requiredDuringSchedulingIgnoredDuringExecution: [
          {
            topologyKey: one(["kubernetes.io/hostname", "kubernetes.io/hostname", ZONE, "pool", "gone"]),
            labelSelector: { matchLabels: { app: target } },
          },
        ],
      };
      spec.affinity = { ...spec.affinity, [anti ? "podAntiAffinity" : "podAffinity"]: part };
    }
    if (chance(0.14) && kind !== "StatefulSet")
      spec.volumes = times(one([1, 1, 2]), (_, i) =>
        chance(0.65)
          ? { name: `v${i}`, persistentVolumeClaim: { claimName: `claim-${one(CLAIMS)}` } }
          : { name: `v${i}`, ephemeral: { volumeClaimTemplate: { spec: claimSpec() } } },
      );
    if (chance(0.05)) spec.schedulingGates = [{ name: "example.com/wait" }];
    if (chance(0.08)) spec.priorityClassName = one(["urgent", "polite", "system-cluster-critical"]);
  } else if (chance(0.25)) spec.priorityClassName = one(["system-node-critical", "urgent", "polite"]);
  if (spec.volumes) for (const v of spec.volumes) if (v.persistentVolumeClaim) spec.inMade = true;
  if (chance(0.08)) spec.runtimeClassName = one(["kata", "edgy", "light", "kata"]);
  if (chance(0.12)) {
    const port = one([...DAEMON_PORTS, 7000 + index]);
    spec.containers[0].ports = [
      {
        containerPort: port,
        hostPort: port,
        ...(chance(0.15) && { protocol: "UDP" }),
        ...(chance(0.15) && { hostIP: one(["127.0.0.1", "10.0.0.7"]) }),
      },
    ];
  } else if (chance(0.05)) {
    spec.hostNetwork = true;
    spec.containers[0].ports = [{ containerPort: one(DAEMON_PORTS) }];
  }
  if (chance(0.03)) spec.nodeName = nodeNameOf();
  if (chance(0.04)) spec.os = { name: one(["linux", "windows"]) };
  return spec;
}
let daemons = 0;
function workload(index) {
  let kind = one([
    "Deployment",
    "Deployment",
    "Deployment",
    "DaemonSet",
    "StatefulSet",
    "Job",
    "CronJob",
    "Pod",
    "ReplicaSet",
    "ReplicationController",
  ]);
  if (kind === "DaemonSet" && ++daemons > 14) kind = "Deployment";
  const name = `w${String(index).padStart(3, "0")}`;
  const labels = { app: name };
  const spec = podSpec(kind, name, index);
  const namespace = spec.inMade ? "made" : one(NAMESPACES);
  delete spec.inMade;
  if (spec.schedulingGates) delete spec.nodeName;
  const template = { metadata: { labels }, spec };
  const selector = { matchLabels: labels };
  const metadata = { name, namespace };
  if (kind === "Pod") return { apiVersion: "v1", kind, metadata: { ...metadata, labels }, spec };
  if (kind === "Job") return { apiVersion: "batch/v1", kind, metadata, spec: { template } };
  if (kind === "CronJob")
    return {
      apiVersion: "batch/v1",
      kind,
      metadata,
      spec: { schedule: "0 0 1 1 *", jobTemplate: { spec: { template } } },
    };
  if (kind === "StatefulSet")
    return {
      apiVersion: "apps/v1",
      kind,
      metadata,
      spec: {
        serviceName: name,
        replicas: 1,
        selector,
        template,
        ...(chance(0.3) && { volumeClaimTemplates: [{ metadata: { name: "data" }, spec: claimSpec() }] }),
      },
    };
  if (kind === "DaemonSet") return { apiVersion: "apps/v1", kind, metadata, spec: { selector, template } };
  if (kind === "ReplicationController")
    return { apiVersion: "v1", kind, metadata, spec: { replicas: 1, selector: labels, template } };
  return { apiVersion: "apps/v1", kind, metadata, spec: { replicas: 1, selector, template } };
}

export function combinedWorld(seed, size, mode) {
  state = (seed * 2654435761) >>> 0;
  count = size;
  daemons = 0;
  const workloads = times(count, (_, i) => workload(i));
  const nodes = pools.flatMap((pool) =>
    [1, 2].map((i) => {
      const name = `${pool.name}-${i}`;
      const zone = pool.zones[i - 1];
      const labels = {
        "kubernetes.io/hostname": name,
        "kubernetes.io/os": pool.os ?? "linux",
        "kubernetes.io/arch": pool.arch ?? "amd64",
        ...(zone && { [ZONE]: zone }),
        ...pool.labels,
      };
      // With Nodes, the two of a pool may differ.
      const allocatable = { ...pool.allocatable };
      let unschedulable;
      if (mode === "nodes" && i === 2) {
        if (pool.name === "web") allocatable.cpu = "7910m";
        if (pool.name === "spot") labels.rank = "9";
        if (pool.name === "arm" || pool.name === "infra") unschedulable = true;
        if (pool.name === "fpga") delete allocatable["example.com/fpga"];
      }
      return {
        apiVersion: "v1",
        kind: "Node",
        metadata: { name, labels },
        spec: { taints: (pool.taints ?? []).map(taintOf), ...(unschedulable && { unschedulable }) },
        pool: pool.name,
        allocatable,
      };
    }),
  );

  const declared = pools.map(({ name, labels, taints, zones, allocatable, os, arch, typed, role }) => ({
    name,
    ...(role && { role }),
    labels: {
      "kubernetes.io/os": os ?? "linux",
      "kubernetes.io/arch": arch ?? "amd64",
      ...labels,
      ...(zones[0] && zones[0] === zones[1] && { [ZONE]: zones[0] }),
    },
    ...(zones[0] !== zones[1] && { requirements: [{ key: ZONE, operator: "In", values: zones }] }),
    ...(taints && { taints }),
    ...(typed ? {} : { allocatable }),
    scale: { replicas: 2 },
  }));
  const isoNow = "2026-11-28T00:00:00Z";
  const nodeObjects = nodes.map(({ pool, allocatable, ...node }) => ({
    ...node,
    metadata: { ...node.metadata, uid: `u-${node.metadata.name}`, creationTimestamp: isoNow },
    status: {
      allocatable,
      capacity: allocatable,
      nodeInfo: { kubeletVersion: "v1.37.2" },
      conditions: [{ type: "Ready", status: "True" }],
    },
  }));
  const config = {
    complete: true,
    kubernetesVersion: "1.37",
    admission: { podNodeSelector: false, podTolerationRestriction: false },
    ...(mode === "nodes" ? { from: [{ path: "nodes.json", groupBy: "pool" }] } : { pools: declared }),
  };
  const list = (items) => JSON.stringify({ apiVersion: "v1", kind: "List", items }, null, 1);
  const files = {
    "taintlint.yaml": Object.entries(config)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
      .join(""),
    "manifests.json": list([...workloads, ...others]),
    "nodes.json": list(nodeObjects),
  };
  return { files, world: { mode, admission: "", pools: pools.map(({ name }) => name), nodes, workloads, others } };
}
