import { VERSION } from "./version.js";
import { findGitRoot, queryGit } from "./lint.js";
const { basename } = process.getBuiltinModule("node:path");

// src/cli/report-origin.ts
const COMMIT_LENGTH = 7;
function reportOrigin({ environment, workingDirectory, words }) {
	const root = findGitRoot(workingDirectory);
	const commit = environment.GITHUB_SHA || root && queryGit(root, [
		"rev-parse",
		"--verify",
		"--quiet",
		"HEAD"
	]);
	return [
		["Repository", environment.GITHUB_REPOSITORY || basename(root ?? workingDirectory)],
		...commit ? [["Commit", commit.slice(0, COMMIT_LENGTH)]] : [],
		["Day", (/* @__PURE__ */ new Date()).toISOString().slice(0, 10)],
		["taintlint", VERSION],
		...words === void 0 ? [] : [["Command", ["taintlint", ...words].join(" ")]]
	];
}

export { reportOrigin };