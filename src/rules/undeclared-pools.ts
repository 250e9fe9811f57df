import type { Inventory } from "../model/cluster.js";
import { groupBy, groupByEach } from "../model/group-by.js";
import { compareTexts } from "../model/order.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import type { FieldPath } from "../model/source.js";
import { writtenTolerations } from "../model/taint.js";
import { count, isSlipOfValue, list, nearestKeyOf, quoted } from "../model/words.js";
import { formatWorkload, placeInPodSpec } from "../model/workload.js";
import { formatQuoted, formatYamlString } from "../model/yaml-scalar.js";
import { isPlatformLabel, mayBeMet } from "../scheduling/labels/label-offer.js";
import { NAME_LABELS } from "../scheduling/labels/well-known-labels.js";
import { nearestTaint } from "../scheduling/taints/near-miss.js";
import {
  oncePerCluster,
  type Rule,
  type RuleContext,
  type RuleFinding,
  type RuleFindings,
  type Subject,
} from "./contract/rule.js";
import { isPlacementKnown } from "./contract/vocabulary.js";
import { mayServe, taintsOf } from "./explanations/dead-tolerations.js";
import { requiredExpressions } from "./explanations/node-selection-places.js";
import { labelKeys, labelValues } from "./explanations/selector-explanation.js";
import { isSlipOfTheHand } from "./explanations/toleration-fixes.js";
import { isMixed } from "./explanations/value-conventions.js";
import { isPlatformTaintKey } from "./facts/platform-taints.js";

const LEAST_WORKLOADS = 2;
/** So many values of a key are no single mistake. */
const LEAST_VALUES = 3;
const MAX_POOLS = 10;
/** Shared by the inventories of all clusters. */
const UNDECLARED = "pools that nobody declared";
const DECLARE_OR_CORRECT =
  "If there are no such nodes, correct the workloads. Otherwise declare the pools, with all that they have:";

interface Ask {
  readonly fit: WorkloadFit;
  readonly key: string;
  /** Empty for any value. */
  readonly value: string;
  /** From the pod spec. */
  readonly path: FieldPath;
  /** The tolerated effect and index; undefined for a selector. */
  readonly toleration?: { readonly index: number; readonly effect: string };
}

function tolerationAsks(fit: WorkloadFit, inventory: Inventory): Ask[] {
  const { comparisonOperators, transientTaints } = inventory.cluster;
  return writtenTolerations(fit).flatMap((toleration): Ask[] => {
    const { key = "", value = "", effect = "", origin } = toleration;
    if (key === "" || isPlatformTaintKey(key, transientTaints) || mayServe(toleration, { inventory, fit })) return [];
    const nearest = nearestTaint(toleration, taintsOf(inventory), comparisonOperators);
    if (nearest !== undefined && isSlipOfTheHand({ toleration, taint: nearest.taint, miss: nearest.miss })) return [];
    const path = ["tolerations", origin.index, toleration.value === undefined ? "key" : "value"];
    return [{ fit, key, value, path, toleration: { index: origin.index, effect } }];
  });
}

function selectorAsks(fit: WorkloadFit, inventory: Inventory): Ask[] {
  if (!isPlacementKnown(fit) || fit.pools.length === 0) return [];
  const { nodeSelector } = fit.workload.podSpec;
  const selected = Object.entries(nodeSelector).map(([key, value]) => ({
    key,
    values: [value],
    path: ["nodeSelector", key] as FieldPath,
  }));
  const required = requiredExpressions(fit.workload).flatMap(({ requirement: { key, operator, values }, path }) =>
    operator === "In" ? [{ key, values, path: [...path, "key"] as FieldPath }] : [],
  );
  return [...selected, ...required].flatMap(({ key, values, path }) => {
    // A name that no declared pool has is that of another pool, whoever makes it.
    if (
      (isPlatformLabel(key, inventory) && !NAME_LABELS.has(key)) ||
      mayBeMet({ key, operator: "In", values, bound: 0n }, inventory)
    )
      return [];
    const known = labelValues(fit.pools, key);
    const isSlip =
      known.length === 0
        ? nearestKeyOf(key, labelKeys(fit.pools)) !== undefined
        : values.some((value) => known.some((other) => isSlipOfValue(value, other)));
    return isSlip ? [] : values.map((value): Ask => ({ fit, key, value, path }));
  });
}

const workloadsNaming = oncePerCluster(({ fits }) => {
  const naming = groupByEach(fits, ({ workload }) => {
    const { tolerations, nodeSelector } = workload.podSpec;
    const required = requiredExpressions(workload).map(({ requirement }) => requirement.key);
    return [...tolerations.map(({ key = "" }) => key), ...Object.keys(nodeSelector), ...required];
  });
  return new Map([...naming].map(([key, of]) => [key, new Set(of.map(({ workload }) => formatWorkload(workload)))]));
});

function workloadsOf(asks: readonly Ask[]): ReadonlySet<string> {
  return new Set(asks.map(({ fit }) => formatWorkload(fit.workload)));
}

/** Reports whether demand shows that the inventory is incomplete. */
function isEvidence(key: string, asks: readonly Ask[], context: RuleContext): boolean {
  const values = new Set(asks.map(({ value }) => value));
  const asking = workloadsOf(asks).size;
  if (asking < LEAST_WORKLOADS || isMixed(values)) return false;
  return values.size >= LEAST_VALUES || asking * 2 > (workloadsNaming(context).get(key)?.size ?? 0);
}

function describe(key: string, asks: readonly Ask[]): string {
  const byValue = [...groupBy(asks, ({ value }) => value)]
    .map(([value, ofValue]) => ({ value, size: workloadsOf(ofValue).size }))
    .sort((a, b) => b.size - a.size);
  const named = byValue.flatMap(({ value, size }) => (value === "" ? [] : [`${quoted(value)} (${size})`]));
  const what = named.length === 0 ? "" : ` = ${list(named)}`;
  const have = named.length > 1 ? "these" : "it";
  return `${count(workloadsOf(asks).size, "workload")} ask for ${quoted(key)}${what}: no declared pool has ${have}`;
}

function poolsToDeclare(asked: readonly AskedKey[]): string[] {
  const byValue = asked.flatMap(({ key, asks }) =>
    [...groupBy(asks, ({ value }) => value)].map(([value, ofValue]) => ({ key, value, ofValue })),
  );
  const pools = byValue.slice(0, MAX_POOLS).map(({ key, value, ofValue }) => {
    const tolerated = ofValue.find(({ toleration }) => toleration !== undefined)?.toleration;
    const isSelected = ofValue.some(({ toleration }) => toleration === undefined);
    const taint = `${key}${value === "" ? "" : `=${value}`}:${tolerated?.effect || "NoSchedule"}`;
    const fields = [
      `name: ${formatYamlString(value || (key.split("/").at(-1) ?? key))}`,
      ...(isSelected ? [`labels: {${formatYamlString(key)}: ${formatYamlString(value)}}`] : []),
      ...(tolerated === undefined ? [] : [`taints: [${formatQuoted(taint)}]`]),
    ];
    return `  - {${fields.join(", ")}}`;
  });
  const rest = byValue.length - pools.length;
  return ["pools:", ...pools, ...(rest > 0 ? [`  # and ${rest} more`] : [])];
}

interface AskedKey {
  readonly key: string;
  readonly asks: readonly Ask[];
}

/** The first ask for each value, then those of workloads that none of them is of. */
function placesOf(asks: readonly Ask[]): Ask[] {
  const firstOfEach = (of: readonly Ask[], keyOf: (ask: Ask) => unknown) =>
    [...groupBy(of, keyOf).values()].map(([first]) => first);
  const named = firstOfEach(asks, ({ value }) => value);
  const known = new Set(named.map(({ fit }) => fit));
  const others = asks.filter(({ fit }) => !known.has(fit));
  return [...named, ...firstOfEach(others, ({ fit }) => fit)];
}

function describeAll(found: readonly AskedKey[]): RuleFinding | undefined {
  const sizeOf = ({ asks }: AskedKey) => workloadsOf(asks).size;
  const pathOf = ({ fit }: Ask) => fit.workload.document.file.path;
  // In the order of the files' names: the order in which they are read decides nothing.
  const asked = found
    .map(({ key, asks }) => ({ key, asks: asks.toSorted((a, b) => compareTexts(pathOf(a), pathOf(b))) }))
    .sort((a, b) => sizeOf(b) - sizeOf(a) || compareTexts(a.key, b.key));
  const [main, ...others] = asked;
  const places = asked.flatMap(({ asks }) => placesOf(asks));
  const [first, ...more] = places;
  if (main === undefined || first === undefined) return undefined;
  const placeOf = ({ fit, path }: Ask) => placeInPodSpec(fit.workload, path);
  return {
    at: placeOf(first),
    claims: {
      about: "undeclared",
      says: describe(main.key, main.asks),
      mayServe: ({ inventory }) => main.asks.every((ask) => isOffered(ask, inventory)),
    },
    details: others.map(({ key, asks }) => describe(key, asks)),
    help: [DECLARE_OR_CORRECT, ...poolsToDeclare(asked)].join("\n"),
    related: more.map((ask) => ({
      place: placeOf(ask),
      message: `${formatWorkload(ask.fit.workload)} asks for ${quoted(ask.value === "" ? ask.key : `${ask.key}=${ask.value}`)} here`,
    })),
    groupBy: UNDECLARED,
    subject: { asks: askedBy(asked.flatMap(({ asks }) => asks)) },
    fingerprintBy: { names: asked.map(({ key }) => key).sort() },
  };
}

/** Reports whether a pool of another cluster has what is asked for. */
function isOffered({ key, value, toleration }: Ask, inventory: Inventory): boolean {
  if (toleration === undefined) return mayBeMet({ key, operator: "In", values: [value], bound: 0n }, inventory);
  return taintsOf(inventory).some((taint) => taint.key === key && (value === "" || taint.value === value));
}

function askedBy(asks: readonly Ask[]): NonNullable<Subject["asks"]> {
  return [...groupBy(asks, ({ fit }) => fit)].map(([{ workload }, ofWorkload]) => ({
    workload,
    tolerations: ofWorkload.flatMap(({ toleration }) => (toleration === undefined ? [] : [toleration.index])),
  }));
}

export const undeclaredPools: Rule = {
  id: "undeclared-pools",
  claims: ["undeclared"],
  *checkInventory(context): RuleFindings {
    const { inventory, fits } = context;
    const asks = fits.flatMap((fit) =>
      fit.valid ? [...selectorAsks(fit, inventory), ...tolerationAsks(fit, inventory)] : [],
    );
    yield describeAll(
      [...groupBy(asks, (ask) => ask.key)].flatMap(([key, ofKey]) =>
        isEvidence(key, ofKey, context) ? [{ key, asks: ofKey }] : [],
      ),
    );
  },
};
