import { type MapEntry, type MapValue, map, scalar } from "./values/value.js";

/** What providers take for attributes that nobody sets, as a plan shows it; only what says something about a pool. */
const DEFAULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  azurerm_kubernetes_cluster_node_pool: { mode: "User", os_type: "Linux", priority: "Regular" },
};

export function withProviderDefaults(type: string, values: MapValue): MapValue {
  const defaults = DEFAULTS[type];
  if (defaults === undefined || values.open !== undefined) return values;
  const entries = new Map<string, MapEntry>(values.entries);
  for (const [name, text] of Object.entries(defaults)) {
    if (!entries.has(name)) entries.set(name, { value: scalar(text, values.place), place: values.place });
  }
  return map(entries, values.place);
}
