import { describe, expect, it } from "vitest";
import { fitRepository, lintRepository } from "../../../src/lint/lint.js";
import { readTexts } from "../lint-texts.js";

const POOLS = "pools.yaml";
const INVENTORY = `from: [${POOLS}]\ncomplete: true`;

function podOf(resources: string, spec = ""): string {
  return `apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
${spec}  containers:
    - name: a
      image: a:1
      resources:
        ${resources}
`;
}

function daemonSet(resources: string, spec = "", name = "agent"): string {
  return `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: ${name}}
spec:
  template:
    spec:
${spec === "" ? "" : `      ${spec}\n`}      containers: [{name: a, image: a:1, resources: {${resources}}}]
`;
}

const eksctl = (group: string) => `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: c, region: eu-west-1}
managedNodeGroups: [{name: general, ${group}}]
`;

const machineSet = (value: string, annotations = "{}") => `apiVersion: machine.openshift.io/v1beta1
kind: MachineSet
metadata: {name: general, annotations: ${annotations}}
spec: {template: {spec: {providerSpec: {value: {${value}}}}}}
`;

const nodePool = (requirements: string, limits = "") => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: general}
spec:
${limits === "" ? "" : `  limits: {${limits}}\n`}  template:
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: default}
      requirements: [${requirements}]
`;

const one = (key: string, operator: string, ...values: string[]) =>
  `{key: ${key}, operator: ${operator}, values: [${values.map((value) => JSON.stringify(value)).join(", ")}]}`;
const aws = (key: string, operator: string, ...values: string[]) =>
  one(`karpenter.k8s.aws/instance-${key}`, operator, ...values);

/** `line message` of each finding about a size. */
function found(pools: string, ...manifests: readonly string[]): string[] {
  const files = [{ path: POOLS, text: pools }, ...manifests.map((text, index) => ({ path: `m${index}.yaml`, text }))];
  return lintRepository(readTexts(INVENTORY, files))
    .findings.filter(({ rule }) => rule === "insufficient-capacity")
    .map(({ source, message }) => `${source.line} ${message}`);
}

function verdict(pools: string, ...manifests: readonly string[]): string {
  const files = [{ path: POOLS, text: pools }, ...manifests.map((text, index) => ({ path: `m${index}.yaml`, text }))];
  const cell = fitRepository(readTexts(INVENTORY, files)).workloads.find(({ name }) => name === "api")?.pools[0];
  return `${cell?.verdict}: ${cell?.judged.at(-1)}`;
}

const MORE_CPU = "the pod asks for 16 cpu, and no pool that admits it has more than";

describe("a pod that no machine of a node group can hold", () => {
  it.each([
    ["EKS", eksctl("instanceType: m5.large"), "2"],
    ["EKS, the largest of several types", eksctl("instanceTypes: [m5.large, m5.xlarge, t3.medium]"), "4"],
    ["OpenShift on AWS", machineSet("instanceType: m5.2xlarge"), "8"],
    ["OpenShift on Azure", machineSet("vmSize: Standard_D8s_v3"), "8"],
    ["OpenShift on Google Cloud", machineSet("machineType: n2-standard-8"), "8"],
    ["Karpenter, by types", nodePool(one("node.kubernetes.io/instance-type", "In", "c5.large", "c5.xlarge")), "4"],
    ["Karpenter, by CPUs", nodePool(aws("cpu", "In", "2", "4")), "4"],
    ["Karpenter, by fewer CPUs", nodePool(aws("cpu", "Lt", "9")), "8"],
    ["Karpenter, by family and size", nodePool(`${aws("family", "In", "m5")}, ${aws("size", "In", "2xlarge")}`), "8"],
    ["Karpenter, by a limit", nodePool(aws("category", "In", "m"), "cpu: 10"), "8"],
    ["Karpenter, by a limit alone", nodePool("", "cpu: 8"), "8"],
  ])("%s", (_, pools, most) => {
    expect(found(pools, podOf("requests: {cpu: 16}"))).toEqual([`9 ${MORE_CPU} ${most} on a node`]);
  });

  it.each([
    ["EKS", eksctl("instanceType: m5.4xlarge")],
    ["one of several types is large enough", eksctl("instanceTypes: [m5.large, m5.8xlarge]")],
    ["a type that is not known", eksctl("instanceTypes: [m5.large, m99.large]")],
    ["a type made to measure", machineSet("machineType: n2-custom-2-4096")],
    ["a template", eksctl('instanceType: "{{ .Values.type }}"')],
    ["no type", eksctl("minSize: 1")],
    ["Karpenter without requirements", nodePool("")],
    ["Karpenter with CPUs enough", nodePool(aws("cpu", "Gt", "9"))],
    ["Karpenter with more CPUs than a known type has", nodePool(aws("cpu", "In", "2", "3000"))],
    ["Karpenter with a family that is not known", nodePool(aws("family", "In", "m99"))],
    ["Karpenter without two families", nodePool(aws("family", "NotIn", "m5", "m99"))],
    ["Karpenter with a template", nodePool('{key: karpenter.k8s.aws/instance-cpu, operator: In, values: ["${cpus}"]}')],
    ["a limit that is large enough", nodePool("", "cpu: 16")],
    [
      "a limit that a machine meets without what its hypervisor takes",
      nodePool(aws("memory", "In", "65536"), "memory: 60900Mi"),
    ],
  ])("is not said of %s", (_, pools) => {
    expect(found(pools, podOf("requests: {cpu: 16}"))).toEqual([]);
  });
});

describe("a pod that asks for the labels of a machine, too", () => {
  const any = nodePool(aws("category", "In", "m", "g"));
  it.each([
    ["for a type that is too small", `  nodeSelector: {node.kubernetes.io/instance-type: m5.large}\n`, "blocked: size"],
    [
      "for a type that is large enough",
      `  nodeSelector: {node.kubernetes.io/instance-type: m5.8xlarge}\n`,
      "fits: size",
    ],
    ["for a size that is too small", `  nodeSelector: {karpenter.k8s.aws/instance-size: 2xlarge}\n`, "blocked: size"],
    [
      "for a type that is not known",
      `  nodeSelector: {node.kubernetes.io/instance-type: m99.large}\n`,
      "unknown: affinity",
    ],
    ["for a zone", `  nodeSelector: {topology.kubernetes.io/zone: a}\n`, "unknown: size"],
  ])("%s", (_, spec, expected) => {
    expect(verdict(any, podOf("requests: {cpu: 16}", spec))).toBe(expected);
  });

  it("of a node group of several types", () => {
    const group = eksctl("instanceTypes: [m5.large, m5.8xlarge]");
    const select = "  nodeSelector: {node.kubernetes.io/instance-type: m5.large}\n";
    expect(found(group, podOf("requests: {cpu: 16}", select))).toEqual([`10 ${MORE_CPU} 2 on a node`]);
  });
});

describe("a device", () => {
  const gpu = podOf('limits: {nvidia.com/gpu: "2"}');
  const none = ["9 the pod asks for 2 nvidia.com/gpu, and no pool that admits it has any"];
  it.each([
    ["a machine without GPUs", eksctl("instanceType: m5.24xlarge"), gpu, none],
    ["a machine with those of another maker", eksctl("instanceType: g4ad.xlarge"), gpu, none],
    ["a machine of Azure without GPUs", machineSet("vmSize: Standard_D8s_v3"), gpu, none],
    ["a limit of none", nodePool(aws("category", "In", "g", "m"), "nvidia.com/gpu: 0"), gpu, none],
    ["a limit of none, of any type", nodePool("", "nvidia.com/gpu: 0"), gpu, none],
    [
      "fewer of them",
      eksctl("instanceType: g5.xlarge"),
      gpu,
      ["9 the pod asks for 2 nvidia.com/gpu, and no pool that admits it has more than 1 on a node"],
    ],
    ["as many of them", eksctl("instanceType: g4dn.12xlarge"), gpu, []],
    ["a part of one", eksctl("instanceType: g6f.large"), gpu, []],
    ["attached ones", machineSet("machineType: n1-standard-8, gpus: [{type: nvidia-tesla-t4, count: 2}]"), gpu, []],
    ["another resource", eksctl("instanceType: m5.large"), podOf("limits: {example.org/chip: 1}"), []],
    ["what a network adapter offers", eksctl("instanceType: m5.large"), podOf("limits: {nvidia.com/rdma: 1}"), []],
    [
      "a slice of a GPU",
      eksctl("instanceType: m5.large"),
      podOf("limits: {nvidia.com/mig-1g.5gb: 1}"),
      ["9 the pod asks for 1 nvidia.com/mig-1g.5gb, and no pool that admits it has any"],
    ],
    [
      "an accelerator of AWS",
      eksctl("instanceType: g5.xlarge"),
      podOf("limits: {aws.amazon.com/neuron: 1}"),
      ["9 the pod asks for 1 aws.amazon.com/neuron, and no pool that admits it has any"],
    ],
    [
      "an accelerator of AWS where there is one",
      eksctl("instanceType: inf2.xlarge"),
      podOf("limits: {aws.amazon.com/neuron: 1}"),
      [],
    ],
  ])("%s", (_, pools, pod, expected) => {
    expect(found(pools, pod)).toEqual(expected);
  });

  it("counts for several where pods share it", () => {
    const sharing =
      "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: plugin}\ndata: {any: 'sharing: {timeSlicing: {}}'}\n";
    expect(found(eksctl("instanceType: g5.xlarge"), gpu, sharing)).toEqual([]);
    expect(found(eksctl("instanceType: m5.xlarge"), gpu, sharing)).toEqual(none);
  });
});

describe("DaemonSets beside the pod", () => {
  const pools = "pools: [{name: general, allocatable: {cpu: 4}}]";
  const of = (pod: string, ...daemons: readonly string[]) => {
    const files = [pod, ...daemons].map((text, index) => ({ path: `m${index}.yaml`, text }));
    return lintRepository(readTexts(pools, files))
      .findings.filter(({ rule }) => rule === "insufficient-capacity")
      .map(({ message }) => message);
  };
  const half = daemonSet("requests: {cpu: 500m}");
  const whole = podOf("requests: {cpu: 4}");
  const said = [
    "the pod asks for 4 cpu, and no pool that admits it has more than 3500m on a node beside its DaemonSets",
  ];

  it.each([
    ["none", whole, [], []],
    ["one", whole, [half], said],
    ["two by one name", whole, [half, daemonSet("requests: {cpu: 700m}")], said],
    [
      "two that are too much together",
      podOf("requests: {cpu: 3400m}"),
      [half, daemonSet("limits: {cpu: 200m}", "", "other")],
      ["the pod asks for 3400m cpu, and no pool that admits it has more than 3300m on a node beside its DaemonSets"],
    ],
    ["one that leaves enough", podOf("requests: {cpu: 3500m}"), [half], []],
    [
      "one that is itself too much for the node",
      podOf("requests: {cpu: 1}"),
      [daemonSet("requests: {cpu: 5}")],
      ["the pod asks for 5 cpu, and no pool that admits it has more than 4 on a node"],
    ],
    [
      "two of which only one has room",
      podOf("requests: {cpu: 1}"),
      [daemonSet("requests: {cpu: 3}"), daemonSet("requests: {cpu: 3}", "", "other")],
      [],
    ],
    [
      "one of the highest class, and a pod of the next",
      podOf("requests: {cpu: 4}", "  priorityClassName: system-cluster-critical\n"),
      [daemonSet("requests: {cpu: 500m}", "priorityClassName: system-node-critical")],
      said,
    ],
    [
      "one of the second class, and a pod of the first",
      podOf("requests: {cpu: 4}", "  priorityClassName: system-node-critical\n"),
      [daemonSet("requests: {cpu: 500m}", "priorityClassName: system-cluster-critical")],
      [],
    ],
    ["one that asks for other things", whole, [daemonSet("requests: {memory: 1Gi}")], []],
    ["one that does not run there", whole, [daemonSet("requests: {cpu: 500m}", "nodeSelector: {a: b}")], []],
    ["one that gives way", podOf("requests: {cpu: 4}", "  priorityClassName: high\n"), [half], []],
    [
      "one of the system",
      podOf("requests: {cpu: 4}", "  priorityClassName: high\n"),
      [daemonSet("requests: {cpu: 500m}", "priorityClassName: system-node-critical")],
      said,
    ],
  ])("%s", (_, pod, daemons, expected) => {
    expect(of(pod, ...daemons)).toEqual(expected);
  });

  it.each([
    ["several Nodes of which it selects one", "nodeSelector: {kind: a}", []],
    ["all of several Nodes", "", said],
  ])("%s", (_, spec, expected) => {
    const node = (name: string, kind: string) =>
      `apiVersion: v1\nkind: Node\nmetadata: {name: ${name}, labels: {kind: ${kind}, pool: p}}\nstatus: {allocatable: {cpu: "4"}}\n`;
    const files = [
      { path: POOLS, text: `${node("n1", "a")}---\n${node("n2", "b")}` },
      { path: "pod.yaml", text: whole },
      { path: "daemon.yaml", text: daemonSet("requests: {cpu: 500m}", spec) },
    ];
    const { findings } = lintRepository(readTexts(`from: [{path: ${POOLS}, groupBy: pool}]\ncomplete: true`, files));
    const sizes = findings.filter(({ rule }) => rule === "insufficient-capacity");
    expect(sizes.map(({ message }) => message)).toEqual(expected);
  });

  it("do not stand beside themselves", () => {
    expect(of(daemonSet("requests: {cpu: 4}"))).toEqual([]);
  });
});

describe("a verdict says whether sizes were compared", () => {
  it.each([
    ["enough", eksctl("instanceType: m5.xlarge"), "requests: {cpu: 2}", "fits: size"],
    ["too much", eksctl("instanceType: m5.xlarge"), "requests: {cpu: 5}", "blocked: size"],
    ["nearly all of the CPUs", eksctl("instanceType: m5.xlarge"), "requests: {cpu: 4}", "unknown: size"],
    ["nearly all of the memory", eksctl("instanceType: m5.xlarge"), "requests: {memory: 15Gi}", "unknown: size"],
    ["enough of a larger type", eksctl("instanceTypes: [m5.large, m5.xlarge]"), "requests: {cpu: 2}", "fits: size"],
    ["a type that is not known", eksctl("instanceType: m99.xlarge"), "requests: {cpu: 500}", "fits: affinity"],
    ["a limit alone", nodePool("", "cpu: 8"), "requests: {cpu: 2}", "fits: affinity"],
    ["a resource that is not known", eksctl("instanceType: m5.large"), "requests: {example.org/a: 1}", "unknown: size"],
    ["no requests", eksctl("instanceType: m5.large"), "{}", "fits: affinity"],
    [
      "a shared core, most of which GKE keeps",
      machineSet("machineType: e2-medium"),
      "requests: {cpu: 1}",
      "unknown: size",
    ],
    ["the rest of it", machineSet("machineType: e2-medium"), "requests: {cpu: 900m}", "fits: size"],
  ])("%s", (_, pools, resources, expected) => {
    expect(verdict(pools, podOf(resources))).toBe(expected);
  });

  it.each([
    ["surely", "", "blocked: size"],
    ["perhaps, by an order of priorities that is not known", "priorityClassName: agents", "unknown: size"],
  ])("beside a DaemonSet that takes the rest %s", (_, spec, expected) => {
    const daemon = daemonSet("requests: {cpu: 1, memory: 1Gi}", spec);
    expect(verdict(eksctl("instanceType: m5.xlarge"), podOf("requests: {cpu: 3500m}"), daemon)).toBe(expected);
  });
});

describe("where other pools may exist", () => {
  const group = "instanceType: m5.large, labels: {pool: general}";
  const select = (labels: string) => `  nodeSelector: {${labels}}\n`;
  it.each([
    ["a pod that selects a label of the pool", podOf("requests: {cpu: 16}", select("pool: general")), ["warning 10"]],
    [
      "a pod that names the pool",
      podOf("requests: {cpu: 16}", select("eks.amazonaws.com/nodegroup: general")),
      ["error 10"],
    ],
    ["a pod that selects nothing", podOf("requests: {cpu: 16}"), ["note 9"]],
    ["a GPU", podOf('limits: {nvidia.com/gpu: "1"}'), []],
    ["a GPU of the pool", podOf('limits: {nvidia.com/gpu: "1"}', select("pool: general")), ["warning 10"]],
    ["a label that the pool may have", podOf("requests: {cpu: 16}", select("topology.kubernetes.io/zone: a")), []],
  ])("%s", (_, pod, expected) => {
    const files = [
      { path: POOLS, text: eksctl(group) },
      { path: "pod.yaml", text: pod },
    ];
    const { findings } = lintRepository(readTexts(`from: [${POOLS}]`, files));
    const sizes = findings.filter(({ rule }) => rule === "insufficient-capacity");
    expect(sizes.map(({ severity, source }) => `${severity} ${source.line}`)).toEqual(expected);
  });

  describe("in one of several clusters, each with the pools of a file of its own", () => {
    const clusters = ["east", "west"].map((name) => `  - {name: ${name}, from: [${name}.yaml]}`).join("\n");
    const said = (west: string, spec: string, isGuess: boolean) => {
      const input = readTexts(`clusters:\n${clusters}`, [
        { path: "east.yaml", text: eksctl(group) },
        { path: "west.yaml", text: eksctl(west) },
        { path: "pod.yaml", text: podOf("requests: {cpu: 16}", spec) },
      ]);
      const { findings } = lintRepository(isGuess ? { ...input, configuration: undefined } : input);
      return [...new Set(findings.map(({ rule, severity }) => `${severity} ${rule}`))];
    };

    it("which a configuration declares: the same as alone", () => {
      expect(said(group, select("pool: general"), false)).toEqual(["warning insufficient-capacity"]);
    });
    it("which are discovered: a note, for the pod may be meant for a cluster that is not seen", () => {
      expect(said(group, select("pool: general"), true)).toEqual(["note insufficient-capacity"]);
    });
    it("which are discovered, another of which has room: nothing", () => {
      expect(said("instanceType: m5.8xlarge, labels: {pool: general}", select("pool: general"), true)).toEqual([]);
    });
  });

  it.each([
    ["a label", "labels: {nvidia.com/gpu.present: 'true'}"],
    ["a taint", "labels: {pool: general}, taints: [{key: nvidia.com/gpu, effect: NoSchedule}]"],
  ])("%s that tells of a GPU is believed, whatever the machine type", (_, fields) => {
    const tolerations = "  tolerations: [{key: nvidia.com/gpu, operator: Exists}]\n";
    const spec = `${fields.startsWith("labels: {nvidia") ? select("nvidia.com/gpu.present: 'true'") : ""}${tolerations}`;
    const files = [
      { path: POOLS, text: eksctl(`instanceType: m5.large, ${fields}`) },
      { path: "pod.yaml", text: podOf('limits: {nvidia.com/gpu: "1"}', spec) },
    ];
    const rules = lintRepository(readTexts(INVENTORY, files)).findings.map(({ rule }) => rule);
    expect(rules.filter((rule) => rule !== "every-pool-tainted")).toEqual([]);
  });
});
