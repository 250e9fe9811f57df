import type { Inventory } from "../model/cluster.js";
import type { NodeSelectorRequirement, NodeSelectorTerm } from "../model/pod.js";
import type { NodePool } from "../model/pool.js";
import { EMPTY_STRING_MAP } from "../model/string-map.js";
import { list, quoted } from "../model/words.js";
import { placeInPodSpec } from "../model/workload.js";
import { formatYamlString } from "../model/yaml-scalar.js";
import { labelOffers } from "../scheduling/labels/label-offer.js";
import { compileNodeSelection, matchesNode } from "../scheduling/labels/node-selection.js";
import { judgeSelection } from "../scheduling/labels/selector-knowledge.js";
import { clause, NO_POOL, ofDeadLine, ofObject } from "./contract/claim.js";
import type { Rule } from "./contract/rule.js";
import { REQUIRED_TERMS } from "./explanations/node-selection-places.js";

function isExclusion({ operator }: NodeSelectorRequirement): boolean {
  return operator === "NotIn" || operator === "DoesNotExist";
}

interface SplitTerm {
  readonly exclusions: readonly NodeSelectorRequirement[];
  readonly rest: string;
}

function split({ matchExpressions, matchFields }: NodeSelectorTerm): SplitTerm {
  const rest = matchExpressions.filter((expression) => !isExclusion(expression)).map((rest) => JSON.stringify(rest));
  const fields = matchFields.filter((field) => !isExclusion(field)).map((field) => `field ${JSON.stringify(field)}`);
  return {
    exclusions: [...matchExpressions.filter(isExclusion), ...matchFields.filter(isExclusion)],
    rest: [...rest, ...fields].sort().join(),
  };
}

/** Returns excluded values; undefined for all. */
function excludedValues({ operator, values }: NodeSelectorRequirement): readonly string[] | undefined {
  return operator === "NotIn" ? values : undefined;
}

/** Reports whether every node passes some term: each excludes other values of one key. */
function excludesNothingEver(terms: readonly SplitTerm[]): boolean {
  const [key, ...otherKeys] = new Set(terms.flatMap(({ exclusions }) => exclusions.map((exclusion) => exclusion.key)));
  if (key === undefined || otherKeys.length > 0) return false;
  const excludesKey = ({ exclusions }: SplitTerm) => exclusions.some((exclusion) => !excludedValues(exclusion));
  if (terms.every(excludesKey)) return false;
  const values = terms.flatMap(({ exclusions }) => exclusions.flatMap((exclusion) => excludedValues(exclusion) ?? []));
  return !values.some((value) =>
    terms.every(({ exclusions }) => exclusions.some((exclusion) => excludedValues(exclusion)?.includes(value) ?? true)),
  );
}

function isExcludedBy(terms: readonly NodeSelectorTerm[], pool: NodePool, inventory: Inventory): boolean {
  const selection = compileNodeSelection(EMPTY_STRING_MAP, terms);
  const nodes = pool.nodes ?? [];
  if (nodes.length === 0)
    return judgeSelection(selection, labelOffers(pool, inventory), undefined).verdict === "mismatch";
  return nodes.every((node) => !matchesNode(selection, node));
}

/** Returns pools that one term excludes and another admits; undefined if the terms exclude something, or nothing. */
function poolsLetIn(terms: readonly NodeSelectorTerm[], inventory: Inventory): NodePool[] | undefined {
  const excluded = terms.map((term) => inventory.pools.filter((pool) => isExcludedBy([term], pool, inventory)));
  if (excluded.some((pools) => pools.length === 0)) return undefined;
  if (inventory.pools.some((pool) => isExcludedBy(terms, pool, inventory))) return undefined;
  return [...new Set(excluded.flat())];
}

function formatExpression({ key, operator, values }: NodeSelectorRequirement): string {
  const listed = values.length === 0 ? "" : `, values: [${values.map(formatYamlString).join(", ")}]`;
  return `{key: ${formatYamlString(key)}, operator: ${operator}${listed}}`;
}

/** Joins exclusions in one term, as YAML. */
function joinedTerm(terms: readonly NodeSelectorTerm[]): string {
  const join = (field: "matchExpressions" | "matchFields", indent: string): string[] => {
    const lines = [...new Set(terms.flatMap((term) => term[field].map(formatExpression)))];
    return lines.length === 0 ? [] : [`${indent}${field}:`, ...lines.map((line) => `      - ${line}`)];
  };
  const expressions = join("matchExpressions", "  - ");
  return ["nodeSelectorTerms:", ...expressions, ...join("matchFields", expressions.length > 0 ? "    " : "  - ")].join(
    "\n",
  );
}

export const orOfExclusions: Rule = {
  id: "or-of-exclusions",
  claims: ["object", "no-effect"],
  looksAt: "node-selection",
  *checkWorkload(fit, { inventory }) {
    const { workload } = fit;
    const terms = workload.podSpec.nodeAffinity?.required ?? [];
    if (!fit.valid || terms.length < 2) return;
    const pieces = terms.map(split);
    if (pieces.some(({ exclusions, rest }) => exclusions.length === 0 || rest !== pieces[0]?.rest)) return;
    const keys = [...new Set(pieces.flatMap(({ exclusions }) => exclusions.map(({ key }) => key)))];
    const about = {
      at: placeInPodSpec(workload, REQUIRED_TERMS, "key"),
      workload,
      help: `Write one term, whose expressions must all hold:\n${joinedTerm(terms)}`,
      subject: { selectors: keys },
    };
    const named = list(keys.map(quoted));
    if (excludesNothingEver(pieces)) {
      const says = `${terms.length} terms exclude values of ${named}, but a node needs to meet only one: nothing is excluded`;
      yield { ...about, claims: [ofObject(says)] };
      return;
    }
    const letIn = poolsLetIn(terms, inventory);
    if (letIn === undefined) return;
    const pools = letIn.map(({ name }) => quoted(name));
    const says = clause`${String(terms.length)} terms exclude nodes by ${named}, but a node needs to meet only one: ${NO_POOL} is excluded, ${list(pools)} ${pools.length === 1 ? "is" : "are"} let in`;
    yield { ...about, claims: [ofDeadLine(says, (one) => poolsLetIn(terms, one.inventory) === undefined)] };
  },
};
