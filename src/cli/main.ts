import { VERSION } from "../model/version.js";

const words = process.argv.slice(2);
const [only] = words;

// What follows uses what older ones do not have: a line says so before anything fails.
if (process.getBuiltinModule === undefined) {
  process.stderr.write(
    `taintlint: Node.js ${process.versions.node} is too old: taintlint needs 20.16, or 22.3 or newer\n`,
  );
  process.exitCode = 2;
}
// Scripts ask for the version often: nothing else is loaded for it.
else if (words.length === 1 && (only === "--version" || only === "-V")) process.stdout.write(`${VERSION}\n`);
else await (await import("./program.js")).runTaintlint(words, VERSION);
