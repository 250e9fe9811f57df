import type { FieldPath } from "../../model/source.js";
import { type Cursor, cursorAt, itemsOfList, placeOf, textOf } from "./cursor.js";
import { type NamedNodes, nodesOf } from "./named-nodes.js";

/** Built-in pools of EKS Auto Mode: the listed ones, or `defaults` without a list. Contents in `implied.ts`. */
export function autoModePools(
  settings: Cursor,
  enabled: FieldPath,
  list: FieldPath,
  defaults: readonly string[],
  format: string,
  cluster: string | null,
): NamedNodes[] {
  if (textOf(cursorAt(settings, enabled)) !== "true") return [];
  const names = cursorAt(settings, list);
  const named = names.node?.kind === "sequence" ? itemsOfList(names) : undefined;
  const cursors =
    named?.map((cursor) => ({ cursor, name: textOf(cursor) ?? "" })) ??
    defaults.map((name) => ({ cursor: settings, name }));
  return cursors.map(({ cursor, name }) =>
    nodesOf({
      name,
      cluster,
      format,
      place: placeOf(cursor),
      platform: "eks-auto-mode",
      facts: { name, builtIn: name },
      owner: cursor.document.address ?? "",
    }),
  );
}
