import { TOO_MANY_BYTES } from "./chart-files.js";
import { describeSystemError, namesIn, systemErrorCode } from "./program.js";
import { FETCHED_ARCHIVE, gitFolderTest, isInside, lentBytes, relativePath } from "./lint.js";
import { readArchive } from "./read-archive.js";
const { basename, dirname, join, parse, resolve, sep } = process.getBuiltinModule("node:path");

// src/sources/render/repository-files.ts
function createRepositoryFiles({ workingDirectory, tree, read }) {
	const { fileSystem } = tree;
	const root = fileSystem.realpath(tree.root);
	const realWorkingDirectory = fileSystem.realpath(workingDirectory);
	const known = /* @__PURE__ */ new Map();
	const folders = /* @__PURE__ */ new Map();
	const isGits = gitFolderTest(root, fileSystem);
	function isConfined(realPath) {
		return isInside(root, realPath) && !isGits(realPath);
	}
	function lookUpAnew(absolute) {
		const { real, stats } = resolveLinks(absolute);
		if (real === void 0) return { kind: isConfined(nearestRealPath(absolute)) ? void 0 : "outside" };
		if (!isConfined(real)) return { kind: "outside" };
		const own = relativePath(realWorkingDirectory, real);
		if (stats?.isDirectory() === true) return {
			kind: "folder",
			real: own
		};
		if (stats?.isFile() !== true) return { kind: void 0 };
		return tree.counts(real) ? {
			kind: "file",
			real: own
		} : { kind: "ignored" };
	}
	function find(path) {
		const absolute = resolve(workingDirectory, path);
		const found = known.get(absolute) ?? lookUpAnew(absolute);
		known.set(absolute, found);
		return found;
	}
	function resolveLinks(absolute) {
		const folder = realFolder(dirname(absolute));
		if (folder === void 0) return {};
		const path = join(folder, basename(absolute));
		const own = folder === sep ? "unseen" : entryAt(path, fileSystem);
		if (own === void 0) return {};
		if (own !== "unseen" && !own.isSymbolicLink()) return {
			real: path,
			stats: own
		};
		const real = realPathOf(absolute, fileSystem);
		return real === void 0 ? {} : {
			real,
			stats: fileSystem.stat(real)
		};
	}
	function realFolder(path) {
		if (!folders.has(path)) folders.set(path, realPathOf(path, fileSystem));
		return folders.get(path);
	}
	function nearestRealPath(absolute) {
		let nearest = parse(absolute).root;
		for (let end = absolute.indexOf(sep, nearest.length); end >= 0; end = absolute.indexOf(sep, end + 1)) {
			const real = realFolder(absolute.slice(0, end));
			if (real === void 0) break;
			nearest = real;
		}
		return nearest;
	}
	const lookUp = (path) => find(path).kind;
	return {
		fromRoot: (path) => relativePath(root, resolve(realWorkingDirectory, path)),
		lookUp,
		realPath: (path) => find(path).real,
		read: (path) => lookUp(path) === "file" ? read(resolve(workingDirectory, path)) : void 0,
		unpack(path, budget) {
			if (lookUp(path) !== "file") return { problem: "it cannot be read" };
			try {
				const bytes = lentBytes(resolve(workingDirectory, path), fileSystem);
				return bytes === void 0 ? { problem: TOO_MANY_BYTES } : readArchive(bytes, budget);
			} catch (error) {
				return { problem: describeSystemError(error) };
			}
		},
		list(folder) {
			if (lookUp(folder) !== "folder") return [];
			const absolute = resolve(workingDirectory, folder);
			const { paths } = tree.below(absolute);
			return [.../* @__PURE__ */ new Set([...paths, ...paths.flatMap((path) => archivesBeside(absolute, path, fileSystem))])].map((path) => relativePath(workingDirectory, join(absolute, path))).filter((path) => lookUp(path) !== void 0).sort();
		}
	};
}
function archivesBeside(folder, path, fileSystem) {
	if (basename(path) !== "Chart.yaml") return [];
	const charts = join(dirname(path), "charts");
	return namesIn(join(folder, charts), fileSystem).filter((name) => FETCHED_ARCHIVE.test(name)).map((name) => join(charts, name));
}
function entryAt(path, { lstat }) {
	try {
		return lstat(path);
	} catch {
		return "unseen";
	}
}
function realPathOf(path, { realpath }) {
	try {
		return realpath(path);
	} catch (error) {
		const code = systemErrorCode(error);
		if (code === "ENOENT" || code === "ENOTDIR" || code === "ELOOP" || code === "ENAMETOOLONG") return void 0;
		return sep;
	}
}

export { createRepositoryFiles };