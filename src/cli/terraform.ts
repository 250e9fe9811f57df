import { basename, dirname, join, resolve } from "node:path";
import type { DiscoveredRoot } from "../inventory/discover.js";
import type { InventoryFile } from "../inventory/formats/format.js";
import { findRoots } from "../inventory/terraform/find-roots.js";
import type { TerraformReader } from "../inventory/terraform/reader.js";
import type { SourceFile } from "../model/source.js";
import { isNever } from "../sources/file-list.js";
import { namesIn } from "../sources/names-in.js";
import { realPathOf } from "../sources/real-path.js";
import { relativePath } from "../sources/relative-path.js";
import type { FileReader } from "./file-reader.js";

const readers = new WeakMap<FileReader, Promise<TerraformReader>>();
const TERRAFORM_FILE = /\.(?:tf|tofu|tfvars)(?:\.json)?$/;
const LOCK_FILE = ".terraform.lock.hcl";
/** What `terraform init` has fetched. */
const FETCHED_MODULES = /(?:^|\/)\.terraform\//;

/** Finds and evaluates the root modules of a repository that declare node pools. */
export async function discoverRoots(reader: FileReader): Promise<DiscoveredRoot[]> {
  const { workingDirectory } = reader;
  const { paths: counting } = reader.tree(workingDirectory).named(workingDirectory);
  const paths = counting
    .filter((path) => !isNever(path) && !FETCHED_MODULES.test(path))
    .map((path) => join(workingDirectory, path));
  const wanted = paths.filter((path) => TERRAFORM_FILE.test(path)).sort();
  if (wanted.length === 0) return [];
  const files = wanted.flatMap((path) => reader.read(path).file ?? []);
  const isVarFile = ({ path }: SourceFile) => /\.tfvars(?:\.json)?$/.test(path);
  const roots = findRoots({
    configs: files.filter((file) => !isVarFile(file)),
    varFiles: files.filter(isVarFile),
    locked: new Set(paths.filter((path) => basename(path) === LOCK_FILE).map((path) => folderName(reader, path))),
  });
  const opened: DiscoveredRoot[] = [];
  for (const { folder, variants } of roots) {
    for (const variant of variants) {
      const varFiles = files.filter(({ path }) => variant.includes(path));
      opened.push({ file: await openRoot(reader, folder, varFiles), vars: variant });
    }
  }
  return opened;
}

function folderName({ workingDirectory }: FileReader, path: string): string {
  const folder = relativePath(workingDirectory, dirname(path));
  return folder === "." ? "" : folder;
}

/** Opens the root module in a folder, relative to the working directory. */
export async function openRoot(
  reader: FileReader,
  folder: string,
  varFiles: readonly SourceFile[],
): Promise<InventoryFile> {
  const known = readers.get(reader) ?? createReader(reader);
  readers.set(reader, known);
  const { openTerraformRoot } = await import("../inventory/terraform/open-root.js");
  return openTerraformRoot(await known, { folder: folder === "." ? "" : folder, varFiles });
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
      return tree.counts(realPathOf(absolute)) ? reader.read(absolute).file : undefined;
    },
  };
  return createTerraformReader(files, await loadHclParser());
}

const CONFIG_NAME = /\.(?:tf|tofu)(?:\.json)?$/;

/** True for a folder with files of Terraform. */
export function isTerraformFolder(folder: string): boolean {
  return namesIn(folder).some((name) => CONFIG_NAME.test(name));
}
