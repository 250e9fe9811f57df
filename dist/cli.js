#!/usr/bin/env node
import { VERSION } from "./chunks/version.js";

// src/cli/main.ts
const LEAST_NODE = 20;
const words = process.argv.slice(2);
const [only] = words;
if (Number.parseInt(process.versions.node, 10) < LEAST_NODE) {
	process.stderr.write(`taintlint: Node.js ${process.versions.node} is too old: taintlint needs ${LEAST_NODE} or newer\n`);
	process.exitCode = 2;
} else if (words.length === 1 && (only === "--version" || only === "-V")) process.stdout.write(`${VERSION}\n`);
else await (await import("./chunks/program.js")).runTaintlint(words, VERSION);

export {  };