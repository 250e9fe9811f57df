import { describe, expect, it } from "vitest";
import { clustersOfRoot } from "../../../src/inventory/terraform/root-clusters.js";
import type { KubernetesObject } from "../../../src/manifest/objects/objects.js";

/** A resource by its address, with the text of its block. */
function resource(address: string, text = ""): KubernetesObject {
  const kind = /(?:^|\.)((?:google|azurerm|aws)_\w+)\.[^.]+$/.exec(address)?.[1] ?? "aws_eks_node_group";
  const file = { path: "main.tf", text };
  const root = { kind: "mapping", start: 0, end: text.length, entries: [] } as const;
  return { apiVersion: "terraform.hcl/v1", kind, document: { file, start: 0, root, address }, path: [], node: root };
}

const AKS = "azurerm_kubernetes_cluster";
const POOL = "azurerm_kubernetes_cluster_node_pool";

describe("clustersOfRoot", () => {
  it.each<[string, readonly (readonly [string, string?])[], readonly (readonly [string, string])[]]>([
    [
      "instances of a module that make a cluster each",
      [
        [`module.aks["c2-11"].${AKS}.this`],
        [`module.aks["c2-11"].${POOL}.this["gpu"]`],
        [`module.aks["c2-24"].${AKS}.this`],
      ],
      [
        ["c2-11", 'module.aks["c2-11"]*'],
        ["c2-24", 'module.aks["c2-24"]*'],
      ],
    ],
    [
      "modules that are known or read by their arguments",
      [['module.eks_a.eks_managed_node_groups["x"]'], ["module.eks_b.pools[0]"]],
      [
        ["eks_a", "module.eks_a*"],
        ["eks_b", "module.eks_b*"],
      ],
    ],
    [
      "clusters in one folder, which node pools refer to",
      [
        [`${AKS}.pub`],
        [`${POOL}.pub_linux`, `kubernetes_cluster_id = ${AKS}.pub.id`],
        [`${AKS}.priv`],
        [`${POOL}.priv_linux`, `kubernetes_cluster_id = ${AKS}.priv.id`],
      ],
      [
        ["pub", "*.pub*"],
        ["priv", "*.priv*"],
      ],
    ],
    ["one cluster", [[`${AKS}.a`], [`${POOL}.gpu`, `kubernetes_cluster_id = ${AKS}.a.id`]], []],
    ["a module for each node pool", [[`module.pool["a"].${POOL}.this`], [`module.pool["b"].${POOL}.this`]], []],
    [
      "a node pool that refers to neither",
      [[`${AKS}.a`], [`${AKS}.b`], [`${POOL}.gpu`, "kubernetes_cluster_id = var.cluster"]],
      [],
    ],
    [
      "addresses that no glob tells apart",
      [
        [`${AKS}.one`],
        [`${POOL}.gpu`, `kubernetes_cluster_id = ${AKS}.one.id`],
        [`${AKS}.two`],
        [`${POOL}.cpu`, `kubernetes_cluster_id = ${AKS}.two.id`],
      ],
      [],
    ],
  ])("%s", (_, resources, clusters) => {
    const found = clustersOfRoot(resources.map(([address, text]) => resource(address, text)));
    expect(found.map(({ name, address }) => [name, address])).toEqual(clusters);
  });
});
