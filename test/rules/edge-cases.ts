import {
  type Case,
  CNI,
  CONTROL,
  eksctl,
  equal,
  exists,
  FROM,
  inContainer,
  kueue,
  named,
  POOLS,
  REGISTRY,
} from "./cases.js";
import { preferring, requiring, tolerating, workload } from "./workload-texts.js";

const deployment = (name: string, ...spec: readonly string[]) => named(name, workload("Deployment", spec));
const daemonSet = (name: string, ...spec: readonly string[]) => named(name, workload("DaemonSet", spec));
const annotatedAt = (field: string, text: string) =>
  workload("Deployment", []).replace("    spec:\n", `    metadata: {annotations: {${field}: '${text}'}}\n    spec:\n`);
const ofObject = (annotations: string, text: string) =>
  text.replace("namespace: web}", `namespace: web, annotations: {${annotations}}}`);
const labelled = (text: string) =>
  text
    .replace("spec:\n  template:\n", "spec:\n  replicas: 4\n  template:\n    metadata: {labels: {app: a}}\n")
    .replace("  template:", "  selector: {matchLabels: {app: a}}\n  template:");
const spread = (more: string) =>
  `topologySpreadConstraints: [{maxSkew: 1, topologyKey: topology.kubernetes.io/zone, whenUnsatisfiable: DoNotSchedule, labelSelector: {matchLabels: {app: a}}${more}}]`;
const ZONES = `pools:
  - {name: a, labels: {pool: a, topology.kubernetes.io/zone: a}}
  - {name: b, labels: {pool: b, topology.kubernetes.io/zone: b}}
  - {name: c, labels: {pool: a, topology.kubernetes.io/zone: c}, taints: ["c=d:NoSchedule"]}
`;
const nodePool = (name: string, spec: string, labels = "{}") =>
  `apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: ${name}}\nspec: {template: {metadata: {labels: ${labels}}, spec: {${spec}}}}\n`;
const machines = (taints: string, labels: string) => `apiVersion: cluster.x-k8s.io/v1beta1
kind: MachineDeployment
metadata: {name: md-0, annotations: {cluster.x-k8s.io/cluster-api-autoscaler-node-group-min-size: "0"}}
spec:
  clusterName: shop
  template:
    metadata: {labels: ${labels}}
    spec:
      clusterName: shop
      bootstrap: {configRef: {apiVersion: bootstrap.cluster.x-k8s.io/v1beta1, kind: KubeadmConfigTemplate, name: md-0}}
---
apiVersion: bootstrap.cluster.x-k8s.io/v1beta1
kind: KubeadmConfigTemplate
metadata: {name: md-0}
spec: {template: {spec: {joinConfiguration: {nodeRegistration: {taints: [${taints}]}}}}}
`;
const WEBHOOK = `apiVersion: admissionregistration.k8s.io/v1
kind: MutatingWebhookConfiguration
metadata: {name: changer}
webhooks:
  - name: change.example.com
    rules: [{apiGroups: [""], apiVersions: [v1], operations: [CREATE], resources: [pods]}]
`;
const near = (label: string) =>
  `affinity: {podAffinity: {requiredDuringSchedulingIgnoredDuringExecution: [{topologyKey: kubernetes.io/hostname, labelSelector: {matchLabels: {app: ${label}}}}]}}`;
const withLabel = (label: string, text: string) =>
  text.replace("  template:\n", `  template:\n    metadata: {labels: {app: ${label}}}\n`);

/** What one condition of a rule decides, beside what it would decide without it. */
export const EDGE_CASES: Readonly<Record<string, Case>> = {
  "a needed DaemonSet that leaves a pool that pods avoid": {
    inventory: `rules: {daemonset-dependency: {requires: [{workload: "Deployment/*", needs: "DaemonSet/*"}]}}
pools:
  - {name: general, labels: {pool: general}}
  - {name: soft, labels: {pool: soft}, taints: ["soft=a:PreferNoSchedule"]}
  - {name: hard, labels: {pool: hard}, taints: ["hard=a:NoSchedule"]}
`,
    manifests: [deployment("app"), daemonSet("agent", "nodeSelector: {pool: general}")],
  },
  "a DaemonSet that chooses its nodes, and tolerates a taint of one": {
    inventory: `pools:
  - {name: a, labels: {team: x}, taints: ["team=x:NoSchedule"]}
  - {name: b, labels: {team: x}, taints: ["other=y:NoSchedule"]}
  - {name: c, labels: {team: y}, taints: ["team=x:NoSchedule", "more=z:NoSchedule"]}
`,
    manifests: [
      daemonSet("agent", "nodeSelector: {team: x}", tolerating(equal("team", "x"))),
      daemonSet("wild", "nodeSelector: {team: x}", tolerating(exists("more"))),
    ],
  },
  "a DaemonSet that chooses its nodes, and has a toleration from its controller": {
    inventory: `pools:
  - {name: a, labels: {team: x}, taints: ["node.kubernetes.io/memory-pressure:NoSchedule"]}
  - {name: b, labels: {team: x}, taints: ["other=y:NoSchedule"]}
`,
    manifests: [daemonSet("agent", "nodeSelector: {team: x}")],
  },
  "a DaemonSet that chooses its nodes, and tolerates the control plane": {
    inventory: `pools:
  - {name: a, role: control-plane, labels: {team: x}, taints: ["node-role.kubernetes.io/control-plane:NoSchedule"]}
  - {name: b, labels: {team: x}, taints: ["other=y:NoSchedule"]}
`,
    manifests: [
      daemonSet("agent", "nodeSelector: {team: x}", tolerating(exists("node-role.kubernetes.io/control-plane"))),
    ],
  },
  "another value than that of the pools that the list names": {
    inventory: `complete: false
pools:
  - {name: general, labels: {pool: general}}
  - {name: db, labels: {pool: db}, taints: ["db=a:NoSchedule"]}
  - {name: db-2, labels: {pool: db-2}, taints: ["db=a:NoSchedule"]}
`,
    manifests: [
      `app: {nodeSelector: {pool: storage}, ${tolerating(equal("db", "a"))}}\nother: {nodeSelector: {tier: x}}\nthird: {nodeSelector: {pool: storage}, ${tolerating(equal("db", "b"))}}\n`,
    ],
  },
  "values that are near in other degrees": {
    inventory: `pools:
  - {name: a, labels: {pool: greenab}}
  - {name: b, labels: {pool: greena}}
  - {name: c, labels: {a.example/team: x, b.example/team: y}}
`,
    manifests: [
      deployment("a", "nodeSelector: {pool: green}"),
      deployment("b", "nodeSelector: {team: x}"),
      deployment("c", "nodeSelector: {pool: blue}"),
    ],
  },
  "more values than are named": {
    inventory: `pools: [${Array.from("abcdefghij", (name) => `{name: ${name}, labels: {pool: ${name}0}}`).join(", ")}, {name: empty, labels: {pool: ""}}]`,
    manifests: [deployment("a", "nodeSelector: {pool: zebra}")],
  },
  "a key that is near, in a toleration that another pool needs": {
    inventory: `pools:
  - {name: a, labels: {pool: a}, taints: ["team=x:NoSchedule"]}
  - {name: b, labels: {pool: b}, taints: ["teams=x:NoSchedule"]}
`,
    manifests: [
      deployment("a", "nodeSelector: {pool: b}", tolerating(equal("team", "x"))),
      deployment("b", "nodeSelector: {pool: b}", tolerating(equal("team", "y"))),
      deployment("c", "nodeSelector: {pool: b}", tolerating(equal("teamz", "x"))),
    ],
  },
  "a selector that leaves two pools behind taints": {
    inventory: `pools:
  - {name: general, labels: {pool: general}}
  - {name: a, labels: {pool: x}, taints: ["t=1:NoSchedule"]}
  - {name: b, labels: {pool: x}, taints: ["u=2:NoSchedule"]}
`,
    manifests: [deployment("a", "nodeSelector: {pool: x}")],
  },
  "affinities that are none": {
    inventory: POOLS,
    manifests: [
      `apiVersion: acid.zalan.do/v1\nkind: postgresql\nmetadata: {name: db}\nspec: {nodeAffinity: 7}\n`,
      `apiVersion: acid.zalan.do/v1\nkind: postgresql\nmetadata: {name: terms}\nspec: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [{matchExpressions: [{key: pool, operator: Is, values: [a]}]}]}}}\n`,
      deployment("a", "nodeSelector: 7"),
      deployment("b", "affinity: 7"),
      deployment("c", "affinity: {nodeAffinity: 7}"),
      deployment("d", "affinity: {podAffinity: 7}"),
    ],
  },
  "fields of a pod spec in parts of it": {
    inventory: POOLS,
    manifests: [
      deployment("a", tolerating("{key: gpu, operator: Exists, nodeSelector: {pool: gpu}}")),
      deployment("b", "initContainers: [{name: first, image: i, nodeSelector: {pool: gpu}}]"),
      deployment("c", "ephemeralContainers: [{name: late, image: i, nodeSelector: {pool: gpu}}]"),
      inContainer(deployment("d"), "resources: {nodeSelector: {pool: gpu}}"),
      inContainer(deployment("e"), `${tolerating(exists("gpu"))}`),
      deployment("f", "initContainers: [{image: i, nodeSelector: {pool: gpu}}]"),
      deployment("g", "volumes: [{name: v, nodeSelector: {pool: gpu}}]"),
      `apiVersion: v1\nkind: Pod\nmetadata: {name: h, ${tolerating(exists("gpu"))}}\nspec: {containers: [{name: a, image: a}]}\n`,
      `apiVersion: v1\nkind: Pod\nmetadata: {name: i}\n${tolerating(exists("gpu"))}\nspec: {containers: [{name: a, image: a}]}\n`,
    ],
  },
  "a spread over pools that the pod cannot enter": {
    inventory: ZONES,
    manifests: [
      labelled(
        deployment("a", "nodeSelector: {pool: a}", spread(", nodeAffinityPolicy: Ignore, nodeTaintsPolicy: Honor")),
      ),
      labelled(deployment("b", "nodeSelector: {pool: a}", spread(", nodeAffinityPolicy: Ignore"))),
      labelled(deployment("c", spread(""))),
    ],
  },
  "a DaemonSet that names a pool, beside a group of which the taints are not known": {
    inventory: `${FROM}\npools: [{name: general, labels: {pool: general}}, {name: gpu, labels: {pool: gpu}, taints: ["gpu=a:NoSchedule"]}]`,
    manifests: [
      eksctl('labels: {pool: general}, overrideBootstrapCommand: "kubelet --register-with-taints=$TAINTS"'),
      daemonSet("a", "nodeSelector: {pool: general}", tolerating(equal("gpu", "a"))),
    ],
  },
  "a DaemonSet that names a pool, and leaves a group of which the taints are not known": {
    inventory: `${FROM}\npools: [{name: general, labels: {pool: general}}, {name: gpu, labels: {pool: gpu}, taints: ["gpu=a:NoSchedule"]}]`,
    manifests: [
      eksctl('labels: {pool: other}, overrideBootstrapCommand: "kubelet --register-with-taints=$TAINTS"'),
      daemonSet("a", "nodeSelector: {pool: general}", tolerating(equal("gpu", "a"))),
      daemonSet("b", "nodeSelector: {pool: general}").replace("image: a:1", "image: b:1"),
    ],
  },
  "DaemonSets of one image, of which one serves the pool": {
    inventory: POOLS,
    manifests: [
      daemonSet("a", "nodeSelector: {pool: general}", tolerating(exists("nvidia.com/gpu"))),
      daemonSet("b", "nodeSelector: {pool: gpu}", tolerating(exists("nvidia.com/gpu"))),
    ],
  },
  "DaemonSets of two images": {
    inventory: POOLS,
    manifests: [
      daemonSet("a", "nodeSelector: {pool: general}", tolerating(exists("nvidia.com/gpu"))),
      daemonSet("b", "nodeSelector: {pool: gpu}", tolerating(exists("nvidia.com/gpu"))).replace("a:1", "b:1"),
    ],
  },
  "tolerations that workloads share, with values and without": {
    inventory: "complete: false\npools: [{name: general}]",
    manifests: [
      deployment("a", tolerating(equal("team", "red"), exists("rack"))),
      deployment("b", tolerating(equal("team", "red"), exists("rack"))),
    ],
  },
  "tags that are near a label that another tag tells": {
    inventory: FROM,
    manifests: [
      eksctl(
        'labels: {team: a}, tags: {"k8s.io/cluster-autoscaler/node-template/label/team": a, "k8s.io/cluster-autoscaler/node-template/label/tema": a}',
      ),
    ],
  },
  "a tag that is near a label that no tag tells, and an effect that is near": {
    inventory: FROM,
    manifests: [
      eksctl(
        'labels: {team: a}, tags: {"k8s.io/cluster-autoscaler/node-template/label/tema": a, "k8s.io/cluster-autoscaler/node-template/taint/x": "a:b:NoScedul", "k8s.io/cluster-autoscaler/node-template/taint/y": "a:Never"}',
      ),
    ],
  },
  "a key of Kubernetes that another toleration covers": {
    inventory: POOLS,
    manifests: [
      deployment(
        "a",
        tolerating("{key: node.kubernetes.io/unreachable, operator: Equal, value: x, effect: NoExecute}"),
      ),
      deployment(
        "b",
        tolerating(
          "{key: node.kubernetes.io/unreachable, operator: Equal, value: x, effect: NoExecute}",
          exists("node.kubernetes.io/unreachable"),
        ),
      ),
      deployment("c", tolerating("{key: node.kubernetes.io/unreachable, operator: Equal, value: x}")),
    ],
  },
  "a label that a NodePool does not give, and that pods exclude": {
    inventory: FROM,
    manifests: [
      nodePool("a", "requirements: []").replace("{name: a}", "{name: a, labels: {team: x}}"),
      deployment("a", requiring("{key: team, operator: NotIn, values: [x]}")),
    ],
  },
  "pods that must run beside others": {
    inventory: POOLS,
    manifests: [
      withLabel("cache", deployment("cache", "nodeSelector: {pool: gpu}", tolerating(exists("nvidia.com/gpu")))),
      withLabel("cache", deployment("cache-2", "nodeSelector: {pool: gpu}", tolerating(exists("nvidia.com/gpu")))),
      deployment("api", near("cache")),
      deployment("web", near("none")),
    ],
  },
  "pools of spot machines": {
    inventory: FROM,
    manifests: [
      nodePool("a", "requirements: []"),
      nodePool(
        "b",
        "requirements: [{key: karpenter.sh/capacity-type, operator: In, values: [spot]}], taints: [{key: x, value: v, effect: NoSchedule}]",
      ),
      nodePool(
        "c",
        "requirements: [{key: karpenter.sh/capacity-type, operator: In, values: [spot, on-demand]}], taints: [{key: z, value: v, effect: NoSchedule}]",
      ),
      daemonSet("agent"),
      daemonSet("net", CNI, tolerating(equal("x", "v"))),
      deployment("app", tolerating(exists("x"))),
    ],
  },
  "a wildcard that reaches a pool of a condition alone": {
    inventory: 'pools: [{name: general}, {name: ill, taints: ["node.kubernetes.io/memory-pressure:NoSchedule"]}]',
    manifests: [deployment("a", tolerating("{operator: Exists}"))],
  },
  "a wildcard that reaches one more pool": {
    inventory: 'pools: [{name: general}, {name: gpu, taints: ["gpu=a:NoSchedule", "gpu=a:NoExecute"]}]',
    manifests: [
      deployment("a", tolerating("{operator: Exists}")),
      deployment("b", tolerating("{operator: Exists, effect: NoExecute, tolerationSeconds: 30}", exists("gpu"))),
    ],
  },
  "labels of Karpenter on pools of EKS Auto Mode": {
    inventory: `pools:
  - {name: a, labels: {karpenter.sh/nodepool: a, eks.amazonaws.com/compute-type: auto}}
`,
    manifests: [
      deployment("a", "nodeSelector: {karpenter.k8s.aws/instance-category: c}"),
      deployment("b", "nodeSelector: {karpenter.k8s.aws/other: c}"),
    ],
  },
  "labels of Karpenter on pools of which one is no Auto Mode": {
    inventory: `pools:
  - {name: a, labels: {karpenter.sh/nodepool: a, eks.amazonaws.com/compute-type: auto}}
  - {name: b, labels: {karpenter.sh/nodepool: b}}
`,
    manifests: [deployment("a", "nodeSelector: {karpenter.k8s.aws/instance-category: c}")],
  },
  "an annotation that Karpenter ignores": {
    inventory: FROM,
    manifests: [
      nodePool("a", "requirements: []"),
      annotatedAt("karpenter.sh/do-not-evict", "true"),
      ofObject("karpenter.sh/do-not-evict: 'true'", deployment("b")),
      `apiVersion: v1\nkind: Pod\nmetadata: {name: c, annotations: {karpenter.sh/do-not-evict: "true"}}\nspec: {containers: [{name: a, image: a}]}\n`,
      `apiVersion: v1\nkind: Pod\nmetadata: {name: d, annotations: {karpenter.sh/do-not-evict: "false"}}\nspec: {containers: [{name: a, image: a}]}\n`,
    ],
  },
  "runtime classes that are nearly declared": {
    inventory: POOLS,
    manifests: [
      "apiVersion: node.k8s.io/v1\nkind: RuntimeClass\nmetadata: {name: gvisor}\nhandler: runsc\n",
      deployment("a", "runtimeClassName: gvisr"),
      deployment("b", "runtimeClassName: gvisr", tolerating("{operator: Equal, value: a}")),
      deployment("c", 'runtimeClassName: ""'),
      deployment("d", "runtimeClassName: gvisor"),
      deployment("e", "runtimeClassName: kata"),
    ],
  },
  "a part of the system that stays on dead nodes": {
    inventory: POOLS,
    manifests: [
      ["Deployment", "{operator: Exists}", "openshift-a"],
      ["Deployment", "{operator: Exists, effect: NoExecute, tolerationSeconds: 30}", "openshift-b"],
      ["Deployment", "{operator: Exists, effect: NoSchedule}", "openshift-c"],
      ["Deployment", "{operator: Exists, effect: NoExecute}", "openshift-d"],
      ["StatefulSet", "{operator: Exists}", "openshift-e"],
      ["Deployment", "{operator: Exists}", "kube-system"],
    ].map(([kind = "", toleration = "", namespace = ""]) => workload(kind, [tolerating(toleration)], namespace)),
  },
  "tags without a value": {
    inventory: FROM,
    manifests: [
      eksctl(
        `tags: {${["label: ''", "other: ''", "resources: x", "taint: ''"].map((tag) => `k8s.io/cluster-autoscaler/node-template/${tag}`).join(", ")}}`,
      ),
    ],
  },
  "labels and taints that no annotation tells": {
    inventory: FROM,
    manifests: [
      machines("{key: gpu, value: a, effect: NoSchedule}", "{node.cluster.x-k8s.io/team: ml}"),
      deployment("a", "nodeSelector: {node.cluster.x-k8s.io/team: ml}", tolerating(exists("gpu"))),
    ],
  },
  "labels alone that no annotation tells": {
    inventory: FROM,
    manifests: [
      machines("", "{node.cluster.x-k8s.io/team: ml}"),
      deployment("a", "nodeSelector: {node.cluster.x-k8s.io/team: ml}"),
    ],
  },
  "preferences for the control plane, and for other nodes": {
    inventory: CONTROL,
    manifests: [
      "{key: disk, operator: Exists}",
      "{key: node-role.kubernetes.io/control-plane, operator: Exists}",
      "{key: node-role.kubernetes.io/control-plane, operator: DoesNotExist}",
      "{key: node-role.kubernetes.io/control-plane, operator: In, values: ['']}",
    ].map((expression, index) =>
      deployment(`a${index}`, preferring(expression), tolerating(exists("node-role.kubernetes.io/control-plane"))),
    ),
  },
  "more needed DaemonSets than are named, and one that needs others": {
    inventory: `rules: {daemonset-dependency: {requires: [{workload: "Deployment/*", needs: "DaemonSet/d*"}, {workload: "DaemonSet/self", needs: "DaemonSet/[sd]*"}]}}
pools: [{name: general, labels: {pool: general}}, {name: other, labels: {pool: other}}]
`,
    manifests: [
      deployment("app"),
      daemonSet("self", "nodeSelector: {pool: other}"),
      ...Array.from("abcdefghijklmno", (name) => daemonSet(`d${name}`, "nodeSelector: {pool: general}")),
    ],
  },
  "a DaemonSet that needs another, and itself meets the glob": {
    inventory: `rules: {daemonset-dependency: {requires: [{workload: "DaemonSet/*", needs: "DaemonSet/*"}]}}
pools: [{name: general, labels: {pool: general}}, {name: other, labels: {pool: other}}]
`,
    manifests: [daemonSet("a"), daemonSet("b", "nodeSelector: {pool: general}")],
  },
  "a CSI node plugin and pods without volumes": {
    inventory: POOLS,
    manifests: [daemonSet("csi", REGISTRY), deployment("app", tolerating(exists("nvidia.com/gpu")))],
  },
  "a CSI node plugin, pods without volumes there and pods with volumes elsewhere": {
    inventory: POOLS,
    manifests: [
      daemonSet("csi", REGISTRY),
      deployment("app", tolerating(exists("nvidia.com/gpu"))),
      deployment("db", "volumes: [{name: d, persistentVolumeClaim: {claimName: d}}]"),
    ],
  },
  "DaemonSets that ask for one port": {
    inventory: `pools:
  - {name: general}
  - {name: soft, taints: ["soft=a:PreferNoSchedule"]}
  - {name: hard, taints: ["hard=a:NoSchedule"]}
`,
    manifests: ["a", "b"].map((name) =>
      inContainer(daemonSet(name, "hostNetwork: true"), "ports: [{containerPort: 80, hostPort: 80}]"),
    ),
  },
  "a webhook, and a DaemonSet that chooses its nodes": {
    inventory: `pools:
  - {name: a, labels: {team: x}, taints: ["team=x:NoSchedule", "soft=x:PreferNoSchedule"]}
  - {name: b, labels: {team: x}, taints: ["other=y:NoSchedule"]}
`,
    manifests: [
      WEBHOOK,
      daemonSet("agent", "nodeSelector: {team: x}", tolerating(equal("team", "x"))),
      daemonSet("soft", "nodeSelector: {team: x}", tolerating(equal("soft", "x"))),
    ],
  },
  "a webhook, and a DaemonSet that tolerates the control plane": {
    inventory: `pools:
  - {name: a, role: control-plane, labels: {team: x}, taints: ["node-role.kubernetes.io/control-plane:NoSchedule"]}
  - {name: b, labels: {team: x}, taints: ["other=y:NoSchedule"]}
  - {name: c, labels: {team: x}, taints: ["node.kubernetes.io/memory-pressure:NoSchedule"]}
`,
    manifests: [
      WEBHOOK,
      daemonSet("agent", "nodeSelector: {team: x}", tolerating(exists("node-role.kubernetes.io/control-plane"))),
    ],
  },
  "resources of which one is short in more pools": {
    inventory: `pools:
  - {name: a, allocatable: {cpu: "2", memory: 64Gi}}
  - {name: b, allocatable: {cpu: "3", memory: 4Gi}}
  - {name: c, allocatable: {cpu: "1", memory: 64Gi}}
`,
    manifests: [inContainer(deployment("a"), 'resources: {requests: {memory: 32Gi, cpu: "8"}}')],
  },
  "values of NotIn that no pool has": {
    inventory: POOLS,
    manifests: [
      deployment(
        "a",
        requiring("{key: pool, operator: NotIn, values: [none, general]}"),
        tolerating("{operator: Exists}"),
      ),
      deployment("b", requiring("{key: pool, operator: In, values: [none, general]}")),
    ],
  },
  "tolerations that workloads share, and that are slips": {
    inventory: "complete: false\npools: [{name: general}, {name: gpu, taints: ['nvidia.com/gpu=present:NoSchedule']}]",
    manifests: ["a", "b", "c"].map((name) => deployment(name, tolerating(exists("nvidia.com/gpuu")))),
  },
  "tolerations that workloads share, with several effects": {
    inventory: "complete: false\npools: [{name: general}]",
    manifests: [
      deployment("a", tolerating(equal("team", "red", ", effect: NoExecute"))),
      deployment("b", tolerating(equal("team", "red", ", effect: NoSchedule"))),
      deployment("c", "nodeSelector: {team: red}"),
    ],
  },
  "three values of a label that others use": {
    inventory: "complete: false\npools: [{name: a, labels: {team: alpha}}]",
    manifests: [
      ...Array.from("abcdefgh", (name) => deployment(name, "nodeSelector: {team: alpha}")),
      ...["one", "two", "three"].map((name) => deployment(name, `nodeSelector: {team: ${name}}`)),
    ],
  },
  "two values of a label that others use": {
    inventory: "complete: false\npools: [{name: a, labels: {team: alpha}}]",
    manifests: [
      ...Array.from("abcdefgh", (name) => deployment(name, "nodeSelector: {team: alpha}")),
      ...["one", "two"].map((name) => deployment(name, `nodeSelector: {team: ${name}}`)),
    ],
  },
  "former keys of the control plane": {
    inventory: `kubernetesVersion: "1.23"
pools: [{name: general}, {name: first, role: control-plane, taints: ["node-role.kubernetes.io/control-plane:NoSchedule"]}]`,
    manifests: [
      daemonSet("a", tolerating(exists("node-role.kubernetes.io/master"))),
      daemonSet("b", tolerating(exists("node-role.kubernetes.io/controlplane", ", effect: NoSchedule"))),
      deployment("c", tolerating(exists("node-role.kubernetes.io/master"))),
    ],
  },
  "annotations of pods that are refused": {
    inventory: POOLS,
    manifests: [
      annotatedAt("scheduler.alpha.kubernetes.io/tolerations", "[{key: a}]"),
      annotatedAt("scheduler.alpha.kubernetes.io/affinity", "{}"),
      annotatedAt("scheduler.alpha.kubernetes.io/tolerations", "[{key: a}]").replace(
        "    spec:\n",
        "    spec:\n      tolerations: [{operator: Equal, value: a}]\n",
      ),
    ],
  },
  "exclusions beside a key that must not be there": {
    inventory: POOLS,
    manifests: [
      deployment(
        "a",
        requiring(
          "{key: pool, operator: DoesNotExist}]}, {matchExpressions: [{key: pool, operator: NotIn, values: [gpu]}",
        ),
      ),
      deployment(
        "b",
        requiring(
          "{key: pool, operator: NotIn, values: [general]}]}, {matchExpressions: [{key: pool, operator: NotIn, values: [gpu]}",
        ),
      ),
    ],
  },
  "virtual nodes, and a taint with their value": {
    inventory: `pools:
  - {name: general}
  - {name: pods, labels: {eks.amazonaws.com/compute-type: fargate}, taints: ["eks.amazonaws.com/compute-type=fargate:NoSchedule"]}
  - {name: team, taints: ["team=fargate:NoSchedule"]}
`,
    manifests: [
      daemonSet("net", CNI),
      daemonSet("all", tolerating("{operator: Exists}")),
      deployment("app", tolerating("{operator: Exists}")),
    ],
  },
  "a selector of a node that is cordoned": {
    inventory: FROM,
    manifests: [
      "apiVersion: v1\nkind: Node\nmetadata: {name: n1, labels: {pool: a}}\nspec: {unschedulable: true}\n",
      deployment("a", "nodeSelector: {pool: a}"),
      deployment("b"),
    ],
  },
  "comparisons of taints that have no value": {
    inventory: `featureGates: {TaintTolerationComparisonOperators: true}\n${POOLS}`,
    manifests: [
      deployment("a", tolerating('{key: node.kubernetes.io/unreachable, operator: Gt, value: "1", effect: NoExecute}')),
    ],
  },
  "plugins of one role, of which a pod needs one": {
    inventory: POOLS.replace("{name: gpu,", "{name: gpu, allocatable: {nvidia.com/gpu: 4, cpu: 8},"),
    manifests: [
      daemonSet("first", REGISTRY),
      daemonSet("second", REGISTRY),
      deployment(
        "db",
        tolerating(exists("nvidia.com/gpu")),
        "volumes: [{name: d, persistentVolumeClaim: {claimName: d}}]",
      ),
    ],
  },
  "parts of values that select a pool, and lists of them": {
    inventory: `pools:
  - {name: general, labels: {pool: general}}
  - {name: gpu, labels: {pool: gpu}, taints: ["gpu=a:NoSchedule"]}
  - {name: both, labels: {pool: both}, taints: ["gpu=a:NoSchedule", "more=b:NoExecute"]}
  - {name: cp, role: control-plane, labels: {pool: cp}, taints: ["node-role.kubernetes.io/control-plane:NoSchedule"]}
  - {name: idle, labels: {pool: idle}, taints: ["gpu=a:NoSchedule"], scale: {min: 0, max: 0}}
`,
    manifests: [
      `none: {nodeSelector: {pool: gpu}, tolerations: []}
absent: {nodeSelector: {pool: gpu}}
other: {nodeSelector: {pool: gpu}, ${tolerating(equal("team", "x"))}}
half: {nodeSelector: {pool: both}, ${tolerating(equal("gpu", "a"))}}
near: {nodeSelector: {pool: gpu}, ${tolerating(equal("gpu", "b"), equal("team", "x"))}}
control: {nodeSelector: {pool: cp}, ${tolerating(equal("team", "x"))}}
gone: {nodeSelector: {pool: idle}, ${tolerating(equal("team", "x"))}}
open: {nodeSelector: {pool: general}, ${tolerating(equal("team", "x"))}}
refused: {nodeSelector: {pool: gpu}, ${tolerating("{operator: Equal, value: a}")}}
`,
    ],
  },
  "values without an operator, and several of one list": {
    inventory: "pools: [{name: general}]",
    manifests: [
      deployment("a", tolerating('{key: gpu, value: "true"}')),
      deployment("b", tolerating("{key: gpu, value: present}")),
      deployment("c", tolerating('{key: gpu, operator: "", value: "yes"}')),
      deployment("d", tolerating("{key: gpu, value: present}", '{key: gpu, value: "true"}')),
    ],
  },
  "queues that templates name": {
    inventory: POOLS,
    manifests: [
      kueue("ResourceFlavor", "a", "{nodeLabels: {pool: none}}"),
      kueue(
        "ClusterQueue",
        "all",
        "{namespaceSelector: {}, resourceGroups: [{coveredResources: [cpu], flavors: [{name: a}]}]}",
      ),
      kueue("LocalQueue", "team", "{clusterQueue: all}", "web"),
      inContainer(
        deployment("a", "nodeSelector: {pool: gpu}", tolerating(exists("nvidia.com/gpu"))),
        "resources: {requests: {cpu: 1}}",
      ).replace("  template:\n", "  template:\n    metadata: {labels: {kueue.x-k8s.io/queue-name: team}}\n"),
      inContainer(
        named("b", workload("Job", ["nodeSelector: {pool: gpu}", tolerating(exists("nvidia.com/gpu"))])),
        "resources: {requests: {cpu: 1}}",
      ).replace("namespace: web", "namespace: web, labels: {kueue.x-k8s.io/queue-name: team}"),
    ],
  },
  "compute classes of GKE, and labels with their names": {
    inventory: `provider: gke\n${POOLS}`,
    manifests: [
      deployment("a", preferring("{key: cloud.google.com/compute-class, operator: In, values: [Balanced]}")),
      deployment("b", preferring("{key: tier, operator: In, values: [Balanced]}")),
      deployment("c", preferring("{key: cloud.google.com/compute-class, operator: In, values: [own]}")),
      deployment("d", preferring("{key: pool, operator: Is, values: [none]}")),
    ],
  },
  "keys of Rancher's control plane": {
    inventory: `pools:
  - {name: general}
  - {name: cp, role: control-plane, taints: ["node-role.kubernetes.io/control-plane:NoSchedule", "node-role.kubernetes.io/controlplane:NoSchedule"]}
`,
    manifests: [
      deployment("a", tolerating(exists("node-role.kubernetes.io/controlplane"))),
      deployment("b", tolerating(exists("node-role.kubernetes.io/master"), "{operator: Equal, value: a}")),
    ],
  },
  "keys of which more ask for the later one": {
    inventory: "complete: false\npools: [{name: general}]",
    manifests: [
      ...["a", "b", "c"].map((name) => deployment(name, tolerating(exists("zeta")))),
      ...["d", "e"].map((name) => deployment(name, tolerating(exists("alpha")))),
    ],
  },
  "annotations for the autoscaler that tell another taint": {
    inventory: FROM,
    manifests: [
      machines("{key: gpu, value: a, effect: NoSchedule}", "{}").replace(
        'min-size: "0"',
        'min-size: "0", capacity.cluster-autoscaler.kubernetes.io/taints: "gpu=b:NoSchedule,other=c:NoSchedule", capacity.cluster-autoscaler.kubernetes.io/labels: "team=a"',
      ),
    ],
  },
  "taints of a node group that lack something": {
    inventory: FROM,
    manifests: [eksctl("taints: [{key: a, value: b}, {value: c, effect: NoSchedule}, {key: d, effect: Never}]")],
  },
  "capacity types of EKS in another spelling": {
    inventory:
      "pools: [{name: a, openLabels: [eks.amazonaws.com/*]}, {name: b, labels: {kubernetes.io/arch: x86_64}}, {name: c, labels: {kubernetes.io/arch: x86_64}}]",
    manifests: [
      deployment("a", "nodeSelector: {eks.amazonaws.com/capacityType: spot}"),
      deployment("b", requiring("{key: eks.amazonaws.com/capacityType, operator: In, values: [SPOT, spot]}")),
      deployment("c", "nodeSelector: {kubernetes.io/arch: x86_64}"),
    ],
  },
  "capacity types in a spelling that a pool has": {
    inventory: "pools: [{name: a, labels: {eks.amazonaws.com/capacityType: spot}}]",
    manifests: [deployment("a", "nodeSelector: {eks.amazonaws.com/capacityType: spot}")],
  },
  "pools that write one key in two ways, and workloads that one of them hurts": {
    inventory: `pools:
  - {name: general}
  - {name: a, labels: {pool: a}, taints: ["gpu=true:NoSchedule"]}
  - {name: b, labels: {pool: b}, taints: ["gpu=present:NoSchedule"]}
`,
    manifests: [
      deployment("a", tolerating(equal("gpu", "true"))),
      deployment("b", tolerating(equal("gpu", "present"))),
      deployment("c", "nodeSelector: {pool: b}", tolerating(equal("gpu", "true"))),
    ],
  },
  "expressions of which one value is a slip": {
    inventory: "complete: false\npools: [{name: a, labels: {pool: general}}]",
    manifests: ["a", "b", "c"].map((name) =>
      deployment(name, requiring("{key: pool, operator: In, values: [genral, storage]}")),
    ),
  },
  "pods of Windows and of Linux": {
    inventory: `pools:
  - {name: linux, taints: ["os=any:NoSchedule"]}
  - {name: windows, labels: {kubernetes.io/os: windows}, taints: ["os=any:NoSchedule"]}
  - {name: general}
`,
    manifests: [
      deployment("a", "os: {name: windows}", tolerating(exists("os"))),
      deployment("b", tolerating(exists("os"))),
      deployment("c", "nodeSelector: {kubernetes.io/os: windows}", tolerating(exists("os"))),
    ],
  },
  "an agent of two containers that removes a startup taint": {
    inventory: 'pools: [{name: a, startupTaints: ["node.cilium.io/agent-not-ready:NoSchedule"]}]',
    manifests: [
      daemonSet("net").replace(
        "containers: [{name: a, image: a:1}]",
        "containers: [{name: a, image: a:1}, {name: b, image: quay.io/cilium/cilium:v1}]",
      ),
    ],
  },
};
