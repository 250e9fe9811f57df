import { readdirSync, readFileSync } from "node:fs";
import { parseAst } from "rolldown/parseAst";
import { expect, it } from "vitest";

/** More than so many functions over the same variables are a class, or several files. */
const MOST = 4;

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function isFunction({ type }: Node): boolean {
  return FUNCTIONS.has(type);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** The names that a parameter or a declaration binds. */
function bound(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === "Identifier") return [String(pattern.name)];
  const inner = pattern.properties ?? pattern.elements ?? pattern.value ?? pattern.left ?? pattern.argument ?? [];
  return [inner].flat().flatMap(bound);
}

/** The names that a piece of code uses: no keys of objects, no types. */
function used(node: Node): string[] {
  if (node.type === "Identifier") return [String(node.name)];
  if (node.type.startsWith("TSType")) return [];
  const isKey = (child: Node) =>
    node.computed === false && (child === node.property || (child === node.key && node.value !== child));
  return childrenOf(node)
    .filter((child) => !isKey(child))
    .flatMap(used);
}

interface Scope {
  readonly variables: Set<string>;
  readonly inner: Map<string, Node>;
}

function collect(node: Node, scope: Scope): Scope {
  for (const child of childrenOf(node)) {
    const [name = ""] = bound(child.id);
    if (child.type === "FunctionDeclaration") scope.inner.set(name, child);
    else if (child.type === "VariableDeclarator" && isNode(child.init) && isFunction(child.init))
      scope.inner.set(name, child.init);
    else if (!isFunction(child)) {
      if (child.type === "VariableDeclarator") for (const one of bound(child.id)) scope.variables.add(one);
      collect(child, scope);
    }
  }
  return scope;
}

/** The named inner functions that share a variable or a parameter of the function with another one. */
function sharing(of: Node): string[] {
  const parameters = [of.params].flat().flatMap(bound);
  const { variables, inner } = isNode(of.body)
    ? collect(of.body, { variables: new Set(parameters), inner: new Map() })
    : { variables: new Set<string>(), inner: new Map<string, Node>() };
  const uses = [...inner].map(
    ([name, node]) => [name, new Set(used(node).filter((one) => variables.has(one)))] as const,
  );
  const isShared = (one: string) => uses.filter(([, names]) => names.has(one)).length > 1;
  return uses.flatMap(([name, names]) => ([...names].some(isShared) ? [name] : []));
}

function crowded(node: Node): string[] {
  const names = isFunction(node) ? sharing(node) : [];
  return [...(names.length > MOST ? [names.join(" ")] : []), ...childrenOf(node).flatMap(crowded)];
}

function look(text: string): string[] {
  const program: unknown = parseAst(text, { lang: "ts" });
  return isNode(program) ? crowded(program) : [];
}

it("functions over shared variables are found, and those that share nothing are not", () => {
  const five = (body: (index: number) => string) => Array.from({ length: 5 }, (_, index) => body(index)).join("\n");
  expect(look(`function f() { let n = 0; ${five((index) => `function g${index}() { n++; }`)} }`)).toEqual([
    "g0 g1 g2 g3 g4",
  ]);
  expect(look(`const f = ({ n }) => { ${five((index) => `const g${index} = () => n;`)} };`)).toHaveLength(1);
  expect(look(`function f() { let n = 0; ${five((index) => `function g${index}(m) { return m.n; }`)} }`)).toEqual([]);
  expect(look(`function f() { let n = 0; ${five((index) => `n += ${index};`)} function g() { n++; } }`)).toEqual([]);
});

it("no function has more than four inner functions over shared variables", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => look(readFileSync(`src/${file}`, "utf8")).map((names) => `${file}: ${names}`));
  expect(found).toEqual([]);
});
