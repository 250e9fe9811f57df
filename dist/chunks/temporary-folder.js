import { DEFINITION_MARK } from "./definitions.js";
import { createChartBudget } from "./chart-files.js";
import { hashBytes } from "./digest.js";
import { isInside } from "./lint.js";
import { makeTemporaryFolder, removeContents } from "./program.js";
import { readArchive } from "./read-archive.js";
const { isUtf8 } = process.getBuiltinModule("node:buffer");
const { closeSync, constants, fstatSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } = process.getBuiltinModule("node:fs");
const { tmpdir } = process.getBuiltinModule("node:os");
const { dirname, join, resolve } = process.getBuiltinModule("node:path");

// src/sources/render/temporary-folder.ts
const MEMORY = "/dev/shm";
const TMPFS = 16914836;
const LEAST_MEMORY = 1024 ** 3;
function hasMemory() {
	if (process.platform !== "linux" || tmpdir() !== "/tmp") return false;
	try {
		const { type, bavail, bsize } = statfsSync(MEMORY);
		return type === TMPFS && bavail * bsize >= LEAST_MEMORY;
	} catch {
		return false;
	}
}
function createTemporaryFolders() {
	const parent = resolve(tmpdir());
	const all = /* @__PURE__ */ new Set();
	const empty = [];
	function make() {
		const inMemory = hasMemory() ? makeTemporaryFolder(MEMORY).value : void 0;
		const made = inMemory === void 0 ? makeTemporaryFolder(parent) : { value: inMemory };
		if (made.value !== void 0) all.add(made.value);
		return made;
	}
	return {
		lend() {
			const known = empty.pop();
			return known === void 0 ? make() : { value: known };
		},
		takeBack(folder) {
			removeContents(folder);
			empty.push(folder);
		},
		removeAll() {
			for (const folder of all) rmSync(folder, {
				recursive: true,
				force: true
			});
		},
		absent: join(parent, "taintlint-absent")
	};
}
function fillFolder({ copies, files }, workingDirectory, folder, fileSystem, cut) {
	let isCut = false;
	const budget = createChartBudget();
	const makePath = createPathMaker(folder);
	const copied = copies.map(({ from, to, isManifest, isPacked }) => {
		const bytes = readRegularFile(resolve(workingDirectory, from), fileSystem);
		if (isPacked) unpackInto(makePath(to), bytes, budget);
		const less = isManifest && bytes.includes("CustomResourceDefinition") && isUtf8(bytes) ? cut(bytes.toString("utf8")) : void 0;
		isCut ||= less !== void 0;
		if (!isPacked) writeNew(makePath(to), less ?? bytes);
		return hashBytes(bytes);
	});
	for (const { path, text } of files) writeFileSync(makePath(path), text, { mode: 384 });
	return {
		copied,
		isCut
	};
}
function unpackInto(folder, bytes, budget) {
	const { value: files, problem } = readArchive(bytes, budget);
	if (problem !== void 0) throw new Error(problem);
	const makePath = createPathMaker(folder);
	for (const { path, text } of files) writeNew(makePath(path), text);
}
function readRegularFile(path, { open }) {
	const descriptor = open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
	try {
		if (!fstatSync(descriptor).isFile()) throw new Error("it is no file");
		return readFileSync(descriptor);
	} finally {
		closeSync(descriptor);
	}
}
function writeNew(path, bytes) {
	writeFileSync(path, bytes, {
		mode: 384,
		flag: "wx"
	});
}
function createPathMaker(folder) {
	const made = /* @__PURE__ */ new Set();
	return (path) => {
		const absolute = resolve(folder, path);
		if (absolute === folder || !isInside(folder, absolute)) throw new Error("a path leads out of the temporary folder");
		const parent = dirname(absolute);
		if (!made.has(parent)) mkdirSync(parent, { recursive: true });
		made.add(parent);
		return absolute;
	};
}

export { createTemporaryFolders, fillFolder, readRegularFile };