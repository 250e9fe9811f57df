/** A value of JSON, or of CEL where the two are alike. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

/** `error`: Kubernetes would refuse to go on. `unknown`: taintlint cannot tell, and `why`. */
export interface CelFault {
  readonly fault: "error" | "unknown";
  readonly why: string;
}

/** An optional value of CEL. */
export interface CelOptional {
  readonly optional: Json | undefined;
}

const faults = new WeakSet<object>();
const optionals = new WeakSet<object>();

/** What an expression gives. */
export type CelResult = Json | CelFault | CelOptional;

export function errorOf(why: string): CelFault {
  return register(faults, { fault: "error", why });
}

export function unknownOf(why: string): CelFault {
  return register(faults, { fault: "unknown", why });
}

export function optionalOf(optional: Json | undefined): CelOptional {
  return register(optionals, { optional });
}

/** A mapping of a manifest may have the same keys, so that these are known by identity. */
function register<T extends object>(known: WeakSet<object>, value: T): T {
  known.add(value);
  return value;
}

export function isFault(value: CelResult): value is CelFault {
  return typeof value === "object" && value !== null && faults.has(value);
}

export function isOptional(value: CelResult): value is CelOptional {
  return typeof value === "object" && value !== null && optionals.has(value);
}

const messages = new WeakSet<object>();

/** An `Object{...}`: as JSON it is a mapping like any other. */
export function celMessage(fields: JsonObject): JsonObject {
  return register(messages, fields);
}

/** Whether a list holds an `Object{...}`. */
export function holdsMessage(list: readonly Json[]): boolean {
  return list.some((item) =>
    isList(item) ? holdsMessage(item) : typeof item === "object" && item !== null && messages.has(item),
  );
}

export function isList(value: CelResult): value is readonly Json[] {
  return Array.isArray(value);
}

export function isMap(value: CelResult): value is JsonObject {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) && !faults.has(value) && !optionals.has(value)
  );
}

export function sameJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (isList(a) && isList(b))
    return a.length === b.length && a.every((item, index) => sameJson(item, b[index] ?? null));
  if (!isMap(a) || !isMap(b)) return false;
  const keys = Object.keys(a);
  const same = (key: string) => Object.hasOwn(b, key) && sameJson(a[key] ?? null, b[key] ?? null);
  return keys.length === Object.keys(b).length && keys.every(same);
}
