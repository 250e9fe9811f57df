import { editedPlaceOf, fileOfPlace, rangeOf, rangeOfSpan } from "../../manifest/locate.js";
import { groupBy } from "../../model/group-by.js";
import type { Place, SourceRange, TextPlace } from "../../model/source.js";
import type { RuleFinding } from "../../rules/contract/rule.js";
import { nodeAt } from "../../yaml/node-value.js";
import type { ClusterJudgement } from "../contract/lint-input.js";

export const RELEASE_KINDS: ReadonlySet<string> = new Set(["Application", "ApplicationSet", "HelmRelease"]);

/** Returns a test for findings about fragments whose values are judged in a rendered workload. */
export function repeatsRendered(
  judgements: readonly ClusterJudgement[],
): (found: { readonly finding: Pick<RuleFinding, "at" | "workload"> }) => boolean {
  let known: ReadonlyMap<string, readonly SourceRange[]> | undefined;
  return ({ finding: { at, workload } }) => {
    if (workload?.isFragment !== true) return false;
    // A fragment of a rendered object is what is judged there, but for values of a chart that is rendered, too.
    if (workload.document.origin !== undefined && !RELEASE_KINDS.has(workload.kind)) return false;
    known ??= givenRanges(judgements);
    const { file, line, column } = rangeOf(at);
    return known.get(file)?.some((range) => contains(range, line, column)) ?? false;
  };
}

function givenRanges(judgements: readonly ClusterJudgement[]): ReadonlyMap<string, readonly SourceRange[]> {
  const places = new Set(
    judgements.flatMap(({ fits }) =>
      fits.flatMap(({ workload }) => workload.document.origin?.fields.map(({ place }) => place) ?? []),
    ),
  );
  const ranges = [...places].flatMap((place) => wholeRangeOf(place) ?? []);
  return groupBy(ranges, ({ file }) => file);
}

function wholeRangeOf(given: Place | TextPlace): SourceRange | undefined {
  const place = "span" in given ? given : editedPlaceOf(given);
  if ("span" in place) return rangeOfSpan(place.file, place.span);
  const node = nodeAt(place.document.root, place.path);
  return node === undefined ? undefined : rangeOfSpan(fileOfPlace(place), node);
}

function contains({ line, column, endLine, endColumn }: SourceRange, atLine: number, atColumn: number): boolean {
  if (atLine < line || (atLine === line && atColumn < column)) return false;
  return atLine < endLine || (atLine === endLine && atColumn < endColumn);
}
