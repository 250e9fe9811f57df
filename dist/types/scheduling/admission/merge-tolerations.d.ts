import type { Toleration } from "../../model/toleration.js";
/**
 * Both lists as one, in order, without each toleration that another one includes.
 * Upstream: pkg/util/tolerations/tolerations.go MergeTolerations.
 */
export declare function mergeTolerations<T extends Toleration>(first: readonly T[], second: readonly T[]): T[];
/**
 * Whether every toleration has one in the whitelist that includes it; an empty whitelist allows all.
 * Upstream: pkg/util/tolerations/tolerations.go VerifyAgainstWhitelist.
 */
export declare function allowedByWhitelist(tolerations: readonly Toleration[], whitelist: readonly Toleration[]): boolean;
/**
 * Whether `wide` tolerates all that `narrow` does. Upstream does not see that an absent operator is Equal in `narrow`,
 * nor does it judge Gt and Lt in `wide`. Upstream: pkg/util/tolerations/tolerations.go isSuperset.
 */
export declare function includesToleration(wide: Toleration, narrow: Toleration): boolean;
