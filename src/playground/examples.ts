import { describeRules } from "../lint/pages/rule-pages.js";
import type { RuleExample } from "../model/rule-description.js";

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

/** Published from docs/. */
const PLAYGROUND = "https://taintlint.github.io/taintlint/playground/";

/** Reports whether an example has only manifests and pools. */
export function isPlayable({ base, template, isKustomization, before }: RuleExample): boolean {
  return base === undefined && template === undefined && isKustomization === undefined && before === undefined;
}

/** `unschedulable`, `unschedulable/2` for a position from 0. */
function exampleName(rule: string, index: number): string {
  return index === 0 ? rule : `${rule}/${index + 1}`;
}

export function playgroundUrl(rule: string, index: number): string {
  return `${PLAYGROUND}#${exampleName(rule, index)}`;
}
