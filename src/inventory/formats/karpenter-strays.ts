import { effectiveEntries } from "../../manifest/yaml/node-value.js";
import { formatKey } from "../../manifest/yaml/scalar.js";
import type { IgnoredField } from "../../model/pool.js";
import { type FieldPath, formatFieldPath } from "../../model/source.js";
import { isSlipOf } from "../../model/spelling.js";
import { keys, partAt, placeOf, type SourcePart } from "./source-part.js";

const TEMPLATE = keys("spec.template.spec");

/** What a NodePool says of its nodes, and where. Upstream: karpenter pkg/apis/v1/nodepool.go and nodeclaim.go. */
const RIGHT_PLACES: readonly FieldPath[] = [
  [...TEMPLATE, "taints"],
  [...TEMPLATE, "startupTaints"],
  [...TEMPLATE, "requirements"],
  keys("spec.template.metadata.labels"),
];

/** The mappings in which such a field lands that is one level too high or too low. */
const MAPPINGS = [keys("spec"), keys("spec.template"), keys("spec.template.metadata"), TEMPLATE];

/** The fields of a NodePool that Karpenter knows no better than the API server: under another name, or at another level. */
export function strayFieldsOf(root: SourcePart): IgnoredField[] {
  return MAPPINGS.flatMap((path) => {
    const { node } = partAt(root, path);
    return effectiveEntries(node).flatMap((entry): IgnoredField[] => {
      const name = formatKey(entry.key.value);
      const right = RIGHT_PLACES.find((place) => isSlipOf(name, String(place.at(-1))));
      if (right === undefined || formatFieldPath(right) === formatFieldPath([...path, name])) return [];
      const help = `Write it as ${formatFieldPath(right)}: Karpenter reads it nowhere else.`;
      return [{ field: name, place: placeOf(partAt(root, [...path, name]), "key"), help }];
    });
  });
}
