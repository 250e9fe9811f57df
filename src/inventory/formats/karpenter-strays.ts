import type { IgnoredField } from "../../model/pool.js";
import { type FieldPath, formatFieldPath } from "../../model/source.js";
import { isSlipOf } from "../../model/words.js";
import { isEmptyNode } from "../../yaml/node-value.js";
import {
  type Cursor,
  cursorAt,
  cursorsOfEntries,
  isTemplated,
  itemsOfList,
  keyOf,
  keys,
  placeOf,
  textOf,
} from "./cursor.js";

const TEMPLATE = keys("spec.template.spec");

const MACHINE_LABEL = /^(?:karpenter\.k8s\.aws|eks\.amazonaws\.com)\/(instance-.+)$/;
const DOMAINS: readonly string[] = ["karpenter.k8s.aws", "eks.amazonaws.com"];
const MANAGED_CAPACITY_TYPE = "eks.amazonaws.com/capacityType";

/** Fields of a NodePool about its nodes. Upstream: karpenter pkg/apis/v1/nodepool.go and nodeclaim.go. */
const RIGHT_PLACES: readonly FieldPath[] = [
  [...TEMPLATE, "taints"],
  [...TEMPLATE, "startupTaints"],
  [...TEMPLATE, "requirements"],
  keys("spec.template.metadata.labels"),
];

/** Mappings where a field one level too high or too low lands. */
const MAPPINGS = [keys("spec"), keys("spec.template"), keys("spec.template.metadata"), TEMPLATE];

/** Finds misplaced fields of a NodePool, which its nodes do not get. */
export function strayFieldsOf(root: Cursor): IgnoredField[] {
  return MAPPINGS.flatMap((path) => {
    return cursorsOfEntries(cursorAt(root, path)).flatMap((entry): IgnoredField[] => {
      const name = keyOf(entry);
      const right = RIGHT_PLACES.find((place) => isSlipOf(name, String(place.at(-1))));
      if (
        right === undefined ||
        entry.node === undefined ||
        isEmptyNode(entry.node) ||
        formatFieldPath(right) === formatFieldPath([...path, name])
      )
        return [];
      const help = `Write it as ${formatFieldPath(right)}: Karpenter reads it nowhere else.`;
      return [{ field: name, place: placeOf(entry, "key"), help }];
    });
  });
}

/** Labels by the name behind their domain. Upstream: karpenter pkg/apis/v1/labels.go WellKnownLabels. */
const WELL_KNOWN: ReadonlyMap<string, string> = new Map([
  ["arch", "kubernetes.io/arch"],
  ["os", "kubernetes.io/os"],
  ["zone", "topology.kubernetes.io/zone"],
  ["region", "topology.kubernetes.io/region"],
  ["instance-type", "node.kubernetes.io/instance-type"],
  ["capacity-type", "karpenter.sh/capacity-type"],
]);
const LIKELY_DOMAIN = /^(?:[a-z-]+\.)*(?:kubernetes\.io|k8s\.io|karpenter\.(?:io|sh)|karpenter\.k8s\.(?:aws|io|sh))$/;
const BETA_KEY = /^(?:failure-domain\.)?beta\.kubernetes\.io\//;

function misspeltKey(key: string, domain: string): string | undefined {
  const [owner = "", name = "", ...rest] = key.split("/");
  if (rest.length > 0 || BETA_KEY.test(key) || !LIKELY_DOMAIN.test(owner)) return undefined;
  const meant = WELL_KNOWN.get(name) ?? (/^instance-[a-z-]+$/.test(name) ? `${domain}/${name}` : undefined);
  return meant === key ? undefined : meant;
}

/** Returns the platform's label for a requirement on another platform's. */
function knownLabel(key: string, domain: string): string | undefined {
  if (key === MANAGED_CAPACITY_TYPE) return "karpenter.sh/capacity-type";
  const meant = misspeltKey(key, domain);
  if (meant !== undefined) return meant;
  const [, name] = MACHINE_LABEL.exec(key) ?? [];
  return name === undefined || key.startsWith(`${domain}/`) ? undefined : `${domain}/${name}`;
}

/**
 * Requirements on labels unknown to the platform, which nodes get as plain labels. Upstream: karpenter
 * pkg/cloudprovider/types.go, where an instance type meets whatever it has no label for.
 */
export function strayRequirementsOf(requirements: Cursor, group: string): IgnoredField[] {
  if (!DOMAINS.includes(group)) return [];
  return itemsOfList(requirements).flatMap((item): IgnoredField[] => {
    const key = cursorAt(item, ["key"]);
    const text = textOf(key) ?? "";
    const known = knownLabel(text, group);
    if (known === undefined) return [];
    const values = text === MANAGED_CAPACITY_TYPE ? ", with values `spot` or `on-demand`" : "";
    return [{ field: text, place: placeOf(key), help: `Write \`${known}\`${values}.`, known }];
  });
}

/** Labels of the NodePool itself, which no node gets. */
export function ownLabelsOf(root: Cursor): IgnoredField[] {
  return cursorsOfEntries(cursorAt(root, "metadata.labels")).flatMap((cursor): IgnoredField[] => {
    const key = keyOf(cursor);
    const value = textOf(cursor);
    if (value === undefined || isTemplated(value) || isTemplated(key)) return [];
    const help =
      "Write it under spec.template.metadata.labels: Karpenter gives its nodes no labels of the NodePool itself.";
    return [{ field: key, place: placeOf(cursor, "key"), help, label: { key, value } }];
  });
}
