import { createBudget } from "../../model/budget.js";
import { memoizeText } from "../../model/memoize.js";
import type { CelEntry, CelExpression } from "./syntax.js";
import { type CelToken, tokenize } from "./tokens.js";
import { isBounded } from "./values.js";

/** Operators by precedence, lowest first; all associate to the left. */
const LEVELS: readonly (readonly string[])[] = [
  ["||"],
  ["&&"],
  ["==", "!=", "<", "<=", ">", ">=", "in"],
  ["+", "-"],
  ["*", "/", "%"],
];
const MAX_DEPTH = 100;
/** Upper bound of cel-go (parser/parser.go). */
const MAX_LENGTH = 100_000;
const END: CelToken = { kind: "end", text: "" };
const WORDS: ReadonlyMap<string, boolean | null> = new Map([
  ["true", true],
  ["false", false],
  ["null", null],
]);

/** Parses an expression; undefined if invalid or unsupported. */
export const parseCel = memoizeText((text): CelExpression | undefined => {
  const tokens = text.length > MAX_LENGTH ? undefined : tokenize(text);
  if (tokens === undefined) return undefined;
  const reader = createReader(tokens);
  const expression = reader.expression(0);
  // Chains such as `a.b.c` and `a + b + c` also nest, and the evaluator recurses.
  const isRead = reader.isAtEnd() && isBounded(expression, createBudget(Number.POSITIVE_INFINITY));
  return isRead ? expression : undefined;
});

interface Reader {
  expression(depth: number): CelExpression | undefined;
  isAtEnd(): boolean;
}

function createReader(tokens: readonly CelToken[]): Reader {
  let position = 0;
  const peek = (ahead = 0): CelToken => tokens[position + ahead] ?? END;
  const is = (sign: string): boolean => peek().kind === "sign" && peek().text === sign;
  const take = (sign: string): boolean => {
    if (!is(sign)) return false;
    position++;
    return true;
  };

  function expression(depth: number): CelExpression | undefined {
    if (depth > MAX_DEPTH) return undefined;
    const condition = binary(0, depth + 1);
    if (condition === undefined || !take("?")) return condition;
    const then = binary(0, depth + 1);
    if (then === undefined || !take(":")) return undefined;
    const otherwise = expression(depth + 1);
    return otherwise && { kind: "choice", condition, then, otherwise };
  }

  function binary(level: number, depth: number): CelExpression | undefined {
    const operators = LEVELS[level];
    if (operators === undefined) return unary(depth);
    let left = binary(level + 1, depth);
    while (left !== undefined && operators.includes(peek().text) && peek().kind !== "value") {
      const operator = peek().text;
      position++;
      const right = binary(level + 1, depth);
      if (right === undefined) return undefined;
      left = { kind: "binary", operator, left, right };
    }
    return left;
  }

  function unary(depth: number): CelExpression | undefined {
    if (depth > MAX_DEPTH) return undefined;
    for (const operator of ["!", "-"] as const) {
      if (!take(operator)) continue;
      const of = unary(depth + 1);
      return of && { kind: "unary", operator, of };
    }
    return member(depth);
  }

  function member(depth: number): CelExpression | undefined {
    let of = primary(depth);
    while (of !== undefined) {
      if (take(".")) {
        const isOptional = take("?");
        const token = peek();
        if (token.kind !== "name") return undefined;
        position++;
        if (!isOptional && take("(")) {
          const list = expressions(")", depth);
          of = list && { kind: "call", on: of, name: token.text, arguments: list };
        } else of = { kind: "select", of, field: token.text, isOptional };
      } else if (take("[")) {
        const isOptional = take("?");
        const index = expression(depth + 1);
        of = index !== undefined && take("]") ? { kind: "index", of, index, isOptional } : undefined;
      } else if (is("{")) {
        if (!isTypeName(of)) return undefined;
        position++;
        const fields = messageFields(depth);
        of = fields && { kind: "message", fields };
      } else return of;
    }
    return of;
  }

  /** Reports whether the text before a brace is a type such as `Object.spec.tolerations`. */
  function isTypeName(of: CelExpression): boolean {
    let first = of;
    while (first.kind === "select" && !first.isOptional) first = first.of;
    return first.kind === "name";
  }

  function primary(depth: number): CelExpression | undefined {
    const token = peek();
    if (take("(")) {
      const inner = expression(depth + 1);
      return take(")") ? inner : undefined;
    }
    if (take("[")) {
      const items = entries("]", depth);
      return items && { kind: "list", items };
    }
    if (take("{")) return mapOf(depth);
    position++;
    if (token.kind === "value") return { kind: "literal", value: token.value };
    if (token.kind !== "name") return undefined;
    const word = WORDS.get(token.text);
    if (word !== undefined) return { kind: "literal", value: word };
    if (!take("(")) return { kind: "name", name: token.text };
    const list = expressions(")", depth);
    return list && { kind: "call", on: undefined, name: token.text, arguments: list };
  }

  function expressions(end: string, depth: number): CelExpression[] | undefined {
    return entries(end, depth)?.map(({ value }) => value);
  }

  /** Allows a trailing comma. */
  function entries(end: string, depth: number): CelEntry[] | undefined {
    const items: CelEntry[] = [];
    while (!take(end)) {
      const isOptional = take("?");
      const value = expression(depth + 1);
      if (value === undefined || !(take(",") || is(end))) return undefined;
      items.push({ value, isOptional });
    }
    return items;
  }

  function mapOf(depth: number): CelExpression | undefined {
    const found: (CelEntry & { key: CelExpression })[] = [];
    while (!take("}")) {
      const isOptional = take("?");
      const key = expression(depth + 1);
      const value = key !== undefined && take(":") ? expression(depth + 1) : undefined;
      if (key === undefined || value === undefined || !(take(",") || is("}"))) return undefined;
      found.push({ key, value, isOptional });
    }
    return { kind: "map", entries: found };
  }

  function messageFields(depth: number): (CelEntry & { name: string })[] | undefined {
    const found: (CelEntry & { name: string })[] = [];
    while (!take("}")) {
      const isOptional = take("?");
      const token = peek();
      position++;
      const value = token.kind === "name" && take(":") ? expression(depth + 1) : undefined;
      if (value === undefined || !(take(",") || is("}"))) return undefined;
      found.push({ name: token.text, value, isOptional });
    }
    return found;
  }

  return { expression, isAtEnd: () => peek().kind === "end" };
}
