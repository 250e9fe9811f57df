import { basename, dirname, join, resolve } from "node:path";
import type { DiscoveredRoot } from "../inventory/discovery/discover.js";
import type { InventoryFile } from "../inventory/formats/format.js";
import type { TerraformTexts } from "../inventory/terraform/find-roots.js";
import { mayDeclareObjects } from "../inventory/terraform/object-words.js";
import type { TerraformReader } from "../inventory/terraform/reader.js";
import type { Deployed } from "../inventory/terraform/terraform-manifests.js";
import type { CustomKind } from "../manifest/custom-workloads/custom-kind.js";
import { unreadManifest } from "../manifest/read-manifest.js";
import { isTestPath } from "../model/folder-roles.js";
import { startOfFile, takeStep } from "../model/internal-problem.js";
import type { Deadline } from "../model/limits.js";
import { memoize } from "../model/memoize.js";
import type { SourceFile, TextPlace, UnreadableFile } from "../model/source.js";
import { lstatSync } from "../sources/disk.js";
import { isNever } from "../sources/file-list.js";
import { gitRemotes } from "../sources/git-remotes.js";
import { findGitRoot } from "../sources/git-root.js";
import { namesIn } from "../sources/names-in.js";
import { realPathOf } from "../sources/real-path.js";
import { relativePath } from "../sources/relative-path.js";
import type { FileReader } from "./file-reader.js";

/** The parser, and every root that a run has evaluated. */
interface OpenedTerraform {
  readonly reader: Promise<TerraformReader>;
  readonly roots: Map<string, InventoryFile>;
}

const CONFIG_NAME = /\.(?:tf|tofu)(?:\.json)?$/;
const UNIT_NAME = /(?:^|\/)terragrunt\.hcl$/;
const VAR_FILE_NAME = /\.tfvars(?:\.json)?$/;
/** Terraform loads it by itself. */
const OWN_VAR_FILE = /(?:^|\/)terraform\.tfvars(?:\.json)?$|\.auto\.tfvars(?:\.json)?$/;
const LOCK_FILE = ".terraform.lock.hcl";
/** The names of all of these, told fast: a repository may hold very many others. */
const OWN_NAME = /\.(?:tf|tofu|hcl|tfvars)(?:\.json)?$/;
/** What `terraform init` has fetched. */
const FETCHED_MODULES = /(?:^|\/)\.terraform\//;

/** Finds and evaluates the root modules of a repository that declare node pools. */
export async function discoverRoots(reader: FileReader, deadline: Deadline): Promise<DiscoveredRoot[]> {
  const found = textsOf(reader);
  const { varFiles } = found;
  const roots: DiscoveredRoot[] = [];
  if (found.configs.length + found.units.length === 0) return roots;
  const { findRoots } = await import("../inventory/terraform/find-roots.js");
  for (const { folder: root, variants } of findRoots(found)) {
    for (const variant of variants) {
      if (deadline.isOver("reading")) return roots;
      const files = varFiles.filter(({ path }) => variant.includes(path));
      roots.push({ file: await openRoot(reader, root, files), vars: variant });
    }
  }
  return roots;
}

export const NOTHING_DEPLOYED: Deployed = { manifests: [], releases: [] };

/**
 * The workloads that the root modules of a repository declare, and the charts of the repository that they install. A root with a cluster of its own deploys to that one: its
 * workloads count where `isRead` says that its pools are those of the run.
 */
export async function readTerraformManifests(
  reader: FileReader,
  customKinds: readonly CustomKind[],
  isRead: (folder: string) => boolean,
  deadline: Deadline,
): Promise<Deployed> {
  const found = textsOf(reader);
  if (!found.configs.some(({ text }) => mayDeclareObjects(text))) return NOTHING_DEPLOYED;
  const [{ findRoots }, { mayDeclareCluster }] = await Promise.all([
    import("../inventory/terraform/find-roots.js"),
    import("../inventory/terraform/telling-words.js"),
  ]);
  const apart = new Set(
    found.configs.flatMap(({ path, text }) => (mayDeclareCluster(text) ? withoutDot(dirname(path)) : [])),
  );
  const roots = findRoots({ ...found, units: [] }, mayDeclareObjects).filter(
    ({ folder }) => !apart.has(folder) || isRead(folder),
  );
  if (roots.length === 0) return NOTHING_DEPLOYED;
  const { terraformManifests } = await import("../inventory/terraform/terraform-manifests.js");
  const terraform = await openedOf(reader).reader;
  const deployed = roots.flatMap(({ folder, variants: [first = []] }) => {
    if (deadline.isOver("reading")) return [];
    const varFiles = found.varFiles.filter(({ path }) => first.includes(path));
    const read = () => terraformManifests(terraform, { folder, varFiles }, customKinds);
    const { value, problem } = takeStep(read, "read these objects", () => startOfRoot(reader, folder));
    return value ?? { manifests: [unreadManifest(problem.file, [problem])], releases: [] };
  });
  return {
    manifests: deployed.flatMap(({ manifests }) => manifests),
    releases: deployed.flatMap(({ releases }) => releases),
  };
}

const textsOf = memoize(readTexts);

/** Reads the files of Terraform below the working directory, once in a run. */
function readTexts(reader: FileReader): TerraformTexts {
  const folder = reader.workingDirectory;
  const { paths: counting } = reader.tree(folder).named(folder);
  // What a test calls is no module for that: it may be an example of its own.
  const paths = counting.filter(
    (path) => OWN_NAME.test(path) && !isNever(path) && !FETCHED_MODULES.test(path) && !isTestPath(path),
  );
  const readAll = (name: RegExp) =>
    paths.filter((path) => name.test(path)).flatMap((path) => reader.read(join(folder, path)).value ?? []);
  const locked = paths.filter((path) => basename(path) === LOCK_FILE).map((path) => withoutDot(dirname(path)));
  return {
    configs: readAll(CONFIG_NAME),
    units: readAll(UNIT_NAME),
    varFiles: readAll(VAR_FILE_NAME),
    locked: new Set(locked),
  };
}

/** The files of Terraform that a run needed and could not read: what they declare is not known. */
export function unreadTerraform({ unread, workingDirectory }: FileReader): readonly UnreadableFile[] {
  // The index names what is gone from the disk all the same.
  const isThere = (path: string) => lstatSync(resolve(workingDirectory, path), { throwIfNoEntry: false }) !== undefined;
  return unread().filter(({ path }) => /\.(?:tf|tofu)$/.test(path) && isThere(path));
}

const openedOf = memoize((reader: FileReader): OpenedTerraform => {
  return { reader: createReader(reader), roots: new Map() };
});

/** Opens the root module in a folder, relative to the working directory, once for the same files of variables. */
export async function openRoot(
  reader: FileReader,
  folder: string,
  varFiles: readonly SourceFile[],
): Promise<InventoryFile> {
  const terraform = openedOf(reader);
  const key = JSON.stringify([withoutDot(folder), ...varFiles.map(({ path }) => path)]);
  const known = terraform.roots.get(key);
  if (known !== undefined) return known;
  const { openTerraformRoot } = await import("../inventory/terraform/open-root.js");
  const otherVarFiles = varFiles.length > 0 ? [] : namedVarFiles(reader, resolve(reader.workingDirectory, folder));
  const parser = await terraform.reader;
  const open = () => openTerraformRoot(parser, { folder: withoutDot(folder), varFiles, otherVarFiles });
  const { value, problem: fault } = takeStep(open, "read these objects", () => startOfRoot(reader, withoutDot(folder)));
  const unread = { objects: [], errors: [], notices: [], hidesPools: true };
  const root = value ?? { path: withoutDot(folder) || ".", text: "", opened: unread, fault };
  terraform.roots.set(key, root);
  return root;
}

/** Returns the place for a failure of a whole root: the start of its first file. */
function startOfRoot(reader: FileReader, folder: string): TextPlace {
  const first = textsOf(reader).configs.find(({ path }) => withoutDot(dirname(path)) === folder);
  return startOfFile(first ?? { path: folder || ".", text: "" });
}

/** Files of variables below a root that Terraform does not load by itself. */
function namedVarFiles(reader: FileReader, folder: string): SourceFile[] {
  const { paths } = reader.tree(folder).below(folder);
  const named = paths.filter((path) => VAR_FILE_NAME.test(path) && !OWN_VAR_FILE.test(path));
  return named.flatMap((path) => reader.read(join(folder, path)).value ?? []);
}

/** True for a folder with files of Terraform or Terragrunt. */
export function isTerraformFolder(folder: string): boolean {
  return namesIn(folder).some((name) => CONFIG_NAME.test(name) || UNIT_NAME.test(name));
}

async function createReader(reader: FileReader): Promise<TerraformReader> {
  const { workingDirectory } = reader;
  const tree = reader.tree(workingDirectory);
  const [{ loadHclParser }, { createTerraformReader }] = await Promise.all([
    import("../sources/hcl-parser.js"),
    import("../inventory/terraform/reader.js"),
  ]);
  const files = {
    // A link to a folder leads to where it points.
    list: (folder: string) => {
      const real = realPathOf(resolve(workingDirectory, folder));
      const names = tree.below(real).paths.filter((path) => !path.includes("/"));
      return names.map((name) => relativePath(workingDirectory, join(real, name)));
    },
    read: (path: string) => {
      const absolute = resolve(workingDirectory, path);
      return tree.counts(realPathOf(absolute)) ? reader.read(absolute).value : undefined;
    },
  };
  let repository: ReturnType<typeof readRepository> | undefined;
  const own = () => {
    repository ??= readRepository(workingDirectory);
    return repository;
  };
  return createTerraformReader({ ...files, repository: own }, await loadHclParser());
}

function readRepository(workingDirectory: string) {
  const remotes = gitRemotes(workingDirectory);
  const root = findGitRoot(workingDirectory) ?? workingDirectory;
  return { remotes, folder: relativePath(workingDirectory, root) };
}

function withoutDot(folder: string): string {
  return folder === "." ? "" : folder;
}
