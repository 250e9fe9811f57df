import { describe, expect, it } from "vitest";
import { findRoots } from "../../../src/inventory/terraform/find-roots.js";

const POOLS = 'variable "groups" {}\nresource "aws_eks_node_group" "this" {}\n';

function rootsOf(configs: Readonly<Record<string, string>>, varFiles: Readonly<Record<string, string>> = {}) {
  const filesOf = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([path, text]) => ({ path, text }));
  return findRoots({ configs: filesOf(configs), varFiles: filesOf(varFiles), units: [], locked: new Set() });
}

describe("findRoots", () => {
  it("takes a folder for a root that a file of variables beside it is called after", () => {
    const configs = { "nodes/main.tf": POOLS, "infra/main.tf": POOLS };
    expect(rootsOf(configs, { "nodes.tfvars": "groups = {}\n" })).toEqual([
      { folder: "nodes", variants: [["nodes.tfvars"]] },
    ]);
  });

  it("takes no module for a root, whatever variables a file beside it sets", () => {
    const configs = {
      "nodes/main.tf": POOLS,
      "live/main.tf": 'provider "aws" {}\nmodule "n" { source = "../nodes" }\n',
    };
    expect(rootsOf(configs, { "nodes.tfvars": "groups = {}\n" })).toEqual([{ folder: "live", variants: [[]] }]);
  });

  it("leaves files of variables to the folder of Terraform that they stand in, in any depth", () => {
    const configs = { "infra/gcp/main.tf": POOLS, "infra/openstack/main.tf": 'variable "groups" {}\n' };
    const varFiles = {
      "infra/gcp/projects/a.tfvars": "groups = {}\n",
      "infra/openstack/projects/b.tfvars": "groups = {}\n",
      "infra/projects/c.tfvars": "groups = {}\n",
    };
    expect(rootsOf(configs, varFiles)).toEqual([
      { folder: "infra/gcp", variants: [["infra/gcp/projects/a.tfvars"], ["infra/projects/c.tfvars"]] },
    ]);
  });

  it("finds nothing where no text speaks of nodes", () => {
    expect(rootsOf({ "a/main.tf": 'provider "aws" {}\nresource "aws_s3_bucket" "a" {}\n' })).toEqual([]);
  });
});
