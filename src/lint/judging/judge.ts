import { NO_CLUSTER_KEYS, resolveSettings } from "../../inventory/contract/cluster-keys.js";
import type { ClusterDeclaration } from "../../inventory/declaration/cluster-declaration.js";
import { readClusterObjects } from "../../manifest/cluster-objects.js";
import { textPlaceOf } from "../../manifest/locate.js";
import { readAdmissionObjects, readDefaultNodeSelector } from "../../manifest/objects/admission-objects.js";
import { mayBePolicy } from "../../manifest/objects/kinds.js";
import { readNodeFeatures } from "../../manifest/objects/labelling-objects.js";
import { readQueues } from "../../manifest/objects/queue-objects.js";
import type { Manifest } from "../../manifest/read-manifest.js";
import { commentedTolerations } from "../../manifest/workloads/commented-tolerations.js";
import type { AdmissionObjects, ClusterSettings, Inventory } from "../../model/cluster.js";
import { guarded, startOfFile } from "../../model/internal-problem.js";
import { type Deadline, NO_DEADLINE } from "../../model/limits.js";
import { exampleFolderOf, joinPath } from "../../model/path-steps.js";
import type { WorkloadFit } from "../../model/pool-fit.js";
import type { SourceProblem } from "../../model/source.js";
import { EMPTY_STRING_MAP } from "../../model/string-map.js";
import { placeInObject, type Workload } from "../../model/workload.js";
import { selectsDevice } from "../../policies/device-selectors.js";
import { readPolicies } from "../../policies/read-policies.js";
import type { Gitops } from "../../rendering/gitops/follow-gitops.js";
import { isAddOnOf } from "../../rules/facts/reservation.js";
import { fitWorkload } from "../../scheduling/fit-workload.js";
import { machinesOf } from "../../scheduling/labels/pool-machines.js";
import { withPorts } from "../../scheduling/node-ports.js";
import { withCompanions } from "../../scheduling/pod-affinity.js";
import { withSizes } from "../../scheduling/pool-size.js";
import { withVolumes } from "../../scheduling/volumes.js";
import type { ClusterJudgement, ResolvedCluster } from "../contract/lint-input.js";
import { bindManifests, deployedFiles } from "./binding.js";

/** Checks that need no pools still run. */
const NO_CLUSTER = resolveSettings(null, NO_CLUSTER_KEYS);
const NO_INVENTORY: Inventory = { cluster: NO_CLUSTER, pools: [], complete: false, isFound: true };

/** Merges field by field: the repository first, then the configuration. */
function withDeclaredNamespaces(objects: AdmissionObjects, { namespaces }: ClusterDeclaration): AdmissionObjects {
  if (namespaces.size === 0) return objects;
  const all = new Map(objects.namespaces);
  for (const [name, declared] of namespaces) {
    const own = all.get(name);
    all.set(name, {
      name,
      nodeSelector: own?.nodeSelector ?? declared.nodeSelector,
      isOfProject: own?.isOfProject || undefined,
      defaultTolerations: own?.defaultTolerations ?? declared.defaultTolerations,
      tolerationsWhitelist: own?.tolerationsWhitelist,
    });
  }
  return { ...objects, namespaces: all };
}

const SHARES_DEVICES = /\b(?:timeSlicing|time-slicing|migStrategy|mig-parted|mig\.strategy|mps:)/;

/** `manifests`: all that may be deployed to the cluster. */
function withNodeFeatures(inventory: Inventory, manifests: readonly Manifest[]): Inventory {
  const { taintKeys, labelKeys, selectedKeys, deviceResources, readinessKeys } = readNodeFeatures(
    manifests.flatMap(({ objects }) => objects),
    manifests.flatMap(({ workloads }) => workloads.flatMap((one) => (one.isFragment ? one.document.root : []))),
  );
  // Pools that have such a label tell which nodes have it.
  const untold = selectedKeys.filter((key) => inventory.pools.every(({ labels }) => !Object.hasOwn(labels, key)));
  const known = [...labelKeys, ...untold];
  const { cluster } = inventory;
  const { knownLabels, transientTaints } = cluster;
  const sharesDevices =
    inventory.pools.some((pool) => machinesOf(pool, inventory)?.some(({ gpus }) => gpus !== 0)) &&
    manifests.some(({ file }) => SHARES_DEVICES.test(file.text));
  return {
    ...inventory,
    sharesDevices: sharesDevices || undefined,
    ...(taintKeys.length > 0 && { nodeFeatureTaintKeys: taintKeys }),
    ...(deviceResources.length > 0 && { deviceClassResources: deviceResources }),
    ...(known.length + readinessKeys.length > 0 && {
      cluster: {
        ...cluster,
        knownLabels: [...knownLabels, ...known],
        transientTaints: [...transientTaints, ...readinessKeys],
      },
    }),
  };
}

/** Returns an unknown verdict after an internal error. */
function unknownFit(workload: Workload, { cluster, pools }: Inventory): WorkloadFit {
  return {
    workload,
    cluster,
    valid: true,
    fieldErrors: [],
    scoringErrors: [],
    admissionError: undefined,
    tolerations: [],
    nodeSelector: EMPTY_STRING_MAP,
    pools: pools.map((pool) => ({
      pool,
      verdict: "unknown",
      untolerated: [],
      avoided: [],
      tolerated: [],
      selector: "unknown",
      cordoned: false,
      evictedAfterSeconds: null,
      reasons: [{ kind: "not-judged" }],
    })),
  };
}

function judge(
  inventory: Inventory,
  manifests: readonly Manifest[],
  readAdmission: () => AdmissionObjects,
  deadline: Deadline,
): ClusterJudgement {
  const faults: SourceProblem[] = [];
  const place = startOfFile(manifests[0]?.file ?? { path: ".", text: "" });
  const readOf = <Value>(read: () => Value) => guarded(read, "read these objects", place, faults);
  // Without what admission does to pods no verdict is known.
  const admission = readOf(readAdmission);
  const workloads = manifests.flatMap((manifest) => manifest.workloads.filter((one) => isBroughtTo(one, inventory)));
  const noPools: Inventory = { ...inventory, pools: [] };
  const fits: WorkloadFit[] = [];
  const fragments: WorkloadFit[] = [];
  for (const workload of workloads) {
    if (deadline.isOver("judging")) break;
    const pools = workload.isFragment ? noPools : inventory;
    const judged = workload.isFragment ? fragments : fits;
    const judgeOne = workload.addOn === undefined ? fitWorkload : fitAddOn;
    const placeOfWorkload = () => textPlaceOf(placeInObject(workload, []));
    const step = () => admission && judgeOne(workload, pools, admission);
    const fit = guarded(step, "judged this workload", placeOfWorkload, faults);
    judged.push(fit ?? unknownFit(workload, pools));
  }
  const unrendered = new Map(
    manifests.flatMap(({ file, unrendered: why }) => (why === undefined ? [] : [[file.path, why] as const])),
  );
  const known = admission ?? readAdmissionObjects([]);
  const objects = readClusterObjects({
    objects: manifests.flatMap((manifest) => manifest.objects),
    workloads,
    admission: known,
    selectsDevice,
    guarded: readOf,
  });
  const isDeployed = ({ document, addOn }: Workload) =>
    addOn === undefined &&
    document.doubt === undefined &&
    !unrendered.has(document.file.path) &&
    exampleFolderOf(document.file.path) === undefined;
  const isCertain = (workload: Workload) => inventory.complete && isDeployed(workload);
  const sized = admission === undefined ? fits : withSizes(fits, inventory, admission, isCertain);
  return {
    inventory,
    objects,
    fits: withCompanions(withVolumes(withPorts(sized, isDeployed, known), inventory, objects.volumes), inventory),
    fragments,
    faults: [...faults, ...(admission?.policyFaults ?? [])],
    unrendered,
    commentedOutTolerations: commentedTolerations,
  };
}

function admissionOf(
  own: readonly Manifest[],
  unbound: readonly Manifest[],
  cluster: ClusterSettings,
): AdmissionObjects {
  const ours = own.flatMap(({ objects }) => objects);
  const possible = unbound.flatMap(({ objects }) => objects);
  const policies = [...ours, ...possible].some(mayBePolicy)
    ? readPolicies(ours, possible, cluster.ignoredWebhooks)
    : {};
  const queues = readQueues(ours, possible);
  // A Namespace of no cluster may belong to any, but the cluster's own wins.
  const objects = readAdmissionObjects([...possible, ...ours]);
  const defaultNodeSelector = readDefaultNodeSelector(ours);
  return { ...objects, ...policies, ...(queues && { queues }), ...(defaultNodeSelector && { defaultNodeSelector }) };
}

/** Judges manifests in their clusters, and those that may go to several in each of these. */
export function judgeClusters(
  clusters: readonly ResolvedCluster[],
  manifests: readonly Manifest[],
  gitops: Gitops,
  deadline = NO_DEADLINE,
): readonly ClusterJudgement[] {
  if (clusters.length === 0)
    return [judge(NO_INVENTORY, manifests, () => admissionOf(manifests, [], NO_INVENTORY.cluster), deadline)];
  const { bound, possible, unbound } = bindManifests(
    clusters.map(({ declaration }) => declaration),
    manifests,
    gitops,
  );
  const judgeIn = (
    { inventory, declaration }: ResolvedCluster,
    own: readonly Manifest[],
    others: readonly Manifest[],
  ) => {
    const admission = () => withDeclaredNamespaces(admissionOf(own, others, inventory.cluster), declaration);
    return judge(withNodeFeatures(inventory, [...others, ...own]), own, admission, deadline);
  };
  const judgements = clusters.map((cluster, index) => judgeIn(cluster, bound[index] ?? [], unbound));
  if (unbound.every(({ workloads }) => workloads.length === 0)) return judgements;
  const elsewhere = deployedFiles(gitops, { ofOwn: false });
  const unknown = unbound.filter(({ file }) => elsewhere.has(joinPath(file.path)));
  const ofUnknown = possible.some((own) => own.length > 0) ? unknown : unbound;
  const possibly = [
    ...clusters.flatMap((cluster, index) => {
      const own = possible[index] ?? [];
      return own.length === 0 ? [] : judgeIn(cluster, own, manifests);
    }),
    // Of a cluster that is not known nothing is known.
    ...(ofUnknown.length === 0
      ? []
      : [judge(NO_INVENTORY, ofUnknown, () => admissionOf([], manifests, NO_INVENTORY.cluster), deadline)]),
  ];
  const counts = new Map<Workload, number>();
  for (const { fits, fragments } of possibly)
    for (const { workload } of [...fits, ...fragments]) counts.set(workload, (counts.get(workload) ?? 0) + 1);
  return [...judgements, ...possibly.map((one) => ({ ...one, candidates: counts }))];
}

function isBroughtTo({ addOn }: Workload, { pools }: Inventory): boolean {
  return addOn === undefined || pools.some((pool) => isAddOnOf(addOn, pool));
}

/** Judges an add-on's workload. Its affinity to node types counts only if a pool's labels decide it. */
function fitAddOn(workload: Workload, inventory: Inventory, admission: AdmissionObjects): WorkloadFit {
  const fit = fitWorkload(workload, inventory, admission);
  if (!fit.pools.some(({ selector }) => selector === "unknown")) return fit;
  const anywhere = { ...workload, podSpec: { ...workload.podSpec, nodeAffinity: undefined } };
  const { pools } = fitWorkload(anywhere, inventory, admission);
  return { ...fit, pools: fit.pools.map((one, index) => (one.selector === "unknown" ? (pools[index] ?? one) : one)) };
}
