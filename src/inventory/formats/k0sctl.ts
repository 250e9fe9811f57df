import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { anyOf, isOpen, matches } from "../../model/fact.js";
import { cursorAt, factAt, isOnAt, isUnresolved, itemsOfList, placeOf, textOf } from "./cursor.js";
import type { InventoryFormat } from "./format.js";
import { joinLabels, readLabels } from "./label-field.js";
import { mergeAlike, type NamedNodes, nodesOf, toOutput } from "./named-nodes.js";
import { commandLineValue } from "./node-registration.js";
import { readTaints, uniteTaints } from "./taint-field.js";

export const k0sctlFormat: InventoryFormat = {
  id: "k0sctl",
  kinds: [{ group: "k0sctl.k0sproject.io", kind: "Cluster" }],
  read: (input) => toOutput(input, mergeAlike(input.objects.flatMap(readHosts))),
};

function readHosts(root: KubernetesObject): NamedNodes[] {
  const owner = textOf(cursorAt(root, "metadata.name")) ?? "";
  return itemsOfList(cursorAt(root, "spec.hosts")).flatMap((host) => {
    const written = factAt(host, "role") ?? "worker";
    // A controller that is nothing else runs no kubelet.
    if (written === "controller") return [];
    const list = cursorAt(host, "installFlags");
    const flags = isUnresolved(list) ? [list] : itemsOfList(list);
    return nodesOf({
      name: isOpen(written) ? "host" : written,
      place: placeOf(host),
      platform: "kubeadm",
      facts: {
        role: isOpen(written) || written === "worker" ? written : "control-plane",
        ownTaints: anyOf(
          matches(written, /^single$/),
          isOnAt(host, "noTaints"),
          ...flags.map((flag) => matches(factAt(flag, []), /^--no-taints(?:[=\s]true)?$/)),
        ),
      },
      owner,
      clusterName: owner || undefined,
      taints: uniteTaints(flags.map((flag) => readTaints(commandLineValue(flag, "--taints"), "string"))),
      labels: joinLabels(flags.map((flag) => readLabels(commandLineValue(flag, "--labels")))),
      incomplete: isOpen(written) ? [{ field: "exists", ...written }] : [],
    });
  });
}
