import { parseGoInt } from "../../model/decimal-int.js";
import type { NodePool, RequirementOperator } from "../../model/pool.js";
import { joinWords } from "../../model/words.js";
import { type LabelRequirement, meetsRequirement } from "./node-selection.js";
import { LABEL_TWINS } from "./well-known-labels.js";

/** A set of label values: the listed ones, or all but the listed ones within bounds. */
export interface ValueSet {
  readonly complement: boolean;
  readonly values: ReadonlySet<string>;
  /** Inclusive bounds of a complement. If either is set, only integers belong to the set. */
  readonly least: bigint | undefined;
  readonly greatest: bigint | undefined;
}

interface Bounds {
  readonly least: bigint | undefined;
  readonly greatest: bigint | undefined;
}

const UNBOUNDED: Bounds = { least: undefined, greatest: undefined };
const EMPTY: ValueSet = { complement: false, values: new Set(), ...UNBOUNDED };

/** Returns the values that a requirement allows. Upstream: karpenter/pkg/scheduling/requirement.go NewRequirement. */
export function valueSetOf(operator: RequirementOperator, values: readonly string[]): ValueSet {
  switch (operator) {
    case "In":
      return { complement: false, values: new Set(values), ...UNBOUNDED };
    case "NotIn":
      return { complement: true, values: new Set(values), ...UNBOUNDED };
    case "DoesNotExist":
      return EMPTY;
    case "Exists":
      return { ...everyValue(), ...UNBOUNDED };
    case "Gt":
      return { ...everyValue(), least: boundOf(values) + 1n, greatest: undefined };
    case "Gte":
      return { ...everyValue(), least: boundOf(values), greatest: undefined };
    case "Lt":
      return { ...everyValue(), least: undefined, greatest: boundOf(values) - 1n };
    case "Lte":
      return { ...everyValue(), least: undefined, greatest: boundOf(values) };
  }
}

function everyValue(): Pick<ValueSet, "complement" | "values"> {
  return { complement: true, values: new Set() };
}

function boundOf([text = ""]: readonly string[]): bigint {
  const bound = parseGoInt(text);
  return typeof bound === "bigint" ? bound : 0n;
}

/** Ignores exclusions between bounds. Upstream: karpenter/pkg/scheduling/requirement.go Requirement.Intersection. */
export function intersection(a: ValueSet, b: ValueSet): ValueSet {
  const bounds: Bounds = { least: greater(a.least, b.least), greatest: smaller(a.greatest, b.greatest) };
  const { least, greatest } = bounds;
  if (least !== undefined && greatest !== undefined && least > greatest) return EMPTY;
  const complement = a.complement && b.complement;
  const values = new Set([...combine(a, b)].filter((value) => isWithin(value, bounds)));
  return complement ? { complement, values, ...bounds } : { complement, values, ...UNBOUNDED };
}

function combine(a: ValueSet, b: ValueSet): Iterable<string> {
  if (a.complement && b.complement) return [...a.values, ...b.values];
  if (a.complement) return [...b.values].filter((value) => !a.values.has(value));
  return [...a.values].filter((value) => b.values.has(value) !== b.complement);
}

/** Upstream: karpenter/pkg/scheduling/requirement.go Requirement.Has. */
export function hasValue(set: ValueSet, value: string): boolean {
  return set.values.has(value) !== set.complement && isWithin(value, set);
}

/** Upstream: karpenter/pkg/scheduling/requirement.go Requirement.Len. */
export function isEmpty(set: ValueSet): boolean {
  return !set.complement && set.values.size === 0;
}

/** Reports whether a node without the label fits. Upstream: karpenter/pkg/scheduling/requirement.go Operator. */
export function allowsAbsence(set: ValueSet): boolean {
  return set.complement ? set.values.size > 0 : set.values.size === 0;
}

function isWithin(value: string, { least, greatest }: Bounds): boolean {
  if (least === undefined && greatest === undefined) return true;
  const number = parseGoInt(value);
  if (typeof number !== "bigint") return false;
  return (least === undefined || number >= least) && (greatest === undefined || number <= greatest);
}

function greater(a: bigint | undefined, b: bigint | undefined): bigint | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a > b ? a : b;
}

function smaller(a: bigint | undefined, b: bigint | undefined): bigint | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a < b ? a : b;
}

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
