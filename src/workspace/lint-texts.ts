import { basename, dirname, join, resolve } from "node:path";
import type { ConfigurationError } from "../inventory/contract/configuration-error.js";
import { governedBy, governsAlike } from "../lint/change/governing.js";
import type { BaseRevision, LintInput } from "../lint/contract/lint-input.js";
import type { FitReport, LintResult } from "../lint/contract/result.js";
import { fitRepository, lintRepository } from "../lint/lint.js";
import { withNotices } from "../lint/notices.js";
import { isManifestName } from "../model/manifest-name.js";
import type { Outcome } from "../model/outcome.js";
import { lastStep, normalizePath } from "../model/path-steps.js";
import type { SourceFile } from "../model/source.js";
import { count, joinWords, nameSome, quoted } from "../model/words.js";
import { openExportedTree } from "../sources/disk/exported-tree.js";
import { entryType, exists, type FileSystem, systemError } from "../sources/disk/file-system.js";
import { findFiles, findRenderedFiles } from "../sources/disk/find-files.js";
import type { HclParser } from "../sources/disk/hcl-parser.js";
import type { FileReader, Host } from "./file-reader.js";
import { NO_PROGRESS } from "./progress.js";
import { readRepository } from "./repository.js";
import type { RepositoryOptions } from "./repository-options.js";

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

interface TextInput {
  readonly input: LintInput;
  readonly isThere: (path: string) => boolean;
}

/** Name of a base without a revision. */
const BASE = "base";
/** A folder that no disk is asked for. */
const ROOT = resolve("/repository");
const MOST_NAMED = 3;

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

/** Tells of manifests above the root, which only a configuration names. */
function describeOutside(files: readonly RepositoryText[], { manifests }: LintInput): string[] {
  const judged = new Set(manifests.map(({ file }) => file.path));
  const outside = files.filter(({ path }) => isManifestName(path) && normalizePath(path).startsWith("../"));
  const left = outside.flatMap(({ path }) => (judged.has(path) ? [] : quoted(path)));
  if (left.length === 0) return [];
  return [
    `${nameSome(left, MOST_NAMED)} ${left.length === 1 ? "is" : "are"} above the root, and not among the manifests`,
  ];
}

async function readTexts(
  { configuration, files }: RevisionTexts,
  { today, terraform }: Pick<LintOptions, "today" | "terraform">,
  governing?: RepositoryOptions["governing"],
): ReadTexts<TextInput> {
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
  const notices = [...describeOutside(files, input), ...describeUnrendered(reader), ...unread];
  const isThere = (path: string) => exists(reader.fileSystem, join(ROOT, path));
  return { value: { input: withNotices({ ...input, today }, ...notices), isThere } };
}

/** Reads the base, and the change under its configuration. */
async function readBase(
  given: RevisionTexts,
  { input: head, isThere }: TextInput,
  options: LintOptions,
): ReadTexts<BaseRevision> {
  const base = await readTexts(given, options);
  if (base.problem !== undefined) return base;
  const { input, isThere: wasThere } = base.value;
  const revision: BaseRevision = { revision: BASE, commit: "", input, unseen: [], isThere };
  if (governsAlike(input.configuration, head.configuration)) return { value: revision };
  const { value: governed } = await readTexts(options, options, (found) =>
    governedBy(input.configuration, found, { isThere, wasThere }),
  );
  return { value: governed === undefined ? revision : { ...revision, governed: governed.input } };
}

async function readBoth(options: LintOptions): ReadTexts<TextInput> {
  const head = await readTexts(options, options);
  if (head.problem !== undefined || options.base === undefined) return head;
  const { value: base, problem } = await readBase(options.base, head.value, options);
  return problem === undefined ? { value: { ...head.value, input: { ...head.value.input, base } } } : { problem };
}

async function judged<Result>(
  reading: ReadTexts<TextInput>,
  judge: (input: LintInput) => Result,
): Promise<LibraryOutcome<Result>> {
  const { value, problem: errors } = await reading;
  return errors === undefined ? { ok: true, result: judge(value.input) } : { ok: false, errors };
}

/** Lints texts. Runs no program, so kustomizations and charts are judged unrendered. */
export function lint(options: LintOptions): Promise<LibraryOutcome<LintResult>> {
  return judged(readBoth(options), lintRepository);
}

/** Judges every workload in the texts against every pool, unrendered as in `lint`. */
export function fit(options: LintOptions): Promise<LibraryOutcome<FitReport>> {
  return judged(readTexts(options, options), fitRepository);
}

const [FILE, FOLDER] = [entryType("file"), entryType("folder")];

/** Reads texts as if they were files below an absolute folder. */
function createTextReader(
  texts: readonly SourceFile[],
  workingDirectory: string,
  loadParser: Host["loadParser"],
): FileReader {
  // Copies: memoized facts stick to an object, which its owner may change.
  const files = new Map(texts.map(({ path, text }) => [join(workingDirectory, path), { path, text }]));
  const fileSystem = showTexts(files.keys());
  const tree = openExportedTree(workingDirectory, fileSystem);
  const reader: FileReader = {
    workingDirectory,
    folder: workingDirectory,
    fileSystem,
    host: { ignoredPaths: () => new Set(), remotes: () => [], loadParser, limitRun: () => {} },
    seenFrom: () => reader,
    around: () => reader,
    tree: () => tree,
    find: (search) => findFiles(search, tree, workingDirectory),
    cutFolders: () => [],
    read(path) {
      const value = files.get(path);
      return value === undefined ? { problem: { path, message: "cannot be read: it does not exist" } } : { value };
    },
    unread: () => [],
    beside: () => undefined,
    besides: () => [],
  };
  return reader;
}

function showTexts(paths: Iterable<string>): FileSystem {
  const folders = new Map<string, Set<string>>();
  const files = new Set(paths);
  for (const path of files) {
    for (let at = path; dirname(at) !== at; at = dirname(at)) {
      folders.set(dirname(at), (folders.get(dirname(at)) ?? new Set()).add(at));
    }
  }
  const lookUp = (path: string) => {
    const at = resolve(path);
    return folders.has(at) ? FOLDER : files.has(at) ? FILE : undefined;
  };
  const refuse = (path: string): never => {
    throw systemError("ENOENT", path);
  };
  return {
    lstat: lookUp,
    stat: lookUp,
    realpath: (path) => (lookUp(path) === undefined ? refuse(path) : path),
    readdir: (path) =>
      [...(folders.get(resolve(path)) ?? refuse(path))].map((at) => ({ name: basename(at), ...(lookUp(at) ?? FILE) })),
    open: refuse,
  };
}
