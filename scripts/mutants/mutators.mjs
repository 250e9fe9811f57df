// What a mutant of a TypeScript text is: an edit of one expression or block. No string literal is changed.
import { parseAst } from "rolldown/parseAst";

const OPERATORS = {
  "===": ["!=="],
  "!==": ["==="],
  "<": ["<=", ">="],
  ">": [">=", "<="],
  "<=": ["<", ">"],
  ">=": [">", "<"],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
};

const OTHER_METHOD = {
  some: "every",
  every: "some",
  startsWith: "endsWith",
  endsWith: "startsWith",
  min: "max",
  max: "min",
  find: "findLast",
};

/** Methods whose result may stand for what they were called on. */
const DROPPED = new Set(["filter", "sort", "toSorted", "reverse", "toReversed", "slice", "trim", "toLowerCase"]);

const FUNCTIONS = new Set(["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"]);
const WRAPPERS = new Set(["TSAsExpression", "TSNonNullExpression", "TSSatisfiesExpression"]);
const LOOPS = new Set(["WhileStatement", "DoWhileStatement", "ForStatement", "ForOfStatement", "ForInStatement"]);

function isText(node) {
  if (node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node.value === "string")) return true;
  return node.type === "BinaryExpression" && node.operator === "+" && (isText(node.left) || isText(node.right));
}

/** The edits that make mutants of one node, as `[start, end, replacement]`. */
function* editsOf(node, text) {
  const between = (left, right, operator) => {
    const start = left + text.slice(left, right).indexOf(operator);
    return [start, start + operator.length];
  };
  switch (node.type) {
    case "IfStatement":
    case "ConditionalExpression":
      yield [node.test.start, node.test.end, "true", node.test];
      yield [node.test.start, node.test.end, "false", node.test];
      return;
    case "WhileStatement":
    case "ForStatement":
      if (node.test) yield [node.test.start, node.test.end, "false", node.test];
      return;
    case "BinaryExpression":
      if (node.operator === "+" && isText(node)) return;
      for (const other of OPERATORS[node.operator] ?? []) {
        yield [...between(node.left.end, node.right.start, node.operator), other, node];
      }
      return;
    case "LogicalExpression": {
      const { left, right, operator } = node;
      yield [node.start, node.end, text.slice(left.start, left.end), node];
      yield [node.start, node.end, text.slice(right.start, right.end), node];
      // A whole that mixes `??` with others is no legal text without parentheses.
      if (operator !== "??" && ![left, right].some(({ operator }) => operator === "??")) {
        yield [...between(left.end, right.start, operator), operator === "&&" ? "||" : "&&", node];
      }
      return;
    }
    case "UnaryExpression":
      if (node.operator === "!") yield [node.start, node.end, text.slice(node.argument.start, node.argument.end), node];
      return;
    case "Literal":
      if (typeof node.value === "boolean") yield [node.start, node.end, String(!node.value), node];
      if (typeof node.value === "number") yield [node.start, node.end, String(node.value + 1), node];
      return;
    case "ArrayExpression":
      if (node.elements.length > 0) yield [node.start, node.end, "[]", node];
      return;
    case "ObjectExpression":
      if (node.properties.length > 0) yield [node.start, node.end, "{}", node];
      return;
    case "ArrowFunctionExpression":
      if (node.expression) yield [node.body.start, node.body.end, "undefined", node.body];
      return;
    case "BlockStatement":
      if (node.body.length > 0) yield [node.start, node.end, "{}", node];
      return;
    case "CallExpression": {
      const { callee } = node;
      if (callee.type !== "MemberExpression" || callee.computed) return;
      const { property, object } = callee;
      const other = Object.hasOwn(OTHER_METHOD, property.name) ? OTHER_METHOD[property.name] : undefined;
      if (other !== undefined) yield [property.start, property.end, other, node];
      if (DROPPED.has(property.name)) yield [object.end, node.end, "", node];
      return;
    }
    case "MemberExpression":
      if (node.optional && !node.computed) yield [...between(node.object.end, node.property.start, "?."), ".", node];
      return;
  }
}

function isType(node) {
  return node.type.startsWith("TS") && !WRAPPERS.has(node.type);
}

/** All mutants of a text, and where its loops' bodies begin. */
export function mutantsOf(path, text) {
  const mutants = [];
  const loops = [];
  // A part of an optional chain is never wrapped by itself: the whole chain ends where one link is missing.
  const visit = (node, chain, isStatic) => {
    if (isType(node) || node.type === "ImportDeclaration") return;
    const whole = node.type === "ChainExpression" ? node : chain;
    for (const [start, end, replacement, expression] of editsOf(node, text)) {
      const host = expression === node && whole !== undefined ? whole : expression;
      mutants.push({ path, start, end, replacement, host: [host.start, host.end, host.type], isStatic });
    }
    if (LOOPS.has(node.type) && node.body.type === "BlockStatement") loops.push(node.body.start + 1);
    const inner = isStatic && !FUNCTIONS.has(node.type);
    for (const [key, value] of Object.entries(node)) {
      if (key === "key" && !node.computed) continue;
      if (key === "property" && !node.computed) continue;
      const isSpine =
        (key === "object" || key === "callee" || key === "expression") && node.type !== "ArrowFunctionExpression";
      for (const child of Array.isArray(value) ? value : [value]) {
        if (typeof child?.type === "string") visit(child, isSpine ? whole : undefined, inner);
      }
    }
  };
  visit(parseAst(text, { lang: "ts" }, path), undefined, true);
  return { mutants, loops };
}

/** The text with every mutant of `chosen` in it, each behind a switch, with a clock in every loop, and without memory between runs. */
export function instrument(text, chosen, loops) {
  const hosts = new Map();
  for (const mutant of chosen) {
    const [start, end, type] = mutant.host;
    const key = `${start}:${end}`;
    const host = hosts.get(key) ?? { start, end, type, mutants: [] };
    host.mutants.push(mutant);
    hosts.set(key, host);
  }
  const ordered = [...hosts.values()].sort((a, b) => a.start - b.start || b.end - a.end);
  const plain = (from, to) => {
    let out = "";
    let at = from;
    for (const loop of loops.filter((loop) => loop > from && loop <= to)) {
      out += `${text.slice(at, loop)}globalThis.__tick();`;
      at = loop;
    }
    return out + text.slice(at, to);
  };
  const emit = (from, to, inside) => {
    let out = "";
    let at = from;
    for (let index = 0; index < inside.length; ) {
      const host = inside[index];
      let next = index + 1;
      while (next < inside.length && inside[next].start < host.end) next += 1;
      out += plain(at, host.start) + wrap(host, inside.slice(index + 1, next));
      at = host.end;
      index = next;
    }
    return out + plain(at, to);
  };
  const wrap = ({ start, end, type, mutants }, inside) => {
    const original = emit(start, end, inside);
    if (type === "BlockStatement") return `{ if (!globalThis.__mutant(${mutants[0].id})) ${original} }`;
    const cases = mutants.map((mutant) => `globalThis.__mutant(${mutant.id}) ? (${mutated(text, mutant)}) : `);
    return `(${cases.join("")}(${original}))`;
  };
  return emit(0, text.length, ordered).replaceAll("new WeakMap", "new globalThis.__Memory");
}

function mutated(text, { start, end, replacement, host }) {
  return text.slice(host[0], start) + replacement + text.slice(end, host[1]);
}

/** The first line that a mutant changes, as it is and as it becomes: what a person recognises it by. */
export function linesOf(text, { start, end, replacement }) {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const to = text.indexOf("\n", end);
  const last = to < 0 ? text.length : to;
  const was = text.slice(from, last).split("\n")[0].trim();
  const becomes = (text.slice(from, start) + replacement + text.slice(end, last)).split("\n")[0].trim();
  const line = text.slice(0, start).split("\n").length;
  return { line, column: start - from + 1, was, becomes };
}
