import { visibleText } from "../reporters/visible-text.js";

/** Where the runner looks for `::command::`: at the start of a line, behind white space and colours. */
const COMMAND = /^((?:[^\S\n\r\u2028\u2029]|\p{Cc}\[[\d;]*m)*)(:(?:\p{Cc}\[[\d;]*m)*:)/gmu;
/** The older form, `##[command]`, which may stand anywhere. */
const OLD_COMMAND = /##\[/g;
/** What the agent of Azure Pipelines looks for, anywhere in a line: `##vso[area.action]`, and `##[group]` for its looks. */
const AZURE_COMMAND = /##(?=vso|\[)/gi;

/**
 * Text for the standard output, where GitHub's runner or Azure's agent would take a part of it for a command: a file may
 * be named `::error::x.yaml`. A backslash keeps it text; on other machines the text stays as it is.
 * Upstream: actions/runner src/Runner.Common/ActionCommand.cs, microsoft/azure-pipelines-agent Command.cs.
 */
export function logText(text: string, environment: Readonly<Record<string, string | undefined>>): string {
  if (environment.GITHUB_ACTIONS === "true") return text.replace(COMMAND, "$1\\$2").replace(OLD_COMMAND, "##\\[");
  return isOnAzure(environment) ? text.replace(AZURE_COMMAND, "#\\#") : text;
}

function isOnAzure({ TF_BUILD }: Readonly<Record<string, string | undefined>>): boolean {
  return TF_BUILD?.toLowerCase() === "true";
}

/** One line for people, from whatever words: no character moves the cursor, and no line is a workflow command. */
export function logLine(text: string, environment: Readonly<Record<string, string | undefined>>): string {
  return `${logText(visibleText(text), environment)}\n`;
}

/**
 * Text of which no character may change, such as a diff: where the runner would take a line of it for a command, it is
 * told to take none until the end. `patch` and `git apply` skip these two lines. Azure's agent cannot be told so: there
 * the text is changed.
 */
export function verbatimLogText(text: string, environment: Readonly<Record<string, string | undefined>>): string {
  const guarded = logText(text, environment);
  if (guarded === text || isOnAzure(environment)) return guarded;
  const token = crypto.randomUUID();
  return `::stop-commands::${token}\n${text}${text.endsWith("\n") ? "" : "\n"}::${token}::\n`;
}
