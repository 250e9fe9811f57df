import { describe, expect, it } from "vitest";
import { runInProcess } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

const ROOT = `provider "aws" {}
variable "env" {}
resource "aws_eks_node_group" "core" {
  node_group_name = "core-\${var.env}"
}
`;
const NODE_POOL = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata:
  name: gpu
spec:
  template:
    spec:
      taints: [{ key: nvidia.com/gpu, value: "true", effect: NoSchedule }]
`;
const PLUGIN = `apiVersion: apps/v1
kind: DaemonSet
metadata: { name: plugin }
spec:
  selector: { matchLabels: { app: plugin } }
  template:
    metadata: { labels: { app: plugin } }
    spec:
      containers: [{ name: c, image: i }]
      tolerations:
        - { key: nvidia.com/gpu, operator: Exists, effect: NoSchedule }
        - { key: nvidia.com/gpux, operator: Exists, effect: NoSchedule }
`;
const FILES = {
  "terraform/main.tf": ROOT,
  "terraform/vars/live.tfvars": 'env = "live"\n',
  "terraform/vars/local.tfvars": 'env = "local"\n',
  "apps/karpenter/gpu.yaml": NODE_POOL,
  "apps/plugin.yaml": PLUGIN,
};
const CONFIGURATION = `version: 1
clusters:
  - name: live
    from:
      - { path: terraform, vars: [vars/live.tfvars] }
      - { path: apps/karpenter/gpu.yaml, exists: unknown }
  - name: local
    from:
      - { path: terraform, vars: [vars/local.tfvars] }
      - { path: apps/karpenter/gpu.yaml, exists: unknown }
`;
const NOTICE =
  'apps/karpenter/gpu.yaml:4: pool "gpu": it is unknown which of the clusters has it, so each may; name it under "from" of those that do';

describe("a pool of which nothing tells whose it is", () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ["discovered", FILES],
    ["named in the configuration", { ...FILES, "taintlint.yaml": CONFIGURATION }],
  ])("is a pool of each cluster that may not exist, and is told once: %s", async (_, files) => {
    const cwd = temporaryFolder(files);
    const pools = JSON.parse((await runInProcess(["pools", "--format", "json"], cwd)).stdout).pools;
    const told = pools.map(({ cluster, name, open }: { cluster: string; name: string; open: { field: string }[] }) =>
      [cluster, name, ...open.map(({ field }) => field)].join(" "),
    );
    expect(told.sort()).toEqual(["live core-live", "live gpu exists", "local core-local", "local gpu exists"]);
    const { findings, notices } = JSON.parse((await runInProcess(["--format", "json"], cwd)).stdout);
    expect(findings.map(({ message }: { message: string }) => message)).toEqual([
      'no declared pool of clusters "live" and "local" has a taint with key "nvidia.com/gpux"',
    ]);
    expect(notices.filter((notice: string) => notice.startsWith("apps/"))).toEqual([NOTICE]);
  });
});
