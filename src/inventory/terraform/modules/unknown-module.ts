import {
  booleanOf,
  isKnown,
  type MapValue,
  mapOf,
  placeOfValue,
  scalar,
  textOfValue,
  unknown,
  type Value,
} from "../../../hcl/values/value.js";
import type { MadeResource, ModuleCall } from "./descriptor.js";
import { field, mergeMaps, possibleItems } from "./module-values.js";

const TAINTS = ["taints", "node_taints", "taint", "kubernetes_taints", "k8s_taints", "register_with_taints"];
const LABELS = ["labels", "node_labels", "kubernetes_labels", "k8s_labels"];
const NAMES = ["name", "node_group_name", "node_pool_name", "pool_name"];
const SWITCHES = ["create", "enabled"];
/** Keys for the operating system. */
const SYSTEMS = ["os_type", "os", "os_sku", "operating_system"];
const SIZE =
  /^(?:min|max|desired)_|(?:^|_)(?:count|size|replicas|nodes)$|^(?:instance|machine|vm|node|server)_?(?:types?|size)$|^flavor/;
const POOLS = /(?:node|worker|agent)_?(?:pool|group)s?/;
const POOL_OBJECT = /\bkind:\s*["']?(?:NodePool|Provisioner|MachineDeployment|MachinePool)\b/;
const MAX_DEPTH = 4;
const MAY_BE_WINDOWS = "the module is not known, and the pool speaks of Windows";
const NOT_KNOWN = "the module is not known, and may add some";

interface Found {
  readonly key: string | undefined;
  readonly position: string;
  readonly value: MapValue;
  readonly doubt: string | undefined;
}

/** Finds node pools in an unknown module's arguments: objects with literal taints or sizes, and Kubernetes objects. */
export function makeOfUnknown(call: ModuleCall, names: readonly string[]): MadeResource[] {
  const made: MadeResource[] = [];
  for (const name of names) {
    const value = call.argument(name);
    if (value !== undefined) search(value, name, undefined, 0);
  }
  return made;

  function search(value: Value, position: string, doubt: string | undefined, depth: number): void {
    if (value.kind === "scalar" || value.kind === "unknown") {
      const text = textOfValue(value.kind === "scalar" ? value : value.filled) ?? "";
      if (!POOL_OBJECT.test(text)) return;
      const values = mapOf({ yaml_body: value }, placeOfValue(value) ?? call.place);
      made.push({ address: position, type: "kubectl_manifest", values, doubt });
      return;
    }
    if (value.kind === "mistaken" || depth > MAX_DEPTH) return;
    const inner = innerOf(value, position, doubt);
    const groups = inner.flatMap(({ value: one, ...rest }) => (one.kind === "map" ? [{ ...rest, value: one }] : []));
    const tainted = groups.some((one) => hasTaints(one.value));
    if (tainted || (POOLS.test(position) && groups.some((one) => hasSize(one.value)))) {
      for (const one of groups)
        if (!SWITCHES.some((key) => booleanOf(field(one.value, key)) === false)) made.push(poolOf(one, tainted));
    } else for (const one of inner) search(one.value, one.position, one.doubt, depth + 1);
  }
}

function innerOf(value: Extract<Value, { kind: "list" | "map" }>, position: string, doubt: string | undefined) {
  if (value.kind === "map") {
    return [...value.entries].map(([key, entry]) => {
      return { key, position: `${position}[${JSON.stringify(key)}]`, value: entry.value, doubt: doubt ?? entry.doubt };
    });
  }
  return possibleItems(value, doubt).map((one, index) => ({
    ...one,
    key: undefined,
    position: `${position}[${index}]`,
  }));
}

function hasTaints(group: MapValue): boolean {
  const taints = given(group, TAINTS);
  const isSome = taints?.kind === "list" && taints.items.length > 0;
  return isSome || (taints?.kind === "map" && taints.entries.size > 0) || (taints !== undefined && hasSize(group));
}

function hasSize({ entries }: MapValue): boolean {
  return [...entries.keys()].some((key) => SIZE.test(key));
}

function given(group: MapValue, keys: readonly string[]): Value | undefined {
  return keys.map((key) => field(group, key)).find((one) => one !== undefined);
}

/** Makes a pool. Taints are complete if the module has a key for them; labels stay open. */
function poolOf({ key, position, value, doubt }: Found, tainted: boolean): MadeResource {
  const place = placeOfValue(value);
  const taints = given(value, TAINTS) ?? (tainted ? undefined : unknown(NOT_KNOWN));
  const isTexts = taints?.kind === "list" && taints.items.every((item) => !isKnown(item) || item.kind === "scalar");
  const values = mapOf(
    {
      name: given(value, NAMES) ?? (key === undefined ? undefined : scalar(key, place)),
      [isTexts ? "taint_texts" : "taints"]: taints?.kind === "map" ? taintsUnderKeys(taints) : taints,
      machine: speaksOfWindows(value) ? unknown(MAY_BE_WINDOWS) : given(value, SYSTEMS),
      labels: mergeMaps([unknown(NOT_KNOWN), given(value, LABELS)]),
    },
    place,
  );
  return { address: position, type: "unknown_module_node_pool", values, doubt };
}

function speaksOfWindows(value: Value): boolean {
  if (value.kind === "map") return [...value.entries.values()].some((entry) => speaksOfWindows(entry.value));
  return value.kind === "list" ? value.items.some(speaksOfWindows) : /windows/i.test(textOfValue(value) ?? "");
}

/** Converts a map of taints; the name is the key if the object has none. */
function taintsUnderKeys({ entries, open, place }: MapValue): Value {
  const items = [...entries].map(([key, entry]): Value => {
    const value = entry.value;
    if (value.kind !== "map") return unknown("its taint is not an object");
    const taintFields = { key: field(value, "key") ?? scalar(key, entry.place), value: field(value, "value") };
    return mapOf({ ...taintFields, effect: field(value, "effect") }, value.place);
  });
  return { kind: "list", items, open, place };
}
