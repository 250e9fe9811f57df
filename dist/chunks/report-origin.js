import { VERSION } from "./version.js";
import { askGit, findGitRoot } from "./lint.js";
const { basename } = process.getBuiltinModule("node:path");

// src/cli/report-origin.ts
const COMMIT_LENGTH = 7;
function reportOrigin({ environment, workingDirectory, words }) {
	const root = findGitRoot(workingDirectory);
	const commit = environment.GITHUB_SHA || root && askGit(root, [
		"rev-parse",
		"--verify",
		"--quiet",
		"HEAD"
	]);
	return [
		environment.GITHUB_REPOSITORY || basename(root ?? workingDirectory),
		...commit ? [`commit ${commit.slice(0, COMMIT_LENGTH)}`] : [],
		(/* @__PURE__ */ new Date()).toISOString().slice(0, 10),
		`version ${VERSION}`,
		...words === void 0 ? [] : [["taintlint", ...words].join(" ")]
	];
}

export { reportOrigin };