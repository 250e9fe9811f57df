import { FETCHED_ARCHIVE, decodeText, isInside, lstatSync, namesIn, readFileSync, realpathSync, relativePath, statSync } from "./lint.js";
import { systemErrorCode } from "./program.js";
const { gunzipSync } = process.getBuiltinModule("node:zlib");
const { basename, dirname, join, relative, resolve, sep } = process.getBuiltinModule("node:path");

// src/sources/render/read-archive.ts
const BLOCK = 512;
const MAX_BYTES = 67108864;
const MAX_DEPTH = 4;
const NAME = {
	start: 0,
	end: 100
};
const SIZE = {
	start: 124,
	end: 136
};
const CHECKSUM = {
	start: 148,
	end: 156
};
const TYPE = 156;
const MAGIC = {
	start: 257,
	end: 263
};
const PREFIX = {
	start: 345,
	end: 500
};
const SPACE = 32;
function readArchive(bytes, depth = 0) {
	if (depth === MAX_DEPTH) return void 0;
	const tar = unzip(bytes);
	if (tar === void 0) return void 0;
	const files = [];
	let longName;
	for (let at = 0; at + BLOCK <= tar.length;) {
		const header = tar.subarray(at, at + BLOCK);
		if (header.every((byte) => byte === 0)) return tar.subarray(at).every((byte) => byte === 0) ? files : void 0;
		const size = octal(header, SIZE);
		if (size === void 0 || !isIntact(header)) return void 0;
		const content = tar.subarray(at + BLOCK, at + BLOCK + size);
		if (content.length < size) return void 0;
		at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
		const type = String.fromCharCode(header[TYPE] ?? 0);
		if (type === "L") longName = textOf(content, {
			start: 0,
			end: size
		});
		else if (type === "x") {
			const path = pathOfRecords(content.toString("utf8"));
			if (path === void 0) return void 0;
			longName = path === "" ? longName : path;
		} else if (type === "0" || type === "\0") {
			const path = longName ?? nameOf(header);
			longName = void 0;
			const inner = path.endsWith(".tgz") ? readArchive(content, depth + 1) : [];
			if (inner === void 0) return void 0;
			const { value: text } = decodeText(content);
			files.push(...text === void 0 ? [] : [{
				path,
				text
			}], ...inner);
		} else if (type === "5" || type === "g") longName = void 0;
		else return void 0;
	}
	return files;
}
function unzip(bytes) {
	try {
		return gunzipSync(bytes, { maxOutputLength: MAX_BYTES });
	} catch {
		return;
	}
}
function textOf(block, { start, end }) {
	const text = block.toString("utf8", start, end);
	const zero = text.indexOf("\0");
	return zero < 0 ? text : text.slice(0, zero);
}
function octal(header, field) {
	const digits = textOf(header, field).trim();
	return /^[0-7]{1,11}$/.test(digits) ? Number.parseInt(digits, 8) : void 0;
}
function isIntact(header) {
	let sum = 0;
	for (const [index, byte] of header.entries()) sum += index >= CHECKSUM.start && index < CHECKSUM.end ? SPACE : byte;
	return octal(header, CHECKSUM) === sum;
}
function nameOf(header) {
	const prefix = textOf(header, MAGIC) === "ustar" ? textOf(header, PREFIX) : "";
	const name = textOf(header, NAME);
	return prefix === "" ? name : `${prefix}/${name}`;
}
function pathOfRecords(text) {
	let path = "";
	for (let at = 0; at < text.length;) {
		const length = Number(/^\d+(?= )/.exec(text.slice(at))?.[0]);
		if (!(length > 0)) return void 0;
		const [, key, value = ""] = /^\d+ ([^=]+)=(.*)\n$/s.exec(text.slice(at, at + length)) ?? [];
		if (key === void 0 || key === "size" || key === "linkpath" || key.startsWith("GNU.sparse")) return void 0;
		if (key === "path") path = value;
		at += length;
	}
	return path;
}

// src/sources/render/repository-files.ts
function createRepositoryFiles({ workingDirectory, tree, read }) {
	const root = realpathSync(tree.root);
	const known = /* @__PURE__ */ new Map();
	function isConfined(realPath) {
		return isInside(root, realPath) && !relative(root, realPath).split(sep).includes(".git");
	}
	function lookUpAnew(absolute) {
		const real = realPathOf(absolute);
		if (real === void 0) return isConfined(nearestRealPath(absolute)) ? void 0 : "outside";
		if (!isConfined(real)) return "outside";
		const stats = statSync(real, { throwIfNoEntry: false });
		if (stats?.isDirectory() === true) return "folder";
		if (stats?.isFile() !== true) return void 0;
		return tree.counts(real) ? "file" : "ignored";
	}
	function lookUp(path) {
		const absolute = resolve(workingDirectory, path);
		if (!known.has(absolute)) known.set(absolute, lookUpAnew(absolute));
		return known.get(absolute);
	}
	const realWorkingDirectory = realpathSync(workingDirectory);
	return {
		workingDirectory: relativePath(root, realWorkingDirectory),
		lookUp,
		realPath(path) {
			const found = lookUp(path);
			if (found !== "file" && found !== "folder") return void 0;
			const real = realPathOf(resolve(workingDirectory, path));
			return real === void 0 ? void 0 : relativePath(realWorkingDirectory, real);
		},
		read: (path) => lookUp(path) === "file" ? read(resolve(workingDirectory, path)) : void 0,
		unpack(path) {
			if (lookUp(path) !== "file") return void 0;
			try {
				return readArchive(readFileSync(resolve(workingDirectory, path)));
			} catch {
				return;
			}
		},
		list(folder) {
			if (lookUp(folder) !== "folder") return [];
			const absolute = resolve(workingDirectory, folder);
			const { paths } = tree.below(absolute);
			return [.../* @__PURE__ */ new Set([...paths, ...paths.flatMap((path) => archivesBeside(absolute, path))])].map((path) => join(absolute, path)).filter((path) => lstatSync(path, { throwIfNoEntry: false }) !== void 0).map((path) => relativePath(workingDirectory, path)).sort();
		}
	};
}
function archivesBeside(folder, path) {
	if (basename(path) !== "Chart.yaml") return [];
	const charts = join(dirname(path), "charts");
	return namesIn(join(folder, charts)).filter((name) => FETCHED_ARCHIVE.test(name)).map((name) => join(charts, name));
}
function realPathOf(path) {
	try {
		return realpathSync(path);
	} catch (error) {
		const code = systemErrorCode(error);
		if (code === "ENOENT" || code === "ENOTDIR" || code === "ELOOP" || code === "ENAMETOOLONG") return void 0;
		return sep;
	}
}
function nearestRealPath(path) {
	for (let folder = dirname(path);; folder = dirname(folder)) {
		const real = realPathOf(folder);
		if (real !== void 0) return real;
		if (dirname(folder) === folder) return folder;
	}
}

export { createRepositoryFiles };