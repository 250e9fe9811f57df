import { type LintInput, standsInFile } from "../lint/contract/lint-input.js";
import type { LintResult } from "../lint/contract/result.js";
import { composeEdits } from "../lint/fix/compose-edits.js";
import { byPlace } from "../lint/fix/edit-text.js";
import { isAsWritten } from "../lint/fix/fixable-files.js";
import { type Manifest, type ManifestOptions, readManifest } from "../manifest/read-manifest.js";
import { applyEdits, distinctEdits, type Finding, type Fix, fixesOf, type TextEdit } from "../model/finding.js";
import { groupBy } from "../model/group-by.js";
import type { SourceFile } from "../model/source.js";
import { lintTried, type ReadAgain, textsWith } from "./try-renderings.js";

export interface FixedFile {
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

export interface FixChoice {
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
    fixed += countFixes(fixes, edits);
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

function countFixes(fixes: readonly Fix[], edited: ReadonlyMap<string, unknown>) {
  return fixes.filter(({ edits }) => edits.some(({ file }) => edited.has(file))).length;
}
