import { randomUUID } from "node:crypto";

// src/cli/workflow-log.ts
const COMMAND = /^((?:[^\S\n]|\p{Cc}\[[\d;]*m)*)::/gmu;
const OLD_COMMAND = /##\[/g;
function logText(text, environment) {
	if (environment.GITHUB_ACTIONS !== "true") return text;
	return text.replace(COMMAND, "$1\\::").replace(OLD_COMMAND, "##\\[");
}
function verbatimLogText(text, environment) {
	if (logText(text, environment) === text) return text;
	const token = randomUUID();
	return `::stop-commands::${token}\n${text}${text.endsWith("\n") ? "" : "\n"}::${token}::\n`;
}

export { verbatimLogText as n, logText as t };