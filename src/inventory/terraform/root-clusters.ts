import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { matchesNameGlob } from "../../model/name-glob.js";

const CLUSTER = "(?:google_container_cluster|azurerm_kubernetes_cluster|aws_eks_cluster)";
const IS_CLUSTER = new RegExp(`^${CLUSTER}$`);
const REFERENCE = new RegExp(`\\b(${CLUSTER}\\.[\\w-]+)|\\bmodule\\.[\\w-]+`);
/** A resource behind the instance of a module: `module.eks["a"].`, or nothing. */
const MODULE = /^(?:module\.[\w-]+(?:\[(?:"[^"]*"|\d+)\])?\.)*/;

/** One of several clusters that a root makes. */
export interface RootCluster {
  /** The key of its instance, or its name in the root. */
  readonly name: string;
  /** A glob of the addresses of its resources, and of no others. */
  readonly address: string;
}

/**
 * The clusters of a root that makes several, where the addresses of all that it declares tell them apart: by the instance
 * of a module, or by the cluster that a node pool refers to. None where there is one, or where nothing tells.
 */
export function clustersOfRoot(objects: readonly KubernetesObject[]): RootCluster[] {
  const addresses = objects.flatMap(({ document }) => document.address ?? []);
  const owners = new Map(
    objects.flatMap((one) => (one.document.address ? [[one.document.address, ownerOf(one)]] : [])),
  );
  const keys = [...new Set(owners.values())];
  const made = new Set(objects.flatMap((one) => (makesCluster(one) ? owners.get(one.document.address ?? "") : [])));
  if (keys.length < 2 || addresses.length < objects.length || keys.some((key) => !made.has(key))) return [];
  const clusters = keys.flatMap((key): RootCluster[] => {
    const name = nameOf(key);
    const isOwn = (address: string) => owners.get(address) === key;
    const globs = [`${key}*`, `${key}.*`, `*.${name}*`, `*.${name}`];
    const glob = globs.find((one) => addresses.every((address) => matchesNameGlob(one, address) === isOwn(address)));
    return glob === undefined ? [] : [{ name, address: glob }];
  });
  const isTold = clusters.length === keys.length && new Set(clusters.map(({ name }) => name)).size === keys.length;
  return isTold ? clusters : [];
}

/** A resource of a cluster, or one that stands for an argument with node pools: what takes these makes the cluster, too. */
function makesCluster({ kind, document }: KubernetesObject): boolean {
  const rest = (document.address ?? "").replace(MODULE, "");
  return IS_CLUSTER.test(kind) || /^\w+\[/.test(rest);
}

/** The cluster that a resource is, or refers to; that of its module where it does neither. */
function ownerOf({ kind, document, node }: KubernetesObject): string {
  const address = document.address ?? "";
  const module = MODULE.exec(address)?.[0] ?? "";
  // The resources of one instance of a module are those of one cluster.
  if (module !== "") return module.slice(0, -1);
  if (IS_CLUSTER.test(kind)) return address;
  const text = (node.file ?? document.file).text.slice(node.start, node.end);
  const [found = "", cluster] = REFERENCE.exec(text) ?? [];
  const instance = address.endsWith("]") ? address.slice(address.lastIndexOf("[")) : "";
  return cluster === undefined ? found : `${cluster}${/\[each\.|\[count\./.test(text) ? instance : ""}`;
}

/** `c2-11` of `module.aks["c2-11"]`, `eks` of `module.eks`. */
function nameOf(key: string): string {
  const last = key.slice(key.lastIndexOf(".") + 1);
  return key.endsWith("]") ? key.slice(key.lastIndexOf("[") + 1, -1).replaceAll('"', "") : last;
}
