import type { KubernetesObject } from "../../manifest/objects.js";
import { type Place } from "../../model/source.js";
import type { PoolTaint } from "../../model/taint.js";
import { type ConfigurationError } from "../configuration-error.js";
/** A core/v1 Node of a snapshot, its fields that decide what may run there. */
export interface NodeSnapshot {
    readonly name: string;
    readonly labels: Readonly<Record<string, string>>;
    readonly taints: readonly PoolTaint[];
    readonly unschedulable: boolean;
    /** `status.allocatable`; empty when the snapshot leaves it out. */
    readonly allocatable: Readonly<Record<string, string>>;
    readonly place: Place;
}
/**
 * Reads a Node. A scalar of another type counts by its text (`value: true` is "true"): what the API server would say
 * to that is for the rules. Anything else that cannot be read is an error at its place.
 */
export declare function readNodeObject(object: KubernetesObject): {
    readonly node: NodeSnapshot;
    readonly errors: readonly ConfigurationError[];
};
