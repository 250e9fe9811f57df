import { type KubernetesObject, objectsOf } from "../../manifest/objects/objects.js";
import { anyOf, isOpen } from "../../model/fact.js";
import { parseDocuments } from "../../yaml/syntax.js";
import { type Cursor, cursorAt, factAt, isTemplated, isUnresolved, itemsOfList, placeOf, textOf } from "./cursor.js";
import type { InventoryFormat } from "./format.js";
import { joinLabels, NO_LABELS, readLabels } from "./label-field.js";
import { mergeAlike, type NamedNodes, nodesOf, toOutput } from "./named-nodes.js";
import { type NodeRegistration, overlayRegistration, readNodeRegistration } from "./node-registration.js";
import { NO_TAINTS } from "./taint-field.js";

const NOTHING: NodeRegistration = {
  name: undefined,
  taints: NO_TAINTS,
  labels: NO_LABELS,
  ignored: [],
  ownTaints: false,
};

/** kind's Cluster: nodes with the registration of their kubeadm patches. */
export const kindFormat: InventoryFormat = {
  id: "kind",
  kinds: [{ group: "kind.x-k8s.io", kind: "Cluster" }],
  read: (input) => toOutput(input, mergeAlike(input.objects.flatMap(readCluster))),
};

function readCluster(root: KubernetesObject): NamedNodes[] {
  const declared = itemsOfList(cursorAt(root, "nodes"));
  // Without a list kind makes one node.
  const nodes = declared.length === 0 ? [root] : declared;
  const patches = itemsOfList(cursorAt(root, "kubeadmConfigPatches"));
  const known = nodes.filter((node) => !isUnresolved(node));
  const unknown = nodes.map((node) => factAt(node, [])).find(isOpen);
  const isAlone = known.length > 1 ? false : (unknown ?? nodes.length === 1);
  let hasControlPlane = false;
  return nodes.map((node) => {
    const written = factAt(node, "role") ?? "control-plane";
    const role = isOpen(written) || written === "worker" ? written : "control-plane";
    // The first control plane node is the one that kubeadm initialises.
    const kind = role === "control-plane" && !hasControlPlane ? "InitConfiguration" : "JoinConfiguration";
    if (role === "control-plane") hasControlPlane = true;
    const own = node === root ? [] : itemsOfList(cursorAt(node, "kubeadmConfigPatches"));
    const registration = [...patches, ...own]
      .map((patch) => readPatch(patch, kind))
      .reduce(overlayRegistration, NOTHING);
    const labels = node === root ? NO_LABELS : readLabels(cursorAt(node, "labels"));
    return nodesOf({
      name: isOpen(role) ? "node" : role,
      place: placeOf(node),
      platform: "kubeadm",
      facts: { role, ownTaints: anyOf(registration.ownTaints, isAlone) },
      owner: textOf(cursorAt(root, "name")) ?? "",
      clusterName: textOf(cursorAt(root, "name")),
      taints: registration.taints,
      labels: joinLabels([registration.labels, labels]),
      incomplete: isUnresolved(node) && isOpen(role) ? [{ field: "exists", ...role }] : [],
    });
  });
}

/** Parses a patch, a YAML text, with places in the outer file. */
function readPatch(patch: Cursor, kind: string): NodeRegistration {
  const text = textOf(patch) ?? "";
  if (isTemplated(text)) return readNodeRegistration(patch);
  const { documents } = parseDocuments({ path: patch.document.file.path, text });
  return documents
    .flatMap(objectsOf)
    .filter((object) => object.kind === kind)
    .map((object) => readNodeRegistration({ ...patch, node: cursorAt(object, "nodeRegistration").node }))
    .reduce(overlayRegistration, NOTHING);
}
