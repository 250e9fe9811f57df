import { join, resolve } from "node:path";
import type { ConfigurationError } from "../inventory/contract/configuration-error.js";
import { governedBy, governsAlike } from "../lint/change/governing.js";
import type { BaseRevision, LintInput } from "../lint/contract/lint-input.js";
import type { FitReport, LintResult } from "../lint/contract/result.js";
import { fitRepository, lintRepository } from "../lint/lint.js";
import type { Outcome } from "../model/outcome.js";
import { lastStep } from "../model/path-steps.js";
import { count, joinWords } from "../model/words.js";
import { findRenderedFiles } from "../sources/disk/find-rendered-files.js";
import type { HclParser } from "../sources/disk/hcl-parser.js";
import type { FileReader } from "./file-reader.js";
import { NO_PROGRESS } from "./progress.js";
import { readRepository } from "./repository.js";
import type { RepositoryOptions } from "./repository-options.js";
import { createTextReader } from "./text-reader.js";

/** A file of a repository: its path, relative to one root and written with `/`, and its text. */
export interface RepositoryText {
  readonly path: string;
  readonly text: string;
}

/** A repository at one time. */
export interface RevisionTexts {
  /** The `taintlint.yaml`, by default the one at the root of `files`. Its globs choose among them. Without any, pools are discovered. */
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

type ReadTexts<T> = Promise<Outcome<T, readonly ConfigurationError[]>>;

/** Name of a base without a revision. */
const BASE = "base";
/** A folder that no disk is asked for. */
const ROOT = resolve("/repository");

const NO_TERRAFORM =
  "Terraform is not read here: the command line reads it, and the library where it is given what loadTerraform loads";

function describeUnrendered(reader: FileReader): string[] {
  const rendered = findRenderedFiles(reader.tree(ROOT), ROOT);
  if (rendered.length === 0) return [];
  const charts = rendered.filter((path) => lastStep(path) === "Chart.yaml").length;
  const counts = [
    charts === 0 ? [] : count(charts, "chart"),
    rendered.length === charts ? [] : count(rendered.length - charts, "kustomization"),
  ].flat();
  const are = rendered.length === 1 ? "is" : "are";
  return [
    `${joinWords(counts)} ${are} not rendered, because no program is started here: their files are judged as they are written`,
  ];
}

async function readTexts(
  { configuration, files }: RevisionTexts,
  { today, terraform }: Pick<LintOptions, "today" | "terraform">,
  governing?: RepositoryOptions["governing"],
): ReadTexts<LintInput> {
  let isAsked = false;
  const reader = createTextReader([...files, ...(configuration ? [configuration] : [])], ROOT, async () => {
    isAsked = true;
    return terraform;
  });
  const config = configuration && join(ROOT, configuration.path);
  const nothing = { paths: [], globs: [], inventory: undefined, cluster: undefined, stdin: undefined };
  const read = await readRepository({ workingDirectory: ROOT, config, governing, ...nothing }, NO_PROGRESS, reader);
  if (read.problem !== undefined) {
    const start = { file: configuration?.path ?? "taintlint.yaml", line: 1, column: 1, endLine: 1, endColumn: 1 };
    return { problem: read.problem.map(({ message, range = start }) => ({ message, range })) };
  }
  const { input } = read.value;
  const unread = terraform === undefined && isAsked ? [NO_TERRAFORM] : [];
  return { value: { ...input, today, notices: [...input.notices, ...describeUnrendered(reader), ...unread] } };
}

/** Reads the base, and the change under its configuration. */
async function readBase(given: RevisionTexts, head: LintInput, options: LintOptions): ReadTexts<BaseRevision> {
  const base = await readTexts(given, options);
  if (base.problem !== undefined) return base;
  const { configuration } = base.value;
  const isThere = (path: string) => options.files.some((file) => file.path === path);
  const revision: BaseRevision = { revision: BASE, commit: "", input: base.value, unseen: [], isThere };
  if (governsAlike(configuration, head.configuration)) return { value: revision };
  const { value: governed } = await readTexts(options, options, (found) =>
    governedBy(configuration, found, { isThere, wasThere: isThere }),
  );
  return { value: governed === undefined ? revision : { ...revision, governed } };
}

async function readBoth(options: LintOptions): ReadTexts<LintInput> {
  const input = await readTexts(options, options);
  if (input.problem !== undefined || options.base === undefined) return input;
  const base = await readBase(options.base, input.value, options);
  return base.problem === undefined ? { value: { ...input.value, base: base.value } } : base;
}

async function judged<Result>(
  reading: ReadTexts<LintInput>,
  judge: (input: LintInput) => Result,
): Promise<LibraryOutcome<Result>> {
  const { value: input, problem: errors } = await reading;
  return errors === undefined ? { ok: true, result: judge(input) } : { ok: false, errors };
}

/** Lints texts. Runs no program, so kustomizations and charts are judged unrendered. */
export function lint(options: LintOptions): Promise<LibraryOutcome<LintResult>> {
  return judged(readBoth(options), lintRepository);
}

/** Judges every workload in the texts against every pool, unrendered as in `lint`. */
export function fit(options: LintOptions): Promise<LibraryOutcome<FitReport>> {
  return judged(readTexts(options, options), fitRepository);
}
