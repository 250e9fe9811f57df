import { createHash } from "node:crypto";
import { describeRules } from "../../src/lint/pages/rule-pages.js";

/** One object of a rule's example, as somebody would create it. */
export interface ExampleObject {
  readonly rule: string;
  /** From 1. */
  readonly example: number;
  readonly side: "bad" | "good";
  /** From 1, among the documents of this side. */
  readonly document: number;
  /** Of the text. */
  readonly sha256: string;
}

/** Every object of every example with its text, but for values of charts and kustomizations, which are no objects. */
export function exampleObjects(): [ExampleObject, text: string][] {
  return describeRules().flatMap(({ id: rule, examples }) =>
    examples.flatMap(({ template, isKustomization, ...example }, index) => {
      if (template !== undefined || isKustomization) return [];
      return (["bad", "good"] as const).flatMap((side) =>
        example[side]
          .split(/^---$/m)
          .filter((text) => text.trim() !== "")
          .map((text, at): [ExampleObject, string] => {
            const sha256 = createHash("sha256").update(text.trim()).digest("hex").slice(0, 16);
            return [{ rule, example: index + 1, side, document: at + 1, sha256 }, text];
          }),
      );
    }),
  );
}
