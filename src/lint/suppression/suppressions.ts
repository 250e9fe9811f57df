import { fileOfPlace, rangeOf, rangeOfSpan } from "../../manifest/locate.js";
import {
  type LineSuppression,
  readAnnotationSuppressions,
  readCommentSuppressions,
} from "../../manifest/suppressions.js";
import { groupBy, groupByEach } from "../../model/group-by.js";
import { indexByLiteral } from "../../model/literal-index.js";
import { memoizeText } from "../../model/memoize.js";
import { matchesNameGlob } from "../../model/name-glob.js";
import { matchesGlobs } from "../../model/path-glob.js";
import type { SourceDocument, SourceFile, Span } from "../../model/source.js";
import type { Suppression } from "../../model/suppression.js";
import type { Workload } from "../../model/workload.js";
import { nodeAt } from "../../yaml/node-value.js";
import type { SuppressionDeclaration } from "../configuration/configuration-rules.js";
import type { WordedFinding } from "../contract/cluster-finding.js";

const NARROW_LINES = 32;

export interface Suppressions {
  readonly all: readonly Suppression[];
  readonly declared: ReadonlyMap<Suppression, DeclaredSuppression>;
  /** Reports whether edits touch a line of a comment, or an annotated workload. */
  readonly touches: (file: SourceFile, edits: readonly Span[]) => boolean;
  readonly hasComments: (file: SourceFile) => boolean;
  readonly covering: (rule: string, finding: WordedFinding) => readonly Suppression[];
  /** The first comment for the same rule and lines, which stands for all of them in `covering`. */
  readonly firstOf: (suppression: Suppression) => Suppression;
}

export interface DeclaredSuppression {
  readonly suppression: Suppression;
  readonly declaration: SuppressionDeclaration;
  readonly matchesFile: (path: string) => boolean;
}

interface DeclaredForRule {
  readonly ofWorkload: GlobIndex<DeclaredSuppression>;
  readonly ofAnyIn: (path: string) => readonly DeclaredSuppression[];
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

  function onLine(rule: string, finding: WordedFinding): readonly Suppression[] {
    const read = comments.get(fileOfPlace(finding.at).path);
    if (read === undefined) return [];
    const { line } = rangeOf(finding.at);
    const wide = (read.wide.get(rule) ?? []).filter(({ from, to }) => from <= line && line <= to);
    return [...wide, ...(read.narrow.get(`${line} ${rule}`) ?? [])].map(({ suppression }) => suppression);
  }

  return {
    all: [
      ...[...comments.values()].flatMap(({ firsts }) => [...firsts.keys()]),
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
      const isAnnotated = ({ start, end }: Span) => edits.some((edit) => start <= edit.start && edit.end <= end);
      return isCovered || annotated.some(isAnnotated);
    },
    covering: (rule, finding) => {
      const annotated = finding.workload === undefined ? [] : (byWorkload.get(finding.workload) ?? []);
      return [
        ...onLine(rule, finding),
        ...annotated.filter((one) => one.rule === rule),
        ...declaredFor(byRule.get(rule), finding),
      ];
    },
    firstOf: (suppression) => comments.get(fileOfPlace(suppression.at).path)?.firsts.get(suppression) ?? suppression,
  };
}

interface CommentsByLine {
  /** The first ones. */
  readonly all: readonly LineSuppression[];
  /** By line and rule: comments for a few lines. */
  readonly narrow: ReadonlyMap<string, readonly LineSuppression[]>;
  /** By rule. */
  readonly wide: ReadonlyMap<string, readonly LineSuppression[]>;
  readonly firsts: ReadonlyMap<Suppression, Suppression>;
}

function byLine(all: readonly LineSuppression[]): CommentsByLine {
  const known = new Map<string, LineSuppression>();
  const firsts = new Map<Suppression, Suppression>();
  for (const one of all) {
    const key = JSON.stringify([one.from, one.to, one.suppression.rule]);
    const first = known.get(key) ?? one;
    known.set(key, first);
    firsts.set(one.suppression, first.suppression);
  }
  const isNarrow = ({ from, to }: LineSuppression) => to - from < NARROW_LINES;
  const narrow = groupByEach([...known.values()].filter(isNarrow), ({ from, to, suppression }) =>
    Array.from({ length: to - from + 1 }, (_, index) => `${from + index} ${suppression.rule}`),
  );
  const wide = groupBy(
    [...known.values()].filter((one) => !isNarrow(one)),
    ({ suppression }) => suppression.rule,
  );
  return { all: [...known.values()], narrow, wide, firsts };
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
    ofFile.push(nodeAt(workload.document.root, workload.objectPath) ?? workload.document.root);
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
      hasReason: true,
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
  const matching = (path: string) => ofAny.filter(({ matchesFile }) => matchesFile(path));
  return [rule, { ofWorkload: indexGlobs(named), ofAnyIn: memoizeText(matching, Number.POSITIVE_INFINITY) }];
}

function declaredFor(entries: DeclaredForRule | undefined, { at, workload }: WordedFinding): Suppression[] {
  if (entries === undefined) return [];
  const { path } = fileOfPlace(at);
  const ofWorkload = workload === undefined ? [] : entries.ofWorkload(workloadPath(workload));
  const covering = [...ofWorkload.filter(({ matchesFile }) => matchesFile(path)), ...entries.ofAnyIn(path)];
  return covering.map(({ suppression }) => suppression);
}

/** Returns values of the globs that match a name. */
type GlobIndex<Value> = (name: string) => readonly Value[];

/** Indexes thousands of globs of names. */
export function indexGlobs<Value>(globs: Iterable<readonly [glob: string, value: Value]>): GlobIndex<Value> {
  const find = indexByLiteral([...globs].map((entry) => [entry[0].split("*"), entry] as const));
  return (name) => [...find(name)].flatMap(([glob, value]) => (matchesNameGlob(glob, name) ? [value] : []));
}
