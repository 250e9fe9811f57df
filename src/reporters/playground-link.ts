import type { RuleExample } from "../model/rule-description.js";

/** Where docs/ is published. */
const PLAYGROUND = "https://taintlint.github.io/taintlint/playground/";

/** Reports whether manifests and pools are all that an example is made of: no overlay, no chart, no earlier revision. */
export function isPlayable({ base, template, isKustomization, before }: RuleExample): boolean {
  return base === undefined && template === undefined && isKustomization === undefined && before === undefined;
}

/** What a link calls the example of a rule at a position, from 0: `unschedulable`, `unschedulable/2`. */
export function exampleName(rule: string, index: number): string {
  return index === 0 ? rule : `${rule}/${index + 1}`;
}

/** The address of an example in the playground. */
export function playgroundUrl(rule: string, index: number): string {
  return `${PLAYGROUND}#${exampleName(rule, index)}`;
}
