import { type Manifest, type ManifestOptions, readManifest } from "../../manifest/read-manifest.js";
import { type Finding, fixesOf } from "../../model/finding.js";
import { applyEdits, type Fix, type TextEdit } from "../../model/fix.js";
import type { SourceFile } from "../../model/source.js";
import { type LintInput, standsInFile } from "../lint-input.js";
import type { LintResult } from "../reports/result.js";
import { composeEdits } from "./compose-edits.js";
import { byPlace } from "./edit-text.js";
import { isAsWritten } from "./fixable-files.js";
import { type Asking, lintTried, textsWith } from "./try-renderings.js";

/** A file that fixes have changed. */
export interface FixedFile {
  readonly before: SourceFile;
  readonly after: SourceFile;
  /** What makes the one of the other, in the order of the text. */
  readonly edits: readonly TextEdit[];
}

export interface FixRun {
  /** In the order of the input. */
  readonly files: readonly FixedFile[];
  /** How many findings the fixes have repaired. */
  readonly fixed: number;
  /** The input with the fixed texts. */
  readonly input: LintInput;
  /** What is left to say about them. */
  readonly result: LintResult;
}

/** Which fixes to apply. */
export interface FixChoice {
  /** Also what only a person can decide. */
  readonly takesUnsafe?: boolean;
  /** Reports whether a finding's fixes are asked for; those of all by default. */
  readonly isWanted?: (finding: Finding) => boolean;
}

/** A fix that is in the way of another one costs a round. Nothing needs nearly so many. */
const MAX_ROUNDS = 10;

/** The edits of all fixes by file, each once: several findings may share one. */
function editsByFile(fixes: readonly Fix[], mayChange: (path: string) => boolean): Map<string, TextEdit[]> {
  const files = new Map<string, Map<string, TextEdit>>();
  for (const edit of fixes.flatMap(({ edits }) => edits)) {
    if (!mayChange(edit.file)) continue;
    const edits = files.get(edit.file) ?? new Map<string, TextEdit>();
    files.set(edit.file, edits);
    edits.set(`${edit.start} ${edit.end} ${edit.text}`, edit);
  }
  return new Map([...files].map(([file, edits]) => [file, [...edits.values()].sort(byPlace)]));
}

function fixManifest(manifest: Manifest, edits: readonly TextEdit[] | undefined, options: ManifestOptions): Manifest {
  if (edits === undefined || !isAsWritten(manifest)) return manifest;
  const { file, unrendered } = manifest;
  const fixed = readManifest({ path: file.path, text: applyEdits(file.text, edits) }, options);
  return unrendered === undefined ? fixed : { ...fixed, unrendered };
}

/**
 * Applies fixes until nothing is left to fix. Touches no file: `mayChange` tells which files may be changed at all.
 * The findings of the result are those of the fixed texts.
 */
export function* fixRepository(
  read: LintInput,
  mayChange: (path: string) => boolean = () => true,
  { takesUnsafe = false, isWanted = () => true }: FixChoice = {},
): Asking<FixRun> {
  const input: LintInput = { ...read, ...(takesUnsafe && { takesUnsafeFixes: true }) };
  const wanted = ({ findings }: LintResult) =>
    findings.filter(isWanted).flatMap((finding) => fixesOf(finding).filter((fix) => takesUnsafe || !fix.isUnsafe));
  const options: ManifestOptions = { customKinds: input.configuration?.customKinds ?? [] };
  // What is not read again would be fixed in every round anew.
  const written = new Set(input.manifests.filter(isAsWritten).map(({ file }) => file.path));
  let current = input;
  const texts = new Map<string, string>();
  let result = yield* lintTried(current);
  let fixed = 0;
  const allEdits = new Map<string, readonly TextEdit[]>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const fixes = wanted(result);
    const rendered = new Set(fixes.flatMap((one) => (one.rendered ? one.edits.map(({ file }) => file) : [])));
    const edits = editsByFile(fixes, (path) => (written.has(path) || rendered.has(path)) && mayChange(path));
    if (edits.size === 0) break;
    fixed += countFixes(fixes, edits);
    for (const [path, made] of edits) allEdits.set(path, composeEdits(allEdits.get(path) ?? [], made));
    for (const [path, text] of textsWith(input, [...allEdits.values()].flat())) texts.set(path, text);
    const anew = [...edits.keys()].some((path) => rendered.has(path)) ? yield texts : undefined;
    current = {
      ...current,
      manifests: anew?.manifests ?? current.manifests.map((one) => fixManifest(one, edits.get(one.file.path), options)),
    };
    result = yield* lintTried(current, texts);
  }
  const files = input.manifests.filter(standsInFile).flatMap(({ file: before }): FixedFile[] => {
    const [text, edits] = [texts.get(before.path), allEdits.get(before.path)];
    return text === undefined || edits === undefined ? [] : [{ before, after: { path: before.path, text }, edits }];
  });
  return { files, fixed, input: current, result };
}

function countFixes(fixes: readonly Fix[], edited: ReadonlyMap<string, unknown>) {
  return fixes.filter(({ edits }) => edits.some(({ file }) => edited.has(file))).length;
}
