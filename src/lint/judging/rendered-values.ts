import { fileOfPlace, rangeOf, rangeOfSpan } from "../../manifest/locate.js";
import { nodeAt } from "../../manifest/yaml/node-value.js";
import type { Place, SourceRange, TextPlace } from "../../model/source.js";
import type { Candidate } from "../triage/run-rules.js";
import type { ClusterJudgement } from "./judge.js";

/** Returns a test for findings about fragments whose values are judged in a rendered workload. */
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
