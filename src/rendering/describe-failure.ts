import type { Renderer } from "../model/source.js";
import { reduceHelmError } from "./helm/helm-error.js";

interface KnownFailure {
  readonly pattern: RegExp;
  readonly describe: (groups: Readonly<Record<string, string | undefined>>) => string;
}

const NAME = "[A-Za-z][\\w.-]{0,62}";
const FILE = "[\\w./-]{1,200}";

const KUSTOMIZE: readonly KnownFailure[] = [
  {
    pattern: new RegExp(`unknown field \\\\?"(?<name>${NAME})\\\\?"`),
    describe: ({ name }) => `a kustomization has the field "${name}", which this kustomize does not know`,
  },
  {
    pattern:
      /apiVersion for (?<kind>Kustomization|Component) should be (?<version>kustomize\.config\.k8s\.io\/v1(?:alpha1|beta1))/,
    describe: ({ kind, version }) => `a ${kind} has another apiVersion than "${version}"`,
  },
  {
    pattern: /kind should be Kustomization or Component/,
    describe: () => "a kustomization has another kind than Kustomization or Component",
  },
  {
    pattern: /loading CRDs .{0,300}(?:no such file|not a valid directory|evalsymlink failure)/,
    describe: () => 'a file that "crds" names is missing',
  },
  {
    pattern: /loading CRDs |unable to parse open API definition/,
    describe: () => 'a file that "crds" names is no OpenAPI definition in JSON, which kustomize reads there',
  },
  {
    pattern: /no matches for kind|resource mapping not found|ensure CRDs are installed/i,
    describe: () => "it asks a cluster for a kind whose CustomResourceDefinition is not there",
  },
  {
    pattern: /invalid Kustomization: yaml: line (?<line>\d+)/,
    describe: ({ line }) => `a kustomization is not valid YAML in line ${line}`,
  },
  {
    pattern: new RegExp(`MalformedYAMLError: yaml: line (?<line>\\d+): .{0,300} in File: (?<file>${FILE})`),
    describe: ({ line, file }) => `"${file}" is not valid YAML in line ${line}`,
  },
  {
    pattern: /MalformedYAMLError|error converting YAML|yaml: (?:line \d+|unmarshal errors)/,
    describe: () => "a file that it refers to is not valid YAML",
  },
  {
    pattern: /may not add resource with an already registered id: (?<id>[\w.-]{1,120}\/[\w.-]{1,120})/,
    describe: ({ id }) => `two of its resources are the same object, ${quoteId(id)}`,
  },
  {
    pattern: /no resource matches strategic merge patch \\?"(?<id>[\w.-]{1,120}\/[\w.-]{1,120})/,
    describe: ({ id }) => `no resource matches its patch of ${quoteId(id)}`,
  },
  {
    pattern: /kustomization\.ya?ml is empty/,
    describe: () => "a kustomization that it includes is empty",
  },
  {
    pattern: /unable to find one of 'kustomization\.yaml'/,
    describe: () => "a folder that it includes has no kustomization",
  },
  {
    pattern: /missing (?:metadata\.name in object|Resource metadata)/,
    describe: () => "one of its resources has no name or no kind",
  },
  {
    pattern: /nothing selected by |is missing for replacement source/,
    describe: () => "a replacement finds nothing to copy from",
  },
  {
    pattern: /unable to find field .{0,300} in replacement target/,
    describe: () => "a replacement writes to a field that its target does not have",
  },
  {
    pattern: new RegExp(`cannot unmarshal .{0,60} into Go struct field (?<field>${NAME})`),
    describe: ({ field }) => `its field "${field}" has a value of another type than kustomize reads`,
  },
  {
    pattern: /namespace transformation produces ID conflict/,
    describe: () => "two of its resources become the same object in one namespace",
  },
  { pattern: /invalid literal source/, describe: () => "a literal of a generator is not key=value" },
  {
    pattern: /does not exist; cannot merge or replace/,
    describe: () => "a generator merges into an object that does not exist",
  },
  { pattern: /must specify a target for JSON patch/, describe: () => "a JSON patch names no target" },
  {
    pattern: /failed to find unique target for patch|no matches for Id/,
    describe: () => "a patch or a replacement matches no resource, or more than one",
  },
  {
    pattern: /operation does not apply|nonexistent key|missing value|missing path|error in remove for path/,
    describe: () => "a JSON patch changes a path that its resource does not have",
  },
  { pattern: /no such file or directory|not a valid directory/, describe: () => "a file that it refers to is missing" },
  { pattern: /is not in or below/, describe: () => "it refers to a file outside of its folder" },
  { pattern: /cycle detected/, describe: () => "its references form a cycle" },
  {
    pattern: /plugin|must specify --enable-(?:helm|alpha-plugins|exec)|enable-helm/,
    describe: () => "it needs a plugin or helm, which taintlint does not enable",
  },
  {
    pattern: /dial tcp|proxyconnect|no such host|executable file not found|git repo|cannot clone/,
    describe: () => "it needs the network",
  },
];

const UNKNOWN: Readonly<Record<Renderer, string>> = {
  kustomize: 'kustomize failed: "kustomize build" shows why',
  helm: 'helm failed: "helm template" shows why',
};

/** Programs quote values and so secrets: only known failures are reported, helm's with their place. */
export function describeFailure(renderer: Renderer, message: string): string {
  if (renderer === "helm") return reduceHelmError(message) ?? UNKNOWN.helm;
  for (const { pattern, describe } of KUSTOMIZE) {
    const match = pattern.exec(message);
    if (match !== null) return describe(match.groups ?? {});
  }
  return UNKNOWN.kustomize;
}

/** Formats `Deployment.v1.apps/api.[noNs]` as `Deployment api`. */
function quoteId(id: string | undefined): string {
  const [resource = "", name = ""] = (id ?? "").split("/");
  return `"${resource.split(".")[0] ?? resource} ${name.replace(/\.$/, "")}"`;
}
