import { type Answer, anyOf } from "../../model/fact.js";
import type { IgnoredField } from "../../model/pool.js";
import { isSlipOf } from "../../model/words.js";
import { scalarAt } from "../../yaml/synthetic-nodes.js";
import {
  type Cursor,
  cursorAt,
  cursorsOfEntries,
  isUnresolved,
  itemsOfList,
  keyOf,
  placeOf,
  textOf,
} from "./cursor.js";
import { joinLabels, type LabelField, readLabels } from "./label-field.js";
import { readTaints, type TaintField, uniteTaints } from "./taint-field.js";

export interface NodeRegistration {
  readonly name: string | undefined;
  readonly taints: TaintField;
  readonly labels: LabelField;
  /** Flags of the kubelet close to those for taints and labels. */
  readonly ignored: readonly IgnoredField[];
  /** Taints are declared, so that a control plane gets no default. */
  readonly ownTaints: Answer;
}

/** No taints mean the default, an empty list none. `kubeletExtraArgs` is a mapping, from v1beta4 a list. */
export function readNodeRegistration(cursor: Cursor): NodeRegistration {
  const taints = cursorAt(cursor, "taints");
  const flag = kubeletArgument(cursor, "register-with-taints");
  return {
    name: textOf(cursorAt(cursor, "name")),
    taints: uniteTaints([readTaints(flag, "string"), readTaints(taints, "object")]),
    labels: readLabels(kubeletArgument(cursor, "node-labels")),
    ignored: [...slipsOf(cursor, "register-with-taints"), ...slipsOf(cursor, "node-labels")],
    ownTaints: taints.node !== undefined || flag.node !== undefined,
  };
}

/** Reads how the nodes of a control plane register: the first one, and those that join it. */
export function readRegistrations(config: Cursor): NodeRegistration {
  const read = (key: string) => readNodeRegistration(cursorAt(config, `${key}.nodeRegistration`));
  return overlayRegistration(read("initConfiguration"), read("joinConfiguration"));
}

/** Merges two configurations of one node field by field; the later wins. */
export function overlayRegistration(below: NodeRegistration, above: NodeRegistration): NodeRegistration {
  return {
    name: above.name ?? below.name,
    taints: above.ownTaints === false ? below.taints : above.taints,
    labels: joinLabels([below.labels, above.labels]),
    ignored: [...below.ignored, ...above.ignored],
    ownTaints: anyOf(above.ownTaints, below.ownTaints),
  };
}

/** A kubelet does not start with a flag that it does not know. */
function slipsOf(cursor: Cursor, flag: string): IgnoredField[] {
  const args = cursorAt(cursor, "kubeletExtraArgs");
  const help = `Write \`${flag}\`: the kubelet does not start with a flag that it does not know.`;
  const ofMapping = cursorsOfEntries(args).map((one) => ({ field: keyOf(one), place: placeOf(one, "key") }));
  const ofList = itemsOfList(args)
    .map((item) => cursorAt(item, "name"))
    .map((name) => ({ field: textOf(name) ?? "", place: placeOf(name) }));
  const slips = [...ofMapping, ...ofList].filter(({ field }) => field !== flag && isSlipOf(field, flag));
  return slips.map((one) => ({ ...one, help }));
}

function kubeletArgument(cursor: Cursor, name: string): Cursor {
  const args = cursorAt(cursor, "kubeletExtraArgs");
  const items = itemsOfList(args);
  // A flag of unknown name may be this one.
  const item = items.find((one) => textOf(cursorAt(one, "name")) === name) ?? items.find(isUnresolved);
  return item === undefined ? cursorAt(args, [name]) : cursorAt(item, "value");
}

export function commandLineValue(cursor: Cursor, name: string): Cursor {
  const text = textOf(cursor)?.trim() ?? "";
  const nothing: Cursor = { ...cursor, node: undefined };
  if (!text.startsWith(name) || !/^[=\s]/.test(text.slice(name.length))) return nothing;
  const value = text
    .slice(name.length + 1)
    .trim()
    .replace(/^(["'])(.*)\1$/, "$2");
  const { start, end } = cursor.node ?? { start: 0, end: 0 };
  return { ...cursor, node: scalarAt({ start, end }, value) };
}
