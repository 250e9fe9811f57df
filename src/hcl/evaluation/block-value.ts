import type { TextPlace } from "../../model/source.js";
import { attributeOf, literalOf } from "../scope/module-config.js";
import { placeIn, type Scope, withNames } from "../scope/scope.js";
import type { Block, Body } from "../syntax/ast.js";
import {
  isKnown,
  type ListValue,
  listValue,
  type MapEntry,
  type MapValue,
  map,
  placedAt,
  placeOfValue,
  type Value,
} from "../values/value.js";
import { evaluate } from "./evaluate.js";
import { iterations } from "./expansion.js";

const META = new Set(["count", "for_each", "provider", "depends_on", "lifecycle"]);
const META_BLOCKS = new Set(["lifecycle", "provisioner", "connection", "timeouts"]);

/** Evaluates attributes and nested blocks of a body. Blocks are lists, as in `terraform show -json`. */
export function bodyValue(body: Body, scope: Scope, place: TextPlace, isNested = false): MapValue {
  const entries = new Map<string, MapEntry>();
  for (const attribute of body.attributes) {
    if (!isNested && META.has(attribute.name)) continue;
    const start = { start: attribute.start, end: attribute.start + attribute.name.length };
    entries.set(attribute.name, { value: evaluate(attribute.value, scope), place: placeIn(scope, start) });
  }
  const types = body.blocks.map(({ type, labels: [label = ""] }) => (type === "dynamic" ? label : type));
  for (const type of new Set(types)) {
    if (META_BLOCKS.has(type)) continue;
    const value = blocksValue(body, type, scope);
    entries.set(type, { value, place: placeOfValue(value) });
  }
  return map(entries, place);
}

/** Evaluates the blocks of one type, `dynamic` ones included, in the order of the text. */
export function blocksValue({ blocks }: Body, type: string, scope: Scope): ListValue {
  const items: Value[] = [];
  let open: string | undefined;
  let place: TextPlace | undefined;
  for (const block of blocks) {
    if (block.type === type) {
      place ??= placeIn(scope, block);
      items.push(bodyValue(block.body, scope, placeIn(scope, block), true));
    } else if (block.type === "dynamic" && block.labels[0] === type) {
      place ??= placeIn(scope, block);
      const made = dynamicBlocks(block, type, scope);
      for (const item of made.items) items.push(item);
      open ??= made.open;
    }
  }
  return listValue(items, place, open);
}

/** Evaluates a `dynamic` block; each result is placed at its item. */
function dynamicBlocks(block: Block, type: string, scope: Scope): { readonly items: Value[]; readonly open?: string } {
  const collection = attributeOf(block, "for_each");
  const content = block.body.blocks.find((one) => one.type === "content");
  if (collection === undefined || content === undefined) return { items: [] };
  const iterator = attributeOf(block, "iterator");
  const name = iterator?.kind === "variable" ? iterator.name : (literalOf(block, "iterator") ?? type);
  const { rows, open } = iterations(evaluate(collection, scope));
  const items = rows.map((row) => {
    const place = placeIn(scope, content);
    const made = bodyValue(content.body, withNames(scope, [[name, row]]), place, true);
    return standsIn(made, place) ? made : placedAt(made, itemPlace(row));
  });
  return open === undefined ? { items } : { items, open };
}

/** Reports whether the block is written out in full: repetition only decides its existence. */
function standsIn({ entries }: MapValue, { file, span }: TextPlace): boolean {
  return [...entries.values()].every(({ value }) => {
    const own = isKnown(value) ? value.place : undefined;
    return own !== undefined && own.file === file && own.span.start >= span.start && own.span.end <= span.end;
  });
}

function itemPlace(row: Value): TextPlace | undefined {
  const value = row.kind === "map" ? row.entries.get("value")?.value : undefined;
  const own = value === undefined || !isKnown(value) ? undefined : value.place;
  return own ?? placeOfValue(row);
}
