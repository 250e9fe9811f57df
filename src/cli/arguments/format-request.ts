import type { Outcome } from "../../model/outcome.js";
import { didYouMean, nearestWord } from "../../model/words.js";
import { type CommandName, FORMAT_NAMES, type FormatName } from "./command-descriptions.js";

export interface FormatRequest<Name extends FormatName = FormatName> {
  readonly format: Name;
  /** As the user wrote it; undefined for standard output. */
  readonly file: string | undefined;
}

/** Parses `--format`: `NAME` or `NAME=FILE`; `-` is standard output. Exactly one goes there: `standard` if none is named. */
export function parseFormats<Name extends FormatName>(
  texts: readonly string[],
  legal: readonly Name[],
  command: CommandName,
  standard: Name,
): Outcome<readonly FormatRequest<Name>[]> {
  const requests: FormatRequest<Name>[] = [];
  for (const text of texts) {
    const separator = text.indexOf("=");
    const name = separator < 0 ? text : text.slice(0, separator);
    const file = separator < 0 ? "-" : text.slice(separator + 1);
    const format = legal.find((one) => one === name);
    if (format === undefined) return { problem: describeUnknownFormat(name, legal, command) };
    if (file === "") return { problem: `format "${text}" names no file after "="` };
    const request: FormatRequest<Name> = { format, file: file === "-" ? undefined : file };
    const rival = requests.find((one) => one.file === request.file);
    if (rival !== undefined) return { problem: describeRivals(rival, request) };
    requests.push(request);
  }
  if (requests.some(({ file }) => file === undefined)) return { value: requests };
  return { value: [{ format: standard, file: undefined }, ...requests] };
}

function describeUnknownFormat(name: string, legal: readonly FormatName[], command: CommandName): string {
  // The name of another command's format is no misspelt word.
  const nearest = FORMAT_NAMES.some((one) => one === name) ? undefined : nearestWord(name, legal);
  return `format "${name}" is not known to command "${command}", which has ${legal.join(", ")}${didYouMean(nearest)}`;
}

function describeRivals(first: FormatRequest, second: FormatRequest): string {
  if (first.file !== undefined) return `formats "${first.format}" and "${second.format}" both go into "${first.file}"`;
  return `formats "${first.format}" and "${second.format}" both go to the standard output: give one a file, as in ${second.format}=FILE`;
}

const AGENT_VARIABLES = [
  ...["AI_AGENT", "AUGMENT_AGENT", "CLAUDECODE", "CODEX_SANDBOX", "CODEX_THREAD_ID", "COPILOT_CLI", "CURSOR_AGENT"],
  ...["GEMINI_CLI", "OPENCODE"],
];

/** Reports whether a coding agent runs the program, by the variables it sets. */
export function isAgent(environment: Readonly<Record<string, string | undefined>>): boolean {
  return AGENT_VARIABLES.some((name) => environment[name]);
}
