import { fileOfPlace, rangeOf, rangeOfSpan } from "../../manifest/locate.js";
import {
  type LineSuppression,
  readAnnotationSuppressions,
  readCommentSuppressions,
} from "../../manifest/suppressions.js";
import { nodeAt } from "../../manifest/yaml/node-value.js";
import { groupBy } from "../../model/group-by.js";
import { matchesGlobs } from "../../model/patterns/path-glob.js";
import type { SourceDocument, SourceFile, Span } from "../../model/source.js";
import type { Suppression } from "../../model/suppression.js";
import type { Workload } from "../../model/workload.js";
import type { SuppressionDeclaration } from "../configuration/configuration-rules.js";
import type { WordedFinding } from "../triage/cluster-finding.js";
import { type GlobIndex, indexGlobs } from "./glob-index.js";

const NARROW_LINES = 32;

export interface Suppressions {
  readonly all: readonly Suppression[];
  readonly declared: ReadonlyMap<Suppression, DeclaredSuppression>;
  /** Reports whether edits touch a line of a comment, or an annotated workload. */
  readonly touches: (file: SourceFile, edits: readonly Span[]) => boolean;
  readonly hasComments: (file: SourceFile) => boolean;
  readonly covering: (rule: string, finding: WordedFinding) => readonly Suppression[];
}

export interface DeclaredSuppression {
  readonly suppression: Suppression;
  readonly declaration: SuppressionDeclaration;
  readonly matchesFile: (path: string) => boolean;
}

interface DeclaredForRule {
  readonly ofWorkload: GlobIndex<DeclaredSuppression>;
  readonly ofAny: readonly DeclaredSuppression[];
  readonly ofAnyByFile: Map<string, readonly DeclaredSuppression[]>;
}

export function collectSuppressions(
  files: Iterable<SourceFile>,
  workloads: Iterable<Workload>,
  declarations: readonly SuppressionDeclaration[],
): Suppressions {
  const comments = new Map(
    [...files].flatMap((file) => {
      const read = readCommentSuppressions(file);
      return read.length === 0 ? [] : [[file.path, byLine(read)] as const];
    }),
  );
  const { annotations, byWorkload, spans } = readAnnotations(workloads);
  const declared = declareAll(declarations);
  const byRule = new Map([...groupBy(declared, ({ suppression }) => suppression.rule)].map(arrangeRule));

  function onLine(finding: WordedFinding): readonly Suppression[] {
    const read = comments.get(fileOfPlace(finding.at).path);
    if (read === undefined) return [];
    const { line } = rangeOf(finding.at);
    const wide = read.wide.filter(({ from, to }) => from <= line && line <= to);
    return [...wide, ...(read.narrow.get(line) ?? [])].map(({ suppression }) => suppression);
  }

  return {
    all: [
      ...[...comments.values()].flatMap(({ all }) => all.map(({ suppression }) => suppression)),
      ...annotations,
      ...declared.map(({ suppression }) => suppression),
    ],
    declared: new Map(declared.map((one) => [one.suppression, one])),
    hasComments: ({ path }) => comments.has(path),
    touches(file, edits) {
      const lines = edits.map((edit) => rangeOfSpan(file, edit));
      const { all = [] } = comments.get(file.path) ?? {};
      const isCovered = all.some(({ from, to }) => lines.some(({ line, endLine }) => from <= endLine && line <= to));
      const annotated = spans.get(file) ?? [];
      return isCovered || annotated.some((span) => edits.some((edit) => isWithin(edit, span)));
    },
    covering: (rule, finding) => {
      const written = [
        ...onLine(finding),
        ...(finding.workload === undefined ? [] : (byWorkload.get(finding.workload) ?? [])),
      ];
      return [...written.filter((one) => one.rule === rule), ...declaredFor(byRule.get(rule), finding)];
    },
  };
}

interface CommentsByLine {
  readonly all: readonly LineSuppression[];
  /** By line: comments for a few lines. */
  readonly narrow: ReadonlyMap<number, readonly LineSuppression[]>;
  readonly wide: readonly LineSuppression[];
}

function byLine(all: readonly LineSuppression[]): CommentsByLine {
  const isNarrow = ({ from, to }: LineSuppression) => to - from < NARROW_LINES;
  const narrow = new Map<number, LineSuppression[]>();
  for (const one of all.filter(isNarrow)) {
    for (let line = one.from; line <= one.to; line++) narrow.set(line, [...(narrow.get(line) ?? []), one]);
  }
  return { all, narrow, wide: all.filter((one) => !isNarrow(one)) };
}

/** Reads annotations. One on a custom resource covers all its pod specs and counts once. */
function readAnnotations(workloads: Iterable<Workload>): {
  readonly annotations: readonly Suppression[];
  readonly byWorkload: ReadonlyMap<Workload, readonly Suppression[]>;
  readonly spans: ReadonlyMap<SourceFile, readonly Span[]>;
} {
  const byDocument = new Map<SourceDocument, Map<string, Suppression>>();
  const byWorkload = new Map<Workload, readonly Suppression[]>();
  const spans = new Map<SourceFile, Span[]>();
  const annotations: Suppression[] = [];
  for (const workload of workloads) {
    const known = byDocument.get(workload.document) ?? new Map<string, Suppression>();
    byDocument.set(workload.document, known);
    const own = readAnnotationSuppressions(workload).map((read) => {
      const key = JSON.stringify([read.rule, "path" in read.at ? read.at.path : []]);
      const first = known.get(key);
      if (first !== undefined) return first;
      known.set(key, read);
      annotations.push(read);
      return read;
    });
    if (own.length === 0) continue;
    byWorkload.set(workload, own);
    const { file } = workload.document;
    const ofFile = spans.get(file) ?? [];
    spans.set(file, ofFile);
    ofFile.push(spanOf(workload));
  }
  return { annotations, byWorkload, spans };
}

export function workloadPath({ namespace, kind, name }: Workload): string {
  return `${namespace}/${kind}/${name}`;
}

export function isGlobOfWorkloads(text: string): boolean {
  return text.includes("*");
}

function declareAll(declarations: readonly SuppressionDeclaration[]): DeclaredSuppression[] {
  const matchers = new Map<string, (path: string) => boolean>();
  return declarations.map((declaration) => {
    const { rule, file, place, expires } = declaration;
    const configuration = place.document.file;
    const matchesFile = file === undefined ? () => true : (matchers.get(file) ?? matchesGlobs(configuration, [file]));
    if (file !== undefined) matchers.set(file, matchesFile);
    const suppression: Suppression = {
      origin: "configuration",
      rule,
      at: { ...place, path: [...place.path, "rule"] },
      covers: "that the entry covers",
      workload: undefined,
      expires,
    };
    return { declaration, matchesFile, suppression };
  });
}

function arrangeRule([rule, entries]: [string, readonly DeclaredSuppression[]]): [string, DeclaredForRule] {
  const named = entries.flatMap((entry): [string, DeclaredSuppression][] => {
    const { workload } = entry.declaration;
    return workload === undefined ? [] : [[workload, entry]];
  });
  const ofAny = entries.filter(({ declaration }) => declaration.workload === undefined);
  return [rule, { ofWorkload: indexGlobs(named), ofAny, ofAnyByFile: new Map() }];
}

function declaredFor(entries: DeclaredForRule | undefined, { at, workload }: WordedFinding): Suppression[] {
  if (entries === undefined) return [];
  const { path } = fileOfPlace(at);
  let ofAny = entries.ofAnyByFile.get(path);
  if (ofAny === undefined) {
    ofAny = entries.ofAny.filter(({ matchesFile }) => matchesFile(path));
    entries.ofAnyByFile.set(path, ofAny);
  }
  const ofWorkload = workload === undefined ? [] : entries.ofWorkload(workloadPath(workload));
  const covering = [...ofWorkload.filter(({ matchesFile }) => matchesFile(path)), ...ofAny];
  return covering.map(({ suppression }) => suppression);
}

function spanOf({ document, objectPath }: Workload): Span {
  const { start, end } = nodeAt(document.root, objectPath) ?? document.root;
  return { start, end };
}

function isWithin(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
