import { isList, isMap, type Json, type JsonObject } from "../../cel/values.js";
import { fitsWildcard } from "./conditions.js";

/** `skipped`: an anchor's condition fails. `unread`: not supported. */
export type Merged = { readonly value: Json } | "skipped" | "unread";

const ANCHOR = /^(\+|<|\^|X|=)?\((.+)\)$/s;
/** Lists merged by key, which decide no placement. */
const KEYED_LISTS: ReadonlySet<string> = new Set([
  "containers",
  "initContainers",
  "ephemeralContainers",
  "volumes",
  "imagePullSecrets",
  "hostAliases",
  "readinessGates",
  "schedulingGates",
  "resourceClaims",
]);

/** Replaces lists: scheduling lists have no merge key. Upstream: kyverno/pkg/engine/mutate/patch, kyaml's merge2. */
export function mergeStrategically(base: Json | undefined, patch: Json): Merged {
  if (isList(patch)) return hasAnchor(patch) ? "unread" : { value: patch };
  if (!isMap(patch)) return { value: patch };
  const own: JsonObject = base !== undefined && isMap(base) ? base : {};
  const merged = new Map(Object.entries(own));
  for (const [written, value] of Object.entries(patch)) {
    if (written.startsWith("$")) return "unread";
    const [, sign, anchored] = ANCHOR.exec(written) ?? [];
    const key = anchored ?? written;
    if (anchored !== undefined && sign !== "+") {
      if (sign !== undefined && sign !== "<") return "unread";
      const holds = meetsCondition(merged.get(key), value);
      if (holds !== true) return holds === undefined ? "unread" : "skipped";
      continue;
    }
    if (sign === "+" && merged.has(key)) continue;
    if (KEYED_LISTS.has(key)) continue;
    const below = mergeStrategically(merged.get(key), value);
    if (typeof below === "string") return below;
    merged.set(key, below.value);
  }
  return { value: Object.fromEntries([...merged].filter(([, value]) => value !== null)) };
}

function hasAnchor(json: Json): boolean {
  if (isList(json)) return json.some(hasAnchor);
  return (
    isMap(json) &&
    Object.entries(json).some(([key, value]) => ANCHOR.test(key) || key.startsWith("$") || hasAnchor(value))
  );
}

/** Reports whether a value meets an anchor's condition; undefined if it is not supported. */
function meetsCondition(found: Json | undefined, pattern: Json): boolean | undefined {
  if (typeof pattern === "string") {
    if (/[|&<>]/.test(pattern)) return undefined;
    if (pattern.startsWith("!")) return found !== pattern.slice(1);
    return typeof found === "string" && fitsWildcard(pattern, found);
  }
  if (!isMap(pattern)) return isList(pattern) ? undefined : found === pattern;
  const results = Object.entries(pattern).map(([written, value]) => {
    const [, sign, key] = ANCHOR.exec(written) ?? [];
    if (sign !== undefined) return undefined;
    const name = key ?? written;
    const inner = found !== undefined && isMap(found) && Object.hasOwn(found, name) ? found[name] : undefined;
    return meetsCondition(inner, value);
  });
  if (results.includes(false)) return false;
  return results.includes(undefined) ? undefined : true;
}
