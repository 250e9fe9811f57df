import type { NodeSelectorRequirement } from "./pod.js";
import type { PoolTaint } from "./taint.js";
/** readiness.node.x-k8s.io NodeReadinessRule: nodes have the taint until all the conditions are as it asks. */
export interface ReadinessRule {
    readonly name: string;
    readonly taint: PoolTaint;
    /** Of the nodes that it is for. */
    readonly selector: readonly NodeSelectorRequirement[];
    /** Types of the conditions that somebody has to report, or the taint stays: what a node has without a report does not count. */
    readonly conditions: readonly string[];
}
