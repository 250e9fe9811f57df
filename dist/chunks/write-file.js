import { chmodSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

// src/sources/write-file.ts
function writeFileAtomically(path, text) {
	const existing = statSync(path, { throwIfNoEntry: false });
	if (existing !== void 0 && !existing.isFile()) {
		writeFileSync(path, text);
		return;
	}
	const target = existing === void 0 ? path : realpathSync(path);
	mkdirSync(dirname(target), { recursive: true });
	const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
	try {
		writeFileSync(temporary, text);
		if (existing !== void 0) chmodSync(temporary, existing.mode);
		renameSync(temporary, target);
	} catch (error) {
		rmSync(temporary, { force: true });
		throw error;
	}
}

export { writeFileAtomically as t };