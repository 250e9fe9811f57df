import { fileOfPlace, rangeOf, rangeOfSpan } from "../../manifest/locate.js";
import { nodeAt } from "../../manifest/yaml/node-value.js";
import type { Place, SourceRange, TextPlace } from "../../model/source.js";
import type { Candidate } from "../said/candidates.js";
import type { ClusterJudgement } from "./judge.js";

/**
 * Tells which findings about a fragment say again what is judged where it counts: values that a rendered workload has
 * from there are judged in that workload, together with all else that makes up its pod.
 */
export function repeatsRendered(judgements: readonly ClusterJudgement[]): (found: Candidate) => boolean {
  let known: ReadonlyMap<string, readonly SourceRange[]> | undefined;
  return ({ finding: { at, workload } }) => {
    // A fragment of a rendered object is what is judged there.
    if (workload?.isFragment !== true || workload.document.origin !== undefined) return false;
    known ??= givenRanges(judgements);
    const { file, line, column } = rangeOf(at);
    return known.get(file)?.some((range) => contains(range, line, column)) ?? false;
  };
}

/** By file: everything that rendered workloads have from there. */
function givenRanges(judgements: readonly ClusterJudgement[]): ReadonlyMap<string, readonly SourceRange[]> {
  const places = new Set(
    judgements.flatMap(({ fits }) =>
      fits.flatMap(({ workload }) => workload.document.origin?.fields.map(({ place }) => place) ?? []),
    ),
  );
  const ranges = new Map<string, SourceRange[]>();
  for (const place of places) {
    const range = wholeRangeOf(place);
    if (range === undefined) continue;
    const ofFile = ranges.get(range.file);
    if (ofFile === undefined) ranges.set(range.file, [range]);
    else ofFile.push(range);
  }
  return ranges;
}

/** From the start of a value to its end. What stands in a text of another document has no lines of its own. */
function wholeRangeOf(place: Place | TextPlace): SourceRange | undefined {
  if ("span" in place) return rangeOfSpan(place.file, place.span);
  if (place.document.origin !== undefined) return undefined;
  const node = nodeAt(place.document.root, place.path);
  return node === undefined ? undefined : rangeOfSpan(fileOfPlace(place), node);
}

function contains({ line, column, endLine, endColumn }: SourceRange, atLine: number, atColumn: number): boolean {
  if (atLine < line || (atLine === line && atColumn < column)) return false;
  return atLine < endLine || (atLine === endLine && atColumn < endColumn);
}
