// Builds dist/: the bundles that run without node_modules, the licences of what they hold, and the
// declarations of the library.
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { rolldown } from "rolldown";
import config from "../rolldown.config.mjs";
import { bundledPackages, thirdPartyNotices } from "./third-party-notices.mjs";

const TYPES = join("dist", "types");
/** Copied, not bundled. */
const GRAMMAR = "node_modules/@tree-sitter-grammars/tree-sitter-hcl";
/** What the parser of Terraform's language is made of: read when it is needed, so that nothing else pays for it. */
const PARSER = ["node_modules/web-tree-sitter/web-tree-sitter.wasm", `${GRAMMAR}/tree-sitter-terraform.wasm`];
const RELATIVE_MODULE = /(?:from|import\()\s*"(\.[^"]+)\.js"/g;

const bundle = await rolldown(config);
const { output } = await bundle.write(config.output);
await bundle.close();
execFileSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "tsconfig.types.json"], { stdio: "inherit" });
removePrivateDeclarations();
const notices = thirdPartyNotices([...bundledPackages(output), GRAMMAR], "taintlint's bundle in dist/");
writeFileSync(join("dist", "THIRD-PARTY-NOTICES.txt"), notices);
// pre-commit starts it as it stands in the repository.
chmodSync(join("dist", "cli.js"), 0o755);
for (const file of PARSER) copyFileSync(file, join("dist", "chunks", basename(file)));

/** tsc declares every file that it compiles: only what the library's entry names is public. */
function removePrivateDeclarations() {
  const named = new Set([join(TYPES, "index.d.ts")]);
  for (const file of named) {
    for (const [, module] of readFileSync(file, "utf8").matchAll(RELATIVE_MODULE)) {
      named.add(join(dirname(file), `${module}.d.ts`));
    }
  }
  for (const entry of readdirSync(TYPES, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !named.has(file)) rmSync(file);
  }
}
