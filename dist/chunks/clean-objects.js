import { runGit } from "./lint.js";

// src/sources/cache/clean-objects.ts
const ENTRY = /^([A-Za-z]) (\d{6}) ([0-9a-f]+) (\d)\t/;
const WORDS = [
	"ls-files",
	"-z",
	"-v",
	"--stage",
	"--cached",
	"--modified"
];
const STRICT = [
	"core.checkStat=default",
	"core.trustctime=true",
	"core.ignoreStat=false"
].flatMap((one) => ["-c", one]);
function cleanObjects(root) {
	if (hasOwnFilters(root)) return /* @__PURE__ */ new Map();
	const outcome = runGit(root, [
		...STRICT,
		...WITHOUT_LFS,
		...WORDS
	]);
	if (outcome.problem !== void 0) return /* @__PURE__ */ new Map();
	return readObjects(outcome.value.stdout.toString("utf8"));
}
const WITHOUT_LFS = [
	"clean",
	"smudge",
	"process"
].flatMap((part) => ["-c", `filter.lfs.${part}=`]).concat(["-c", "filter.lfs.required=false"]);
function hasOwnFilters(root) {
	return (runGit(root, [
		"config",
		"--null",
		"--name-only",
		"--get-regexp",
		"^filter\\."
	]).value?.stdout.toString("utf8") ?? "").split("\0").filter(Boolean).some((name) => !name.startsWith("filter.lfs."));
}
function readObjects(listed) {
	const objects = /* @__PURE__ */ new Map();
	const others = /* @__PURE__ */ new Set();
	for (const entry of listed.split("\0")) {
		const [heading = "", tag, mode = "", object = "", stage] = ENTRY.exec(entry) ?? [];
		const path = entry.slice(heading.length);
		if (tag !== "H" || stage !== "0" || !mode.startsWith("100")) others.add(path);
		else objects.set(path, object);
	}
	for (const path of others) objects.delete(path);
	return objects;
}

export { cleanObjects };