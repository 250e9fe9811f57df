import type { ConfigurationError } from "../inventory/declaration/configuration-error.js";
import type { ImportedFile } from "../inventory/declaration/from-declaration.js";
import { buildInventory } from "../inventory/pools.js";
import { type Manifest, type ManifestOptions, readManifest } from "../manifest/read-manifest.js";
import { isManifestName } from "../model/manifest-name.js";
import type { Outcome } from "../model/outcome.js";
import { matchesGlobs } from "../model/patterns/path-glob.js";
import { governedBy, governsAlike } from "./change/governing.js";
import { type Configuration, parseConfiguration } from "./configuration/configuration.js";
import { describeUnknownClusters } from "./configuration/configuration-rules.js";
import { KNOWN_RULES } from "./configuration/known-rules.js";
import type { ResolvedCluster } from "./judging/judge.js";
import { fitRepository, lintRepository } from "./lint.js";
import type { BaseRevision, LintInput } from "./lint-input.js";
import type { FitReport, LintResult } from "./reports/result.js";

/** A file of a repository: its path, relative to one root and written with `/`, and its text. */
export interface RepositoryText {
  readonly path: string;
  readonly text: string;
}

/** A repository at one time. */
export interface RevisionTexts {
  /** The `taintlint.yaml`. Its globs choose among `files`. Without it only the checks that need no pools run. */
  readonly configuration?: RepositoryText;
  /** Manifests, and the files that `from` in the configuration names. */
  readonly files: readonly RepositoryText[];
}

export interface LintOptions extends RevisionTexts {
  /**
   * The repository before a change: what was found there stands in `existing`, and `change` tells what the change of
   * pools does. Of no meaning to `fit`.
   */
  readonly base?: RevisionTexts;
  /** The day of the run, `YYYY-MM-DD`. Without it no suppression expires. */
  readonly today?: string;
}

/** What the library gives: a result, or what is wrong with the configuration. */
export type LibraryOutcome<T> =
  | { readonly ok: true; readonly result: T }
  | { readonly ok: false; readonly errors: readonly ConfigurationError[] };

type Configured<T> = Outcome<T, readonly ConfigurationError[]>;

function told<T, Result>(read: Configured<T>, judge: (value: T) => Result): LibraryOutcome<Result> {
  if (read.problem !== undefined) return { ok: false, errors: read.problem };
  return { ok: true, result: judge(read.value) };
}

/** What reports call a base that has no revision. */
const BASE = "base";

/** What is read of a text is remembered with it, and whoever gave it may write another one into it. */
function own({ path, text }: RepositoryText): RepositoryText {
  return { path, text };
}

function readConfiguration({ configuration: given }: RevisionTexts): Configured<Configuration | undefined> {
  if (given === undefined) return { value: undefined };
  const { configuration, errors } = parseConfiguration(own(given), { kind: "configuration", ...KNOWN_RULES });
  if (configuration === undefined || errors.length > 0) return { problem: errors };
  const { ruleOverrides, charts, clusters } = configuration;
  const unknownClusters = describeUnknownClusters([...ruleOverrides, ...charts], clusters);
  return unknownClusters.length > 0 ? { problem: unknownClusters } : { value: configuration };
}

function readUnder(
  configuration: Configuration | undefined,
  given: RevisionTexts,
  today: string | undefined,
): Configured<LintInput> {
  const files = given.files.map(own);
  const nothing = { unreadable: [], notices: [], today };
  const manifestsOf = (texts: readonly RepositoryText[], options?: ManifestOptions): Manifest[] =>
    texts.map((text) => readManifest(text, options));
  const readable = files.filter(({ path }) => isManifestName(path));
  if (configuration === undefined) {
    return { value: { ...nothing, manifests: manifestsOf(readable), clusters: [], configuration: undefined } };
  }
  const { path: from } = configuration.file;
  const failures: ConfigurationError[] = [];
  const clusters = configuration.clusters
    .filter(({ pools, from }) => pools !== undefined || from !== undefined)
    .map((declaration): ResolvedCluster => {
      const imports = (declaration.from ?? []).flatMap((entry): ImportedFile[] => {
        const isNamed = matchesGlobs(from, entry.paths);
        return files.filter(({ path }) => isNamed(path)).map((text) => ({ from: entry, file: text }));
      });
      const built = buildInventory(declaration, imports);
      failures.push(...built.errors);
      return { declaration, inventory: built.inventory };
    });
  if (failures.length > 0) return { problem: failures };
  const isIncluded = configuration.manifests === undefined ? () => true : matchesGlobs(from, configuration.manifests);
  const isExcluded = matchesGlobs(from, configuration.exclude);
  const chosen = readable.filter(({ path }) => path !== from && isIncluded(path) && !isExcluded(path));
  return { value: { ...nothing, manifests: manifestsOf(chosen, configuration), clusters, configuration } };
}

function readTexts(given: RevisionTexts, today: string | undefined): Configured<LintInput> {
  const configuration = readConfiguration(given);
  if (configuration.problem !== undefined) return configuration;
  return readUnder(configuration.value, given, today);
}

/** The base, and what the change is under its configuration. */
function readBase(given: RevisionTexts, head: LintInput, options: LintOptions): Configured<BaseRevision> {
  const base = readTexts(given, options.today);
  if (base.problem !== undefined) return base;
  const { configuration } = base.value;
  const isThere = (path: string) => options.files.some((file) => file.path === path);
  const revision: BaseRevision = { revision: BASE, commit: "", input: base.value, unseen: [], isThere };
  if (governsAlike(configuration, head.configuration)) return { value: revision };
  const governed = readUnder(governedBy(configuration, head.configuration), options, options.today);
  return { value: governed.value === undefined ? revision : { ...revision, governed: governed.value } };
}

/**
 * Lints the texts of a repository. Nothing is rendered, because no program is run: kustomizations and charts are judged
 * by their files alone.
 */
export function lint(options: LintOptions): LibraryOutcome<LintResult> {
  return told(readBoth(options), lintRepository);
}

function readBoth(options: LintOptions): Configured<LintInput> {
  const input = readTexts(options, options.today);
  if (input.problem !== undefined || options.base === undefined) return input;
  const base = readBase(options.base, input.value, options);
  return base.problem === undefined ? { value: { ...input.value, base: base.value } } : base;
}

/** Judges every workload in the texts against every pool. As in `lint`, nothing is rendered. */
export function fit(options: LintOptions): LibraryOutcome<FitReport> {
  return told(readTexts(options, options.today), fitRepository);
}
