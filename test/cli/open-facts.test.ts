import { describe, expect, it } from "vitest";
import { run } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

/**
 * What a repository does not write literally stays open to the verdict. Each case stands beside a twin in which it is written:
 * that one is told.
 */
type Files = Readonly<Record<string, string>>;

interface Answer {
  /** `rule severity`, sorted. */
  readonly findings: readonly string[];
  /** `name: taints | what is open`. */
  readonly pools: readonly string[];
  readonly notices: string;
}

interface Printed {
  readonly findings: readonly { readonly rule: string; readonly severity: string }[];
  readonly summary: { readonly workloads: number };
}

interface PrintedPools {
  readonly pools: readonly {
    readonly name: string;
    readonly taints: readonly string[];
    readonly open: readonly { readonly field: string }[];
  }[];
}

async function answer(files: Files): Promise<Answer> {
  const cwd = temporaryFolder({ ".git/HEAD": "", ...files });
  const options = { cwd, env: { PATH: "" } };
  const linted = await run(["--format", "json", "--render", "off"], options);
  expect([0, 1], linted.stderr).toContain(linted.exitCode);
  const { findings, summary }: Printed = JSON.parse(linted.stdout);
  expect(summary.workloads).toBeGreaterThan(0);
  const printed = await run(["pools", "--format", "json"], options);
  const { pools }: PrintedPools = JSON.parse(printed.stdout || '{"pools": []}');
  return {
    findings: findings.map(({ rule, severity }) => `${rule} ${severity}`).sort(),
    pools: pools.map(({ name, taints, open }) => {
      const fields = [...new Set(open.map(({ field }) => field))].sort().join(" ");
      return `${name}: ${taints.join(" ")}${fields && ` | ${fields}`}`;
    }),
    notices: printed.stderr,
  };
}

function workload(kind: string, spec: string): string {
  return `apiVersion: apps/v1
kind: ${kind}
metadata: {name: api, namespace: shop}
spec:
  selector: {matchLabels: {app: api}}
  template:
    metadata: {labels: {app: api}}
    spec: {containers: [{name: a, image: a:1}]${spec}}
`;
}

const ON_CONTROL_PLANE = workload("Deployment", ', nodeSelector: {node-role.kubernetes.io/control-plane: ""}');
const AGENT = workload("DaemonSet", "");
const CP = "node-role.kubernetes.io/control-plane:NoSchedule";
const REFUSED = ["unschedulable warning"];
const TF = 'terraform {\n  backend "s3" {}\n}\n';

const talos = (allow: string): Files => ({
  "app.yaml": ON_CONTROL_PLANE,
  "talos/controlplane.yaml": `machine:\n  type: controlplane\n  token: t\ncluster:\n  clusterName: c\n${allow}`,
  "talos/worker.yaml": "machine:\n  type: worker\n  token: t\ncluster:\n  clusterName: c\n",
});
const ALLOW = "allowSchedulingOnControlPlanes";
const talhelper = (rest: string, more: Files = {}): Files => ({
  "app.yaml": ON_CONTROL_PLANE,
  "talconfig.yaml": `clusterName: home\nnodes:\n  - {hostname: a, ipAddress: 10.0.0.1, controlPlane: true}\n  - {hostname: b, ipAddress: 10.0.0.2}\n${rest}`,
  ...more,
});
const k0sctl = (allow: string): Files => ({
  "app.yaml": ON_CONTROL_PLANE,
  "k0sctl.yaml": `apiVersion: k0sctl.k0sproject.io/v1beta1\nkind: Cluster\nmetadata: {name: c}\nspec:\n  hosts:\n    - role: controller+worker\n${allow}    - role: worker\n`,
});
const hetzner = (more: string): Files => ({
  "app.yaml": ON_CONTROL_PLANE,
  "main.tf": `${TF}variable "x" {}\nmodule "k" {\n  source = "kube-hetzner/kube-hetzner/hcloud"\n${more}  control_plane_nodepools = [{ name = "cp", count = 3, labels = [], taints = [] }]\n  agent_nodepools = [{ name = "agent", count = 2, labels = [], taints = [] }]\n}\n`,
});
const aks = (value: string): Files => ({
  "app.yaml": workload("Deployment", ", nodeSelector: {agentpool: system}"),
  "main.tf": `${TF}variable "x" {}\nresource "azurerm_kubernetes_cluster" "c" {\n  name = "c"\n  default_node_pool {\n    name = "system"\n    only_critical_addons_enabled = ${value}\n  }\n}\n`,
});
const gke = (field: string): Files => ({
  "app.yaml": workload("Deployment", ", nodeSelector: {cloud.google.com/gke-nodepool: one}"),
  "main.tf": `${TF}variable "x" {}\nresource "google_container_cluster" "c" {\n  name = "c"\n  remove_default_node_pool = true\n}\nresource "google_container_node_pool" "n" {\n  name = "one"\n  cluster = google_container_cluster.c.name\n  node_config {\n    machine_type = "n2-standard-4"\n    ${field}\n  }\n}\nresource "google_container_node_pool" "m" {\n  name = "two"\n  cluster = google_container_cluster.c.name\n  node_config {\n    machine_type = "n2-standard-4"\n  }\n}\n`,
});

const opened: readonly (readonly [title: string, open: Files, pools: readonly string[], written: Files])[] = [
  [
    "Talos, in a block",
    talos(`{% if ENV.ALLOW == 'yes' %}\n  ${ALLOW}: true\n{% endif %}\n`),
    ["controlplane:  | taints", "worker: "],
    talos(""),
  ],
  ["Talos, a placeholder", talos(`  ${ALLOW}: \${ALLOW}\n`), ["controlplane:  | taints", "worker: "], talos("")],
  [
    "Talos, a value of minijinja",
    talos(`  ${ALLOW}: {{ ENV['ALLOW'] }}\n`),
    ["controlplane:  | taints", "worker: "],
    talos(`  ${ALLOW}: false\n`),
  ],
  [
    "talhelper, a placeholder",
    talhelper(`${ALLOW}: \${ALLOW}\n`),
    ["control-plane:  | taints", "worker: "],
    talhelper(""),
  ],
  [
    "talhelper, a patch that is not here",
    talhelper('controlPlane:\n  patches: ["@./patches/x.yaml"]\n'),
    ["control-plane:  | labels taints", "worker: "],
    talhelper('controlPlane:\n  patches: ["@./patches/x.yaml"]\n', { "patches/x.yaml": "machine: {network: {}}\n" }),
  ],
  [
    "talhelper, allowed by a patch",
    talhelper('controlPlane:\n  patches: ["@./patches/x.yaml"]\n', {
      "patches/x.yaml": `cluster:\n  ${ALLOW}: true\n`,
    }),
    ["control-plane: ", "worker: "],
    talhelper('controlPlane:\n  patches: ["@./patches/x.yaml"]\n', {
      "patches/x.yaml": `cluster:\n  ${ALLOW}: false\n`,
    }),
  ],
  [
    "k0sctl, a placeholder",
    k0sctl("      noTaints: ${ALLOW}\n"),
    ["controller+worker:  | taints", "worker: "],
    k0sctl("      noTaints: false\n"),
  ],
  [
    "kube-hetzner, a variable without a value",
    hetzner("  allow_scheduling_on_control_plane = var.x\n"),
    ["cp:  | taints", "agent: "],
    hetzner("  allow_scheduling_on_control_plane = false\n"),
  ],
  ["AKS, a variable without a value", aks("var.x"), ["system:  | taints"], aks("true")],
  [
    "GKE, a sandbox of a variable",
    gke("sandbox_config {\n      sandbox_type = var.x\n    }"),
    ["one:  | labels taints", "two: "],
    gke('sandbox_config {\n      sandbox_type = "gvisor"\n    }'),
  ],
  [
    "GKE, an accelerator of a variable",
    gke("guest_accelerator {\n      type = var.x\n      count = 1\n    }"),
    ["one:  | labels taints", "two: "],
    gke('guest_accelerator {\n      type = "nvidia-l4"\n      count = 1\n    }'),
  ],
];

describe("a taint that rests on what is not written literally", () => {
  it.each(opened)("is open: %s", async (_title, open, pools, written) => {
    const found = await answer(open);
    expect(found.pools).toEqual(pools);
    expect(found.findings).toEqual([]);
    const twin = await answer(written);
    expect(twin.findings.filter((one) => one.startsWith("unschedulable"))).toHaveLength(1);
  });
});

const kops = (role: string): Files => ({
  "app.yaml": ON_CONTROL_PLANE,
  "kops.yaml": ["cp", "nodes"]
    .map(
      (name) =>
        `apiVersion: kops.k8s.io/v1alpha2\nkind: InstanceGroup\nmetadata: {name: ${name}}\nspec:\n  role: ${name === "cp" ? role : "Node"}\n`,
    )
    .join("---\n"),
});
const KIND = "apiVersion: kind.x-k8s.io/v1alpha4\nkind: Cluster\nnodes:\n  - role: control-plane\n";
const EKSCTL =
  "apiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmetadata: {name: prod, region: r}\nmanagedNodeGroups: [{name: general}]\n";
const NODE_GROUP = `${TF}resource "aws_eks_node_group" "a" {\n  node_group_name = "general"\n}\n`;

describe("an open fact", () => {
  it("the role of a kOps group: one pool", async () => {
    const { pools, findings } = await answer(kops('"{{ role }}"'));
    expect(pools).toEqual(["cp:  | exists labels taints", "nodes: "]);
    expect(findings).toEqual([]);
    expect(await answer(kops("Master"))).toMatchObject({ pools: [`cp: ${CP}`, "nodes: "], findings: REFUSED });
  });

  it("workers of kind in a block: neither a control plane, nor one that is alone", async () => {
    const worker = "  - role: worker\n";
    const block = await answer({ "app.yaml": AGENT, "kind.yaml": `${KIND}{% if workers %}\n${worker}{% endif %}\n` });
    expect(block.pools).toEqual(["control-plane:  | taints", "node:  | exists labels taints"]);
    const { pools } = await answer({ "app.yaml": AGENT, "kind.yaml": `${KIND}${worker}` });
    expect(pools).toEqual([`control-plane: ${CP}`, "worker: "]);
  });

  it("a control plane that takes pods is a whole cluster, and one that does not is no cluster", async () => {
    const only = (allow: boolean): Files => ({
      "app.yaml": ON_CONTROL_PLANE,
      "talconfig.yaml": `clusterName: home\nnodes: [{hostname: a, ipAddress: 10.0.0.1, controlPlane: true}]\ncontrolPlane:\n  patches: ["@./p.yaml"]\n`,
      "p.yaml": `cluster: {${ALLOW}: ${allow}}\n`,
    });
    const whole = await answer(only(true));
    expect(whole.pools).toEqual(["control-plane: "]);
    expect(whole.notices).not.toContain("no node pools of a whole cluster");
    expect((await answer(only(false))).notices).toContain("no node pools of a whole cluster");
  });

  it("machines of Talos that no root makes are named, and so is a module of Talos that is elsewhere", async () => {
    const machine = 'data "talos_machine_configuration" "one" {\n  machine_type = "worker"\n}\n';
    const read = await answer({ "app.yaml": AGENT, "main.tf": `${TF}${machine}` });
    expect(read.pools).toEqual(["worker: "]);
    expect(read.notices).not.toContain("no root module");
    const uncalled = await answer({ "app.yaml": AGENT, "modules/a/main.tf": `variable "a" {}\n${machine}` });
    expect(uncalled.pools).toEqual([]);
    expect(uncalled.notices).toContain(
      "modules/a/main.tf:2: no root module that is read makes these machines of Talos",
    );
    const call = (name: string) => `${TF}module "a" {\n  source = "../../${name}"\n}\n`;
    const elsewhere = await answer({ "app.yaml": AGENT, "main.tf": call("terraform-talos-bootstrap") });
    expect(elsewhere.notices).toContain(
      'main.tf:4: the module\'s folder "../../terraform-talos-bootstrap" holds no file',
    );
    expect((await answer({ "app.yaml": AGENT, "main.tf": call("terraform-talos-image") })).notices).not.toContain(
      "module",
    );
  });

  it("patches that a declared talconfig.yaml refers to are read with it", async () => {
    const declared = (patches: Files) => ({
      "app.yaml": workload("Deployment", ", nodeSelector: {disk: fast}"),
      "taintlint.yaml": "version: 1\nfrom: [{path: talos/talconfig.yaml}]\ncomplete: true\n",
      "talos/talconfig.yaml": `clusterName: home\nnodes: [{hostname: a, ipAddress: 10.0.0.1}]\nworker:\n  patches: ["@./p/w.yaml"]\n`,
      ...patches,
    });
    const labelled = (disk: string) => ({ "talos/p/w.yaml": `machine: {nodeLabels: {disk: ${disk}}}\n` });
    expect(await answer(declared(labelled("fast")))).toMatchObject({ findings: [], pools: ["worker: "] });
    expect((await answer(declared(labelled("slow")))).findings).toEqual(["unschedulable error"]);
    const absent = await answer(declared({}));
    expect([absent.findings, absent.pools]).toEqual([[], ["worker:  | labels taints"]]);
  });

  it("two local clusters with equal nodes: both stay local", async () => {
    const patch = (kind: string) =>
      `${KIND}    kubeadmConfigPatches:\n      - |\n        kind: ${kind}\n        metadata: {name: config}\n  - role: worker\n`;
    const files = {
      "app.yaml": AGENT,
      "eksctl.yaml": EKSCTL,
      "kind/one.yaml": patch("ClusterConfiguration"),
      "kind/two.yaml": patch("KubeletConfiguration"),
    };
    expect((await answer(files)).pools).toEqual(["general: "]);
    const { pools } = await answer({ ...files, "eksctl.yaml": "", "kind/two.yaml": "" });
    expect(pools).toEqual([`control-plane: ${CP}`, "worker: "]);
  });

  it("what Terragrunt and Terraform copy is no source", async () => {
    const files = { "app.yaml": AGENT, "live/main.tf": NODE_GROUP, "copy/main.tf": NODE_GROUP };
    expect((await answer(files)).pools).toHaveLength(2);
    const { "copy/main.tf": copy, ...own } = files;
    const caches = ["live/.terragrunt-cache/a/b", "live/.terraform/modules/eks"].flatMap((folder) => [
      [`${folder}/main.tf`, copy],
      [`${folder}/eksctl.yaml`, EKSCTL],
    ]);
    expect((await answer({ ...own, ...Object.fromEntries(caches) })).pools).toEqual(["general: "]);
  });

  it("a DaemonSet on a pool that may not exist: a note", async () => {
    const pool = (condition: string) => ({
      "app.yaml": AGENT.replace("name: api,", "name: fluent-bit,"),
      "main.tf": `${TF}variable "x" {}\n${["a", "b"].map((name) => `resource "aws_eks_node_group" "${name}" {\n  node_group_name = "${name}"\n${name === "a" ? condition : ""}}\n`).join("")}`,
    });
    const taint = '  taint {\n    key = "gpu"\n    effect = "NO_SCHEDULE"\n  }\n';
    expect((await answer(pool(`  count = var.x ? 1 : 0\n${taint}`))).findings).toEqual(["daemonset-misses-pool note"]);
    expect((await answer(pool(taint))).findings).toEqual(["daemonset-misses-pool warning"]);
  });

  it("a toleration that another one of its list covers: silent", async () => {
    const tolerating = (more: string) => ({
      "taintlint.yaml": 'version: 1\npools: [{name: general}, {name: gpu, taints: ["gpu=present:NoSchedule"]}]\n',
      "app.yaml": workload("Deployment", `, tolerations: [{key: gpu, value: "true", effect: NoSchedule}${more}]`),
    });
    const near = (one: string) => one.startsWith("near-miss");
    expect((await answer(tolerating(""))).findings.filter(near)).toEqual(["near-miss-toleration warning"]);
    expect((await answer(tolerating(", {key: gpu, operator: Exists}"))).findings.filter(near)).toEqual([]);
  });

  it("the system of a pool of an unknown module that speaks of Windows: open", async () => {
    const pools = (os: string, name = "w") => ({
      "app.yaml": AGENT,
      "main.tf": `${TF}variable "x" {}\nmodule "c" {\n  source = "git::https://example.org/modules.git//aks"\n  node_pools = {\n    w = { name = "${name}", os_type = ${os}, vm_size = "s", node_count = 2, node_taints = ["os=other:NoSchedule"] }\n    plain = { name = "plain", vm_size = "s", node_count = 2, node_taints = [] }\n  }\n}\n`,
    });
    expect((await answer(pools('"Windows"'))).findings).toEqual([]);
    expect((await answer(pools("var.x"))).findings).toEqual([]);
    expect((await answer(pools("null", "windows"))).findings).toEqual([]);
    expect((await answer(pools("null"))).findings).toEqual(["daemonset-misses-pool warning"]);
    expect((await answer(pools('"Linux"'))).findings).toEqual(["daemonset-misses-pool warning"]);
  });
});
