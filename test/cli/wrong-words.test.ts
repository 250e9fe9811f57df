import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runInProcess } from "./in-process.js";
import { CONFIGURATION, POD } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

/** One line for each wrong command line, and its answer below; `TAINTLINT_RECORD=1` writes the answers anew. */
const TABLE = join(import.meta.dirname, "wrong-words.txt");
const PROMPT = "$ taintlint";

const FILES = {
  "taintlint.yaml": CONFIGURATION,
  "web.yaml": POD,
  "notes.md": "# Notes\n\n- one: [\n",
  "empty.yaml": "",
  "broken.yaml": `${POD}  tolerations: [{\n`,
  "binary.yaml": Buffer.from([0x80, 0x00]),
  "settings.yaml": "a: 1\n",
  "pools/none.yaml": "version: 1\n",
  "folder/notes.md": "nothing",
  "known.json": "{",
};

interface Row {
  readonly words: string;
  readonly answer: string;
}

function readTable(): Row[] {
  return readFileSync(TABLE, "utf8")
    .split(`${PROMPT} `)
    .slice(1)
    .map((part) => {
      const [words = "", ...answer] = part.trimEnd().split("\n");
      return { words, answer: answer.join("\n") };
    });
}

/** Words in single quotes are one. */
function split(words: string): string[] {
  return [...words.matchAll(/'([^']*)'|\S+/g)].map(([word, quoted]) => quoted ?? word);
}

async function answerTo(words: string): Promise<string> {
  const folder = temporaryFolder(FILES);
  const { exitCode, errors } = await runInProcess(split(words), folder);
  return [`exits with ${exitCode}`, ...errors].join("\n").replaceAll(folder, "FOLDER");
}

describe("every wrong word has an answer that says what is right", () => {
  const rows = readTable();

  it.each(rows.map((row) => [row.words, row] as const))("%s", async (words, row) => {
    const answer = await answerTo(words);
    if (process.env.TAINTLINT_RECORD !== "1") expect(answer).toBe(row.answer);
    else {
      const text = readFileSync(TABLE, "utf8");
      const old = `${PROMPT} ${words}\n${row.answer === "" ? "" : `${row.answer}\n`}`;
      writeFileSync(
        TABLE,
        text.replace(old, () => `${PROMPT} ${words}\n${answer}\n`),
      );
    }
  });

  it("are told in one line each, with exit code 2 or 3, and never as an internal error", () => {
    expect(rows.length).toBeGreaterThan(60);
    for (const { words, answer } of rows) {
      const [exit, ...errors] = answer.split("\n");
      expect(exit, words).toMatch(/^exits with [23]$/);
      expect(errors.length, words).toBeGreaterThan(0);
      for (const error of errors) expect(error, words).not.toMatch(/internal|undefined|\[object| {4}at /);
    }
  });

  it("propose nothing that writes", () => {
    expect(rows.filter(({ answer }) => answer.includes("did you mean")).length).toBeGreaterThan(20);
    for (const { answer } of rows)
      expect(answer).not.toMatch(/did you mean [^?]*"(?:init|--fix|--unsafe-fixes|--write-baseline)"/);
  });
});
