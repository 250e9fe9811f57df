import { wrapText } from "../../reporters/words/display-width.js";
import {
  COMMAND_NAMES,
  COMMANDS,
  type CommandName,
  describeOption,
  OPTIONS,
  type OptionName,
} from "./command-descriptions.js";
import DETAILS from "./command-details.txt";

function exitCodes(command: CommandName): string {
  return `Exit codes:\n${columns(COMMANDS[command].exitCodes.map(([code, meaning]) => [String(code), meaning]))}`;
}

const FORMAT_DETAILS = `--format NAME writes to the standard output, --format NAME=FILE into a file; folders are created as needed.
Only one format may go to the standard output. When all of them go into files, text goes there.`;

/** Fewer options need no headings. */
const MOST_IN_ONE_GROUP = 14;
const GROUPS: readonly (readonly [heading: string, options: readonly OptionName[]])[] = [
  ["Input", ["config", "inventory", "cluster", "stdin-name"]],
  [
    "Output",
    [
      ...(["format", "pool", "namespace", "only-problems", "full", "quiet", "verbose", "only"] as const),
      ...(["min-severity", "fail-on", "color"] as const),
    ],
  ],
  ["Comparison", ["base", "workloads", "baseline", "write-baseline"]],
  ["Fixes", ["fix", "fix-dry-run", "unsafe-fixes"]],
  ["Rendering", ["render", "charts", "chart-source", "kustomize", "helm", "no-cache"]],
];

/** Lines of the widest help. */
const WIDEST = 120;
const NARROWEST = 40;
const PAGE_COLUMNS = 80;

/** The columns of a page of documentation: the width of the terminal, else `COLUMNS`, else 80; within reason. */
export function pageColumns(
  terminal: number | undefined,
  { COLUMNS }: Readonly<Record<string, string | undefined>>,
): number {
  return Math.min(WIDEST, Math.max(NARROWEST, terminal ?? (Number(COLUMNS) || PAGE_COLUMNS)));
}

/** The text of `taintlint --help`, or of `taintlint COMMAND --help`. Ends with a line break. */
export function helpText(command: CommandName | undefined, columns = WIDEST): string {
  const text = command === undefined ? generalHelp() : commandHelp(command);
  return `${text
    .split("\n")
    .flatMap((line) => wrapRow(line, columns))
    .join("\n")}\n`;
}

/** Further lines stand below the second column of a row, or below the beginning of a sentence. */
function wrapRow(line: string, width: number): string[] {
  if (line.length <= width) return [line];
  const indent = line.search(/\S/);
  const gap = line.indexOf("  ", indent);
  const start = gap < 0 ? indent : gap + line.slice(gap).search(/\S/);
  const isNarrow = start > width / 2;
  const hang = isNarrow ? indent * 2 : start;
  const wrapped = wrapText(line.slice(start), width - hang).map((text) => `${" ".repeat(hang)}${text}`);
  const [first = "", ...rest] = wrapped;
  return isNarrow ? [line.slice(0, gap), ...wrapped] : [`${line.slice(0, start)}${first.slice(hang)}`, ...rest];
}

function generalHelp(): string {
  const commands = COMMAND_NAMES.map((name): [string, string] => {
    const { operands, summary } = COMMANDS[name];
    return [`${name === "lint" ? "[lint]" : name} ${operands}`.trim(), summary];
  });
  return `taintlint tells which pods of a repository find no node, or find nodes that are not meant for them.

Usage: taintlint [COMMAND] [OPTION...] [ARGUMENT...]

Commands:
${columns(commands)}

${optionGroups("lint", [...COMMANDS.lint.options, "version"])}

taintlint help COMMAND shows the options, formats and exit codes of a command.

${exitCodes("lint")}`;
}

function commandHelp(name: CommandName): string {
  const { operands, summary, options, formats } = COMMANDS[name];
  const usage = ["Usage: taintlint", name === "lint" ? "[lint]" : name, "[OPTION...]", operands].join(" ").trimEnd();
  const formatLine = `Formats: ${formats.join(", ")} (default: ${formats[0]}).\n${FORMAT_DETAILS}`;
  return [
    `${usage}\n${sentence(summary)}`,
    ...DETAILS.split(/^# /m).flatMap((section) => {
      const [heading = "", ...lines] = section.trimEnd().split("\n");
      return heading.split(", ").includes(name) ? [lines.join("\n")] : [];
    }),
    optionGroups(name, options),
    ...(options.includes("format") ? [formatLine] : []),
    exitCodes(name),
  ].join("\n\n");
}

function sentence(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}

function optionGroups(command: CommandName, options: readonly OptionName[]): string {
  const optionRows = (names: readonly OptionName[]) => names.map((name) => optionRow(name, command));
  if (options.length <= MOST_IN_ONE_GROUP) return `Options:\n${columns(optionRows(options))}`;
  const known = new Set(GROUPS.flatMap(([, names]) => names));
  const groups = [...GROUPS, ["Others", options.filter((name) => !known.has(name))] as const].map(
    ([heading, names]) => [heading, names.filter((name) => options.includes(name))] as const,
  );
  const width = columnWidth(optionRows(options));
  return groups
    .filter(([, names]) => names.length > 0)
    .map(([heading, names]) => `${heading}:\n${columns(optionRows(names), width)}`)
    .join("\n\n");
}

function optionRow(name: OptionName, command: CommandName): [string, string] {
  const { short, value } = OPTIONS[name];
  const long = value === undefined ? `--${name}` : `--${name} ${value}`;
  return [short === undefined ? long : `-${short}, ${long}`, describeOption(name, command)];
}

function columnWidth(rows: readonly (readonly [string, string])[]): number {
  return Math.max(...rows.map(([left]) => left.length));
}

function columns(rows: readonly (readonly [string, string])[], width = columnWidth(rows)): string {
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
}
