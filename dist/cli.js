#!/usr/bin/env node
import { VERSION } from "./chunks/version.js";

// src/cli/main.ts
const words = process.argv.slice(2);
const [only] = words;
if (process.getBuiltinModule === void 0) {
	process.stderr.write(`taintlint: Node.js ${process.versions.node} is too old: taintlint needs 20.16, or 22.3 or newer\n`);
	process.exitCode = 2;
} else if (words.length === 1 && (only === "--version" || only === "-V")) process.stdout.write(`${VERSION}\n`);
else await (await import("./chunks/program.js")).runTaintlint(words, VERSION);

export {  };