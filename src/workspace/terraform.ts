import { join, resolve } from "node:path";
import type { ConfigurationError } from "../inventory/contract/configuration-error.js";
import type { InventoryFile } from "../inventory/formats/format.js";
import type { TerraformRepository } from "../inventory/terraform/repository.js";
import type { DiscoveredRoot } from "../inventory/terraform/root-clusters.js";
import { mayDeclareObjects, mustParse } from "../inventory/terraform/telling-words.js";
import type { Deployed } from "../inventory/terraform/terraform-manifests.js";
import { isNamedVarFile, isTerraformName, terraformTexts } from "../inventory/terraform/texts.js";
import type { CustomKind } from "../manifest/fields/custom-kind.js";
import type { Deadline } from "../model/limits.js";
import { memoize, once } from "../model/memoize.js";
import type { SourceFile, UnreadableFile } from "../model/source.js";
import { isNever } from "../sources/disk/file-list.js";
import { type FileSystem, namesIn } from "../sources/disk/file-system.js";
import { findGitRoot } from "../sources/disk/git-root.js";
import { realPathOf } from "../sources/disk/real-path.js";
import { relativePath } from "../sources/disk/relative-path.js";
import type { FileReader } from "./file-reader.js";

interface DiscoveredRoots {
  readonly roots: readonly DiscoveredRoot[];
  readonly passedOver?: ConfigurationError;
}

export async function discoverRoots(reader: FileReader, deadline: Deadline): Promise<DiscoveredRoots> {
  const found = textsOf(reader);
  if (found.configs.length + found.units.length === 0) return { roots: [] };
  const { findRoots } = await import("../inventory/terraform/find-roots.js");
  const { roots, passedOver } = findRoots(found);
  if (roots.length === 0 || deadline.isOver("reading")) return { roots: [], passedOver };
  const named = (folder: string) => namedVarFiles(reader, resolve(reader.workingDirectory, folder));
  return { roots: (await openedOf(reader))?.discover(roots, named, deadline) ?? [], passedOver };
}

export const NOTHING_DEPLOYED: Deployed = { manifests: [], releases: [] };

/** Returns root modules' workloads and local charts. Roots with their own cluster count only if `isRead`. */
export async function readTerraformManifests(
  reader: FileReader,
  customKinds: readonly CustomKind[],
  isRead: (folder: string) => boolean,
  deadline: Deadline,
): Promise<Deployed> {
  const found = textsOf(reader);
  const declaresPools = found.configs.some(mustParse);
  if (!declaresPools && !found.configs.some(({ text }) => mayDeclareObjects(text))) return NOTHING_DEPLOYED;
  const { rootsWithObjects } = await import("../inventory/terraform/find-roots.js");
  const roots = rootsWithObjects(found, isRead);
  const opened = roots.length === 0 && !declaresPools ? undefined : await openedOf(reader);
  return opened?.deployed(roots, customKinds, deadline) ?? NOTHING_DEPLOYED;
}

const textsOf = memoize((reader: FileReader) => {
  const { folder } = reader;
  const paths = reader.tree(folder).named(folder).paths;
  const counting = paths.filter((path) => !isNever(path));
  const texts = terraformTexts(counting, (path) => reader.read(join(folder, path)).value);
  return {
    ...texts,
    real: (path: string) => relativePath(folder, realPathOf(join(folder, path), reader.fileSystem)).replace(/^\.$/, ""),
  };
});

export function allTexts(reader: FileReader): readonly SourceFile[] {
  const { folder } = reader;
  const { files } = reader.find({ folder, below: folder, exclude: [] });
  return [...files.flatMap((path) => reader.read(path).value ?? []), ...textsOf(reader).configs];
}

/** Returns unreadable Terraform files, with unknown content. */
export function unreadTerraform({ unread, workingDirectory, fileSystem }: FileReader): readonly UnreadableFile[] {
  // The index names what is gone from the disk all the same.
  const isThere = (path: string) => fileSystem.lstat(resolve(workingDirectory, path)) !== undefined;
  return unread().filter(({ path }) => /\.(?:tf|tofu)$/.test(path) && isThere(path));
}

const openedOf = memoize(openRepository);

/** Evaluates a root once per files of variables. Undefined without a parser. */
export async function openRoot(
  reader: FileReader,
  folder: string,
  varFiles: readonly SourceFile[],
): Promise<InventoryFile | undefined> {
  const named = () => namedVarFiles(reader, resolve(reader.workingDirectory, folder));
  return (await openedOf(reader))?.open(folder === "." ? "" : folder, varFiles, named);
}

function namedVarFiles(reader: FileReader, folder: string): SourceFile[] {
  const named = reader.tree(folder).below(folder).paths.filter(isNamedVarFile);
  return named.flatMap((path) => reader.read(join(folder, path)).value ?? []);
}

/** True for a folder with files of Terraform or Terragrunt. */
export function isTerraformFolder(folder: string, fileSystem: FileSystem): boolean {
  return namesIn(folder, fileSystem).some(isTerraformName);
}

async function openRepository(reader: FileReader): Promise<TerraformRepository | undefined> {
  const { workingDirectory, folder, fileSystem, host } = reader;
  const parser = await host.loadParser();
  if (parser === undefined) return undefined;
  const tree = reader.tree(folder);
  const [{ createTerraformReader }, { TerraformRepository }] = await Promise.all([
    import("../inventory/terraform/reader.js"),
    import("../inventory/terraform/repository.js"),
  ]);
  const files = {
    // A link to a folder leads to where it points.
    list: (folder: string) => {
      const real = realPathOf(resolve(workingDirectory, folder), fileSystem);
      const names = tree.below(real).paths.filter((path) => !path.includes("/"));
      return names.map((name) => relativePath(workingDirectory, join(real, name)));
    },
    read: (path: string) => {
      const absolute = resolve(workingDirectory, path);
      return tree.counts(realPathOf(absolute, fileSystem)) ? reader.read(absolute).value : undefined;
    },
    repository: once(() => {
      const root = findGitRoot(folder, fileSystem) ?? folder;
      return { remotes: host.remotes(folder), folder: relativePath(workingDirectory, root) };
    }),
  };
  return new TerraformRepository(textsOf(reader), createTerraformReader(files, parser));
}
