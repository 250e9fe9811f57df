import type { ClusterChange, Weakening } from "../../model/change.js";
import type { Inventory } from "../../model/cluster.js";
import type { ClusterObjects } from "../../model/cluster-objects.js";
import type { PoolReason, RelatedPlace, Severity } from "../../model/finding.js";
import { memoize } from "../../model/memoize.js";
import type { NodePool } from "../../model/pool.js";
import type { WorkloadFit } from "../../model/pool-fit.js";
import type { RuleOption } from "../../model/rule-description.js";
import type { Place, SourceProblem, TextPlace } from "../../model/source.js";
import type { SuppressionUse } from "../../model/suppression.js";
import type { Taint, Toleration } from "../../model/taint.js";
import { isDaemon, type Workload } from "../../model/workload.js";
import type { Claim, ClaimKind } from "./claim.js";
import type { FixIntent } from "./fix-intent.js";

export type RuleOptions = Readonly<Record<string, unknown>>;

export interface RuleContext {
  readonly inventory: Inventory;
  readonly objects: ClusterObjects;
  /** Workloads of this cluster with verdicts, without fragments. */
  readonly fits: readonly WorkloadFit[];
  /** Fragments, judged without pools. */
  readonly fragments: readonly WorkloadFit[];
  /** Commented-out tolerations of a workload's list. */
  readonly commentedOutTolerations: (workload: Workload) => readonly Toleration[];
}

export interface YieldsTo {
  readonly rule: string;
  /** The shared subject; `cover`: a toleration that covers this one's; `workload`: anything about it. */
  readonly by: "toleration" | "cover" | "selector" | "pool" | "workload";
}

/** The checks of a rule. Its page, `docs/rules/ID.md`, has its severity and all words about it. */
export interface Rule {
  readonly id: string;
  readonly options?: Readonly<Record<string, RuleOption>>;
  /** All kinds of claims it makes. */
  readonly claims: readonly ClaimKind[];
  /** Only reported findings count, not those of disabled rules. */
  readonly yieldsTo?: readonly YieldsTo[];
  /** Reports API errors, which hold also without rendering. */
  readonly refusedByApi?: true;
  /** Reports unread files, except in test folders. */
  readonly reportsCoverage?: true;
  /** Checks fragments' own fields. `only`: nothing else, and severity considers the unknown rest; `weighed`: both. */
  readonly checksFragments?: true | "only" | "weighed";
  /** The part of a workload without which the rule is skipped. */
  readonly looksAt?: WorkloadTrait;
  readonly checkWorkload?: (fit: WorkloadFit, context: RuleContext, options: RuleOptions) => RuleFindings;
  /** Checks what an add-on installs, where users can change nothing but values. */
  readonly checkAddOn?: (fit: WorkloadFit) => RuleFindings;
  /** Checks a file's problem. */
  readonly checkProblem?: (problem: SourceProblem) => RuleFindings;
  /** Checks a suppression, after all other rules. */
  readonly checkSuppression?: (use: SuppressionUse) => RuleFindings;
  /** Checks a cluster's change, in a comparison. */
  readonly checkChange?: (change: ClusterChange, options: RuleOptions) => RuleFindings;
  /** Checks a weakening, in a comparison, under the base's configuration. */
  readonly checkWeakening?: (weakening: Weakening) => RuleFindings;
  readonly checkInventory?: (context: RuleContext, options: RuleOptions) => RuleFindings;
}

type Claims = readonly [Claim, ...Claim[]];

/** Returns the clauses of a finding, the main one first. */
export function clausesOf({ claims }: Pick<RuleFinding, "claims">): Claims {
  return "about" in claims ? [claims] : claims;
}

export interface Subject {
  readonly tolerations?: readonly number[];
  readonly covers?: readonly number[];
  readonly selectors?: readonly string[];
  readonly taints?: readonly Taint[];
  readonly pools?: readonly NodePool[];
  readonly workloads?: readonly Workload[];
  /** Tolerations of several workloads at once. */
  readonly asks?: readonly { readonly workload: Workload; readonly tolerations: readonly number[] }[];
  /** Other distinctions, such as a field or tag. */
  readonly names?: readonly string[];
}

export type ReportedItems = ReadonlySet<NodePool | Workload | number | string>;

export interface Offer {
  readonly tolerations: readonly Toleration[];
  /** Help without them, if they would open an unwanted pool in any cluster. */
  readonly fallback: string;
}

/** A repair with its conditions. */
export interface OfferedFix extends FixIntent {
  /** Added tolerations, if other than the help's. */
  readonly tolerations?: Offer["tolerations"];
  readonly restsOn?: Claim;
}

export interface RulePoolReason extends Omit<PoolReason, "pool" | "cluster"> {
  readonly pool: NodePool;
}

export interface MissedFinding {
  readonly rule: string;
  readonly line: number;
}

/** The observations of a check; undefined where there is nothing to tell. */
export type RuleFindings = Iterable<RuleFinding | undefined>;

/** An observation of a rule, before evidence and places. */
export interface RuleFinding {
  readonly at: Place | TextPlace;
  /** One clause; or the main one, without which there is no finding, then others. */
  readonly claims: Claim | Claims;
  readonly help: string;
  /** Tolerations proposed by the help, and by the fix unless it has its own. */
  readonly offer?: Offer;
  /** By pool, the nearest match first. */
  readonly reasons?: readonly RulePoolReason[];
  /** Further lines. One that claims more than the finding is a claim. */
  readonly details?: readonly (string | Claim)[];
  readonly related?: readonly RelatedPlace[];
  readonly workload?: Workload;
  readonly subject?: Subject;
  /** Distinguishes it, if less than its subject. */
  readonly fingerprintBy?: Subject;
  readonly severity?: Severity | undefined;
  /** In a comparison, where the change adds it. */
  readonly ifAdded?: Severity | undefined;
  /**
   * Pools against the workload: a finding about the same or more is not new. Empty for one about the whole workload.
   */
  readonly pools?: readonly string[];
  /** A shared cause, by which many are merged. */
  readonly groupBy?: string;
  /** For an unused comment: rule and line, from 1, of the intended finding. */
  readonly missed?: MissedFinding;
  /** Only for findings about workloads. */
  readonly fix?: OfferedFix;
  /** Returns the rest, without what others report; by default nothing. */
  readonly excluding?: (taken: ReportedItems) => RuleFinding | undefined;
  /** Returns the alternative, if unsupported or covered. */
  readonly fallback?: () => RuleFinding | undefined;
}

/** Memoizes by cluster and key. */
export function oncePerCluster<Value, Key = void>(
  compute: (context: RuleContext, key: Key) => Value,
): (context: RuleContext, key: Key) => Value {
  const valuesOf = memoize((_: RuleContext) => new Map<Key, Value>());
  return (context, key) => {
    const values = valuesOf(context);
    if (!values.has(key)) values.set(key, compute(context, key));
    return values.get(key) as Value;
  };
}

const WORKLOAD_TRAITS = {
  /** Its own list, not additions. */
  tolerations: ({ workload }: WorkloadFit) => workload.podSpec.tolerations.length > 0,
  "node-selection": ({ workload: { podSpec } }: WorkloadFit) =>
    podSpec.nodeAffinity !== undefined || Object.keys(podSpec.nodeSelector).length > 0,
  topology: ({ workload: { podSpec } }: WorkloadFit) =>
    podSpec.topologySpreadConstraints.length + podSpec.podAffinityTerms.length > 0,
  "refused-fields": ({ workload, fieldErrors, scoringErrors }: WorkloadFit) =>
    workload.decodeErrors.length + fieldErrors.length + scoringErrors.length > 0,
  "unknown-fields": ({ workload: { strayFields, unknownFields = [] } }: WorkloadFit) =>
    strayFields.length + unknownFields.length > 0,
  base: ({ workload: { base } }: WorkloadFit) => base !== undefined,
  "default-pods": ({ workload: { defaultPods } }: WorkloadFit) => defaultPods !== undefined,
  "node-name": ({ workload: { podSpec } }: WorkloadFit) => podSpec.nodeName !== "",
  queue: ({ queue }: WorkloadFit) => queue !== undefined,
  policies: ({ policies }: WorkloadFit) => policies !== undefined,
  "live-state": ({ workload: { schedulerMessage, unready, boundPods } }: WorkloadFit) =>
    (schedulerMessage ?? unready ?? boundPods) !== undefined,
  /** A pod on each node, or on none. */
  "daemon-set": ({ workload }: WorkloadFit) => isDaemon(workload) || workload.noPodWithout !== undefined,
} satisfies Record<string, (fit: WorkloadFit) => boolean>;

type WorkloadTrait = keyof typeof WORKLOAD_TRAITS;

/** Reports whether a workload has what a rule looks at. */
export function isConcerned({ looksAt }: Pick<Rule, "looksAt">, fit: WorkloadFit): boolean {
  return looksAt === undefined || WORKLOAD_TRAITS[looksAt](fit);
}

/** Limits a finding to subjects that no other covers; undefined for none. */
export function excludingReported<Item, Thing extends NodePool | Workload | number | string>(
  items: readonly Item[],
  thingOf: (item: Item) => Thing,
  describe: (items: readonly Item[]) => RuleFinding | undefined,
): RuleFinding | undefined {
  const finding = items.length === 0 ? undefined : describe(items);
  if (finding === undefined) return undefined;
  const things: ReadonlySet<NodePool | Workload | number | string> = new Set(items.map(thingOf));
  return {
    ...finding,
    excluding: (taken) => {
      // What is told of the finding as a whole leaves nothing of it.
      if ([...taken].some((thing) => !things.has(thing))) return undefined;
      const left = items.filter((item) => !taken.has(thingOf(item)));
      return excludingReported(left, thingOf, describe);
    },
  };
}

/** Returns the first finding, with the next ones as its fallbacks; undefined for none. */
export function inOrder(alternatives: readonly (RuleFinding | undefined)[]): RuleFinding | undefined {
  const [first, ...others] = alternatives.filter((one) => one !== undefined);
  return first === undefined || others.length === 0 ? first : { ...first, fallback: () => inOrder(others) };
}

export function yieldTo(by: YieldsTo["by"], ...rules: readonly string[]): readonly YieldsTo[] {
  return rules.map((rule) => ({ rule, by }));
}

/** Yields to unknown keys, which leave a toleration's meaning open. */
export const UNKNOWN_KEYS_FIRST = yieldTo("toleration", "unknown-field", "misplaced-scheduling-field");
