export const COMPUTE_CLASS_FORMAT = "compute-class";

/** GKE's label and taint key for ComputeClasses. */
export const COMPUTE_CLASS_KEY = "cloud.google.com/compute-class";

/**
 * Classes of every GKE cluster, with nodes on demand. Source: GKE's documentation, built-in ComputeClasses of Autopilot
 * clusters, and Autopilot mode in Standard clusters.
 */
export const BUILT_IN_COMPUTE_CLASSES: ReadonlySet<string> = new Set([
  "Accelerator",
  "Balanced",
  "Performance",
  "Scale-Out",
  "autopilot",
  "autopilot-spot",
]);
