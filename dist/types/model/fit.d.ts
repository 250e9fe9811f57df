import type { ByWord } from "./by-word.js";
import type { ClusterSettings } from "./cluster.js";
import type { HostPort } from "./pod.js";
import type { AppliedPolicy } from "./pod-change.js";
import type { NodePool } from "./pool.js";
import type { QueueAnswer } from "./queue.js";
import type { Place } from "./source.js";
import type { Taint } from "./taint.js";
import type { PodToleration, PolicyOrigin } from "./toleration.js";
import type { MountedClaim } from "./volume.js";
import type { Workload } from "./workload.js";
/** `fits`; `avoided`: only an untolerated PreferNoSchedule stands against it; `blocked`; `unknown`: the repository cannot tell. */
export type Verdict = "fits" | "avoided" | "blocked" | "unknown";
export type SelectorVerdict = "match" | "mismatch" | "unknown";
/** Why a pool does not plainly take a pod. Worded in `scheduling/reasons.ts`. */
export type Reason = {
    readonly kind: "untolerated-taint";
    readonly taint: Taint;
} | {
    readonly kind: "avoided-taint";
    readonly taint: Taint;
} | {
    readonly kind: "comparison-operator-unknown";
    readonly taint: Taint;
} | {
    readonly kind: "cordoned";
} | {
    readonly kind: "no-nodes";
}
/** The pool takes the pods of its own selectors alone. */
 | {
    readonly kind: "not-selected";
}
/** No type of machine meets what the pool requires of it. */
 | {
    readonly kind: "no-machines";
}
/** Nobody can tell whether the pool exists, and `why`. */
 | {
    readonly kind: "pool-may-not-exist";
    readonly why: string;
}
/** The pool's declaration leaves its taints open, and `why`. */
 | {
    readonly kind: "taints-unknown";
    readonly why: string;
} | {
    readonly kind: "selector-mismatch";
    /** As `kubectl get nodes -l` takes it: `pool=gpu`, `zone in (a,b)`. */
    readonly requirement: string;
    readonly key: string;
    /** What the requirement asks of the label, to follow "the pod asks for". */
    readonly wanted: string;
    /** Undefined where the label is absent. */
    readonly actual: string | undefined;
    /** Where the nodes may have several values: which, to follow "can only be". `actual` is undefined then. */
    readonly possible?: string;
} | {
    readonly kind: "selector-contradiction";
    readonly requirement: string;
    readonly key: string;
}
/** Nodes are made for pods that select and tolerate the same, and this one does not. */
 | {
    readonly kind: "not-provisioned";
} | {
    readonly kind: "selector-unknown";
    readonly requirement: string;
    readonly key: string;
} | {
    readonly kind: "no-selector-term-matches";
    readonly terms: number;
} | {
    readonly kind: "empty-selector-terms";
} | {
    readonly kind: "other-node-name";
    readonly nodeName: string;
} | {
    readonly kind: "node-name-unknown";
    readonly nodeName: string;
} | {
    readonly kind: "runtime-class-missing";
    readonly name: string;
}
/** Kueue may add tolerations when it admits the pod; told where a taint stands against it. */
 | {
    readonly kind: "queue-may-tolerate";
    readonly queue: string;
}
/** What Kueue adds to the pod for its flavors decides; `isSure` where it can give no others. */
 | {
    readonly kind: "queue-gives";
    readonly queue: string;
    readonly flavors: readonly string[];
    readonly isSure: boolean;
}
/** Kueue never starts the pod. */
 | {
    readonly kind: "queue-refuses";
    readonly queue: string;
    readonly clusterQueue: string;
}
/** A policy, or a webhook, may change it, and nobody can tell how. */
 | {
    readonly kind: "policy-may-tolerate";
    readonly policy: PolicyOrigin;
} | {
    readonly kind: "policy-may-select";
    readonly policy: PolicyOrigin;
}
/** taintlint itself failed. */
 | {
    readonly kind: "not-judged";
}
/** Annotations of the namespace add tolerations or a node selector, if the admission plugin that reads them runs. */
 | {
    readonly kind: "namespace-may-tolerate";
    readonly namespace: string;
} | {
    readonly kind: "namespace-may-select";
    readonly namespace: string;
} | {
    readonly kind: "cluster-may-select";
    readonly namespace: string;
} | {
    readonly kind: "daemonset-ignores-admission";
    readonly taint: Taint;
    readonly addedBy: string;
} | {
    readonly kind: "scheduler-bypassed";
    readonly nodeName: string;
}
/** A spread or an affinity goes over a label that no node of the pool has. */
 | {
    readonly kind: "topology-missing";
    readonly key: string;
}
/** The scheduler fails on a preferred term as soon as it has two nodes to choose from; `field` is what it cannot read. */
 | {
    readonly kind: "preference-unreadable";
    readonly field: string;
};
/** A resource of which a pod asks for more than a node has. All amounts are billionths. */
export interface Shortage {
    readonly resource: string;
    readonly asked: bigint;
    readonly offered: bigint;
    /** The type of machine that has no more, where that is what is known. */
    readonly machine?: string;
    /** The part that DaemonSets take of each node. */
    readonly taken?: bigint;
}
/**
 * How much a pod asks for beside what a node of the pool has. `short`: no node of the pool can hold it. `unknown`: the machines
 * have as much, and how much of it they keep for themselves is not known.
 */
export interface SizeFit {
    readonly verdict: "enough" | "short" | "unknown";
    /** Of the node that has the most; empty where there is enough. */
    readonly shortages: readonly Shortage[];
}
/** A reason beside taints, labels and size that keeps a pod off every node of a pool. Worded in `scheduling/reasons.ts`. */
export type Obstacle = 
/** `by` is a DaemonSet that runs on every node of the pool. */
{
    readonly kind: "port-taken";
    readonly port: HostPort;
    readonly by: Workload;
} | {
    readonly kind: "volume-elsewhere";
    readonly claim: MountedClaim;
    /** `PersistentVolume "data"`. */
    readonly volume: string;
    readonly place: Place;
    /** Labels of its nodes, as `kubectl get nodes -l` takes them. */
    readonly asks: string;
};
/** The answers of filters that look at ports, volumes, or other pods. */
export interface FurtherFit {
    /** Names of the compared parts. */
    readonly judged: readonly ("ports" | "volumes")[];
    readonly obstacles: readonly Obstacle[];
}
/** One taint and the toleration of the pod that meets it. */
export interface ToleratedTaint {
    readonly taint: Taint;
    readonly toleration: PodToleration;
}
/** One workload against one pool. */
export interface PoolFit {
    readonly pool: NodePool;
    readonly verdict: Verdict;
    /** Untolerated taints other than PreferNoSchedule. */
    readonly untolerated: readonly Taint[];
    /** Untolerated PreferNoSchedule taints. */
    readonly avoided: readonly Taint[];
    readonly tolerated: readonly ToleratedTaint[];
    readonly selector: SelectorVerdict;
    readonly cordoned: boolean;
    /** Null: never evicted. 0: at once. n: after n seconds. */
    readonly evictedAfterSeconds: number | null;
    readonly reasons: readonly Reason[];
    /** Nothing but a missing topology label stands against the pod. */
    readonly lacksTopologyAlone?: boolean;
    /** Apart from `verdict`. Absent where nothing is known of the size of its nodes. */
    readonly size?: SizeFit;
    /** Apart from `verdict`, as the size is. Absent where nothing more is known. */
    readonly further?: FurtherFit;
}
/** An error of the API server's validation, with its field path from the object's root. */
export interface FieldError {
    readonly path: readonly (string | number)[];
    readonly type: "Required" | "Invalid" | "NotSupported" | "Forbidden" | "Duplicate" | "TooLong";
    readonly value?: string;
    readonly detail: string;
}
/** One workload against every pool of a cluster. */
export interface WorkloadFit {
    readonly workload: Workload;
    /** The one whose pools these are: it decides what a toleration means. */
    readonly cluster: ClusterSettings;
    /** False where the API server would refuse the object's scheduling fields. */
    readonly valid: boolean;
    readonly fieldErrors: readonly FieldError[];
    /** What the API server takes and the scheduler fails on; empty where it never has two nodes to choose from. */
    readonly scoringErrors: readonly FieldError[];
    /** Why admission refuses the pod, or undefined. */
    readonly admissionError: string | undefined;
    /** What the scheduler sees, in order, each with who added it. */
    readonly tolerations: readonly PodToleration[];
    /** The node selector after admission. */
    readonly nodeSelector: ByWord<string>;
    /** The policies of the repository that changed where the pod runs; absent where none did. */
    readonly policies?: readonly AppliedPolicy[];
    /** What Kueue decides for the pod; absent where it has no queue. */
    readonly queue?: QueueAnswer;
    readonly pools: readonly PoolFit[];
}
