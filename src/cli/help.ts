import { COMMAND_NAMES, COMMANDS, type CommandName, OPTIONS, type OptionName } from "./commands.js";

function exitCodes(command: CommandName): string {
  return `Exit codes:\n${columns(COMMANDS[command].exitCodes.map(([code, meaning]) => [String(code), meaning]))}`;
}

const FORMAT_DETAILS = `--format NAME writes to the standard output, --format NAME=FILE into a file; folders are created as needed.
Only one format may go to the standard output. When all of them go into files, text goes there.`;

/** The text of `taintlint --help`, or of `taintlint COMMAND --help`. Ends with a line break. */
export function helpText(command: CommandName | undefined): string {
  return `${command === undefined ? generalHelp() : commandHelp(command)}\n`;
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

Options:
${columns(optionRows([...COMMANDS.lint.options, "version"]))}

taintlint help COMMAND shows the options, formats and exit codes of a command.

${exitCodes("lint")}`;
}

function commandHelp(name: CommandName): string {
  const { operands, summary, options, formats, details } = COMMANDS[name];
  const usage = ["Usage: taintlint", name === "lint" ? "[lint]" : name, "[OPTION...]", operands].join(" ").trimEnd();
  const formatLine = `Formats: ${formats.join(", ")} (default: ${formats[0]}).\n${FORMAT_DETAILS}`;
  return [
    `${usage}\n${sentence(summary)}`,
    ...details,
    `Options:\n${columns(optionRows(options))}`,
    ...(options.includes("format") ? [formatLine] : []),
    exitCodes(name),
  ].join("\n\n");
}

function sentence(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}

function optionRows(names: readonly OptionName[]): [string, string][] {
  return names.map((name) => {
    const { short, value, description } = OPTIONS[name];
    const long = value === undefined ? `--${name}` : `--${name} ${value}`;
    return [short === undefined ? long : `-${short}, ${long}`, description];
  });
}

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
}
