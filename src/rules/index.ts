import { agentMissesNodeState } from "./agent-misses-node-state.js";
import { autoscalerTag } from "./autoscaler-tag.js";
import { closedPreference } from "./closed-preference.js";
import type { Rule } from "./contract/rule.js";
import { controlPlaneToleration } from "./control-plane-toleration.js";
import { daemonsetDependency } from "./daemonset-dependency.js";
import { daemonsetMissesPool } from "./daemonset-misses-pool.js";
import { defaultPodUnplaced } from "./default-pod-unplaced.js";
import { duplicateKey } from "./duplicate-key.js";
import { everyPoolTainted } from "./every-pool-tainted.js";
import { evictedByTaint } from "./evicted-by-taint.js";
import { guardMissesWildcard } from "./guard-misses-wildcard.js";
import { ignoredPoolField } from "./ignored-pool-field.js";
import { ignoredValues } from "./ignored-values.js";
import { impossibleLabelValue } from "./impossible-label-value.js";
import { insufficientCapacity } from "./insufficient-capacity.js";
import { internalError } from "./internal-error.js";
import { invalidDevice } from "./invalid-device.js";
import { invalidNodeAffinity } from "./invalid-node-affinity.js";
import { invalidTaint } from "./invalid-taint.js";
import { invalidToleration } from "./invalid-toleration.js";
import { invalidTopology } from "./invalid-topology.js";
import { invalidYaml } from "./invalid-yaml.js";
import { legacyKey } from "./legacy-key.js";
import { liveState } from "./live-state.js";
import { misplacedSchedulingField } from "./misplaced-scheduling-field.js";
import { missedTaintValues } from "./missed-taint-values.js";
import { mixedValues } from "./mixed-values.js";
import { nearMissToleration } from "./near-miss-toleration.js";
import { nodeLabelOnPod } from "./node-label-on-pod.js";
import { nodeNameBypassesScheduler } from "./node-name-bypasses-scheduler.js";
import { nonStringValue } from "./non-string-value.js";
import { notRendered } from "./not-rendered.js";
import { onlyAvoidedPools } from "./only-avoided-pools.js";
import { orOfExclusions } from "./or-of-exclusions.js";
import { overlayLostToleration } from "./overlay-lost-toleration.js";
import { policyDropsToleration } from "./policy-drops-toleration.js";
import { queueRefusesPod } from "./queue-refuses-pod.js";
import { redundantToleration } from "./redundant-toleration.js";
import { refusedPoolField } from "./refused-pool-field.js";
import { reservedPool } from "./reserved-pool.js";
import { spreadCountsNothing } from "./spread-counts-nothing.js";
import { spreadCountsTaintedPools } from "./spread-counts-tainted-pools.js";
import { startupTaint } from "./startup-taint.js";
import { suppressedDefaultToleration } from "./suppressed-default-toleration.js";
import { taintChangeImpact } from "./taint-change-impact.js";
import { toleratedPoolLeftOut } from "./tolerated-pool-left-out.js";
import { toleratesNodeFailure } from "./tolerates-node-failure.js";
import { tooFewDomains } from "./too-few-domains.js";
import { undeclaredPools } from "./undeclared-pools.js";
import { unknownField } from "./unknown-field.js";
import { unknownLabel } from "./unknown-label.js";
import { unknownTopologyKey } from "./unknown-topology-key.js";
import { unmatchedToleration } from "./unmatched-toleration.js";
import { unpinnedToleration } from "./unpinned-toleration.js";
import { unreachableDevice } from "./unreachable-device.js";
import { unreadableFile } from "./unreadable-file.js";
import { unschedulable } from "./unschedulable.js";
import { unusedSuppression } from "./unused-suppression.js";
import { weakenedCheck } from "./weakened-check.js";
import { wildcardToleration } from "./wildcard-toleration.js";
import { wrongOsPool } from "./wrong-os-pool.js";

/** All rules in documentation order. A new rule is one file and one line here. */
export const RULES: readonly Rule[] = [
  unschedulable,
  onlyAvoidedPools,
  evictedByTaint,
  insufficientCapacity,
  liveState,
  spreadCountsTaintedPools,
  spreadCountsNothing,
  unknownTopologyKey,
  tooFewDomains,
  unreachableDevice,
  closedPreference,
  nodeNameBypassesScheduler,
  daemonsetMissesPool,
  toleratedPoolLeftOut,
  missedTaintValues,
  daemonsetDependency,
  agentMissesNodeState,
  wildcardToleration,
  toleratesNodeFailure,
  controlPlaneToleration,
  reservedPool,
  unpinnedToleration,
  wrongOsPool,
  unmatchedToleration,
  nearMissToleration,
  redundantToleration,
  overlayLostToleration,
  suppressedDefaultToleration,
  queueRefusesPod,
  defaultPodUnplaced,
  policyDropsToleration,
  guardMissesWildcard,
  unknownLabel,
  orOfExclusions,
  legacyKey,
  nodeLabelOnPod,
  impossibleLabelValue,
  misplacedSchedulingField,
  unknownField,
  invalidToleration,
  invalidNodeAffinity,
  invalidTopology,
  invalidDevice,
  nonStringValue,
  invalidTaint,
  ignoredPoolField,
  refusedPoolField,
  mixedValues,
  undeclaredPools,
  autoscalerTag,
  everyPoolTainted,
  startupTaint,
  taintChangeImpact,
  weakenedCheck,
  ignoredValues,
  invalidYaml,
  unreadableFile,
  duplicateKey,
  internalError,
  notRendered,
  unusedSuppression,
];
