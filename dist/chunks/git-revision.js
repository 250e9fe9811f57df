import { didYouMean, nearestWord } from "./program.js";
import { DISK, findGitRoot, isGitsOwn, isInside, queryGit, realPathOf, relativePath, runGit } from "./lint.js";
const { realpathSync } = process.getBuiltinModule("node:fs");
const { join, relative } = process.getBuiltinModule("node:path");

// src/sources/disk/git-revision.ts
function findWorkingTree(folder) {
	const outcome = runGit(folder, ["rev-parse", "--show-toplevel"]);
	if (outcome.problem !== void 0) return { problem: outcome.problem.message };
	const root = realpathSync(findGitRoot(folder, DISK) ?? folder);
	const prefix = relativePath(root, realpathSync(folder));
	if (isGitsOwn(prefix)) return { problem: "this folder is not in a working tree of git" };
	return { value: {
		root,
		prefix: prefix === "." ? "" : prefix
	} };
}
function resolveBase({ root }, revision) {
	if (/\.\./.test(revision)) return { problem: `revision "${revision}" is a range: name one revision, the merge base with HEAD is found by itself` };
	const named = runGit(root, [
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${revision}^{commit}`
	]);
	if (named.problem !== void 0) return { problem: named.problem.isLate ? named.problem.message : describeUnknown(root, revision) };
	const commit = named.value.stdout.toString("utf8").trim();
	const { value: found, problem } = runGit(root, [
		"merge-base",
		"HEAD",
		commit
	]);
	const bases = found?.stdout.toString("utf8").trim() ?? "";
	if (bases !== "") return { value: {
		commit: bases,
		notice: void 0
	} };
	if (problem?.isLate) return { problem: problem.message };
	if (queryGit(root, [
		"rev-parse",
		"--verify",
		"--quiet",
		"HEAD^{commit}"
	]) === void 0) return { value: {
		commit,
		notice: void 0
	} };
	return { value: {
		commit,
		notice: `the merge base of "${revision}" and HEAD is not known, because ${isShallow(root) ? "the clone is shallow" : "they have no common commit"}: compared with "${revision}" itself`
	} };
}
const NAMING = [
	"yaml",
	"yml",
	"json",
	"tf",
	"tofu",
	"tfvars",
	"hcl",
	"tpl",
	"lock"
].map((ending) => `*.${ending}`);
const IN_ADDRESS = String.raw`[\w.~/%+:@-]`;
function addressesIn(folder, revision, addresses) {
	const tree = findWorkingTree(folder).value;
	const commit = tree && resolveBase(tree, revision).value?.commit;
	if (commit === void 0) return [];
	const words = addresses.map((address) => address.replace(/^(?:oci|git::https?):\/\//, ""));
	const search = [
		"grep",
		"-h",
		"-I",
		"-F",
		"-f",
		"-",
		commit,
		"--",
		...NAMING
	];
	const lines = runGit(folder, search, { input: words.join("\n") }).value?.stdout.toString("utf8") ?? "";
	return addresses.filter((address, index) => {
		const word = (words[index] ?? "").replaceAll(/[.+[\]]/g, String.raw`\$&`);
		const scheme = address.startsWith("oci://") ? "(?:oci://)?" : "";
		const found = address.startsWith("git::") ? `(?:git::)?(?:(?:https?|ssh)://)?(?:[\\w-]+@)?${word}(?:\\.git)?(?:/|(?!${IN_ADDRESS}))` : `${scheme}${word}/?(?!${IN_ADDRESS})`;
		return new RegExp(`(?<!${IN_ADDRESS})${found}`).test(lines);
	});
}
function isShallow(root) {
	return queryGit(root, ["rev-parse", "--is-shallow-repository"]) === "true";
}
function describeUnknown(root, revision) {
	const names = (queryGit(root, ["for-each-ref", "--format=%(refname:short)"]) ?? "").split("\n").filter(Boolean);
	const nearest = names.find((name) => name.endsWith(`/${revision}`)) ?? nearestWord(revision, names);
	const hint = didYouMean(nearest);
	if (!isShallow(root)) return `revision "${revision}" is not known to git${hint}`;
	return `revision "${revision}" is not in this clone, which is shallow${hint}: fetch more history (in actions/checkout "fetch-depth: 2" is enough for the base of a pull request, HEAD^; "fetch-depth: 0" fetches all)`;
}
function pathInRevision({ root }, absolutePath, copy) {
	const path = realPathOf(absolutePath, DISK);
	return isInside(root, path) ? join(copy, relative(root, path)) : void 0;
}

export { addressesIn, findWorkingTree, pathInRevision, resolveBase };