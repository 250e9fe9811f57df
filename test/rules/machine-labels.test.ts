import { describe, expect, it } from "vitest";
import { fitRepository, lintRepository } from "../../src/lint/lint.js";
import { readTexts } from "./lint-texts.js";

const INVENTORY = "from: [pools.yaml]\ncomplete: true";

const one = (key: string, operator: string, ...values: string[]) =>
  `{key: ${key}, operator: ${operator}, values: [${values.map((value) => JSON.stringify(value)).join(", ")}]}`;
const aws = (key: string, operator: string, ...values: string[]) =>
  one(`karpenter.k8s.aws/instance-${key}`, operator, ...values);
const azure = (key: string, operator: string, ...values: string[]) =>
  one(`karpenter.azure.com/sku-${key}`, operator, ...values);

const eksctl = (group: string) => `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: c, region: eu-west-1}
managedNodeGroups: [{name: general, ${group}}]
`;

const machineSet = (value: string) => `apiVersion: machine.openshift.io/v1beta1
kind: MachineSet
metadata: {name: general}
spec: {template: {spec: {providerSpec: {value: {${value}}}}}}
`;

const nodePool = (
  requirements: string,
  limits = "",
  nodeClass = "karpenter.k8s.aws, kind: EC2NodeClass",
) => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: general}
spec:
  limits: {${limits}}
  template:
    spec:
      nodeClassRef: {group: ${nodeClass}, name: default}
      requirements: [${requirements}]
`;
const AZURE = "karpenter.azure.com, kind: AKSNodeClass";

const pod = (spec: string) => `apiVersion: v1
kind: Pod
metadata: {name: api}
spec: {containers: [{name: a, image: a:1}], ${spec}}
`;
const select = (labels: string) => pod(`nodeSelector: {${labels}}`);
const terms = (...lists: readonly string[]) =>
  pod(
    `affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [${lists.map((list) => `{matchExpressions: [${list}]}`).join(", ")}]}}}`,
  );

function read(pools: string, manifest: string) {
  return readTexts(INVENTORY, [
    { path: "pools.yaml", text: pools },
    { path: "pod.yaml", text: manifest },
  ]);
}

function verdict(pools: string, manifest: string): string {
  const cell = fitRepository(read(pools, manifest)).workloads.find(({ name }) => name === "api")?.pools[0];
  return [cell?.verdict, ...(cell?.reasons ?? [])].join(": ");
}

const ARCH = "kubernetes.io/arch";
const TYPE = "node.kubernetes.io/instance-type";

describe("labels that follow from the machine type of a node group", () => {
  it.each([
    ["m5.large", `${ARCH}: arm64`, `blocked: label "${ARCH}" is "amd64", the pod asks for "arm64"`],
    ["m5.large", `${ARCH}: amd64`, "fits"],
    ["m6g.large", `${ARCH}: arm64`, "fits"],
    [
      "m6g.large",
      `beta.kubernetes.io/arch: amd64`,
      `blocked: label "beta.kubernetes.io/arch" is "arm64", the pod asks for "amd64"`,
    ],
    ["m5.large", `${TYPE}: m5.large`, "fits"],
    ["m5.large", `${TYPE}: m5.xlarge`, `blocked: label "${TYPE}" is "m5.large", the pod asks for "m5.xlarge"`],
    ["m5.large", `${TYPE}: m99.xlarge`, `blocked: label "${TYPE}" is "m5.large", the pod asks for "m99.xlarge"`],
    [
      "m5.large",
      `nvidia.com/gpu.product: T4`,
      'blocked: label "nvidia.com/gpu.product" is missing, the pod asks for "T4"',
    ],
    [
      "g5.xlarge",
      `nvidia.com/gpu.product: T4`,
      'unknown: the pod asks for nvidia.com/gpu.product=T4, and the pool does not declare label "nvidia.com/gpu.product"',
    ],
    [
      "m5.large",
      `nvidia.com/gpu.deploy.driver: "true"`,
      'unknown: the pod asks for nvidia.com/gpu.deploy.driver=true, and the pool does not declare label "nvidia.com/gpu.deploy.driver"',
    ],
    [
      "m99.large",
      `${ARCH}: arm64`,
      `unknown: the pod asks for ${ARCH}=arm64, and the pool does not declare label "${ARCH}"`,
    ],
  ])("%s, %s", (type, labels, expected) => {
    expect(verdict(eksctl(`instanceType: ${type}`), select(labels))).toBe(expected);
  });

  it.each([
    ["of several types", eksctl("instanceTypes: [m5.large, m5a.large]"), `${ARCH}: arm64`, "blocked"],
    ["which all have it", eksctl("instanceTypes: [m5.large, m5a.large]"), `${ARCH}: amd64`, "fits"],
    ["one has it", eksctl("instanceTypes: [m5.large, m6g.large]"), `${ARCH}: arm64`, "unknown"],
    ["one is of the type", eksctl("instanceTypes: [m5.large, m5a.large]"), `${TYPE}: m5a.large`, "unknown"],
    ["none is of the type", eksctl("instanceTypes: [m5.large, m5a.large]"), `${TYPE}: m6a.large`, "blocked"],
    ["Azure", machineSet("vmSize: Standard_D4ps_v5"), `${ARCH}: amd64`, "blocked"],
    ["Google Cloud", machineSet("machineType: t2a-standard-4"), `${ARCH}: amd64`, "blocked"],
    [
      "attached GPUs",
      machineSet("machineType: n1-standard-4, gpus: [{count: 1}]"),
      "nvidia.com/gpu.present: 'true'",
      "unknown",
    ],
    ["what Karpenter alone has", eksctl("instanceType: m5.large"), "karpenter.k8s.aws/instance-family: m6i", "blocked"],
  ])("%s", (_, pools, labels, expected) => {
    expect(verdict(pools, select(labels)).split(":")[0]).toBe(expected);
  });
});

describe("labels that Karpenter derives from machine types", () => {
  const later = nodePool(`${aws("category", "In", "m")}, ${aws("generation", "Gt", "5")}`);
  it.each([
    ["a family of an earlier generation", later, select("karpenter.k8s.aws/instance-family: m5"), "blocked"],
    ["a family of a later one", later, select("karpenter.k8s.aws/instance-family: m6i"), "fits"],
    ["a family that is not known", later, select("karpenter.k8s.aws/instance-family: m99z"), "unknown"],
    ["a size", later, select("karpenter.k8s.aws/instance-size: 2xlarge"), "fits"],
    [
      "a size that its family does not have",
      later,
      select("karpenter.k8s.aws/instance-family: m6i, karpenter.k8s.aws/instance-size: medium"),
      "blocked",
    ],
    ["a type", later, select(`${TYPE}: m6i.large`), "fits"],
    ["a type of another category", later, select(`${TYPE}: c6i.large`), "blocked"],
    ["a type that is not known", later, select(`${TYPE}: m99.large`), "unknown"],
    ["a GPU", later, terms(aws("gpu-count", "Exists")), "blocked"],
    ["no GPU", later, terms(aws("gpu-count", "DoesNotExist")), "fits"],
    ["one of two terms", later, terms(aws("family", "In", "m5"), aws("family", "In", "m7i")), "fits"],
    ["neither of two terms", later, terms(aws("family", "In", "m5"), aws("family", "In", "m4")), "blocked"],
    ["both in one term", later, terms(`${aws("family", "In", "m6i")}, ${aws("cpu", "Gt", "127")}`), "fits"],
    [
      "both in one term, beyond the family",
      later,
      terms(`${aws("family", "In", "m6i")}, ${aws("cpu", "Gt", "128")}`),
      "blocked",
    ],
    ["an architecture that some have", later, select(`${ARCH}: arm64`), "unknown"],
    ["an architecture that none has", nodePool(aws("family", "In", "m5")), select(`${ARCH}: arm64`), "blocked"],
    [
      "the family that a label names",
      nodePool(aws("category", "In", "m")),
      select("karpenter.k8s.aws/instance-family: m5"),
      "fits",
    ],
    ["another label beside", later, select("karpenter.k8s.aws/instance-family: m6i, team: a"), "blocked"],
    [
      "the CPUs of a size of Azure",
      nodePool(azure("family", "In", "D"), "", AZURE),
      select("karpenter.azure.com/sku-name: Standard_E4s_v5"),
      "blocked",
    ],
    [
      "a size of Azure",
      nodePool(azure("family", "In", "D"), "", AZURE),
      select("karpenter.azure.com/sku-name: Standard_D4s_v5"),
      "fits",
    ],
    [
      "EKS Auto Mode",
      nodePool(one("eks.amazonaws.com/instance-generation", "Gt", "5"), "", "eks.amazonaws.com, kind: NodeClass"),
      select("eks.amazonaws.com/instance-family: m5"),
      "blocked",
    ],
  ])("%s", (_, pools, manifest, expected) => {
    expect(verdict(pools, manifest).split(":")[0]).toBe(expected);
  });

  it("names what the machines have", () => {
    const large = nodePool(`${aws("family", "In", "m5")}, ${aws("cpu", "Lt", "9")}`);
    expect(verdict(large, select("karpenter.k8s.aws/instance-size: 4xlarge"))).toBe(
      'blocked: label "karpenter.k8s.aws/instance-size" can only be "2xlarge", "large" or "xlarge", the pod asks for "4xlarge"',
    );
  });
});

describe("a NodePool whose requirements leave no machine", () => {
  const said = (pools: string) =>
    lintRepository(readTexts(INVENTORY, [{ path: "pools.yaml", text: pools }]))
      .findings.filter(({ rule }) => rule === "ignored-pool-field")
      .map(({ source, message }) => `${source.line} ${message}`);
  const none = ['9 no type of machine meets all that pool "general" requires, so that it makes no node'];
  it.each([
    ["a family and a later generation", `${aws("family", "In", "m5")}, ${aws("generation", "Gt", "5")}`, "", none],
    ["a family and a size of another", `${aws("family", "In", "m5")}, ${aws("size", "In", "medium")}`, "", none],
    ["a type and another architecture", `${one(TYPE, "In", "m5.large")}, ${one(ARCH, "In", "arm64")}`, "", none],
    ["a type that is larger than the limit", one(TYPE, "In", "m5.4xlarge"), "cpu: 8", none],
    [
      "GPUs, and a limit of none",
      `${aws("gpu-count", "Gt", "0")}, ${aws("gpu-manufacturer", "In", "nvidia")}`,
      "nvidia.com/gpu: 0",
      none,
    ],
    ["a family and its generation", `${aws("family", "In", "m5")}, ${aws("generation", "Gt", "4")}`, "", []],
    ["a generation that no type has yet", aws("generation", "Gt", "50"), "", []],
    ["a type that is not known", `${one(TYPE, "In", "m99.large")}, ${one(ARCH, "In", "arm64")}`, "", []],
    ["one of two families", `${aws("family", "In", "m5", "m7i")}, ${aws("generation", "Gt", "5")}`, "", []],
    ["a template", `${aws("family", "In", "m5")}, ${aws("generation", "In", "${gen}")}`, "", []],
  ])("%s", (_, requirements, limits, expected) => {
    expect(said(nodePool(requirements, limits))).toEqual(expected);
  });

  it("takes no pod", () => {
    expect(
      verdict(nodePool(`${aws("family", "In", "m5")}, ${aws("generation", "Gt", "5")}`), pod("dnsPolicy: Default")),
    ).toBe("blocked: no type of machine meets all that the pool requires");
  });
});

describe("labels that no type of machine has together", () => {
  const labels = `node.kubernetes.io/instance-type: m6i.large, karpenter.k8s.aws/instance-network-bandwidth: "12500"`;
  const asking = select('karpenter.k8s.aws/instance-network-bandwidth: "12500"');
  const verdictIn = (inventory: string, manifest: string) =>
    fitRepository(readTexts(inventory, [{ path: "pod.yaml", text: manifest }])).workloads[0]?.pools[0]?.verdict;

  it("are believed of a person who declares a pool by hand", () => {
    const pools = `pools: [{name: general, labels: {${labels}}}]`;
    expect(verdictIn(pools, pod("hostNetwork: false"))).toBe("fits");
    expect(verdictIn(pools, asking)).toBe("fits");
    expect(verdictIn(pools, select('karpenter.k8s.aws/instance-network-bandwidth: "781"'))).toBe("blocked");
  });

  it("are no nodes of a NodePool, which Karpenter makes of them", () => {
    const requirements = [
      one("node.kubernetes.io/instance-type", "In", "m6i.large"),
      aws("network-bandwidth", "In", "12500"),
    ];
    expect(verdict(nodePool(requirements.join(", ")), pod("hostNetwork: false"))).toMatch(/^blocked/);
  });
});
