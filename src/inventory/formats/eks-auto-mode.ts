import { isOpen } from "../../model/fact.js";
import { type Cursor, cursorAt, factAt, isOnAt, itemsOfList, placeOf, textOf } from "./cursor.js";
import { type NamedNodes, nodesOf } from "./named-nodes.js";

const BUILT_IN = ["general-purpose", "system"];

/** Built-in pools of EKS Auto Mode: the listed ones, all or none without a list. They may exist where a switch is open. */
export function autoModePools(settings: Cursor, list: string, withoutList: "all" | "none"): NamedNodes[] {
  const isOn = isOnAt(settings, "enabled");
  if (!isOn) return [];
  const names = cursorAt(settings, list);
  const items = itemsOfList(names);
  const unknown = [isOn, factAt(names, []), ...items.map((item) => factAt(item, []))].find(isOpen);
  const isAny = unknown !== undefined || (names.node === undefined && withoutList === "all");
  const cursors = isAny
    ? BUILT_IN.map((name) => ({ cursor: settings, name }))
    : items.map((cursor) => ({ cursor, name: textOf(cursor) ?? "" }));
  return cursors.map(({ cursor, name }) =>
    nodesOf({
      name,
      place: placeOf(cursor),
      platform: "eks-auto-mode",
      facts: { name, builtIn: name },
      owner: cursor.document.address ?? "",
      incomplete: unknown && [{ field: "exists", ...unknown }],
    }),
  );
}
