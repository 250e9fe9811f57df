import { workloadKindNamed } from "../../manifest/objects/kinds.js";
import { didYouMean, nearestWord } from "../../model/words.js";
import { nameWithPart, type WorkloadIdentity } from "../../model/workload.js";
import type { WorkloadQuery } from "./explain.js";

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

/** Says that no workload has the name, and suggests the nearest one. */
export function describeNoWorkload(text: string, workloads: readonly WorkloadIdentity[]): string {
  const [, object = text, part] = WITH_PART.exec(text) ?? [];
  const words = object.split("/").length;
  const candidates = workloads.map(({ kind, namespace, ...one }) =>
    [namespace, kind, part === undefined ? one.name : nameWithPart(one)].slice(3 - words).join("/"),
  );
  const nearest = nearestWord(text, candidates);
  return `no workload "${text}" was found${didYouMean(nearest)}`;
}
