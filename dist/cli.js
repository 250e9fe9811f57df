#!/usr/bin/env node
// package.json
var version = "0.1.0";

// src/cli/main.ts
const words = process.argv.slice(2);
if (words.length === 1 && words[0] === "--version") process.stdout.write(`${version}\n`);
else await (await import("./chunks/program.js")).runProgram(words, version);

export {  };