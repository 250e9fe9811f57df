import type { SourceFile, Span } from "../../model/source.js";

export interface HclFile {
  readonly file: SourceFile;
  readonly body: Body;
  /** The first syntax error; the rest is read. */
  readonly broken: Span | undefined;
}

export interface Body extends Span {
  readonly attributes: readonly Attribute[];
  readonly blocks: readonly Block[];
}

export interface Attribute extends Span {
  readonly name: string;
  readonly value: Expression;
}

export interface Block extends Span {
  readonly type: string;
  readonly labels: readonly string[];
  readonly body: Body;
}

export type UnaryOperator = "!" | "-";

/** An expression. Syntax errors are `broken`, with an unknown value. */
export type Expression = Span &
  (
    | { readonly kind: "literal"; readonly value: string | number | boolean | null }
    | { readonly kind: "template"; readonly segments: readonly TemplateSegment[] }
    | { readonly kind: "tuple"; readonly items: readonly Expression[] }
    | { readonly kind: "object"; readonly entries: readonly ObjectEntry[] }
    | ForExpression
    | {
        readonly kind: "conditional";
        readonly condition: Expression;
        readonly yes: Expression;
        readonly no: Expression;
      }
    | { readonly kind: "unary"; readonly operator: UnaryOperator; readonly operand: Expression }
    | { readonly kind: "binary"; readonly operator: string; readonly left: Expression; readonly right: Expression }
    | CallExpression
    | { readonly kind: "variable"; readonly name: string }
    | { readonly kind: "get"; readonly base: Expression; readonly name: string }
    | { readonly kind: "index"; readonly base: Expression; readonly key: Expression }
    | { readonly kind: "splat"; readonly base: Expression; readonly steps: readonly SplatStep[] }
    | { readonly kind: "broken" }
  );

/** Access to every item of a splat. */
export type SplatStep = { readonly name: string } | { readonly key: Expression };

export interface ObjectEntry {
  readonly key: Expression;
  readonly value: Expression;
}

export interface ForExpression extends Span {
  readonly kind: "for";
  readonly keyName: string | undefined;
  readonly valueName: string;
  readonly collection: Expression;
  /** Key of a result that is an object. */
  readonly key: Expression | undefined;
  readonly value: Expression;
  readonly condition: Expression | undefined;
  readonly grouped: boolean;
}

export interface CallExpression extends Span {
  readonly kind: "call";
  readonly name: string;
  readonly items: readonly Expression[];
  readonly expanded: boolean;
}

export type TemplateSegment =
  | string
  | { readonly kind: "interpolation"; readonly value: Expression }
  | {
      readonly kind: "if";
      readonly condition: Expression;
      readonly yes: readonly TemplateSegment[];
      readonly no: readonly TemplateSegment[];
    }
  | {
      readonly kind: "for";
      readonly keyName: string | undefined;
      readonly valueName: string;
      readonly collection: Expression;
      readonly body: readonly TemplateSegment[];
    };
