import { describe, expect, it } from "vitest";
import { lint } from "../../../src/workspace/lint-texts.js";
import { foundBy, rulesFound } from "../found.js";
import { lintTexts } from "../lint-texts.js";

const RULE = "insufficient-capacity";
const GENERAL = "pools: [{name: general, allocatable: {cpu: 4, memory: 16Gi}}]";

/** A Deployment whose pod spec is a flow mapping; `more` are further entries. */
function pod(containers: string, more = ""): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec: {containers: [${containers}]${more === "" ? "" : `, ${more}`}}
`;
}

function container(resources: string, more = ""): string {
  return `{name: c, image: c:1, resources: {${resources}}${more === "" ? "" : `, ${more}`}}`;
}

const SIDECAR = "restartPolicy: Always";

describe("requests against a declared pool", () => {
  it.each([
    ["one container", container("requests: {cpu: 4500m}"), "", "error 6 4500m"],
    ["a limit without a request", container("limits: {memory: 17Gi}"), "", "error 6 17Gi"],
    [
      "the sum of the containers, at the greatest",
      `${container("requests: {cpu: 1}")}, ${container("requests: {cpu: 3100m}")}`,
      "",
      "error 6 3100m",
    ],
    [
      "an init container alone",
      container("requests: {cpu: 1}"),
      `initContainers: [${container("requests: {cpu: 5}")}]`,
      "error 6 5",
    ],
    [
      "a sidecar beside the containers",
      container("requests: {cpu: 3}"),
      `initContainers: [${container("requests: {cpu: 2}", SIDECAR)}]`,
      "error 6 3",
    ],
    [
      "an init container with the sidecar before it",
      container("requests: {cpu: 1}"),
      `initContainers: [${container("requests: {cpu: 2}", SIDECAR)}, ${container("requests: {cpu: 2500m}")}]`,
      "error 6 2500m",
    ],
    ["the pod as a whole", container("requests: {cpu: 1}"), "resources: {requests: {cpu: 6}}", "error 6 6"],
    [
      "a limit of the pod as a whole",
      container("requests: {cpu: 1}"),
      "resources: {limits: {memory: 20Gi}}",
      "error 6 20Gi",
    ],
    ["overhead", container("requests: {cpu: 3900m}"), "overhead: {cpu: 200m}", "error 6 3900m"],
    ["one byte too much", container("requests: {memory: 17179869185}"), "", "error 6 17179869185"],
  ])("are too much: %s", (_, containers, more, expected) => {
    expect(foundBy(RULE, GENERAL, pod(containers, more))).toEqual([expected]);
  });

  it.each([
    ["exactly what the node has", container("requests: {cpu: 4000m, memory: 16384Mi}"), ""],
    ["a limit above the request", container("requests: {cpu: 1}, limits: {cpu: 8}"), ""],
    [
      "init containers one after the other",
      container("requests: {cpu: 3}"),
      `initContainers: [${container("requests: {cpu: 3}")}, ${container("requests: {cpu: 3}")}]`,
    ],
    [
      "a sidecar that starts after the init container",
      container("requests: {cpu: 1}"),
      `initContainers: [${container("requests: {cpu: 3}")}, ${container("requests: {cpu: 2}", SIDECAR)}]`,
    ],
    [
      "the pod as a whole asks for less than its containers",
      `${container("requests: {cpu: 3}")}, ${container("requests: {cpu: 3}")}`,
      "resources: {requests: {cpu: 4}}",
    ],
    ["a resource that no pool declares", container("requests: {ephemeral-storage: 10Ti}"), ""],
    ["a device that no pool declares", container("limits: {nvidia.com/gpu: 99}"), ""],
    ["a placeholder", container('requests: {cpu: "plenty"}'), ""],
    ["a negative quantity", container("requests: {cpu: -5}"), ""],
    ["nothing", "{name: c, image: c:1}", ""],
  ])("are not too much: %s", (_, containers, more) => {
    expect(foundBy(RULE, GENERAL, pod(containers, more))).toEqual([]);
  });

  it("count the overhead of a RuntimeClass of the repository", () => {
    const runtimeClass = `---
apiVersion: node.k8s.io/v1
kind: RuntimeClass
metadata: {name: gvisor}
handler: gvisor
overhead: {podFixed: {cpu: 500m}}
`;
    const text = pod(container("requests: {cpu: 3600m}"), "runtimeClassName: gvisor");
    expect(foundBy(RULE, GENERAL, text)).toEqual([]);
    expect(foundBy(RULE, GENERAL, `${text}${runtimeClass}`)).toEqual(["error 6 3600m"]);
  });
});

describe("several pools", () => {
  const large = "{name: large, allocatable: {cpu: 32}, taints: [dedicated=large:NoSchedule]}";

  it("are all too small, and the message says how much the largest has", () => {
    const inventory = "pools: [{name: a, allocatable: {cpu: 2}}, {name: b, allocatable: {cpu: 3500m}}]";
    const [finding] = lintTexts(inventory, pod(container("requests: {cpu: 4}"))).findings;
    expect(finding?.message).toBe("the pod asks for 4 cpu, and no pool that admits it has more than 3500m on a node");
    expect(finding?.details).toEqual([
      "a: a node has 2 cpu, the pod asks for 4",
      "b: a node has 3500m cpu, the pod asks for 4",
    ]);
    expect(finding?.related.map(({ line }) => line)).toEqual([2, 2]);
  });

  it("names a larger pool that only a taint closes, with the toleration", () => {
    const inventory = `pools: [{name: general, allocatable: {cpu: 4}}, ${large}]`;
    const [finding] = lintTexts(inventory, pod(container("requests: {cpu: 8}"))).findings;
    expect(finding?.details.at(-1)).toBe("large: has enough, but untolerated taint dedicated=large:NoSchedule");
    expect(finding?.help).toContain('Pool "large" has enough.');
    expect(finding?.help).toContain("value: large");
  });

  it("is a warning where the inventory is not complete", () => {
    const inventory = `complete: false\n${GENERAL}`;
    expect(foundBy(RULE, inventory, pod(container("requests: {cpu: 8}")))).toEqual(["warning 6 8"]);
  });

  it.each([
    ["one pool is large enough", "pools: [{name: a, allocatable: {cpu: 2}}, {name: b, allocatable: {cpu: 16}}]"],
    ["one pool does not say", "pools: [{name: a, allocatable: {cpu: 2}}, {name: b}]"],
    [
      "one pool that may admit it is large enough",
      "pools: [{name: a, allocatable: {cpu: 2}}, {name: b, allocatable: {cpu: 16}, labels: {topology.kubernetes.io/zone: a}}]",
    ],
  ])("keep the rule silent where %s", (_, inventory) => {
    expect(rulesFound(inventory, pod(container("requests: {cpu: 8}")))).toEqual([]);
  });

  it("leave it to unschedulable where no pool admits the pod", () => {
    const text = pod(container("requests: {cpu: 64}"));
    expect(rulesFound(`pools: [${large}, {name: other, taints: [x:NoSchedule]}]`, text)).not.toContain(RULE);
    expect(rulesFound(`pools: [${large}]`, text)).toContain("unschedulable");
  });

  it("say nothing about a pod that the API server refuses", () => {
    const text = pod(container("requests: {cpu: 64}"), "tolerations: [{key: a, operator: Exist}]");
    expect(rulesFound(GENERAL, text)).toEqual(["invalid-toleration"]);
  });
});

describe("extended resources", () => {
  const GPU = "{name: gpu, taints: [nvidia.com/gpu:NoSchedule], allocatable: {nvidia.com/gpu: 4}}";
  const asking = pod(container("limits: {nvidia.com/gpu: 1}"));

  it.each([
    ["a pool without taints and allocatable", "{name: general}"],
    ["a pool that lists its resources without it", "{name: general, allocatable: {cpu: 4}}"],
  ])("are absent from %s", (_, pool) => {
    const [finding] = lintTexts(`pools: [${pool}, ${GPU}]`, asking).findings;
    expect(finding?.message).toBe("the pod asks for 1 nvidia.com/gpu, and no pool that admits it has any");
  });

  it.each([
    ["a pool named after devices", "{name: gpu-a100}"],
    ["a pool with a label of the domain", "{name: a, labels: {nvidia.com/gpu.present: yes}}"],
    ["a pool with an accelerator", "{name: a, labels: {cloud.google.com/gke-accelerator: l4}}"],
    ["a pool with a taint that the pod tolerates", "{name: a, taints: [dedicated=ml:NoSchedule]}"],
  ])("may exist in %s", (_, pool) => {
    const text = pod(container("limits: {nvidia.com/gpu: 1}"), "tolerations: [{key: dedicated, operator: Exists}]");
    expect(foundBy(RULE, `pools: [${pool}, ${GPU}]`, text)).toEqual([]);
  });

  it("are unknown where no pool of the cluster declares them", () => {
    expect(foundBy(RULE, "pools: [{name: general, allocatable: {cpu: 4}}]", asking)).toEqual([]);
  });
});

describe("a pool of Nodes", () => {
  function node(name: string, allocatable: string): string {
    return `---
apiVersion: v1
kind: Node
metadata: {name: ${name}, labels: {agentpool: general}}
status: {allocatable: ${allocatable}}
`;
  }

  async function found(nodes: string, manifest: string): Promise<string[]> {
    const outcome = await lint({
      configuration: { path: "taintlint.yaml", text: "version: 1\nmanifests: [pod.yaml]\nfrom: [nodes.yaml]\n" },
      files: [
        { path: "nodes.yaml", text: nodes },
        { path: "pod.yaml", text: manifest },
      ],
    });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    return outcome.result.findings.map(({ rule, message }) => `${rule}: ${message}`);
  }

  const SMALL = node("a", "{cpu: 4, memory: 8Gi}");

  it("is judged by its largest Node", async () => {
    expect(
      await found(`${SMALL}${node("b", "{cpu: 16, memory: 64Gi}")}`, pod(container("requests: {cpu: 12}"))),
    ).toEqual([]);
  });

  it("must have everything on one Node", async () => {
    const nodes = `${node("a", "{cpu: 32, memory: 8Gi}")}${node("b", "{cpu: 4, memory: 64Gi}")}`;
    expect(await found(nodes, pod(container("requests: {cpu: 16}")))).toEqual([]);
    expect(await found(nodes, pod(container("requests: {cpu: 16, memory: 32Gi}")))).toHaveLength(1);
  });

  it("is unknown where the snapshot leaves the resources of a Node out", async () => {
    expect(await found(`${SMALL}${node("b", "{}")}`, pod(container("requests: {cpu: 12}")))).toEqual([]);
  });

  it("has too little where every Node has", async () => {
    expect(await found(`${SMALL}${node("b", "{cpu: 8}")}`, pod(container("requests: {cpu: 12}")))).toEqual([
      "insufficient-capacity: the pod asks for 12 cpu, and no node of the snapshot that admits it has more than 8 on a node",
    ]);
  });
});

describe("an extended resource that nobody declares", () => {
  const node = (name: string, resource: string) =>
    `apiVersion: v1\nkind: Node\nmetadata: {name: ${name}}\nstatus: {allocatable: {cpu: "8", memory: 32Gi, ${resource}: "2"}}\n`;
  const pod = (resource: string) =>
    `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  containers: [{name: a, image: a:1, resources: {limits: {${resource}: 1}}}]\n`;
  const NODES = `${node("a", "nvidia.com/gpu")}---\n${node("b", "nvidia.com/mig-1g.10gb")}---\n`;
  const CLASS =
    "apiVersion: resource.k8s.io/v1\nkind: DeviceClass\nmetadata: {name: a}\nspec: {extendedResourceName: nvidia.com/mig-7g.79gb}\n---\n";
  const found = (inventory: string, manifest: string) =>
    foundBy("insufficient-capacity", inventory, manifest).map((text) => text.split(" ")[0]);
  const SNAPSHOT = "from: [{path: manifest.yaml}]\ncomplete: true";

  it("is absent where Nodes list all that they have", async () => {
    expect(await found(SNAPSHOT, `${NODES}${pod("nvidia.com/mig-7g.79gb")}`)).toEqual(["error"]);
  });

  it.each([
    ["a Node lists it", SNAPSHOT, `${NODES}${pod("nvidia.com/mig-1g.10gb")}`],
    ["a DeviceClass stands for it", SNAPSHOT, `${NODES}${CLASS}${pod("nvidia.com/mig-7g.79gb")}`],
    ["other Nodes may exist", SNAPSHOT.replace("true", "false"), `${NODES}${pod("nvidia.com/mig-7g.79gb")}`],
    [
      "another profile is declared",
      "pools: [{name: a, allocatable: {cpu: 8, nvidia.com/mig-1g.10gb: 1}}]",
      pod("nvidia.com/mig-1g.20gb"),
    ],
    ["pools are declared by hand", "pools: [{name: a, allocatable: {cpu: 8, nvidia.com/gpu: 1}}]", pod("amd.com/gpu")],
  ])("may be there where %s", async (_, inventory, manifest) => {
    expect(await found(inventory, manifest)).toEqual([]);
  });

  it("is absent where a declared one is spelt nearly the same", async () => {
    expect(await found("pools: [{name: a, allocatable: {cpu: 8, nvidia.com/gpu: 1}}]", pod("nvidia/gpu"))).toEqual([
      "error",
    ]);
  });
});
