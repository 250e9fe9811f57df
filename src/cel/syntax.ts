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
