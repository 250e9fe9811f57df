import type { Inventory } from "../../model/cluster.js";
import { hasNoNodes } from "../../model/pool.js";
import type { PoolFit, Reason, WorkloadFit } from "../../model/pool-fit.js";
import type { Place, TextPlace } from "../../model/source.js";
import { formatWorkload, placeInObject, placeInPodSpec, type Workload } from "../../model/workload.js";
import { isOfHelmfile } from "../../rendering/gitops/helmfile.js";
import { requiredExpressions } from "../../rules/explanations/node-selection-places.js";
import { findLeftOutFor } from "../../rules/explanations/stray-selector.js";
import { describeReason } from "../../scheduling/reasons.js";
import type { ClusterJudgement, LintInput } from "../contract/lint-input.js";
import {
  type Coverage,
  type PartReport,
  type UnknownReason,
  WORKLOAD_STATES,
  type WorkloadState,
} from "../contract/result.js";
import { outsideReleasesIn } from "../judging/outside-releases.js";
import { sourceLineOf } from "./fit-report.js";

const MAX_REASONS = 3;
const MAX_FILES = 5;

function stateOf(fit: WorkloadFit, inventory: Inventory): WorkloadState {
  const { pools } = fit;
  if (pools.length === 0) return "withoutPools";
  const isUnknown = pools.some(({ verdict }) => verdict === "unknown") || findLeftOutFor(fit, inventory) !== undefined;
  return isUnknown ? "unknown" : "judged";
}

/** Returns what each workload comes to; candidate clusters dispute it where some take it and others do not. */
function statesOf(judgements: readonly ClusterJudgement[]): ReadonlyMap<Workload, WorkloadState> {
  const states = new Map<Workload, WorkloadState>();
  const takers = new Map<Workload, string>();
  for (const { fits, inventory, candidates } of judgements) {
    // A cluster without a node disputes no verdict.
    const mayTake = candidates !== undefined && (inventory.pools.length === 0 || !inventory.pools.every(hasNoNodes));
    for (const fit of fits) {
      const own = stateOf(fit, inventory);
      const takes = own === "judged" ? String(fit.pools.some(({ verdict }) => verdict !== "blocked")) : own;
      const isDisputed = mayTake && own !== "unknown" && (takers.get(fit.workload) ?? takes) !== takes;
      if (mayTake && own !== "unknown") takers.set(fit.workload, takes);
      const [known = "judged", state] = [states.get(fit.workload), isDisputed ? "disputed" : own];
      states.set(fit.workload, WORKLOAD_STATES.indexOf(state) > WORKLOAD_STATES.indexOf(known) ? state : known);
    }
  }
  return states;
}

/** Returns the workloads of a run, in order, with what became of them. */
function inOrder(
  { manifests }: LintInput,
  states: ReadonlyMap<Workload, WorkloadState>,
): readonly (readonly [Workload, WorkloadState])[] {
  return manifests
    .flatMap((manifest) => manifest.workloads)
    .map((one) => [one, one.isFragment ? "fragment" : (states.get(one) ?? "withoutPools")]);
}

/** Counts workloads by what became of them. */
export function countStates(
  states: readonly WorkloadState[],
): Pick<Coverage, Exclude<WorkloadState, "fragment"> | "workloads" | "fragments"> {
  const count = (wanted: WorkloadState) => states.filter((state) => state === wanted).length;
  const fragments = count("fragment");
  return {
    workloads: states.length - fragments,
    judged: count("judged"),
    unknown: count("unknown"),
    disputed: count("disputed"),
    withoutPools: count("withoutPools"),
    fragments,
  };
}

/** Names the workloads of a run. */
export function reportPart(input: LintInput, judgements: readonly ClusterJudgement[]): PartReport {
  return inOrder(input, statesOf(judgements)).map(([workload, state]) => {
    const { file, line } = sourceLineOf(placeInObject(workload, []));
    const { root = "" } = workload.document.origin ?? {};
    return { id: `${root} ${file}:${line} ${formatWorkload(workload)}`.trimStart(), state };
  });
}

/** Counts judged and undecided workloads, with the most frequent reasons. */
export function reportCoverage(input: LintInput, judgements: readonly ClusterJudgement[]): Coverage {
  const { manifests, outside } = input;
  const left = outside?.() ?? [];
  const states = statesOf(judgements);
  return {
    ...countStates(inOrder(input, states).map(([, state]) => state)),
    releases: outsideReleasesIn(manifests).length,
    unrendered: countUnrendered(manifests),
    outside: left.reduce((sum, { workloads: number }) => sum + number, 0),
    outsideFiles: left.slice(0, MAX_FILES).map(({ file }) => file),
    reasons: reasonsOf(judgements, states),
  };
}

/** Counts roots without a rendering: those that failed, and those whose program is missing. */
function countUnrendered(manifests: LintInput["manifests"]): number {
  const roots = manifests.flatMap(({ problems, rendered, unrendered }) => {
    // Releases count by themselves.
    const hasFailed =
      rendered !== undefined &&
      !isOfHelmfile({ kind: rendered.root }) &&
      problems.some(({ kind }) => kind === "not-rendered");
    return [...(hasFailed ? [rendered.root] : []), ...(unrendered === undefined ? [] : [unrendered.root])];
  });
  return new Set(roots).size;
}

/** Groups unknown verdicts by the setting that would decide them, most frequent first. */
function reasonsOf(
  judgements: readonly ClusterJudgement[],
  states: ReadonlyMap<Workload, WorkloadState>,
): UnknownReason[] {
  const found = new Map<string, { readonly settled: Settled; readonly workloads: Set<Workload> }>();
  for (const { fits, inventory } of judgements) {
    for (const workloadFit of fits) {
      const { workload, pools } = workloadFit;
      const settled = pools
        .filter(({ verdict }) => verdict === "unknown")
        .flatMap((fit) => fit.reasons.flatMap((reason) => settledBy(reason, fit, workload) ?? []));
      const binding = states.get(workload) === "disputed" ? [settledByBinding(workload)] : [];
      for (const one of [...settled, ...binding, ...settledByReading(workloadFit, inventory)]) {
        const id = JSON.stringify([one.says, one.key]);
        const known = found.get(id) ?? { settled: one, workloads: new Set<Workload>() };
        found.set(id, known);
        known.workloads.add(workload);
      }
    }
  }
  return [...found.values()]
    .sort((a, b) => b.workloads.size - a.workloads.size)
    .slice(0, MAX_REASONS)
    .map(({ settled: { says, at, key }, workloads }) => {
      return { reason: says, source: sourceLineOf(at), key, workloads: workloads.size };
    });
}

interface Settled {
  readonly says: string;
  readonly at: Place | TextPlace;
  /** The deciding configuration key; null if there is none. */
  readonly key: string | null;
}

function settledByBinding(workload: Workload): Settled {
  const says = "it may go to several clusters, and not to all of them";
  return { says, at: placeInObject(workload, []), key: "clusters[].manifests" };
}

/** Names the file whose pools are not read, and that has a label which the pod asks for. */
function settledByReading(fit: WorkloadFit, inventory: Inventory): Settled[] {
  const at = findLeftOutFor(fit, inventory);
  if (at === undefined) return [];
  const { start, end } = at.span;
  return [
    { says: `a file whose node pools are not read names label "${at.file.text.slice(start, end)}"`, at, key: "pools" },
  ];
}

/** Returns the origin of an unknown verdict and its remedy; undefined for certain reasons. */
function settledBy(reason: Reason, { pool }: PoolFit, workload: Workload): Settled | undefined {
  const atPool = (key: string | null): Settled => {
    return { says: `pool "${pool.name}": ${describeReason(reason)}`, at: pool.place, key };
  };
  const atWorkload = (key: string | null, says = describeReason(reason), at = placeInObject(workload, [])): Settled => {
    return { says, at, key };
  };
  switch (reason.kind) {
    case "pool-may-not-exist":
      return atPool(null);
    case "taints-unknown":
      return atPool("overrides[].taints");
    case "selector-unknown":
      return atWorkload(
        "overrides[].labels",
        `the pools do not declare label "${reason.key}"`,
        placeOfSelector(workload, reason.key),
      );
    case "comparison-operator-unknown":
      return atWorkload("featureGates");
    case "policy-may-tolerate":
    case "policy-may-select": {
      const { by, policy, place } = reason.policy;
      const says = `${by} "${policy}" may change where pods run`;
      return { says, at: place ?? placeInObject(workload, []), key: by === "webhook" ? "ignoredWebhooks" : null };
    }
    case "runtime-class-missing":
    case "queue-may-tolerate":
    case "queue-gives":
    case "node-name-unknown":
      return atWorkload(null);
    case "namespace-may-tolerate":
    case "namespace-may-select":
    case "cluster-may-select":
      return atWorkload("admission");
    default:
      return undefined;
  }
}

/** The key in the node selector or affinity, else the workload: admission adds selectors, too. */
function placeOfSelector(workload: Workload, key: string): Place {
  if (key in workload.podSpec.nodeSelector) return placeInPodSpec(workload, ["nodeSelector", key]);
  const expression = requiredExpressions(workload).find(({ requirement }) => requirement.key === key);
  return expression === undefined ? placeInObject(workload, []) : placeInPodSpec(workload, expression.path);
}
