import { type Discovery, discoverPools } from "../inventory/discover.js";
import { parseConfiguration } from "../lint/configuration.js";
import { proposeConfiguration } from "../lint/proposed-configuration.js";
import { nameSome } from "../model/shorten.js";
import type { FileReader } from "./file-reader.js";
import { type LoadedClusters, loadClusters } from "./inventory-files.js";
import { discoverRoots } from "./terraform.js";

const NAMED_FILES = 3;
/** The name of a configuration that is not there: what it says about itself concerns nobody. */
const NOT_WRITTEN = "taintlint.yaml";

/** Finds the pools that the YAML and JSON files of the reader's folder declare, but for those that git ignores. */
export async function discoverIn(reader: FileReader): Promise<Discovery> {
  const folder = reader.workingDirectory;
  const { files } = reader.find({ folder, below: folder, exclude: [] });
  const roots = await discoverRoots(reader);
  return discoverPools(
    files.flatMap((path) => reader.read(path).file ?? []),
    roots,
  );
}

/** The pools of a run without a configuration: those that `taintlint init` would name, which need not be all. */
export async function discoverDeclared(reader: FileReader): Promise<LoadedClusters> {
  const discovery = await discoverIn(reader);
  const notices = discovery.leftOut.map(({ message, range }) => `${range.file}:${range.line}: ${message}`);
  if (discovery.entries.length === 0) return { clusters: [], notices: shorten(notices) };
  const file = { path: NOT_WRITTEN, text: proposeConfiguration(discovery, { incomplete: true }) };
  const { configuration } = parseConfiguration(file, { kind: "inventory" });
  const loaded = await loadClusters(configuration?.clusters ?? [], reader);
  if (loaded.errors !== undefined) {
    return {
      clusters: [],
      notices: shorten(loaded.errors.map(({ message }) => `pools were discovered, but ${message}`)),
    };
  }
  const { clusters } = loaded.value;
  const known = loaded.value.notices.filter((notice) => !notice.startsWith(`${NOT_WRITTEN}:`));
  const count = clusters.reduce((sum, { inventory }) => sum + inventory.pools.length, 0);
  return { clusters, notices: [describeDiscovery(discovery, count), ...shorten(notices), ...known] };
}

function shorten(notices: readonly string[]): string[] {
  const more = notices.length - NAMED_FILES;
  return more > 1 ? [...notices.slice(0, NAMED_FILES), `${more} more files like these are left out`] : [...notices];
}

function describeDiscovery({ entries }: Discovery, pools: number): string {
  const files = [...new Set(entries.flatMap((entry) => entry.files.map(({ path }) => `"${path}"`)))];
  const named = nameSome(files, NAMED_FILES, "more files");
  const found = pools === 1 ? "1 node pool was discovered" : `${pools} node pools were discovered`;
  return `without a taintlint.yaml ${found} in ${named}, and there may be others: "taintlint init" writes them down`;
}
