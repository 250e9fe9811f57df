import type { WorkloadQuery } from "../lint/explain.js";
import { nearestWord } from "../model/nearest-word.js";
import type { WorkloadIdentity } from "../model/workload.js";

/** Reads `NAME`, `KIND/NAME` or `NAMESPACE/KIND/NAME`; undefined for anything else. */
export function parseWorkloadQuery(text: string): WorkloadQuery | undefined {
  const parts = text.split("/");
  const [name, kind, namespace, ...rest] = parts.reverse();
  if (name === undefined || parts.includes("") || rest.length > 0) return undefined;
  return { kind, namespace, name };
}

/** Says that no workload is so named, with the nearest one in the words of the query. */
export function describeNoWorkload(text: string, workloads: readonly WorkloadIdentity[]): string {
  const parts = text.split("/").length;
  const candidates = workloads.map(({ kind, namespace, name }) => [namespace, kind, name].slice(3 - parts).join("/"));
  const nearest = nearestWord(text, candidates);
  return `no workload "${text}" was found${nearest === undefined ? "" : `; did you mean "${nearest}"?`}`;
}
