import { RULES } from "../lint/configuration/described-rules.js";
import { exampleName, isPlayable } from "../reporters/playground-link.js";

/** The two texts of the page. */
export interface Input {
  readonly manifests: string;
  readonly pools: string;
}

/** An example of a rule's page, as it is named in links: `unschedulable`, `unschedulable/2`. */
export interface PlaygroundExample {
  readonly name: string;
  readonly title: string;
  readonly mistaken: Input;
  readonly corrected: Input;
}

const MARKER = / *#[^\n#]*<--.*$/gm;

/** The examples of all rules that this page can judge, in the order of the rules. */
export function playgroundExamples(): readonly PlaygroundExample[] {
  return RULES.flatMap(({ id, examples }) =>
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

/** The text without the marks that tell tests and readers which line is reported. */
function plain(text: string): string {
  return text.replace(MARKER, "").replace(/^\n+/, "");
}
