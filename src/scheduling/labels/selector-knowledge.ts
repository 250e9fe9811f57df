import type { Reason, SelectorVerdict } from "../../model/pool-fit.js";
import { type LabelOffer, type LabelOffers, mayBeNamed } from "./label-offer.js";
import type { SelectMachines } from "./machine-selection.js";
import {
  type FieldRequirement,
  formatRequirement,
  formatWanted,
  type LabelRequirement,
  meetsRequirement,
  NODE_NAME_FIELD,
  type NodeSelection,
  type SelectionTerm,
} from "./node-selection.js";
import { domainMeets, formatDomain } from "./value-set.js";

export interface SelectorJudgement {
  readonly verdict: SelectorVerdict;
  readonly reasons: readonly Reason[];
}

const MATCH: SelectorJudgement = { verdict: "match", reasons: [] };
/** Label values cannot begin with a minus, so they are never negative. */
const LEAST_LABEL_NUMBER = 0n;
const GREATEST_LABEL_NUMBER = 2n ** 63n - 1n;

/** Judges known labels. `mismatch`: no node can match. `nodeName` is set for a single known node. */
export function judgeSelection(
  selection: NodeSelection,
  offers: LabelOffers,
  nodeName: string | undefined,
  machines?: SelectMachines,
): SelectorJudgement {
  const base = judgeRequirements(selection.nodeSelector, [], offers, nodeName, machines);
  if (base.verdict === "mismatch" || selection.terms === undefined) return base;
  const judged = selection.terms.map((term) => judgeTerm(selection.nodeSelector, term, offers, nodeName, machines));
  const best = judged.find(({ verdict }) => verdict === "match") ?? judged.find(({ verdict }) => verdict === "unknown");
  return best ?? { verdict: "mismatch", reasons: noTermMatches(selection.terms, judged) };
}

/** Adds the node selector to the term, because both must hold on one node. */
function judgeTerm(
  nodeSelector: readonly LabelRequirement[],
  term: SelectionTerm,
  offers: LabelOffers,
  nodeName: string | undefined,
  machines: SelectMachines | undefined,
): SelectorJudgement {
  if (term.empty || term.errors.length > 0) return { verdict: "mismatch", reasons: [] };
  return judgeRequirements([...nodeSelector, ...term.expressions], term.fields, offers, nodeName, machines);
}

function noTermMatches(terms: readonly SelectionTerm[], judged: readonly SelectorJudgement[]): readonly Reason[] {
  if (terms.every(({ empty }) => empty)) return [{ kind: "empty-selector-terms" }];
  const reasons = judged.length === 1 ? judged.flatMap((only) => only.reasons) : [];
  return reasons.length > 0 ? reasons : [{ kind: "no-selector-term-matches", terms: terms.length }];
}

function judgeRequirements(
  requirements: readonly LabelRequirement[],
  fields: readonly FieldRequirement[],
  offers: LabelOffers,
  nodeName: string | undefined,
  machines: SelectMachines | undefined,
): SelectorJudgement {
  if (requirements.length === 0 && fields.length === 0) return MATCH;
  const against: Reason[] = [];
  const open: Reason[] = [];
  let onOneKey: Map<string, LabelRequirement[]> | undefined;
  for (const requirement of requirements) {
    const offer = offers(requirement.key);
    if (offer.kind !== "value" && offer.kind !== "absent") {
      onOneKey ??= new Map();
      const others = onOneKey.get(requirement.key);
      if (others === undefined) onOneKey.set(requirement.key, [requirement]);
      else others.push(requirement);
      continue;
    }
    const value = offer.kind === "value" ? offer.value : undefined;
    if (!meetsRequirement(requirement, value)) against.push(mismatchReason(requirement, value));
  }
  for (const [key, list] of onOneKey ?? []) judgeTogether(key, list, offers(key), against, open);
  if (fields.length > 0) judgeFields(fields, nodeName, against, open);
  // A copy has no room for more: most cells of a matrix keep one.
  if (against.length > 0) return { verdict: "mismatch", reasons: against.slice() };
  const { against: ofMachines, settled } = machines?.(requirements) ?? {};
  if (ofMachines !== undefined) return { verdict: "mismatch", reasons: [ofMachines] };
  const left = open.filter((reason) => !(reason.kind === "selector-unknown" && settled?.has(reason.key)));
  return left.length > 0 ? { verdict: "unknown", reasons: left } : MATCH;
}

/** Judges all requirements on one key of uncertain value together: a single node must meet them. */
function judgeTogether(
  key: string,
  list: readonly LabelRequirement[],
  offer: LabelOffer,
  against: Reason[],
  open: Reason[],
): void {
  const requirement = list.map(formatRequirement).join(", ");
  const refuse = (possible: string) => {
    const wanted = list.map(formatWanted).join(" and ");
    against.push({ kind: "selector-mismatch", requirement, key, wanted, actual: undefined, possible });
  };
  if (offer.kind === "made" && list.every((one) => meetsRequirement(one, undefined))) return;
  // Where any value will do, the pod has to name one.
  const isNamed = offer.kind !== "made" || !offer.values.complement || list.some(({ operator }) => operator === "In");
  if (isNamed && (offer.kind === "domain" || offer.kind === "made")) {
    const domain = offer.kind === "made" ? offer.values : offer.domain;
    if (!domainMeets(domain, list)) refuse(formatDomain(domain));
    return;
  }
  const { usual, name } = offer.kind === "unknown" ? offer : {};
  if (name !== undefined && !list.every((one) => mayBeNamed(one, name))) {
    refuse(`a name that begins with ${JSON.stringify(name.beginning)}${name.hasEnd ? " and goes on" : ""}`);
    return;
  }
  if (usual !== undefined && list.every((one) => meetsRequirement(one, usual))) return;
  if (canBeMetTogether(list)) open.push({ kind: "selector-unknown", requirement, key });
  else against.push({ kind: "selector-contradiction", requirement, key });
}

function mismatchReason(asked: LabelRequirement, actual: string | undefined): Reason {
  const [requirement, wanted] = [formatRequirement(asked), formatWanted(asked)];
  return { kind: "selector-mismatch", requirement, key: asked.key, wanted, actual };
}

function judgeFields(
  fields: readonly FieldRequirement[],
  nodeName: string | undefined,
  against: Reason[],
  open: Reason[],
): void {
  const asked = new Set<string>();
  const refused = new Set<string>();
  for (const { key, operator, value } of fields) {
    // Fields other than the name are empty on a node.
    const known = key === NODE_NAME_FIELD ? nodeName : "";
    if (known !== undefined) {
      if ((known === value) !== (operator === "In")) against.push({ kind: "other-node-name", nodeName: value });
      continue;
    }
    (operator === "In" ? asked : refused).add(value);
    open.push({ kind: "node-name-unknown", nodeName: value });
  }
  const impossible = [...asked].find((name) => asked.size > 1 || refused.has(name));
  if (impossible !== undefined) against.push({ kind: "other-node-name", nodeName: impossible });
}

/** Reports whether some label value, or the label's absence, meets every requirement on one key. Errs towards true. */
function canBeMetTogether(requirements: readonly LabelRequirement[]): boolean {
  const meetsAll = (value: string | undefined): boolean =>
    requirements.every((requirement) => meetsRequirement(requirement, value));
  if (meetsAll(undefined)) return true;
  const listed = requirements.find(({ operator }) => operator === "In");
  if (listed !== undefined) return listed.values.some(meetsAll);
  if (requirements.some(({ operator }) => operator === "DoesNotExist")) return false;
  let least = LEAST_LABEL_NUMBER;
  let greatest = GREATEST_LABEL_NUMBER;
  for (const { operator, bound } of requirements) {
    if (operator === "Gt" && bound + 1n > least) least = bound + 1n;
    if (operator === "Lt" && bound - 1n < greatest) greatest = bound - 1n;
  }
  // NotIn excludes finitely many spellings, and every number has more: 5, 05, 005.
  return least <= greatest;
}
