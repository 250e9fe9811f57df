import { lastStep } from "../../model/path-steps.js";
import type { SourceFile } from "../../model/source.js";
import { TEMPLATE } from "./chart-files.js";
import { emitsWorkloads, findActions, markTemplate } from "./mark-template.js";

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

const CHANGES_VALUES = /\b(?:set|unset|mustMerge\w*|merge\w*)\b/;
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

interface Definition {
  readonly name: string;
  /** The text up to the next definition. */
  readonly body: string;
}

function definitionsIn(text: string): Definition[] {
  if (!text.includes("define")) return [];
  const found = [...text.matchAll(DEFINITION)];
  return found.map(({ 2: name = "", index }, at) => ({ name, body: text.slice(index, found[at + 1]?.index) }));
}

const changesValues = (text: string) =>
  findActions(text).some(({ start, end, isComment }) => !isComment && CHANGES_VALUES.test(text.slice(start, end)));

const definesOtherwise = (text: string) => /define|block/.test(text) && DEFINES.test(text.replaceAll(DEFINITION, ""));

/**
 * Copies templates that may write a pod, with marks, to be rendered in one run with the originals. What a copy defines
 * has another name, and where marks change it, calls in copies have that name, too. `values` are texts that may be templates.
 * With `isApart` they are for a run of their own.
 */
export function markCopies(
  templates: ReadonlyMap<string, SourceFile>,
  values: readonly string[],
  { hasPacked, isApart }: { readonly hasPacked: boolean; readonly isApart: boolean },
): MarkedCopies {
  const all = [...templates];
  const marked = all.filter(([to, { text }]) => emitsWorkloads(text) && !NOTES.test(to));
  const texts = marked.flatMap(([to, { text: before }], number) => {
    const text = markTemplate(before, number);
    return text === before ? [] : [{ to, text }];
  });
  const moved = new Set(
    texts.flatMap(({ to, text }) => {
      const before = definitionsIn(templates.get(to)?.text ?? "");
      return definitionsIn(text).flatMap(({ name, body }, at) => (body === before[at]?.body ? [] : [name]));
    }),
  );
  // Most marks stand outside of definitions, so that no call has to lead elsewhere.
  const definitions = moved.size === 0 ? [] : all.flatMap(([, { text }]) => definitionsIn(text));
  const callsMoved = (text: string) => callsIn(text).some((name) => moved.has(name));
  for (let size = -1; size !== moved.size && moved.size <= MOST_MOVED; ) {
    size = moved.size;
    for (const { name, body } of definitions) if (callsMoved(body)) moved.add(name);
  }
  const isPartial = (to: string) => lastStep(to).startsWith("_");
  const isMarked = new Set(texts.map(({ to }) => to));
  const others = all.filter(
    ([to, { text }]) =>
      moved.size > 0 &&
      !isMarked.has(to) &&
      (definitionsIn(text).some(({ name }) => moved.has(name)) || (!isPartial(to) && callsMoved(text))),
  );
  const copied = [...texts, ...others.map(([to, { text }]) => ({ to, text }))];
  const isOneRun =
    !isApart &&
    copied.every(({ to, text }) => {
      if (to.startsWith("charts/") && text.includes("global") && changesValues(text)) return false;
      return !definesOtherwise(text);
    }) &&
    !all.some(([to]) => to.includes(MARKED_NAME)) &&
    (moved.size === 0 || (!hasPacked && !values.some(callsMoved) && mayMove(moved, definitions, all, values)));
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

/** Calls that return something else each time: passwords, and certificates with `.Cert` and `.Key`. */
const RANDOM =
  /(?<![\w."'-])(?:rand(?:AlphaNum|Alpha|Numeric|Ascii|Bytes|Int)|uuidv4|genPrivateKey|bcrypt|htpasswd)\b/g;
const CERTIFICATE = /(?<![\w."'-])gen(?:CA|SelfSignedCert|SignedCert)(?:WithKey)?\b/g;

/** Copies templates that call something random, so that they are rendered alike each time. */
export function steadyCopies(templates: ReadonlyMap<string, SourceFile>): MarkedCopies["copies"] {
  return [...templates].flatMap(([to, { text }]) => {
    const steady = text.replaceAll(CERTIFICATE, 'dict "Cert" "a" "Key" "a"').replaceAll(RANDOM, "print");
    return steady === text ? [] : [{ to, text: steady }];
  });
}

/** Returns a template's text with all that it calls by name, at any depth. */
export function withCalled(text: string, templates: ReadonlyMap<string, SourceFile>): string {
  const defined = [...templates.values()].flatMap((one) => definitionsIn(one.text));
  const bodies = new Map(defined.map(({ name, body }) => [name, body]));
  const called = new Set(callsIn(text));
  for (const name of called) for (const other of callsIn(bodies.get(name) ?? "")) called.add(other);
  return [text, ...[...called].map((name) => bodies.get(name) ?? "")].join("\n");
}

/** Reports whether a template calls what none defines. */
export function callsUndefined(templates: ReadonlyMap<string, SourceFile>): boolean {
  const texts = [...templates.values()].map(({ text }) => text);
  const defined = new Set(texts.flatMap(definitionsIn).map(({ name }) => name));
  return texts.some((text) => callsIn(text).some((name) => !defined.has(name)));
}

/** Reports whether all calls of some names are seen, so that a copy can call another definition. */
function mayMove(
  moved: ReadonlySet<string>,
  definitions: readonly Definition[],
  templates: readonly (readonly [to: string, SourceFile])[],
  values: readonly string[],
): boolean {
  const whole = templates.map(([, { text }]) => text).join("\n");
  if (moved.size > MOST_MOVED || definesOtherwise(whole)) return false;
  if ([whole, ...values].some((text) => COMPUTED_CALL.test(text))) return false;
  const called = callsIn(whole);
  const times = (name: string) => whole.split(`"${name}"`).length - 1;
  // A name that is defined twice means the last, and one that stands elsewhere may be called by what gets it.
  return [...moved].every((name) => {
    const defined = definitions.filter((one) => one.name === name).length;
    return defined === 1 && times(name) === 1 + called.filter((one) => one === name).length;
  });
}
