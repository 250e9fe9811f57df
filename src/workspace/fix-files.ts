import { resolve } from "node:path";
import { isAsWritten, type LintInput, standsInFile } from "../lint/contract/lint-input.js";
import type { LintResult } from "../lint/contract/result.js";
import { composeEdits } from "../lint/fix/compose-edits.js";
import { byPlace } from "../lint/fix/edit-text.js";
import { type Manifest, type ManifestOptions, readManifest } from "../manifest/read-manifest.js";
import {
  applyEdits,
  distinctEdits,
  type Finding,
  type Fix,
  fixesOf,
  type TextEdit,
  type WouldFix,
} from "../model/finding.js";
import { groupBy } from "../model/group-by.js";
import type { SourceFile } from "../model/source.js";
import { count } from "../model/words.js";
import { editJson } from "../reporters/lint-json.js";
import { formatUnifiedDiff } from "../reporters/unified-diff.js";
import { shortenList } from "../sources/disk/shorten-list.js";
import { unstopped } from "../sources/disk/watchdog.js";
import { describeUnfixable, isUtf16, withMarkOf, writeFixedFile } from "../sources/disk/write-file.js";
import type { RepositoryOptions } from "./repository-options.js";
import type { RunError } from "./run-error.js";
import { lintTried, type ReadAgain, textsWith } from "./try-renderings.js";

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
  const fixed = `fixed ${run.files.length - errors.length} of ${run.files.length} files`;
  const unwritten = `${fixed}; the others are unchanged, and the report shows what would remain`;
  const done = errors.length === 0 ? describeRun(run, mode) : unwritten;
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

function describeRun({ fixed, files }: FixRun, mode: FixMode): string {
  if (fixed === 0) return "no finding can be fixed";
  return `${mode === "write" ? "fixed" : "would fix"} ${count(fixed, "finding")} in ${count(files.length, "file")}`;
}

interface FixedFile {
  readonly before: SourceFile;
  readonly after: SourceFile;
  /** In the order of the text. */
  readonly edits: readonly TextEdit[];
}

export interface FixRun {
  readonly files: readonly FixedFile[];
  readonly fixed: number;
  readonly input: LintInput;
  readonly result: LintResult;
}

interface FixChoice {
  readonly takesUnsafe?: boolean;
  /** Filters findings; by default all are fixed. */
  readonly isWanted?: (finding: Finding) => boolean;
}

/** Conflicting fixes cost a round each; practice needs far fewer. */
const MAX_ROUNDS = 10;

/** Groups edits by file; shared fixes count once. */
function editsByFile(fixes: readonly Fix[], mayChange: (path: string) => boolean): Map<string, TextEdit[]> {
  const allowed = fixes.flatMap(({ edits }) => edits).filter(({ file }) => mayChange(file));
  const files = groupBy(distinctEdits(allowed), ({ file }) => file);
  return new Map([...files].map(([file, edits]) => [file, edits.sort(byPlace)]));
}

function fixManifest(manifest: Manifest, edits: readonly TextEdit[] | undefined, options: ManifestOptions): Manifest {
  if (edits === undefined || !isAsWritten(manifest)) return manifest;
  const { file, unrendered } = manifest;
  const fixed = readManifest({ path: file.path, text: applyEdits(file.text, edits) }, options);
  return unrendered === undefined ? fixed : { ...fixed, unrendered };
}

/** Applies fixes until none is left. Touches no file; `mayChange` filters paths. Returns remaining findings. */
export async function fixRepository(
  read: LintInput,
  mayChange: (path: string) => boolean = () => true,
  { takesUnsafe = false, isWanted = () => true }: FixChoice = {},
  readAgain?: ReadAgain,
): Promise<FixRun> {
  const input: LintInput = { ...read, ...(takesUnsafe && { takesUnsafeFixes: true }) };
  const wanted = ({ findings }: LintResult) =>
    findings.filter(isWanted).flatMap((finding) => fixesOf(finding).filter((fix) => takesUnsafe || !fix.isUnsafe));
  const options: ManifestOptions = { customKinds: input.configuration?.customKinds ?? [] };
  // A file that is not read again would be fixed in every round.
  const written = new Set(input.manifests.filter(isAsWritten).map(({ file }) => file.path));
  let current = input;
  const texts = new Map<string, string>();
  let result = await lintTried(current, readAgain);
  let fixed = 0;
  const allEdits = new Map<string, readonly TextEdit[]>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const fixes = wanted(result);
    const rendered = new Set(fixes.flatMap((one) => (one.rendered ? one.edits.map(({ file }) => file) : [])));
    const edits = editsByFile(fixes, (path) => (written.has(path) || rendered.has(path)) && mayChange(path));
    if (edits.size === 0) break;
    fixed += fixes.filter((fix) => fix.edits.some(({ file }) => edits.has(file))).length;
    for (const [path, made] of edits) allEdits.set(path, composeEdits(allEdits.get(path) ?? [], made));
    for (const [path, text] of textsWith(input, [...allEdits.values()].flat())) texts.set(path, text);
    const anew = [...edits.keys()].some((path) => rendered.has(path)) ? await readAgain?.(texts) : undefined;
    current = {
      ...current,
      manifests: anew?.manifests ?? current.manifests.map((one) => fixManifest(one, edits.get(one.file.path), options)),
    };
    result = await lintTried(current, readAgain, texts);
  }
  const files = input.manifests.filter(standsInFile).flatMap(({ file: before }): FixedFile[] => {
    const [text, edits] = [texts.get(before.path), allEdits.get(before.path)];
    return text === undefined || edits === undefined ? [] : [{ before, after: { path: before.path, text }, edits }];
  });
  return { files, fixed, input: current, result };
}
