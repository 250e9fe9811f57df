import { type Finding, type Fix, fixesOf, type LineChange, type RelatedRange } from "../model/finding.js";
import { count, nameSome } from "../model/words.js";
import { formatWorkload } from "../model/workload.js";
import { headingLines } from "./finding-heading.js";
import { sourceExcerpt } from "./source-excerpt.js";
import { cutLine, cutLines, LONGEST_LINE, severityPaint, type TextLayout, wrapBehind } from "./text-layout.js";
import { detailsOf, lastLine, renderedIn } from "./words/finding-words.js";
import { visibleLines, visibleText } from "./words/visible-text.js";

/** Lines of a finding at a hundred columns; narrow terminals get fewer. */
const MAX_LINES = 12;
/** Lines shared by warnings and notes, so that a run fits on a screen or two. */
const SHARED_LINES = 36;
const LEAST_LINES = 6;
const MAX_NARROW_LINES = 18;
const WIDE = 100;
const MAX_HEADING_LINES = 4;
const LEAST_EXCERPT_COLUMNS = 40;
const MAX_NAMED_CLUSTERS = 3;
/** What to write is told whole, but for what no rule has to say. */
const MAX_ADVICE_LINES = 12;
/** So many lines tell why, however long that is. */
const LEAST_REASONS = 2;

interface Section {
  /** Fewest useful lines. */
  readonly least: number;
  readonly entries: readonly Entry[];
  /** Replaces entries without room. */
  readonly more: (number: number) => string;
  /** One entry instead of all: the first that has room, else the last. */
  readonly short?: readonly Entry[];
}

type Entry = readonly string[];

/** `told`: findings in such detail; `isFull`: without limit. */
export function findingLines(finding: Finding, layout: TextLayout, told = 1, isFull = false): string[] {
  const indent = " ".repeat(String(finding.source.line).length);
  const room = isFull ? Number.POSITIVE_INFINITY : linesFor(layout.columns, finding.severity === "error" ? 1 : told);
  const heading = headingLines(finding, layout, isFull ? undefined : MAX_HEADING_LINES);
  const excerpt = excerptLines(finding, indent, layout);
  const owner = ownerLines(finding, indent, layout, isFull);
  const fix = fixSection(finding, indent, layout);
  const help = helpSection(finding, indent, layout);
  const details = detailSection(finding, indent, layout);
  const places = placeSection(finding, indent, layout);
  const [fixRoom = 0, helpRoom = 0] = share(isFull ? room : MAX_ADVICE_LINES, [fix, help]);
  const free = room - heading.length - excerpt.length - owner.length - fixRoom - helpRoom;
  const [detailRoom = 0, placeRoom = 0] = share(Math.max(LEAST_REASONS, free), [details, places]);
  return [
    ...heading,
    ...excerpt,
    ...tell(fix, fixRoom, layout.columns),
    ...tell(details, detailRoom, layout.columns),
    ...owner,
    ...tell(places, placeRoom, layout.columns),
    ...tell(help, helpRoom, layout.columns),
  ];
}

function linesFor(columns: number, told: number): number {
  const wide = Math.min(MAX_LINES, Math.max(LEAST_LINES, Math.floor(SHARED_LINES / told)));
  return columns >= WIDE ? wide : Math.min(MAX_NARROW_LINES, Math.ceil((wide * WIDE) / columns));
}

/** Gives each section its least, in order, then what it can use. */
function share(free: number, sections: readonly Section[]): readonly number[] {
  let left = Math.max(0, free);
  const take = (wanted: number) => {
    const taken = Math.max(0, Math.min(left, wanted));
    left -= taken;
    return taken;
  };
  const wanted = sections.map(({ entries }) => entries.reduce((sum, entry) => sum + entry.length, 0));
  const least = sections.map((section, index) => take(Math.min(section.least, wanted[index] ?? 0)));
  return least.map((taken, index) => taken + take((wanted[index] ?? 0) - taken));
}

/** Returns at most `room` lines: whole entries and a count of the rest, or the start of a long first one. */
function tell({ entries, more, short }: Section, room: number, columns: number): readonly string[] {
  const length = (list: readonly Entry[]) => list.reduce((sum, entry) => sum + entry.length, 0);
  if (length(entries) <= room) return entries.flat();
  if (room <= 0) return [];
  let shown = 0;
  while (shown < entries.length && length(entries.slice(0, shown + 1)) < room) shown++;
  if (shown === 0 && short !== undefined) return short.find((entry) => entry.length <= room) ?? short.at(-1) ?? [];
  if (shown > 0) return [...entries.slice(0, shown).flat(), more(entries.length - shown)];
  const [first = []] = entries;
  if (entries.length === 1 || first.length === room) return cutLines(first, room, columns);
  return room === 1 ? cutLines(first, 1, columns) : [...cutLines(first, room - 1, columns), more(entries.length - 1)];
}

function excerptLines(finding: Finding, indent: string, { columns, colors }: TextLayout): string[] {
  if (finding.excerpt.trim() === "") return [];
  const { line, column, endLine, endColumn } = finding.source;
  const width = Math.max(LEAST_EXCERPT_COLUMNS, columns - indent.length - 3);
  const end = endLine === line ? endColumn : Number.POSITIVE_INFINITY;
  const last = lastLine(finding.source);
  const until = last > line ? ` to line ${last}` : "";
  const excerpt = sourceExcerpt(finding.excerpt, column, end, width - until.length);
  const marker = `^${"~".repeat(excerpt.markerWidth - 1)}${until}`;
  const bar = colors.blue("|");
  const paint = severityPaint(colors, finding.severity);
  return [
    `${colors.blue(String(line))} ${bar} ${excerpt.text}`,
    `${indent} ${bar} ${" ".repeat(excerpt.markerStart)}${colors.bold(paint(marker))}`,
  ];
}

function fixSection(finding: Finding, indent: string, layout: TextLayout): Section {
  const { fixes = [], fixable } = finding;
  const { colors } = layout;
  const more = (number: number) => `${indent} ${colors.green(`+ and ${count(number, "more line")}`)}`;
  const fix = fixes.find(({ isUnsafe }) => !isUnsafe) ?? fixes[0];
  if (fix === undefined) {
    const elsewhere = fixesOf(finding).filter(({ isUnsafe }) => !isUnsafe).length;
    const later =
      elsewhere > 0
        ? `${count(elsewhere, "fix", "fixes")} at the workloads, with --fix`
        : "once the fix of another finding is done, with --fix";
    return { least: 1, entries: fixable || elsewhere > 0 ? [entryLines("fix", later, indent, layout)] : [], more };
  }
  const option = fix.isUnsafe ? "--unsafe-fixes, as only you can decide it" : "--fix";
  const title = entryLines("fix", `${visibleText(fix.title)} (${option})`, indent, layout);
  const edits = (fix.changes ?? []).flatMap((change) => editLines(change, finding, indent, layout));
  return { least: Math.min(3, 1 + edits.length), entries: [title, ...edits.map((line) => [line])], more };
}

function editLines(change: LineChange, { source, excerpt }: Finding, indent: string, layout: TextLayout): string[] {
  const { colors, columns } = layout;
  const { file, line, before, after } = change;
  const isShown = after.length > 0 && before.length <= 1 && file === source.file && line === source.line;
  const written = (sign: "-" | "+", number: number, text: string) => {
    const label = String(number).padStart(indent.length);
    const shown = sourceExcerpt(
      text,
      text.length - text.trimStart().length + 1,
      text.length + 1,
      columns - label.length - 3,
    );
    const words = `${label} ${sign} ${shown.text}`;
    return sign === "-" ? colors.red(words) : colors.green(words);
  };
  return [
    ...(isShown && before[0] === excerpt ? [] : before.map((text, index) => written("-", line + index, text))),
    ...after.map((text, index) => written("+", line + index, text)),
  ];
}

function detailSection(finding: Finding, indent: string, { columns, colors }: TextLayout): Section {
  const entries = detailsOf(finding).map((detail) => {
    const [first = "", ...rest] = wrapBehind(visibleText(detail), indent.length + 5, indent.length + 5, columns);
    return [`${indent}   - ${first}`, ...rest].map(cutLine);
  });
  return {
    least: 2,
    entries,
    more: (number) => colors.dim(`${indent}   - and ${number} more (--full shows all)`),
  };
}

/** `in: Deployment default/api (clusters prod, stage, rendered in apps/prod)`. */
function ownerLines(finding: Finding, indent: string, layout: TextLayout, isFull: boolean): readonly string[] {
  const owner = ownerOf(finding, isFull);
  if (owner === undefined) return [];
  const lines = entryLines("in", owner, indent, layout);
  return isFull ? lines : cutLines(lines, 1, layout.columns);
}

function ownerOf({ clusters, renderings, workload }: Finding, isFull: boolean): string | undefined {
  const named = nameSome(clusters, isFull ? clusters.length : MAX_NAMED_CLUSTERS);
  const ofClusters = clusters.length === 0 ? [] : [`${clusters.length === 1 ? "cluster" : "clusters"} ${named}`];
  const rendered = renderedIn(renderings);
  const where = [...ofClusters, ...(rendered === undefined ? [] : [rendered])].join(", ");
  if (workload === null) return where === "" ? undefined : visibleText(where);
  const name = formatWorkload(workload);
  return visibleText(where === "" ? name : `${name} (${where})`);
}

function placeSection({ related }: Finding, indent: string, layout: TextLayout): Section {
  const { colors } = layout;
  const entries = related.map((place) => [
    ...entryLines("note", noteOf(place), indent, layout),
    ...relatedExcerpt(place, indent, layout),
  ]);
  const [first] = related;
  const others = related.length > 1 ? `, and ${count(related.length - 1, "more place")}` : "";
  const withoutAddress = first && noteOf(first).replace(/: https:\/\/\S+$/, "");
  const shorter = first && [noteOf(first) + others, withoutAddress + others, placeOf(first) + others, placeOf(first)];
  const short = shorter?.map((text) => entryLines("note", text, indent, layout));
  return {
    least: 1,
    entries,
    more: (number) => colors.dim(`${indent}         and ${count(number, "more place")} (--full shows all)`),
    short,
  };
}

function placeOf({ file, line, column }: RelatedRange): string {
  return visibleText(`${file}:${line}:${column}`);
}

function noteOf(place: RelatedRange): string {
  return `${placeOf(place)} ${visibleText(place.message)}`;
}

function relatedExcerpt({ line, excerpt }: RelatedRange, indent: string, { columns, colors }: TextLayout): string[] {
  const text = excerpt?.trim() ?? "";
  if (text === "") return [];
  const hang = `${indent}         `;
  const width = Math.max(LEAST_EXCERPT_COLUMNS, columns - hang.length - String(line).length - 3);
  const shown = sourceExcerpt(text, 1, 1, width);
  return [`${hang}${colors.blue(`${line} |`)} ${shown.text}`];
}

function helpSection({ help, fixes = [] }: Finding, indent: string, layout: TextLayout): Section {
  const { colors, columns } = layout;
  const hang = indent.length + 9;
  const [first = "", ...rest] = help === "" ? [] : visibleLines(help);
  // A block that a fix writes is shown as its edit.
  const isShown = fixes.some(({ changes = [] }: Fix) => changes.length > 0);
  const block = isShown ? [] : rest;
  if (first === "" || (isShown && rest.length > 0)) return { least: 0, entries: [], more: () => "" };
  const prose = entryLines("help", first, indent, layout);
  const entries = block.map((line) =>
    line === "" ? [""] : [cutLine(" ".repeat(hang) + line).slice(0, Math.max(columns, LONGEST_LINE))],
  );
  return {
    least: Math.min(2, prose.length),
    entries: [prose, ...entries],
    more: (number) => colors.dim(`${" ".repeat(hang)}and ${count(number, "more line")} (--full shows all)`),
  };
}

function entryLines(label: string, text: string, indent: string, { colors, columns }: TextLayout): readonly string[] {
  const start = indent.length + 3 + label.length + 2;
  const [first = "", ...rest] = wrapBehind(text, start, indent.length + 9, columns);
  return [`${indent} ${colors.blue("=")} ${colors.bold(label)}: ${first}`, ...rest];
}
