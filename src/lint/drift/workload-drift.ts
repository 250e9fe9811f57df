import { groupBy } from "../../model/group-by.js";
import type { NodeSelectorTerm } from "../../model/pod.js";
import type { WorkloadFit } from "../../model/pool-fit.js";
import type { FieldPath } from "../../model/source.js";
import { formatToleration, type Toleration } from "../../model/taint.js";
import { count, joinWords, shorten } from "../../model/words.js";
import { formatWorkload, identityOf, placeInPodSpec, type Workload } from "../../model/workload.js";
import { formatTerm } from "../reports/explain.js";
import { sourceLineOf } from "../reports/fit-report.js";
import type { DriftFinding } from "./drift-finding.js";

/** A field of the live object that is not as the repository has it. */
interface FieldDifference {
  readonly field: "tolerations" | "node selector" | "required node affinity";
  readonly path: FieldPath;
  readonly says: string;
}

interface Differing {
  readonly fit: WorkloadFit;
  readonly differences: readonly [FieldDifference, ...FieldDifference[]];
}

interface WorkloadDrift {
  readonly findings: readonly DriftFinding[];
  /** How many workloads were compared, and how many not, because what the repository has of them is not known. */
  readonly workloads: number;
  readonly unknown: number;
}

const NAMED_WORKLOADS = 10;

/**
 * Compares live workloads with those of the repository that have their kind, namespace and name. Of several a live one is
 * equal to, or differs from, each: overlays of other clusters may have the same names.
 */
export function findWorkloadDrift(
  fits: readonly WorkloadFit[],
  live: readonly Workload[],
  isKnown: (workload: Workload) => boolean,
): WorkloadDrift {
  const declared = groupBy(fits, ({ workload }) => keyOf(workload));
  let workloads = 0;
  let unknown = 0;
  const differing = live.flatMap((one): Differing[] => {
    const candidates = one.isFragment ? [] : (declared.get(keyOf(one)) ?? []);
    if (candidates.length === 0) return [];
    if (!candidates.every(({ workload }) => isKnown(workload))) {
      unknown += 1;
      return [];
    }
    workloads += 1;
    const all = candidates.map((fit) => ({ fit, differences: differencesOf(fit, one) }));
    const [nearest] = all.toSorted((a, b) => a.differences.length - b.differences.length);
    const [first, ...others] = nearest?.differences ?? [];
    return nearest === undefined || first === undefined ? [] : [{ fit: nearest.fit, differences: [first, ...others] }];
  });
  const alike = groupBy(differing, ({ differences }) => differences.map(({ says }) => says).join("\n"));
  return { findings: [...alike.values()].map(describe), workloads, unknown };
}

function keyOf(workload: Workload): string {
  return JSON.stringify(identityOf(workload));
}

function describe(alike: readonly [Differing, ...Differing[]]): DriftFinding {
  const [{ fit, differences }, ...others] = alike;
  const fields = [...new Set(differences.map(({ field }) => field))];
  const are = fields.length > 1 || fields.includes("tolerations") ? "are" : "is";
  const more = others.length === 0 ? "" : `; the same holds for ${count(others.length, "more workload")}`;
  const names = others.map((one) => `also ${formatWorkload(one.fit.workload)}`);
  return {
    ...{ kind: "changed-workload", severity: "warning", pools: [] },
    workloads: alike.map((one) => identityOf(one.fit.workload)),
    message: `live ${joinWords(fields)} of ${formatWorkload(fit.workload)} ${are} not what the repository has${more}`,
    details: [...differences.map(({ says }) => says), ...shorten(names, NAMED_WORKLOADS)],
    source: sourceLineOf(placeInPodSpec(fit.workload, differences[0].path, "key")),
  };
}

function differencesOf(fit: WorkloadFit, live: Workload): readonly FieldDifference[] {
  // Admission adds to Pods alone, policies and Kueue to templates as well: what is beside the written may be theirs.
  const mayGrow = live.kind === "Pod" || fit.policies !== undefined || fit.queue !== undefined;
  return [
    ...tolerationDifferences(fit, live, mayGrow),
    ...selectorDifferences(fit, live, mayGrow),
    ...(mayGrow ? [] : affinityDifferences(fit, live)),
  ];
}

function tolerationDifferences(
  { workload, tolerations }: WorkloadFit,
  live: Workload,
  mayGrow: boolean,
): FieldDifference[] {
  const keysOf = (list: readonly Toleration[]) => new Set(list.map(tolerationKey));
  const [written, effective] = [keysOf(workload.podSpec.tolerations), keysOf(tolerations)];
  const has = keysOf(live.podSpec.tolerations);
  const told =
    (says: string) =>
    (one: Toleration): FieldDifference => {
      return { field: "tolerations", path: ["tolerations"], says: `it ${says} toleration ${formatToleration(one)}` };
    };
  const isNew = (one: Toleration) => !written.has(tolerationKey(one)) && !effective.has(tolerationKey(one));
  const isGone = (one: Toleration) => effective.has(tolerationKey(one)) && !has.has(tolerationKey(one));
  return [
    ...(mayGrow ? [] : live.podSpec.tolerations.filter(isNew).map(told("has"))),
    ...workload.podSpec.tolerations.filter(isGone).map(told("lacks")),
  ];
}

/** Takes an absent field for what it stands for. */
function tolerationKey({ key = "", operator = "", value = "", effect = "", tolerationSeconds }: Toleration): string {
  const isExists = operator === "Exists";
  return JSON.stringify([key, operator || "Equal", isExists ? "" : value, effect, tolerationSeconds]);
}

function selectorDifferences(
  { workload, nodeSelector }: WorkloadFit,
  live: Workload,
  mayGrow: boolean,
): FieldDifference[] {
  const { nodeSelector: written } = workload.podSpec;
  const { nodeSelector: has } = live.podSpec;
  const told = (says: string): FieldDifference => {
    return { field: "node selector", path: ["nodeSelector"], says: `its node selector ${says}` };
  };
  const gone = Object.entries(written).flatMap(([key, value]) => {
    if (has[key] === value || nodeSelector[key] !== value) return [];
    return told(has[key] === undefined ? `lacks ${key}=${value}` : `has ${key}=${has[key]}, not ${key}=${value}`);
  });
  const fresh = Object.entries(has).flatMap(([key, value]) =>
    mayGrow || key in written || nodeSelector[key] === value ? [] : told(`has ${key}=${value}`),
  );
  return [...fresh, ...gone];
}

function affinityDifferences({ workload }: WorkloadFit, live: Workload): FieldDifference[] {
  const [written, has] = [workload, live].map(({ podSpec }) => podSpec.nodeAffinity?.required ?? []);
  if (termsKey(written) === termsKey(has)) return [];
  const says = `its required node affinity is ${formatTerms(has)}, not ${formatTerms(written)}`;
  return [{ field: "required node affinity", path: ["affinity", "nodeAffinity"], says }];
}

/** Neither order decides: one of the terms, and all that it asks for. */
function termsKey(terms: readonly NodeSelectorTerm[] = []): string {
  const sorted = (list: NodeSelectorTerm["matchFields"]) =>
    list.map(({ key, operator, values }) => JSON.stringify([key, operator, values.toSorted()])).sort();
  const keys = terms.map(({ matchExpressions, matchFields }) =>
    JSON.stringify([sorted(matchExpressions), sorted(matchFields)]),
  );
  return [...new Set(keys)].sort().join();
}

function formatTerms(terms: readonly NodeSelectorTerm[] = []): string {
  return terms.length === 0 ? "none" : terms.map(formatTerm).join(", or ");
}
