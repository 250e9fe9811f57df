import { randomUUID } from "node:crypto";
import { visibleText } from "../reporters/visible-text.js";

/** Where the runner looks for `::command::`: at the start of a line, behind white space and colours. */
const COMMAND = /^((?:[^\S\n]|\p{Cc}\[[\d;]*m)*)::/gmu;
/** The older form, `##[command]`, which may stand anywhere. */
const OLD_COMMAND = /##\[/g;

/**
 * Text for the standard output, where GitHub's runner would take a line of it for a workflow command: a file may be
 * named `::error::x.yaml`. A backslash keeps it text; on other machines the text stays as it is.
 * Upstream: actions/runner src/Runner.Common/ActionCommand.cs.
 */
export function logText(text: string, environment: Readonly<Record<string, string | undefined>>): string {
  if (environment.GITHUB_ACTIONS !== "true") return text;
  return text.replace(COMMAND, "$1\\::").replace(OLD_COMMAND, "##\\[");
}

/** One line for people, from whatever words: no character moves the cursor, and no line is a workflow command. */
export function logLine(text: string, environment: Readonly<Record<string, string | undefined>>): string {
  return `${logText(visibleText(text), environment)}\n`;
}

/**
 * Text of which no character may change, such as a diff: where the runner would take a line of it for a command, it is
 * told to take none until the end. `patch` and `git apply` skip these two lines.
 */
export function verbatimLogText(text: string, environment: Readonly<Record<string, string | undefined>>): string {
  if (logText(text, environment) === text) return text;
  const token = randomUUID();
  return `::stop-commands::${token}\n${text}${text.endsWith("\n") ? "" : "\n"}::${token}::\n`;
}
