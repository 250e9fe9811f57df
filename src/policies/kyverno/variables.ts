import { isList, isMap, type Json, type JsonObject, weightOf } from "../../cel/values.js";
import type { AdmissionRequest } from "../contract/policy.js";

export type VariableRoots = JsonObject;

const VARIABLE = /\{\{([^{}]*)\}\}/g;
const WHOLE = /^\{\{([^{}]*)\}\}$/;
const STEP = /\.?(?:([A-Za-z_][A-Za-z0-9_]*)|"([^"]+)"|\[(-?[0-9]+)\]|(\[\]|\[\*\]))/y;
const LITERAL = /^(?:'([^']*)'|`(.*)`|"([^"]*)")$/s;

/** Evaluates a query; undefined if it is not supported or unknown. */
export function queryValue(query: string, roots: VariableRoots, request: AdmissionRequest): Json | undefined {
  const [path = "", ...defaults] = query.split("||").map((piece) => piece.trim());
  const value = readPath(path, roots, request);
  if (value === undefined || (value !== null && !(isList(value) && value.length === 0))) return value;
  // Without a default a missing value is an error.
  if (defaults.length !== 1) return value === null ? undefined : value;
  return literalOf(defaults[0] ?? "");
}

function literalOf(text: string): Json | undefined {
  const match = LITERAL.exec(text);
  if (match === null) return undefined;
  const [, raw, json, quoted] = match;
  if (json === undefined) return raw ?? quoted;
  try {
    const value: Json = JSON.parse(json);
    return value;
  } catch {
    return json;
  }
}

/** Returns the value at a JMESPath path; null if missing. */
function readPath(path: string, roots: VariableRoots, request: AdmissionRequest): Json | undefined {
  let values: readonly Json[] = [roots];
  let isProjected = false;
  let position = 0;
  while (position < path.length) {
    STEP.lastIndex = position;
    const match = STEP.exec(path);
    if (match === null || !request.budget.spend(values.length)) return undefined;
    position += match[0].length;
    const [, name, quoted, index, projection] = match;
    const key = name ?? quoted;
    const next: Json[] = [];
    for (const value of values) {
      const found = key !== undefined ? field(value, key, request) : item(value, index, projection !== undefined);
      if (found === undefined) return undefined;
      if (projection !== undefined) next.push(...(isList(found) ? found : []));
      else if (!isProjected || found !== null) next.push(found);
    }
    isProjected ||= projection !== undefined;
    values = next;
  }
  return isProjected ? values : (values[0] ?? null);
}

function field(value: Json, key: string, { isSurelyAbsent }: AdmissionRequest): Json | undefined {
  if (!isMap(value)) return null;
  if (Object.hasOwn(value, key)) return value[key] ?? null;
  return isSurelyAbsent(value, key) ? null : undefined;
}

function item(value: Json, index: string | undefined, isProjection: boolean): Json | undefined {
  if (isProjection) return isList(value) ? value : [];
  return isList(value) ? (value.at(Number(index)) ?? null) : null;
}

/** Fills in variables; undefined if one is unknown. */
export function fillIn(json: Json, roots: VariableRoots, request: AdmissionRequest): Json | undefined {
  if (typeof json === "string") return fillInText(json, roots, request);
  if (isList(json)) {
    const items = json.map((one) => fillIn(one, roots, request));
    return items.every((one) => one !== undefined) ? items : undefined;
  }
  if (!isMap(json)) return json;
  const entries: [string, Json][] = [];
  for (const [key, value] of Object.entries(json)) {
    const [filledKey, filled] = [fillInText(key, roots, request), fillIn(value, roots, request)];
    if (typeof filledKey !== "string" || filled === undefined) return undefined;
    entries.push([filledKey, filled]);
  }
  return Object.fromEntries(entries);
}

function fillInText(text: string, roots: VariableRoots, request: AdmissionRequest): Json | undefined {
  const { budget } = request;
  if (text.includes("$(") || !budget.spend(weightOf(text))) return undefined;
  const whole = WHOLE.exec(text)?.[1];
  if (whole !== undefined) return queryValue(whole.trim(), roots, request);
  let isKnown = true;
  const filled = text.replaceAll(VARIABLE, (_, query: string) => {
    const value = queryValue(query.trim(), roots, request);
    const isText = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    isKnown &&= isText && budget.spend(weightOf(value));
    return isKnown ? String(value) : "";
  });
  return isKnown && !filled.includes("{{") ? filled : undefined;
}
