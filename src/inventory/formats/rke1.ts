import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { getValue } from "../../manifest/yaml/node-value.js";
import type { SourceNode } from "../../model/source.js";
import { type Cursor, cursorAt, cursorOfObject, itemsOfList, keys, placeOf, textOf } from "./cursor.js";
import type { FormatInput, InventoryFormat } from "./format.js";
import { joinLabels, readLabels } from "./label-field.js";
import { mergeAlike, type NamedNodes, nodesOf, toOutput } from "./named-nodes.js";
import { readTaints, uniteTaints } from "./taint-field.js";

const ID = "rke1";
const KUBELET = keys("services.kubelet.extra_args");

/** `cluster.yml` of RKE 1. Upstream: rke types/rke_types.go RKEConfigNode, services/workerplane.go. */
export const rke1Format: InventoryFormat = {
  id: ID,
  kinds: [],
  shape: { words: /nodes(?<=^nodes)[ \t]*:/m, isRoot: isClusterFile },
  read: (input) => toOutput(input, mergeAlike(input.objects.flatMap((object) => readCluster(object, input)))),
};

function isClusterFile(root: SourceNode): boolean {
  const nodes = getValue(root, "nodes");
  if (nodes?.kind !== "sequence" || nodes.items.length === 0) return false;
  return nodes.items.every(
    (node) => getValue(node, "address") !== undefined && getValue(node, "role")?.kind === "sequence",
  );
}

function readCluster(object: KubernetesObject, input: FormatInput): NamedNodes[] {
  const root = cursorOfObject(object);
  const ofKubelet = (name: string): Cursor => cursorAt(root, [...KUBELET, name]);
  const clusterName = textOf(cursorAt(root, keys("cluster_name")));
  return itemsOfList(cursorAt(root, keys("nodes"))).map((node) => {
    const roles = itemsOfList(cursorAt(node, keys("role"))).flatMap((role) => textOf(role) ?? []);
    const has = (role: string): string => String(roles.includes(role));
    const isWorker = roles.includes("worker");
    return nodesOf({
      name: [...roles].sort().join("+"),
      cluster: input.cluster,
      format: ID,
      place: placeOf(cursorAt(node, keys("address"))),
      platform: "rke1",
      facts: { etcd: has("etcd"), controlPlane: has("controlplane"), worker: has("worker") },
      owner: clusterName ?? "",
      clusterName,
      taints: uniteTaints([
        readTaints(cursorAt(node, keys("taints")), "object"),
        readTaints(ofKubelet("register-with-taints"), "string"),
      ]),
      labels: joinLabels([readLabels(ofKubelet("node-labels")), readLabels(cursorAt(node, keys("labels")))]),
      role: isWorker ? "worker" : "control-plane",
    });
  });
}
