import type { Renderer } from "../model/source.js";
import { reduceHelmError } from "./helm/helm-error.js";

type Groups = Readonly<Record<string, string | undefined>>;
type KnownFailure = readonly [pattern: RegExp, clause: string | ((groups: Groups) => string)];

const NAME = "[A-Za-z][\\w.-]{0,62}";
const FILE = "[\\w./-]{1,200}";

const KUSTOMIZE: readonly KnownFailure[] = [
  [
    new RegExp(`unknown field \\\\?"(?<name>${NAME})\\\\?"`),
    ({ name }) => `a kustomization has the field "${name}", which this kustomize does not know`,
  ],
  [
    /apiVersion for (?<kind>Kustomization|Component) should be (?<version>kustomize\.config\.k8s\.io\/v1(?:alpha1|beta1))/,
    ({ kind, version }) => `a ${kind} has another apiVersion than "${version}"`,
  ],
  [/kind should be Kustomization or Component/, "a kustomization has another kind than Kustomization or Component"],
  [
    /loading CRDs .{0,300}(?:no such file|not a valid directory|evalsymlink failure)/,
    'a file that "crds" names is missing',
  ],
  [
    /loading CRDs |unable to parse open API definition/,
    'a file that "crds" names is no OpenAPI definition in JSON, which kustomize reads there',
  ],
  [
    /no matches for kind|resource mapping not found|ensure CRDs are installed/i,
    "it asks a cluster for a kind whose CustomResourceDefinition is not there",
  ],
  [/invalid Kustomization: yaml: line (?<line>\d+)/, ({ line }) => `a kustomization is not valid YAML in line ${line}`],
  [
    new RegExp(`MalformedYAMLError: yaml: line (?<line>\\d+): .{0,300} in File: (?<file>${FILE})`),
    ({ line, file }) => `"${file}" is not valid YAML in line ${line}`,
  ],
  [
    /MalformedYAMLError|error converting YAML|yaml: (?:line \d+|unmarshal errors)/,
    "a file that it refers to is not valid YAML",
  ],
  [
    /may not add resource with an already registered id: (?<id>[\w.-]{1,120}\/[\w.-]{1,120})/,
    ({ id }) => `two of its resources are the same object, ${quoteId(id)}`,
  ],
  [
    /no resource matches strategic merge patch \\?"(?<id>[\w.-]{1,120}\/[\w.-]{1,120})/,
    ({ id }) => `no resource matches its patch of ${quoteId(id)}`,
  ],
  [/kustomization\.ya?ml is empty/, "a kustomization that it includes is empty"],
  [/unable to find one of 'kustomization\.yaml'/, "a folder that it includes has no kustomization"],
  [/missing (?:metadata\.name in object|Resource metadata)/, "one of its resources has no name or no kind"],
  [/nothing selected by |is missing for replacement source/, "a replacement finds nothing to copy from"],
  [
    /unable to find field .{0,300} in replacement target/,
    "a replacement writes to a field that its target does not have",
  ],
  [
    new RegExp(`cannot unmarshal .{0,60} into Go struct field (?<field>${NAME})`),
    ({ field }) => `its field "${field}" has a value of another type than kustomize reads`,
  ],
  [/namespace transformation produces ID conflict/, "two of its resources become the same object in one namespace"],
  [/invalid literal source/, "a literal of a generator is not key=value"],
  [/does not exist; cannot merge or replace/, "a generator merges into an object that does not exist"],
  [/must specify a target for JSON patch/, "a JSON patch names no target"],
  [
    /failed to find unique target for patch|no matches for Id/,
    "a patch or a replacement matches no resource, or more than one",
  ],
  [
    /operation does not apply|nonexistent key|missing value|missing path|error in remove for path/,
    "a JSON patch changes a path that its resource does not have",
  ],
  [/no such file or directory|not a valid directory/, "a file that it refers to is missing"],
  [/is not in or below/, "it refers to a file outside of its folder"],
  [/cycle detected/, "its references form a cycle"],
  [
    /plugin|must specify --enable-(?:helm|alpha-plugins|exec)|enable-helm/,
    "it needs a plugin or helm, which taintlint does not enable",
  ],
  [/dial tcp|proxyconnect|no such host|executable file not found|git repo|cannot clone/, "it needs the network"],
];

const UNKNOWN: Readonly<Record<Renderer, string>> = {
  kustomize: 'kustomize failed: "kustomize build" shows why',
  helm: 'helm failed: "helm template" shows why',
};

/** Programs quote values and so secrets: only known failures are reported, helm's with their place. */
export function describeFailure(renderer: Renderer, message: string): string {
  if (renderer === "helm") return reduceHelmError(message) ?? UNKNOWN.helm;
  for (const [pattern, clause] of KUSTOMIZE) {
    const match = pattern.exec(message);
    if (match !== null) return typeof clause === "string" ? clause : clause(match.groups ?? {});
  }
  return UNKNOWN.kustomize;
}

/** Formats `Deployment.v1.apps/api.[noNs]` as `Deployment api`. */
function quoteId(id: string | undefined): string {
  const [resource = "", name = ""] = (id ?? "").split("/");
  return `"${resource.split(".")[0] ?? resource} ${name.replace(/\.$/, "")}"`;
}
