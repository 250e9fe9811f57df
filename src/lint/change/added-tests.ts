import { holdsNothing } from "../../manifest/read-manifest.js";
import { definesTests, parentFolder } from "../../model/path-steps.js";
import type { SourceFile } from "../../model/source.js";
import { renderedFrom } from "../../rendering/contract/apply-renderings.js";
import { type LintInput, standsInFile } from "../contract/lint-input.js";

/** Finds definitions of tests that the change adds beside manifests that the base judged in full. */
export function addedTests(head: LintInput, base: LintInput): readonly SourceFile[] {
  const known = new Set(base.manifests.map(({ file }) => file.path));
  const added = head.manifests.filter(({ file: { path } }) => definesTests(path) && !known.has(path));
  if (added.length === 0) return [];
  const judged = new Set(filesJudgedInFull(base).map(parentFolder));
  return added.flatMap(({ file }) => (judged.has(parentFolder(file.path)) && head.isTestFile?.(file.path) ? file : []));
}

/** Judges in full what such definitions stand beside: what the base judged so is no test by what the change adds. */
export function withoutTests(added: readonly SourceFile[], head: LintInput): LintInput {
  const folders = new Set(added.map(({ path }) => parentFolder(path)));
  if (folders.size === 0) return head;
  return { ...head, isTestFile: (path) => !folders.has(parentFolder(path)) && head.isTestFile?.(path) === true };
}

/** Files of manifests, and of what renderings come from: patches, files of values. */
function filesJudgedInFull({ manifests, isTestFile }: LintInput): readonly string[] {
  const written = manifests.filter((one) => standsInFile(one) && (one.covered || !holdsNothing(one)));
  const paths = [...written.map(({ file }) => file), ...renderedFrom(manifests)].map(({ path }) => path);
  return paths.filter((path) => isTestFile?.(path) !== true);
}
