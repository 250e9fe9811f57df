import { lintTexts } from "./lint-texts.js";

/** The findings of one rule, as `severity line text of that place`; other rules do not count. */
export function foundBy(rule: string, inventory: string, manifest: string): string[] {
  const lines = manifest.split("\n");
  return lintTexts(inventory, manifest)
    .findings.filter((finding) => finding.rule === rule)
    .map(({ severity, source }) => {
      const text = lines[source.line - 1]?.slice(source.column - 1, source.endColumn - 1) ?? "";
      return `${severity} ${source.line} ${text}`;
    });
}

/** Which rules say something. */
export function rulesFound(inventory: string, manifest: string): string[] {
  return lintTexts(inventory, manifest).findings.map(({ rule }) => rule);
}

/** Which rules say something of so many workloads: where a rule must be silent, they have to be there. */
export function judged(inventory: string, manifest: string): { readonly workloads: number; readonly rules: string[] } {
  const { summary, findings } = lintTexts(inventory, manifest);
  return { workloads: summary.workloads, rules: findings.map(({ rule }) => rule) };
}

/** Every finding as `severity rule: message`. */
export function messagesFound(inventory: string, manifest: string): string[] {
  return lintTexts(inventory, manifest).findings.map(
    ({ severity, rule, message }) => `${severity} ${rule}: ${message}`,
  );
}
