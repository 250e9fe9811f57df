import { joinPath, pathBelow } from "../../model/path-steps.js";
import type { RepositoryFiles } from "../render-root.js";

/** A regular file of a chart, reached through links perhaps. */
export interface ChartFile {
  /** Its path in the repository, with all links resolved. */
  readonly from: string;
  /** Its path in the chart's folder. */
  readonly to: string;
}

export interface ChartFiles {
  readonly files: readonly ChartFile[];
  /** Why the folder must not be given to helm: one lower-case clause. */
  readonly refusal: string | undefined;
}

/** A chart is small. What holds more files is a whole repository, or a circle of links. */
const MOST_FILES = 5000;
const MOST_LINKED_FOLDERS = 8;
/** Helm reads no dot folders of tools into anything that it renders; they hold histories and caches. */
const NOT_OF_THE_CHART = /^(?:\.git|node_modules)\//;

/** Every file that helm would read in a chart's folder. Links to files and folders of the repository are followed. */
export function listChartFiles(folder: string, repository: RepositoryFiles): ChartFiles {
  const found: ChartFile[] = [];
  let refusal: string | undefined;

  function collect(from: string, to: string, links: number): void {
    for (const path of repository.list(from)) {
      if (refusal !== undefined) return;
      const below = pathBelow(from, path);
      if (below === undefined || NOT_OF_THE_CHART.test(below)) continue;
      const target = to === "" ? below : `${to}/${below}`;
      const kind = repository.lookUp(path);
      if (kind === "outside") {
        refusal = `"${target}" is a link that leaves the repository`;
      } else if (kind === "folder") {
        if (links === MOST_LINKED_FOLDERS)
          refusal = `"${target}" stands behind more than ${MOST_LINKED_FOLDERS} links to folders`;
        else collect(path, target, links + 1);
      } else if (kind === "file") {
        found.push({ from: repository.realPath(path) ?? path, to: target });
        if (found.length > MOST_FILES) refusal = `the chart's folder holds more than ${MOST_FILES} files`;
      }
    }
  }

  if (repository.lookUp(folder) === "outside") refusal = "the folder is a link that leaves the repository";
  else collect(joinPath(folder, "."), "", 0);
  return { files: found, refusal };
}
