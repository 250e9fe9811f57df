// Builds the program as one executable that needs no Node.js: a copy of the Node.js that runs this script, with the program
// and the parser for Terraform inside of it. `node scripts/build-binary.mjs FOLDER` writes it, and an archive of it.
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { inject } from "postject";
import { rolldown } from "rolldown";
import { loadedAtOnce, parserInside } from "./binary/plugins.mjs";
import { inlinedTexts } from "./inlined-texts.mjs";

/** By which Node.js finds the place for a program, in every copy of it. */
const FUSE = "NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2";
const ASSETS = {
  "web-tree-sitter.wasm": "node_modules/web-tree-sitter/web-tree-sitter.wasm",
  "tree-sitter-terraform.wasm": "node_modules/@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-terraform.wasm",
};
const isMac = process.platform === "darwin";
const isWindows = process.platform === "win32";

/** An executable runs one script, as Node.js did before modules. */
async function bundle(file) {
  const built = await rolldown({
    ...{ platform: "node", input: "scripts/binary/main.mjs", plugins: [inlinedTexts, parserInside, loadedAtOnce] },
    resolve: { symlinks: false, alias: { yaml: resolve("node_modules/yaml/browser/dist/index.js") } },
    ...{ transform: { target: "node20" }, checks: { eval: false } },
  });
  await built.write({
    file,
    format: "cjs",
    codeSplitting: false,
    comments: { legal: false, annotation: false, jsdoc: false },
  });
  await built.close();
}

const [to = ""] = process.argv.slice(2);
if (to === "") throw new Error("use build-binary.mjs FOLDER");
const { name, version } = JSON.parse(readFileSync("package.json", "utf8"));
const title = `${name}-${version}-${isWindows ? "windows" : process.platform}-${process.arch === "x64" ? "amd64" : process.arch}`;
const folder = join(resolve(to), title);
mkdirSync(folder, { recursive: true });

const work = join(resolve(to), "work");
mkdirSync(work, { recursive: true });
const script = join(work, "main.cjs");
await bundle(script);
const blob = join(work, "program.blob");
const config = { main: script, output: blob, disableExperimentalSEAWarning: true, useCodeCache: true, assets: ASSETS };
writeFileSync(join(work, "sea.json"), JSON.stringify(config));
execFileSync(process.execPath, ["--experimental-sea-config", join(work, "sea.json")], {
  stdio: ["ignore", "ignore", "inherit"],
});

const program = join(folder, isWindows ? `${name}.exe` : name);
copyFileSync(process.execPath, program);
chmodSync(program, 0o755);
// A seventh of the file are symbols that only a debugger reads.
if (process.platform === "linux") execFileSync("strip", [program], { stdio: "inherit" });
if (isMac) execFileSync("codesign", ["--remove-signature", program]);
await inject(program, "NODE_SEA_BLOB", readFileSync(blob), {
  sentinelFuse: FUSE,
  ...(isMac ? { machoSegmentName: "NODE_SEA" } : {}),
});
if (isMac) execFileSync("codesign", ["--sign", "-", program]);
copyFileSync("LICENSE", join(folder, "LICENSE"));
copyFileSync("dist/THIRD-PARTY-NOTICES.txt", join(folder, "THIRD-PARTY-NOTICES.txt"));
// Paths without a drive: one with a colon is a host to tar.
execFileSync("tar", ["-czf", `${title}.tar.gz`, "-C", title, ...readdirSync(folder)], { cwd: resolve(to) });
rmSync(work, { recursive: true });
