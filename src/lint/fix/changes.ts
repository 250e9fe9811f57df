import { rangeOf } from "../../manifest/locate.js";
import type { TextEdit } from "../../model/fix.js";
import type { Place, SourceDocument } from "../../model/source.js";
import type { FixIntent, FixOperation } from "../../rules/repairs/fix-intent.js";
import type { ClusterFinding } from "../said/said-finding.js";
import { editText } from "./edit-text.js";

/** A finding, and how its rule would repair it. */
export interface Candidate {
  readonly finding: ClusterFinding;
  readonly intent: FixIntent;
}

/** Text edits of one document, and every finding that they repair: several where an anchor is shared, or a cluster. */
export interface Change {
  readonly document: SourceDocument;
  readonly edits: readonly TextEdit[];
  readonly candidates: readonly Candidate[];
}

function placesOf(operation: FixOperation): readonly Place[] {
  return operation.kind === "move-entry" ? [operation.from, operation.to] : [operation.at];
}

/** The document that all operations change; undefined for none, for several, and for one that was made from others. */
function documentOf({ operations }: FixIntent): SourceDocument | undefined {
  const documents = new Set(operations.flatMap(placesOf).map(({ document }) => document));
  const [document] = documents;
  if (documents.size !== 1 || document?.address !== undefined) return undefined;
  // What was rendered stands in no file: its places are those of several others.
  return document?.origin === undefined ? document : undefined;
}

/** A repair as text. */
export interface WrittenFix extends Candidate {
  readonly document: SourceDocument;
  readonly edits: readonly TextEdit[];
}

/** The document that the fix of a finding changes; undefined where it has none, or could not be seen to be gone. */
export function repairedDocument({ finding: { fix, workload } }: ClusterFinding): SourceDocument | undefined {
  return fix === undefined || workload === undefined ? undefined : documentOf(fix);
}

function write(finding: ClusterFinding): WrittenFix | undefined {
  const { fix: intent } = finding.finding;
  const document = repairedDocument(finding);
  if (intent === undefined || document === undefined) return undefined;
  const edits = editText(intent);
  if (edits === undefined || edits.length === 0) return undefined;
  return { finding, intent, document, edits };
}

function editsKey(edits: readonly TextEdit[]): string {
  return JSON.stringify(edits.map(({ file, start, end, text }) => [file, start, end, text]));
}

/** What the rules would repair, each as text, in the order of the findings. */
export function writeFixes(findings: readonly ClusterFinding[]): readonly WrittenFix[] {
  return findings.flatMap((finding) => write(finding) ?? []);
}

/** Reports whether findings are about several clusters. */
export function hasSeveralClusters(findings: readonly ClusterFinding[]): boolean {
  return new Set(findings.flatMap(({ cluster }) => cluster ?? [])).size > 1;
}

/**
 * The places of a rule where the clusters do not ask for the same edits. What is right for one cluster may be wrong for
 * another, so that no fix is certain there.
 */
function disputedPlaces(findings: readonly ClusterFinding[], written: readonly WrittenFix[]): ReadonlySet<string> {
  if (!hasSeveralClusters(findings) || written.length === 0) return new Set();
  const editsOf = new Map(written.map(({ finding, edits }) => [finding, edits]));
  const byPlace = new Map<string, Map<string | null, string[]>>();
  for (const finding of findings) {
    if (finding.cluster === null) continue;
    const place = placeKey(finding);
    const clusters = byPlace.get(place) ?? new Map<string | null, string[]>();
    byPlace.set(place, clusters);
    const asked = clusters.get(finding.cluster) ?? [];
    clusters.set(finding.cluster, [...asked, editsKey(editsOf.get(finding) ?? [])]);
  }
  const isDisputed = (clusters: Map<string | null, string[]>) =>
    new Set([...clusters.values()].map((asked) => JSON.stringify(asked.sort()))).size > 1;
  return new Set([...byPlace].flatMap(([place, clusters]) => (isDisputed(clusters) ? [place] : [])));
}

function placeKey({ rule, finding }: ClusterFinding): string {
  const { file, line, column } = rangeOf(finding.at);
  return JSON.stringify([rule, file, line, column]);
}

/** The changes that some of the fixes come to, by document, each in the order of the text. */
export function collectChanges(
  findings: readonly ClusterFinding[],
  written: readonly WrittenFix[],
): ReadonlyMap<SourceDocument, readonly Change[]> {
  const disputed = disputedPlaces(findings, written);
  const byEdits = new Map<string, { document: SourceDocument; edits: readonly TextEdit[]; candidates: Candidate[] }>();
  for (const { finding, intent, document, edits } of written) {
    if (disputed.size > 0 && disputed.has(placeKey(finding))) continue;
    const key = editsKey(edits);
    const known = byEdits.get(key);
    if (known === undefined) byEdits.set(key, { document, edits, candidates: [{ finding, intent }] });
    else known.candidates.push({ finding, intent });
  }
  const byDocument = new Map<SourceDocument, Change[]>();
  for (const change of byEdits.values()) {
    const changes = byDocument.get(change.document);
    if (changes === undefined) byDocument.set(change.document, [change]);
    else changes.push(change);
  }
  for (const changes of byDocument.values())
    changes.sort((a, b) => (a.edits[0]?.start ?? 0) - (b.edits[0]?.start ?? 0));
  return byDocument;
}
