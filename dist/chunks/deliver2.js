import { t as describeSystemError } from "./system-error.js";
import { t as writeFileAtomically } from "./write-file.js";
import { t as formatRunError } from "./run-error.js";
import { t as logText } from "./workflow-log.js";
import { resolve } from "node:path";

// src/cli/deliver.ts
function deliver(result, workingDirectory) {
	for (const message of result.messages ?? []) process.stderr.write(logText(`taintlint: ${message}\n`, process.env));
	const failures = writeReports(result.reports, workingDirectory);
	for (const { file, text } of result.reports) if (file === void 0) process.stdout.write(text);
	const errors = [...result.errors, ...failures];
	for (const error of errors) process.stderr.write(logText(`${formatRunError(error)}\n`, process.env));
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

export { writeReports as n, deliver as t };