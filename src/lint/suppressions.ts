import { fileOfPlace, rangeOf } from "../manifest/locate.js";
import { type LineSuppression, readAnnotationSuppressions, readCommentSuppressions } from "../manifest/suppressions.js";
import type { SourceDocument, SourceFile } from "../model/source.js";
import type { Suppression } from "../model/suppression.js";
import type { Workload } from "../model/workload.js";
import { matchesGlobs } from "../rendering/path-globs.js";
import { rulesNamed } from "../rules/renamed-rules.js";
import type { SuppressionDeclaration } from "./configuration-rules.js";
import { type GlobIndex, indexGlobs } from "./glob-index.js";
import type { SaidFinding } from "./said/said-finding.js";

/** Every suppression of a run, arranged so that a finding meets only those that may cover it. */
export interface Suppressions {
  /** In the order of comments, annotations, configuration. */
  readonly all: readonly Suppression[];
  /** Those of the configuration. */
  readonly declared: ReadonlyMap<Suppression, DeclaredSuppression>;
  readonly covering: (rule: string, finding: SaidFinding) => readonly Suppression[];
}

/** An entry of `suppress`. */
export interface DeclaredSuppression {
  readonly suppression: Suppression;
  readonly declaration: SuppressionDeclaration;
  readonly matchesFile: (path: string) => boolean;
}

/** The entries of the configuration for one rule. */
interface DeclaredForRule {
  readonly ofWorkload: GlobIndex<DeclaredSuppression>;
  /** Those that name no workload. */
  readonly ofAny: readonly DeclaredSuppression[];
  /** Those of them whose `file` fits a path. */
  readonly ofAnyByFile: Map<string, readonly DeclaredSuppression[]>;
}

/** Collects the suppressions in `files`, on `workloads` and in the configuration. */
export function collectSuppressions(
  files: Iterable<SourceFile>,
  workloads: Iterable<Workload>,
  declarations: readonly SuppressionDeclaration[],
): Suppressions {
  const comments = new Map([...files].map((file) => [file.path, readComments(file)] as const));
  const { annotations, byWorkload } = readAnnotations(workloads);
  const declared = declareAll(declarations);
  const byLine = new Map(
    [...comments].flatMap(([path, list]) => (list.length === 0 ? [] : [[path, groupByLine(list)]])),
  );
  const byRule = new Map([...groupBy(declared, ({ suppression }) => suppression.rule)].map(arrangeRule));

  function onLine(finding: SaidFinding): readonly Suppression[] {
    const lines = byLine.get(fileOfPlace(finding.at).path);
    return lines?.get(rangeOf(finding.at).line) ?? [];
  }

  return {
    all: [
      ...[...comments.values()].flatMap((list) => list.map(({ suppression }) => suppression)),
      ...annotations,
      ...declared.map(({ suppression }) => suppression),
    ],
    declared: new Map(declared.map((one) => [one.suppression, one])),
    covering: (rule, finding) => {
      const written = [
        ...onLine(finding),
        ...(finding.workload === undefined ? [] : (byWorkload.get(finding.workload) ?? [])),
      ];
      return [...written.filter((one) => one.rule === rule), ...declaredFor(byRule.get(rule), finding)];
    },
  };
}

/** One for each rule that it means, where it is written with an id of the past. */
function withRulesOfToday(read: Suppression): Suppression[] {
  const rules = rulesNamed(read.rule);
  return rules.map((rule) => (rule === read.rule ? read : { ...read, rule, writtenRule: read.rule }));
}

function readComments(file: SourceFile): LineSuppression[] {
  return readCommentSuppressions(file).flatMap(({ suppression, line }) =>
    withRulesOfToday(suppression).map((one) => ({ suppression: one, line })),
  );
}

/** The suppressions in annotations. What stands on a custom resource covers every one of its pod specs, and counts once. */
function readAnnotations(workloads: Iterable<Workload>): {
  readonly annotations: readonly Suppression[];
  readonly byWorkload: ReadonlyMap<Workload, readonly Suppression[]>;
} {
  const byDocument = new Map<SourceDocument, Map<string, Suppression>>();
  const byWorkload = new Map<Workload, readonly Suppression[]>();
  const annotations: Suppression[] = [];
  for (const workload of workloads) {
    const known = byDocument.get(workload.document) ?? new Map<string, Suppression>();
    byDocument.set(workload.document, known);
    const own = readAnnotationSuppressions(workload)
      .flatMap(withRulesOfToday)
      .map((read) => {
        const key = JSON.stringify([read.rule, "path" in read.at ? read.at.path : []]);
        const first = known.get(key);
        if (first !== undefined) return first;
        known.set(key, read);
        annotations.push(read);
        return read;
      });
    if (own.length > 0) byWorkload.set(workload, own);
  }
  return { annotations, byWorkload };
}

/** `namespace/Kind/name`, as `suppress` names a workload. */
export function workloadPath({ namespace, kind, name }: Workload): string {
  return `${namespace}/${kind}/${name}`;
}

export function isGlobOfWorkloads(text: string): boolean {
  return text.includes("*");
}

function declareAll(declarations: readonly SuppressionDeclaration[]): DeclaredSuppression[] {
  const matchers = new Map<string, (path: string) => boolean>();
  return declarations.flatMap((declaration) => {
    const { rule, file, place, expires } = declaration;
    const configuration = place.document.file.path;
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
    return withRulesOfToday(suppression).map((one) => ({ declaration, matchesFile, suppression: one }));
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

function declaredFor(entries: DeclaredForRule | undefined, { at, workload }: SaidFinding): Suppression[] {
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

function groupByLine(list: readonly LineSuppression[]): Map<number, Suppression[]> {
  const lines = groupBy(list, ({ line }) => line);
  return new Map([...lines].map(([line, ones]) => [line, ones.map(({ suppression }) => suppression)]));
}

function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
