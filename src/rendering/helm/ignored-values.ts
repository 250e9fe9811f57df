import { textPlaceOf } from "../../manifest/locate.js";
import { memoize } from "../../model/memoize.js";
import type { SourceFile, SourceNode, SourceProblem, TextPlace } from "../../model/source.js";
import type { Workload } from "../../model/workload.js";
import { canonicalNode, canonicalText } from "../../yaml/canonical-value.js";
import { getValue, nodeAt } from "../../yaml/node-value.js";
import type { Chart } from "./chart.js";
import { plainValue, type SchedulingValue } from "./effective-values.js";
import { findActions } from "./template-actions.js";

const VALUES = /\bValues((?:\.[A-Za-z_]\w*)*)/g;
const CONDITION = /^\{\{-?\s*(?:else\s+)?if\s/;
/** Reads of other files, which may be templates or look values up by computed names. */
const UNSEEN_READERS = /\.Files\b/;
/** The fields that are looked for. */
const DECIDE: ReadonlySet<string> = new Set(["tolerations", "nodeSelector", "affinity"]);

/** Finds scheduling values that no template reads and no workload carries. Empty if uncertain (packed charts). */
export function findIgnoredValues(
  chart: Chart,
  candidates: readonly SchedulingValue[],
  templates: readonly SourceFile[],
  workloads: readonly Workload[],
  values: readonly SourceFile[],
): SourceProblem[] {
  if (
    chart.copies.some(({ isPacked }) => isPacked) ||
    chart.absent !== undefined ||
    templates.length === 0 ||
    templates.some(({ text }) => UNSEEN_READERS.test(text))
  )
    return [];
  const ofOthers = new Set([
    "global",
    ...chart.members.flatMap((member) => member.valuesPath[0] ?? []),
    ...chart.members.flatMap(({ dependencies }) => dependencies.map(({ key }) => key)),
  ]);
  const decisive = candidates.filter(({ field, path }) => DECIDE.has(field) && !ofOthers.has(path[0] ?? ""));
  if (decisive.length === 0) return [];
  const reads = [...templates, ...values].flatMap(readPaths);
  return decisive
    .filter(({ path }) => !reads.some((read) => mayRead(read, path)))
    .filter((candidate) => !workloads.some((workload) => carries(workload, candidate)))
    .flatMap((candidate) => {
      const place = keyPlaceOf(candidate);
      if (place === undefined) return [];
      const right = rightKeyOf(candidate, reads);
      const instead = right === undefined ? "" : `: they read "${right}"`;
      const message = `"${candidate.path.join(".")}" is set, and no template of the chart reads it${instead}`;
      return [{ ...place, kind: "ignored-value" as const, message }];
    });
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

function rightKeyOf({ field, path }: SchedulingValue, reads: readonly Read[]): string | undefined {
  const right = [...path.slice(0, -1), field].join(".");
  return path.at(-1) !== field && reads.some((read) => read.path.join(".") === right) ? right : undefined;
}

function carries(workload: Workload, { field, value }: SchedulingValue): boolean {
  const podSpec = nodeAt(workload.document.root, [...workload.objectPath, ...workload.podSpecPath]);
  const rendered = getValue(podSpec, field);
  if (rendered === undefined) return false;
  if (field === "tolerations") return sharesItem(rendered, value.node);
  return [...(value.entries ?? [])].some(
    ([key, one]) => canonicalNode(getValue(rendered, key)) === canonicalText(plainValue(one)),
  );
}

function sharesItem(rendered: SourceNode, given: SourceNode | undefined): boolean {
  if (rendered.kind !== "sequence" || given?.kind !== "sequence") return false;
  const items = new Set(given.items.map(canonicalNode));
  return rendered.items.some((item) => items.has(canonicalNode(item)));
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
    : { file: document.file, span: { start: entry.key.start, end: entry.key.end } };
}
