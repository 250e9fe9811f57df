#!/usr/bin/env node
import { VERSION } from "./chunks/version.js";

// src/sources/compiled-code.ts
const FOLDER = ".compile-cache";
function keepCompiledCode(dist, words) {
	if (process.env.CI !== void 0) return;
	const { enableCompileCache } = process.getBuiltinModule("node:module");
	if (enableCompileCache === void 0) return;
	const { existsSync, realpathSync, statSync } = process.getBuiltinModule("node:fs");
	const { basename, dirname, join, resolve, sep } = process.getBuiltinModule("node:path");
	if (basename(dist) !== "dist") return;
	const own = dirname(dist);
	const outermostRepository = (path) => {
		let outermost = path;
		for (let current = path;; current = dirname(current)) {
			if (existsSync(join(current, ".git"))) outermost = current;
			if (dirname(current) === current) return outermost;
		}
	};
	try {
		if (process.getuid !== void 0 && statSync(own).uid !== process.getuid()) return;
		const named = words.map((word) => resolve(word.slice(word.indexOf("=") + 1))).filter((path) => existsSync(path));
		if ([process.cwd(), ...named].map((path) => outermostRepository(realpathSync(path))).some((folder) => `${own}${sep}`.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`))) return;
		enableCompileCache(join(own, FOLDER));
	} catch {}
}

// src/cli/main.ts
const words = process.argv.slice(2);
const [only] = words;
if (process.getBuiltinModule === void 0) {
	process.stderr.write(`taintlint: Node.js ${process.versions.node} is too old: taintlint needs 20.16, or 22.3 or newer\n`);
	process.exitCode = 2;
} else if (words.length === 1 && (only === "--version" || only === "-V")) process.stdout.write(`${VERSION}\n`);
else {
	keepCompiledCode(import.meta.dirname, words);
	await (await import("./chunks/program.js")).runTaintlint(words, VERSION);
}

export {  };