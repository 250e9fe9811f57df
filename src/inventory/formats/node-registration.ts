import { joinLabels, type LabelField, readLabels } from "./label-field.js";
import { itemsOfList, keys, partAt, type SourcePart, textOf } from "./source-part.js";
import { readTaints, type TaintField, uniteTaints } from "./taint-field.js";

/** What kubeadm registers a node with. */
export interface NodeRegistration {
  readonly name: string | undefined;
  readonly taints: TaintField;
  readonly labels: LabelField;
  /** It says which taints the node gets, so that a control plane gets none by default. */
  readonly ownTaints: boolean;
}

/**
 * Reads `nodeRegistration` of an InitConfiguration or a JoinConfiguration. No taints at all leave the default,
 * an empty list means none. `kubeletExtraArgs` is a mapping up to v1beta3 and a list of `{name, value}` from v1beta4.
 */
export function readNodeRegistration(part: SourcePart): NodeRegistration {
  const taints = partAt(part, keys("taints"));
  const flag = kubeletArgument(part, "register-with-taints");
  return {
    name: textOf(partAt(part, keys("name"))),
    taints: uniteTaints([readTaints(flag, "string"), readTaints(taints, "object")]),
    labels: readLabels(kubeletArgument(part, "node-labels")),
    ownTaints: taints.node !== undefined || flag.node !== undefined,
  };
}

/** The later of two configurations of one node wins, field by field. */
export function overlayRegistration(below: NodeRegistration, above: NodeRegistration): NodeRegistration {
  return {
    name: above.name ?? below.name,
    taints: above.ownTaints ? above.taints : below.taints,
    labels: joinLabels([below.labels, above.labels]),
    ownTaints: above.ownTaints || below.ownTaints,
  };
}

function kubeletArgument(part: SourcePart, name: string): SourcePart {
  const args = partAt(part, keys("kubeletExtraArgs"));
  const item = itemsOfList(args).find((candidate) => textOf(partAt(candidate, keys("name"))) === name);
  return item === undefined ? partAt(args, [name]) : partAt(item, keys("value"));
}
