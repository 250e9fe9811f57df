import { TOO_LARGE } from "../../../hcl/values/bounds.js";
import { isKnown, textOfValue, unknown, type Value } from "../../../hcl/values/value.js";
import type { Budget } from "../../../model/budget.js";
import type { MappingEntry, ScalarNode, SourceDocument, SourceNode, TextPlace } from "../../../model/source.js";
import { scalarAt } from "../../../yaml/synthetic-nodes.js";
import { unknownText } from "../../formats/cursor.js";
import type { RootResource } from "./terraform-root.js";

/** Converts a value to nodes at their places. Unknown values, and further items, are undetermined texts. */
export function nodeOf(root: Value, place: TextPlace, budget: Budget): SourceNode {
  function convert(value: Value, around: TextPlace): SourceNode {
    if (!budget.spend(1)) return open(TOO_LARGE.why, around);
    // A script that is encoded is read like one that is not.
    if (value.kind === "unknown" && /\s/.test(textOfValue(value.wraps) ?? ""))
      return convert(value.wraps ?? value, around);
    if (!isKnown(value)) {
      const start = value.kind === "unknown" ? value.start : undefined;
      return start === undefined
        ? open(value.why, around)
        : scalarNode(`${start.value}${unknownText(value.why)}`, start.place ?? around);
    }
    const at = value.place ?? around;
    if (value.kind === "scalar") return scalarNode(value.value, at);
    if (value.kind === "list") {
      const items = value.items.map((item) => convert(item, at));
      if (value.open !== undefined) items.push(open(value.open, at));
      return { kind: "sequence", items, ...written(at) };
    }
    const entries = [...value.entries].map(([key, entry]): MappingEntry => {
      const keyPlace = entry.place ?? at;
      const inner = convert(entry.doubt === undefined ? entry.value : unknown(entry.doubt), keyPlace);
      const isElsewhere = inner.kind === "scalar" && !standsBehind(inner, keyPlace);
      return {
        key: scalarNode(key, keyPlace),
        value: isElsewhere ? { ...inner, ...written(keyPlace) } : inner,
        merged: false,
      };
    });
    if (value.open !== undefined) {
      entries.push({ key: open(value.open, at), value: open(value.open, at), merged: false });
    }
    return { kind: "mapping", entries, ...written(at) };
  }

  return convert(root, place);
}

/** Returns the document of what a resource holds or stands for. */
export function documentOf(
  { place, address, doubt }: Omit<RootResource, "budget" | "type" | "values">,
  root: SourceNode,
) {
  return { file: place.file, start: place.span.start, root, address, doubt } satisfies SourceDocument;
}

/** Reports whether a field is placed at its value rather than its key. */
function standsBehind({ file, start }: ScalarNode, key: TextPlace): boolean {
  return file === key.file && start >= key.span.start && !key.file.text.slice(key.span.start, start).includes("\n");
}

function open(why: string, place: TextPlace): ScalarNode {
  return scalarNode(unknownText(why), place);
}

function scalarNode(value: string | number | boolean | null, place: TextPlace): ScalarNode {
  return scalarAt(written(place), value);
}

function written({ file, span }: TextPlace) {
  return { start: span.start, end: span.end, file };
}
