import type { AdmissionObjects } from "./cluster.js";
import type { DeviceObject, DeviceWorld } from "./device.js";
import type { NodeSelectorRequirement } from "./pod.js";
import type { PoolTaint } from "./taint.js";
import type { Volumes } from "./volume.js";
import type { MadePods } from "./workload.js";

/** The objects of a cluster that decide about pods, besides its workloads and pools. */
export interface ClusterObjects {
  readonly admission: AdmissionObjects;
  readonly devices: readonly DeviceObject[];
  /** Devices of ResourceSlices and their claims; absent without any. */
  readonly deviceWorld?: DeviceWorld;
  readonly madePods: readonly MadePods[];
  /** Rules that taint nodes until ready. */
  readonly readiness: readonly ReadinessRule[];
  /** Absent without any. */
  readonly volumes?: Volumes;
}

/** readiness.node.x-k8s.io NodeReadinessRule: taints nodes until all conditions hold. */
export interface ReadinessRule {
  readonly name: string;
  readonly taint: PoolTaint;
  /** Selects nodes. */
  readonly selector: readonly NodeSelectorRequirement[];
  /** Condition types that must be reported, or the taint stays. */
  readonly conditions: readonly string[];
}
