import type { ConfigurationError } from "../inventory/declaration/configuration-error.js";
import { MACHINE_TYPES } from "../inventory/machines/machine-types.js";
import type { HclParser } from "../inventory/terraform/syntax/hcl-node.js";
import { readManifest } from "../manifest/read-manifest.js";
import type { Outcome } from "../model/outcome.js";
import { parentFolder, pathBelow } from "../model/path-steps.js";
import { governedBy, governsAlike } from "./change/governing.js";
import { type Configuration, parseConfiguration } from "./configuration/configuration.js";
import { describeUnknownClusters } from "./configuration/configuration-rules.js";
import { KNOWN_RULES } from "./configuration/known-rules.js";
import { manifestSearches } from "./configuration/manifest-searches.js";
import { testFileTest } from "./configuration/test-files.js";
import { withMachineTypes } from "./judging/machine-types.js";
import { fitRepository, lintRepository } from "./lint.js";
import type { BaseRevision, LintInput } from "./lint-input.js";
import { describeNoPools, hasPools, poolNotices } from "./proposal/undeclared-pools.js";
import type { FitReport, LintResult } from "./reports/result.js";
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
  /** Reads Terraform's language, as `loadTerraform` gives it. Without it Terraform is left out, and a notice says so. */
  readonly terraform?: TerraformParser;
}

/** Parses a text of Terraform's language. */
export type TerraformParser = HclParser;

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

/** The options that a run over texts reads. */
type Given = Pick<LintOptions, "today" | "terraform">;

function readUnder(
  configuration: Configuration | undefined,
  { files }: RevisionTexts,
  { today, terraform }: Given,
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
  return {
    value: {
      manifests: [...chosen.map((file) => readManifest(file, configuration)), ...deployed],
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
      isTestFile: (path) => test.isTest(path) && !test.isMeant(path),
    },
  };
}

function readTexts(given: RevisionTexts, options: Given): Configured<LintInput> {
  const configuration = readConfiguration(given);
  if (configuration.problem !== undefined) return configuration;
  return readUnder(configuration.value, given, options);
}

/** The base, and what the change is under its configuration. */
function readBase(given: RevisionTexts, head: LintInput, options: LintOptions): Configured<BaseRevision> {
  const base = readTexts(given, options);
  if (base.problem !== undefined) return base;
  const { configuration } = base.value;
  const isThere = (path: string) => options.files.some((file) => file.path === path);
  const revision: BaseRevision = { revision: BASE, commit: "", input: base.value, unseen: [], isThere };
  if (governsAlike(configuration, head.configuration)) return { value: revision };
  const governed = readUnder(governedBy(configuration, head.configuration), options, options);
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
  const input = readTexts(options, options);
  if (input.problem !== undefined || options.base === undefined) return input;
  const base = readBase(options.base, input.value, options);
  return base.problem === undefined ? { value: { ...input.value, base: base.value } } : base;
}

/** Judges every workload in the texts against every pool. As in `lint`, nothing is rendered. */
export function fit(options: LintOptions): LibraryOutcome<FitReport> {
  return told(readTexts(options, options), fitRepository);
}
