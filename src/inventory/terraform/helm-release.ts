import {
  isNull,
  type ListValue,
  listValue,
  type MapEntry,
  type MapValue,
  map,
  placeOfValue,
  type ScalarValue,
  scalar,
  textOfValue,
  unknown,
  type Value,
} from "../../hcl/values/value.js";
import { readFragments } from "../../manifest/fragments.js";
import { fileOwner } from "../../manifest/objects/workload-owner.js";
import type { SourceDocument, SourceNode } from "../../model/source.js";
import type { Workload } from "../../model/workload.js";
import { textRoots } from "./contract/embedded.js";
import type { RootResource } from "./contract/terraform-root.js";
import { nodeOf } from "./contract/to-node.js";
import { asBlocks, field } from "./modules/module-values.js";

export const RELEASE_TYPE = "helm_release";

/** Deeper paths or longer lists are not set one by one. */
const MAX_STEPS = 20;
const MAX_POSITION = 100;

/** Only values about placement. Upstream: terraform-provider-helm helm/resource_helm_release.go getValues. */
export function releaseFragments(resource: RootResource): Workload[] {
  const { place, values, budget } = resource;
  const given = field(values, "values");
  const texts = given?.kind === "list" ? given.items : [];
  const roots = texts.flatMap((text) => textRoots(text, resource) ?? []);
  const set = valuesSet(values);
  if (set !== undefined) roots.push(nodeOf(set, place, budget));
  return roots.flatMap((root) => fragmentsIn(root, resource));
}

function fragmentsIn(root: SourceNode, { place, address }: RootResource): Workload[] {
  const file = root.file ?? place.file;
  const document: SourceDocument = { file, start: root.start, root, address };
  return readFragments({ node: root, owner: fileOwner(document), taken: [] });
}

/** Merges "set" and "set_list" into one tree; undefined if some may be missing. */
function valuesSet(values: MapValue): Value | undefined {
  let tree: Value | undefined;
  for (const name of ["set", "set_list"]) {
    const given = field(values, name);
    if (given === undefined) continue;
    const blocks = asBlocks(given);
    if (blocks.kind !== "list" || blocks.open !== undefined) return undefined;
    for (const block of blocks.items) {
      const path = stepsOf(textOfValue(field(block, "name")));
      if (path === undefined) return undefined;
      tree = put(tree, path, typed(block), field(block, "name"));
      if (tree === undefined) return undefined;
    }
  }
  return tree;
}

/** Splits at dots without a backslash. Upstream: helm pkg/strvals/parser.go. */
function stepsOf(name: string | undefined): readonly (string | number)[] | undefined {
  if (name === undefined) return undefined;
  const steps: (string | number)[] = [];
  for (const [, key, position] of name.matchAll(/((?:\\.|[^.[\]\\])+)|\[(\d+)\]/g)) {
    steps.push(position === undefined ? (key ?? "").replaceAll(/\\(.)/g, "$1") : Number(position));
  }
  const isBounded = steps.length <= MAX_STEPS && steps.every((step) => typeof step === "string" || step < MAX_POSITION);
  return steps.length === 0 || !isBounded ? undefined : steps;
}

/** Converts a text to number or boolean unless its type is string, as Helm does. */
function typed(block: Value): Value {
  const value = field(block, "value") ?? scalar(null);
  if (value.kind !== "scalar") return value;
  const text = textOfValue(value) ?? "";
  if (text.startsWith("{") || text.includes("\\")) return unknown("what is set is not plain text");
  if (textOfValue(field(block, "type")) === "string") return withValue(value, text);
  if (text === "true" || text === "false") return withValue(value, text === "true");
  if (text === "null") return withValue(value, null);
  return withValue(value, /^(?:0|[1-9]\d{0,15})$/.test(text) ? Number(text) : text);
}

function withValue(value: ScalarValue, content: ScalarValue["value"]): ScalarValue {
  return { ...value, value: content };
}

/** Sets the value at a path; undefined if another value is in the way. */
function put(
  tree: Value | undefined,
  [step, ...rest]: readonly (string | number)[],
  value: Value,
  name: Value | undefined,
): Value | undefined {
  if (step === undefined) return value;
  if (typeof step === "number") {
    const earlier: ListValue | undefined = isNull(tree) ? listValue([]) : tree?.kind === "list" ? tree : undefined;
    if (earlier === undefined) return undefined;
    const item = put(earlier.items[step], rest, value, name);
    if (item === undefined) return undefined;
    const length = Math.max(earlier.items.length, step + 1);
    const at = (index: number) => (index === step ? item : (earlier.items[index] ?? unknown("it is not set")));
    return listValue(
      Array.from({ length }, (_, index) => at(index)),
      name && placeOfValue(name),
    );
  }
  const earlier = isNull(tree) || tree?.kind === "unknown" ? undefined : tree;
  if (earlier !== undefined && earlier.kind !== "map") return undefined;
  const entries = new Map<string, MapEntry>(earlier?.entries);
  const inner = put(entries.get(step)?.value, rest, value, name);
  if (inner === undefined) return undefined;
  entries.set(step, { value: inner, place: name && placeOfValue(name) });
  return map(entries, name && placeOfValue(name));
}
