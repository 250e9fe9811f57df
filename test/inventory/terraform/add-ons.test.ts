import { beforeAll, describe, expect, it } from "vitest";
import type { HclParser } from "../../../src/hcl/syntax/hcl-node.js";
import { createTerraformReader } from "../../../src/inventory/terraform/reader.js";
import { terraformManifests } from "../../../src/inventory/terraform/terraform-manifests.js";
import { locate } from "../../../src/manifest/locate.js";
import type { SourceFile } from "../../../src/model/source.js";
import { loadHclParser } from "../../../src/sources/disk/hcl-parser.js";

let parse: HclParser;
beforeAll(async () => {
  parse = await loadHclParser();
});

/** What the add-ons of a root bring: `line Kind/name key:effect, ...`. */
function addOnsOf(text: string): string[] {
  const file: SourceFile = { path: "main.tf", text };
  const reader = createTerraformReader(
    { read: (path) => (path === "main.tf" ? file : undefined), list: (folder) => (folder === "" ? ["main.tf"] : []) },
    parse,
  );
  return terraformManifests(reader, { folder: "", varFiles: [] }, []).manifests.flatMap(({ workloads }) =>
    workloads.map(({ kind, name, podSpec, document }) => {
      const list = podSpec.tolerations.map(({ key = "*", effect = "" }) => `${key}:${effect}`);
      return `${locate({ document, path: [], target: "value" }).line} ${kind}/${name} ${list.join(", ")}`;
    }),
  );
}

const resource = (body: string) => `resource "aws_eks_addon" "one" {\n  cluster_name = "shop"\n${body}\n}\n`;

describe("the add-ons of EKS in Terraform", () => {
  it("bring what their charts say, and what the configuration values put in its place", () => {
    expect(addOnsOf(resource('  addon_name = "kube-proxy"'))).toEqual(["3 DaemonSet/kube-proxy *:"]);
    const values = '  configuration_values = jsonencode({ tolerations = [{ key = "only", operator = "Exists" }] })';
    expect(addOnsOf(resource(`  addon_name = "coredns"\n${values}`))).toEqual(["3 Deployment/coredns only:"]);
    const heredoc = "  configuration_values = <<-EOT\n    node:\n      tolerateAllTaints: false\n  EOT";
    expect(addOnsOf(resource(`  addon_name = "aws-fsx-csi-driver"\n${heredoc}`))).toEqual([
      "3 DaemonSet/fsx-csi-node *:NoExecute, fsx.csi.aws.com/agent-not-ready:",
      "3 Deployment/fsx-csi-controller CriticalAddonsOnly:, *:NoExecute",
    ]);
  });

  it("are left out where nobody can tell what they say, or whether they exist", () => {
    expect(addOnsOf(resource('  addon_name = "kube-proxy"\n  configuration_values = var.given'))).toEqual([]);
    const inList = "  configuration_values = jsonencode({ tolerations = var.given })";
    expect(addOnsOf(resource(`  addon_name = "coredns"\n${inList}`))).toEqual([]);
    expect(addOnsOf(resource('  addon_name = "kube-proxy"\n  count = var.given'))).toEqual([]);
    expect(addOnsOf(resource('  addon_name = "somebodys_agent"'))).toEqual([]);
  });

  it.each([
    ["terraform-aws-modules/eks/aws", "cluster_addons"],
    ["terraform-aws-modules/eks/aws", "addons"],
    ["aws-ia/eks-blueprints-addons/aws", "eks_addons"],
  ])("are those of module %s by its argument %s", (source, argument) => {
    const call = `module "eks" {\n  source = "${source}"\n  ${argument} = {\n    vpc-cni = {}\n    aws-ebs-csi-driver = { addon_version = "v1.5.0" }\n  }\n}\n`;
    expect(addOnsOf(call)).toEqual([
      "5 DaemonSet/ebs-csi-node CriticalAddonsOnly:, *:NoExecute",
      "5 Deployment/ebs-csi-controller CriticalAddonsOnly:, *:NoExecute",
      "4 DaemonSet/aws-node *:",
    ]);
  });
});
