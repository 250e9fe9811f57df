// The engine reads a function twice that is called at once: first past it, then to compile it. One in brackets it compiles
// the first time, and Node keeps it where it keeps compiled code. Which functions a start calls, a run over one file tells.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAst } from "rolldown/parseAst";

/** One workload that no pool takes: what most starts do, and no more. */
const REPOSITORY = {
  "taintlint.yaml":
    'version: 1\npools:\n  - name: gpu\n    labels: {pool: gpu}\n    taints: ["nvidia.com/gpu=true:NoSchedule"]\n',
  "app.yaml": `apiVersion: apps/v1
kind: Deployment
metadata:
  name: app
spec:
  selector: {matchLabels: {app: app}}
  template:
    metadata: {labels: {app: app}}
    spec:
      containers: [{name: app, image: app}]
      nodeSelector: {pool: gpu}
`,
};
const MODULE = /^\/\/ (?:src|node_modules)\/.*$/gm;
/** What a declaration begins with. An expression takes the name of its variable. */
const NAME = /^(async )?function(\*?) [\w$]+/;

/** The functions that a start calls, by chunk of `dist`: where each begins and ends. The same on every version of Node. */
function calledFunctions(dist) {
  const folder = mkdtempSync(join(tmpdir(), "taintlint-eager-"));
  try {
    const [repository, coverage] = ["repository", "coverage"].map((name) => join(folder, name));
    mkdirSync(repository);
    for (const [name, text] of Object.entries(REPOSITORY)) writeFileSync(join(repository, name), text);
    execFileSync("git", ["init", "--quiet"], { cwd: repository });
    const { status, stderr } = spawnSync(process.execPath, [join(dist, "cli.js"), "lint"], {
      cwd: repository,
      env: { PATH: process.env.PATH, NODE_V8_COVERAGE: coverage, NODE_DISABLE_COMPILE_CACHE: "1" },
      encoding: "utf8",
    });
    if (status !== 1 || stderr !== "") throw new Error(`the run that tells what a start calls failed: ${stderr}`);
    const scripts = readdirSync(coverage).flatMap(
      (name) => JSON.parse(readFileSync(join(coverage, name), "utf8")).result,
    );
    const chunks = join(dist, "chunks") + sep;
    const own = scripts.filter(({ url }) => url.startsWith("file:") && fileURLToPath(url).startsWith(chunks));
    return new Map(own.map(({ url, functions }) => [fileURLToPath(url), calledIn(functions)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function calledIn(functions) {
  const called = functions.map(({ ranges }) => ranges[0]).filter(({ count }) => count > 0);
  return new Set(called.map(({ startOffset, endOffset }) => `${startOffset}-${endOffset}`));
}

/** Puts functions (`START-END`) in brackets. Declarations are hoisted: they go to the top, as expressions. */
export function withEagerFunctions(code, called) {
  const program = parseAst(code);
  const edits = [];
  const declared = program.body.filter((node) => node.type === "FunctionDeclaration" && isCalled(node));
  const visit = (node, parent) => {
    if (isExpression(node, parent) && isCalled(node)) edits.push([node.start, "("], [node.end, ")"]);
    else if (isPlainMethod(parent, node) && isCalled(parent) && !/\bsuper\b/.test(code.slice(node.start, node.end)))
      edits.push([parent.key.end, ": (function "], [node.end, ")"]);
    for (const child of Object.values(node).flat()) if (typeof child?.type === "string") visit(child, node);
  };
  visit(program, undefined);
  edits.sort(([one], [other]) => one - other);

  function isCalled({ start, end }) {
    return called.has(`${start}-${end}`);
  }
  function between(start, end) {
    let text = "";
    let from = start;
    for (const [at, bracket] of edits.filter(([at]) => at > start && at < end)) {
      text += code.slice(from, at) + bracket;
      from = at;
    }
    return text + code.slice(from, end);
  }

  const modules = [...code.matchAll(MODULE)];
  const moduleOf = ({ start }) => modules.findLast(({ index }) => index < start)?.[0];
  const hoisted = declared.map((node, index) => {
    const module = moduleOf(node);
    const text = between(node.start, node.end).replace(NAME, "$1function$2 ");
    const banner =
      module === undefined || (index > 0 && moduleOf(declared[index - 1]) === module) ? "" : `\n${module}\n`;
    return `${banner}var ${node.id.name} = (${text});\n`;
  });
  const imports = program.body.filter(({ type }) => type === "ImportDeclaration");
  const top = Math.max(0, ...imports.map(({ end }) => end));
  if (imports.some(({ start }) => declared.some((node) => node.start < start)))
    throw new Error("an import stands below");
  let rest = "";
  let from = top;
  for (const { start, end } of declared) {
    rest += between(from, start);
    from = end;
  }
  return `${code.slice(0, top)}\n${hoisted.join("")}${rest}${between(from, code.length)}`;
}

/** A method of an object, which may as well be a function where it does not say `super`. */
function isPlainMethod(property, value) {
  if (property?.type !== "Property" || !property.method || property.value !== value) return false;
  return !property.computed && !value.async && !value.generator;
}

/** Methods and accessors cannot stand in brackets. */
function isExpression({ type }, parent) {
  if (type === "ArrowFunctionExpression") return true;
  const isMethod =
    parent?.type === "MethodDefinition" || (parent?.type === "Property" && (parent.method || parent.kind !== "init"));
  return type === "FunctionExpression" && !isMethod;
}

/** Rewrites the chunks of `dist` that a start loads. None may import one that imports it: its functions would be there too late. */
export function compileStartAtOnce(folder) {
  const dist = resolve(folder);
  for (const [file, called] of calledFunctions(dist)) {
    const code = readFileSync(file, "utf8");
    writeFileSync(file, withEagerFunctions(code, called));
  }
}
