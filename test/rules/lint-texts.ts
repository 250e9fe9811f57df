import { MACHINE_TYPES } from "../../src/inventory/machines/machine-types.js";
import { buildInventory } from "../../src/inventory/pools.js";
import { parseConfiguration } from "../../src/lint/configuration/parse-configuration.js";
import type { LintInput } from "../../src/lint/contract/lint-input.js";
import type { LintResult } from "../../src/lint/contract/result.js";
import { withMachineTypes } from "../../src/lint/judging/machine-types.js";
import { lintRepository } from "../../src/lint/lint.js";
import { type Manifest, readManifest } from "../../src/manifest/read-manifest.js";
import type { SourceFile } from "../../src/model/source.js";

/** The day of every run. */
export const TODAY = "2026-06-30";

/** What a run would have read, from texts; throws where the inventory is wrong. */
export function readTexts(inventory: string, manifests: readonly SourceFile[]): LintInput {
  const file = { path: "taintlint.yaml", text: `version: 1\n${inventory}` };
  const { configuration, errors } = parseConfiguration(file, { kind: "configuration" });
  const refuse = (wrong: typeof errors) =>
    wrong.forEach(({ message, range }) => {
      throw new Error(`${range.file}:${range.line}: ${message}`);
    });
  refuse(errors);
  const clusters = (configuration?.clusters ?? []).map((declaration) => {
    // A manifest may declare the pools, too.
    const imports = (declaration.from ?? []).flatMap((from) =>
      manifests.filter(({ path }) => from.paths.includes(path)).map((file) => ({ from, file })),
    );
    const built = buildInventory(declaration, imports);
    refuse(built.errors);
    return { declaration, inventory: built.inventory };
  });
  return {
    manifests: manifests.map((file) => readManifest(file, configuration)),
    clusters: withMachineTypes(clusters, MACHINE_TYPES),
    configuration,
    unreadable: [],
    notices: [],
    today: TODAY,
  };
}

/** The manifests with the workloads of `base` as what those of the same kind and name were rendered from. */
function withBases(manifests: readonly Manifest[], base: string): Manifest[] {
  const bases = readManifest({ path: "base.yaml", text: base }).workloads;
  return manifests.map((manifest) => ({
    ...manifest,
    workloads: manifest.workloads.map((workload) => {
      const own = bases.find(({ kind, name }) => kind === workload.kind && name === workload.name);
      return own === undefined ? workload : { ...workload, base: own };
    }),
  }));
}

/** Lints one manifest text, named `manifest.yaml`, against the body of a `taintlint.yaml`. */
export function lintTexts(inventory: string, manifest: string, base?: string): LintResult {
  const input = readTexts(inventory, [{ path: "manifest.yaml", text: manifest }]);
  return lintRepository(base === undefined ? input : { ...input, manifests: withBases(input.manifests, base) });
}

/** Lints a manifest and an inventory as what has become of others. */
export function lintChange(before: readonly [string, string], after: readonly [string, string]): LintResult {
  const [base, head] = [before, after].map(([inventory, manifest]) => {
    return readTexts(inventory, [{ path: "manifest.yaml", text: manifest }]);
  });
  if (base === undefined || head === undefined) throw new Error("a revision is missing");
  return lintRepository({ ...head, base: { revision: "main", commit: "0".repeat(40), input: base, unseen: [] } });
}
