import { join } from "node:path";
import { parseAst } from "rolldown/parseAst";
import { expect, it } from "vitest";

const script: { readonly withEagerFunctions: (code: string, called: ReadonlySet<string>) => string } = await import(
  join(process.cwd(), "scripts/eager-functions.mjs")
);
const { withEagerFunctions } = script;

/** Says what each kind of function gives, and by what name. Nothing of it calls a function before it is declared but `early`. */
const CODE = `import { sep } from "node:path";

// src/one.ts
export const said = [early(1)];
function early(n) { return said1 === undefined ? n : -n; }
var said1;

// src/two.ts
async function later(n) { return [n].map((one) => (two) => one + two).map((add) => add(sep.length)); }
function* several(n) { yield* [n, n].map((one) => one + 1); }
const object = {
  method(n) { return this.own + n; },
  own: 2,
  get accessor() { return () => this.own; },
  of(n) { return super.toString === undefined ? n : n * 2; },
  async eventually(n) { return n; },
  expression: function named(n) { return n === 0 ? 0 : named(n - 1); },
};
class Kind { method() { return (n) => n; } }
said.push(await later(3), [...several(4)], object.method(5), object.accessor(), object.of(6), await object.eventually(7));
said.push(object.expression(8), new Kind().method()(9), early.name, later.name, several.name, object.method.name);
`;

/** Every function that V8 would report, at where it would report it. */
function everyFunction(code: string): Set<string> {
  const found = new Set<string>();
  const visit = (node: object): void => {
    if ("type" in node && "start" in node && "end" in node) found.add(`${node.start}-${node.end}`);
    for (const child of Object.values(node).flat()) if (typeof child === "object" && child !== null) visit(child);
  };
  visit(parseAst(code));
  return found;
}

async function saidBy(code: string): Promise<unknown> {
  const { said } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  return said;
}

it("functions that are compiled at once do and are called the same", async () => {
  const eager = withEagerFunctions(CODE, everyFunction(CODE));
  expect(eager.match(/^var (?:early|later|several) = \((?:async )?function/gm)).toHaveLength(3);
  expect(eager).toMatch(/method: \(function \(n\)[^}]+}\),/);
  expect(eager).toContain("((two) => one + two)");
  expect(eager).toContain("of(n) {");
  expect(await saidBy(eager)).toEqual(await saidBy(CODE));
});

it("a function that no start calls stays as it is", () => {
  expect(withEagerFunctions(CODE, new Set()).replaceAll(/\s+/g, "")).toBe(CODE.replaceAll(/\s+/g, ""));
});
