import { buildInventory } from "../../src/inventory/pools.js";
import { parseConfiguration } from "../../src/lint/configuration.js";
import { lintRepository } from "../../src/lint/lint.js";
import type { LintInput } from "../../src/lint/lint-input.js";
import type { LintResult } from "../../src/lint/result.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import type { SourceFile } from "../../src/model/source.js";

/** The day of every run. */
export const TODAY = "2026-06-30";

/** What a run would have read, from texts; throws where the inventory is wrong. */
export function readTexts(inventory: string, manifests: readonly SourceFile[]): LintInput {
  const file = { path: "taintlint.yaml", text: `version: 1\n${inventory}` };
  const { configuration, errors } = parseConfiguration(file, { kind: "configuration" });
  const clusters = (configuration?.clusters ?? []).map((declaration) => {
    // A manifest may declare the pools, too.
    const imports = (declaration.from ?? []).flatMap((from) =>
      manifests.filter(({ path }) => from.paths.includes(path)).map((file) => ({ from, file })),
    );
    const built = buildInventory(declaration, imports);
    errors.concat(built.errors).forEach(({ message, range }) => {
      throw new Error(`${range.file}:${range.line}: ${message}`);
    });
    return { declaration, inventory: built.inventory };
  });
  return {
    manifests: manifests.map((file) => readManifest(file, configuration)),
    clusters,
    configuration,
    unreadable: [],
    notices: [],
    today: TODAY,
  };
}

/** Lints one manifest text, named `manifest.yaml`, against the body of a `taintlint.yaml`. */
export function lintTexts(inventory: string, manifest: string): LintResult {
  return lintRepository(readTexts(inventory, [{ path: "manifest.yaml", text: manifest }]));
}
