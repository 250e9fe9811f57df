import { formatWorkload } from "../model/workload.js";
import type { RuleFinding } from "../rules/rule.js";

/** Up to so many findings of one cause stand each for itself; more become one with a count. */
const MAX_SEPARATE = 3;
const MAX_NAMED = 20;

function merge(first: RuleFinding, others: readonly RuleFinding[]): RuleFinding {
  const named = others.flatMap(({ workload }) => (workload === undefined ? [] : [formatWorkload(workload)]));
  const rest = named.length > MAX_NAMED ? [`and ${named.length - MAX_NAMED} more`] : [];
  return {
    ...first,
    message: `${first.message}; the same holds for ${others.length} more workloads`,
    details: [...(first.details ?? []), ...named.slice(0, MAX_NAMED).map((name) => `also ${name}`), ...rest],
  };
}

/** One cause, one finding: makes one of many findings of a group, in place of the first. Findings of one rule and one cluster. */
export function groupFindings(findings: readonly RuleFinding[]): readonly RuleFinding[] {
  const groups = new Map<string, RuleFinding[]>();
  for (const finding of findings) {
    if (finding.group === undefined) continue;
    const members = groups.get(finding.group);
    if (members === undefined) groups.set(finding.group, [finding]);
    else members.push(finding);
  }
  return findings.flatMap((finding) => {
    const members = finding.group === undefined ? [] : (groups.get(finding.group) ?? []);
    if (members.length <= MAX_SEPARATE) return [finding];
    return members[0] === finding ? [merge(finding, members.slice(1))] : [];
  });
}
