export type ScalarValue = string | number | bigint | boolean | null;

const WORDS = new Map<string, ScalarValue>(
  [
    { words: ["y", "Y", "yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON"], value: true },
    { words: ["n", "N", "no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF"], value: false },
    { words: ["", "~", "null", "Null", "NULL"], value: null },
    { words: [".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF"], value: Number.POSITIVE_INFINITY },
    { words: ["-.inf", "-.Inf", "-.INF"], value: Number.NEGATIVE_INFINITY },
    { words: [".nan", ".NaN", ".NAN"], value: Number.NaN },
  ].flatMap(({ words, value }) => words.map((word) => [word, value] as const)),
);
const LONGEST_WORD = 5;
const BEGINS_WORD: ReadonlySet<number> = new Set([...WORDS.keys()].map((word) => word.charCodeAt(0)));

const INTEGER = /^[-+]?(?:0[xX][0-9a-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|0|[1-9][0-9]*)$/;
/** Integers that a number holds exactly. */
const PLAIN_INTEGER = /^[1-9][0-9]{0,14}$/;
const OCTAL = /^0[oO]?([0-7]+)$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
export const MIN_INT64 = -(2n ** 63n);
export const MAX_INT64 = 2n ** 63n - 1n;
const MAX_UINT64 = 2n ** 64n - 1n;

/** Accepts Go's int64 and uint64; larger ones are no integers. */
function integerOf(text: string): number | bigint | undefined {
  if (PLAIN_INTEGER.test(text)) return Number(text);
  // The decoder removes `0b` before the sign.
  const plain = text.startsWith("0b") ? text.replace(/^0b([-+])/, "$10b") : text;
  if (!INTEGER.test(plain)) return undefined;
  const negative = plain.startsWith("-");
  const digits = negative || plain.startsWith("+") ? plain.slice(1) : plain;
  const octal = OCTAL.exec(digits);
  const magnitude = BigInt(octal === null ? digits.toLowerCase() : `0o${octal[1]}`);
  const value = negative ? -magnitude : magnitude;
  if (value < MIN_INT64 || value > MAX_UINT64) return undefined;
  return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
}

function floatOf(text: string): number | undefined {
  const value = FLOAT.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** Removes `_`, which may be anywhere unless the number begins with its point. */
function withoutUnderscores(text: string): string {
  return text.includes("_") && !text.startsWith(".") ? text.replaceAll("_", "") : text;
}

/**
 * Resolves a plain scalar as Kubernetes' YAML 1.1 decoder: `yes` is a boolean, `010` is 8. Verified with `kubectl`.
 * Upstream: sigs.k8s.io/yaml goyaml.v2/resolve.go resolve.
 */
export function resolvePlainScalar(text: string): ScalarValue {
  if (text === "") return null;
  const first = text.charCodeAt(0);
  if (text.length <= LONGEST_WORD && BEGINS_WORD.has(first)) {
    const word = WORDS.get(text);
    if (word !== undefined) return word;
  }
  const numeric = (first >= 48 && first <= 57) || first === 43 || first === 45 || first === 46;
  if (!numeric) return text;
  const plain = withoutUnderscores(text);
  return integerOf(plain) ?? floatOf(plain) ?? text;
}

/** A subset of valid timestamps. */
const DATE = /^\d{4}-(?:0?[1-9]|1[0-2])-(?:0?[1-9]|1\d|2[0-8])$/;
const YAML_TAG = /^!<tag:yaml\.org,2002:(.*)>$/;

/** Returns undefined if the decoder refuses it; foreign tags keep the text. Upstream: goyaml.v2/decode.go scalar. */
export function resolveTaggedScalar(text: string, tag: string): ScalarValue | undefined {
  switch (tag.replace(YAML_TAG, "!!$1")) {
    case "!!int":
      return integerOf(withoutUnderscores(text));
    case "!!float":
      return taggedFloatOf(text);
    case "!!bool": {
      const word = WORDS.get(text);
      return typeof word === "boolean" ? word : undefined;
    }
    case "!!null":
      return WORDS.get(text) === null ? null : undefined;
    case "!!timestamp":
      return DATE.test(text) ? text : undefined;
    case "!!binary":
      return textOfBase64(text);
    default:
      return text;
  }
}

function taggedFloatOf(text: string): number | undefined {
  const value = resolvePlainScalar(text);
  if (typeof value === "bigint") return value <= MAX_INT64 ? Number(value) : undefined;
  return typeof value === "number" ? value : undefined;
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function textOfBase64(text: string): string | undefined {
  const digits = text.replaceAll(/[\r\n]/g, "");
  if (!BASE64.test(digits)) return undefined;
  return new TextDecoder().decode(Uint8Array.from(atob(digits), (byte) => byte.charCodeAt(0)));
}

/** Formats a JSON key: `yes` is `true`, `0x1F` is `31`. Upstream: yaml.go convertToJSONableObject, which rounds. */
export function formatKey(value: ScalarValue): string {
  if (typeof value !== "number" || Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? ".nan" : value > 0 ? ".inf" : "-.inf";
}
