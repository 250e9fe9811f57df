import type { FieldPath, SourceNode } from "../../model/source.js";
import { type ComponentValues, VALUE_HOLDERS } from "../../model/workload.js";
import { effectiveEntries, getString, getValue, nodeAt } from "../../yaml/node-value.js";
import { formatKey } from "../../yaml/scalar.js";

const KIND_FIELDS = /^(?:kind|type|mode|presets|(?:controller|workload|deployment|resource)(?:Type|Kind|Mode))$/i;
const KINDS = /^(?:daemonset|deployment|statefulset)$/i;
const DAEMON_SET_SWITCH = /^(?:use)?daemon-?sets?$/i;

/** Reads the chart values around a fragment. `path` leads from `root` to the mapping with the fragment. */
export function readComponentValues(root: SourceNode, path: FieldPath): ComponentValues {
  const holders = [...path.keys(), path.length].flatMap((end) => nodeAt(root, path.slice(0, end)) ?? []);
  const [own, outer] = holders.toReversed();
  const isHeld = VALUE_HOLDERS.has(`${path.at(-1)}`);
  return {
    chart: holders.flatMap(
      (node) => getString(node, "chart") ?? getString(nodeAt(node, ["chart", "spec"]), "chart") ?? [],
    ),
    makes: kindMadeOf(own) ?? kindMadeOf(getValue(own, "controller")) ?? (isHeld ? kindMadeOf(outer) : undefined),
    isOff: holders.some((node) => isTruth(getValue(node, "enabled"), false)),
  };
}

/** Returns the kind that values select; undefined if none. */
function kindMadeOf(values: SourceNode | undefined): string | undefined {
  for (const { key, value } of effectiveEntries(values)) {
    const name = formatKey(key.value);
    if (DAEMON_SET_SWITCH.test(name) && isTruth(value, true)) return "daemonset";
    if (!KIND_FIELDS.test(name)) continue;
    const texts = value.kind === "sequence" ? value.items : [value];
    const made = texts.find((one) => one.kind === "scalar" && KINDS.test(one.text));
    if (made?.kind === "scalar") return made.text.toLowerCase();
  }
  return undefined;
}

function isTruth(node: SourceNode | undefined, truth: boolean): boolean {
  return node?.kind === "scalar" && node.value === truth;
}
