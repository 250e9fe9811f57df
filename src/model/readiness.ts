import type { NodeSelectorRequirement } from "./pod.js";
import type { PoolTaint } from "./taint.js";

/** readiness.node.x-k8s.io NodeReadinessRule: taints nodes until all conditions hold. */
export interface ReadinessRule {
  readonly name: string;
  readonly taint: PoolTaint;
  /** Selects nodes. */
  readonly selector: readonly NodeSelectorRequirement[];
  /** Condition types that must be reported, or the taint stays. */
  readonly conditions: readonly string[];
}
