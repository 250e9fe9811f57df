import { comparePlaces } from "../../model/order.js";
import { type LintResult, perCount, perCoverageCount } from "../contract/result.js";

export function joinResults(results: readonly LintResult[]): LintResult {
  const all = <Item>(of: (result: LintResult) => readonly Item[]): Item[] => results.flatMap(of);
  const reached = all((result) => result.reached ?? []);
  const inOrder = (findings: LintResult["findings"]) => findings.toSorted((a, b) => comparePlaces(a.source, b.source));
  const changes = results.flatMap(({ change }) => change ?? []);
  const [first] = changes;
  const arrivals = changes.flatMap((change) => change.arrivals ?? []);
  const outsideFiles = all(({ coverage }) => coverage.outsideFiles);
  const unknownFor = all(({ coverage }) => coverage.reasons);
  return {
    summary: perCount((count) => results.reduce((sum, { summary }) => sum + summary[count], 0)),
    coverage: {
      ...perCoverageCount((count) => results.reduce((sum, { coverage }) => sum + coverage[count], 0)),
      outsideFiles: outsideFiles.slice(0, 5),
      reasons: unknownFor.sort((a, b) => b.workloads - a.workloads).slice(0, 3),
    },
    findings: inOrder(all(({ findings }) => findings)),
    existing: inOrder(all(({ existing }) => existing)),
    change: first && {
      base: first.base,
      pools: changes.flatMap(({ pools }) => pools),
      workloads: changes.flatMap(({ workloads }) => workloads),
      landFirst: changes.flatMap(({ landFirst }) => landFirst),
      landAfter: changes.flatMap(({ landAfter }) => landAfter),
      needBoth: changes.flatMap(({ needBoth }) => needBoth),
      arrivals:
        arrivals.length === 0
          ? undefined
          : {
              added: arrivals.reduce((sum, { added }) => sum + added, 0),
              unplaced: arrivals.flatMap(({ unplaced }) => unplaced),
              refused: arrivals.flatMap(({ refused }) => refused),
            },
    },
    notices: [...new Set(all(({ notices }) => notices))],
    reached: reached.length > 0 ? reached : undefined,
    ended: results.find(({ ended }) => ended !== undefined)?.ended,
    get fit() {
      return { pools: all(({ fit }) => fit.pools), workloads: all(({ fit }) => fit.workloads) };
    },
    get inventory() {
      return { pools: all(({ inventory }) => inventory.pools) };
    },
  };
}
