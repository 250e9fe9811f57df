import type { NodePool } from "../../model/pool.js";
import { joinWords } from "../../model/words.js";
import { meetsRequirement } from "./node-affinity.js";
import type { LabelRequirement } from "./node-selection.js";
import { allowsAbsence, intersection, isEmpty, type ValueSet, valueSetOf } from "./value-set.js";
import { LABEL_TWINS } from "./well-known-labels.js";

const MOST_VALUES_NAMED = 8;

const stableKeys: ReadonlyMap<string, string> = new Map(LABEL_TWINS.map(([stable, beta]) => [beta, stable]));

/** Replaces a deprecated label key by its successor. Upstream: karpenter/pkg/apis/v1/labels.go NormalizedLabels. */
export function normalizedKey(key: string): string {
  return stableKeys.get(key) ?? key;
}

/** Keys are normalized. Upstream: karpenter provisioning/scheduling/nodeclaimtemplate.go NewNodeClaimTemplate. */
export function domainsOf({ requirements = [], labels }: NodePool): ReadonlyMap<string, ValueSet> {
  const domains = new Map<string, ValueSet>();
  const narrow = (key: string, set: ValueSet): void => {
    const earlier = domains.get(key);
    domains.set(key, earlier === undefined ? set : intersection(earlier, set));
  };
  for (const { key, operator, values } of requirements) narrow(normalizedKey(key), valueSetOf(operator, values));
  for (const [key, value] of Object.entries(labels)) {
    if (domains.has(normalizedKey(key))) narrow(normalizedKey(key), valueSetOf("In", [value]));
  }
  return domains;
}

/** Reports whether a label may meet all requirements. Upstream: karpenter scheduling/requirements.go Intersects. */
export function domainMeets(domain: ValueSet, requirements: readonly LabelRequirement[]): boolean {
  let common = domain;
  for (const { operator, values } of requirements) common = intersection(common, valueSetOf(operator, values));
  if (!isEmpty(common)) return true;
  return allowsAbsence(domain) && requirements.every((requirement) => meetsRequirement(requirement, undefined));
}

/** Words a domain to follow "can only be": `"a" or "b"`, `a number of at least 3`, `any value but "a"`. */
export function formatDomain({ complement, values, least, greatest }: ValueSet): string {
  const quoted = [...values].map((value) => JSON.stringify(value));
  if (!complement) return alternatives(quoted);
  const numbers = formatBounds(least, greatest);
  const excluded = alternatives(quoted);
  if (numbers !== undefined) return excluded === "" ? numbers : `${numbers}, but not ${excluded}`;
  return excluded === "" ? "present, with any value" : `any value but ${excluded}`;
}

function alternatives(words: readonly string[]): string {
  const more = words.length - MOST_VALUES_NAMED;
  return joinWords(more > 0 ? [...words.slice(0, MOST_VALUES_NAMED), `${more} more`] : words, "or");
}

function formatBounds(least: bigint | undefined, greatest: bigint | undefined): string | undefined {
  if (least !== undefined && greatest !== undefined) return `a number from ${least} to ${greatest}`;
  if (least !== undefined) return `a number of at least ${least}`;
  return greatest === undefined ? undefined : `a number of at most ${greatest}`;
}
