import { type LintInput, standsInFile } from "../lint/contract/lint-input.js";
import { copyResult, type LintResult } from "../lint/contract/result.js";
import { byPlace, overlaps } from "../lint/fix/edit-text.js";
import { rewritten, sliceOf } from "../lint/fix/verify.js";
import { lintRepository } from "../lint/lint.js";
import { applyEdits, distinctEdits, type Finding, type Fix, fixesOf, type TextEdit } from "../model/finding.js";
import { groupBy } from "../model/group-by.js";
import type { SourceDocument } from "../model/source.js";
import { canonicalNode } from "../yaml/node-value.js";

/** Reads and renders the repository anew, with other texts in some of its files: undefined where that is not possible. */
export type ReadAgain = (texts: ReadonlyMap<string, string>) => Promise<LintInput | undefined>;

/** Each is a rendering of all that is to be tried. */
const MOST_TRIALS = 8;

/** Lints what was read. A fix of what was rendered is told only where another rendering with it is as expected. */
export async function lintTried(
  input: LintInput,
  readAgain: ReadAgain | undefined,
  texts: ReadonlyMap<string, string> = new Map(),
): Promise<LintResult> {
  const result = lintRepository(input);
  const fixes = [...result.findings, ...result.existing].flatMap(fixesOf).filter(isRendered);
  if (fixes.length === 0) return result;
  const keys = groupBy(fixes, keyOf);
  const first = [...keys.values()].map(([fix]) => fix);
  const held =
    readAgain === undefined ? [] : await tryOut(input, first, (edited) => readAgain(new Map([...texts, ...edited])));
  const holding = new Set(held.map(keyOf));
  const isLeft = (fix: Fix) => !isRendered(fix) || holding.has(keyOf(fix));
  const withHeld = (finding: Finding): Finding => {
    if (fixesOf(finding).every(isLeft)) return finding;
    const also = finding.also.map((other) => ({ ...other, fixes: other.fixes?.filter(isLeft) }));
    return { ...finding, also, fixable: false, fixes: finding.fixes?.filter(isLeft) };
  };
  return copyResult(result, { findings: result.findings.map(withHeld), existing: result.existing.map(withHeld) });
}

function isRendered({ rendered }: Fix): boolean {
  return rendered !== undefined;
}

function keyOf({ edits }: Fix): string {
  return JSON.stringify(edits);
}

async function tryOut(input: LintInput, fixes: readonly Fix[], readAgain: ReadAgain): Promise<readonly Fix[]> {
  const held: Fix[] = [];
  let groups: readonly (readonly Fix[])[] = [fixes];
  for (let trial = 0; trial < MOST_TRIALS && groups.length > 0; trial++) {
    const [first = [], ...others] = groups;
    const together = apart(first);
    const late = first.filter((fix) => !together.includes(fix));
    const edits = together.flatMap((fix) => fix.edits);
    const again = await readAgain(textsWith(input, edits));
    const wrong = again === undefined ? new Set(together) : notAsExpected(input, again, together);
    held.push(...together.filter((fix) => !wrong.has(fix)));
    // Of several that are wrong together some may be innocent.
    const suspects = wrong.size > 1 ? [...wrong] : [];
    const middle = Math.ceil(suspects.length / 2);
    groups = [late, suspects.slice(0, middle), suspects.slice(middle), ...others].filter(({ length }) => length > 0);
  }
  return held;
}

/** Fixes that do not touch the same text. */
function apart(fixes: readonly Fix[]): readonly Fix[] {
  const taken: TextEdit[] = [];
  return fixes.filter(({ edits }) => {
    if (overlaps([...taken, ...edits].sort(byPlace))) return false;
    taken.push(...edits);
    return true;
  });
}

/** The texts of all files that edits change. */
export function textsWith({ manifests }: LintInput, edits: readonly TextEdit[]): Map<string, string> {
  const byFile = groupBy(edits, ({ file }) => file);
  return new Map(
    manifests.filter(standsInFile).flatMap(({ file: { path, text } }) => {
      const own = byFile.get(path);
      return own === undefined ? [] : [[path, applyEdits(text, own.sort(byPlace))] as const];
    }),
  );
}

/** The fixes that reach a rendering which came out otherwise; all of them where none reaches it. */
function notAsExpected(input: LintInput, again: LintInput, fixes: readonly Fix[]): ReadonlySet<Fix> {
  const made = renderings(again);
  const edited = groupBy(
    fixes.flatMap(({ rendered = [] }) => rendered),
    ({ document }) => document,
  );
  const wrong = new Set<Fix>();
  for (const [root, before] of renderings(input)) {
    const after = made.get(root);
    const isExpected =
      after?.length === before.length &&
      before.every((document, index) => {
        const edits = distinctEdits((edited.get(document) ?? []).flatMap((one) => one.edits));
        const slice = edits.length === 0 ? undefined : sliceOf(document);
        const expected = slice === undefined ? document : rewritten(document, slice, edits);
        const found = after[index];
        if (expected === undefined) return false;
        return expected === found || canonicalNode(expected.root) === canonicalNode(found?.root);
      });
    if (isExpected) continue;
    const reaching = fixes.filter(({ rendered = [] }) => rendered.some(({ document }) => before.includes(document)));
    for (const fix of reaching.length > 0 ? reaching : fixes) wrong.add(fix);
  }
  return wrong;
}

/** The documents of each rendered root. */
function renderings({ manifests }: LintInput): ReadonlyMap<string, readonly SourceDocument[]> {
  const rendered = manifests.filter((manifest) => manifest.rendered !== undefined);
  return new Map(
    rendered.map(({ rendered: root, file, objects }) => [
      `${file.path} ${root?.root}`,
      [...new Set(objects.map(({ document }) => document))],
    ]),
  );
}
