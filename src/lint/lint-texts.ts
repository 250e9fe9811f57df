import type { HclParser } from "../hcl/syntax/hcl-node.js";
import type { ConfigurationError } from "../inventory/contract/configuration-error.js";
import { MACHINE_TYPES } from "../inventory/machines/machine-types.js";
import { readManifest } from "../manifest/read-manifest.js";
import type { Outcome } from "../model/outcome.js";
import { parentFolder, pathBelow } from "../model/path-steps.js";
import { governedBy, governsAlike } from "./change/governing.js";
import { type Configuration, parseConfiguration } from "./configuration/configuration.js";
import { describeUnknownClusters } from "./configuration/configuration-rules.js";
import { KNOWN_RULES } from "./configuration/known-rules.js";
import { type ManifestSearch, manifestSearches } from "./configuration/manifest-searches.js";
import { testFileTest } from "./configuration/test-files.js";
import { type BaseRevision, gitopsOf, type LintInput } from "./contract/lint-input.js";
import type { FitReport, LintResult } from "./contract/result.js";
import { describeNoPools, hasPools, poolNotices } from "./discovery/undeclared-pools.js";
import { exceptDeployed } from "./judging/binding.js";
import { withMachineTypes } from "./judging/machine-types.js";
import { fitRepository, lintRepository } from "./lint.js";
import { findOutside } from "./outside-files.js";
import { chooseTexts, createTextReader, deployedByTerraform, readTextPools } from "./text-reader.js";

/** A file of a repository: its path, relative to one root and written with `/`, and its text. */
export interface RepositoryText {
  readonly path: string;
  readonly text: string;
}

/** A repository at one time. */
export interface RevisionTexts {
  /** The `taintlint.yaml`. Its globs choose among `files`. Without it only the checks that need no pools run. */
  readonly configuration?: RepositoryText;
  /** Manifests, and the files of `from`. */
  readonly files: readonly RepositoryText[];
}

export interface LintOptions extends RevisionTexts {
  /** The repository before a change: its findings are `existing`, and `change` has the effect. Ignored by `fit`. */
  readonly base?: RevisionTexts;
  /** The run's day, `YYYY-MM-DD`. Without it suppressions never expire. */
  readonly today?: string;
  /** Parses Terraform, from `loadTerraform`. Without it Terraform is skipped with a notice. */
  readonly terraform?: TerraformParser;
}

export type TerraformParser = HclParser;

/** A result, or configuration errors. */
export type LibraryOutcome<T> =
  | { readonly ok: true; readonly result: T }
  | { readonly ok: false; readonly errors: readonly ConfigurationError[] };

type Configured<T> = Outcome<T, readonly ConfigurationError[]>;

function told<T, Result>(read: Configured<T>, judge: (value: T) => Result): LibraryOutcome<Result> {
  if (read.problem !== undefined) return { ok: false, errors: read.problem };
  return { ok: true, result: judge(read.value) };
}

/** Name of a base without a revision. */
const BASE = "base";

/** Copies the file, since memoized facts stick to the object and callers may change it. */
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

type LintedTexts = Pick<LintOptions, "today" | "terraform">;

function readUnder(
  configuration: Configuration | undefined,
  { files }: RevisionTexts,
  { today, terraform }: LintedTexts,
): Configured<LintInput> {
  const texts = createTextReader(files.map(own), terraform);
  const loaded = readTextPools(texts, configuration);
  if (loaded.problem !== undefined) return loaded;
  const clusters = withMachineTypes(loaded.value.clusters, MACHINE_TYPES);
  const declarations = configuration?.clusters ?? [];
  const searches = manifestSearches(configuration, declarations, (_from, _to, glob) => glob);
  const { chosen, notices } = chooseTexts(texts, searches, configuration);
  const deployed = deployedByTerraform(texts, configuration, clusters);
  const folder = configuration === undefined ? "." : parentFolder(configuration.file.path);
  const paths = chosen.map(({ path }) => path);
  const toRoot = (path: string) => pathBelow(folder, path);
  const test = testFileTest({ files: paths, toRoot, configuration, clusters: declarations, globs: [] });
  const manifests = [...chosen.map((file) => readManifest(file, configuration)), ...deployed];
  const gitops = gitopsOf({ clusters, manifests });
  const isTestFile = exceptDeployed((path) => test.isTest(path) && !test.isMeant(path), gitops);
  const find = (search: ManifestSearch) => chooseTexts(texts, [search], configuration).chosen;
  return {
    value: {
      manifests,
      gitops,
      outside: findOutside({ manifests, configuration, isTestFile }, declarations, find),
      unreadable: [],
      clusters,
      configuration,
      notices: [
        ...poolNotices(loaded.value, new Set()),
        ...notices,
        ...(hasPools(loaded.value) ? [] : [describeNoPools(loaded.value, configuration)]),
        ...texts.notices(),
      ],
      today,
      isTestFile,
    },
  };
}

function readTexts(given: RevisionTexts, options: LintedTexts): Configured<LintInput> {
  const configuration = readConfiguration(given);
  if (configuration.problem !== undefined) return configuration;
  return readUnder(configuration.value, given, options);
}

/** Reads the base, and the change under its configuration. */
function readBase(given: RevisionTexts, head: LintInput, options: LintOptions): Configured<BaseRevision> {
  const base = readTexts(given, options);
  if (base.problem !== undefined) return base;
  const { configuration } = base.value;
  const isThere = (path: string) => options.files.some((file) => file.path === path);
  const revision: BaseRevision = { revision: BASE, commit: "", input: base.value, unseen: [], isThere };
  if (governsAlike(configuration, head.configuration)) return { value: revision };
  const governed = readUnder(
    governedBy(configuration, head.configuration, { isThere, wasThere: isThere }),
    options,
    options,
  );
  return { value: governed.value === undefined ? revision : { ...revision, governed: governed.value } };
}

/** Lints texts. Runs no program, so kustomizations and charts are judged unrendered. */
export function lint(options: LintOptions): LibraryOutcome<LintResult> {
  return told(readBoth(options), lintRepository);
}

function readBoth(options: LintOptions): Configured<LintInput> {
  const input = readTexts(options, options);
  if (input.problem !== undefined || options.base === undefined) return input;
  const base = readBase(options.base, input.value, options);
  return base.problem === undefined ? { value: { ...input.value, base: base.value } } : base;
}

/** Judges every workload in the texts against every pool, unrendered as in `lint`. */
export function fit(options: LintOptions): LibraryOutcome<FitReport> {
  return told(readTexts(options, options), fitRepository);
}
