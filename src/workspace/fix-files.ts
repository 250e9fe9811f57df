import { resolve } from "node:path";
import type { LintInput } from "../lint/contract/lint-input.js";
import type { WouldFix } from "../model/finding.js";
import { count } from "../model/words.js";
import { editJson } from "../reporters/finding-json.js";
import { formatUnifiedDiff } from "../reporters/unified-diff.js";
import { describeUnfixable, isUtf16, withMarkOf, writeFixedFile } from "../sources/disk/fix-file.js";
import { shortenList } from "../sources/disk/shorten-list.js";
import { unstopped } from "../sources/disk/watchdog.js";
import { type FixChoice, type FixedFile, type FixRun, fixRepository } from "./fix-repository.js";
import type { RepositoryOptions } from "./repository-options.js";
import type { RunError } from "./run-error.js";
import type { ReadAgain } from "./try-renderings.js";

/** `write`: to files. `diff`: to standard output only. */
export type FixMode = "write" | "diff";

export interface FixOptions {
  readonly mode: FixMode;
  readonly workingDirectory: string;
  readonly choice?: FixChoice;
  /** Undefined where nothing was rendered. */
  readonly readAgain?: ReadAgain | undefined;
  readonly stdin: RepositoryOptions["stdin"];
}

export interface FixOutcome {
  readonly run: FixRun;
  /** Replaces the text report on standard output; undefined if not replaced. */
  readonly output: string | undefined;
  /** Unwritten changes; undefined if written. */
  readonly wouldFix?: WouldFix;
  /** Results and skipped files, one line each. */
  readonly messages: readonly string[];
  readonly errors: readonly RunError[];
}

export async function fixFiles(input: LintInput, options: FixOptions): Promise<FixOutcome> {
  const { mode, stdin } = options;
  const refused = new Map<string, string | undefined>();
  const mayChange = (path: string) => {
    if (!refused.has(path)) refused.set(path, whyNot(path, options));
    return refused.get(path) === undefined;
  };
  const run = await fixRepository(input, mayChange, options.choice, options.readAgain);
  const notices = [...refused].flatMap(([path, why]) => (why === undefined ? [] : [`"${path}" is not fixed: ${why}`]));
  const messages = [describeRun(run, mode), ...notices];
  if (mode === "diff") {
    const changed = run.files.map(({ before, edits }) => ({ ...before, edits }));
    const files = changed.map((file) => ({
      file: file.path,
      diff: formatUnifiedDiff([file]),
      edits: file.edits.map(editJson),
    }));
    const output = formatUnifiedDiff(changed);
    return { run, output, wouldFix: { findings: run.fixed, files }, messages, errors: [] };
  }
  if (stdin !== undefined) {
    const text = isShortened(stdin) ? stdin.bytes.toString() : (run.input.manifests[0]?.file.text ?? "");
    return { run, output: withMarkOf(stdin.bytes, text), messages, errors: [] };
  }
  const errors = unstopped(() => writeFiles(run.files, options.workingDirectory));
  // Unwritten files stay unfixed, so their findings cannot be told apart from fixed ones.
  const done = errors.length === 0 ? describeRun(run, mode) : describeUnwritten(run.files.length, errors.length);
  return { run, output: undefined, messages: [done, ...notices], errors };
}

function isShortened({ bytes }: { readonly bytes: Buffer }): boolean {
  return shortenList(bytes) !== bytes;
}

function whyNot(path: string, { stdin, workingDirectory }: FixOptions): string | undefined {
  if (stdin === undefined) return describeUnfixable(resolve(workingDirectory, path), workingDirectory);
  if (isUtf16(stdin.bytes)) return "it is written in UTF-16";
  return isShortened(stdin) ? "it is a long list that was read only in part" : undefined;
}

function writeFiles(files: readonly FixedFile[], workingDirectory: string): RunError[] {
  return files.flatMap(({ before, after }) => {
    const problem = writeFixedFile(resolve(workingDirectory, before.path), before.text, after.text, workingDirectory);
    return problem === undefined ? [] : [{ message: `"${before.path}" cannot be fixed: ${problem}` }];
  });
}

function describeUnwritten(files: number, failed: number): string {
  return `fixed ${files - failed} of ${files} files; the others are unchanged, and the report shows what would remain`;
}

function describeRun({ fixed, files }: FixRun, mode: FixMode): string {
  if (fixed === 0) return "no finding can be fixed";
  return `${mode === "write" ? "fixed" : "would fix"} ${count(fixed, "finding")} in ${count(files.length, "file")}`;
}
