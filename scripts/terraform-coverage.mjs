// Lists every taint and every label of nodes that the Terraform files of a checkout write down: read, open (why), of no
// pool (why), or missed. For people who change the reader: node scripts/terraform-coverage.mjs FOLDER... (needs a current
// dist/). It ends with a table in Markdown, and with exit code 1 where something is missed or read wrong.
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Language, Parser } from "web-tree-sitter";
import { loadSource } from "./load-source.mjs";

const require = createRequire(import.meta.url);
const CLI = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const FILES = ["*.tf", "*.tofu", "*.tfvars", "*.hcl"];
const EFFECT = /^(?:no_?schedule|prefer_?no_?schedule|no_?execute)$/i;
const TAINT_TEXT = /^[\w./-]+(?:=[^:\s]*)?:(?:NoSchedule|PreferNoSchedule|NoExecute)$/;
const NODE_LABELS = /^(?:node_labels|kubernetes_labels|k8s_labels|agents_labels)$/;
const BESIDE_LABELS =
  /^"?(?:instance_types?|machine_type|vm_size|ami_type|capacity_type|taints?|node_group_name|min_size|min_count|disk_size_gb)"?$/;
const STATES = ["read", "open", "no pool", "missed"];

await Parser.init();
const grammar = require.resolve("@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-terraform.wasm");
const parser = new Parser();
parser.setLanguage(await Language.load(grammar));
const { findRoots } = await loadSource("src/inventory/terraform/find-roots.ts");
const { createTerraformReader } = await loadSource("src/inventory/terraform/reader.ts");
const { evaluateRoot } = await loadSource("src/inventory/terraform/root.ts");
const { isTestPath } = await loadSource("src/model/path-steps.ts");
const { TERRAFORM_TABLES } = await loadSource("src/inventory/formats/terraform-tables.ts");
const POOL_TYPES = new Set(TERRAFORM_TABLES.map(({ kind }) => kind));

const rows = process.argv.slice(2).map((folder) => cover(resolve(folder)));
console.log(tableOf(rows));
process.exitCode = rows.some(({ taint, label, wrong }) => taint.missed + label.missed + wrong > 0) ? 1 : 0;

function cover(folder) {
  const git = (...words) => execFileSync("git", ["-C", folder, ...words], { encoding: "utf8", maxBuffer: 1e9 });
  const paths = git("ls-files", "-z", "--", ...FILES)
    .split("\0")
    .filter(Boolean)
    .sort();
  const texts = new Map(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
  const { pools = [] } = runJson(folder, "pools");
  const { findings = [] } = runJson(folder, "lint", "--fail-on", "never", "--render", "off");
  const roots = evaluateRoots(texts);
  const row = { folder: basename(folder).replace("+", "/"), pools: pools.filter(isOfTerraform).length, wrong: 0 };
  for (const [what, find] of [
    ["taint", taintsOf],
    ["label", labelsOf],
  ]) {
    const counts = Object.fromEntries(STATES.map((state) => [state, 0]));
    for (const [path, text] of texts) {
      const tree = parser.parse(text);
      for (const found of find(tree.rootNode)) {
        const [state, why] = stateOf({ what, path, ...found }, { texts, pools, findings, roots });
        if (state === "wrong") row.wrong++;
        else counts[state]++;
        if (state === "missed" || state === "wrong" || process.env.VERBOSE)
          console.log([state, `${path}:${found.line}`, found.text.slice(0, 100), why].join("\t"));
      }
      tree.delete();
    }
    row[what] = counts;
  }
  for (const told of pools.filter(isOfTerraform).flatMap(({ name, origins }) => wrongOrigins(name, origins, texts))) {
    row.wrong++;
    console.log(`not at its line\t${told}`);
  }
  return row;
}

function isOfTerraform({ format }) {
  return format === "terraform";
}

/** What the program tells of a checkout; an empty object where it tells nothing. */
function runJson(folder, ...words) {
  const [command, ...options] = words;
  const run = [CLI, command, "--format", "json", ...options];
  const { stdout } = spawnSync(process.execPath, run, { cwd: folder, encoding: "utf8", maxBuffer: 1e9 });
  return stdout === "" ? {} : JSON.parse(stdout);
}

/** Everything that the roots of a checkout make, of whatever type, and the folders that they reach. */
function evaluateRoots(texts) {
  const named = (pattern) =>
    [...texts].filter(([path]) => pattern.test(path) && !isTestPath(path)).map(([path, text]) => ({ path, text }));
  const configs = named(/\.(?:tf|tofu)$/);
  const found = { configs, units: named(/(?:^|\/)terragrunt\.hcl$/), varFiles: named(/\.tfvars$/), locked: new Set() };
  const files = new Map([...texts].map(([path, text]) => [path, { path, text }]));
  const list = (at) => [...files.keys()].filter((path) => folderOf(path) === at);
  const reader = createTerraformReader({ list, read: (path) => files.get(path) }, parsePlain);
  const made = new Set();
  const reached = new Set();
  const loaded = new Map();
  // Roots that make node pools, and their calls that do.
  const making = new Set();
  for (const { folder, variants } of findRoots(found).roots) {
    reached.add(folder);
    for (const paths of variants) {
      const varFiles = paths.map((path) => files.get(path));
      const { resources } = evaluateRoot(reader, { folder, varFiles }, () => true);
      for (const path of paths) loaded.set(path, folder);
      if (resources.some(({ type }) => POOL_TYPES.has(type))) making.add(folder);
      for (const { place, address, type } of resources) {
        const [, call] = /^module\.([\w-]+)/.exec(address) ?? [];
        if (call !== undefined && POOL_TYPES.has(type)) making.add(`${folder}\n${call}`);
        made.add(`${place.file.path}\n${place.span.start}`);
        for (const [, call] of address.matchAll(/\bmodule\.([\w-]+)/g))
          made.add(`${folderOf(place.file.path)}\n${call}`);
      }
    }
  }
  for (const at of reached) {
    for (const { path, text } of configs.filter((file) => folderOf(file.path) === at)) {
      for (const [, source] of text.matchAll(/\bsource\s*=\s*"(\.\.?(?:\/[^"]*)?)"/g))
        reached.add(folderOf(join(at, source, basename(path))));
    }
  }
  return { made, reached, loaded, making };
}

function folderOf(path) {
  const folder = dirname(normalize(path));
  return folder === "." ? "" : folder;
}

/** As the reader wants it: the memory of a tree is the parser's until it is given back. */
function parsePlain(text) {
  const tree = parser.parse(text);
  const root = plain(tree.rootNode);
  tree.delete();
  return root;
}

function plain({ type, startIndex, endIndex, children }) {
  return { type, start: startIndex, end: endIndex, children: children.map(plain) };
}

/** What became of a taint or label, and why. */
function stateOf({ what, path, line, end, node, text }, { texts, pools, findings, roots }) {
  const isIn = (place) => place.file === path && place.line >= line && place.line <= end;
  const read = pools.flatMap(({ origins }) => origins.filter((one) => one[what] && !one.implied && isIn(one)));
  if (read.length > 0) {
    const isSaid = read.some((origin) => saysSame(origin[what], text));
    return isSaid ? ["read", ""] : ["wrong", read.map((origin) => origin[what]).join(", ")];
  }
  const around = ancestorsOf(node);
  const startsAround = (source) =>
    source.file === path && around.some((one) => one.startPosition.row + 1 === source.line);
  const told = findings.find(
    ({ rule, source }) =>
      rule === "ignored-pool-field" && source.file === path && source.line <= line && source.endLine >= end,
  );
  if (told) return ["no pool", `told as a mistake: ${told.message}`];
  if (isTestPath(path)) return ["no pool", "what a test tool keeps"];
  const folder = folderOf(path);
  if (/\.tfvars$/.test(path) && !roots.loaded.has(path) && !/(?:^|\/)(?:terraform|[^/]*\.auto)\.tfvars$/.test(path))
    return ["open", "no root is applied with this file of variables"];
  if (roots.loaded.has(path) && !roots.making.has(roots.loaded.get(path)))
    return ["open", `the root "${roots.loaded.get(path)}" makes no node pool of a type that is read`];
  if (!/\.tfvars$/.test(path) && !roots.reached.has(folder))
    return ["open", `nobody calls the module "${folder === "" ? "." : folder}": its arguments are not known`];
  const block = around.findLast(({ type }) => type === "block");
  const labels = block === undefined ? [] : headOf(block);
  const [kind, type = "", name = ""] = labels;
  if (kind === "resource" && !roots.made.has(`${path}\n${block.startIndex}`))
    return ["no pool", `${type}.${name}: "count" or "for_each" makes none of it`];
  if (kind === "module" && isDeclaredAgain(labels, path, texts))
    return ["no pool", `another file of the folder declares module "${type}", too: Terraform refuses both`];
  if (kind === "module" && /\bsource\s*=\s*"\.\.?\//.test(block.text) && !roots.making.has(`${folder}\n${type}`))
    return ["open", `module "${type}", which the repository holds, makes no node pool of a type that is read`];
  const key = what === "label" ? text.split(/[=:]/)[0].trim().replaceAll('"', "") : undefined;
  const open = pools.flatMap(({ address, source, open: fields }) =>
    fields
      .filter(({ field }) => field === `${what}s`)
      .filter(
        ({ why }) => startsAround(source) || (key !== undefined && source.file === path && why.includes(`"${key}"`)),
      )
      .map(({ why }) => `${address}: ${why}`),
  );
  if (open.length > 0) return ["open", open[0]];
  return ["missed", ""];
}

/** Whether what was read is what the text says, as far as the text says it itself. */
function saysSame(read, text) {
  if (/\b(?:var|local|each|module|data|taint|terraform)\.|\$\{/.test(text)) return true;
  const words = read.split(/[=:]/).filter((word) => word !== "");
  return words.every((word) => isWrittenIn(word, text));
}

/** A block's type and labels. */
function headOf(block) {
  return block.children
    .filter(({ type }) => type === "identifier" || type === "string_lit")
    .map(({ text }) => text.replaceAll('"', ""));
}

function isDeclaredAgain([kind, name], path, texts) {
  const pattern = new RegExp(`^\\s*${kind}\\s+"${name}"\\s*\\{`, "m");
  return [...texts].some(([other, text]) => other !== path && folderOf(other) === folderOf(path) && pattern.test(text));
}

function ancestorsOf(node) {
  const all = [];
  for (let at = node; at !== null; at = at.parent) all.push(at);
  return all;
}

/** Taints near whose line stands neither their key, nor their value, nor their effect. */
function wrongOrigins(name, origins, texts) {
  return origins.flatMap((origin) => {
    if (origin.implied) return [];
    const text = texts.get(origin.file);
    const word = origin.taint;
    if (text === undefined || word === undefined) return [];
    const written = text
      .split("\n")
      .slice(origin.line - 1, origin.line + 6)
      .join("\n");
    // What a variable says stands elsewhere.
    if (/\b(?:var|local|each|module|data)\.|\$\{/.test(written)) return [];
    const words = word.split(/[=:]/).filter((one) => one !== "");
    return words.some((one) => isWrittenIn(one, written)) ? [] : [`${name}\t${word}\t${origin.file}:${origin.line}`];
  });
}

function isWrittenIn(word, text) {
  const bare = (one) => one.toLowerCase().replaceAll("_", "");
  return bare(text).includes(bare(word));
}

/** Blocks and objects with an effect, and texts `key=value:Effect`, that stand in no toleration. */
function taintsOf(root) {
  const found = [];
  const visit = (node, inToleration) => {
    const name =
      node.type === "attribute" || node.type === "object_elem" || node.type === "block"
        ? (node.children[0]?.text ?? "")
        : "";
    const tolerates =
      inToleration ||
      /toleration/i.test(name) ||
      (node.type === "block" && /toleration/i.test(node.children[1]?.text ?? ""));
    const isTaint = (node.type === "block" || node.type === "object") && effectOf(node) !== undefined;
    if (!tolerates && isTaint) found.push(foundAt(node, node.text.replaceAll(/\s+/g, " ")));
    const isTag =
      node.type === "object" &&
      entriesIn(node).some(({ text }) => /^"?key"?\s*=/.test(text) && text.includes("/node-template/"));
    if (!tolerates && node.type === "string_lit" && tellsTaint(node.text.slice(1, -1)))
      found.push(foundAt(node, node.text));
    for (const child of isTag ? [] : node.children) visit(child, tolerates);
  };
  visit(root, false);
  return found;
}

function foundAt(node, text) {
  return { node, line: node.startPosition.row + 1, end: node.endPosition.row + 1, text };
}

/** The entries of objects under a name for labels of nodes, or `labels` beside what only a node pool has. */
function labelsOf(root) {
  const found = new Map();
  const visit = (node) => {
    const [kind, type] = node.type === "block" ? headOf(node) : [];
    // A virtual machine, a disk or a selector of pods has labels, too.
    if (kind === "resource" && !POOL_TYPES.has(type)) return;
    if (node.type === "object_elem" && /^"?(?:fargate_profiles|selectors)"?$/.test(node.children[0]?.text ?? ""))
      return;
    if (node.type === "attribute" && node.children[0]?.text === "fargate_profiles") return;
    const entries = entriesIn(node);
    const isPool = entries.some(({ children: [name] }) => BESIDE_LABELS.test(name?.text ?? ""));
    for (const { children } of entries) {
      const name = (children[0]?.text ?? "").replaceAll('"', "");
      const ofPools = name === "node_pools_labels" ? firstObjectIn(children.at(-1)) : undefined;
      const each =
        ofPools === undefined ? [] : entriesIn(ofPools).flatMap((one) => firstObjectIn(one.children.at(-1)) ?? []);
      for (const entry of each.flatMap(entriesIn)) found.set(entry.startIndex, foundAt(entry, entry.text));
      if (!NODE_LABELS.test(name) && !(name === "labels" && (isPool || POOL_TYPES.has(type)))) continue;
      const value = firstObjectIn(children.at(-1));
      for (const entry of value === undefined ? [] : entriesIn(value))
        found.set(entry.startIndex, foundAt(entry, entry.text));
    }
    for (const child of node.children) visit(child);
  };
  visit(root);
  return [...found.values()];
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

function tableOf(all) {
  const head = [
    "repository",
    "pools",
    ...["taints", "labels"].flatMap((what) => STATES.map((state) => `${what} ${state}`)),
    "wrong",
  ];
  const cells = ({ folder, pools, taint, label, wrong }) => [
    ...[folder, pools],
    ...[taint, label].flatMap((counts) => STATES.map((state) => counts[state])),
    wrong,
  ];
  const body = all.map(cells);
  const total = head.map((_, index) => (index === 0 ? "all" : body.reduce((sum, row) => sum + row[index], 0)));
  const line = (row) => `| ${row.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...body.map(line), line(total)].join("\n");
}
