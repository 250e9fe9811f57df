import type { RuleExample } from "../model/rule-description.js";

/** Published from docs/. */
const PLAYGROUND = "https://taintlint.github.io/taintlint/playground/";

/** Reports whether an example has only manifests and pools. */
export function isPlayable({ base, template, isKustomization, before }: RuleExample): boolean {
  return base === undefined && template === undefined && isKustomization === undefined && before === undefined;
}

/** `unschedulable`, `unschedulable/2` for a position from 0. */
export function exampleName(rule: string, index: number): string {
  return index === 0 ? rule : `${rule}/${index + 1}`;
}

export function playgroundUrl(rule: string, index: number): string {
  return `${PLAYGROUND}#${exampleName(rule, index)}`;
}
