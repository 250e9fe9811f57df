import { lastStep } from "../../model/path-steps.js";
import type { SourceFile } from "../../model/source.js";
import { TEMPLATE } from "./chart-files.js";
import { emitsWorkloads, markTemplate } from "./mark-template.js";

export interface MarkedCopies {
  /** By path in the chart's folder. */
  readonly copies: readonly { readonly to: string; readonly text: string }[];
  /** Templates that have marks, by number. */
  readonly marked: readonly SourceFile[];
  /** Names below `templates/`, by number, of those with a copy beside them; undefined if copies need a run of their own. */
  readonly beside: readonly string[] | undefined;
}

/** Begins the name of a copy and of what it defines: helm renders the lowest name of a folder last. */
export const MARKED_NAME = "-taintlint-";

const CHANGES_VALUES = /\b(?:set|unset|mustMerge|merge)/;
const NOTES = /NOTES\.txt$/;
const DEFINES = /\{\{-?\s*(?:define|block)\b/;
const DEFINITION = /(\{\{-?\s*define\s+")([^"\\]*)"/g;
const CALL = /\b((?:include|template)\s+")([^"\\]*)"/g;
/** Calls by a name that is computed, but for those of a file by its path, which the copies leave alone. */
const COMPUTED_CALL =
  /(?:\{\{-?\s*(?:(?:else\s+)?(?:if|with|range)\s+)?|[(|=]\s*)(?:include|template)\s+(?!"[^"\\]*"|\(\s*print\s+\$?\.Template\.BasePath)/;

/** Bound on names that are called otherwise in copies, for each of which all templates are searched. */
const MOST_MOVED = 100;

const callsIn = (text: string) => [...text.matchAll(CALL)].map(([, , name = ""]) => name);

/** The names that a template defines, each with the text up to the next. */
function definitionsIn(text: string): { readonly name: string; readonly body: string }[] {
  const found = [...text.matchAll(DEFINITION)];
  return found.map(({ 2: name = "", index }, at) => ({ name, body: text.slice(index, found[at + 1]?.index) }));
}

/**
 * Copies templates that may write a pod, with marks, to be rendered in one run with the originals. What a copy defines
 * has another name, and where marks change it, calls in copies have that name, too. `values` are texts that may be templates.
 */
export function markCopies(
  templates: ReadonlyMap<string, SourceFile>,
  values: readonly string[],
  hasPacked: boolean,
): MarkedCopies {
  const all = [...templates];
  const marked = all.filter(([to, { text }]) => emitsWorkloads(text) && !NOTES.test(to));
  const texts = marked.map(([to, { text }], number) => ({ to, text: markTemplate(text, number) }));
  const definitions = all.flatMap(([, { text }]) => definitionsIn(text));
  const moved = new Set(
    texts.flatMap(({ to, text }) => {
      const before = definitionsIn(templates.get(to)?.text ?? "");
      return definitionsIn(text).flatMap(({ name, body }, at) => (body === before[at]?.body ? [] : [name]));
    }),
  );
  const callsMoved = (text: string) => callsIn(text).some((name) => moved.has(name));
  for (let size = -1; size !== moved.size && moved.size <= MOST_MOVED; ) {
    size = moved.size;
    for (const { name, body } of definitions) if (callsMoved(body)) moved.add(name);
  }
  const isPartial = (to: string) => lastStep(to).startsWith("_");
  const others = all.filter(
    ([to, { text }]) =>
      !marked.some(([one]) => one === to) &&
      (definitionsIn(text).some(({ name }) => moved.has(name)) || (!isPartial(to) && callsMoved(text))),
  );
  const copied = [...texts, ...others.map(([to, { text }]) => ({ to, text }))];
  const whole = all.map(([, { text }]) => text).join("\n");
  const called = callsIn(whole);
  const times = (name: string) => whole.split(`"${name}"`).length - 1;
  const isOneRun =
    copied.every(({ to, text }) => {
      if (to.startsWith("charts/") && text.includes("global") && CHANGES_VALUES.test(text)) return false;
      return !DEFINES.test(text.replaceAll(DEFINITION, ""));
    }) &&
    !all.some(([to]) => to.includes(MARKED_NAME)) &&
    moved.size <= MOST_MOVED &&
    (moved.size === 0 || (!hasPacked && ![whole, ...values].some((text) => COMPUTED_CALL.test(text)))) &&
    (moved.size === 0 || (!DEFINES.test(whole.replaceAll(DEFINITION, "")) && !values.some(callsMoved))) &&
    // A name that is defined twice means the last, and one that stands elsewhere may be called by what gets it.
    [...moved].every((name) => {
      const defined = definitions.filter((one) => one.name === name).length;
      return defined === 1 && times(name) === 1 + called.filter((one) => one === name).length;
    });
  const originals = marked.map(([, file]) => file);
  if (!isOneRun) return { copies: texts, marked: originals, beside: undefined };
  const copies = copied.map(({ to, text }, number) => ({
    to: `${TEMPLATE.exec(to)?.[0]}${isPartial(to) ? "_" : ""}${MARKED_NAME}${number}.yaml`,
    text: text
      .replaceAll(DEFINITION, `$1${MARKED_NAME}$2"`)
      .replaceAll(CALL, (call, before, name) => (moved.has(name) ? `${before}${MARKED_NAME}${name}"` : call)),
  }));
  return { copies, marked: originals, beside: copied.map(({ to }) => to.replace(TEMPLATE, "")) };
}
