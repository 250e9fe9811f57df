import { RENDER_WORDS } from "../../lint/configuration/render-settings.js";
import { SEVERITIES } from "../../model/finding.js";

/** One option of the command line. */
interface OptionRow<Value> {
  /** The placeholder in help; undefined for a switch. */
  readonly value?: string;
  readonly repeatable?: boolean;
  readonly short?: string;
  readonly words?: readonly string[];
  readonly description: string;
  /** Reads the texts behind the option, each of `words` if there are any; none if it is not given. */
  readonly read: (texts: readonly string[]) => Value;
}

function textOption(value: string, description: string): OptionRow<string | undefined> {
  return { value, description, read: ([first]) => first };
}

function listOption(value: string, description: string): OptionRow<readonly string[]> {
  return { value, description, repeatable: true, read: (texts) => texts };
}

/** Names, several of which may stand in one text with commas between them. */
function namesOption(value: string, description: string): OptionRow<readonly string[]> {
  const read = (texts: readonly string[]) => texts.flatMap((one) => one.split(",")).filter((name) => name !== "");
  return { ...listOption(value, description), read };
}

function wordOption<Word extends string>(
  words: readonly Word[],
  value: string,
  description: string,
): OptionRow<Word | undefined> {
  return { value, words, description, read: ([first]) => words.find((word) => word === first) };
}

function switchOption(description: string, short?: string): OptionRow<boolean> {
  return { short, description, read: (texts) => texts.length > 0 };
}

export interface CommandDescription {
  readonly summary: string;
  /** How the words after the command are written in the usage line. */
  readonly operands: string;
  /** The operand that must be there, with an example. */
  readonly needs?: string;
  readonly options: readonly OptionName[];
  /** The default first. */
  readonly formats: readonly FormatName[];
  readonly exitCodes: readonly (readonly [code: number, meaning: string])[];
  /** The command writes files, so it is never guessed from a misspelt word. */
  readonly writes?: true;
}

export const LINT_FORMATS = [
  ...(["text", "concise", "agent", "json", "github", "markdown", "html", "sarif", "junit", "gitlab"] as const),
  "azure",
] as const;
export const FORMAT_NAMES = [...LINT_FORMATS, "taintlint", "yaml"] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

export const FAIL_ON_WORDS = [...SEVERITIES, "never"] as const;
export const CHARTS_WORDS = ["fetch", "locked", "off"] as const;

/** Defaults of `--fail-on`; `lint` asks the configuration first. */
export const FAIL_ON_DEFAULTS = { lint: "error", "what-if": "never", drift: "warning", merge: "error" } as const;

/** Every option, with the way its texts are read. `DEFAULT` stands for that of the command. */
const OPTION_ROWS = {
  config: textOption("FILE", "the configuration (default: taintlint.yaml here or above, up to the git root)"),
  inventory: textOption("FILE", "the node pools, instead of those of the configuration"),
  cluster: textOption("NAME", "only this cluster of the inventory"),
  format: listOption("NAME[=FILE]", "how to report, and into which file; may be repeated"),
  "fail-on": wordOption(
    FAIL_ON_WORDS,
    "LEVEL",
    "exit with 1 from this severity on: error, warning, note, never (default: DEFAULT)",
  ),
  base: textOption("REVISION", "compare with a git revision: only new findings fail, and changed pools are judged"),
  workloads: textOption(
    "DIR",
    "with --base, what-if: judge workloads of other repositories, too, in what facts prints of each",
  ),
  baseline: textOption("FILE", "hide the findings recorded in this file"),
  "write-baseline": textOption("FILE", "write the findings of this run into a baseline, and pass"),
  fix: switchOption("apply the safe fixes, then report what remains"),
  "fix-dry-run": switchOption("show what --fix would change as a unified diff, and change nothing"),
  "unsafe-fixes": switchOption("also apply fixes that need your review (implies --fix, unless --fix-dry-run is given)"),
  full: switchOption("show every finding in detail, with every reason and every place"),
  quiet: switchOption("report errors only, without notices", "q"),
  only: namesOption("RULE", "check only this rule; may be repeated"),
  "min-severity": wordOption(
    SEVERITIES,
    "LEVEL",
    "report only findings at least as severe: error, warning, note (default); the exit code stays --fail-on's",
  ),
  verbose: switchOption("show the files, pools, renderings and programs of the run, and how long it took", "v"),
  remove: switchOption("take the pool away"),
  like: textOption("POOL", "add a pool, made like this one, and changed"),
  pool: textOption("POOL", "only these pools: a name, CLUSTER/NAME, or a glob such as 'gpu-*'"),
  namespace: textOption("NAME", "only the workloads of these namespaces: a name or a glob"),
  "only-problems": switchOption("only workloads that no shown pool certainly admits"),
  audit: switchOption("write into the audit log what would be refused, and let it in"),
  warn: switchOption("warn the user who applies it instead of refusing, and let it in"),
  kyverno: switchOption("write policies for Kyverno, which evaluates them instead of the API server"),
  stdout: switchOption("print what would be written, and write nothing"),
  yes: switchOption("ask the addresses that are shown without it"),
  update: switchOption("also update locked charts, to newer versions and other archives"),
  check: switchOption("check that the lock has every chart, and fetch nothing"),
  "stdin-name": textOption("PATH", "with - as PATH: what to call the standard input"),
  render: wordOption(
    RENDER_WORDS,
    "WHEN",
    "auto (default): render kustomizations and charts where the programs are found; off: never",
  ),
  kustomize: textOption("PROGRAM", "the kustomize or kubectl to render with (default: that on PATH)"),
  helm: textOption("PROGRAM", "the helm to render with (default: that on PATH)"),
  charts: wordOption(CHARTS_WORDS, "WHICH", "charts from elsewhere: locked (default), fetch: download others too, off"),
  "chart-source": listOption("ADDRESS", "an address that --charts fetch may ask, also a private one; may be repeated"),
  "no-cache": switchOption("render anew, and keep no renderings for the next run"),
  color: wordOption(
    ["auto", "always", "never"],
    "WHEN",
    "auto (default), always, never; NO_COLOR and FORCE_COLOR are respected",
  ),
  help: switchOption("show this help", "h"),
  version: switchOption("show the version", "V"),
} as const satisfies Readonly<Record<string, OptionRow<unknown>>>;

export type OptionName = keyof typeof OPTION_ROWS;
export const OPTIONS: Readonly<Record<OptionName, OptionRow<unknown>>> = OPTION_ROWS;

/** Options of every command that reads the repository. */
const INVENTORY = ["config", "inventory", "cluster", "format"] as const;
/** The name of the standard input without `--stdin-name`. */
export const STDIN_NAME = "<stdin>";
const STDIN = ["stdin-name"] as const;
const RENDERING = ["render", "kustomize", "helm", "no-cache"] as const;
const EACH = ["color", "help"] as const;

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

export const SHELLS = ["bash", "zsh", "fish"] as const;

const COMMAND_ROWS = {
  lint: {
    summary: "report each mistake at the line that causes it (the default command)",
    operands: "[PATH...]",
    options: [
      ...[...INVENTORY, "fail-on", "base", "workloads", "baseline", "write-baseline"],
      ...["fix", "fix-dry-run", "unsafe-fixes", "full", "quiet", "only", "min-severity", "verbose"],
      ...[...STDIN, "charts", "chart-source", ...RENDERING, ...EACH],
    ],
    formats: LINT_FORMATS,
    exitCodes: LINT_EXIT_CODES,
  },
  fit: {
    summary: "show every workload against every pool, with reasons",
    operands: "[PATH...]",
    options: ["pool", "namespace", "only-problems", ...INVENTORY, ...STDIN, ...RENDERING, ...EACH],
    formats: ["text", "json"],
    exitCodes: [[0, "the matrix was printed, whatever it says"], MISTAKE, NOTHING],
  },
  explain: {
    summary: "show everything about one workload",
    operands: "[[NAMESPACE/]KIND/]NAME",
    needs: "a workload: taintlint explain KIND/NAME",
    options: [...INVENTORY, ...STDIN, ...RENDERING, ...EACH],
    formats: ["text", "json"],
    exitCodes: [[0, "the workload was found"], [2, "no workload has this name, or another usage error"], NOTHING],
  },
  "what-if": {
    summary: "show how changing a pool would affect every workload",
    operands: "POOL CHANGE...",
    options: ["remove", "like", "workloads", ...INVENTORY, "fail-on", ...EACH],
    formats: ["text", "json"],
    exitCodes: [
      [0, "nothing at or above --fail-on would happen"],
      [1, "something at or above --fail-on would happen"],
      MISTAKE,
    ],
  },
  drift: {
    summary: "compare the repository with what kubectl prints of its cluster",
    operands: "LIVE|-",
    needs: "what kubectl prints: taintlint drift FILE, or - for the standard input",
    options: [...INVENTORY, "fail-on", ...RENDERING, ...EACH],
    formats: ["text", "json", "markdown"],
    exitCodes: [
      [0, "the cluster matches the repository"],
      [1, "it does not"],
      MISTAKE,
      [3, "nothing was compared: the repository declares neither pools nor workloads"],
    ],
  },
  pools: {
    summary: "show the node pools, each taint with its file and line",
    operands: "",
    options: [...INVENTORY, ...EACH],
    formats: ["text", "json", "taintlint"],
    exitCodes: [[0, "the pools were printed"], MISTAKE],
  },
  facts: {
    summary: "print what of each workload decides where it runs, for the repository of the node pools",
    operands: "",
    options: [...INVENTORY, ...RENDERING, ...EACH],
    formats: ["json"],
    exitCodes: [[0, "the workloads were printed"], MISTAKE],
  },
  guard: {
    summary: "write admission policies that keep others off reserved pools",
    operands: "",
    options: ["audit", "warn", "kyverno", ...INVENTORY, ...EACH],
    formats: ["yaml"],
    exitCodes: [
      [0, "the policies were printed"],
      [2, "no pool is reserved that a policy can guard, or another usage error"],
    ],
  },
  fetch: {
    summary: "lock the external charts that the repository deploys, so that they are judged too",
    operands: "",
    options: ["yes", "update", "check", "config", "helm", ...EACH],
    formats: ["text"],
    exitCodes: [
      [0, "every chart is locked and on this machine; with --check: is locked"],
      [1, "charts are missing, or could not be fetched"],
      MISTAKE,
    ],
    writes: true,
  },
  merge: {
    summary: "merge reports of several repositories, or of several paths of one",
    operands: "FILE|FOLDER...",
    needs: "reports: taintlint merge FILE|FOLDER...",
    options: ["format", "fail-on", "quiet", "only", "min-severity", ...EACH],
    // Formats that have a place for a repository.
    formats: ["text", "json", "markdown", "html", "sarif"],
    exitCodes: LINT_EXIT_CODES,
  },
  init: {
    summary: "write a first taintlint.yaml from the node pools that the repository declares",
    operands: "[FOLDER|FILE|-]",
    options: ["stdout", ...EACH],
    formats: ["text"],
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
    options: ["format", ...EACH],
    formats: ["text", "json"],
    exitCodes: [
      [0, "the rules were printed"],
      [2, "there is no such rule, or another mistake on the command line"],
    ],
  },
  completion: {
    summary: "print a shell completion script for commands, options and their values",
    operands: SHELLS.join("|"),
    needs: `a shell: taintlint completion ${SHELLS.join("|")}`,
    options: ["help"],
    formats: ["text"],
    exitCodes: [DONE, [2, "a mistake on the command line"]],
  },
  help: {
    summary: "show the help of a command",
    operands: "[COMMAND]",
    options: ["help"],
    formats: ["text"],
    exitCodes: [DONE, [2, "there is no such command"]],
  },
} as const satisfies Readonly<Record<string, CommandDescription>>;

export type CommandName = keyof typeof COMMAND_ROWS;
export const COMMANDS: Readonly<Record<CommandName, CommandDescription>> = COMMAND_ROWS;
export const COMMAND_NAMES = Object.keys(COMMAND_ROWS) as readonly CommandName[];

export function describeOption(name: OptionName, command: CommandName): string {
  const defaults: Partial<Record<CommandName, string>> = FAIL_ON_DEFAULTS;
  return OPTIONS[name].description.replace("DEFAULT", defaults[command] ?? "");
}

/** The values of a command's options: undefined or false if not given. */
export type OptionsOf<Name extends CommandName> = {
  readonly [Option in (typeof COMMAND_ROWS)[Name]["options"][number]]: ReturnType<(typeof OPTION_ROWS)[Option]["read"]>;
};
export type FormatOf<Name extends CommandName> = (typeof COMMAND_ROWS)[Name]["formats"][number];

export const HARMLESS_COMMANDS: readonly CommandName[] = COMMAND_NAMES.filter((name) => COMMANDS[name].writes !== true);

export const WRITING_OPTIONS: ReadonlySet<OptionName> = new Set(["fix", "unsafe-fixes", "write-baseline"]);
