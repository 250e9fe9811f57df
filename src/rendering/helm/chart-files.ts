import { createBudget } from "../../model/budget.js";
import { joinPath, pathBelow } from "../../model/path-steps.js";
import type { SourceFile, TextPlace } from "../../model/source.js";
import type { ChartBudget, RenderCopy, RepositoryFiles } from "../contract/render-root.js";

/** A regular file of a chart, possibly reached through links. */
export interface ChartFile {
  /** In the repository, links resolved. */
  readonly from: string;
  readonly to: string;
}

export interface ChartFiles {
  readonly files: readonly ChartFile[];
  /** A lower-case clause that says why helm must not get the folder. */
  readonly refusal: string | undefined;
}

const MOST_FILES = 5000;
const MOST_MEBIBYTES = 64;
const MOST_INSTANCES = 2000;
export const MOST_ARCHIVE_BYTES = MOST_MEBIBYTES * 1024 * 1024;

export const TOO_MANY_FILES = `the chart holds more than ${MOST_FILES} files`;
export const TOO_MANY_BYTES = `the packed charts of the chart hold more than ${MOST_MEBIBYTES} MiB`;
export const TOO_MANY_INSTANCES = `its subcharts and their dependencies, once for each alias, are more than ${MOST_INSTANCES}`;

export function createChartBudget(): ChartBudget {
  return {
    files: createBudget(MOST_FILES),
    bytes: createBudget(MOST_ARCHIVE_BYTES),
    instances: createBudget(MOST_INSTANCES),
  };
}

const MOST_LINKED_FOLDERS = 8;
/** Systems open no path of 4096 bytes, and the temporary folder's path comes first. */
export const LONGEST_PATH = 1000;
/** Folders that helm renders nothing from; they hold histories and caches. */
const NOT_OF_THE_CHART = /^(?:\.git|node_modules)\//;

export function listChartFiles(folder: string, repository: RepositoryFiles, budget: ChartBudget): ChartFiles {
  const found: ChartFile[] = [];
  let refusal: string | undefined;

  function collect(from: string, to: string, links: number): void {
    for (const path of repository.list(from)) {
      if (refusal !== undefined) return;
      const below = pathBelow(from, path);
      if (below === undefined || NOT_OF_THE_CHART.test(below)) continue;
      const target = to === "" ? below : `${to}/${below}`;
      const kind = repository.lookUp(path);
      if (!budget.files.spend(1)) refusal = TOO_MANY_FILES;
      else if (target.length > LONGEST_PATH) refusal = `it holds a path of more than ${LONGEST_PATH} characters`;
      else if (kind === "outside") refusal = `"${target}" is a link that leaves the repository`;
      else if (kind === "folder") {
        if (links === MOST_LINKED_FOLDERS)
          refusal = `"${target}" stands behind more than ${MOST_LINKED_FOLDERS} links to folders`;
        else collect(path, target, links + 1);
      } else if (kind === "file") {
        found.push({ from: repository.realPath(path) ?? path, to: target });
      }
    }
  }

  if (repository.lookUp(folder) === "outside") refusal = "the folder is a link that leaves the repository";
  else collect(joinPath(folder, "."), "", 0);
  return { files: found, refusal };
}

export interface ChartCopies {
  readonly copies: readonly RenderCopy[];
  readonly packed: ReadonlyMap<string, SourceFile>;
  readonly refusal: (TextPlace & { readonly message: string }) | undefined;
}

/** Excluded: helm reads or fetches what a schema refers to. It can only refuse values; no template sees it. */
export const VALUES_SCHEMA = /(?:^|\/)values\.schema\.json$/i;
export const TEMPLATE = /^(?:charts\/[^/]+\/)*templates\//;
const ARCHIVE = /\.(?:tgz|tar|gz)$/i;
const IN_CHARTS_FOLDER = /(?:^|\/)charts\/[^/]+$/;
/** Helm ignores names in `charts/` that begin with `_` or `.`. */
const PACKED_CHART = /^((?:charts\/[^/_.][^/]*\/)*charts\/)([^/_.][^/]*)\.tgz$/;

/** Returns the folder that a packed chart unpacks to; undefined if helm takes the path for no chart. */
export function unpackedFolderOf(path: string): string | undefined {
  const [, folder, name] = PACKED_CHART.exec(path) ?? [];
  return name === undefined ? undefined : `${folder}${name.replaceAll(/[^\w-]/g, "-")}-tgz`;
}

/** Selects helm's input: packed charts unpacked, no other archives, no values schema. */
export function copyChart(files: readonly ChartFile[], repository: RepositoryFiles, budget: ChartBudget): ChartCopies {
  const packed = new Map<string, SourceFile>();
  const copies: RenderCopy[] = [];
  for (const { from, to } of files) {
    if (repository.outside?.holds(from)) {
      const file = repository.read(from);
      if (file !== undefined && !VALUES_SCHEMA.test(to)) packed.set(to, file);
      continue;
    }
    const folder = unpackedFolderOf(to);
    if (folder === undefined) {
      const isArchive = ARCHIVE.test(to) || (IN_CHARTS_FOLDER.test(to) && repository.read(from) === undefined);
      if (VALUES_SCHEMA.test(to) || isArchive) continue;
      copies.push(TEMPLATE.test(to) ? { from, to, isManifest: true } : { from, to });
      continue;
    }
    const { value, problem } = repository.unpack(from, budget);
    const isTaken = packed.has(`${folder}/Chart.yaml`) || files.some((one) => one.to.startsWith(`${folder}/`));
    if (value === undefined || isTaken) {
      const message = `"${to}" cannot be unpacked: ${problem ?? `"${folder}" is another chart`}`;
      return { copies: [], packed, refusal: { file: { path: from, text: "" }, span: { start: 0, end: 0 }, message } };
    }
    for (const { path, text } of value) packed.set(`${folder}/${path}`, { path: from, text });
    copies.push({ from, to: folder, isPacked: true });
  }
  return { copies, packed, refusal: undefined };
}
