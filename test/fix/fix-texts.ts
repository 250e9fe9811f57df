import { lintRepository } from "../../src/lint/lint.js";
import { applyEdits, type Finding } from "../../src/model/finding.js";
import type { SourceFile } from "../../src/model/source.js";
import { RULES } from "../../src/rules/index.js";
import { type FixRun, fixRepository } from "../../src/workspace/fix-files.js";
import { readTexts } from "../rules/lint-texts.js";

/** Fixes one file against the body of a `taintlint.yaml`, with all that a person may decide. */
export async function fixText(
  inventory: string,
  file: SourceFile,
  takesUnsafe = true,
): Promise<FixRun & { readonly text: string }> {
  const run = await fixRepository(readTexts(inventory, [file]), undefined, { takesUnsafe });
  return { ...run, text: run.files[0]?.after.text ?? file.text };
}

/** The findings of one file, whose fixes are those that a person may decide, too. */
export function findingsOf(inventory: string, file: SourceFile): readonly Finding[] {
  return lintRepository({ ...readTexts(inventory, [file]), takesUnsafeFixes: true }).findings;
}

/** How often each rule speaks about each workload. */
export function countByWorkload(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { rule, workload } of findings) {
    const key = JSON.stringify([rule, workload]);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const REFUSING = new Set(RULES.flatMap(({ id, refusedByApi }) => (refusedByApi ? [id] : [])));

function refusedIn(findings: readonly Finding[]): Set<string> {
  return new Set(findings.flatMap(({ rule, workload }) => (REFUSING.has(rule) ? [JSON.stringify(workload)] : [])));
}

/** Leaves out what the API server's refusal hid before, where it is milder than that. */
function withoutRevealed(findings: readonly Finding[], before: readonly Finding[]): readonly Finding[] {
  const [was, is, earlier] = [refusedIn(before), refusedIn(findings), countByWorkload(before)];
  return findings.filter(({ rule, severity, workload }) => {
    const object = JSON.stringify(workload);
    const isNew = !earlier.has(JSON.stringify([rule, workload]));
    return !isNew || severity === "error" || !was.has(object) || is.has(object);
  });
}

/** What is wrong with a fix run, in words; nothing where it kept every promise. */
export async function brokenPromises(inventory: string, file: SourceFile): Promise<string[]> {
  const before = findingsOf(inventory, file);
  const { text, result } = await fixText(inventory, file);
  const left = withoutRevealed(result.findings, before);
  const broken: string[] = [];
  if ((await fixText(inventory, { ...file, text })).text !== text) broken.push("fixing twice changes something");
  if (result.findings.some(({ fixable }) => fixable)) broken.push("something fixable is left");
  const earlier = countByWorkload(before);
  for (const [key, count] of countByWorkload(left)) {
    if (count > (earlier.get(key) ?? 0)) broken.push(`${key} has appeared`);
  }
  if (before.some(({ fixable }) => fixable) && left.length >= before.length) broken.push("nothing is gone");
  const edits = before.flatMap(({ fixes = [] }) => fixes).flatMap((fix) => fix.edits);
  const unique = [...new Map(edits.map((edit) => [JSON.stringify(edit), edit])).values()];
  unique.sort((a, b) => a.start - b.start || a.end - b.end);
  if (unique.some(({ end }, index) => end > (unique[index + 1]?.start ?? end))) broken.push("edits overlap");
  const once = applyEdits(file.text, unique);
  const after = countByWorkload(withoutRevealed(findingsOf(inventory, { ...file, text: once }), before));
  for (const [key, count] of after) {
    if (count > (earlier.get(key) ?? 0)) broken.push(`${key} appears after the first round`);
  }
  return broken;
}
