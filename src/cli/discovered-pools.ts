import { join } from "node:path";
import type { DiscoveredEntry } from "../inventory/discover.js";
import { parseConfiguration } from "../lint/configuration.js";
import { type DiscoveredClusters, discoverClusters } from "../lint/discovered-clusters.js";
import { proposeConfiguration } from "../lint/proposed-configuration.js";
import { isTestPath } from "../model/folder-roles.js";
import { nameSome } from "../model/shorten.js";
import { isIgnoredByGit } from "../sources/git-files.js";
import { findGitRoot } from "../sources/git-root.js";
import { relativePath } from "../sources/relative-path.js";
import type { FileReader } from "./file-reader.js";
import { type LoadedClusters, loadClusters } from "./inventory-files.js";
import { discoverRoots } from "./terraform.js";

const NAMED_FILES = 3;
const NAMED_CLUSTERS = 6;
/** The name of a configuration that is not there: what it says about itself concerns nobody. */
const NOT_WRITTEN = "taintlint.yaml";

/**
 * Finds the clusters and their pools that the files of the reader's folder declare, but for those that git ignores.
 */
export async function discoverIn(reader: FileReader): Promise<DiscoveredClusters> {
  const folder = reader.workingDirectory;
  const { files } = reader.find({ folder, below: folder, exclude: [] });
  const roots = await discoverRoots(reader);
  const read = files.flatMap((path) => reader.read(path).file ?? []);
  return discoverClusters(read, roots, NOT_WRITTEN);
}

/** All entries of all clusters. */
export function entriesOf({ clusters }: DiscoveredClusters): DiscoveredEntry[] {
  return clusters.flatMap(({ entries }) => entries);
}

/**
 * The pools of a run without a configuration: those that `taintlint init` would name at the root of the repository, which
 * need not be all.
 */
export async function discoverDeclared(reader: FileReader): Promise<LoadedClusters> {
  const { workingDirectory } = reader;
  const root = rootAbove(workingDirectory);
  const isRoot = root === workingDirectory;
  const discovery = await discoverIn(isRoot ? reader : reader.seenFrom(root));
  const path = isRoot ? NOT_WRITTEN : relativePath(workingDirectory, join(root, NOT_WRITTEN));
  const notices = discovery.leftOut.map(({ message, range }) => `${range.file}:${range.line}: ${message}`);
  if (entriesOf(discovery).length === 0) return { clusters: [], notices: shorten(notices) };
  const file = { path, text: proposeConfiguration(discovery, { incomplete: true }) };
  const { configuration } = parseConfiguration(file, { kind: "inventory" });
  const loaded = await loadClusters(configuration?.clusters ?? [], reader);
  if (loaded.errors !== undefined) {
    return {
      clusters: [],
      notices: shorten(loaded.errors.map(({ message }) => `pools were discovered, but ${message}`)),
    };
  }
  const { clusters } = loaded.value;
  const known = loaded.value.notices.filter((notice) => !notice.startsWith(`${path}:`));
  const count = clusters.reduce((sum, { inventory }) => sum + inventory.pools.length, 0);
  return { clusters, notices: [describeDiscovery(discovery, count), ...shorten(notices), ...known] };
}

/** The root of the repository. A folder that git ignores, and one of a test tool, is a world of its own. */
function rootAbove(folder: string): string {
  const root = findGitRoot(folder) ?? folder;
  if (root === folder) return folder;
  const isApart = isTestPath(`${relativePath(root, folder)}/`) || isIgnoredByGit(root, folder);
  return isApart ? folder : root;
}

function shorten(notices: readonly string[]): string[] {
  const more = notices.length - NAMED_FILES;
  return more > 1 ? [...notices.slice(0, NAMED_FILES), `${more} more files like these are left out`] : [...notices];
}

function describeDiscovery(discovery: DiscoveredClusters, pools: number): string {
  const files = [...new Set(entriesOf(discovery).flatMap((entry) => entry.files.map(({ path }) => `"${path}"`)))];
  const named = nameSome(files, NAMED_FILES, "more files");
  const found = pools === 1 ? "1 node pool was discovered" : `${pools} node pools were discovered`;
  const names = discovery.clusters.flatMap(({ name }) => name ?? []);
  const apart = names.length < 2 ? "" : ` of ${names.length} clusters (${nameSome(names, NAMED_CLUSTERS)})`;
  return `without a taintlint.yaml ${found} in ${named}${apart}, and there may be others: "taintlint init" writes them down`;
}
