export interface HelmError {
  /** A lower-case clause. */
  readonly message: string;
  /** As in `# Source:` comments: `api/templates/api.yaml`. */
  readonly source: string | undefined;
  /** Counts from 1. */
  readonly line: number | undefined;
}

const PLACE = /(?<![^\s():<>"])([^\s():<>"]+\/templates\/[^\s():<>"]+)(?::(\d+))?/g;
const VALUE_AT = /at <(?:index )?\$?(\.Values(?:\.\w+)+)[ >]/;

/** Errors of helm 3 and 4 and of Go templates. Only names from templates are repeated. */
const KINDS: readonly (readonly [RegExp, (match: RegExpExecArray, text: string) => string])[] = [
  [/function "([^"]+)" not defined/, ([, name]) => `function "${name}" is not defined`],
  [/no template "([^"]+)" associated/, ([, name]) => `template "${name}" is not defined`],
  [/nested reference name: (\S+?):/, ([, name]) => `template "${name}" includes itself without end`],
  [/nil pointer evaluating|index of (?:untyped nil|nil pointer)/, (_, text) => nilPointer(text)],
  [
    /chart requires kubeVersion: (.{1,80}?) which is incompatible with Kubernetes (\S+)/,
    ([, wanted, version]) =>
      `the chart requires Kubernetes "${wanted}" and is rendered for ${version}: "kubernetesVersion" in taintlint.yaml says which`,
  ],
  [
    /found in Chart\.yaml, but missing in charts\/ directory: ([\w., -]+)/,
    ([, names]) => `dependencies are not in "charts/": ${names?.trim()}`,
  ],
  [/parse error on|error converting YAML to JSON/, (_, text) => brokenYaml(text)],
  [/can't evaluate field (\w+)/, ([, name]) => `field "${name}" does not exist there`],
  [/invalid value; expected (\w+)/, ([, type]) => `a value is missing, or is no ${type}, which the template takes`],
  [/no matches for kind|ensure CRDs are installed/, () => "a CustomResourceDefinition that it needs is not there"],
  [/wrong type for value|error calling (\w+)/, (_, text) => failedCall(text)],
  [/parse error at/, () => "the template is not valid"],
];

function nilPointer(text: string): string {
  const path = VALUE_AT.exec(text)?.[1];
  return path === undefined
    ? "a value that the template reads is missing"
    : `value "${path.slice(".Values.".length)}" is missing, or a mapping above it`;
}

function brokenYaml(text: string): string {
  return /failed to parse/.test(text)
    ? "a values file is not valid YAML"
    : "the template renders to text that is not YAML";
}

function failedCall(text: string): string {
  const calls = [...text.matchAll(/error calling (\w+)/g)].map(([, name]) => name);
  const last = calls.findLast((name) => name !== "include" && name !== "tpl") ?? calls.at(-1);
  return last === undefined ? "a value has another type than the template takes" : `"${last}" fails with these values`;
}

/** The message for a template that calls `required` or `fail`. */
export const ON_PURPOSE = "the template fails on purpose: a value is missing or rejected";

/** The message of `required` or `fail` is the author's and may quote values, so it is not repeated. */
const EXECUTION = /execution error at \(|error calling (?:required|fail):/;

/** Parses an error message of helm; undefined for any other text. */
export function readHelmError(text: string): HelmError | undefined {
  if (!/^Error: /m.test(text)) return undefined;
  const places = [...text.matchAll(PLACE)];
  const place = places.findLast(([, , at]) => at !== undefined) ?? places.at(-1);
  const source = place?.[1];
  const line = place?.[2] === undefined ? undefined : Number(place[2]);
  if (EXECUTION.test(text)) {
    return { message: ON_PURPOSE, source, line };
  }
  for (const [pattern, describe] of KINDS) {
    const match = pattern.exec(text);
    if (match !== null) return { message: describe(match, text), source, line };
  }
  return { message: "helm cannot render it", source, line };
}

/** Reduces helm's message to what may be told, which `parseHelmError` reads: `Error: api/templates/a.yaml:5: ...`. */
export function reduceHelmError(text: string): string | undefined {
  const error = readHelmError(text);
  if (error === undefined) return undefined;
  const { message, source, line } = error;
  const place = source === undefined ? "" : `${line === undefined ? source : `${source}:${line}`}: `;
  return `Error: ${place}${message}`;
}

/** Undefined for a clause that is not helm's. */
export function parseHelmError(reduced: string): HelmError | undefined {
  const [, source, line, message] = /^Error: (?:(\S+?)(?::(\d+))?: )?(.*)$/s.exec(reduced) ?? [];
  return message === undefined ? undefined : { message, source, line: line === undefined ? undefined : Number(line) };
}

export function requiredValueOf(line: string): string | undefined {
  const at = line.indexOf("required");
  if (at < 0) return undefined;
  const piped = /\|\s*$/.test(line.slice(Math.max(0, at - 20), at));
  const pipeline = piped ? line.slice(line.lastIndexOf("{", at) + 1, at) : line.slice(at);
  const [first, ...others] = [...pipeline.matchAll(/\.Values\.([\w.]+)/g)].map(([, name]) => name);
  return piped ? (others.at(-1) ?? first) : first;
}

/** Returns the API that a `fail` misses, by the last condition above it: `monitoring.coreos.com/v1`. */
export function missingApiOf(lines: readonly string[]): string | undefined {
  const condition = lines.findLast((line) => /\{\{-?\s*(?:else\s+)?if\b/.test(line)) ?? "";
  return /\.Capabilities\.APIVersions\.Has\s+"([\w./-]{1,120})"/.exec(condition)?.[1];
}
