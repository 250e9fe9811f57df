import { hashBytes } from "./lint.js";
const { randomUUID } = process.getBuiltinModule("node:crypto");
const { lstatSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } = process.getBuiltinModule("node:fs");
const { isAbsolute, join } = process.getBuiltinModule("node:path");

// src/sources/render/cache-folder.ts
function cacheFolder(environment, platform = process.platform) {
	const { XDG_CACHE_HOME, HOME, LOCALAPPDATA } = environment;
	if (XDG_CACHE_HOME !== void 0 && isAbsolute(XDG_CACHE_HOME)) return join(XDG_CACHE_HOME, "taintlint");
	if (platform === "win32") return LOCALAPPDATA ? join(LOCALAPPDATA, "taintlint", "cache") : void 0;
	if (HOME === void 0 || !isAbsolute(HOME)) return void 0;
	return platform === "darwin" ? join(HOME, "Library", "Caches", "taintlint") : join(HOME, ".cache", "taintlint");
}

// src/sources/sealed-entries.ts
const ENTRY_LIMITS = {
	days: 30,
	bytes: 200 * 1024 ** 2
};
const ENTRY_NAME = /^[0-9a-f]{64}$/;
const MS_PER_DAY = 864e5;
const TIDIED = "tidied";
const FRESH_MS = MS_PER_DAY / 24;
function openSealedEntries(entries, format, limits = ENTRY_LIMITS) {
	let isTidied = false;
	return {
		get(key) {
			const path = join(entries, key);
			try {
				const stats = lstatSync(path);
				const isOwn = process.getuid === void 0 || stats.uid === process.getuid();
				if (!stats.isFile() || !isOwn || stats.size > limits.bytes) return void 0;
				const output = openEntry(readFileSync(path, "utf8"), format, key);
				if (output !== void 0 && Date.now() - stats.mtimeMs > FRESH_MS) touch(path);
				return output;
			} catch {
				return;
			}
		},
		put(key, output) {
			const temporary = join(entries, `${key}.${randomUUID()}.tmp`);
			try {
				mkdirSync(entries, {
					recursive: true,
					mode: 448
				});
				writeFileSync(temporary, sealEntry(output, format, key), {
					mode: 384,
					flag: "wx"
				});
				renameSync(temporary, join(entries, key));
				if (!isTidied) tidy(entries, limits);
				isTidied = true;
				return true;
			} catch {
				discard(temporary);
				return false;
			}
		}
	};
}
function sealEntry(output, format, key) {
	return `${format} ${key} ${hashBytes(output)}\n${output}`;
}
function openEntry(text, format, key) {
	const lineEnd = text.indexOf("\n");
	const output = text.slice(lineEnd + 1);
	return text.slice(0, lineEnd) === `${format} ${key} ${hashBytes(output)}` ? output : void 0;
}
function discard(path) {
	try {
		rmSync(path, { force: true });
	} catch {}
}
function touch(path) {
	const now = /* @__PURE__ */ new Date();
	utimesSync(path, now, now);
}
function tidy(folder, { days, bytes }) {
	const mark = join(folder, TIDIED);
	const now = Date.now();
	if (now - (lstatSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? 0) < MS_PER_DAY) return;
	writeFileSync(mark, "", { mode: 384 });
	touch(mark);
	const isOurs = (name) => ENTRY_NAME.test(name.slice(0, 64)) && (name.length === 64 || name.endsWith(".tmp"));
	const entries = readdirSync(folder).filter(isOurs).flatMap((name) => {
		const stats = lstatSync(join(folder, name), { throwIfNoEntry: false });
		return stats === void 0 ? [] : [{
			path: join(folder, name),
			size: stats.size,
			usedMs: stats.mtimeMs
		}];
	}).sort((a, b) => b.usedMs - a.usedMs);
	let total = 0;
	for (const { path, size, usedMs } of entries) {
		total += size;
		if (total > bytes || now - usedMs > days * MS_PER_DAY) rmSync(path, { force: true });
	}
}

export { ENTRY_LIMITS, cacheFolder, openSealedEntries };