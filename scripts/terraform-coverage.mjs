// Lists every taint that the Terraform files of a checkout write down, as read, open or missed. For people who change
// the reader: node scripts/terraform-coverage.mjs FOLDER... (needs a current dist/).
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Language, Parser } from "web-tree-sitter";

const require = createRequire(import.meta.url);
const CLI = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const FILES = ["*.tf", "*.tofu", "*.tfvars", "*.hcl"];
const EFFECT = /^(?:no_?schedule|prefer_?no_?schedule|no_?execute)$/i;
const TAINT_TEXT = /^[\w./-]+(?:=[^:\s]*)?:(?:NoSchedule|PreferNoSchedule|NoExecute)$/;

await Parser.init();
const grammar = require.resolve("@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-terraform.wasm");
const parser = new Parser();
parser.setLanguage(await Language.load(grammar));

let missed = 0;
for (const folder of process.argv.slice(2)) missed += cover(resolve(folder));
process.exitCode = missed > 0 ? 1 : 0;

function cover(folder) {
  const git = (...words) => execFileSync("git", ["-C", folder, ...words], { encoding: "utf8", maxBuffer: 1e9 });
  const files = git("ls-files", "-z", "--", ...FILES)
    .split("\0")
    .filter(Boolean)
    .sort();
  const { pools = [] } = readPools(folder);
  const origins = pools.flatMap(({ origins: all }) => all.filter(({ taint, implied }) => taint && !implied));
  const openFiles = new Map();
  for (const { source, open, address } of pools) {
    const taints = open.find(({ field }) => field === "taints");
    if (taints) openFiles.set(source.file, `${address}: ${taints.why}`);
  }
  const counts = { read: 0, open: 0, missed: 0 };
  for (const file of files) {
    for (const { line, end, text } of taintsOf(readFileSync(join(folder, file), "utf8"))) {
      const isRead = origins.some((origin) => origin.file === file && origin.line >= line && origin.line <= end);
      const why = openFiles.get(file);
      const state = isRead ? "read" : why ? "open" : "missed";
      counts[state]++;
      if (state !== "read" || process.env.VERBOSE)
        console.log(`${state}\t${file}:${line}\t${text}${isRead || !why ? "" : `\t${why}`}`);
    }
  }
  console.log(
    `${folder}: ${pools.length} pools; ${counts.read} taints read, ${counts.open} open, ${counts.missed} missed`,
  );
  return counts.missed;
}

function readPools(folder) {
  const outcome = spawnSync(process.execPath, [CLI, "pools", "--format", "json"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  return outcome.stdout === "" ? {} : JSON.parse(outcome.stdout);
}

/** Blocks and objects with an effect, and texts `key=value:Effect`, that stand in no toleration. */
function taintsOf(text) {
  const found = [];
  const tree = parser.parse(text);
  const visit = (node, inToleration) => {
    const name =
      node.type === "attribute" || node.type === "object_elem" || node.type === "block"
        ? (node.children[0]?.text ?? "")
        : "";
    const tolerates =
      inToleration ||
      /toleration/i.test(name) ||
      (node.type === "block" && /toleration/i.test(node.children[1]?.text ?? ""));
    const span = { line: node.startPosition.row + 1, end: node.endPosition.row + 1 };
    const isTaint = (node.type === "block" || node.type === "object") && effectOf(node) !== undefined;
    if (!tolerates && isTaint) found.push({ ...span, text: node.text.replaceAll(/\s+/g, " ").slice(0, 100) });
    if (!tolerates && node.type === "string_lit" && TAINT_TEXT.test(node.text.slice(1, -1)))
      found.push({ ...span, text: node.text });
    for (const child of node.children) visit(child, tolerates);
  };
  visit(tree.rootNode, false);
  return found;
}

function effectOf(node) {
  const inside =
    node.type === "block" ? (node.children.find(({ type }) => type === "body")?.children ?? []) : node.children;
  const entry = inside.find(
    (child) => /^"?effect"?$/.test(child.children[0]?.text ?? "") && ["attribute", "object_elem"].includes(child.type),
  );
  const value = entry?.children.at(-1)?.text.replaceAll('"', "");
  // What a "dynamic" block, or a policy of a cloud, writes out is no taint of its own.
  if (value === undefined || /^(?:Allow|Deny)$/.test(value) || /\b(?:taint|statement)s?\.(?:value|key)\b/.test(value))
    return undefined;
  return EFFECT.test(value) || /\.|\$/.test(value) ? value : undefined;
}
