import { effectiveEntries } from "../../manifest/yaml/node-value.js";
import { formatKey } from "../../manifest/yaml/scalar.js";
import type { IgnoredField } from "../../model/pool.js";
import { isSlipOf } from "../../model/spelling.js";
import { joinLabels, type LabelField, readLabels } from "./label-field.js";
import { itemsOfList, keys, partAt, placeOf, type SourcePart, textOf } from "./source-part.js";
import { readTaints, type TaintField, uniteTaints } from "./taint-field.js";

export interface NodeRegistration {
  readonly name: string | undefined;
  readonly taints: TaintField;
  readonly labels: LabelField;
  /** Flags of the kubelet close to those for taints and labels. */
  readonly ignored: readonly IgnoredField[];
  /** True if taints are declared, so that a control plane gets no default. */
  readonly ownTaints: boolean;
}

/** No taints mean the default, an empty list none. `kubeletExtraArgs` is a mapping, from v1beta4 a list. */
export function readNodeRegistration(part: SourcePart): NodeRegistration {
  const taints = partAt(part, keys("taints"));
  const flag = kubeletArgument(part, "register-with-taints");
  return {
    name: textOf(partAt(part, keys("name"))),
    taints: uniteTaints([readTaints(flag, "string"), readTaints(taints, "object")]),
    labels: readLabels(kubeletArgument(part, "node-labels")),
    ignored: [...slipsOf(part, "register-with-taints"), ...slipsOf(part, "node-labels")],
    ownTaints: taints.node !== undefined || flag.node !== undefined,
  };
}

/** Merges two configurations of one node field by field; the later wins. */
export function overlayRegistration(below: NodeRegistration, above: NodeRegistration): NodeRegistration {
  return {
    name: above.name ?? below.name,
    taints: above.ownTaints ? above.taints : below.taints,
    labels: joinLabels([below.labels, above.labels]),
    ignored: [...below.ignored, ...above.ignored],
    ownTaints: above.ownTaints || below.ownTaints,
  };
}

/** A kubelet does not start with a flag that it does not know. */
function slipsOf(part: SourcePart, flag: string): IgnoredField[] {
  const args = partAt(part, keys("kubeletExtraArgs"));
  const help = `Write \`${flag}\`: the kubelet does not start with a flag that it does not know.`;
  const ofMapping = effectiveEntries(args.node).flatMap(({ key }): IgnoredField[] => {
    const name = formatKey(key.value);
    return isSlip(name, flag) ? [{ field: name, place: placeOf(partAt(args, [name]), "key"), help }] : [];
  });
  const ofList = itemsOfList(args).flatMap((item): IgnoredField[] => {
    const name = partAt(item, keys("name"));
    const field = textOf(name) ?? "";
    return isSlip(field, flag) ? [{ field, place: placeOf(name), help }] : [];
  });
  return [...ofMapping, ...ofList];
}

function isSlip(name: string, flag: string): boolean {
  return name !== flag && isSlipOf(name, flag);
}

function kubeletArgument(part: SourcePart, name: string): SourcePart {
  const args = partAt(part, keys("kubeletExtraArgs"));
  const item = itemsOfList(args).find((candidate) => textOf(partAt(candidate, keys("name"))) === name);
  return item === undefined ? partAt(args, [name]) : partAt(item, keys("value"));
}
