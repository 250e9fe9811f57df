import { type Manifest, type ManifestOptions, readManifest } from "../../manifest/read-manifest.js";
import { applyEdits, type TextEdit } from "../../model/fix.js";
import type { SourceFile } from "../../model/source.js";
import { lintRepository } from "../lint.js";
import type { LintInput } from "../lint-input.js";
import type { LintResult } from "../result.js";
import { composeEdits } from "./compose-edits.js";
import { byPlace } from "./edit-text.js";

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

/** A fix that is in the way of another one costs a round. Nothing needs nearly so many. */
const MAX_ROUNDS = 10;

/** The edits of all fixes by file, each once: several findings may share one. */
function editsByFile(result: LintResult, mayChange: (path: string) => boolean): Map<string, TextEdit[]> {
  const files = new Map<string, Map<string, TextEdit>>();
  for (const edit of result.findings.flatMap(({ fixes = [] }) => fixes).flatMap(({ edits }) => edits)) {
    if (!mayChange(edit.file)) continue;
    const edits = files.get(edit.file) ?? new Map<string, TextEdit>();
    files.set(edit.file, edits);
    edits.set(`${edit.start} ${edit.end} ${edit.text}`, edit);
  }
  return new Map([...files].map(([file, edits]) => [file, [...edits.values()].sort(byPlace)]));
}

function fixManifest(manifest: Manifest, edits: readonly TextEdit[] | undefined, options: ManifestOptions): Manifest {
  // What was rendered, or is judged as rendered, has no fixes of its own.
  if (edits === undefined || manifest.rendered !== undefined || manifest.covered === true) return manifest;
  const { file, unrendered } = manifest;
  const fixed = readManifest({ path: file.path, text: applyEdits(file.text, edits) }, options);
  return unrendered === undefined ? fixed : { ...fixed, unrendered };
}

/**
 * Applies fixes until nothing is left to fix. Touches no file: `mayChange` tells which files may be changed at all.
 * The findings of the result are those of the fixed texts.
 */
export function fixRepository(input: LintInput, mayChange: (path: string) => boolean = () => true): FixRun {
  const options: ManifestOptions = { customKinds: input.configuration?.customKinds ?? [] };
  let current = input;
  let result = lintRepository(current);
  let fixed = 0;
  const allEdits = new Map<string, readonly TextEdit[]>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const edits = editsByFile(result, mayChange);
    if (edits.size === 0) break;
    fixed += result.findings.reduce((sum, { fixes = [] }) => sum + countFixes(fixes, edits), 0);
    for (const [path, made] of edits) allEdits.set(path, composeEdits(allEdits.get(path) ?? [], made));
    current = {
      ...current,
      manifests: current.manifests.map((one) => fixManifest(one, edits.get(one.file.path), options)),
    };
    result = lintRepository(current);
  }
  const files = input.manifests.flatMap(({ file: before }, index): FixedFile[] => {
    const after = current.manifests[index]?.file;
    const edits = allEdits.get(before.path);
    return after === undefined || edits === undefined ? [] : [{ before, after, edits }];
  });
  return { files, fixed, input: current, result };
}

function countFixes(fixes: NonNullable<LintResult["findings"][number]["fixes"]>, edited: ReadonlyMap<string, unknown>) {
  return fixes.filter(({ edits }) => edits.some(({ file }) => edited.has(file))).length;
}
