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

const START = "## ";
const WORDS = /^((?:[\w-]+ )+[\da-f]{16}(?:-\d+)?) (.*)$/s;

/** The sections of a file. Words that an earlier section holds are written as `(number)` of those. */
export function writeSections(sections: ReadonlyMap<string, readonly string[]>): string {
  const numbers = new Map<string, number>();
  const written = (part: string): string => {
    const [, about, words] = WORDS.exec(part) ?? [];
    if (words === undefined) return part;
    const known = numbers.get(words);
    if (known !== undefined) return `${about} (${known})`;
    numbers.set(words, numbers.size + 1);
    return `${about} (${numbers.size}) ${words}`;
  };
  return [...sections]
    .filter(([, parts]) => parts.length > 0)
    .map(([title, parts]) => `${START}${title}\n${parts.map(written).join("\n")}\n`)
    .join("\n");
}

/** What `writeSections` has written. */
export function readSections(text: string): ReadonlyMap<string, readonly string[]> {
  const known: string[] = [];
  const partOf = (line: string): string => {
    const [, about, number, words] = /^((?:[\w-]+ )+[\da-f]{16}(?:-\d+)?) \((\d+)\)(?: (.*))?$/s.exec(line) ?? [];
    if (number === undefined) return line;
    if (words !== undefined) known.push(words);
    return `${about} ${known[Number(number) - 1]}`;
  };
  const sections = text.split(new RegExp(`^${START}`, "m")).slice(1);
  return new Map(
    sections.map((section) => {
      const [title = "", ...lines] = section.trimEnd().split(/\n(?! )/);
      return [title, lines.map(partOf)];
    }),
  );
}
