import { createBudget } from "../model/budget.js";
import { memoizeText } from "../model/memoize.js";
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
        const fields = this.entries("}", depth, () => this.fieldName());
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
      const items = this.entries("]", depth, () => ({}));
      return items && { kind: "list", items };
    }
    if (this.take("{")) {
      const entries = this.entries("}", depth, () => this.key(depth));
      return entries && { kind: "map", entries };
    }
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
    return this.entries(end, depth, () => ({}))?.map(({ value }) => value);
  }

  /** Reads entries, each behind what `begin` reads; allows a trailing comma. */
  private entries<Begun>(end: string, depth: number, begin: () => Begun | undefined): (CelEntry & Begun)[] | undefined {
    const found: (CelEntry & Begun)[] = [];
    while (!this.take(end)) {
      const isOptional = this.take("?");
      const begun = begin();
      const value = begun && this.expression(depth + 1);
      if (begun === undefined || value === undefined || !(this.take(",") || this.is(end))) return undefined;
      found.push({ ...begun, value, isOptional });
    }
    return found;
  }

  private key(depth: number): { readonly key: CelExpression } | undefined {
    const key = this.expression(depth + 1);
    return key && this.take(":") ? { key } : undefined;
  }

  private fieldName(): { readonly name: string } | undefined {
    const token = this.peek();
    this.position++;
    return token.kind === "name" && this.take(":") ? { name: token.text } : undefined;
  }
}

/** An expression of the supported part of CEL; see `docs/policies.md`. */
export type CelExpression =
  | { readonly kind: "literal"; readonly value: string | number | boolean | null }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "select"; readonly of: CelExpression; readonly field: string; readonly isOptional: boolean }
  | {
      readonly kind: "index";
      readonly of: CelExpression;
      readonly index: CelExpression;
      readonly isOptional: boolean;
    }
  | {
      readonly kind: "call";
      readonly on: CelExpression | undefined;
      readonly name: string;
      readonly arguments: readonly CelExpression[];
    }
  | { readonly kind: "list"; readonly items: readonly CelEntry[] }
  | { readonly kind: "map"; readonly entries: readonly (CelEntry & { readonly key: CelExpression })[] }
  /** `Object.spec{tolerations: [...]}`, without its type name, which adds nothing to the fields. */
  | { readonly kind: "message"; readonly fields: readonly (CelEntry & { readonly name: string })[] }
  | { readonly kind: "unary"; readonly operator: "!" | "-"; readonly of: CelExpression }
  | { readonly kind: "binary"; readonly operator: string; readonly left: CelExpression; readonly right: CelExpression }
  | {
      readonly kind: "choice";
      readonly condition: CelExpression;
      readonly then: CelExpression;
      readonly otherwise: CelExpression;
    };

/** An item or entry; if optional (`?`), it is left out when it has no value. */
export interface CelEntry {
  readonly value: CelExpression;
  readonly isOptional: boolean;
}
