import { basename, dirname, join, relative, resolve } from "node:path";
import { governedBy, governsAlike, type Presence } from "../lint/change/governing.js";
import type { BaseRevision, LintInput } from "../lint/contract/lint-input.js";
import { withNotices } from "../lint/notices.js";
import { readManifest } from "../manifest/read-manifest.js";
import { isManifestName } from "../model/manifest-name.js";
import type { Outcome } from "../model/outcome.js";
import { nameSome, quoted } from "../model/words.js";
import { DISK, diskWith } from "../sources/disk/disk.js";
import { isGitsOwn } from "../sources/disk/file-list.js";
import { exists, type FileSystem, systemErrorCode } from "../sources/disk/file-system.js";
import { trackedPaths } from "../sources/disk/git-files.js";
import { findWorkingTree, type GitWorkingTree, pathInRevision, resolveBase } from "../sources/disk/git-revision.js";
import { type GitTree, openCommit } from "../sources/disk/git-tree.js";
import { realPathOf } from "../sources/disk/real-path.js";
import { isInside, relativePath } from "../sources/disk/relative-path.js";
import { withTemporaryFolder } from "../sources/disk/temporary-folder.js";
import { emptyFolder } from "../sources/disk/virtual-tree.js";
import { createFileReader } from "./disk-reader.js";
import { type FileReader, lentBy } from "./file-reader.js";
import { outcomesOfSame } from "./follow-printed.js";
import { configurationsBelow } from "./nested-configurations.js";
import type { Progress } from "./progress.js";
import type { RenderedManifests } from "./rendering.js";
import { type Repository, readRepository } from "./repository.js";
import type { RepositoryOptions } from "./repository-options.js";
import { formatRunError, type RunOutcome } from "./run-error.js";

const SHORT_COMMIT = 12;
const NAMED_FILES = 3;

type Based = Pick<LintInput, "notices" | "base">;

export interface ComparedWith {
  readonly revision: string;
  readonly by: string;
  /** Its name in reports; by default the revision. */
  readonly shownAs?: string;
  /** A default base, whose absence is only a notice. */
  readonly isOptional?: boolean;
}

export async function withBase(
  read: Repository,
  options: RepositoryOptions,
  base: ComparedWith,
  progress: Progress,
): Promise<RunOutcome<LintInput>> {
  const { input } = read;
  const { value, problem } = await openBase(read, options, base.revision, progress);
  if (problem === undefined) {
    return { value: nameBase(withNotices({ ...input, base: value.base }, ...value.notices), base.shownAs) };
  }
  if (base.isOptional !== true) return { problem: problem.map((message) => ({ message: `${base.by}: ${message}` })) };
  const notice = `nothing to compare with, so every finding counts as new: ${problem.join("; ")}`;
  return { value: withNotices(input, notice) };
}

/** Names a base by its branch, as people know it. */
export function nameBase(input: LintInput, branch: string | undefined): LintInput {
  return input.base === undefined || !branch ? input : { ...input, base: { ...input.base, revision: branch } };
}

/** Reads the merge base with HEAD under its own configuration. If unreadable, a notice says so, and all is new. */
async function openBase(
  { input: head, reader, rendered }: Repository,
  options: RepositoryOptions,
  revision: string,
  progress: Progress,
): Promise<Outcome<Based, readonly string[]>> {
  const tree = findWorkingTree(options.workingDirectory);
  if (tree.problem !== undefined) return { problem: [tree.problem] };
  const base = resolveBase(tree.value, revision);
  if (base.problem !== undefined) return { problem: [base.problem] };
  const { commit, notice } = base.value;
  const lent = await withTemporaryFolder(async (folder): Promise<Outcome<Based>> => {
    const opened = openCommit(tree.value.root, commit, folder);
    if (opened.problem !== undefined) return opened;
    const request = {
      head,
      reader,
      rendered,
      options,
      tree: tree.value,
      revision,
      commit,
      opened: opened.value,
      fileSystem: diskWith(opened.value.shown),
      progress,
    };
    const based = await readBase(request);
    const lacking = opened.value.lacking();
    return lacking === undefined ? { value: based } : { problem: lacking };
  });
  const { value: read, problem } = lent.problem === undefined ? lent.value : lent;
  if (read === undefined) return { problem: [problem] };
  return { value: { ...read, notices: [...(notice === undefined ? [] : [notice]), ...read.notices] } };
}

interface BaseRequest {
  readonly head: LintInput;
  readonly reader: FileReader;
  readonly rendered: RenderedManifests;
  readonly options: RepositoryOptions;
  readonly tree: GitWorkingTree;
  readonly revision: string;
  readonly commit: string;
  readonly opened: GitTree;
  /** Shows the commit. */
  readonly fileSystem: FileSystem;
  readonly progress: Progress;
}

async function readBase(request: BaseRequest): Promise<Based> {
  const { reader, options, tree, revision, commit, opened, fileSystem, progress } = request;
  const { shown, same } = opened;
  const copy = shown.root;
  // Marks the end of the repository for what searches upwards.
  shown.add(".git", emptyFolder());
  const workingDirectory = join(copy, tree.prefix);
  if (!exists(fileSystem, workingDirectory)) shown.add(tree.prefix, emptyFolder());
  const inCopy = (path: string) => {
    const absolute = resolve(options.workingDirectory, path);
    return pathInRevision(tree, absolute, copy) ?? absolute;
  };
  /** Other checkouts and ignored folders have no revision of this repository. */
  const ofRun = (path: string | undefined) => {
    if (path === undefined) return undefined;
    const absolute = resolve(options.workingDirectory, path);
    const real = realPathOf(absolute, reader.fileSystem);
    return reader.beside(real, dirname(real)) === undefined ? inCopy(path) : absolute;
  };
  const shared = shareFiles(request, inCopy);
  const isSame = (path: string) => same.has(relativePath(copy, join(workingDirectory, path)));
  const earlier = request.rendered.outcomes && outcomesOfSame(request.rendered.outcomes, isSame);
  const paths = options.paths.map(inCopy).filter((path) => exists(fileSystem, path));
  const named = `"${revision}" (${commit.slice(0, SHORT_COMMIT)})`;
  if (options.paths.length > 0 && paths.length === 0) {
    const message = `the base ${named} has none of the paths, so every finding counts as new`;
    return { notices: [message] };
  }
  const there: RepositoryOptions = {
    ...options,
    workingDirectory,
    paths,
    config: ofRun(options.config),
    inventory: ofRun(options.inventory),
    startsIn: options.startsIn === undefined ? undefined : inCopy(options.startsIn),
    without: options.without?.map(inCopy),
    ...(options.apart !== undefined && { apart: options.apart.map(inCopy) }),
    baseline: baselineIn(request, inCopy),
    ...(options.rendering && { rendering: { ...options.rendering, checkout: tree.root, earlier } }),
  };
  const files = createFileReader(workingDirectory, {
    isExported: true,
    fileSystem,
    host: reader.host,
    known: (absolutePath) => {
      if (!same.has(relativePath(copy, absolutePath))) return undefined;
      return lentBy(reader, join(reader.workingDirectory, relative(workingDirectory, absolutePath)));
    },
  });
  const read = await readRepository(there, progress, files);
  progress.end();
  if (read.problem !== undefined) {
    const [first] = read.problem;
    const why = first === undefined ? "" : `: ${formatRunError(first)}`;
    return { notices: [`the base ${named} cannot be read, so every finding counts as new${why}`] };
  }
  const unseen = opened.unseen.map((path) => relativePath(join(tree.root, tree.prefix), join(tree.root, path)));
  const notices = [...describeShared(shared, named), ...describeUnseen(unseen, named)];
  const { input } = read.value;
  const isThere = (path: string) => stands(resolve(options.workingDirectory, path));
  const wasThere = (path: string) => exists(fileSystem, inCopy(path));
  const governed = await readGoverned(request, input, { isThere, wasThere });
  const found = { ...unjudgedFiles(request, wasThere), configurations: configurationsBelow(there, files) };
  return { notices, base: { revision, commit, input, unseen, isThere, ...found, ...governed } };
}

/** True for broken links and unreadable paths. */
function stands(path: string): boolean {
  try {
    return DISK.lstat(path) !== undefined;
  } catch (error) {
    return systemErrorCode(error) !== "ENOTDIR";
  }
}

/** Finds new files that the run skips, and folders that it cannot look into; unknown with named paths. */
function unjudgedFiles(
  { head, options, reader, tree }: BaseRequest,
  wasThere: (path: string) => boolean,
): Pick<BaseRevision, "hidden" | "unread" | "submodules"> {
  if (head.scope === "files") return {};
  const { workingDirectory } = options;
  const seen = new Set([...head.manifests.map(({ file }) => file.path), ...head.unreadable.map(({ path }) => path)]);
  const { paths, submodules: links = [] } = reader.tree(workingDirectory).below(workingDirectory);
  const fresh = paths
    .filter((path) => (isManifestName(path) || isJsonnet(path)) && !isGitsOwn(path) && !seen.has(path))
    .filter((path) => !wasThere(path) && isInside(options.startsIn ?? workingDirectory, join(workingDirectory, path)));
  const hidden = fresh
    .filter(isManifestName)
    .flatMap((path) => reader.read(join(workingDirectory, path)).value ?? [])
    .map((file) => readManifest(file, head.configuration));
  const declaring = links.length === 0 ? undefined : reader.read(join(tree.root, ".gitmodules")).value;
  const submodules = new Map(links.map((path) => [path, declaring]));
  return { hidden, unread: fresh.filter(isJsonnet), submodules };
}

function isJsonnet(path: string): boolean {
  return path.endsWith(".jsonnet");
}

function baselineIn(
  { options: { baseline }, fileSystem }: BaseRequest,
  inCopy: (path: string) => string,
): string | undefined {
  const path = baseline === undefined ? undefined : inCopy(baseline);
  return path !== undefined && exists(fileSystem, path) ? path : undefined;
}

/** Reads the change a second time, with what can weaken the check taken from the base, if that differs. */
async function readGoverned(
  { head, reader, options, progress }: BaseRequest,
  base: LintInput,
  presence: Presence,
): Promise<Pick<BaseRevision, "governed" | "ungoverned">> {
  if (governsAlike(base.configuration, head.configuration)) return {};
  const read = await readRepository(
    {
      ...options,
      baseline: undefined,
      governing: (found) => governedBy(base.configuration, found, presence),
    },
    progress,
    createFileReader(options.workingDirectory, { known: (path) => lentBy(reader, path), host: reader.host }),
  );
  progress.end();
  const why = read.problem?.map(formatRunError).join("; ");
  return why === undefined ? { governed: read.value?.input } : { ungoverned: why };
}

/** Shares ignored and command-line configuration files, which belong to no revision. Returns their paths. */
function shareFiles(
  { head, reader, options, tree, opened: { shown }, fileSystem }: BaseRequest,
  inCopy: (path: string) => string,
): readonly string[] {
  const { workingDirectory } = options;
  const read = new Set(
    head.clusters.flatMap(({ inventory }) => inventory.pools).map(({ place }) => place.document.file.path),
  );
  if (head.configuration !== undefined) read.add(head.configuration.file.path);
  const named = [options.config, options.inventory].flatMap((path) => path ?? []);
  const isAbsent = (path: string) =>
    pathInRevision(tree, resolve(workingDirectory, path), "") !== undefined &&
    exists(DISK, resolve(workingDirectory, path)) &&
    !exists(fileSystem, inCopy(path));
  const absent = [...read].filter(isAbsent);
  const ignored = reader.host.ignoredPaths(workingDirectory, absent);
  const tracked = trackedPaths(workingDirectory, named.filter(isAbsent));
  const shared = [
    ...absent.filter((path) => ignored.has(path)),
    ...named.filter((path) => isAbsent(path) && !tracked.has(path)),
  ];
  for (const path of new Set(shared)) {
    const inTree = inCopy(path);
    const folder = realPathOf(dirname(inTree), fileSystem);
    const place = resolve(workingDirectory, path);
    shown.add(relativePath(shown.root, join(folder, basename(inTree))), { kind: "file", place });
  }
  return [...new Set(shared)].sort();
}

function describeShared(paths: readonly string[], named: string): string[] {
  if (paths.length === 0) return [];
  const [are, hold] = paths.length === 1 ? ["is", "holds"] : ["are", "hold"];
  return [`${nameFiles(paths)} ${are} not in git, and ${hold} for the base ${named}, too`];
}

function describeUnseen(paths: readonly string[], named: string): string[] {
  if (paths.length === 0) return [];
  return [
    `the base ${named} does not show the content of ${nameFiles(paths)} (submodules, Git LFS, git-crypt): findings there count as known`,
  ];
}

function nameFiles(paths: readonly string[]): string {
  return nameSome(paths.map(quoted), NAMED_FILES);
}
