import type { AppliedPolicy, ClusterSettings } from "./cluster.js";
import type { HostPort } from "./pod.js";
import type { NodePool } from "./pool.js";
import type { QueueAnswer } from "./queue.js";
import type { FieldPath, Place } from "./source.js";
import type { StringMap } from "./string-map.js";
import type { PodToleration, PolicyOrigin, Taint } from "./taint.js";
import type { MountedClaim } from "./volume.js";
import type { Workload } from "./workload.js";
/** `avoided`: only by PreferNoSchedule; `unknown`: the repository does not decide. */
export type Verdict = "fits" | "avoided" | "blocked" | "unknown";
export type SelectorVerdict = "match" | "mismatch" | "unknown";
/** A reason that a pool does not plainly take a pod, worded in `scheduling/reasons.ts`. */
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
/** The pool takes only pods of its own selectors. */
 | {
    readonly kind: "not-selected";
}
/** No machine type meets the pool's requirements. */
 | {
    readonly kind: "no-machines";
}
/** The pool may not exist. */
 | {
    readonly kind: "pool-may-not-exist";
    readonly why: string;
}
/** The declaration leaves taints undetermined. */
 | {
    readonly kind: "taints-unknown";
    readonly why: string;
} | {
    readonly kind: "selector-mismatch";
    /** In the syntax of `kubectl get nodes -l`: `pool=gpu`, `zone in (a,b)`. */
    readonly requirement: string;
    readonly key: string;
    /** The required label values, after "the pod asks for". */
    readonly wanted: string;
    /** Undefined if the label is absent. */
    readonly actual: string | undefined;
    /** Several possible values, after "can only be"; `actual` is undefined then. */
    readonly possible?: string;
} | {
    readonly kind: "selector-contradiction";
    readonly requirement: string;
    readonly key: string;
}
/** Nodes are made only for pods with matching selector and toleration. */
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
/** Kueue may add tolerations at admission; only used with an untolerated taint. */
 | {
    readonly kind: "queue-may-tolerate";
    readonly queue: string;
}
/** Kueue's flavors decide; `isSure` if no others are possible. */
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
/** A policy or webhook may change the pod in an unknown way. */
 | {
    readonly kind: "policy-may-tolerate";
    readonly policy: PolicyOrigin;
} | {
    readonly kind: "policy-may-select";
    readonly policy: PolicyOrigin;
} | {
    readonly kind: "not-judged";
}
/** The namespace's annotations apply only if their admission plugin runs. */
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
/** No node of the pool has the label of a spread or affinity. */
 | {
    readonly kind: "topology-missing";
    readonly key: string;
}
/** The scheduler fails on an invalid preferred term once it compares two nodes. */
 | {
    readonly kind: "preference-unreadable";
    readonly field: string;
};
/** An insufficient resource, in billionths. */
export interface Shortage {
    readonly resource: string;
    readonly asked: bigint;
    readonly offered: bigint;
    /** The machine type, if the amount is derived from it. */
    readonly machine?: string;
    /** Used by DaemonSets on each node. */
    readonly taken?: bigint;
}
/** Requests compared with a node. `short`: none can hold the pod. `unknown`: the node's reserve is unknown. */
export interface SizeFit {
    readonly verdict: "enough" | "short" | "unknown";
    /** Of the largest node; empty if there is enough. */
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
}
/** The pod must run beside pods of these workloads. */
 | {
    readonly kind: "companions-elsewhere";
    readonly companions: readonly Workload[];
    readonly topologyKey: string;
    /** From the pod spec to what selects them. */
    readonly path: FieldPath;
};
/** The answers of filters that look at ports, volumes, or other pods. */
export interface FurtherFit {
    /** Names of the compared parts. */
    readonly judged: readonly ("ports" | "volumes")[];
    readonly obstacles: readonly Obstacle[];
    /** Obstacles that are not certain. */
    readonly doubts?: readonly Obstacle[];
}
export interface ToleratedTaint {
    readonly taint: Taint;
    readonly toleration: PodToleration;
}
export interface PoolFit {
    readonly pool: NodePool;
    readonly verdict: Verdict;
    /** Without PreferNoSchedule. */
    readonly untolerated: readonly Taint[];
    /** Only PreferNoSchedule. */
    readonly avoided: readonly Taint[];
    readonly tolerated: readonly ToleratedTaint[];
    readonly selector: SelectorVerdict;
    readonly cordoned: boolean;
    /** Null: never evicted. 0: at once. n: after n seconds. */
    readonly evictedAfterSeconds: number | null;
    readonly reasons: readonly Reason[];
    /** Only a missing topology label blocks the pod. */
    readonly lacksTopologyAlone?: boolean;
    /** Not part of `verdict`. Absent if node sizes are unknown. */
    readonly size?: SizeFit;
    /** Apart from `verdict`, as the size is. Absent where nothing more is known. */
    readonly further?: FurtherFit;
}
/** A validation error of the API server; paths start at the object's root. */
export interface FieldError {
    readonly path: readonly (string | number)[];
    readonly type: "Required" | "Invalid" | "NotSupported" | "Forbidden" | "Duplicate" | "TooLong";
    readonly value?: string;
    readonly detail: string;
}
export interface WorkloadFit {
    readonly workload: Workload;
    /** Settings of the pools' cluster, which affect tolerations. */
    readonly cluster: ClusterSettings;
    /** False if the API server refuses the scheduling fields. */
    readonly valid: boolean;
    readonly fieldErrors: readonly FieldError[];
    /** Errors that only the scheduler hits; empty if it never compares two nodes. */
    readonly scoringErrors: readonly FieldError[];
    /** The reason that admission refuses the pod; undefined if it does not. */
    readonly admissionError: string | undefined;
    /** Tolerations after admission, in order, with origins. */
    readonly tolerations: readonly PodToleration[];
    /** After admission. */
    readonly nodeSelector: StringMap<string>;
    /** Policies that changed placement; absent for none. */
    readonly policies?: readonly AppliedPolicy[];
    /** Kueue's decision; absent without a queue. */
    readonly queue?: QueueAnswer;
    readonly pools: readonly PoolFit[];
}
