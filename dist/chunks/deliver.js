import { t as describeSystemError } from "./system-error.js";
import { basename, dirname, join, resolve } from "node:path";
import { chmodSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";

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

// src/cli/run-error.ts
function formatRunError({ message, range }) {
	if (range === void 0) return `taintlint: ${message}`;
	return `${range.file}:${range.line}:${range.column}: error: ${message}`;
}

// src/cli/deliver.ts
function deliver(result, workingDirectory) {
	const failures = writeReports(result.reports, workingDirectory);
	for (const { file, text } of result.reports) if (file === void 0) process.stdout.write(text);
	const errors = [...result.errors, ...failures];
	for (const error of errors) process.stderr.write(`${formatRunError(error)}\n`);
	return failures.length > 0 ? 2 : result.exitCode;
}
function writeReports(reports, workingDirectory) {
	const failures = [];
	for (const { file, text } of reports) {
		if (file === void 0) continue;
		try {
			writeFileAtomically(resolve(workingDirectory, file), text);
		} catch (error) {
			failures.push({ message: `"${file}" cannot be written: ${describeSystemError(error)}` });
		}
	}
	return failures;
}

export { writeReports as n, formatRunError as r, deliver as t };