import type { Inventory } from "../../model/cluster.js";
import type { PoolReason, RelatedPlace, Severity } from "../../model/finding.js";
import type { WorkloadFit } from "../../model/fit.js";
import type { NodePool } from "../../model/pool.js";
import type { Place, TextPlace } from "../../model/source.js";
import type { Taint } from "../../model/taint.js";
import type { Toleration } from "../../model/toleration.js";
import type { Workload } from "../../model/workload.js";
import type { FixIntent } from "../repairs/fix-intent.js";
/**
 * What a sentence speaks about, and with it what has to be known before it may be said. A rule states it; `lint/said/`
 * alone proves it.
 */
export declare const CLAIM_KINDS: readonly [
/** The object alone: what the API server refuses, what stands twice. True wherever the object goes. */
"object", 
/** Pools that it names: "misses pool gpu". True whatever else may exist. */
"pools", 
/** All pools of a cluster: "no pool admits it". True where the inventory is complete, or the pod asks for one pool by its name. */
"all-pools", 
/** That a line does nothing: true where it holds in every cluster that the line goes to. */
"serves-nothing", 
/** All workloads: "nobody else removes the taint". True where everything was read and rendered. */
"all-workloads", 
/** A taint or label of nodes that nobody declared: there may be such nodes where the inventory is not complete. */
"beyond-inventory", 
/** What differs between an overlay and its base, or between two revisions. True of the two. */
"difference"];
export type ClaimKind = (typeof CLAIM_KINDS)[number];
/** A cluster that a line goes to. */
export interface Destination {
    readonly inventory: Inventory;
    /** The workload in this cluster; undefined where the line reaches it by another rendering. */
    readonly fit: WorkloadFit | undefined;
}
/** One sentence, or a part of one, with what it needs to be true. */
export interface Claim {
    readonly about: ClaimKind;
    /** A lower-case clause without a final stop; the user's text is quoted. */
    readonly says: string;
    /** For `serves-nothing`: whether the line may do something in a cluster, for all that its declared pools tell. */
    readonly mayServe?: (destination: Destination) => boolean;
    /** What is true of the declared pools, where nobody knows whether they are all, if that is worth saying. */
    readonly ofDeclared?: DeclaredWords;
    /** Of a further clause: without it the rest of the finding makes no sense. */
    readonly isRequired?: true;
}
export interface DeclaredWords {
    readonly says: string;
    /** Where it is milder than the finding's own. */
    readonly severity?: Severity;
    readonly help?: string;
}
/** What a finding is about. Others yield by it, and the fingerprint is made from it. */
export interface Concern {
    /** Positions in the manifest's list of tolerations. */
    readonly tolerations?: readonly number[];
    /** Positions of those that cover one of them. */
    readonly covers?: readonly number[];
    /** Label keys that the node selector or the node affinity asks for. */
    readonly selectors?: readonly string[];
    readonly taints?: readonly Taint[];
    readonly pools?: readonly NodePool[];
    /** Workloads, where it is not the one that it is told of. */
    readonly workloads?: readonly Workload[];
    /** Tolerations of several workloads, where it is about all of them at once. */
    readonly asks?: readonly {
        readonly workload: Workload;
        readonly tolerations: readonly number[];
    }[];
    /** Whatever else tells it from others of its rule: a field, a tag. */
    readonly names?: readonly string[];
}
/** A thing that can be taken out of a finding because another finding tells of it. */
export type Taken = ReadonlySet<NodePool | Workload | number | string>;
/** Tolerations that the help proposes. */
export interface Offer {
    readonly tolerations: readonly Toleration[];
    /** What is left of the help where they would open a pool that is not meant for the workload, in whatever cluster. */
    readonly otherwise: string;
}
/** A repair, and what must be known before it may be offered. */
export interface OfferedFix extends FixIntent {
    /** The tolerations that it adds, where they are not those that the help proposes. */
    readonly tolerations?: Offer["tolerations"];
    readonly restsOn?: Claim;
}
/** Why a finding holds for one pool. */
export interface RulePoolReason extends Omit<PoolReason, "pool" | "cluster"> {
    readonly pool: NodePool;
}
export interface MissedFinding {
    readonly rule: string;
    readonly line: number;
}
/** What a rule saw, before anybody decides whether it may be said, and before places become lines. */
export interface RuleFinding {
    readonly at: Place | TextPlace;
    /** The main clause, then what follows it. Without the main clause there is no finding. */
    readonly claims: readonly [Claim, ...Claim[]];
    readonly help: string;
    /** What the help lets in, and with it the fix, as far as that names no tolerations of its own. */
    readonly offer?: Offer;
    /** Pool by pool, the nearest to being right first; reporters make one line of what several pools share. */
    readonly reasons?: readonly RulePoolReason[];
    /** Further lines, one reason each. A line that claims more than the finding is a claim of its own. */
    readonly details?: readonly (string | Claim)[];
    readonly related?: readonly RelatedPlace[];
    readonly workload?: Workload;
    readonly concerns?: Concern;
    /** What tells it from others of its rule and workload, where that is less than what it is about. */
    readonly identity?: Concern;
    /** When it differs from the rule's own severity. */
    readonly severity?: Severity;
    /**
     * Names of the pools that it holds against the workload. A finding that the workload had before, about the same pools
     * or more, is no new one, whatever it said. Empty where one finding holds for the workload as a whole.
     */
    readonly pools?: readonly string[];
    /** The one thing that many findings of a rule come from: told as one, where there are many. */
    readonly cause?: string;
    /** Of a comment that silences nothing: the rule, and the line, from 1, of the finding that it was meant for. */
    readonly missed?: MissedFinding;
    /** How to repair it. Only for a finding about a workload. */
    readonly fix?: OfferedFix;
    /** What is left to say once other findings tell of some things; nothing by default. */
    readonly without?: (taken: Taken) => RuleFinding | undefined;
    /** What to say instead where this cannot be proved, or others say it. */
    readonly otherwise?: () => RuleFinding | undefined;
}
