import { beforeAll, describe, expect, it } from "vitest";
import type { HclParser } from "../../../src/hcl/syntax/hcl-node.js";
import { unwrittenEntry } from "../../../src/inventory/declaration/from-declaration.js";
import { importPools } from "../../../src/inventory/imports/imported-pools.js";
import { createTerraformReader } from "../../../src/inventory/terraform/reader.js";
import { openTerraformRoot } from "../../../src/inventory/terraform/repository.js";
import { comparePools } from "../../../src/lint/change/pool-differences.js";
import type { NodePool } from "../../../src/model/pool.js";
import { loadHclParser } from "../../../src/sources/disk/hcl-parser.js";

let parse: HclParser;
beforeAll(async () => {
  parse = await loadHclParser();
});

function poolsOf(text: string): readonly NodePool[] {
  const file = { path: "main.tf", text };
  const files = { read: (path: string) => (path === "main.tf" ? file : undefined), list: () => ["main.tf"] };
  const root = openTerraformRoot(createTerraformReader(files, parse), { folder: "", varFiles: [] });
  return importPools(unwrittenEntry("terraform", ""), [root], { cluster: null, transientTaints: [] }).pools;
}

const excludingReported = (before: string, after: string) =>
  comparePools(poolsOf(before), poolsOf(after), ({ place }) => place).flatMap(({ details }) => details);

const group = (body: string) =>
  `resource "aws_eks_node_group" "general" {\n  node_group_name = "general"\n${body}\n}\n`;
const ofModule = (body: string) =>
  `module "eks" {\n  source = "terraform-aws-modules/eks/aws"\n  eks_managed_node_groups = { general = { use_name_prefix = false, ${body} } }\n}\n`;

describe("managed node groups of EKS", () => {
  it.each([
    ["ami_type", '"AL2023_x86_64_STANDARD"', '"BOTTLEROCKET_x86_64"'],
    ["capacity_type", '"ON_DEMAND"', '"SPOT"'],
    ["disk_size", "20", "50"],
    ["instance_types", '["m5.large"]', '["m6i.large"]'],
    ["node_role_arn", '"arn:a"', '"arn:b"'],
    ["subnet_ids", '["a"]', '["a", "b"]'],
  ])("are made anew for another %s", (field, before, after) => {
    const told = excludingReported(group(`  ${field} = ${before}`), group(`  ${field} = ${after}`));
    expect(told).toContain(`has its nodes replaced by Terraform, for its template changes ${field}`);
  });

  it.each([
    ["version", '  version = "1.36"', '  version = "1.37"'],
    ["release_version", '  release_version = "1"', '  release_version = "2"'],
    [
      "launch_template.version",
      "  launch_template {\n    version = 1\n  }",
      "  launch_template {\n    version = 2\n  }",
    ],
  ])("get new nodes for another %s", (field, before, after) => {
    expect(excludingReported(group(before), group(after))).toEqual([
      `has its nodes replaced by EKS, for its template changes ${field}`,
    ]);
  });

  it("are told of both at once", () => {
    const before = group('  version = "1.36"\n  capacity_type = "SPOT"');
    expect(excludingReported(before, before.replace("1.36", "1.37").replace("SPOT", "ON_DEMAND"))).toEqual([
      "changes label eks.amazonaws.com/capacityType=SPOT to eks.amazonaws.com/capacityType=ON_DEMAND",
      "has its nodes replaced by Terraform, for its template changes capacity_type, version",
    ]);
  });

  it.each([
    ["the order of subnets", '  subnet_ids = ["a", "b"]', '  subnet_ids = ["b", "a"]'],
    ["tags", '  tags = { a = "b" }', '  tags = { a = "c" }'],
    ["what EKS had chosen", "", '  disk_size = 20\n  instance_types = ["m5.large"]'],
    ["what nobody knows", "  disk_size = var.size", "  disk_size = 20"],
  ])("keep their nodes for %s", (_, before, after) => {
    expect(excludingReported(group(before), group(after))).toEqual([]);
  });

  it("keep their nodes for labels and taints, which change in place", () => {
    const tainted = group('  taint {\n    key = "a"\n    effect = "NO_SCHEDULE"\n  }\n  labels = { a = "b" }');
    expect(excludingReported(group(""), tainted)).toEqual(["adds taint a:NoSchedule", "adds label a=b"]);
  });

  it("are those of the module, too", () => {
    const told = excludingReported(
      ofModule('instance_types = ["m5.large"]'),
      ofModule('instance_types = ["m6i.large"]'),
    );
    expect(told).toEqual(["has its nodes replaced by Terraform, for its template changes instance_types"]);
  });
});
