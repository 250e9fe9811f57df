import { describeChart, joinPath, keyOfChart, parentFolder } from "./core.js";
import { MOST_ARCHIVE_BYTES, TOO_MANY_BYTES } from "./chart-files.js";
import { hashBytes } from "./digest.js";
import { DISK, writeThrough } from "./lint.js";
import { describeSystemError, unstopped } from "./program.js";
import { readLocked } from "./read-archive.js";
import { readRegularFile } from "./temporary-folder.js";
const { chmodSync, mkdirSync, statSync } = process.getBuiltinModule("node:fs");
const { join } = process.getBuiltinModule("node:path");

// src/sources/render/chart-store.ts
function openChartStore(cacheFolder) {
	const folder = join(cacheFolder, "charts");
	const pathOf = (digest) => join(folder, `${digest}.tgz`);
	return {
		open(digest) {
			const path = pathOf(digest);
			try {
				const stats = /^[0-9a-f]{64}$/.test(digest) ? statSync(path, { throwIfNoEntry: false }) : void 0;
				if (stats === void 0) return { value: void 0 };
				if (stats.size > 67108864) return { problem: TOO_MANY_BYTES };
				const bytes = readRegularFile(path, DISK);
				if (hashBytes(bytes) !== digest) return { problem: `"${path}" holds other bytes than those that were locked` };
				return { value: bytes };
			} catch (error) {
				return { problem: describeSystemError(error) };
			}
		},
		put(archive) {
			const digest = hashBytes(archive);
			mkdirSync(folder, {
				recursive: true,
				mode: 448
			});
			chmodSync(folder, 448);
			const temporary = join(folder, `${digest}.${crypto.randomUUID()}.tmp`);
			unstopped(() => writeThrough(temporary, pathOf(digest), archive));
		}
	};
}
function withLockedCharts(files, lockPath, byKey, store) {
	const folders = /* @__PURE__ */ new Map();
	const texts = /* @__PURE__ */ new Map();
	const known = /* @__PURE__ */ new Set();
	const absent = [];
	const lacking = [];
	const refused = [];
	const prefix = `${joinPath(lockPath)}/`;
	const holds = (path) => {
		const own = joinPath(path);
		const end = own.indexOf("/", prefix.length);
		return own.startsWith(prefix) ? own.slice(0, end < 0 ? own.length : end) : void 0;
	};
	function open(chart) {
		const { value: archive, problem: unread } = store?.open(chart.digest) ?? {};
		const { value, problem = unread } = archive === void 0 ? {} : readLocked(chart, archive);
		if (problem !== void 0) refused.push(`chart ${describeChart(chart)} is refused: ${problem}`);
		else if (value === void 0) absent.push(chart);
		if (value === void 0) return void 0;
		const folder = `${prefix}${chart.name}-${chart.digest}`;
		const entries = value.map(({ path, text }) => [`${folder}/${path}`, {
			path: `${folder}/${path}`,
			text
		}]);
		texts.set(folder, new Map(entries));
		for (const [path] of entries) for (let at = parentFolder(path); at.length >= folder.length && !known.has(at); at = parentFolder(at)) known.add(at);
		return folder;
	}
	const chartOf = (path) => texts.get(holds(path) ?? "");
	const read = (path) => chartOf(path)?.get(joinPath(path));
	function list(folder) {
		const own = joinPath(folder);
		return [...chartOf(own)?.keys() ?? []].filter((path) => path.startsWith(`${own}/`)).sort();
	}
	function lookUp(path) {
		if (read(path) !== void 0) return "file";
		return known.has(joinPath(path)) ? "folder" : void 0;
	}
	return {
		absent: () => absent.filter((chart) => byKey.get(keyOfChart(chart)) === chart),
		lacking: () => lacking.filter((chart) => !byKey.has(keyOfChart(chart))),
		refused: () => refused,
		files: {
			...files,
			lookUp: (path) => holds(path) ? lookUp(path) : files.lookUp(path),
			realPath: (path) => holds(path) ? joinPath(path) : files.realPath(path),
			read: (path) => holds(path) ? read(path) : files.read(path),
			unpack: (path, budget) => holds(path) ? { problem: "it cannot be read" } : files.unpack(path, budget),
			list: (folder) => holds(folder) ? list(folder) : files.list(folder),
			outside: {
				holds,
				folderOf(wanted) {
					const chart = byKey.get(keyOfChart(wanted));
					if (chart === void 0) lacking.push(wanted);
					if (chart === void 0) return void 0;
					if (!folders.has(chart)) folders.set(chart, open(chart));
					return folders.get(chart);
				}
			}
		}
	};
}

export { openChartStore, withLockedCharts };