import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import type { WhatIfQuestion } from "../lint/change/what-if.js";
import { RENDER_WORDS, type RenderWord } from "../lint/configuration/render-settings.js";
import type { GuardAction } from "../lint/guard/guard-yaml.js";
import type { FitView } from "../lint/reports/fit-report.js";
import { SEVERITIES } from "../model/finding.js";
import { describeUnknownWord, didYouMean, isSlipOf, nearestWord } from "../model/spelling.js";
import type { ShardNumber } from "../rendering/division.js";
import type { FixMode } from "../workspace/fix-files.js";
import type { FailOn } from "../workspace/verdict.js";
import type { View } from "../workspace/view.js";
import {
  COMMAND_NAMES,
  COMMANDS,
  type CommandName,
  HARMLESS_COMMANDS,
  OPTIONS,
  type OptionName,
  SHELLS,
  WRITING_OPTIONS,
} from "./command-descriptions.js";
import { type FormatRequest, isAgent, parseFormats } from "./format-request.js";
import { checkShard, parseShard } from "./shard-option.js";

export type ColorWhen = "auto" | "always" | "never";

export interface InputOptions {
  readonly config: string | undefined;
  readonly inventory: string | undefined;
  readonly cluster: string | undefined;
  /** The name of the manifest from the standard input; undefined when files are read. */
  readonly stdinName: string | undefined;
  /** Undefined: the configuration decides. */
  readonly render: RenderWord | undefined;
  readonly useCache: boolean;
  readonly kustomize: string | undefined;
  readonly helm: string | undefined;
}

export interface Invocation {
  readonly command: CommandName;
  readonly explicit: boolean;
  readonly operands: readonly string[];
  readonly input: InputOptions;
  readonly formats: readonly FormatRequest[];
  /** Undefined: the configuration decides. */
  readonly failOn: FailOn | undefined;
  readonly color: ColorWhen;
  readonly base?: string;
  /** Which share of the rendering this run makes, for others to judge. */
  readonly shard?: ShardNumber;
  readonly baseline: string | undefined;
  readonly writeBaseline: string | undefined;
  readonly fix: FixMode | undefined;
  /** Also apply fixes that need review. */
  readonly unsafeFixes?: true;
  readonly view: View;
  readonly verbose?: true;
  readonly stdout?: true;
  /** Changes to a pool besides those that are operands. */
  readonly whatIf?: Pick<WhatIfQuestion, "remove" | "like">;
  readonly kyverno?: true;
  /** Actions of policies on a violation; `deny` by default. */
  readonly actions?: readonly GuardAction[];
  readonly fit?: FitView;
  readonly fetch?: FetchChoice;
}

export interface FetchChoice {
  readonly isAgreed?: boolean;
  readonly isUpdate?: boolean;
  readonly isCheck?: boolean;
}

export type CommandLine =
  | { readonly kind: "run"; readonly invocation: Invocation }
  | { readonly kind: "help"; readonly command: CommandName | undefined }
  | { readonly kind: "version" }
  | { readonly kind: "mistake"; readonly message: string };

const DEFAULT_STDIN_NAME = "<stdin>";

type Environment = Readonly<Record<string, string | undefined>>;

/** Parses the words after the program's name. Touches no file. */
export function parseCommandLine(words: readonly string[], environment: Environment = {}): CommandLine {
  const { tokens } = parseArgs({ args: [...words], options: parserOptions(), strict: false, tokens: true });
  const values = new Map<OptionName, string[]>();
  const operands: string[] = [];
  const given: OptionName[] = [];
  let command: CommandName | undefined;
  let beforeOptions = true;
  for (const token of tokens) {
    if (token.kind === "option-terminator") beforeOptions = false;
    if (token.kind === "positional") {
      if (command === undefined && operands.length === 0 && beforeOptions && isCommandName(token.value)) {
        command = token.value;
      } else {
        operands.push(token.value);
      }
    }
    if (token.kind !== "option") continue;
    const { name } = token;
    if (!isOptionName(name)) {
      const written = words[token.index] ?? token.rawName;
      return { kind: "mistake", message: describeUnknownOption(written.split("=", 1).join(), command) };
    }
    const message = checkValue(name, token.value, token.inlineValue === true, values.get(name));
    if (message !== undefined) return { kind: "mistake", message };
    given.push(name);
    values.set(name, [...(values.get(name) ?? []), token.value ?? ""]);
  }
  if (values.has("help")) return { kind: "help", command };
  if (command === "help") return parseHelp(operands);
  if (values.has("version")) return { kind: "version" };
  return checkCommand(command, operands, given, values, environment);
}

function parseHelp([word, extra]: readonly string[]): CommandLine {
  if (extra !== undefined) {
    return { kind: "mistake", message: `unexpected argument "${extra}": "help" takes one` };
  }
  if (word === undefined || isCommandName(word)) return { kind: "help", command: word };
  const nearest = nearestCommand(word);
  const hint = didYouMean(nearest, `; the commands are ${COMMAND_NAMES.join(", ")}`);
  return { kind: "mistake", message: `"${word}" is no command${hint}` };
}

const OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ...["check", "validate", "scan", "test", "run"].map((word) => [word, "lint"] as const),
  ...["list", "ls", "nodes", "inventory"].map((word) => [word, "pools"] as const),
  ...["describe", "why", "show"].map((word) => [word, "explain"] as const),
  ...["simulate", "taint"].map((word) => [word, "what-if"] as const),
  ...["doc", "docs"].map((word) => [word, "rules"] as const),
  ["matrix", "fit"],
  ["version", "--version"],
  ["fix", "--fix-dry-run"],
  ["diff", "--base"],
]);

const OTHER_OPTIONS: ReadonlyMap<string, string> = new Map([
  ...["--output", "-o", "-f", "--json", "--sarif", "--reporter"].map((word) => [word, "--format"] as const),
  ["--silent", "--quiet"],
  ["--debug", "--verbose"],
  ["-c", "--config"],
  ["--rule", "--only"],
  ["--severity", "--min-severity"],
  ["--level", "--min-severity"],
]);

/** Returns the command that a misspelt word most likely means; never one that writes files. */
export function nearestCommand(word: string): string | undefined {
  const other = OTHER_WORDS.get(word.toLowerCase());
  if (other !== undefined) return other;
  const harmless = nearestWord(word, HARMLESS_COMMANDS);
  if (harmless === undefined || nearestWord(word, COMMAND_NAMES) === harmless) return harmless;
  return isSlipOf(word, harmless) ? harmless : undefined;
}

/** Commands that read a manifest, or what kubectl printed, from the standard input where an operand is `-`. */
const STDIN_COMMANDS: readonly CommandName[] = ["lint", "fit", "explain"];
const STDIN = "-";

function checkCommand(
  named: CommandName | undefined,
  words: readonly string[],
  given: readonly OptionName[],
  values: ReadonlyMap<OptionName, readonly string[]>,
  environment: Environment,
): CommandLine {
  const command = named ?? "lint";
  const foreign = given.find((name) => !COMMANDS[command].options.includes(name));
  if (foreign !== undefined) {
    const takers = COMMAND_NAMES.filter((name) => COMMANDS[name].options.includes(foreign));
    const message = `option "--${foreign}" does not belong to command "${command}", but to ${takers.join(", ")}`;
    return { kind: "mistake", message };
  }
  const isStdin = STDIN_COMMANDS.includes(command) && words.includes(STDIN);
  const operands = isStdin ? words.filter((word) => word !== STDIN) : words;
  const { formats: legal } = COMMANDS[command];
  const isForAgent = command === "lint" && !values.has("shard") && isAgent(environment);
  const formats = parseFormats(values.get("format") ?? [], legal, command, isForAgent ? "agent" : legal[0]);
  if (formats.problem !== undefined) return { kind: "mistake", message: formats.problem };
  const message =
    checkWhatIf(command, operands, values) ??
    checkOperands(command, operands) ??
    checkStdin(operands, values, isStdin, command) ??
    checkFix(values) ??
    checkView(values) ??
    checkBase(values, isStdin) ??
    checkShard(values, formats.value, isStdin);
  if (message !== undefined) return { kind: "mistake", message };
  const input: InputOptions = {
    config: values.get("config")?.[0],
    inventory: values.get("inventory")?.[0],
    cluster: values.get("cluster")?.[0],
    stdinName: isStdin ? (values.get("stdin-name")?.[0] ?? DEFAULT_STDIN_NAME) : undefined,
    render: RENDER_WORDS.find((word) => word === values.get("render")?.[0]),
    useCache: !values.has("no-cache"),
    kustomize: values.get("kustomize")?.[0],
    helm: values.get("helm")?.[0],
  };
  const failOn = values.get("fail-on")?.[0];
  const color = values.get("color")?.[0];
  const base = values.get("base")?.[0];
  const shard = parseShard(values.get("shard")?.[0] ?? "");
  return {
    kind: "run",
    invocation: {
      command,
      explicit: named !== undefined,
      operands,
      input,
      formats: formats.value,
      failOn: isFailOn(failOn) ? failOn : undefined,
      color: isColorWhen(color) ? color : "auto",
      baseline: values.get("baseline")?.[0],
      writeBaseline: values.get("write-baseline")?.[0],
      fix: fixMode(values),
      view: viewOf(values),
      unsafeFixes: values.has("unsafe-fixes") || undefined,
      verbose: values.has("verbose") || undefined,
      base,
      shard,
      stdout: values.has("stdout") || undefined,
      ...whatIfOf(values),
      kyverno: values.has("kyverno") || undefined,
      actions: actionsOf(values),
      fit: command === "fit" ? fitViewOf(values) : undefined,
      fetch: command === "fetch" ? fetchChoiceOf(values) : undefined,
    },
  };
}

function fitViewOf(values: ReadonlyMap<OptionName, readonly string[]>): FitView {
  const [pool, namespace] = [values.get("pool")?.[0], values.get("namespace")?.[0]];
  return { pool, namespace, onlyProblems: values.has("only-problems") };
}

function fetchChoiceOf(values: ReadonlyMap<OptionName, readonly string[]>): FetchChoice {
  return { isAgreed: values.has("yes"), isUpdate: values.has("update"), isCheck: values.has("check") };
}

function actionsOf(values: ReadonlyMap<OptionName, readonly string[]>): readonly GuardAction[] | undefined {
  const actions: readonly GuardAction[] = [
    ...(values.has("warn") ? (["Warn"] as const) : []),
    ...(values.has("audit") ? (["Audit"] as const) : []),
  ];
  return actions.length === 0 ? undefined : actions;
}

function whatIfOf(values: ReadonlyMap<OptionName, readonly string[]>): Pick<Invocation, "whatIf"> {
  const like = values.get("like")?.[0];
  if (like === undefined && !values.has("remove")) return {};
  return { whatIf: { remove: values.has("remove"), like } };
}

function fixMode(values: ReadonlyMap<OptionName, readonly string[]>): FixMode | undefined {
  if (values.has("fix-dry-run")) return "diff";
  return values.has("fix") || values.has("unsafe-fixes") ? "write" : undefined;
}

function viewOf(values: ReadonlyMap<OptionName, readonly string[]>): View {
  const isQuiet = values.has("quiet");
  const named = SEVERITIES.find((severity) => severity === values.get("min-severity")?.[0]);
  return {
    only: (values.get("only") ?? []).flatMap((text) => text.split(",")).filter((id) => id !== ""),
    least: named ?? (isQuiet ? "error" : "note"),
    isFull: values.has("full"),
    isQuiet,
  };
}

function parserOptions(): ParseArgsOptionsConfig {
  const options: ParseArgsOptionsConfig = {};
  for (const [name, { value, short }] of Object.entries(OPTIONS)) {
    const type = value === undefined ? "boolean" : "string";
    options[name] = short === undefined ? { type } : { type, short };
  }
  return options;
}

function isCommandName(word: string): word is CommandName {
  return COMMAND_NAMES.some((name) => name === word);
}

function isOptionName(word: string): word is OptionName {
  return Object.hasOwn(OPTIONS, word);
}

function isFailOn(word: string | undefined): word is FailOn {
  return OPTIONS["fail-on"].words?.includes(word ?? "") === true;
}

function isColorWhen(word: string | undefined): word is ColorWhen {
  return OPTIONS.color.words?.includes(word ?? "") === true;
}

/** `-version` parses as single letters, so the message quotes the whole word. */
function describeUnknownOption(rawName: string, command: CommandName | undefined): string {
  const [, negated = ""] = /^--?no-?(.*)$/.exec(rawName) ?? [];
  if (isOptionName(negated)) return `option "${rawName}" is not known: ${howToNegate(negated)}`;
  const options = COMMANDS[command ?? "lint"].options.filter((name) => !WRITING_OPTIONS.has(name));
  const candidates = options.map((name) => `--${name}`);
  const other = OTHER_OPTIONS.get(rawName);
  const isLegal = other !== undefined && candidates.includes(other);
  const nearest = isLegal ? other : nearestWord(rawName, [...candidates, "--version"]);
  const hint = didYouMean(nearest, "; taintlint --help lists the options");
  return `option "${rawName}" is not known${hint}`;
}

function howToNegate(name: OptionName): string {
  const off = OPTIONS[name].words?.find((word) => word === "never" || word === "off");
  return off === undefined ? `leave "--${name}" out` : `write "--${name} ${off}"`;
}

function checkValue(
  name: OptionName,
  value: string | undefined,
  inline: boolean,
  earlier: readonly string[] | undefined,
): string | undefined {
  const option = OPTIONS[name];
  if (option.value === undefined) return inline ? `option "--${name}" takes no value` : undefined;
  if (value === undefined || value === "" || (!inline && value.startsWith("-") && value !== "-")) {
    return `option "--${name}" needs a value: --${name} ${option.value}`;
  }
  if (option.words !== undefined && !option.words.includes(value)) {
    return describeUnknownWord(`option "--${name}"`, value, option.words);
  }
  if (earlier !== undefined && option.repeatable !== true) return `option "--${name}" is given twice`;
  return undefined;
}

function checkOperands(command: CommandName, operands: readonly string[]): string | undefined {
  // What a variable without a value leaves behind; it must not mean the whole folder.
  if (operands.includes("")) return "an argument is empty: remove it, or give it a value";
  if (command === "explain" && operands.length === 0) {
    return 'command "explain" needs a workload: taintlint explain KIND/NAME';
  }
  if (command === "drift" && operands.length === 0) {
    return 'command "drift" needs what kubectl prints: taintlint drift FILE, or - for the standard input';
  }
  if (command === "merge" && operands.length === 0) {
    return 'command "merge" needs files: taintlint merge shard-1.json shard-2.json, or reports of several repositories';
  }
  const [shell] = operands;
  if (command === "completion" && !SHELLS.some((one) => one === shell)) {
    const what = shell === undefined ? "needs a shell" : `knows no shell "${shell}"`;
    return `command "completion" ${what}: taintlint completion ${SHELLS.join("|")}`;
  }
  const most = {
    lint: Number.POSITIVE_INFINITY,
    fit: Number.POSITIVE_INFINITY,
    explain: 1,
    "what-if": Number.POSITIVE_INFINITY,
    drift: 1,
    pools: 0,
    guard: 0,
    fetch: 0,
    merge: Number.POSITIVE_INFINITY,
    init: 1,
    rules: 1,
    completion: 1,
    help: 1,
  }[command];
  const extra = operands[most];
  if (extra === undefined) return undefined;
  const takes = most === 0 ? "takes no arguments" : "takes one argument";
  return `command "${command}" ${takes}; "${extra}" is too much`;
}

function checkWhatIf(
  command: CommandName,
  [pool, ...changes]: readonly string[],
  values: ReadonlyMap<OptionName, readonly string[]>,
): string | undefined {
  if (command !== "what-if") return undefined;
  const [isRemoved, isNew] = [values.has("remove"), values.has("like")];
  if (isRemoved && isNew) return 'options "--remove" and "--like" do not go together: a pool is removed or added';
  if (isRemoved && changes.length > 0) return `unexpected change "${changes[0]}": "--remove" takes none`;
  if (pool !== undefined && (isRemoved || isNew || changes.length > 0)) return undefined;
  const missing = pool === undefined ? "a pool and a change" : "a change";
  return `command "what-if" needs ${missing}: taintlint what-if POOL key=value:Effect`;
}

function checkFix(values: ReadonlyMap<OptionName, readonly string[]>): string | undefined {
  if (!values.has("fix") || !values.has("fix-dry-run")) return undefined;
  return 'option "--fix" writes files, "--fix-dry-run" does not: only one of them can be given';
}

function checkView(values: ReadonlyMap<OptionName, readonly string[]>): string | undefined {
  if (!values.has("quiet") || !values.has("verbose")) return undefined;
  return 'options "--quiet" and "--verbose" do not go together: one says less about a run, the other more';
}

function checkBase(values: ReadonlyMap<OptionName, readonly string[]>, isStdin: boolean): string | undefined {
  if (!values.has("base")) return undefined;
  if (isStdin) return 'option "--base" and "-" do not go together: the standard input belongs to no revision';
  const both = (name: OptionName, why: string) =>
    values.has(name) ? `options "--base" and "--${name}" do not go together: ${why}` : undefined;
  return (
    both("fix", "fix first, then compare") ??
    both("unsafe-fixes", "fix first, then compare") ??
    both("fix-dry-run", "review the fixes first, then compare") ??
    both("write-baseline", "a baseline records every finding, including those of the base")
  );
}

function checkStdin(
  operands: readonly string[],
  values: ReadonlyMap<OptionName, readonly string[]>,
  isStdin: boolean,
  command: CommandName,
): string | undefined {
  if (!isStdin) return values.has("stdin-name") ? 'option "--stdin-name" needs "-" beside it' : undefined;
  if (command === "explain" || operands.length === 0) return undefined;
  return `"-" reads the standard input instead of files; path "${operands[0]}" is too much`;
}
