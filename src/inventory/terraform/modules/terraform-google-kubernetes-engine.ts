import {
  booleanOf,
  isKnown,
  isNull,
  listValue,
  map,
  mapOf,
  placeOfValue,
  scalar,
  sortedKeys,
  textOfValue,
  unknown,
  type Value,
} from "../../../hcl/values/value.js";
import { nearestWord, quoted } from "../../../model/words.js";
import type { MadeResource, ModuleCall, ModuleDescriptor } from "./descriptor.js";
import { concatLists, field, mergeMaps } from "./module-values.js";
import { withValue } from "./pool-groups.js";

const POOL = "google_container_node_pool";
const CLUSTER = "google_container_cluster";
const SOURCE = "terraform-google-modules/kubernetes-engine/google";
const KINDS = ["private-cluster", "beta-private-cluster", "beta-public-cluster", "safer-cluster"];
const plain = KINDS.map((kind) => `${SOURCE}//modules/${kind}`);
const AUTOPILOT = ["beta-autopilot-private-cluster", "beta-autopilot-public-cluster", "gke-autopilot-cluster"].map(
  (kind) => `${SOURCE}//modules/${kind}`,
);
/** Replace pools under a new name before deleting the old ones. */
const updating = [...KINDS].map((kind) => `${SOURCE}//modules/${kind}-update-variant`);

/** Makes `node_pools` and `windows_node_pools`; taints and labels are keyed by pool name or `all`. */
function makePools(call: ModuleCall, hasRandomEnd: boolean): MadeResource[] {
  const made = ["node_pools", "windows_node_pools"].flatMap((name) => {
    const argument = call.argument(name);
    if (argument === undefined) {
      const pool = mapOf({ name: scalar("default-node-pool", call.place) }, call.place);
      return name === "node_pools" ? [makePool(call, pool, hasRandomEnd, name)] : [];
    }
    if (!isKnown(argument)) return [hidden(argument.why, name, call)];
    if (argument.kind !== "list") return [];
    const pools = argument.items.map((pool) => makePool(call, pool, hasRandomEnd, name));
    return argument.open === undefined ? pools : [...pools, hidden(argument.open, name, call)];
  });
  const [first, ...others] = made;
  const strays = first === undefined ? undefined : straysOf(call, made);
  const told = first === undefined || strays === undefined ? made : [withValue(first, "strays", strays), ...others];
  return [...told, ...firstPool(call), ...makeProvisioning(call)];
}

/** Keys that never name a pool. */
const FOR_ALL = new Set(["all", "default_values"]);

/** Returns taints and labels for pools that the call does not make; undefined if unknown. */
function straysOf(call: ModuleCall, made: readonly MadeResource[]): Value | undefined {
  const names = made.flatMap(
    ({ values }) => textOfValue(field(values, "name")) ?? textOfValue(field(values, "name_prefix"))?.slice(0, -1) ?? [],
  );
  if (!call.isKnown || names.length < made.length) return undefined;
  const listed = names.map(quoted).join(", ");
  const strays = ["node_pools_taints", "node_pools_labels"].flatMap((argument) => {
    const given = call.argument(argument);
    if (given?.kind !== "map") return [];
    const keys = sortedKeys(given).filter((key) => !FOR_ALL.has(key) && !names.includes(key));
    const entries = keys.flatMap((key) => {
      const entry = given.entries.get(key);
      if (entry === undefined || entry.doubt !== undefined || isEmpty(entry.value)) return [];
      const near = nearestWord(key, names);
      const help = near === undefined ? `The pools are ${listed}.` : `Did you mean "${near}"? The pools are ${listed}.`;
      return [[key, { value: scalar(help, entry.place), place: entry.place }] as const];
    });
    return entries.length === 0
      ? []
      : [[argument, { value: map(new Map(entries)), place: placeOfValue(given) }] as const];
  });
  return strays.length === 0 ? undefined : map(new Map(strays));
}

function isEmpty(value: Value): boolean {
  if (value.kind === "list") return value.items.length === 0;
  return value.kind === "map" ? value.entries.size === 0 : isNull(value);
}

function hidden(why: string, argument: string, call: ModuleCall): MadeResource {
  const values = mapOf({ name: unknown(why), node_config: unknown(why) }, call.place);
  return { address: `${argument}[...]`, type: POOL, values, doubt: why };
}

function makePool(call: ModuleCall, pool: Value, hasRandomEnd: boolean, argument: string): MadeResource {
  const name = field(pool, "name") ?? unknown("the pool has no name");
  const nodes = mapOf(
    {
      machine_type: field(pool, "machine_type"),
      image_type: field(pool, "image_type"),
      spot: field(pool, "spot"),
      guest_accelerator: accelerator(pool),
      labels: labelsOf(call, name),
      taint: taintsOf(call, name),
    },
    placeOfValue(pool),
  );
  const isScaled = booleanOf(field(pool, "autoscaling")) ?? true;
  const total = field(pool, "total_max_count");
  const scaling = mapOf({
    min_node_count: field(pool, "min_count") ?? (total === undefined ? scalar(1) : undefined),
    max_node_count: field(pool, "max_count") ?? (total === undefined ? scalar(100) : undefined),
    total_min_node_count: field(pool, "total_min_count"),
    total_max_node_count: total,
  });
  const prefix = textOfValue(name);
  const values = mapOf(
    {
      name: hasRandomEnd ? undefined : name,
      name_prefix: hasRandomEnd && prefix !== undefined ? scalar(`${prefix}-`, placeOfValue(name)) : undefined,
      node_config: listValue([nodes], placeOfValue(pool)),
      autoscaling: isScaled ? listValue([scaling]) : undefined,
      node_count: isScaled ? undefined : (field(pool, "node_count") ?? scalar(1)),
    },
    placeOfValue(pool) ?? call.place,
  );
  return { address: `${argument}[${JSON.stringify(prefix ?? "...")}]`, type: POOL, values };
}

function accelerator(pool: Value): Value | undefined {
  const count = textOfValue(field(pool, "accelerator_count")) ?? "0";
  if (count === "0") return undefined;
  return listValue([mapOf({ type: field(pool, "accelerator_type") ?? scalar("nvidia") })]);
}

/** Adds labels for cluster and pool names unless `default_values` disables them. */
function labelsOf(call: ModuleCall, name: Value): Value {
  const all = call.argument("node_pools_labels");
  const defaults = field(all, "default_values");
  const wants = (key: string) => booleanOf(field(defaults, key)) ?? true;
  const own: Value = mapOf(
    {
      cluster_name: wants("cluster_name") ? (call.argument("name") ?? unknown("the cluster has no name")) : undefined,
      node_pool: wants("node_pool") ? name : undefined,
    },
    call.place,
  );
  return mergeMaps([own, field(all, "all"), underName(all, name)]);
}

function taintsOf(call: ModuleCall, name: Value): Value {
  const all = call.argument("node_pools_taints");
  return concatLists([field(all, "all"), underName(all, name)]);
}

function underName(all: Value | undefined, name: Value): Value | undefined {
  const text = textOfValue(name);
  if (text !== undefined) return field(all, text);
  return all === undefined || isNull(all) || isKnown(name) ? undefined : unknown(name.why);
}

/** Makes a cluster's default pool, unless it is removed. */
function firstPool(call: ModuleCall): MadeResource[] {
  const removed = call.argument("remove_default_node_pool");
  if (removed !== undefined && booleanOf(removed) === true) return [];
  const values = mapOf(
    { name: scalar("default-pool", call.place), node_count: call.argument("initial_node_count") ?? scalar(0) },
    call.place,
  );
  const doubt = removed === undefined || isKnown(removed) ? undefined : removed.why;
  return [{ address: "google_container_cluster.primary", type: POOL, values, doubt }];
}

/** Google makes the nodes of an Autopilot cluster; nobody declares pools for it. */
function makeAutopilot(call: ModuleCall): MadeResource[] {
  const values = mapOf({ name: call.argument("name"), enable_autopilot: scalar(true, call.place) }, call.place);
  return [{ address: "google_container_cluster.primary", type: CLUSTER, values }];
}

/** A cluster whose pools are made beside it, and that may make more for pods. */
function makeProvisioning(call: ModuleCall): MadeResource[] {
  const autoscaling = call.argument("cluster_autoscaling");
  if (autoscaling === undefined || isNull(autoscaling)) return [];
  const values = mapOf(
    {
      name: call.argument("name"),
      remove_default_node_pool: scalar(true),
      cluster_autoscaling: listValue([autoscaling], call.place),
    },
    call.place,
  );
  return [{ address: "google_container_cluster.primary", type: CLUSTER, values }];
}

function makeOne(call: ModuleCall): MadeResource[] {
  const names = ["name", "name_prefix", "node_count", "autoscaling", "node_config"];
  const asBlock = (value: Value | undefined) => (value?.kind === "map" ? listValue([value], value.place) : value);
  const values = Object.fromEntries(names.map((name) => [name, asBlock(call.argument(name))]));
  return [{ address: "google_container_node_pool.main", type: POOL, values: mapOf(values, call.place) }];
}

export const googleModules: readonly ModuleDescriptor[] = [
  {
    sources: [SOURCE, ...plain],
    shape: ["node_pools_taints", "node_pools_labels"],
    outputs: { name: ["name"] },
    make: (call) => makePools(call, false),
  },
  { sources: updating, outputs: { name: ["name"] }, make: (call) => makePools(call, true) },
  { sources: [`${SOURCE}//modules/gke-node-pool`], make: makeOne },
  { sources: AUTOPILOT, outputs: { name: ["name"] }, make: makeAutopilot },
];
