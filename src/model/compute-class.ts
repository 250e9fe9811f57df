/** The format of pools that GKE makes for ComputeClasses. */
export const COMPUTE_CLASS_FORMAT = "compute-class";

/** The key of the label and of the taint with which GKE keeps nodes for a ComputeClass. */
export const COMPUTE_CLASS_KEY = "cloud.google.com/compute-class";

/**
 * The classes that every cluster of GKE has, and makes nodes for when a pod selects them. Source: GKE's documentation,
 * built-in ComputeClasses of Autopilot clusters, and Autopilot mode in Standard clusters.
 */
export const BUILT_IN_COMPUTE_CLASSES: ReadonlySet<string> = new Set([
  "Accelerator",
  "Balanced",
  "Performance",
  "Scale-Out",
  "autopilot",
  "autopilot-spot",
]);
