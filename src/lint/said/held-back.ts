import { fileOfPlace, rangeOf } from "../../manifest/locate.js";
import { originFiles } from "../../rendering/apply-renderings.js";
import type { ClusterFinding } from "./said-finding.js";

/** So many are told of a repository. */
const MOST_HELD = 5;
const WAITS = 'it would be an error if the pools above are all ("complete: true")';

/** An error that waits only because there may be other pools. */
export type HeldBack = ClusterFinding;

/** Returns a note for each cause, at its first place, for the first few of them. */
export function tellHeldBack(held: readonly HeldBack[]): ClusterFinding[] {
  const placed = held.map((one) => ({ said: one, range: rangeOf(one.finding.at) }));
  const inOrder = placed.sort(({ range: a }, { range: b }) =>
    a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
  );
  const byCause = new Map(
    inOrder.toReversed().map(({ said }) => [JSON.stringify([said.rule, said.finding.message]), said]),
  );
  const causes = [...byCause.values()].toReversed();
  return causes.slice(0, MOST_HELD).map((said): ClusterFinding => {
    const { fix: _, provedFor: __, ...finding } = said.finding;
    const message = `${wordsOfDeclared(finding.message)}; ${WAITS}`;
    return { ...said, severity: "note", finding: { ...finding, message, undoubted: finding.message } };
  });
}

/** Reports whether something else was said at the workload, or of it. */
export function isToldOf({ finding }: HeldBack, told: readonly ClusterFinding[]): boolean {
  const { workload } = finding;
  if (workload === undefined) return false;
  const files = new Set([fileOfPlace(finding.at).path, ...originFiles(workload.document).map(({ path }) => path)]);
  return told.some(({ finding: other, rule }) => {
    if (other.workload === workload) return rule === "unschedulable" || rule === "unknown-label";
    return (
      rule === "undeclared-pools" &&
      [other.at, ...other.related.map(({ place }) => place)].some((place) => {
        return files.has(fileOfPlace(place).path) && rangeOf(place).line === rangeOf(finding.at).line;
      })
    );
  });
}

/** A claim about all pools, made of the declared ones. What stands in quotes is the user's. */
function wordsOfDeclared(says: string): string {
  const parts = says.split(/("[^"]*")/);
  return parts
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll(/\b(no|the only) (other |Linux )?pool\b/g, "$1 declared $2pool"),
    )
    .join("");
}
