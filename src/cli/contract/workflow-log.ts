import { visibleText } from "../../reporters/words/visible-text.js";

/** The runner reads `::command::` at the start of a line, after white space and colours. */
const COMMAND = /^((?:[^\S\n\r\u2028\u2029]|\p{Cc}\[[\d;]*m)*)(:(?:\p{Cc}\[[\d;]*m)*:)/gmu;
/** The older form, `##[command]`, which may stand anywhere. */
const OLD_COMMAND = /##\[/g;
/** The agent of Azure Pipelines reads `##vso[area.action]` and `##[group]` anywhere in a line. */
const AZURE_COMMAND = /##(?=vso|\[)/gi;

/**
 * Escapes workflow commands of GitHub's runner and Azure's agent with a backslash; unchanged elsewhere. Upstream:
 * actions/runner src/Runner.Common/ActionCommand.cs, microsoft/azure-pipelines-agent Command.cs.
 */
export function logText(text: string, environment: Readonly<Record<string, string | undefined>>): string {
  if (environment.GITHUB_ACTIONS === "true") return text.replace(COMMAND, "$1\\$2").replace(OLD_COMMAND, "##\\[");
  return isOnAzure(environment) ? text.replace(AZURE_COMMAND, "#\\#") : text;
}

function isOnAzure({ TF_BUILD }: Readonly<Record<string, string | undefined>>): boolean {
  return TF_BUILD?.toLowerCase() === "true";
}

/** Returns one line for people: no control characters, no workflow command. */
export function logLine(text: string, environment: Readonly<Record<string, string | undefined>>): string {
  return `${logText(visibleText(text), environment)}\n`;
}

/** Protects a diff by `::stop-commands::`, which `patch` and `git apply` skip. On Azure the text changes. */
export function verbatimLogText(text: string, environment: Readonly<Record<string, string | undefined>>): string {
  const guarded = logText(text, environment);
  if (guarded === text || isOnAzure(environment)) return guarded;
  const token = crypto.randomUUID();
  return `::stop-commands::${token}\n${text}${text.endsWith("\n") ? "" : "\n"}::${token}::\n`;
}
