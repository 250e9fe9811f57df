import type { Renderer } from "../model/source.js";

/** A known way to fail, and what to say of it. Only groups that cannot hold a value of the repository are quoted. */
interface KnownFailure {
  readonly pattern: RegExp;
  readonly describe: (groups: Readonly<Record<string, string | undefined>>) => string;
}

/** The name of a field, a function or a chart. */
const NAME = "[A-Za-z][\\w.-]{0,62}";
/** A file inside a chart or beside a kustomization. */
const FILE = "[\\w./-]{1,200}";

const KUSTOMIZE: readonly KnownFailure[] = [
  {
    pattern: new RegExp(`unknown field \\\\?"(?<name>${NAME})\\\\?"`),
    describe: ({ name }) => `a kustomization has the field "${name}", which this kustomize does not know`,
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
    pattern: /failed to find unique target for patch|no matches for Id/,
    describe: () => "a patch or a replacement matches no resource, or more than one",
  },
  {
    pattern: /operation does not apply|nonexistent key|missing value|missing path|error in remove for path/,
    describe: () => "a JSON patch changes a path that its resource does not have",
  },
  { pattern: /no such file or directory|not a valid directory/, describe: () => "a file that it refers to is missing" },
  { pattern: /is not in or below/, describe: () => "it refers to a file out of its folder" },
  { pattern: /cycle detected/, describe: () => "its references lead in a circle" },
  {
    pattern: /plugin|must specify --enable-(?:helm|alpha-plugins|exec)|enable-helm/,
    describe: () => "it needs a plugin or helm, which taintlint does not enable",
  },
  {
    pattern: /dial tcp|proxyconnect|no such host|executable file not found|git repo|cannot clone/,
    describe: () => "it needs the network",
  },
];

const HELM: readonly KnownFailure[] = [
  {
    pattern: /found in Chart\.yaml, but missing in charts\/ directory: (?<names>[\w., -]{1,200})/,
    describe: ({ names }) => `its dependencies are not in charts/: ${names}; "helm dependency build" fetches them`,
  },
  {
    pattern: /requires kubeVersion: (?<wanted>[\w.<>=~^|, *-]{1,60}?) which is incompatible/,
    describe: ({ wanted }) => `it requires Kubernetes ${wanted}`,
  },
  {
    pattern: /don't meet the specifications of the schema/,
    describe: () => "its values do not meet the chart's schema",
  },
  {
    pattern: new RegExp(`parse error at \\((?<file>${FILE}):(?<line>\\d+)\\): function "(?<name>${NAME})" not defined`),
    describe: ({ file, line, name }) => `line ${line} of "${file}" calls "${name}", which this helm does not know`,
  },
  {
    pattern: new RegExp(`parse error at \\((?<file>${FILE}):(?<line>\\d+)\\)`),
    describe: ({ file, line }) => `line ${line} of "${file}" is no valid template`,
  },
  {
    pattern: new RegExp(
      `YAML parse error on (?<file>${FILE}): error converting YAML to JSON: yaml: line (?<line>\\d+)`,
    ),
    describe: ({ file, line }) => `"${file}" renders to a text that is not valid YAML in line ${line}`,
  },
  {
    pattern: new RegExp(`YAML parse error on (?<file>${FILE})`),
    describe: ({ file }) => `"${file}" renders to a text that is not valid YAML`,
  },
  {
    pattern: new RegExp(`\\((?<file>${FILE}):(?<line>\\d+):\\d+\\).{0,400}nil pointer evaluating`, "s"),
    describe: ({ file, line }) => `line ${line} of "${file}" uses a value that is not set`,
  },
  {
    // What `required` and `fail` say is the chart's own text, with whatever values it has put there.
    pattern: new RegExp(`execution error at \\((?<file>${FILE}):(?<line>\\d+)`),
    describe: ({ file, line }) => `line ${line} of "${file}" refuses its values, or misses a required one`,
  },
  {
    pattern: new RegExp(`template: (?<file>${FILE}):(?<line>\\d+):\\d+: executing`),
    describe: ({ file, line }) => `line ${line} of "${file}" fails with these values`,
  },
  { pattern: /failed to parse (?:values|.{0,200}\.ya?ml)/, describe: () => "a values file is not valid YAML" },
  { pattern: /stack overflow|exceeded max/, describe: () => "its templates include each other without an end" },
  { pattern: /library charts are not installable/, describe: () => "it is a library chart" },
  { pattern: /no such file or directory|not found/, describe: () => "a file that it refers to is missing" },
];

const KNOWN: Readonly<Record<Renderer, readonly KnownFailure[]>> = { kustomize: KUSTOMIZE, helm: HELM };

const UNKNOWN: Readonly<Record<Renderer, string>> = {
  kustomize: 'kustomize failed: "kustomize build" shows why',
  helm: 'helm failed: "helm template" shows why',
};

/**
 * Why a program failed, as one lower-case clause. What a program says quotes values, and with them secrets: only known
 * failures are told, in words of our own, with names and line numbers at most.
 */
export function describeFailure(renderer: Renderer, message: string): string {
  for (const { pattern, describe } of KNOWN[renderer]) {
    const match = pattern.exec(message);
    if (match !== null) return describe(match.groups ?? {});
  }
  return UNKNOWN[renderer];
}

/** `Deployment.v1.apps/api.[noNs]` as `Deployment api`. */
function quoteId(id: string | undefined): string {
  const [resource = "", name = ""] = (id ?? "").split("/");
  return `"${resource.split(".")[0] ?? resource} ${name.replace(/\.$/, "")}"`;
}
