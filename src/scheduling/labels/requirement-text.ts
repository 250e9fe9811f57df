import type { LabelRequirement } from "./node-selection.js";

/** Formats for `kubectl get nodes -l`: `pool=gpu`, `zone in (a,b)`, `!spot`, `cores>4`. */
export function formatRequirement({ key, operator, values }: LabelRequirement): string {
  switch (operator) {
    case "In":
      return values.length === 1 ? `${key}=${values.join("")}` : `${key} in (${values.join(",")})`;
    case "NotIn":
      return values.length === 1 ? `${key}!=${values.join("")}` : `${key} notin (${values.join(",")})`;
    case "Exists":
      return key;
    case "DoesNotExist":
      return `!${key}`;
    case "Gt":
      return `${key}>${values.join("")}`;
    case "Lt":
      return `${key}<${values.join("")}`;
  }
}

/** Words the wanted value to follow "the pod asks for": `"gpu"`, `one of "a", "b"`, `nodes without it`. */
export function formatWanted({ operator, values }: LabelRequirement): string {
  const quoted = values.map((value) => JSON.stringify(value)).join(", ");
  switch (operator) {
    case "In":
      return values.length === 1 ? quoted : `one of ${quoted}`;
    case "NotIn":
      return values.length === 1 ? `any value but ${quoted}` : `none of ${quoted}`;
    case "Exists":
      return "any value";
    case "DoesNotExist":
      return "nodes without it";
    case "Gt":
      return `a number greater than ${values.join("")}`;
    case "Lt":
      return `a number less than ${values.join("")}`;
  }
}
