import type { ConfigurationError } from "../inventory/configuration-error.js";
import type { ImportedFile } from "../inventory/from-declaration.js";
import { buildInventory } from "../inventory/pools.js";
import { type Manifest, readManifest } from "../manifest/read-manifest.js";
import { parseConfiguration } from "./configuration.js";
import { describeUnknownClusters } from "./configuration-rules.js";
import type { ResolvedCluster } from "./judge.js";
import { KNOWN_RULES } from "./known-rules.js";
import { fitRepository, lintRepository } from "./lint.js";
import type { LintInput } from "./lint-input.js";
import { matchesGlobs } from "./path-globs.js";
import type { FitReport, LintResult } from "./result.js";

/** A file of a repository: its path, relative to one root and written with `/`, and its text. */
export interface RepositoryText {
  readonly path: string;
  readonly text: string;
}

export interface LintOptions {
  /** The `taintlint.yaml`. Its globs choose among `files`. Without it only the checks that need no pools run. */
  readonly configuration?: RepositoryText;
  /** Manifests, and the files that `from` in the configuration names. */
  readonly files: readonly RepositoryText[];
  /** The day of the run, `YYYY-MM-DD`. Without it no suppression expires. */
  readonly today?: string;
}

/** Either a result, or what is wrong with the configuration. */
export type Outcome<T> =
  | { readonly ok: true; readonly result: T }
  | { readonly ok: false; readonly errors: readonly ConfigurationError[] };

const MANIFEST = /\.(?:ya?ml|json)$/;

function readTexts({ configuration: file, files, today }: LintOptions): Outcome<LintInput> {
  const nothing = { unreadable: [], notices: [], ...(today === undefined ? {} : { today }) };
  const manifestsOf = (texts: readonly RepositoryText[]): Manifest[] => texts.map(readManifest);
  const readable = files.filter(({ path }) => MANIFEST.test(path));
  if (file === undefined) {
    return {
      ok: true,
      result: { ...nothing, manifests: manifestsOf(readable), clusters: [], configuration: undefined },
    };
  }
  const { configuration, errors } = parseConfiguration(file, { kind: "configuration", ...KNOWN_RULES });
  if (configuration === undefined || errors.length > 0) return { ok: false, errors };
  const unknownClusters = describeUnknownClusters(
    [...configuration.ruleOverrides, ...configuration.charts],
    configuration.clusters,
  );
  if (unknownClusters.length > 0) return { ok: false, errors: unknownClusters };
  const failures: ConfigurationError[] = [];
  const clusters = configuration.clusters
    .filter(({ pools, from }) => pools !== undefined || from !== undefined)
    .map((declaration): ResolvedCluster => {
      const imports = (declaration.from ?? []).flatMap((from): ImportedFile[] => {
        const isNamed = matchesGlobs(file.path, from.paths);
        return files.filter(({ path }) => isNamed(path)).map((text) => ({ from, file: text }));
      });
      const built = buildInventory(declaration, imports);
      failures.push(...built.errors);
      return { declaration, inventory: built.inventory };
    });
  if (failures.length > 0) return { ok: false, errors: failures };
  const isIncluded =
    configuration.manifests === undefined ? () => true : matchesGlobs(file.path, configuration.manifests);
  const isExcluded = matchesGlobs(file.path, configuration.exclude);
  const chosen = readable.filter(({ path }) => path !== file.path && isIncluded(path) && !isExcluded(path));
  return { ok: true, result: { ...nothing, manifests: manifestsOf(chosen), clusters, configuration } };
}

/** Lints the texts of a repository. */
export function lint(options: LintOptions): Outcome<LintResult> {
  const input = readTexts(options);
  return input.ok ? { ok: true, result: lintRepository(input.result) } : input;
}

/** Judges every workload in the texts against every pool. */
export function fit(options: LintOptions): Outcome<FitReport> {
  const input = readTexts(options);
  return input.ok ? { ok: true, result: fitRepository(input.result) } : input;
}
