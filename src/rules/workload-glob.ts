import { matchesNameGlob } from "../model/name-glob.js";
import type { WorkloadIdentity } from "../model/workload.js";

/** True when a glob of `Kind/name` or `namespace/Kind/name` covers the workload. */
export function matchesWorkload(glob: string, { kind, namespace, name }: WorkloadIdentity): boolean {
  return matchesNameGlob(glob, `${kind}/${name}`) || matchesNameGlob(glob, `${namespace}/${kind}/${name}`);
}
