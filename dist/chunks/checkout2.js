import { parseRemote } from "./core.js";
import { VERSION } from "./version.js";
import { findGitRoot, queryGit, relativePath } from "./lint.js";
const { basename } = process.getBuiltinModule("node:path");

// src/cli/checkout.ts
function checkoutOf(workingDirectory) {
	const root = findGitRoot(workingDirectory);
	if (root === void 0) return {
		folder: ".",
		commit: null
	};
	const commit = queryGit(root, [
		"rev-parse",
		"--verify",
		"--quiet",
		"HEAD"
	]) ?? null;
	return {
		folder: relativePath(root, workingDirectory),
		commit
	};
}
function originOf(workingDirectory) {
	const root = findGitRoot(workingDirectory);
	const address = root === void 0 ? void 0 : queryGit(root, [
		"config",
		"--get",
		"remote.origin.url"
	]);
	const remote = parseRemote(address ?? "");
	return {
		repository: remote?.repository ?? basename(root ?? workingDirectory),
		url: remote?.url ?? null,
		...checkoutOf(workingDirectory),
		version: VERSION
	};
}

export { checkoutOf, originOf };