import type { SourceNode, Span } from "../../model/source.js";
import type { Workload } from "../../model/workload.js";
import { canonicalNode, getValue, itemsOf, nodeAt } from "../../yaml/node-value.js";
import { formatKey } from "../../yaml/scalar.js";
import { SCHEDULING_FIELDS } from "../objects/pod-spec.js";

const CONTAINER_FIELDS = ["containers", "initContainers"];
const READ_FIELDS = new Set([
  ...SCHEDULING_FIELDS,
  "topologySpreadConstraints",
  "resources",
  "overhead",
  ...CONTAINER_FIELDS,
]);

/** Fragments extend names: `webhookTolerations`. */
const FIELD_OF_FRAGMENT = /(?:[tT]olerations|[nN]odeSelector|[aA]ffinity)$/;

/** Returns repeated keys with different values that decide placement, except the first of each name. */
export function duplicateKeys({ document, objectPath, podSpecPath, isFragment }: Workload): readonly Span[] {
  const object = nodeAt(document.root, objectPath);
  const podSpec = object && nodeAt(object, podSpecPath);
  if (object === undefined || podSpec === undefined) return [];
  const resources = isFragment ? [] : CONTAINER_FIELDS.flatMap((field) => itemsOf(getValue(podSpec, field)));
  return [
    ...podSpecPath.flatMap((step, index) => {
      const above = nodeAt(object, podSpecPath.slice(0, index));
      return above === undefined ? [] : repeated(above, (key) => key === step);
    }),
    ...repeated(podSpec, (key) => (isFragment ? FIELD_OF_FRAGMENT.test(key) : READ_FIELDS.has(key))),
    ...SCHEDULING_FIELDS.flatMap((field) => repeatedBelow(getValue(podSpec, field))),
    ...resources.flatMap((container) => [
      ...repeated(container, (key) => key === "resources"),
      ...repeatedBelow(getValue(container, "resources")),
    ]),
  ];
}

function repeatedBelow(node: SourceNode | undefined, visited = new Set<SourceNode>()): Span[] {
  if (node === undefined || node.kind === "scalar" || visited.has(node)) return [];
  visited.add(node);
  const children = node.kind === "sequence" ? node.items : node.entries.map(({ value }) => value);
  return [...repeated(node, () => true), ...children.flatMap((child) => repeatedBelow(child, visited))];
}

function repeated(node: SourceNode, isRead: (key: string) => boolean): Span[] {
  if (node.kind !== "mapping") return [];
  const seen = new Map<string, SourceNode>();
  // Own keys win over merged ones.
  return node.entries
    .filter(({ merged }) => !merged)
    .flatMap(({ key, value }) => {
      const name = formatKey(key.value);
      const before = seen.get(name);
      seen.set(name, value);
      return before !== undefined && isRead(name) && canonicalNode(before) !== canonicalNode(value) ? [key] : [];
    });
}
