import { DISK, MAX_FILE_BYTES, PARTIAL_CLONE, asOnDisk, isGitsOwn, lentBytes, runGit, withheldBy } from "./lint.js";
import { gitNameOf } from "./digest.js";
import { describeSystemError, systemError, systemErrorCode } from "./program.js";
const { lstatSync, writeFileSync } = process.getBuiltinModule("node:fs");
const { join, posix, sep } = process.getBuiltinModule("node:path");

// src/sources/disk/virtual-tree.ts
const MOST_LINKS = 40;
function createVirtualTree(root) {
	const start = root + sep;
	const top = emptyFolder();
	function find(path, isFollowed) {
		const left = path.slice(start.length).split(sep).filter(isStep).reverse();
		const way = [];
		let links = 0;
		for (let step = left.pop(); step !== void 0; step = left.pop()) {
			const folder = way.at(-1)?.[1] ?? top;
			if (folder.kind !== "folder") return { code: "ENOTDIR" };
			if (step === "..") {
				if (way.pop() === void 0) return { code: "ENOENT" };
				continue;
			}
			const found = folder.entries.get(asOnDisk(step));
			if (found === void 0) return { code: "ENOENT" };
			const [, entry] = found;
			if (entry.kind !== "link" || left.length === 0 && !isFollowed) {
				way.push(found);
				continue;
			}
			if (++links > MOST_LINKS) return { code: "ELOOP" };
			left.push(...entry.target.split("/").filter(isStep).reverse());
		}
		return {
			entry: way.at(-1)?.[1] ?? top,
			real: [root, ...way.map(([name]) => name)].join(sep)
		};
	}
	return {
		root,
		holds: (path) => path.startsWith(start) || path === root,
		find,
		add(path, entry) {
			const steps = path.split("/");
			const name = steps.pop();
			if (name === void 0) return;
			let folder = top;
			for (const step of steps) {
				const key = asOnDisk(step);
				const [, next] = folder.entries.get(key) ?? [step, emptyFolder()];
				if (next.kind !== "folder") throw systemError("EEXIST", path);
				if (!folder.entries.has(key)) folder.entries.set(key, [step, next]);
				folder = next;
			}
			const key = asOnDisk(name);
			const earlier = folder.entries.get(key)?.[1];
			if (earlier?.kind === "folder" && entry.kind === "folder") return;
			if (earlier !== void 0 && (earlier.kind !== "file" || entry.kind !== "file")) throw systemError("EEXIST", path);
			folder.entries.set(key, [name, entry]);
		}
	};
}
function emptyFolder() {
	return {
		kind: "folder",
		entries: /* @__PURE__ */ new Map()
	};
}
function isStep(step) {
	return step !== "" && step !== ".";
}

// src/sources/disk/git-tree.ts
const LINK = "120000";
const SUBMODULE = "160000";
const READ_BY_NAME = /\.(?:ya?ml|json|tpl|tgz)$/i;
const SHOWN = "tree";
const MAX_OTHER_BYTES = 1048576;
const BATCH_BYTES = 67108864;
const BATCH_OBJECTS = 8192;
const LINE_FEED = 10;
function openCommit(root, commit, folder) {
	try {
		return openEntries(root, commit, folder);
	} catch (error) {
		if (systemErrorCode(error) === void 0) throw error;
		const why = describeSystemError(error);
		return { problem: `the files of ${commit.slice(0, 12)} cannot be written into a temporary folder: ${why}` };
	}
}
function openEntries(root, commit, folder) {
	const listed = listEntries(root, commit);
	if (listed.problem !== void 0) return { problem: `the files of ${commit.slice(0, 12)} cannot be listed: ${listed.problem.message}` };
	const entries = listed.value.filter(({ path }) => isSafePath(path));
	const unseen = entries.filter(({ mode }) => mode === SUBMODULE).map(({ path }) => path);
	const blobs = entries.filter(({ mode }) => mode !== SUBMODULE);
	const shown = createVirtualTree(join(folder, SHOWN));
	const show = (path, place) => shown.add(path, {
		kind: "file",
		place
	});
	const same = /* @__PURE__ */ new Set();
	const written = /* @__PURE__ */ new Map();
	const lacked = /* @__PURE__ */ new Set();
	const wanted = blobs.filter(isWanted).filter((entry) => {
		const { path, size } = entry;
		if (isInWorkingTree(root, entry)) {
			show(path, root + sep + path);
			same.add(path);
			return false;
		}
		if (size === void 0) shown.add(path, absentFile(join(folder, "absent"), () => lacked.add(path)));
		return size !== void 0;
	});
	const links = [];
	for (const batch of batchesOf(wanted)) {
		const contents = readObjects(root, batch);
		if (contents.problem !== void 0) return contents;
		for (const [index, { mode, object, path }] of batch.entries()) {
			const content = contents.value[index];
			if (content === void 0) return { problem: describeMissing(commit, 1) };
			if (mode === LINK) links.push({
				path,
				target: content.toString("utf8")
			});
			else if (withheldBy(content) !== void 0) unseen.push(path);
			else {
				const place = join(folder, object);
				writeFileSync(place, content);
				show(path, place);
				written.set(path, place);
			}
		}
	}
	for (const { path, target } of links) if (staysInside(path, target)) shown.add(path, {
		kind: "link",
		target
	});
	const lacking = () => lacked.size === 0 ? void 0 : describeMissing(commit, lacked.size);
	return { value: {
		shown,
		unseen,
		same,
		written,
		lacking
	} };
}
function listEntries(root, commit) {
	const list = [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree"
	];
	const entriesIn = ({ stdout }) => stdout.toString("utf8").split("\0").flatMap(readEntry);
	const sized = runGit(root, [
		...list,
		"-l",
		commit
	]);
	if (sized.value !== void 0) return { value: entriesIn(sized.value) };
	if (sized.problem.message !== "it is a partial clone, and taintlint fetches nothing: clone without --filter, or run git fetch --refetch --no-filter") return sized;
	const plain = runGit(root, [...list, commit]);
	if (plain.problem !== void 0) return plain;
	const reached = runGit(root, [
		"rev-list",
		"--objects",
		"--no-walk",
		"--missing=print",
		commit
	]);
	if (reached.problem !== void 0) return reached;
	const lines = reached.value.stdout.toString("utf8").split("\n");
	const absent = new Set(lines.flatMap((line) => line.startsWith("?") ? [line.slice(1)] : []));
	const entries = entriesIn(plain.value);
	const input = entries.flatMap(({ mode, object }) => mode === SUBMODULE || absent.has(object) ? [] : [`${object}\n`]);
	const asked = runGit(root, ["cat-file", "--batch-check=%(objectname) %(objectsize)"], { input: input.join("") });
	if (asked.problem !== void 0) return asked;
	const pairs = asked.value.stdout.toString("latin1").split("\n");
	const sizes = new Map(pairs.map((line) => [line.slice(0, line.indexOf(" ")), Number(line.split(" ")[1])]));
	return { value: entries.map((entry) => ({
		...entry,
		size: sizes.get(entry.object)
	})) };
}
function absentFile(place, onRead) {
	return {
		kind: "file",
		get place() {
			onRead();
			return place;
		}
	};
}
function isInWorkingTree(root, { mode, object, size, path }) {
	if (mode === LINK) return false;
	const absolute = join(root, path);
	try {
		const stats = lstatSync(absolute, { throwIfNoEntry: false });
		if (stats?.isFile() !== true || stats.size !== (size ?? stats.size)) return false;
		const content = lentBytes(absolute, DISK);
		if (content === void 0 || withheldBy(content) !== void 0) return false;
		return gitNameOf(content, object.length === 64 ? "sha256" : "sha1") === object;
	} catch {
		return false;
	}
}
function readEntry(line) {
	const [, mode, object, size, path] = /^(\d+) \w+ ([0-9a-f]+)(?: +(\d+|-|BAD))?\t(.+)$/s.exec(line) ?? [];
	if (mode === void 0 || object === void 0 || path === void 0) return [];
	return [{
		mode,
		object,
		size: size !== void 0 && /^\d+$/.test(size) ? Number(size) : void 0,
		path
	}];
}
function isSafePath(path) {
	if (path.includes("\ufffd") || sep === "\\" && /[\\:]/.test(path)) return false;
	return !isGitsOwn(path) && path.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..");
}
function isWanted({ path, size = 0 }) {
	return size <= (READ_BY_NAME.test(path) ? MAX_FILE_BYTES : MAX_OTHER_BYTES);
}
function staysInside(path, target) {
	if (posix.isAbsolute(target) || /^[a-z]:|\\/i.test(target) || target.includes("\0") || target === "") return false;
	const segments = target.split("/");
	const named = segments.findIndex((segment) => segment !== ".." && segment !== "." && segment !== "");
	if (named >= 0 && segments.slice(named).includes("..")) return false;
	const resolved = posix.join(posix.dirname(path), target);
	return resolved !== ".." && !resolved.startsWith("../") && !isGitsOwn(resolved);
}
function* batchesOf(entries) {
	let batch = [];
	let bytes = 0;
	for (const entry of entries) {
		const { size = 0 } = entry;
		if (batch.length > 0 && (bytes + size > BATCH_BYTES || batch.length >= BATCH_OBJECTS)) {
			yield batch;
			batch = [];
			bytes = 0;
		}
		batch.push(entry);
		bytes += size;
	}
	if (batch.length > 0) yield batch;
}
function readObjects(root, entries) {
	const outcome = runGit(root, ["cat-file", "--batch"], { input: entries.map(({ object }) => `${object}\n`).join("") });
	if (outcome.problem !== void 0) return { problem: `the files of the base cannot be read: ${outcome.problem.message}` };
	const { stdout } = outcome.value;
	let position = 0;
	return { value: entries.map(() => {
		const end = stdout.indexOf(LINE_FEED, position);
		if (end < 0) return void 0;
		const size = /^[0-9a-f]+ blob (\d+)$/.exec(stdout.toString("latin1", position, end))?.[1];
		position = end + 1;
		if (size === void 0) return void 0;
		const content = stdout.subarray(position, position + Number(size));
		position += Number(size) + 1;
		return content;
	}) };
}
function describeMissing(commit, files) {
	return `this clone lacks ${files === 1 ? "a file" : `${files} files`} of ${commit.slice(0, 12)}: ${PARTIAL_CLONE}`;
}

export { emptyFolder, isWanted, openCommit };