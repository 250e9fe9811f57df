import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { describeUnknownWord, didYouMean, isSlipOf, nearestWord } from "../../model/words.js";
import {
  COMMAND_NAMES,
  COMMANDS,
  type CommandName,
  type FormatOf,
  HARMLESS_COMMANDS,
  OPTIONS,
  type OptionName,
  type OptionsOf,
  SHELLS,
  STDIN_NAME,
  WRITING_OPTIONS,
} from "./command-descriptions.js";
import { type FormatRequest, isAgent, parseFormats } from "./format-request.js";

/** A command line that can be run; each command has its own options. */
export type Invocation<Name extends CommandName = CommandName> = {
  readonly [One in Name]: {
    readonly command: One;
    readonly explicit: boolean;
    readonly operands: readonly string[];
    /** The name of the manifest from the standard input; undefined when files are read. */
    readonly stdinName: string | undefined;
    readonly formats: readonly FormatRequest<FormatOf<One>>[];
    readonly options: OptionsOf<One>;
  };
}[Name];

export type CommandLine =
  | { readonly kind: "run"; readonly invocation: Invocation }
  | { readonly kind: "help"; readonly command: CommandName | undefined }
  | { readonly kind: "version" }
  | { readonly kind: "mistake"; readonly message: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** Parses the words after the program's name. Touches no file. */
export function parseCommandLine(words: readonly string[], environment: Environment = {}): CommandLine {
  const { tokens } = parseArgs({ args: [...words], options: parserOptions(), strict: false, tokens: true });
  const values = new Map<OptionName, string[]>();
  const operands: string[] = [];
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
    values.set(name, [...(values.get(name) ?? []), token.value ?? ""]);
  }
  if (values.has("help")) return { kind: "help", command };
  if (command === "help") return parseHelp(operands);
  if (values.has("version")) return { kind: "version" };
  return checkCommand(command, operands, values, environment);
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

/** Words of other programs, by the one of this program. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  ...{ lint: "check validate scan test run", fit: "matrix", explain: "describe why show", "what-if": "simulate taint" },
  ...{ pools: "list ls nodes inventory", rules: "doc docs" },
  ...{
    "--version": "version",
    "--fix-dry-run": "fix",
    "--base": "diff",
    "--format": "--output -o -f --json --sarif --reporter",
  },
  ...{ "--quiet": "--silent", "--verbose": "--debug", "--config": "-c", "--only": "--rule" },
  ...{ "--min-severity": "--severity --level" },
};

function otherWord(word: string): string | undefined {
  return Object.keys(OTHER_WORDS).find((own) => OTHER_WORDS[own]?.split(" ").includes(word));
}

/** Returns the command that a misspelt word most likely means; never one that writes files. */
export function nearestCommand(word: string): string | undefined {
  const other = otherWord(word.toLowerCase());
  if (other !== undefined) return other;
  const harmless = nearestWord(word, HARMLESS_COMMANDS);
  if (harmless === undefined || nearestWord(word, COMMAND_NAMES) === harmless) return harmless;
  return isSlipOf(word, harmless) ? harmless : undefined;
}

const STDIN = "-";
const NEEDS_BASE = 'option "--workloads" needs "--base" beside it';

function checkCommand(
  named: CommandName | undefined,
  words: readonly string[],
  values: ReadonlyMap<OptionName, readonly string[]>,
  environment: Environment,
): CommandLine {
  const command = named ?? "lint";
  const { options, formats: legal } = COMMANDS[command];
  const foreign = [...values.keys()].find((name) => !options.includes(name));
  if (foreign !== undefined) {
    const takers = COMMAND_NAMES.filter((name) => COMMANDS[name].options.includes(foreign));
    const message = `option "--${foreign}" does not belong to command "${command}", but to ${takers.join(", ")}`;
    return { kind: "mistake", message };
  }
  const isStdin = options.includes("stdin-name") && words.includes(STDIN);
  const operands = isStdin ? words.filter((word) => word !== STDIN) : words;
  const isForAgent = command === "lint" && isAgent(environment);
  const standard = isForAgent ? "agent" : (legal[0] ?? "text");
  const formats = parseFormats(values.get("format") ?? [], legal, command, standard);
  if (formats.problem !== undefined) return { kind: "mistake", message: formats.problem };
  const message =
    checkConflicts(values, isStdin) ??
    checkOperands(command, operands) ??
    (command === "what-if" ? checkWhatIf(operands, values) : undefined) ??
    (command === "lint" && values.has("workloads") && !values.has("base") ? NEEDS_BASE : undefined) ??
    checkStdin(command, operands, values, isStdin);
  if (message !== undefined) return { kind: "mistake", message };
  const stdinName = isStdin ? (values.get("stdin-name")?.[0] ?? STDIN_NAME) : undefined;
  const common = { explicit: named !== undefined, operands, stdinName, formats: formats.value };
  // Read by the rows of this command, so that they have the types of it.
  return { kind: "run", invocation: { command, ...common, options: readOptions(command, values) } as Invocation };
}

/** Reads the options of a command out of the texts behind them. */
export function readOptions<Name extends CommandName>(
  command: Name,
  values: ReadonlyMap<OptionName, readonly string[]>,
): OptionsOf<Name> {
  const read = COMMANDS[command].options.map((name) => [name, OPTIONS[name].read(values.get(name) ?? [])]);
  return Object.fromEntries(read);
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

/** `-version` parses as single letters, so the message quotes the whole word. */
function describeUnknownOption(rawName: string, command: CommandName | undefined): string {
  const [, negated = ""] = /^--?no-?(.*)$/.exec(rawName) ?? [];
  if (isOptionName(negated)) return `option "${rawName}" is not known: ${howToNegate(negated)}`;
  const options = COMMANDS[command ?? "lint"].options.filter((name) => !WRITING_OPTIONS.has(name));
  const candidates = options.map((name) => `--${name}`);
  const other = otherWord(rawName);
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

/** Returns the mistake in the number or the words of the operands; undefined without one. */
function checkOperands(command: CommandName, operands: readonly string[]): string | undefined {
  // What a variable without a value leaves behind; it must not mean the whole folder.
  if (operands.includes("")) return "an argument is empty: remove it, or give it a value";
  const { operands: usage, needs } = COMMANDS[command];
  const [first] = operands;
  if (first === undefined) return needs === undefined ? undefined : `command "${command}" needs ${needs}`;
  if (command === "completion" && !SHELLS.some((one) => one === first)) {
    return `command "completion" knows no shell "${first}": taintlint completion ${usage}`;
  }
  if (usage.includes("...")) return undefined;
  const extra = operands[usage === "" ? 0 : 1];
  if (extra === undefined) return undefined;
  const takes = usage === "" ? "takes no arguments" : "takes one argument";
  return `command "${command}" ${takes}; "${extra}" is too much`;
}

function checkWhatIf(
  [pool, ...changes]: readonly string[],
  values: ReadonlyMap<OptionName, readonly string[]>,
): string | undefined {
  const isRemoved = values.has("remove");
  if (isRemoved && changes.length > 0) return `unexpected change "${changes[0]}": "--remove" takes none`;
  if (pool !== undefined && (isRemoved || values.has("like") || changes.length > 0)) return undefined;
  const missing = pool === undefined ? "a pool and a change" : "a change";
  return `command "what-if" needs ${missing}: taintlint what-if POOL key=value:Effect`;
}

const FIX_FIRST = "fix first, then compare";

/** Conflicts of options, with or without `-`, and the reasons. */
const CONFLICTS: readonly (readonly [OptionName, OptionName | typeof STDIN, string])[] = [
  ["remove", "like", "a pool is removed or added"],
  ["fix", "fix-dry-run", "one writes files, the other does not"],
  ["quiet", "verbose", "one says less about a run, the other more"],
  ["base", STDIN, "the standard input belongs to no revision"],
  ["base", "fix", FIX_FIRST],
  ["base", "unsafe-fixes", FIX_FIRST],
  ["base", "fix-dry-run", "review the fixes first, then compare"],
  ["base", "write-baseline", "a baseline records every finding, including those of the base"],
];

function checkConflicts(values: ReadonlyMap<OptionName, readonly string[]>, isStdin: boolean): string | undefined {
  for (const [one, other, why] of CONFLICTS) {
    if (!values.has(one) || !(other === STDIN ? isStdin : values.has(other))) continue;
    const both = other === STDIN ? `option "--${one}" and "${STDIN}"` : `options "--${one}" and "--${other}"`;
    return `${both} do not go together: ${why}`;
  }
  return undefined;
}

function checkStdin(
  command: CommandName,
  operands: readonly string[],
  values: ReadonlyMap<OptionName, readonly string[]>,
  isStdin: boolean,
): string | undefined {
  if (!isStdin) return values.has("stdin-name") ? 'option "--stdin-name" needs "-" beside it' : undefined;
  if (command === "explain" || operands.length === 0) return undefined;
  return `"-" reads the standard input instead of files; path "${operands[0]}" is too much`;
}
