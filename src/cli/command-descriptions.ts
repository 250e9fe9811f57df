import { RENDER_WORDS } from "../lint/configuration/render-settings.js";

export interface CommandDescription {
  readonly summary: string;
  /** How the words after the command are written in the usage line. */
  readonly operands: string;
  readonly options: readonly OptionName[];
  /** The default first. */
  readonly formats: readonly FormatName[];
  readonly details: readonly string[];
  readonly exitCodes: readonly (readonly [code: number, meaning: string])[];
  /** The command writes files, so it is never guessed from a misspelt word. */
  readonly writes?: true;
}

export interface OptionDescription {
  /** The placeholder in help; undefined for a switch. */
  readonly value?: string;
  readonly repeatable?: boolean;
  readonly short?: string;
  readonly words?: readonly string[];
  readonly description: string;
}

export const FORMAT_NAMES = [
  "text",
  "concise",
  "agent",
  "json",
  "github",
  "markdown",
  "html",
  "sarif",
  "junit",
  "gitlab",
  "azure",
  "taintlint",
  "yaml",
] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

export const FAIL_ON_WORDS = ["error", "warning", "note", "never"] as const;
export const SEVERITY_WORDS = ["error", "warning", "note"] as const;
export const COLOR_WORDS = ["auto", "always", "never"] as const;

export type OptionName =
  | "config"
  | "inventory"
  | "cluster"
  | "format"
  | "fail-on"
  | "base"
  | "shard"
  | "baseline"
  | "write-baseline"
  | "fix"
  | "fix-dry-run"
  | "unsafe-fixes"
  | "full"
  | "quiet"
  | "only"
  | "min-severity"
  | "verbose"
  | "stdout"
  | "remove"
  | "like"
  | "kyverno"
  | "audit"
  | "warn"
  | "pool"
  | "namespace"
  | "only-problems"
  | "yes"
  | "update"
  | "check"
  | "stdin-name"
  | "render"
  | "kustomize"
  | "helm"
  | "no-cache"
  | "color"
  | "help"
  | "version";

export const OPTIONS: Readonly<Record<OptionName, OptionDescription>> = {
  config: {
    value: "FILE",
    description: "the configuration (default: taintlint.yaml here or above, up to the git root)",
  },
  inventory: { value: "FILE", description: "the node pools, instead of those of the configuration" },
  cluster: { value: "NAME", description: "only this cluster of the inventory" },
  format: {
    value: "NAME[=FILE]",
    repeatable: true,
    description: "how to report, and into which file; may be repeated",
  },
  "fail-on": {
    value: "LEVEL",
    words: FAIL_ON_WORDS,
    description: "exit with 1 from this severity on: error (default), warning, note, never",
  },
  base: {
    value: "REVISION",
    description: "compare with a git revision: only new findings fail, and changed pools are judged",
  },
  shard: {
    value: "I/N",
    description: "render one share of N, as in 2/4, and judge nothing: taintlint merge does",
  },
  baseline: { value: "FILE", description: "hide the findings recorded in this file" },
  "write-baseline": { value: "FILE", description: "write the findings of this run into a baseline, and pass" },
  fix: { description: "apply the safe fixes, then report what remains" },
  "fix-dry-run": { description: "show what --fix would change as a unified diff, and change nothing" },
  "unsafe-fixes": {
    description: "also apply fixes that need your review (implies --fix, unless --fix-dry-run is given)",
  },
  full: { description: "show every finding in detail, with every reason and every place" },
  quiet: { short: "q", description: "report errors only, without notices" },
  only: {
    value: "RULE",
    repeatable: true,
    description: "check only this rule; may be repeated",
  },
  "min-severity": {
    value: "LEVEL",
    words: SEVERITY_WORDS,
    description:
      "report only findings at least as severe: error, warning, note (default); the exit code stays --fail-on's",
  },
  verbose: {
    short: "v",
    description: "show the files, pools, renderings and programs of the run, and how long it took",
  },
  remove: { description: "take the pool away" },
  like: { value: "POOL", description: "add a pool, made like this one, and changed" },
  pool: { value: "POOL", description: "only these pools: a name, CLUSTER/NAME, or a glob such as 'gpu-*'" },
  namespace: { value: "NAME", description: "only the workloads of these namespaces: a name or a glob" },
  "only-problems": { description: "only workloads that no shown pool certainly admits" },
  audit: { description: "write into the audit log what would be refused, and let it in" },
  warn: { description: "warn the user who applies it instead of refusing, and let it in" },
  kyverno: { description: "write policies for Kyverno, which evaluates them instead of the API server" },
  stdout: { description: "print what would be written, and write nothing" },
  yes: { description: "ask the addresses that are shown without it" },
  update: { description: "also update locked charts, to newer versions and other archives" },
  check: { description: "check that the lock has every chart, and fetch nothing" },
  "stdin-name": { value: "PATH", description: "with - as PATH: what to call the standard input" },
  render: {
    value: "WHEN",
    words: RENDER_WORDS,
    description: "auto (default): render kustomizations and charts where the programs are found; off: never",
  },
  kustomize: { value: "PROGRAM", description: "the kustomize or kubectl to render with (default: that on PATH)" },
  helm: { value: "PROGRAM", description: "the helm to render with (default: that on PATH)" },
  "no-cache": { description: "render anew, and keep no renderings for the next run" },
  color: {
    value: "WHEN",
    words: COLOR_WORDS,
    description: "auto (default), always, never; NO_COLOR and FORCE_COLOR are respected",
  },
  help: { short: "h", description: "show this help" },
  version: { short: "V", description: "show the version" },
};

const INPUT_OPTIONS = [
  "config",
  "inventory",
  "cluster",
  "format",
  "stdin-name",
  "render",
  "kustomize",
  "helm",
  "no-cache",
  "color",
  "help",
] as const;

const PATH_DETAILS =
  "PATH is a manifest, a folder with manifests (all its YAML and JSON files that git does not ignore), a glob, or - for the\n" +
  "standard input: a manifest, or a list of kubectl, whose Nodes are the pools.\n" +
  "Without PATH the globs of the configuration decide, or every such file in the working directory.";

export const COMMAND_NAMES = [
  "lint",
  "fit",
  "explain",
  "what-if",
  "drift",
  "pools",
  "guard",
  "fetch",
  "merge",
  "init",
  "rules",
  "completion",
  "help",
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

const MISTAKE: readonly [number, string] = [
  2,
  "a mistake on the command line, in the configuration or in the inventory",
];
const NOTHING: readonly [number, string] = [3, "nothing was checked: no manifest or no workload was found"];
const DONE: readonly [number, string] = [0, "it was done"];

const LINT_EXIT_CODES: CommandDescription["exitCodes"] = [
  [0, "no finding at or above --fail-on"],
  [1, "findings at or above --fail-on"],
  MISTAKE,
  NOTHING,
];
const LINT_FORMATS = FORMAT_NAMES.filter((name) => name !== "taintlint" && name !== "yaml");

export const SHELLS = ["bash", "zsh", "fish"] as const;

export const COMMANDS: Readonly<Record<CommandName, CommandDescription>> = {
  lint: {
    summary: "report each mistake at the line that causes it (the default command)",
    operands: "[PATH...]",
    options: [
      ...INPUT_OPTIONS.slice(0, 4),
      "fail-on",
      "base",
      "shard",
      "baseline",
      "write-baseline",
      "fix",
      "fix-dry-run",
      "unsafe-fixes",
      "full",
      "quiet",
      "only",
      "min-severity",
      "verbose",
      ...INPUT_OPTIONS.slice(4),
    ],
    formats: LINT_FORMATS,
    details: [PATH_DETAILS],
    exitCodes: LINT_EXIT_CODES,
  },
  fit: {
    summary: "show every workload against every pool, with reasons",
    operands: "[PATH...]",
    options: ["pool", "namespace", "only-problems", ...INPUT_OPTIONS],
    formats: ["text", "json"],
    details: [PATH_DETAILS],
    exitCodes: [[0, "the matrix was printed, whatever it says"], MISTAKE, NOTHING],
  },
  explain: {
    summary: "show everything about one workload",
    operands: "[[NAMESPACE/]KIND/]NAME",
    options: INPUT_OPTIONS,
    formats: ["text", "json"],
    details: [
      "For example: taintlint explain Deployment/api, or shop/Deployment/api, or deploy/api, or shop/api, or api.\n" +
        'One part of a custom resource: taintlint explain "RayCluster/train (worker group gpu)".',
    ],
    exitCodes: [[0, "the workload was found"], [2, "no workload has this name, or another usage error"], NOTHING],
  },
  "what-if": {
    summary: "show how changing a pool would affect every workload",
    operands: "POOL CHANGE...",
    options: ["remove", "like", "config", "inventory", "cluster", "format", "fail-on", "color", "help"],
    formats: ["text", "json"],
    details: [
      "POOL is a pool's name, CLUSTER/NAME, or a glob such as 'gpu-*'. CHANGE is written as kubectl takes it:\n" +
        "key=value:Effect or key:Effect adds a taint, or gives it another value; key=value sets a label;\n" +
        "key:Effect- removes a taint, key- the taints of this key, or the label where there is no such taint.\n" +
        "For example: taintlint what-if gpu dedicated=ml:NoExecute old-\n" +
        "             taintlint what-if gpu --remove\n" +
        "             taintlint what-if spot --like general spot=true:NoSchedule",
      "Without --fail-on it exits with 0. --fail-on error: a workload no longer fits any pool or is evicted; warning: one\n" +
        "loses a pool, too; note: others may enter it, too.",
    ],
    exitCodes: [
      [0, "nothing at or above --fail-on would happen"],
      [1, "something at or above --fail-on would happen"],
      MISTAKE,
    ],
  },
  drift: {
    summary: "compare the repository with what kubectl prints of its cluster",
    operands: "LIVE|-",
    options: [...INPUT_OPTIONS.filter((name) => name !== "stdin-name"), "fail-on"],
    formats: ["text", "json", "markdown"],
    details: [
      "LIVE is a file, or - for the standard input. It opens no connection and changes nothing. For example:\n" +
        "  kubectl get nodes,deploy,ds,sts,job,cronjob,pod -A -o json | taintlint drift -",
      "It reports pools that no file declares, taints and labels that are only live or only declared, and workloads whose\n" +
        "live tolerations, node selector or required node affinity differ from the repository's.\n" +
        "A declared pool without a node is a note. --fail-on is warning by default.",
    ],
    exitCodes: [
      [0, "the cluster matches the repository"],
      [1, "it is not"],
      MISTAKE,
      [3, "nothing was compared: the repository declares neither pools nor workloads"],
    ],
  },
  pools: {
    summary: "show the node pools, each taint with its file and line",
    operands: "",
    options: ["config", "inventory", "cluster", "format", "color", "help"],
    formats: ["text", "json", "taintlint"],
    details: ["--format taintlint=FILE keeps them as an inventory, each taint with its origin in a comment."],
    exitCodes: [[0, "the pools were printed"], MISTAKE],
  },
  guard: {
    summary: "write admission policies that keep others off reserved pools",
    operands: "",
    options: ["audit", "warn", "kyverno", "config", "inventory", "cluster", "format", "color", "help"],
    formats: ["yaml"],
    details: [
      "From reservedFor of the pools, for one cluster: a ValidatingAdmissionPolicy refuses pods that may enter a pool which is\n" +
        "not theirs, and a MutatingAdmissionPolicy adds tolerations and node affinity to those that belong there.\n" +
        "Comments in the output say what no policy can see. For example: taintlint guard --format yaml=guard.yaml",
    ],
    exitCodes: [
      [0, "the policies were printed"],
      [2, "no pool is reserved that a policy can guard, or another usage error"],
    ],
  },
  fetch: {
    summary: "lock the external charts that the repository deploys, so that they are judged too",
    operands: "",
    options: ["yes", "update", "check", "config", "helm", "color", "help"],
    formats: ["text"],
    details: [
      "The only command that opens connections, and only with --yes: without it the addresses are shown that helm would ask.\n" +
        "helm gets each chart with your own logins; a chart repository may name other hosts for its archives. taintlint.lock\n" +
        "in the repository's root keeps versions and digests: commit it. The archives stay in your cache. What is locked is\n" +
        "fetched as it was locked, or refused. taintlint lint reads locked charts alone, and connects to nothing.",
    ],
    exitCodes: [
      [0, "every chart is locked and on this machine; with --check: is locked"],
      [1, "charts are missing, or could not be fetched"],
      MISTAKE,
    ],
    writes: true,
  },
  merge: {
    summary: "merge the shards of a repository, or the reports of several repositories",
    operands: "FILE|FOLDER...",
    options: [
      "format",
      "fail-on",
      "baseline",
      "write-baseline",
      "full",
      "quiet",
      "only",
      "min-severity",
      "verbose",
      "kustomize",
      "helm",
      "color",
      "help",
    ],
    formats: LINT_FORMATS,
    details: [
      "Shards: FILE is what taintlint --shard I/N --format json=FILE has written, those of all N shards in any order. Run it in\n" +
        "the same folder at the same commit. Paths, configuration and --base are those of the shards. For example:\n" +
        "  taintlint --shard 1/2 --format json=/tmp/1.json\n" +
        "  taintlint --shard 2/2 --format json=/tmp/2.json\n" +
        "  taintlint merge /tmp/1.json /tmp/2.json",
      "Reports: FILE, or NAME=FILE, is what taintlint --format json=FILE has written of a repository, or merge of several.\n" +
        "Nothing is judged anew; text, json, markdown, html and sarif cover all of them.",
      "FOLDER means every .json file in it, at any depth.",
    ],
    exitCodes: LINT_EXIT_CODES,
  },
  init: {
    summary: "write a first taintlint.yaml from the node pools that the repository declares",
    operands: "[FOLDER|FILE|-]",
    options: ["stdout", "color", "help"],
    formats: ["text"],
    details: [
      "FOLDER is searched for files that declare node pools (default: the working directory), and taintlint.yaml is\n" +
        "written there, unless there is one already. FILE is the only one that is read, also where git ignores it, such\n" +
        "as the plan of Terraform. With - the Nodes come from the standard input:\n" +
        "kubectl get nodes -o json | taintlint init -",
    ],
    exitCodes: [
      [0, "the file was written, or printed with --stdout"],
      [2, "there is a taintlint.yaml already, or another usage error"],
      [3, "no node pools were found"],
    ],
    writes: true,
  },
  rules: {
    summary: "list the rules, or show the documentation of one",
    operands: "[RULE]",
    options: ["format", "color", "help"],
    formats: ["text", "json"],
    details: [],
    exitCodes: [
      [0, "the rules were printed"],
      [2, "there is no such rule, or another mistake on the command line"],
    ],
  },
  completion: {
    summary: "print a shell completion script for commands, options and their values",
    operands: "bash|zsh|fish",
    options: ["help"],
    formats: ["text"],
    details: [
      "bash: taintlint completion bash > ~/.local/share/bash-completion/completions/taintlint\n" +
        "zsh:  taintlint completion zsh > a folder of $fpath/_taintlint\n" +
        "fish: taintlint completion fish > ~/.config/fish/completions/taintlint.fish",
    ],
    exitCodes: [DONE, [2, "a mistake on the command line"]],
  },
  help: {
    summary: "show the help of a command",
    operands: "[COMMAND]",
    options: ["help"],
    formats: ["text"],
    details: [],
    exitCodes: [DONE, [2, "there is no such command"]],
  },
};

export const HARMLESS_COMMANDS: readonly CommandName[] = COMMAND_NAMES.filter((name) => COMMANDS[name].writes !== true);

export const WRITING_OPTIONS: ReadonlySet<OptionName> = new Set(["fix", "unsafe-fixes", "write-baseline"]);
