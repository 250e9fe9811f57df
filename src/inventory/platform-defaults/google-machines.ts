// Kinds of machines of Google Cloud that GKE taints, by their series: `t2a-standard-4`, or `t2a` alone.

export const GOOGLE_ARM_MACHINE = /^(?:t2a|c4a|n4a)(?:-|$)/i;
/** Machines that have GPUs without being asked for. */
export const GOOGLE_GPU_MACHINE = /^(?:a2|a3|a4|a4x|g2|g4)(?:-|$)/i;
export const GOOGLE_TPU_MACHINE = /^ct[0-9]/i;
