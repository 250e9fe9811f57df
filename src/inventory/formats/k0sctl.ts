import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { commandLineValue } from "./command-line-value.js";
import { cursorAt, cursorOfObject, itemsOfList, keys, placeOf, textOf } from "./cursor.js";
import type { FormatInput, InventoryFormat } from "./format.js";
import { joinLabels, readLabels } from "./label-field.js";
import { mergeAlike, type NamedNodes, nodesOf, toOutput } from "./named-nodes.js";
import { readTaints, uniteTaints } from "./taint-field.js";

const ID = "k0sctl";

export const k0sctlFormat: InventoryFormat = {
  id: ID,
  kinds: [{ group: "k0sctl.k0sproject.io", kind: "Cluster" }],
  read: (input) => toOutput(input, mergeAlike(input.objects.flatMap((object) => readHosts(object, input)))),
};

function readHosts(object: KubernetesObject, input: FormatInput): NamedNodes[] {
  const root = cursorOfObject(object);
  const owner = textOf(cursorAt(root, keys("metadata.name"))) ?? "";
  return itemsOfList(cursorAt(root, keys("spec.hosts"))).flatMap((host) => {
    const name = textOf(cursorAt(host, keys("role"))) ?? "worker";
    // A controller that is nothing else runs no kubelet.
    if (name === "controller") return [];
    const flags = itemsOfList(cursorAt(host, keys("installFlags")));
    const role = name === "worker" ? "worker" : "control-plane";
    const untainted = name === "single" || textOf(cursorAt(host, keys("noTaints"))) === "true";
    return nodesOf({
      name,
      cluster: input.cluster,
      format: ID,
      place: placeOf(host),
      platform: "kubeadm",
      facts: { role, ownTaints: String(untainted) },
      owner,
      clusterName: owner || undefined,
      taints: uniteTaints(flags.map((flag) => readTaints(commandLineValue(flag, "--taints"), "string"))),
      labels: joinLabels(flags.map((flag) => readLabels(commandLineValue(flag, "--labels")))),
      role,
    });
  });
}
