import { describeRules } from "../lint/pages/rule-pages.js";
import { exampleName, isPlayable } from "../reporters/playground-link.js";

export interface Input {
  readonly manifests: string;
  readonly pools: string;
}

export interface PlaygroundExample {
  readonly name: string;
  readonly title: string;
  readonly mistaken: Input;
  readonly corrected: Input;
}

const MARKER = / *#[^\n#]*<--.*$/gm;

/** Returns the examples that the page can judge, in the order of rules. */
export function playgroundExamples(): readonly PlaygroundExample[] {
  return describeRules().flatMap(({ id, examples }) =>
    examples.flatMap((example, index) => {
      if (!isPlayable(example)) return [];
      const { title, inventory, bad, good, goodInventory } = example;
      return [
        {
          name: exampleName(id, index),
          title: `${id}: ${title}`,
          mistaken: { manifests: plain(bad), pools: withVersion(inventory) },
          corrected: { manifests: plain(good), pools: withVersion(goodInventory ?? inventory) },
        },
      ];
    }),
  );
}

function withVersion(inventory: string): string {
  return `version: 1\n${plain(inventory)}`;
}

/** Strips the marks of reported lines. */
function plain(text: string): string {
  return text.replace(MARKER, "").replace(/^\n+/, "");
}
