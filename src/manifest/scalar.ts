/** A scalar as Kubernetes sees it after YAML became JSON. */
export type ScalarValue = string | number | bigint | boolean | null;

const WORDS = new Map<string, boolean | null>([
  ...["y", "Y", "yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON"].map((word) => [word, true] as const),
  ...["n", "N", "no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF"].map((word) => [word, false] as const),
  ...["", "~", "null", "Null", "NULL"].map((word) => [word, null] as const),
]);
const LONGEST_WORD = 5;

const SIGNED_INTEGER = /^[-+]?(?:0[xX][0-9a-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|0|[1-9][0-9]*)$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const NOT_FINITE = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;

function integerOf(text: string): number | bigint {
  const negative = text.startsWith("-");
  const digits = negative || text.startsWith("+") ? text.slice(1) : text;
  const octal = /^0[oO]?([0-7]+)$/.exec(digits);
  const magnitude = BigInt(octal === null ? digits.toLowerCase() : `0o${octal[1]}`);
  const value = negative ? -magnitude : magnitude;
  return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
}

/**
 * What a plain scalar means to Kubernetes, whose YAML decoder follows YAML 1.1: `yes` is a boolean and `010` is 8.
 * Every rule here was read off `kubectl` itself. A number that is not finite cannot become JSON and stays its text.
 * Upstream: sigs.k8s.io/yaml goyaml.v2/resolve.go resolve.
 */
export function resolvePlainScalar(text: string): ScalarValue {
  if (text.length <= LONGEST_WORD) {
    const word = WORDS.get(text);
    if (word !== undefined) return word;
  }
  const first = text.charCodeAt(0);
  const numeric = (first >= 48 && first <= 57) || first === 43 || first === 45 || first === 46;
  if (!numeric || NOT_FINITE.test(text)) return text;
  const plain = text.includes("_") ? text.replaceAll("_", "") : text;
  if (SIGNED_INTEGER.test(plain)) return integerOf(plain);
  if (FLOAT.test(plain)) return Number(plain);
  return text;
}

/** What a scalar with an explicit tag means, whatever its style. Unknown tags leave the text. */
export function resolveTaggedScalar(text: string, tag: string): ScalarValue {
  switch (tag) {
    case "!!int":
    case "!!float":
    case "!!bool":
    case "!!null":
      return resolvePlainScalar(text);
    case "!!binary":
      return atob(text.replaceAll(/\s/g, ""));
    default:
      return text;
  }
}

/** A mapping key as the JSON key it becomes: `yes` is `true`, `0x1F` is `31`. */
export function formatKey(value: ScalarValue): string {
  return value === null ? "null" : String(value);
}
