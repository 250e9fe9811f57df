import { VERSION } from "../model/version.js";

const words = process.argv.slice(2);

// Scripts ask for the version often: nothing else is loaded for it.
if (words.length === 1 && words[0] === "--version") process.stdout.write(`${VERSION}\n`);
else await (await import("./program.js")).runProgram(words, VERSION);
