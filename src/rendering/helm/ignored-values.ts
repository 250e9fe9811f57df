import { textPlaceOf } from "../../manifest/locate.js";
import { startsWith } from "../../model/field-path.js";
import { memoize, memoizeText } from "../../model/memoize.js";
import { lastStep } from "../../model/path-steps.js";
import type { SourceFile, SourceProblem, TextPlace } from "../../model/source.js";
import { isSlipOf } from "../../model/words.js";
import type { Workload } from "../../model/workload.js";
import { canonicalNode, canonicalText, getValue, nodeAt } from "../../yaml/node-value.js";
import { formatKey } from "../../yaml/scalar.js";
import type { Chart } from "./chart.js";
import { TEMPLATE } from "./chart-files.js";
import { type EffectiveValue, plainValue, type SchedulingValue } from "./effective-values.js";
import { findActions } from "./mark-template.js";

const VALUES = /\bValues((?:\.[A-Za-z_]\w*)*)/g;
const CONDITION = /^\{\{-?\s*(?:else\s+)?if\s/;
/** Reads of other files, which may be templates or look values up by computed names. */
const UNSEEN_READERS = /\.Files\b/;
/** Bound on values of one rendering that may be tried. */
const MOST_SUSPECTED = 100;
/** The fields that are looked for. */
const DECIDE: ReadonlySet<string> = new Set(["tolerations", "nodeSelector", "affinity"]);

export interface ValueUses {
  /** About values that no template reads and no workload carries. */
  readonly problems: readonly SourceProblem[];
  /** Values that templates may read, although no workload shows it. */
  readonly suspects: readonly SchedulingValue[];
  /** All values of the same fields, with defaults. */
  readonly all: readonly SchedulingValue[];
  /** Makes the problem of a suspect that changes nothing. */
  readonly describe: (suspect: SchedulingValue) => readonly SourceProblem[];
}

export const NO_USES: ValueUses = { problems: [], suspects: [], all: [], describe: () => [] };

interface RenderedValues {
  readonly effective: EffectiveValue;
  readonly values: readonly SchedulingValue[];
  readonly given: readonly SchedulingValue[];
  readonly files: readonly SourceFile[];
  readonly workloads: readonly Workload[];
  readonly output: string;
}

/** Sorts the given values by what templates read and workloads carry. */
export function findIgnoredValues(chart: Chart, rendered: RenderedValues): ValueUses {
  const { effective, values: all, given, workloads, output } = rendered;
  const candidates = given.filter(({ field, path }) => DECIDE.has(field) && path[0] !== "global");
  if (candidates.length === 0 || chart.absent !== undefined) return NO_USES;
  const { isNamed, isKnown, isUnread, mayBeRead, describe } = readTemplates(chart, rendered.files);
  const ignored = new Set(candidates.filter((one) => isUnread(one) && !workloads.some((pod) => carries(pod, one))));
  const suspects = candidates.slice(0, MOST_SUSPECTED).filter((one) => {
    if (workloads.length === 0 || ignored.has(one) || isNamed(one) || mayBeRead(one)) return false;
    const holders = one.path.map((_, depth) => holderAt(effective, one.path.slice(0, depth)));
    const isShown = one.path.length === 1 || !isKnown(one) || shows(output, holders.at(-1), one, effective);
    return isShown && !holders.some(isOff) && !workloads.some((pod) => carriesOnly(pod, one, all));
  });
  return {
    ...{ suspects, all: all.filter(({ field }) => DECIDE.has(field)) },
    problems: [...ignored].flatMap((one) => describe(one, "no template of the chart reads it")),
    describe: (suspect) => describe(suspect, "the chart renders the same without it"),
  };
}

/** Says what the templates of a chart and of its dependencies read. */
function readTemplates(chart: Chart, files: readonly SourceFile[]) {
  const { members, paths, copies } = chart;
  const texts = paths.flatMap((to) => {
    const owner = TEMPLATE.exec(to)?.[0].replace(/\/?templates\/$/, "");
    const file = owner === undefined ? undefined : chart.read(to);
    return file === undefined || owner === undefined ? [] : [{ to, file, owner }];
  });
  const templates = texts.map(({ file }) => file);
  const isSeen = templates.length > 0 && !copies.some(({ isPacked }) => isPacked) && !templates.some(readsUnseen);
  const keys = members.flatMap(({ valuesPath: [own = ""], dependencies }) => [
    own,
    ...dependencies.map(({ key }) => key),
  ]);
  const reads = [...templates, ...files].flatMap(readPaths);
  const writers = new Set(texts.flatMap(({ to, owner }) => (lastStep(to).startsWith("_") ? [] : [owner])));
  /** Reads by a member's own templates, and by what charts above it define, or charts that only define. */
  const readsIn = memoizeText((folder: string) =>
    texts.flatMap(({ file, owner }) => {
      const isAbove = folder.startsWith(owner) || !writers.has(owner);
      return owner === folder || (isAbove && /\{\{-?\s*define\s/.test(file.text)) ? readPaths(file) : [];
    }),
  );
  const ownReads = [...readsIn(""), ...files.flatMap(readPaths)];
  const defaults = (chart.read("values.yaml")?.text ?? "").split("\n");
  return {
    /** A key of the chart's own, such as `cronTolerations`, may be for what is not rendered now. */
    mayBeRead: ({ field, path }: SchedulingValue) =>
      path.at(-1) !== field && templates.some(({ text }) => text.includes(path.at(-1) ?? "")),
    /** A template of the chart that has the value, or a definition that it may call, reads its whole path. */
    isNamed: ({ path }: SchedulingValue) =>
      members.some(
        ({ folder, valuesPath: at }) =>
          startsWith(path, at) && readsIn(folder).some((read) => startsWith(read.path, path.slice(at.length))),
      ),
    /** The chart has the first key, or a dependency is called so. */
    isKnown: ({ path: [first = ""] }: SchedulingValue) =>
      keys.includes(first) ||
      ownReads.some(({ path }) => path[0] === first) ||
      defaults.some((line) => line.startsWith(`${first}:`)),
    isUnread: ({ path }: SchedulingValue) =>
      isSeen && !keys.includes(path[0] ?? "") && !reads.some((read) => mayRead(read, path)),
    describe: (candidate: SchedulingValue, why: string) => problemsOf(candidate, why, ownReads),
  };
}

const readsUnseen = ({ text }: SourceFile) => UNSEEN_READERS.test(text);

function problemsOf(candidate: SchedulingValue, why: string, reads: readonly Read[]): SourceProblem[] {
  const place = keyPlaceOf(candidate);
  if (place === undefined) return [];
  // The only path that templates read with another spelling of the last key, or one level off.
  const { path } = candidate;
  const [last = "", parent] = [path.at(-1), path.slice(0, -1)];
  const near = reads.filter(({ path: read }) => {
    const [end = "", above] = [read.at(-1), read.slice(0, -1)];
    const [long, short] = read.length > path.length ? [above, parent] : [parent, above];
    const isSame = long.length === short.length ? isSlipOf(end, last) : end === last;
    return isSame && long.length <= short.length + 1 && startsWith(long, short);
  });
  const [only, second] = new Set(near.map((one) => one.path.join(".")));
  const right = second === undefined ? only : undefined;
  // Not quoted, since quoted texts identify the finding.
  const instead = right === undefined ? "" : `: templates read \`${right}\``;
  return [{ ...place, kind: "ignored-value", message: `"${candidate.path.join(".")}" is set, and ${why}${instead}` }];
}

interface Read {
  readonly path: readonly string[];
  readonly isCondition: boolean;
}

/** Memoized, since a chart may be rendered with many values. */
const readPaths = memoize(({ text }: SourceFile): readonly Read[] =>
  findActions(text)
    .filter(({ isComment }) => !isComment)
    .flatMap(({ start, end }) => {
      const action = text.slice(start, end);
      const isCondition = CONDITION.test(action);
      return [...action.matchAll(VALUES)].map(([, path = ""]) => ({ path: path.split(".").slice(1), isCondition }));
    }),
);

function mayRead({ path: read, isCondition }: Read, path: readonly string[]): boolean {
  const common = Math.min(read.length, path.length);
  for (let index = 0; index < common; index++) if (read[index] !== path[index]) return false;
  return read.length >= path.length || !isCondition;
}

function carries(workload: Workload, { field, value }: SchedulingValue): boolean {
  const podSpec = nodeAt(workload.document.root, [...workload.objectPath, ...workload.podSpecPath]);
  const rendered = getValue(podSpec, field);
  if (rendered === undefined) return false;
  if (value.node?.kind === "sequence") {
    const items = new Set(rendered.kind === "sequence" ? rendered.items.map(canonicalNode) : []);
    return value.node.items.every((item) => items.has(canonicalNode(item)));
  }
  return [...(value.entries ?? [])].every(
    ([key, one]) => canonicalNode(getValue(rendered, key)) === canonicalText(plainValue(one)),
  );
}

/** A sister component with the same value proves nothing. */
function carriesOnly(workload: Workload, candidate: SchedulingValue, values: readonly SchedulingValue[]): boolean {
  const isOther = (one: SchedulingValue) => one !== candidate && one.field === candidate.field;
  return carries(workload, candidate) && !values.some((one) => isOther(one) && carries(workload, one));
}

function keyPlaceOf({ value }: SchedulingValue): TextPlace | undefined {
  if (value.place === undefined) return undefined;
  const { document, path } = value.place;
  // For values in a block text of another document, shows the block.
  const { origin } = document;
  if (origin !== undefined) return "span" in origin.place ? origin.place : textPlaceOf(origin.place);
  const parent = nodeAt(document.root, path.slice(0, -1));
  if (parent?.kind !== "mapping") return undefined;
  const entry = parent.entries.findLast(({ key }) => key.text === path.at(-1));
  return entry === undefined
    ? undefined
    : { file: entry.key.file ?? document.file, span: { start: entry.key.start, end: entry.key.end } };
}

const OFF = /^(?:(?:enabled?|create|install|deploy) false|disabled? true)$/i;
const LEAST_TEXT = 6;
/** Bound on texts of a component that are looked for in an output. */
const MOST_TEXTS = 200;

/** Reports whether an output shows a component: by a text beside the value that no other values have. */
function shows(output: string, holder: EffectiveValue | undefined, { path }: SchedulingValue, all: EffectiveValue) {
  const beside = new Map(holder?.entries);
  beside.delete(path.at(-1) ?? "");
  const own = [...countTexts({ place: undefined, node: undefined, entries: beside })];
  return own
    .slice(0, MOST_TEXTS)
    .some(([text, times]) => text.length >= LEAST_TEXT && countTexts(all).get(text) === times && output.includes(text));
}

const countTexts = memoize((value: EffectiveValue): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const text of textsIn(plainValue(value))) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
});

function holderAt(values: EffectiveValue, path: readonly string[]): EffectiveValue | undefined {
  return path.reduce<EffectiveValue | undefined>((at, step) => at?.entries?.get(step), values);
}

function isOff(holder: EffectiveValue | undefined): boolean {
  return [...(holder?.entries ?? [])].some(
    ([key, { node }]) => node?.kind === "scalar" && OFF.test(`${key} ${formatKey(node.value)}`),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
