#!/usr/bin/env node
import { t as VERSION } from "./chunks/version.js";

// src/cli/main.ts
const words = process.argv.slice(2);
if (words.length === 1 && words[0] === "--version") process.stdout.write(`${VERSION}\n`);
else await (await import("./chunks/program2.js")).runProgram(words, VERSION);

export {  };