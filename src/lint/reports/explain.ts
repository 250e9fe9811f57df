import { locate } from "../../manifest/locate.js";
import { workloadKindNamed } from "../../manifest/objects/kinds.js";
import { type KubernetesObject, nameOf, namespaceOf } from "../../manifest/objects/objects.js";
import type { Finding } from "../../model/finding.js";
import type { NodeSelectorTerm } from "../../model/pod.js";
import type { PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import type { Place } from "../../model/source.js";
import {
  formatTaint,
  formatToleration,
  type PodToleration,
  type PoolTaint,
  type TolerationOrigin,
} from "../../model/taint.js";
import { didYouMean, nearestWord, quoted } from "../../model/words.js";
import {
  DEFAULT_NAMESPACE,
  formatWorkload,
  identityOf,
  nameWithPart,
  placeInObject,
  placeInPodSpec,
  type Workload,
  type WorkloadIdentity,
} from "../../model/workload.js";
import { nearestToleration } from "../../scheduling/taints/near-miss.js";
import type { ClusterJudgement, LintInput } from "../contract/lint-input.js";
import type { ExplainedTaint, ExplainedToleration, ExplainReport } from "../contract/result.js";
import { describeArchitecture } from "../judging/assumed-architecture.js";
import { outsideReleasesIn } from "../judging/outside-releases.js";
import { refusalsOf, reportCell, sourceLineOf } from "./fit-report.js";

/** Undefined fields match all. */
export interface WorkloadQuery {
  readonly kind: string | undefined;
  readonly namespace: string | undefined;
  readonly name: string;
  readonly part: string | undefined;
}

function matches({ kind, namespace, name, part }: WorkloadQuery, workload: WorkloadIdentity): boolean {
  const same = (asked: string | undefined, given: string) =>
    asked === undefined || asked.toLowerCase() === given.toLowerCase();
  return (
    same(kind, workload.kind) &&
    same(namespace, workload.namespace) &&
    name === workload.name &&
    (part === undefined || part === workload.part)
  );
}

function isAbout(
  finding: Finding,
  { workload: asked, cluster: { name } }: WorkloadFit,
  rendering: string | undefined,
  file: string,
): boolean {
  return [finding, ...finding.also].some(({ workload, renderings, clusters = [], source }) => {
    if (workload === null || formatWorkload(workload) !== formatWorkload(asked)) return false;
    if (name !== null && clusters.length > 0 && !clusters.includes(name)) return false;
    const known = renderings ?? finding.renderings;
    return rendering === undefined ? source.file === file : known?.includes(rendering) === true;
  });
}

function explainToleration({ workload }: WorkloadFit, toleration: PodToleration): ExplainedToleration {
  const { origin } = toleration;
  const source = origin.by === "manifest" ? locate(placeInPodSpec(workload, ["tolerations", origin.index])) : null;
  return { toleration: formatToleration(toleration), origin: withoutPlace(origin), source };
}

function describeNearest(taint: PoolTaint, fit: WorkloadFit): string | null {
  const nearest = nearestToleration(taint, fit.tolerations, fit.cluster.comparisonOperators);
  if (nearest === undefined) return null;
  const differs = nearest.miss === "key-spelling" || nearest.miss === "key-domain" ? "key" : nearest.miss;
  return `${formatToleration(nearest.toleration)}, its ${differs} differs`;
}

function explainTaint(taint: PoolTaint, poolFit: PoolFit, fit: WorkloadFit): ExplainedTaint {
  const met = poolFit.tolerated.find((tolerated) => tolerated.taint === taint);
  return {
    taint: formatTaint(taint),
    source: sourceLineOf(taint.place),
    toleratedBy: met === undefined ? null : formatToleration(met.toleration),
    nearest: met === undefined ? describeNearest(taint, fit) : null,
  };
}

/** Writes what one of the terms of an affinity asks for. */
export function formatTerm({ matchExpressions, matchFields }: NodeSelectorTerm): string {
  const requirements = [...matchExpressions, ...matchFields].map(({ key, operator, values }) =>
    values.length === 0 ? `${key} ${operator}` : `${key} ${operator} (${values.join(", ")})`,
  );
  return requirements.length === 0 ? "an empty term, which matches no node" : requirements.join(" and ");
}

export function explainWorkload(
  judgements: readonly ClusterJudgement[],
  findings: readonly Finding[],
  query: WorkloadQuery,
): ExplainReport[] {
  return judgements.flatMap(({ fits, inventory }) => {
    return fits
      .filter(({ workload }) => matches(query, workload))
      .map((fit) => {
        const rendering = fit.workload.document.origin?.root;
        const source = sourceLineOf(placeInObject(fit.workload, []));
        return {
          ...identityOf(fit.workload),
          source,
          rendering,
          valid: fit.valid,
          errors: refusalsOf(fit),
          tolerations: fit.tolerations.map((toleration) => explainToleration(fit, toleration)),
          nodeSelector: Object.entries(fit.nodeSelector).map(([key, value]) => `${key}=${value}`),
          nodeAffinityTerms: fit.workload.podSpec.nodeAffinity?.required?.map(formatTerm) ?? [],
          pools: fit.pools.map((one) => ({
            cell: reportCell(one),
            taints: one.pool.taints.map((taint) => explainTaint(taint, one, fit)),
          })),
          assumed: describeArchitecture([{ inventory, fits: [fit] }]),
          findings: findings.filter((finding) => isAbout(finding, fit, rendering, source.file)),
        };
      });
  });
}

/** Drops a policy's place, which spans its document. */
function withoutPlace(origin: TolerationOrigin): TolerationOrigin {
  return "policy" in origin ? { by: origin.by, policy: origin.policy, why: origin.why } : origin;
}

/** `train (worker group gpu)`, as findings name a part. A part may hold slashes, and a name no brackets. */
const WITH_PART = /^([^()]*[^()\s])\s*\((.+)\)$/s;

/** Reads `NAME`, `KIND/NAME` or `NAMESPACE/KIND/NAME`, each also with ` (PART)` behind it; undefined for anything else. */
export function parseWorkloadQuery(text: string): WorkloadQuery | undefined {
  const [, object = text, part] = WITH_PART.exec(text) ?? [];
  const words = object.split("/");
  const [name, kind, namespace, ...rest] = words.reverse();
  if (name === undefined || words.includes("") || rest.length > 0) return undefined;
  return { kind: kind === undefined ? undefined : (workloadKindNamed(kind) ?? kind), namespace, name, part };
}

/** Returns the other meaning of a query: of two words, the first may be a namespace, as with kubectl. */
export function otherReading({ kind, namespace, ...query }: WorkloadQuery): WorkloadQuery | undefined {
  if (kind === undefined || namespace !== undefined || workloadKindNamed(kind) === kind) return undefined;
  return { ...query, kind: undefined, namespace: kind };
}

/** Says that no workload has the name, and suggests the nearest one, else says what is `missing`. */
export function describeNoWorkload(text: string, workloads: readonly WorkloadIdentity[], missing: string): string {
  const [, object = text, part] = WITH_PART.exec(text) ?? [];
  const words = object.split("/").length;
  const candidates = workloads.map(({ kind, namespace, ...one }) =>
    [namespace, kind, part === undefined ? one.name : nameWithPart(one)].slice(3 - words).join("/"),
  );
  const nearest = nearestWord(text, candidates);
  return `no workload "${text}" was found${didYouMean(nearest, missing)}`;
}

/** Says what a name stands for that is no judged workload, and what would make it one; undefined for an unknown name. */
export function describeUnjudged(
  text: string,
  query: WorkloadQuery,
  { manifests }: LintInput,
  missing: string,
): string | undefined {
  const workloads = manifests.flatMap((manifest) => manifest.workloads);
  const isNamed = (one: WorkloadIdentity) => matches({ ...query, part: undefined }, one);
  const fragment = workloads.find(
    (one) => one.isFragment && (matches(query, one) || [one.name, nameWithPart(one)].includes(text)),
  );
  const other = workloads.find((one) => !one.isFragment && isNamed(one));
  if (fragment === undefined && other !== undefined) return describeOtherPod(query.part, other);
  const release = outsideReleasesIn(manifests).find((one) => isNamed(identityIn(one)));
  if (release !== undefined)
    return describeAt(identityIn(release), release, "is not rendered: --charts fetch downloads its chart");
  if (fragment === undefined) return undefined;
  const { unrendered } = manifests.find(({ file }) => file === fragment.document.file) ?? {};
  const why = unrendered === undefined ? missing : `: ${unrendered.reason}`;
  const place = { document: fragment.document, path: fragment.objectPath };
  return describeAt(fragment, place, `is a piece of a pod spec, judged in what is rendered with it${why}`);
}

function describeAt(one: WorkloadIdentity, place: Pick<Place, "document" | "path">, says: string): string {
  const { file, line } = sourceLineOf({ ...place, target: "value" });
  return `${formatWorkload(one)} at ${file}:${line} ${says}`;
}

function identityIn(object: KubernetesObject): WorkloadIdentity {
  return { kind: object.kind, namespace: namespaceOf(object) ?? DEFAULT_NAMESPACE, name: nameOf(object) ?? "" };
}

/** Tells of a part that the object names, and that says nothing of its place. */
function describeOtherPod(part: string | undefined, workload: Workload): string | undefined {
  const { kind, namespace, name, document, objectPath } = workload;
  const word = part?.split(" ").at(-1) ?? "";
  if (word === "" || !document.file.text.slice(document.start, document.root.end).includes(word)) return undefined;
  const says = `says nothing of where ${quoted(part ?? "")} runs: it is judged with a node selector or tolerations of its own`;
  return describeAt({ kind, namespace, name }, { document, path: objectPath }, says);
}
