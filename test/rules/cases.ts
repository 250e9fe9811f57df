import { preferring, requiring, tolerating, workload } from "./workload-texts.js";

/** A repository in small, of which everything is written down that is said about it. */
export interface Case {
  readonly inventory: string;
  readonly manifests: readonly string[];
}

export const named = (name: string, text: string) => text.replace("{name: a,", `{name: ${name},`);
const released = (text: string) =>
  text.replace("namespace: web", "namespace: web, labels: {app.kubernetes.io/instance: shop}");
export const inContainer = (text: string, more: string) => text.replace("image: a:1}", `image: a:1, ${more}}`);
const mounting = (path: string) => `volumes: [{name: v, hostPath: {path: ${path}}}]`;

export const POOLS = `pools:
  - {name: general, labels: {pool: general}}
  - {name: gpu, labels: {pool: gpu}, taints: ["nvidia.com/gpu=present:NoSchedule"]}
`;
export const REGISTRY = mounting("/var/lib/kubelet/plugins_registry");
export const CNI = mounting("/etc/cni/net.d");
/** A network plugin that nodes wait for. */
const network = (...tolerations: string[]) =>
  workload("DaemonSet", [CNI, "hostNetwork: true", tolerating(...tolerations)]).replace(
    "image: a:1",
    "image: cilium:1",
  );
const DEVICES = mounting("/var/lib/kubelet/device-plugins");
const STARTING = `pools:
  - {name: general, startupTaints: ["ebs.csi.aws.com/agent-not-ready:NoExecute"]}
`;
const DRIVER = named(
  "driver",
  workload("DaemonSet", [
    mounting("/var/lib/kubelet/plugins/ebs.csi.aws.com"),
    tolerating("{key: ebs.csi.aws.com/agent-not-ready, operator: Exists}"),
  ]),
);
const NOT_READY = "{key: node.kubernetes.io/not-ready, operator: Exists}";
export const CONTROL = `pools:
  - {name: general, labels: {pool: general}}
  - {name: first, role: control-plane, taints: ["node-role.kubernetes.io/control-plane:NoSchedule"]}
  - {name: second, role: control-plane, taints: ["node-role.kubernetes.io/master:NoSchedule"]}
`;
export const exists = (key: string, more = "") => `{key: ${key}, operator: Exists${more}}`;
export const equal = (key: string, value: string, more = "") =>
  `{key: ${key}, operator: Equal, value: "${value}"${more}}`;
export const eksctl = (group: string) => `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
managedNodeGroups: [{name: a, minSize: 0, ${group}}]
`;
export const FROM = "complete: true\nfrom: [{path: manifest.yaml}]";
const LARGE = `pools:
  - {name: small, labels: {pool: small}, allocatable: {memory: 4Gi, hugepages-2Mi: 1Gi, cpu: "2"}}
  - {name: large, labels: {pool: large}, taints: ["size=large:NoSchedule"], allocatable: {memory: 64Gi, hugepages-2Mi: 8Gi, cpu: "16"}}
`;
const asking = (resource: string, amount: string, spec: readonly string[] = []) =>
  inContainer(workload("Deployment", spec), `resources: {requests: {${resource}: "${amount}"}}`);
const ARCHITECTURES = `pools:
  - {name: intel, labels: {kubernetes.io/arch: amd64}}
  - {name: both, requirements: [{key: kubernetes.io/arch, operator: In, values: [amd64, arm64]}, {key: kubernetes.io/os, operator: In, values: [linux]}]}
  - {name: arm, labels: {kubernetes.io/arch: arm64}}
`;
export const kueue = (kind: string, name: string, spec: string, namespace = "") =>
  `apiVersion: kueue.x-k8s.io/v1beta1\nkind: ${kind}\nmetadata: {name: ${name}${namespace && `, namespace: ${namespace}`}}\nspec: ${spec}\n`;
const queued = (queue: string, spec: readonly string[] = []) =>
  inContainer(workload("Job", spec), "resources: {requests: {cpu: 1}}").replace(
    "namespace: web",
    `namespace: web, labels: {kueue.x-k8s.io/queue-name: ${queue}}`,
  );
const annotated = (text: string) =>
  workload("Deployment", []).replace(
    "    spec:\n",
    `    metadata: {annotations: {scheduler.alpha.kubernetes.io/tolerations: '${text}'}}\n    spec:\n`,
  );
const selecting = (name: string, value: string) =>
  named(name, workload("Deployment", [`nodeSelector: {team: ${value}}`]));

export const CASES: Readonly<Record<string, Case>> = {
  "a network agent waits for a driver that needs the network": {
    inventory: STARTING,
    manifests: [network(NOT_READY), DRIVER],
  },
  "a network agent that tolerates the startup taint": {
    inventory: STARTING,
    manifests: [network(NOT_READY, exists("ebs.csi.aws.com/agent-not-ready")), DRIVER],
  },
  "a network agent and a driver on the node's network": {
    inventory: STARTING,
    manifests: [network(NOT_READY), DRIVER.replace("containers:", "hostNetwork: true\n      containers:")],
  },
  "a network agent that misses a pool and a state": {
    inventory: POOLS,
    manifests: [workload("DaemonSet", [CNI, "hostNetwork: true"])],
  },
  "a CSI node plugin that misses a pool with a claim": {
    inventory: POOLS,
    manifests: [
      workload("DaemonSet", [REGISTRY]),
      named(
        "db",
        workload("Deployment", [
          tolerating(exists("nvidia.com/gpu")),
          "volumes: [{name: d, persistentVolumeClaim: {claimName: d}}]",
        ]),
      ),
    ],
  },
  "a device plugin that misses a pool with a device": {
    inventory: POOLS.replace("{name: gpu,", "{name: gpu, allocatable: {nvidia.com/gpu: 4, cpu: 8},"),
    manifests: [
      workload("DaemonSet", [DEVICES]),
      named(
        "train",
        inContainer(
          workload("Deployment", [tolerating(exists("nvidia.com/gpu"))]),
          "resources: {limits: {nvidia.com/gpu: 1}}",
        ),
      ),
    ],
  },
  "a device plugin that misses a pool without a use of its device": {
    inventory: POOLS.replace("{name: gpu,", "{name: gpu, allocatable: {nvidia.com/gpu: 4, cpu: 8},"),
    manifests: [
      workload("DaemonSet", [DEVICES]),
      named(
        "train",
        inContainer(workload("Deployment", [tolerating(exists("nvidia.com/gpu"))]), "resources: {requests: {cpu: 1}}"),
      ),
    ],
  },
  "an agent that must stay off a pool": {
    inventory: `${POOLS}  - {name: kept, taints: ["kept=x:NoSchedule"], reservedFor: {workloads: [web/Deployment/other]}}\n`,
    manifests: [workload("DaemonSet", [CNI])],
  },
  "a DaemonSet that runs on no declared pool": {
    inventory: 'complete: false\npools: [{name: a, taints: ["a=b:NoSchedule"]}]',
    manifests: [workload("DaemonSet", [])],
  },
  "a DaemonSet that runs on no pool": {
    inventory: 'pools: [{name: a, taints: ["a=b:NoSchedule"]}, {name: b, taints: ["a=c:NoSchedule"]}]',
    manifests: [workload("DaemonSet", [tolerating(equal("a", "x"))])],
  },
  "a DaemonSet whose correction would open a reserved pool": {
    inventory: `pools:
  - {name: a, taints: ["a=b:NoSchedule"]}
  - {name: c, taints: ["a=b:NoSchedule"], reservedFor: {workloads: [web/Deployment/other]}}
  - {name: general}
`,
    manifests: [workload("DaemonSet", [tolerating(equal("a", "bb"))])],
  },
  "a DaemonSet whose list names two keys of the pool": {
    inventory: `pools:
  - {name: general}
  - {name: other}
  - {name: third}
  - {name: a, taints: ["a=b:NoSchedule", "c=d:NoSchedule"]}
`,
    manifests: [workload("DaemonSet", [tolerating(equal("c", "x"), equal("a", "y"))])],
  },
  "tags of a pool without taints": {
    inventory: FROM,
    manifests: [
      eksctl(
        'tags: {"k8s.io/cluster-autoscaler/node-template/taint/team": "a:NoSchedule", "k8s.io/cluster-autoscaler/node-template/label/team": b}',
      ),
    ],
  },
  "tags of a pool with labels and taints": {
    inventory: FROM,
    manifests: [
      eksctl(
        'labels: {team: a}, taints: [{key: team, value: a, effect: NoSchedule}], tags: {"k8s.io/cluster-autoscaler/node-template/taint/team": "b:NoSchedule", "k8s.io/cluster-autoscaler/node-template/label/team": b, "k8s.io/cluster-autoscaler/node-template/taint/other": a, "k8s.io/cluster-autoscaler/node-template/teams/x": y}',
      ),
    ],
  },
  "a preference for a pool that is too small": {
    inventory: LARGE,
    manifests: [
      asking("memory", "32Gi", [preferring("{key: pool, operator: In, values: [small]}"), tolerating(exists("size"))]),
    ],
  },
  "a preference for pools that are too small": {
    inventory: LARGE.replace(
      "pools:\n",
      "pools:\n  - {name: tiny, labels: {pool: small}, allocatable: {memory: 2Gi}}\n",
    ),
    manifests: [
      asking("memory", "32Gi", [preferring("{key: pool, operator: In, values: [small]}"), tolerating(exists("size"))]),
    ],
  },
  "two keys of the control plane in another order than the pools": {
    inventory: CONTROL,
    manifests: [
      workload("Deployment", [
        tolerating(exists("node-role.kubernetes.io/master"), exists("node-role.kubernetes.io/control-plane")),
      ]),
    ],
  },
  "evicted, with a later toleration of the same time": {
    inventory: 'pools: [{name: general}, {name: db, taints: ["db=a:NoExecute"]}]',
    manifests: [
      workload("Deployment", [
        tolerating(
          exists("db", ", effect: NoExecute, tolerationSeconds: 60"),
          equal("db", "a", ", effect: NoExecute, tolerationSeconds: 60"),
        ),
      ]),
    ],
  },
  "evicted, with a later toleration of another time": {
    inventory: 'pools: [{name: general}, {name: db, taints: ["db=a:NoExecute"]}]',
    manifests: [
      workload("Deployment", [
        tolerating(exists("db", ", effect: NoExecute, tolerationSeconds: 60"), equal("db", "a", ", effect: NoExecute")),
      ]),
    ],
  },
  "a refused toleration with a key that nobody knows": {
    inventory: POOLS,
    manifests: [
      workload("Deployment", [tolerating("{operator: Exists, value: a, keys: b}", "{operator: Equal, value: a}")]),
    ],
  },
  "a key of Kubernetes with another effect": {
    inventory: POOLS,
    manifests: [
      workload("Deployment", [
        tolerating(
          "{key: node.kubernetes.io/unschedulable, operator: Exists, effect: NoExecute}",
          "{key: node.kubernetes.io/not-ready, value: x, effect: NoExecute}",
          "{key: node.kubernetes.io/unreachable, operator: Exists}",
        ),
      ]),
    ],
  },
  "nodes made for a label": {
    inventory: `provider: gke\nautoProvision: true\n${POOLS}`,
    manifests: [
      workload("Deployment", ["nodeSelector: {team: a}", tolerating(equal("team", "b"), equal("other", "c"))]),
      named("b", workload("Deployment", ["nodeSelector: {pool: none}"])),
    ],
  },
  "a selector without a label": { inventory: POOLS, manifests: [workload("Deployment", ["nodeSelector: {tier: a}"])] },
  "an affinity for fields alone": {
    inventory: "complete: true\nfrom: [{path: manifest.yaml}]",
    manifests: [
      "apiVersion: v1\nkind: Node\nmetadata: {name: n1, labels: {pool: a}}\n",
      workload("Deployment", [
        "affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [{matchFields: [{key: metadata.name, operator: In, values: [n2]}]}]}}}",
      ]),
    ],
  },
  "a term that leaves a tainted pool": {
    inventory: POOLS,
    manifests: [
      workload("Deployment", [requiring("{key: pool, operator: In, values: [gpu]}, {key: pool, operator: Exists}")]),
    ],
  },
  "a term whose second expression leaves a tainted pool": {
    inventory: POOLS,
    manifests: [
      workload("Deployment", [
        requiring("{key: kubernetes.io/os, operator: Exists}, {key: pool, operator: In, values: [gpu]}"),
      ]),
    ],
  },
  "several tolerations nearly fit": {
    inventory: 'pools: [{name: a, taints: ["team=red:NoSchedule", "size=large:NoSchedule"]}]',
    manifests: [
      workload("Deployment", [
        tolerating(equal("siez", "large"), equal("team", "blue"), equal("team", "red", ", effect: NoExecute")),
      ]),
    ],
  },
  "fixes of one field": {
    inventory:
      'pools: [{name: general}, {name: a, taints: ["team=red:NoSchedule"]}, {name: b, taints: ["size:NoSchedule"]}]',
    manifests: [
      workload("Deployment", [tolerating("{key: team, value: redd, effect: NoSchedule}")]),
      named("b", workload("Deployment", [tolerating('{key: size, value: "true"}')])),
      named("c", workload("Deployment", [tolerating(equal("size", "true", ", effect: NoSchedule"))])),
      named("d", workload("Deployment", [tolerating(equal("team", "red", ", effect: NoExecute"))])),
      named("e", workload("Deployment", [tolerating(equal("team", "blue", ", effect: NoExecute"))])),
      named("f", workload("Deployment", [tolerating(equal("taem", "red", ", effect: NoSchedule"))])),
      named("g", workload("Deployment", [tolerating("{key: team, effect: NoSchedule}")])),
    ],
  },
  "topologies that nobody sets": {
    inventory: "pools: [{name: a, labels: {kubernetes.io/zone: x}}, {name: b, openLabels: [kubernetes.io/*]}]",
    manifests: ["kubernetes.io/zone", "kubernetes.io/region", "topology.kubernetes.io/hostname", "rack"].map(
      (key, index) =>
        named(
          `a${index}`,
          workload("Deployment", [
            `topologySpreadConstraints: [{maxSkew: 1, topologyKey: ${key}, whenUnsatisfiable: DoNotSchedule, labelSelector: {matchExpressions: [{key: app, operator: Exists}]}}]`,
          ]),
        ),
    ),
  },
  "values of tolerations of one key": {
    inventory: "pools: [{name: general}]",
    manifests: [
      workload("Deployment", [tolerating(equal("gpu", "true"))]),
      named("b", workload("Deployment", [tolerating(equal("gpu", "yes"), equal("gpu", "present"))])),
      named("c", workload("Deployment", [tolerating(exists("gpu"), equal("gpu", ""))])),
      named("d", workload("Deployment", [tolerating("{operator: Exists, effect: NoExecute}")])),
      named("e", workload("Deployment", [tolerating(equal("gpu", "present"))])),
    ],
  },
  "startup taints by the names of their agents": {
    inventory:
      'pools: [{name: a, startupTaints: ["efs.csi.aws.com/agent-not-ready:NoExecute", "agent-not-ready.x/y:NoSchedule", "node.cilium.io/agent-not-ready:NoSchedule"]}]',
    manifests: [workload("Deployment", [])],
  },
  "two startup taints of one agent": {
    inventory:
      'pools: [{name: a, startupTaints: ["node.cilium.io/agent-not-ready:NoSchedule", "node.cilium.io/agent-not-ready:NoExecute"]}]',
    manifests: [workload("DaemonSet", []).replace("image: a:1", "image: quay.io/cilium/cilium:v1")],
  },
  "huge pages": { inventory: LARGE, manifests: [asking("hugepages-2Mi", "4Gi")] },
  "storage, and two resources at once": {
    inventory: LARGE.replaceAll("memory:", "ephemeral-storage: 8Gi, memory:"),
    manifests: [
      asking("ephemeral-storage", "16Gi"),
      named("b", asking("memory", "32Gi").replace('"32Gi"', '"32Gi", cpu: "8"')),
    ],
  },
  "enough room only behind a selector": {
    inventory: LARGE,
    manifests: [asking("memory", "32Gi", ["nodeSelector: {pool: small}"])],
  },
  "another architecture by a requirement": {
    inventory: ARCHITECTURES,
    manifests: [
      released(workload("Deployment", ["nodeSelector: {kubernetes.io/arch: amd64}"])),
      released(named("b", workload("Deployment", []))),
    ],
  },
  "an architecture by terms": {
    inventory: ARCHITECTURES,
    manifests: [
      released(workload("Deployment", [requiring("{key: kubernetes.io/arch, operator: In, values: [arm64]}")])),
      released(named("b", workload("Deployment", []))),
      released(named("c", workload("Deployment", [requiring("{key: kubernetes.io/os, operator: Exists}")]))),
    ],
  },
  "an avoided pool for a pod with a node's name": {
    inventory: 'pools: [{name: a, taints: ["a=b:PreferNoSchedule"]}]',
    manifests: [
      workload("Deployment", []),
      named("b", workload("Deployment", ["nodeName: node-1"])),
      named("c", workload("Deployment", [tolerating("{key: x y, operator: Exists}")])),
    ],
  },
  "exclusions in several terms, of Nodes": {
    inventory: FROM,
    manifests: [
      ...["a", "b"].map((name) => `apiVersion: v1\nkind: Node\nmetadata: {name: ${name}, labels: {pool: ${name}}}\n`),
      ...[
        ["a", "b"],
        ["b", "b"],
        ["x", "y z"],
      ].map(([first, second], index) =>
        named(
          `w${index}`,
          workload("Deployment", [
            requiring(
              [first, second]
                .map((value) => `{key: pool, operator: NotIn, values: ["${value}"]}`)
                .join("]}, {matchExpressions: ["),
            ),
          ]),
        ),
      ),
    ],
  },
  "queues that refuse": {
    inventory: POOLS,
    manifests: [
      kueue("ResourceFlavor", "a", "{nodeTaints: [{key: a, value: b, effect: NoSchedule}]}"),
      kueue("ResourceFlavor", "b", "{nodeLabels: {pool: general}}"),
      kueue("ResourceFlavor", "c", "{nodeLabels: {pool: gpu, tier: x}}"),
      kueue(
        "ClusterQueue",
        "all",
        "{namespaceSelector: {}, resourceGroups: [{coveredResources: [cpu], flavors: [{name: a}, {name: b}]}]}",
      ),
      kueue("ClusterQueue", "closed", "{resourceGroups: [{coveredResources: [cpu], flavors: [{name: b}]}]}"),
      kueue("LocalQueue", "team", "{clusterQueue: all}", "web"),
      kueue("LocalQueue", "shut", "{clusterQueue: closed}", "web"),
      queued("team", ["nodeSelector: {pool: gpu}"]),
      named("b", queued("shut")),
      named("c", queued("shut")),
    ],
  },
  "a list that tolerates a node's failure for a while": {
    inventory: POOLS,
    manifests: [
      workload("Deployment", [tolerating("{operator: Exists, effect: NoExecute, tolerationSeconds: 30}")]),
      named("b", workload("Deployment", [tolerating("{operator: Exists, effect: NoExecute}")])),
      named(
        "c",
        workload("Deployment", [
          tolerating("{operator: Exists, tolerationSeconds: 30, effect: NoExecute}", "{operator: Exists}"),
        ]),
      ),
    ],
  },
  "annotations of the past": {
    inventory: POOLS,
    manifests: ['[{"key": 1}]', '[{"key": "a"}, 2]', '[{"key": "a", "tolerationSeconds": 5}]'].map((text, index) =>
      named(`a${index}`, annotated(text)),
    ),
  },
  "values that no declared pool has, in the order of their number": {
    inventory: "complete: false\npools: [{name: general, labels: {team: general, tier: x}}]",
    manifests: [
      selecting("z", "web"),
      selecting("z2", "web"),
      selecting("x", "batch"),
      named("w", workload("Deployment", ["nodeSelector: {tier: red, area: north}"])),
      named("v", workload("Deployment", ["nodeSelector: {tier: blue, area: south}"])),
      named("u", workload("Deployment", [tolerating("{key: tier, operator: Exists}", equal("area", "north"))])),
      named(
        "t",
        workload("Deployment", [tolerating("{key: refused key, operator: Exists}"), "nodeSelector: {team: other}"]),
      ),
    ],
  },
  "keys that a platform sets": {
    inventory: POOLS,
    manifests: [
      workload("Deployment", [
        tolerating(
          exists("karpenter.sh/disrupted"),
          exists("nvidia.com/gpus"),
          exists("kubernetes.azure.com/scalesetpriority"),
          exists("tema"),
        ),
      ]),
    ],
  },
  "not one pool by its name": {
    inventory: "complete: false\npools: [{name: a, labels: {karpenter.sh/nodepool: a}}]",
    manifests: ["In", "NotIn"].map((operator) =>
      named(
        operator.toLowerCase(),
        workload("Deployment", [
          requiring(`{key: karpenter.sh/nodepool, operator: ${operator}, values: [a]}, {key: tier, operator: Exists}`),
        ]),
      ),
    ),
  },
  "a toleration for a flavor that may be given": {
    inventory: POOLS,
    manifests: [
      kueue("ResourceFlavor", "a", "{nodeTaints: [{key: spot, value: x, effect: NoSchedule}]}"),
      kueue("LocalQueue", "team", "{clusterQueue: all}", "web"),
      queued("team", [tolerating(equal("spot", "x"), equal("spot", "y"), exists("other"))]),
    ],
  },
  "a line that one of two clusters needs": {
    inventory:
      'clusters:\n  - {name: one, pools: [{name: a, taints: ["team=red:NoSchedule"]}]}\n  - {name: two, pools: [{name: a, taints: ["team=blue:NoSchedule"]}]}',
    manifests: [workload("Deployment", [tolerating(equal("team", "blue"))])],
  },
  "requirements that miss a label of Karpenter's": {
    inventory: FROM,
    manifests: [
      `apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: a, labels: {team: x}}\nspec:\n  template:\n    spec:\n      requirements: [{key: karpenter.sh/capacity-type, operator: In, values: [spot]}]\n`,
      workload("Deployment", ["nodeSelector: {team: x}"]),
      named("b", workload("Deployment", ["nodeSelector: {karpenter.sh/capacity-type: spot}"])),
    ],
  },
  "values that are no strings": {
    inventory: POOLS,
    manifests: [
      workload("Deployment", ["nodeSelector: {pool: 1, tier: true, area: null, rack: [a]}"]),
      named("b", workload("Deployment", [tolerating("{key: 1, operator: Equal, value: 2.5, effect: true}")])),
      named(
        "c",
        workload("Deployment", [tolerating("{key: a, operator: Gt, value: x}", "{key: b, operator: Lt, value: 1}")]),
      ),
      named("d", workload("Deployment", [tolerating("{effect: NoSchedule}", "{key: a, operator: Exist}")])),
    ],
  },
  "a selector of several labels that no pool has, and of words that are nearly right": {
    inventory:
      "pools: [{name: a, labels: {pool: main, tier: red, zone: x1}}, {name: b, labels: {pool: data, tier: blue, zone: x2}}]",
    manifests: [
      "nodeSelector: {team: a, area: b}",
      "nodeSelector: {pool: mian}",
      "nodeSelector: {zone: x3}",
      "nodeSelector: {zone: zz}",
      "nodeSelector: {poool: main}",
      "nodeSelector: {pool: main, tier: blue}",
      "nodeSelector: {pool: none, tier: blue, zone: x1}",
      "nodeSelector: {example.org/pool: main}",
      requiring("{key: pool, operator: In, values: [one, two]}"),
      requiring("{key: pool, operator: In, values: [maim]}"),
      requiring("{key: poool, operator: In, values: [data]}"),
      "nodeSelector: {poool: none}",
      requiring("{key: pool, operator: Exists}, {key: tier, operator: NotIn, values: [red, blue]}"),
    ].map((spec, index) => named(`a${index}`, workload("Deployment", [spec]))),
  },
  "values that a preference, or one of several, gets wrong": {
    inventory: POOLS,
    manifests: [
      workload("Deployment", [preferring("{key: pool, operator: In, values: [genral]}")]),
      named("b", workload("Deployment", [requiring("{key: pool, operator: In, values: [general, guu, none]}")])),
      named("c", workload("Deployment", [preferring("{key: tier, operator: Exists}")])),
    ],
  },
  "several pools behind taints, of which one is the nearest": {
    inventory: `pools:
  - {name: general}
  - {name: two, labels: {pool: x}, taints: ["a=b:NoSchedule", "c=d:NoSchedule"]}
  - {name: z-one, labels: {pool: x}, taints: ["e=f:NoSchedule"]}
  - {name: one, labels: {pool: x}, taints: ["g=h:NoSchedule"]}
  - {name: ill, labels: {pool: yy}, taints: ["node.kubernetes.io/memory-pressure:NoSchedule", "i=j:NoSchedule"]}
`,
    manifests: [
      workload("Deployment", ["nodeSelector: {pool: x}"]),
      named("b", workload("Deployment", ["nodeSelector: {pool: yy}"])),
      named("c", workload("Deployment", ["nodeSelector: {pool: yy}", tolerating(equal("i", "jj"))])),
    ],
  },
  "wildcards instead of keys": {
    inventory: `pools:
  - {name: general}
  - {name: a, taints: ["a=b:NoSchedule"]}
  - {name: kept, taints: ["c=d:NoSchedule"], reservedFor: {namespaces: [other]}}
  - {name: ill, taints: ["node.kubernetes.io/memory-pressure:NoSchedule"]}
`,
    manifests: [
      workload("Deployment", [tolerating("{operator: Exists}")]),
      named("b", workload("Deployment", [tolerating(equal("a", "b"), "{operator: Exists}")])),
      named("c", workload("Deployment", [tolerating("{operator: Exists, effect: PreferNoSchedule}")])),
    ],
  },
  "a dedicated pool that labels tell": {
    inventory: `pools:
  - {name: general, labels: {kubernetes.io/hostname: a, tier: x, size: s}}
  - {name: other, labels: {tier: y, size: s}}
  - {name: db, labels: {kubernetes.io/hostname: b, tier: x, size: l, use: db}, taints: ["dedicated=db:NoSchedule"]}
`,
    manifests: [
      workload("Deployment", [tolerating(equal("dedicated", "db"))]),
      named(
        "b",
        inContainer(
          workload("Deployment", [tolerating(exists("dedicated"))]),
          "resources: {limits: {example.org/x: 1}}",
        ),
      ),
      named(
        "c",
        inContainer(workload("Deployment", [tolerating(exists("dedicated"))]), "resources: {limits: {cpu: 1}}"),
      ),
    ],
  },
  "values of one key, and a key with several taints": {
    inventory: `pools:
  - {name: a, taints: ["team=red:NoSchedule", "team=red:NoExecute"]}
  - {name: b, taints: ["team=red:NoSchedule"]}
  - {name: c, taints: ["team=true:NoSchedule"]}
  - {name: d, taints: ["team=blue:NoSchedule"], reservedFor: {namespaces: [other]}}
  - {name: general}
`,
    manifests: [
      workload("Deployment", [tolerating(exists("team"))]),
      named("b", workload("Deployment", [tolerating("{key: team}")])),
      named("c", workload("Deployment", [tolerating(equal("team", "true"), equal("team", "blue"))])),
      named("d", workload("Deployment", [tolerating(exists("teams"), exists("team/x"), exists("te-am"))])),
    ],
  },
  "images of one release": {
    inventory: ARCHITECTURES,
    manifests: [
      released(workload("Deployment", ["nodeSelector: {kubernetes.io/arch: arm64}"])),
      released(named("b", workload("Deployment", []).replace("image: a:1", "image: b:1"))),
      released(named("c", workload("Deployment", [requiring("{key: kubernetes.io/arch, operator: Exists}")]))),
      released(named("d", workload("Deployment", []).replace("image: a:1", "image: a@sha256:00"))),
    ],
  },
  "an agent of a cloud that is placed by hand": {
    inventory: POOLS,
    manifests: [
      workload("DaemonSet", [CNI, "hostNetwork: true", "nodeName: a"]).replace("image: a:1", "image: cilium:1"),
      named("b", workload("Deployment", [])).replace("image: a:1", "image: aws-cloud-controller-manager:1"),
      named("c", workload("DaemonSet", [DEVICES, REGISTRY])),
    ],
  },
};
