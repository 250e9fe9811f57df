import type { LabelRequirement } from "./node-selection.js";
/** Writes a requirement as `kubectl get nodes -l` takes it: `pool=gpu`, `zone in (a,b)`, `!spot`, `cores>4`. */
export declare function formatRequirement({ key, operator, values }: LabelRequirement): string;
/**
 * What a requirement asks of the label, to follow "the pod asks for": `"gpu"`, `one of "a", "b"`, `nodes without it`.
 */
export declare function formatWanted({ operator, values }: LabelRequirement): string;
