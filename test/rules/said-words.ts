import type { Finding } from "../../src/model/finding.js";

/** What a finding tells, whichever object it is of and wherever that stands. */
export function wordsOf({ message, reasons = [], details, help, related, fixable, fixes = [] }: Finding): string {
  return [
    message,
    ...reasons.map((one) => `  ${one.pool}: ${one.reasons.join("; ")}`),
    ...details.map((detail) => `  detail: ${detail}`),
    ...(help === undefined ? [] : [`  help: ${help.replaceAll("\n", "\n        ")}`]),
    ...related.map((one) => `  related: ${one.message}`),
    ...(fixable ? ["  fixable"] : []),
    ...fixes.flatMap(({ title, isUnsafe, changes = [] }) => [
      `  ${isUnsafe ? "offered" : "fix"}: ${title}`,
      ...changes.flatMap(({ before, after }) => [
        ...before.map((line) => `    - ${line}`),
        ...after.map((line) => `    + ${line}`),
      ]),
    ]),
  ].join("\n");
}

/** What tells a finding from another, without a word of it: words are written down once, in `words/`. */
export function markOf({ severity, rule, source, fingerprint, fixes = [] }: Finding): string {
  const offers = fixes.map(({ isUnsafe }) => (isUnsafe ? " offered" : " fix")).join("");
  return `${severity} ${rule} ${source.file}:${source.line}:${source.column} ${fingerprint}${offers}`;
}

const START = "## ";

/** The sections of a file, without those that are empty. */
export function writeSections(sections: ReadonlyMap<string, readonly string[]>): string {
  return [...sections]
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `${START}${title}\n${lines.join("\n")}\n`)
    .join("\n");
}

/** What `writeSections` has written. */
export function readSections(text: string): ReadonlyMap<string, readonly string[]> {
  const sections = text.split(new RegExp(`^${START}`, "m")).slice(1);
  return new Map(
    sections.map((section) => {
      const [title = "", ...lines] = section.trimEnd().split("\n");
      return [title, lines];
    }),
  );
}
