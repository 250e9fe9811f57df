import type { PodToleration, Toleration } from "../model/toleration.js";
/**
 * The same key, operator, value and effect; an absent field equals an empty one. Upstream: api/core/v1/toleration.go
 * MatchToleration.
 */
export declare function sameIdentity(a: Toleration, b: Toleration): boolean;
/** The same identity and the same seconds. */
export declare function sameToleration(a: Toleration, b: Toleration): boolean;
/**
 * The list with the toleration in place of each one with its identity, or at the end when there is none.
 * A toleration that is there already, seconds included, leaves the list as it is.
 * Upstream: pkg/apis/core/v1/helper/helpers.go AddOrUpdateTolerationInPodSpec.
 */
export declare function addToleration(tolerations: readonly PodToleration[], added: PodToleration): readonly PodToleration[];
