import { addOnMissesPool } from "./add-on-misses-pool.js";
import { agentMissesNodeState } from "./agent-misses-node-state.js";
import { autoscalerNotTold } from "./autoscaler-not-told.js";
import { autoscalerTag } from "./autoscaler-tag.js";
import { broadKeyToleration } from "./broad-key-toleration.js";
import { closedPreference } from "./closed-preference.js";
import type { Rule } from "./contract/rule.js";
import { controlPlaneToleration } from "./control-plane-toleration.js";
import { daemonsetDependency } from "./daemonset-dependency.js";
import { daemonsetMissesPool } from "./daemonset-misses-pool.js";
import { defaultPodUnplaced } from "./default-pod-unplaced.js";
import { duplicateKey } from "./duplicate-key.js";
import { duplicateTaint } from "./duplicate-taint.js";
import { everyPoolTainted } from "./every-pool-tainted.js";
import { evictedByTaint } from "./evicted-by-taint.js";
import { expiredSuppression } from "./expired-suppression.js";
import { guardMissesWildcard } from "./guard-misses-wildcard.js";
import { idlePool } from "./idle-pool.js";
import { ignoredPoolField } from "./ignored-pool-field.js";
import { ignoredValues } from "./ignored-values.js";
import { impossibleLabelValue } from "./impossible-label-value.js";
import { insufficientCapacity } from "./insufficient-capacity.js";
import { internalError } from "./internal-error.js";
import { invalidDeviceClaim } from "./invalid-device-claim.js";
import { invalidDeviceTaint } from "./invalid-device-taint.js";
import { invalidNodeAffinity } from "./invalid-node-affinity.js";
import { invalidTaint } from "./invalid-taint.js";
import { invalidToleration } from "./invalid-toleration.js";
import { invalidTopology } from "./invalid-topology.js";
import { invalidYaml } from "./invalid-yaml.js";
import { legacyControlPlaneKey } from "./legacy-control-plane-key.js";
import { legacyLabel } from "./legacy-label.js";
import { misplacedSchedulingField } from "./misplaced-scheduling-field.js";
import { missedTaintValues } from "./missed-taint-values.js";
import { missingStartupTaint } from "./missing-startup-taint.js";
import { mixedArchitecture } from "./mixed-architecture.js";
import { mixedTaintValues } from "./mixed-taint-values.js";
import { mixedTolerationValues } from "./mixed-toleration-values.js";
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
import { renamedKey } from "./renamed-key.js";
import { reservedPool } from "./reserved-pool.js";
import { spreadCountsNothing } from "./spread-counts-nothing.js";
import { spreadCountsTaintedPools } from "./spread-counts-tainted-pools.js";
import { startupTaintDeadlock } from "./startup-taint-deadlock.js";
import { startupTaintDeclaredPermanent } from "./startup-taint-declared-permanent.js";
import { suppressedDefaultToleration } from "./suppressed-default-toleration.js";
import { taintChangeImpact } from "./taint-change-impact.js";
import { toleratedPoolLeftOut } from "./tolerated-pool-left-out.js";
import { toleratesNodeFailure } from "./tolerates-node-failure.js";
import { tolerationAnnotation } from "./toleration-annotation.js";
import { tooFewDomains } from "./too-few-domains.js";
import { undeclaredPools } from "./undeclared-pools.js";
import { unknownField } from "./unknown-field.js";
import { unknownLabel } from "./unknown-label.js";
import { unknownQueue } from "./unknown-queue.js";
import { unknownTopologyKey } from "./unknown-topology-key.js";
import { unmatchedToleration } from "./unmatched-toleration.js";
import { unpinnedToleration } from "./unpinned-toleration.js";
import { unplaceableGang } from "./unplaceable-gang.js";
import { unreachableDevice } from "./unreachable-device.js";
import { unreadableFile } from "./unreadable-file.js";
import { unremovedStartupTaint } from "./unremoved-startup-taint.js";
import { unschedulable } from "./unschedulable.js";
import { unusableFlavor } from "./unusable-flavor.js";
import { unusedSuppression } from "./unused-suppression.js";
import { weakenedCheck } from "./weakened-check.js";
import { wildcardToleration } from "./wildcard-toleration.js";
import { wrongOsPool } from "./wrong-os-pool.js";

/** Every rule, in the order in which people meet them. A new rule is one file and one line here. */
export const RULES: readonly Rule[] = [
  unschedulable,
  onlyAvoidedPools,
  evictedByTaint,
  insufficientCapacity,
  spreadCountsTaintedPools,
  spreadCountsNothing,
  unknownTopologyKey,
  tooFewDomains,
  unplaceableGang,
  unreachableDevice,
  closedPreference,
  nodeNameBypassesScheduler,
  daemonsetMissesPool,
  toleratedPoolLeftOut,
  missedTaintValues,
  daemonsetDependency,
  startupTaintDeadlock,
  agentMissesNodeState,
  addOnMissesPool,
  wildcardToleration,
  broadKeyToleration,
  toleratesNodeFailure,
  controlPlaneToleration,
  reservedPool,
  unpinnedToleration,
  wrongOsPool,
  mixedArchitecture,
  unmatchedToleration,
  nearMissToleration,
  redundantToleration,
  overlayLostToleration,
  suppressedDefaultToleration,
  queueRefusesPod,
  unknownQueue,
  unusableFlavor,
  defaultPodUnplaced,
  policyDropsToleration,
  guardMissesWildcard,
  unknownLabel,
  orOfExclusions,
  legacyControlPlaneKey,
  legacyLabel,
  renamedKey,
  nodeLabelOnPod,
  impossibleLabelValue,
  tolerationAnnotation,
  misplacedSchedulingField,
  unknownField,
  invalidToleration,
  invalidNodeAffinity,
  invalidTopology,
  invalidDeviceTaint,
  invalidDeviceClaim,
  nonStringValue,
  invalidTaint,
  duplicateTaint,
  ignoredPoolField,
  refusedPoolField,
  mixedTaintValues,
  mixedTolerationValues,
  undeclaredPools,
  autoscalerTag,
  autoscalerNotTold,
  everyPoolTainted,
  startupTaintDeclaredPermanent,
  unremovedStartupTaint,
  missingStartupTaint,
  idlePool,
  taintChangeImpact,
  weakenedCheck,
  ignoredValues,
  invalidYaml,
  unreadableFile,
  duplicateKey,
  internalError,
  notRendered,
  unusedSuppression,
  expiredSuppression,
];
