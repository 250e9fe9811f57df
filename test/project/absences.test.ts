import { readdirSync, readFileSync } from "node:fs";
import { parseAst } from "rolldown/parseAst";
import { expect, it } from "vitest";

/** Matchers that a run which never happened satisfies, too, behind `not`. */
const MATCHERS = new Set(["toContain", "toContainEqual", "toHaveProperty", "toMatch", "toMatchObject"]);

interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === "object" && value !== null && "type" in value;
}

function within(value: unknown, visit: (node: Syntax) => void): void {
  if (isSyntax(value)) visit(value);
  if (typeof value !== "object" || value === null) return;
  for (const child of Object.values(value)) within(child, visit);
}

/** The names of a chain: `expect`, `not` and `toContain` of `expect(a).not.toContain(b)`. */
function chainOf(node: unknown): string[] {
  if (!isSyntax(node)) return [];
  if (node.type === "Identifier") return [String(node.name)];
  if (node.type === "MemberExpression") return [...chainOf(node.object), ...chainOf(node.property)];
  return chainOf(node.callee ?? node.tag);
}

/** The lines of tests that assert only that something is absent. */
function absencesIn(code: string): number[] {
  const lines: number[] = [];
  within(parseAst(code, { lang: "ts" }), (test) => {
    if (test.type !== "CallExpression" || chainOf(test)[0] !== "it") return;
    const asserted: string[][] = [];
    within(test.arguments, (node) => {
      const chain = node.type === "CallExpression" ? chainOf(node) : [];
      if (chain[0] === "expect" && chain.length > 1) asserted.push(chain);
    });
    const isAbsence = (chain: readonly string[]) => chain.includes("not") && MATCHERS.has(chain.at(-1) ?? "");
    if (asserted.length > 0 && asserted.every(isAbsence)) lines.push(code.slice(0, test.start).split("\n").length);
  });
  return lines;
}

it.each([
  ['it("a", () => {\n  expect(run()).not.toContain("b");\n});', [1]],
  ['\nit.each([1])("a", () => expect(run()).not.toMatch(/b/));', [2]],
  ['it("a", () => {\n  expect(code).toBe(0);\n  expect(text).not.toContain("b");\n});', []],
  ['it("a", () => {\n  expect(run()).not.toBe(1);\n});', []],
])("finds the tests of %j", (code, lines) => {
  expect(absencesIn(code)).toEqual(lines);
});

it("no test asserts only an absence: a run that never happened has it, too", () => {
  const paths = readdirSync("test", { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
  const files = paths.filter((path) => path.endsWith(".test.ts") && !/node_modules|^programs\//.test(path));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((path) =>
    absencesIn(readFileSync(`test/${path}`, "utf8")).map((line) => `test/${path}:${line}`),
  );
  expect(found).toEqual([]);
});
