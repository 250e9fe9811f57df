import { VERSION } from "./version.js";
import { askGit, findGitRoot, relativePath } from "./lint.js";
import { basename } from "node:path";

// src/model/remote-address.ts
const WITH_SCHEME = /^(?:https?|ssh|git):\/\/(?:[^/@]*@)?([A-Za-z0-9.-]+)(?::\d+)?\/([\w.~/-]+)$/;
const WITH_COLON = /^(?:[\w.-]+@)?([A-Za-z0-9.-]+):(?!\/\/)([\w.~/-]+)$/;
function parseRemote(address) {
	const [, host, path = ""] = WITH_SCHEME.exec(address) ?? WITH_COLON.exec(address) ?? [];
	const repository = path.replace(/\/+$/, "").replace(/\.git$/, "").replace(/^\/+/, "");
	if (host === void 0 || host.length < 2 || !repository.includes("/")) return void 0;
	return {
		repository,
		url: `https://${host}/${repository}`
	};
}

// src/cli/checkout.ts
function checkoutOf(workingDirectory) {
	const root = findGitRoot(workingDirectory);
	if (root === void 0) return {
		folder: ".",
		commit: null
	};
	const commit = askGit(root, [
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
	const address = root === void 0 ? void 0 : askGit(root, [
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