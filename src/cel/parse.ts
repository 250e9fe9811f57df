import { createBudget } from "../model/budget.js";
import { memoizeText } from "../model/memoize.js";
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
  const parser = new Parser(tokens);
  const expression = parser.expression(0);
  // Chains such as `a.b.c` and `a + b + c` also nest, and the evaluator recurses.
  const isRead = parser.isAtEnd() && isBounded(expression, createBudget(Number.POSITIVE_INFINITY));
  return isRead ? expression : undefined;
});

class Parser {
  private readonly tokens: readonly CelToken[];
  private position = 0;

  constructor(tokens: readonly CelToken[]) {
    this.tokens = tokens;
  }

  isAtEnd(): boolean {
    return this.peek().kind === "end";
  }

  private peek(): CelToken {
    return this.tokens[this.position] ?? END;
  }

  private is(sign: string): boolean {
    return this.peek().kind === "sign" && this.peek().text === sign;
  }

  private take(sign: string): boolean {
    if (!this.is(sign)) return false;
    this.position++;
    return true;
  }

  expression(depth: number): CelExpression | undefined {
    if (depth > MAX_DEPTH) return undefined;
    const condition = this.binary(0, depth + 1);
    if (condition === undefined || !this.take("?")) return condition;
    const then = this.binary(0, depth + 1);
    if (then === undefined || !this.take(":")) return undefined;
    const otherwise = this.expression(depth + 1);
    return otherwise && { kind: "choice", condition, then, otherwise };
  }

  private binary(level: number, depth: number): CelExpression | undefined {
    const operators = LEVELS[level];
    if (operators === undefined) return this.unary(depth);
    let left = this.binary(level + 1, depth);
    while (left !== undefined && operators.includes(this.peek().text) && this.peek().kind !== "value") {
      const operator = this.peek().text;
      this.position++;
      const right = this.binary(level + 1, depth);
      if (right === undefined) return undefined;
      left = { kind: "binary", operator, left, right };
    }
    return left;
  }

  private unary(depth: number): CelExpression | undefined {
    if (depth > MAX_DEPTH) return undefined;
    for (const operator of ["!", "-"] as const) {
      if (!this.take(operator)) continue;
      const of = this.unary(depth + 1);
      return of && { kind: "unary", operator, of };
    }
    return this.member(depth);
  }

  private member(depth: number): CelExpression | undefined {
    let of = this.primary(depth);
    while (of !== undefined) {
      if (this.take(".")) {
        const isOptional = this.take("?");
        const token = this.peek();
        if (token.kind !== "name") return undefined;
        this.position++;
        if (!isOptional && this.take("(")) {
          const list = this.expressions(")", depth);
          of = list && { kind: "call", on: of, name: token.text, arguments: list };
        } else of = { kind: "select", of, field: token.text, isOptional };
      } else if (this.take("[")) {
        const isOptional = this.take("?");
        const index = this.expression(depth + 1);
        of = index !== undefined && this.take("]") ? { kind: "index", of, index, isOptional } : undefined;
      } else if (this.is("{")) {
        if (!this.isTypeName(of)) return undefined;
        this.position++;
        const fields = this.messageFields(depth);
        of = fields && { kind: "message", fields };
      } else return of;
    }
    return of;
  }

  /** Reports whether the text before a brace is a type such as `Object.spec.tolerations`. */
  private isTypeName(of: CelExpression): boolean {
    let first = of;
    while (first.kind === "select" && !first.isOptional) first = first.of;
    return first.kind === "name";
  }

  private primary(depth: number): CelExpression | undefined {
    const token = this.peek();
    if (this.take("(")) {
      const inner = this.expression(depth + 1);
      return this.take(")") ? inner : undefined;
    }
    if (this.take("[")) {
      const items = this.entries("]", depth);
      return items && { kind: "list", items };
    }
    if (this.take("{")) return this.mapOf(depth);
    this.position++;
    if (token.kind === "value") return { kind: "literal", value: token.value };
    if (token.kind !== "name") return undefined;
    const word = WORDS.get(token.text);
    if (word !== undefined) return { kind: "literal", value: word };
    if (!this.take("(")) return { kind: "name", name: token.text };
    const list = this.expressions(")", depth);
    return list && { kind: "call", on: undefined, name: token.text, arguments: list };
  }

  private expressions(end: string, depth: number): CelExpression[] | undefined {
    return this.entries(end, depth)?.map(({ value }) => value);
  }

  /** Allows a trailing comma. */
  private entries(end: string, depth: number): CelEntry[] | undefined {
    const items: CelEntry[] = [];
    while (!this.take(end)) {
      const isOptional = this.take("?");
      const value = this.expression(depth + 1);
      if (value === undefined || !(this.take(",") || this.is(end))) return undefined;
      items.push({ value, isOptional });
    }
    return items;
  }

  private mapOf(depth: number): CelExpression | undefined {
    const found: (CelEntry & { key: CelExpression })[] = [];
    while (!this.take("}")) {
      const isOptional = this.take("?");
      const key = this.expression(depth + 1);
      const value = key !== undefined && this.take(":") ? this.expression(depth + 1) : undefined;
      if (key === undefined || value === undefined || !(this.take(",") || this.is("}"))) return undefined;
      found.push({ key, value, isOptional });
    }
    return { kind: "map", entries: found };
  }

  private messageFields(depth: number): (CelEntry & { name: string })[] | undefined {
    const found: (CelEntry & { name: string })[] = [];
    while (!this.take("}")) {
      const isOptional = this.take("?");
      const token = this.peek();
      this.position++;
      const value = token.kind === "name" && this.take(":") ? this.expression(depth + 1) : undefined;
      if (value === undefined || !(this.take(",") || this.is("}"))) return undefined;
      found.push({ name: token.text, value, isOptional });
    }
    return found;
  }
}
