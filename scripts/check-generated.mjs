// Proves that everything generated is current: generates it anew in a copy of the working tree and compares bytes.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve, sep } from "node:path";
import { GENERATORS } from "./generated.mjs";

const root = resolve(import.meta.dirname, "..");
const copy = mkdtempSync(join(tmpdir(), "taintlint-generated-"));
const outputs = GENERATORS.flatMap((generator) => generator.outputs);
const LEFT_OUT = new Set(["node_modules", ".git", "test"]);

function filesOf(base, path) {
  const full = join(base, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(base, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

try {
  cpSync(root, copy, { recursive: true, filter: (source) => !LEFT_OUT.has(relative(root, source)) });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "dir");
  // A file that no generator writes any more must not survive in the copy. README.md and three pages are generated in parts only.
  for (const output of outputs) {
    if (existsSync(join(copy, output)) && statSync(join(copy, output)).isDirectory()) {
      rmSync(join(copy, output), { recursive: true });
    }
  }
  for (const { script } of GENERATORS) execFileSync(process.execPath, [script], { cwd: copy, stdio: "inherit" });
  const stale = [];
  let compared = 0;
  for (const output of outputs) {
    for (const file of new Set([...filesOf(root, output), ...filesOf(copy, output)])) {
      compared++;
      const [before, after] = [join(root, file), join(copy, file)];
      if (!existsSync(before)) stale.push(`${file}: missing`);
      else if (!existsSync(after)) stale.push(`${file}: no longer generated`);
      else if (!readFileSync(before).equals(readFileSync(after))) stale.push(`${file}: stale`);
    }
  }
  if (compared === 0) throw new Error("nothing generated was found to compare");
  for (const line of stale) process.stderr.write(`${line}\n`);
  if (stale.length > 0) {
    process.stderr.write('generated files are not current: run "npm run generate" and commit the result\n');
    process.exitCode = 1;
  } else {
    process.stdout.write(`${compared} generated files are current\n`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
