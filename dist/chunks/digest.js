import { describeSystemError } from "./program.js";
const { mkdtempSync, readdirSync, realpathSync, rmSync, rmdirSync, unlinkSync } = process.getBuiltinModule("node:fs");
const { join } = process.getBuiltinModule("node:path");
const { tmpdir } = process.getBuiltinModule("node:os");

// src/sources/temporary-folder.ts
const SIGNALS = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
const PREFIX = "taintlint-";
function makeTemporaryFolder(parent = tmpdir()) {
	try {
		return { value: realpathSync(mkdtempSync(join(parent, PREFIX))) };
	} catch (error) {
		return { problem: `no temporary folder can be made in "${parent}": ${describeSystemError(error)}` };
	}
}
async function withTemporaryFolder(use) {
	const made = makeTemporaryFolder();
	if (made.problem !== void 0) return made;
	const folder = made.value;
	const remove = () => removeFolder(folder);
	const stop = cleanAtEnd(remove);
	try {
		return { value: await use(folder) };
	} finally {
		stop();
		remove();
	}
}
function cleanAtEnd(clean) {
	const onSignal = (signal) => {
		clean();
		stop();
		process.kill(process.pid, signal);
	};
	const stop = () => {
		for (const signal of SIGNALS) process.off(signal, onSignal);
		process.off("exit", clean);
	};
	for (const signal of SIGNALS) process.on(signal, onSignal);
	process.on("exit", clean);
	return stop;
}
function removeFolder(folder) {
	try {
		removeEntries(folder);
	} catch {
		rmSync(folder, {
			recursive: true,
			force: true,
			maxRetries: 3
		});
	}
}
function removeEntries(folder) {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) removeEntries(path);
		else unlinkSync(path);
	}
	rmdirSync(folder);
}

// src/sources/digest.ts
function hashBytes(bytes) {
	return hash("sha256").update(bytes).digest("hex");
}
function gitNameOf(content, kind) {
	return hash(kind).update(`blob ${content.length}\0`).update(content).digest("hex");
}
function hash(kind) {
	return process.getBuiltinModule("node:crypto").createHash(kind);
}

export { cleanAtEnd, gitNameOf, hashBytes, makeTemporaryFolder, withTemporaryFolder };