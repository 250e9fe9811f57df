import { formatWorkload } from "../model/workload.js";
import type { ClusterFinding } from "./located-findings.js";

/** Up to so many findings of one cause stand each for itself; more become one with a count. */
const MAX_SEPARATE = 3;
const MAX_NAMED = 20;

function merge<Found extends ClusterFinding>(first: Found, others: readonly Found[]): Found {
  const named = others.flatMap(({ finding: { workload } }) =>
    workload === undefined ? [] : [formatWorkload(workload)],
  );
  const rest = named.length > MAX_NAMED ? [`and ${named.length - MAX_NAMED} more`] : [];
  const { finding } = first;
  return {
    ...first,
    fixable: [first, ...others].every(({ fixable }) => fixable === true),
    fixes: [first, ...others].flatMap(({ fixes }) => fixes ?? []),
    finding: {
      ...finding,
      message: `${finding.message}; the same holds for ${others.length} more workloads`,
      details: [...(finding.details ?? []), ...named.slice(0, MAX_NAMED).map((name) => `also ${name}`), ...rest],
    },
  };
}

/** What findings must share, beside the cause, to be told as one. */
function groupKey({ rule, severity, cluster, finding: { group } }: ClusterFinding): string | undefined {
  return group === undefined ? undefined : JSON.stringify([rule, severity, cluster, group]);
}

/** One cause, one finding: makes one of many findings of a group, in place of the first. */
export function groupFindings<Found extends ClusterFinding>(findings: readonly Found[]): readonly Found[] {
  const groups = new Map<string, Found[]>();
  for (const finding of findings) {
    const key = groupKey(finding);
    if (key === undefined) continue;
    const members = groups.get(key);
    if (members === undefined) groups.set(key, [finding]);
    else members.push(finding);
  }
  return findings.flatMap((finding) => {
    const key = groupKey(finding);
    const members = key === undefined ? [] : (groups.get(key) ?? []);
    if (members.length <= MAX_SEPARATE) return [finding];
    return members[0] === finding ? [merge(finding, members.slice(1))] : [];
  });
}
