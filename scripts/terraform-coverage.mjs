// Lists every taint and every label of nodes that the Terraform files of a checkout write down, as read, open or missed.
// For people who change the reader: node scripts/terraform-coverage.mjs FOLDER... (needs a current dist/).
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
const NODE_LABELS = /^(?:node_labels|kubernetes_labels|k8s_labels|agents_labels)$/;
const BESIDE_LABELS =
  /^"?(?:instance_types?|machine_type|vm_size|ami_type|capacity_type|taints?|node_group_name|min_size|min_count|disk_size_gb)"?$/;

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
  const told = [countsOf("taint", taintsOf), countsOf("label", labelsOf)];
  const figures = told.map(({ what, read, open, missed: no }) => `${read} ${what}s read, ${open} open, ${no} missed`);
  console.log(`${folder}: ${pools.length} pools; ${figures.join("; ")}`);
  return told.reduce((sum, counts) => sum + counts.missed, 0);

  function countsOf(what, find) {
    const origins = pools.flatMap(({ origins: all }) => all.filter((origin) => origin[what] && !origin.implied));
    const openFiles = new Map();
    for (const { source, open, address } of pools) {
      const field = open.find((one) => one.field === `${what}s`);
      if (field) openFiles.set(source.file, `${address}: ${field.why}`);
    }
    const counts = { what, read: 0, open: 0, missed: 0 };
    for (const file of files) {
      for (const { line, end, text } of find(readFileSync(join(folder, file), "utf8"))) {
        const isRead = origins.some((origin) => origin.file === file && origin.line >= line && origin.line <= end);
        const why = openFiles.get(file);
        const state = isRead ? "read" : why ? "open" : "missed";
        counts[state]++;
        if (state !== "read" || process.env.VERBOSE)
          console.log(`${state}\t${file}:${line}\t${text}${isRead || !why ? "" : `\t${why}`}`);
      }
    }
    return counts;
  }
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
    const isTag =
      node.type === "object" &&
      entriesIn(node).some(({ text }) => /^"?key"?\s*=/.test(text) && text.includes("/node-template/"));
    if (!tolerates && node.type === "string_lit" && tellsTaint(node.text.slice(1, -1)))
      found.push({ ...span, text: node.text });
    for (const child of isTag ? [] : node.children) visit(child, tolerates);
  };
  visit(tree.rootNode, false);
  return found;
}

/** The entries of objects under a name for labels of nodes, or `labels` beside what only a node pool has. */
function labelsOf(text) {
  const found = [];
  const visit = (node) => {
    const entries = entriesIn(node);
    const isPool = entries.some(({ children: [name] }) => BESIDE_LABELS.test(name?.text ?? ""));
    for (const { children } of entries) {
      const name = (children[0]?.text ?? "").replaceAll('"', "");
      if (!NODE_LABELS.test(name) && !(name === "labels" && isPool)) continue;
      const value = firstObjectIn(children.at(-1));
      for (const entry of value === undefined ? [] : entriesIn(value)) {
        const { startPosition, endPosition, text: written } = entry;
        found.push({ line: startPosition.row + 1, end: endPosition.row + 1, text: written.slice(0, 100) });
      }
    }
    for (const child of node.children) visit(child);
  };
  visit(parser.parse(text).rootNode);
  return found;
}

/** The object that a value is, and none that stands within a call or a condition. */
function firstObjectIn(node) {
  if (node === undefined || node.type === "object") return node;
  return node.children.length === 1 ? firstObjectIn(node.children[0]) : undefined;
}

function entriesIn(node) {
  const inside =
    node.type === "block" ? (node.children.find(({ type }) => type === "body")?.children ?? []) : node.children;
  return inside.filter(({ type }) => type === "attribute" || type === "object_elem");
}

/** A taint as text, or what tells the kubelet of some. */
function tellsTaint(text) {
  return TAINT_TEXT.test(text) || /--register-with-taints[= ]+[\w./-]+(?:=[^:\s]*)?:(?:No|Prefer)/.test(text);
}

function effectOf(node) {
  const entry = entriesIn(node).find((child) => /^"?effect"?$/.test(child.children[0]?.text ?? ""));
  const value = entry?.children.at(-1)?.text.replaceAll('"', "");
  // What a "dynamic" block, or a policy of a cloud, writes out is no taint of its own.
  if (value === undefined || /^(?:Allow|Deny)$/.test(value) || /\b(?:taint|statement)s?\.(?:value|key)\b/.test(value))
    return undefined;
  return EFFECT.test(value) || /\.|\$/.test(value) ? value : undefined;
}
