import type { Span } from "../../model/source.js";
import type { CallExpression, Expression, ForExpression, ObjectEntry, SplatStep, TemplateSegment } from "./ast.js";
import { childOf, type HclNode } from "./hcl-node.js";
import { readHeredoc, readQuotedTemplate, unescapeQuoted } from "./read-template.js";

const MAX_DEPTH = 150;
const BINARY = new Set(["+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "&&", "||"]);

/** Makes a reader of the expressions of one text. */
export function expressionReader(text: string): (node: HclNode | undefined) => Expression {
  return new ExpressionReader(text).read;
}

class ExpressionReader {
  private readonly text: string;
  private depth = 0;

  constructor(text: string) {
    this.text = text;
  }

  private textOf({ start, end }: HclNode): string {
    return this.text.slice(start, end);
  }

  readonly read = (node: HclNode | undefined): Expression => {
    if (node === undefined) return { kind: "broken", start: 0, end: 0 };
    if (this.depth >= MAX_DEPTH) return broken(node);
    this.depth++;
    try {
      return this.readNode(node);
    } finally {
      this.depth--;
    }
  };

  private readNode(node: HclNode): Expression {
    switch (node.type) {
      case "expression":
        return this.readSequence(node.children, node);
      case "literal_value":
        return this.readLiteral(node);
      case "template_expr":
        return this.readTemplate(node);
      case "collection_value":
        return this.readCollection(node);
      case "variable_expr":
        return { kind: "variable", name: this.textOf(node), ...spanOf(node) };
      case "function_call":
        return this.readCall(node);
      case "for_expr":
        return this.readFor(node);
      case "operation":
        return this.readOperation(node);
      case "conditional": {
        const [condition, yes, no] = node.children.filter(({ type }) => type === "expression");
        return {
          kind: "conditional",
          condition: this.read(condition),
          yes: this.read(yes),
          no: this.read(no),
          ...spanOf(node),
        };
      }
      default:
        return broken(node);
    }
  }

  private readSequence(nodes: readonly HclNode[], whole: Span): Expression {
    const rest = nodes.filter(({ type }) => type !== "(" && type !== ")" && type !== "comment");
    const [first, ...steps] = rest;
    if (first === undefined || this.depth + steps.length > MAX_DEPTH) return broken(whole);
    this.depth += steps.length;
    let base = this.read(first);
    this.depth -= steps.length;
    for (const step of steps) base = this.readStep(base, step);
    return base;
  }

  private readStep(base: Expression, step: HclNode): Expression {
    const span = { start: base.start, end: step.end };
    if (step.type === "get_attr") return { kind: "get", base, name: this.nameOf(step), ...span };
    if (step.type === "index") return { kind: "index", base, key: this.keyOf(step), ...span };
    if (step.type === "splat") {
      const steps = (step.children[0]?.children ?? []).flatMap((child): SplatStep[] => {
        if (child.type === "get_attr") return [{ name: this.nameOf(child) }];
        return child.type === "index" ? [{ key: this.keyOf(child) }] : [];
      });
      return { kind: "splat", base, steps, ...span };
    }
    return broken(span);
  }

  private nameOf(step: HclNode): string {
    const name = childOf(step, "identifier");
    return name === undefined ? "" : this.textOf(name);
  }

  private keyOf(step: HclNode): Expression {
    const [index] = step.children;
    if (index?.type === "new_index") return this.read(childOf(index, "expression"));
    const digits = /[0-9]+/.exec(this.textOf(step))?.[0];
    return digits === undefined
      ? broken(step)
      : { kind: "literal", value: Number(digits), start: step.start, end: step.end };
  }

  private readLiteral(node: HclNode): Expression {
    const [literal] = node.children;
    if (literal === undefined) return broken(node);
    const span = spanOf(node);
    if (literal.type === "string_lit") return { kind: "literal", value: this.quotedText(literal), ...span };
    if (literal.type === "numeric_lit") return { kind: "literal", value: Number(this.textOf(literal)), ...span };
    if (literal.type === "bool_lit") return { kind: "literal", value: this.textOf(literal) === "true", ...span };
    if (literal.type === "null_lit") return { kind: "literal", value: null, ...span };
    return broken(node);
  }

  private quotedText(node: HclNode): string {
    const start = childOf(node, "quoted_template_start")?.end ?? node.start;
    const end = childOf(node, "quoted_template_end")?.start ?? node.end;
    return unescapeQuoted(this.text.slice(start, end));
  }

  private readTemplate(node: HclNode): Expression {
    const [template] = node.children;
    if (template === undefined) return broken(node);
    const segments =
      template.type === "heredoc_template"
        ? readHeredoc(template, this.text, this.read)
        : readQuotedTemplate(template, this.text, this.read);
    return fromSegments(segments, spanOf(node));
  }

  private readCollection(node: HclNode): Expression {
    const [collection] = node.children;
    if (collection?.type === "tuple") {
      return { kind: "tuple", items: collection.children.flatMap((item) => this.readItems(item)), ...spanOf(node) };
    }
    if (collection?.type === "object") {
      const entries = collection.children
        .filter(({ type }) => type === "object_elem")
        .map((entry) => this.readEntry(entry));
      return { kind: "object", entries, ...spanOf(node) };
    }
    return broken(node);
  }

  /** Terraform 0.11 allowed missing commas, which the grammar calls errors. */
  private readItems(node: HclNode): Expression[] {
    if (node.type === "expression") return [this.read(node)];
    if (node.type !== "ERROR") return [];
    return node.children
      .filter(({ type }) => type === "expression" || type === "literal_value" || type === "collection_value")
      .map((one) => this.read(one));
  }

  private readEntry(node: HclNode): ObjectEntry {
    const [key, value] = node.children.filter(({ type }) => type === "expression");
    return { key: this.asKey(key), value: this.read(value) };
  }

  /** A bare word is a key; one in brackets an expression. */
  private asKey(node: HclNode | undefined): Expression {
    const [only, second] = node?.children ?? [];
    if (only?.type === "variable_expr" && second === undefined) {
      return { kind: "literal", value: this.textOf(only), ...spanOf(only) };
    }
    return this.read(node);
  }

  private readCall(node: HclNode): CallExpression {
    const list = childOf(node, "function_arguments");
    return {
      kind: "call",
      name: this.nameOf(node),
      items: (list?.children ?? []).filter(({ type }) => type === "expression").map((one) => this.read(one)),
      expanded: childOf(list, "ellipsis") !== undefined,
      ...spanOf(node),
    };
  }

  private readFor(node: HclNode): Expression {
    const [inner] = node.children;
    const intro = childOf(inner, "for_intro");
    if (inner === undefined || intro === undefined) return broken(node);
    const names = intro.children.filter(({ type }) => type === "identifier").map((one) => this.textOf(one));
    const [first = "", second] = names;
    const results = inner.children.filter(({ type }) => type === "expression");
    const isObject = inner.type === "for_object_expr";
    const condition = childOf(childOf(inner, "for_cond"), "expression");
    const expression: ForExpression = {
      kind: "for",
      keyName: second === undefined ? undefined : first,
      valueName: second ?? first,
      collection: this.read(childOf(intro, "expression")),
      key: isObject ? this.read(results[0]) : undefined,
      value: this.read(isObject ? results[1] : results[0]),
      condition: condition === undefined ? undefined : this.read(condition),
      grouped: childOf(inner, "ellipsis") !== undefined,
      ...spanOf(node),
    };
    return expression;
  }

  private readOperation(node: HclNode): Expression {
    const [inner] = node.children;
    if (inner === undefined) return broken(node);
    if (inner.type === "unary_operation") {
      const [sign, ...operand] = inner.children;
      if (sign?.type !== "!" && sign?.type !== "-") return broken(node);
      return { kind: "unary", operator: sign.type, operand: this.readSequence(operand, inner), ...spanOf(node) };
    }
    const at = inner.children.findIndex(({ type }) => BINARY.has(type));
    if (at < 0) return broken(node);
    const left = this.readSequence(inner.children.slice(0, at), inner);
    const right = this.readSequence(inner.children.slice(at + 1), inner);
    return { kind: "binary", operator: inner.children[at]?.type ?? "", left, right, ...spanOf(node) };
  }
}

/** A template without placeholders is a literal. */
export function fromSegments(segments: readonly TemplateSegment[], span: Span): Expression {
  const [only, second] = segments;
  if (only === undefined) return { kind: "literal", value: "", ...span };
  if (typeof only === "string" && second === undefined) return { kind: "literal", value: only, ...span };
  return { kind: "template", segments, ...span };
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}

function broken({ start, end }: Span): Expression {
  return { kind: "broken", start, end };
}
