import type { FieldPath } from "../../model/source.js";
import { type NamedNodes, nodesOf } from "./named-nodes.js";
import { itemsOfList, partAt, placeOf, type SourcePart, textOf } from "./source-part.js";

/** Built-in pools of EKS Auto Mode: the listed ones, or `defaults` without a list. Contents in `implied.ts`. */
export function autoModePools(
  settings: SourcePart,
  enabled: FieldPath,
  list: FieldPath,
  defaults: readonly string[],
  format: string,
  cluster: string | null,
): NamedNodes[] {
  if (textOf(partAt(settings, enabled)) !== "true") return [];
  const names = partAt(settings, list);
  const named = names.node?.kind === "sequence" ? itemsOfList(names) : undefined;
  const parts =
    named?.map((part) => ({ part, name: textOf(part) ?? "" })) ?? defaults.map((name) => ({ part: settings, name }));
  return parts.map(({ part, name }) =>
    nodesOf({
      name,
      cluster,
      format,
      place: placeOf(part),
      platform: "eks-auto-mode",
      facts: { name, builtIn: name },
      owner: part.document.address ?? "",
    }),
  );
}
