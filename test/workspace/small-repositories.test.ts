import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runWords } from "../../src/cli/program.js";
import { VERSION } from "../../src/model/version.js";
import { temporaryFolder } from "../cli/temporary-folder.js";

/**
 * Each file is a small repository and what a reader gets: sentences, the files behind `-- PATH --`, then the commands and
 * their answers behind `-- $ taintlint WORDS --`. TAINTLINT_RECORD=1 writes the answers down: read them. A file's name begins
 * with the points that it is about.
 */
const FOLDER = "test/workspace/small-repositories";
const COMMAND = "$ taintlint";
const COLUMNS = 80;
/** What a report must say of itself. */
const POINTS: Readonly<Record<string, string>> = {
  1: "how much was judged, and why the rest was not",
  2: "what a verdict compares",
  3: "what would be an error if the pools were all",
  4: "webhooks that may change pods",
  5: "workloads that may go to several clusters",
  6: "declarations that the run leaves out",
  7: "configurations below the working directory",
};

const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".txt"))
  .sort();

type Section = readonly [title: string, text: string];

function parse(text: string): { readonly says: string; readonly sections: readonly Section[] } {
  const [says = "", ...rest] = text.split(/^-- (.+) --\n/m);
  const sections = rest.flatMap((title, at): Section[] => (at % 2 === 0 ? [[title, rest[at + 1] ?? ""]] : []));
  return { says, sections };
}

const isCommand = ([title]: Section) => title.startsWith(COMMAND);

/** What a terminal of 80 columns shows, and the exit code. */
async function answer(title: string, cwd: string): Promise<string> {
  let shown = "";
  const output = { isTTY: true, columns: COLUMNS, write: (text: string) => (shown += text) };
  const words = title.slice(COMMAND.length).split(" ").filter(Boolean);
  const exitCode = await runWords(words, VERSION, {
    stdout: output,
    stderr: { write: output.write },
    env: { PATH: "", NO_COLOR: "1", TERM: "xterm" },
    cwd: () => cwd,
    readStdin: async () => Buffer.alloc(0),
    isStdinFolder: () => false,
    elapsed: () => 0,
  });
  return `${shown}exit code ${exitCode}\n`;
}

describe("a small repository", () => {
  it.each(names)("answers as recorded: %s", async (name) => {
    const path = join(FOLDER, name);
    const recorded = readFileSync(path, "utf8");
    const { says, sections } = parse(recorded);
    const files = sections.filter((section) => !isCommand(section));
    const folder = temporaryFolder({ ".git/HEAD": "", ...Object.fromEntries(files) });
    const answers = await Promise.all(
      sections.filter(isCommand).map(async ([title]): Promise<Section> => [title, await answer(title, folder)]),
    );
    expect(answers.length).toBeGreaterThan(0);
    const now = says + [...files, ...answers].map(([title, text]) => `-- ${title} --\n${text}`).join("");
    if (process.env.TAINTLINT_RECORD === "1") writeFileSync(path, now);
    expect(now).toBe(recorded);
  });

  it("is there for each point, and for each two", () => {
    const points = Object.keys(POINTS);
    const pairs = points.flatMap((one) => points.filter((other) => other > one).map((other) => `${one}-${other}`));
    const mixed = names.map((name) => /^\d(?:-\d)?(?=-[a-z])/.exec(name)?.[0]);
    expect(new Set(mixed)).toEqual(new Set([...points, ...pairs]));
  });
});
