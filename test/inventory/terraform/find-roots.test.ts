import { describe, expect, it } from "vitest";
import { findRoots } from "../../../src/inventory/terraform/find-roots.js";

const NODES = 'resource "aws_eks_node_group" "this" {}\n';
const ASKED = 'variable "a" {}\nvariable "b" {\n  type = string\n}\nvariable "c" {}\n';
const POOLS = `variable "groups" {}\n${ASKED}${NODES}`;

type Texts = Readonly<Record<string, string>>;

function find(configs: Texts, varFiles: Texts = {}, units: Texts = {}) {
  const filesOf = (texts: Texts) => Object.entries(texts).map(([path, text]) => ({ path, text }));
  return findRoots({
    configs: filesOf(configs),
    varFiles: filesOf(varFiles),
    units: filesOf(units),
    locked: new Set(),
  });
}

function rootsOf(configs: Texts, varFiles: Texts = {}) {
  return find(configs, varFiles).roots;
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

  const twoAsked = 'variable "a" {}\nvariable "b" {\n  type = string\n}\n';
  const withDefaults = 'variable "x" {\n  default = ""\n}\nvariable "y" { default = 1 }\n';
  const PARTIAL = 'terraform {\n  backend "gcs" {}\n}\n';
  const library = { "modules/n/main.tf": `${ASKED}${NODES}` };
  const call = 'module "n" {\n  source = "../modules/n"\n}\n';

  it.each([
    ["two variables without a default", { "infra/main.tf": `${twoAsked}${withDefaults}${NODES}` }, ["infra"]],
    ["three variables without a default", { "infra/main.tf": `${ASKED}${NODES}` }, []],
    ["variables in several files", { "i/main.tf": NODES, "i/a.tf": twoAsked, "i/b.tf": 'variable "z" {}\n' }, []],
    ["a call of a local module", { "infra/main.tf": `${ASKED}${call}`, ...library }, ["infra"]],
    ["below modules", { "modules/infra/main.tf": `variable "a" {}\n${NODES}` }, []],
    ["below a folder of modules", { "terraform-modules/aks/main.tf": `variable "a" {}\n${NODES}` }, []],
    ["below a module", { "module/main.tf": `variable "a" {}\n${NODES}` }, []],
    ["a name that only begins like that", { "modules-demo/main.tf": `variable "a" {}\n${NODES}` }, ["modules-demo"]],
    [
      "below modules, with a backend that Terragrunt fills in",
      { "modules/a/main.tf": `${PARTIAL}${ASKED}${NODES}` },
      [],
    ],
    ["below modules, with a provider", { "modules/a/main.tf": `provider "aws" {}\n${ASKED}${NODES}` }, ["modules/a"]],
    [
      "examples beside it, which call it by its address of a registry",
      { "main.tf": `variable "a" {}\n${NODES}`, "examples/a/main.tf": 'provider "aws" {}\n' },
      [],
    ],
    [
      "a call by the address of the repository",
      {
        "eks/main.tf": `variable "a" {}\n${NODES}`,
        "live/main.tf": 'provider "aws" {}\nmodule "e" {\n  source = "git::https://h.example/o/r.git//eks?ref=v1"\n}\n',
      },
      ["live"],
    ],
    [
      "a call by the address of another repository, which has other folders",
      {
        "eks/main.tf": NODES,
        "live/main.tf": 'provider "aws" {}\nmodule "e" {\n  source = "git::https://h.example/o/r.git//gke?ref=v1"\n}\n',
      },
      ["eks"],
    ],
  ])("%s", (_, configs, folders) => {
    expect(rootsOf(configs as Texts).map(({ folder }) => folder)).toEqual(folders);
  });

  it.each([
    ["a path from the unit", 'terraform {\n  source = "../../aws//eks"\n}\n'],
    ["an address with a revision", 'terraform {\n  source = "git::ssh://git@h.example/o/r.git//aws/eks?ref=v1"\n}\n'],
    ["an expression", 'terraform {\n  source = "${get_repo_root()}/aws/eks"\n}\n'],
    ["an expression and steps up", 'terraform {\n  source = "${get_terragrunt_dir()}/../../aws//eks?ref=v1"\n}\n'],
  ])("a unit applies a folder by %s: it is no root itself", (_, unit) => {
    const configs = { "aws/eks/main.tf": `variable "a" {}\n${NODES}` };
    const { roots, passedOver } = find(configs, {}, { "env/eks/terragrunt.hcl": unit });
    expect(roots.map(({ folder }) => folder)).toEqual(["env/eks"]);
    expect(passedOver).toBeUndefined();
  });

  it.each([
    ["one", ["a"], 'module in "modules/a" is called or applied'],
    ["two", ["a", "b"], 'module in "modules/a" is called or applied; so it is for "modules/b"'],
    ["many", ["a", "b", "c", "d", "e", "f"], '"modules/b", "modules/c", "modules/d" and 2 more folders'],
  ])("%s passed over, in one notice at the block that makes pools", (_, names, message) => {
    const configs = Object.fromEntries(names.map((name) => [`modules/${name}/main.tf`, `${ASKED}${NODES}`]));
    const { roots, passedOver } = find(configs);
    expect(roots).toEqual([]);
    expect(passedOver?.message).toContain(message);
    expect(passedOver?.range).toMatchObject({ file: "modules/a/main.tf", line: 6 });
  });

  it("says nothing of a module that only speaks of taints", () => {
    const configs = { "modules/app/main.tf": `${ASKED}# tolerations of the taint node_pool\nresource "x" "y" {}\n` };
    expect(find(configs).passedOver).toBeUndefined();
  });

  const aks = { "components/aks/main.tf": `provider "x" {}\nvariable "clusters" {}\nvariable "env" {}\n${NODES}` };
  const net = { "components/net/main.tf": 'provider "x" {}\nvariable "env" {}\nvariable "cidr" {}\n' };
  const set = 'clusters = {}\nenv = "x"\n';

  it.each([
    ["at the top", ["environments/aks/dev.tfvars"], [["environments/aks/dev.tfvars"]]],
    [
      "those that Terraform would load in a folder",
      ["prod/terraform.tfvars", "prod/a.auto.tfvars"],
      [["prod/terraform.tfvars", "prod/a.auto.tfvars"]],
    ],
    [
      "of two folders",
      ["dev/terraform.tfvars", "prod/terraform.tfvars"],
      [["dev/terraform.tfvars"], ["prod/terraform.tfvars"]],
    ],
    ["its own, which need no name", ["components/aks/terraform.tfvars"], [[]]],
    [
      "below it, beside those of another tool",
      ["components/aks/env/dev.tfvars", "psql/dev.tfvars"],
      [["components/aks/env/dev.tfvars"]],
    ],
    ["below it, in a folder", ["components/aks/eu/prod.auto.tfvars"], [["components/aks/eu/prod.auto.tfvars"]]],
  ])("files of variables %s", (_, paths, variants) => {
    const found = rootsOf({ ...aks, ...net }, Object.fromEntries(paths.map((path) => [path, set])));
    expect(found).toEqual([{ folder: "components/aks", variants }]);
  });

  it("a file of variables far away is that of the folder that declares most of it", () => {
    const varFiles = { "environments/net/dev.tfvars": 'env = "x"\ncidr = "y"\n' };
    expect(rootsOf({ ...aks, ...net }, varFiles)).toEqual([{ folder: "components/aks", variants: [[]] }]);
  });

  it("reads of JSON what a file sets, not what stands inside of that", () => {
    const varFiles = { "env/dev.tfvars.json": '{"clusters": {"a": {"b": 1, "c": 2, "d": 3}}, "env": "dev"}' };
    expect(rootsOf(aks, varFiles)).toEqual([{ folder: "components/aks", variants: [["env/dev.tfvars.json"]] }]);
  });

  it.each([
    ["a folder of parts is none, and what links to them is", "shared", ["dev", "prod"], {}],
    ["a root that another one links to is one, too", "prod", ["dev", "prod"], { "prod/prod.tfvars": "env = 1\n" }],
  ])("links: %s", (_, target, folders, varFiles) => {
    const text = `provider "x" {}\nvariable "env" {}\n${NODES}`;
    const texts: Texts = Object.fromEntries(["dev", "prod", target].map((folder) => [`${folder}/main.tf`, text]));
    const real = (path: string) => (path.endsWith("main.tf") ? `${target}/main.tf` : path);
    const configs = Object.entries(texts).map(([path, one]) => ({ path, text: one }));
    const vars = Object.entries(varFiles as Texts).map(([path, one]) => ({ path, text: one }));
    const found = findRoots({ configs, varFiles: vars, units: [], locked: new Set(), real });
    expect(found.roots.map(({ folder }) => folder).sort()).toEqual(folders);
  });

  it("a folder that is called by way of a link is no root", () => {
    const configs = [
      { path: "shared/eks/main.tf", text: `variable "a" {}\n${NODES}` },
      { path: "live/main.tf", text: 'provider "x" {}\nmodule "e" {\n  source = "./eks"\n}\n' },
    ];
    const real = (path: string) => path.replace("live/eks", "shared/eks");
    const { roots } = findRoots({ configs, varFiles: [], units: [], locked: new Set(), real });
    expect(roots.map(({ folder }) => folder)).toEqual([]);
  });
});
