// biome-ignore lint/correctness/useImportExtensions: a JSON file is no module of this project.
import packageJson from "../../package.json" with { type: "json" };

const words = process.argv.slice(2);

// Scripts ask for the version often: nothing else is loaded for it.
if (words.length === 1 && words[0] === "--version") process.stdout.write(`${packageJson.version}\n`);
else await (await import("./program.js")).runProgram(words, packageJson.version);
