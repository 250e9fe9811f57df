import { daemonsetMissesPool } from "./daemonset-misses-pool.js";
import { duplicateTaint } from "./duplicate-taint.js";
import { everyPoolTainted } from "./every-pool-tainted.js";
import { evictedByTaint } from "./evicted-by-taint.js";
import { invalidNodeAffinity } from "./invalid-node-affinity.js";
import { invalidTaint } from "./invalid-taint.js";
import { invalidToleration } from "./invalid-toleration.js";
import { nearMissToleration } from "./near-miss-toleration.js";
import { nonStringValue } from "./non-string-value.js";
import { onlyAvoidedPools } from "./only-avoided-pools.js";
import type { Rule } from "./rule.js";
import { unmatchedToleration } from "./unmatched-toleration.js";
import { unparsableManifest } from "./unparsable-manifest.js";
import { unschedulable } from "./unschedulable.js";
import { wildcardToleration } from "./wildcard-toleration.js";

/** Every rule, in the order in which people meet them. A new rule is one file and one line here. */
export const RULES: readonly Rule[] = [
  unschedulable,
  onlyAvoidedPools,
  evictedByTaint,
  daemonsetMissesPool,
  wildcardToleration,
  unmatchedToleration,
  nearMissToleration,
  invalidToleration,
  invalidNodeAffinity,
  nonStringValue,
  invalidTaint,
  duplicateTaint,
  everyPoolTainted,
  unparsableManifest,
];
