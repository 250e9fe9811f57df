/** The format of pools that GKE makes for ComputeClasses. */
export const COMPUTE_CLASS_FORMAT = "compute-class";

/** The key of the label and of the taint with which GKE keeps nodes for a ComputeClass. */
export const COMPUTE_CLASS_KEY = "cloud.google.com/compute-class";
