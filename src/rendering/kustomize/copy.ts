import { joinPath } from "../../model/path-steps.js";
import type { RenderCopy, RenderRequest, RepositoryFiles } from "../render-root.js";

/**
 * Where kustomize finds something, and what that is in the repository. They differ behind a link to a folder: the copy has
 * no links, so that what stands in the linked folder, and what it refers to, is copied to where the link leads from.
 */
export interface Position {
  /** Seen from the repository's root. */
  readonly copy: string;
  /** Seen from the working directory, with its links resolved. */
  readonly real: string;
}

/** The files that kustomize finds below a folder, and nothing else. */
export interface PlannedCopy extends Pick<RenderRequest, "files" | "copies"> {
  /** The file of the repository that a path of the copy, as kustomize's annotations name it, is a copy of. */
  readonly realPathOf: (path: string) => string | undefined;
}

/** The folder of the copy that stands for the repository's root. */
const REPOSITORY = "repository";

/** Where something of the repository stands for kustomize. */
export function pathInCopy(path: string): string {
  return joinPath(REPOSITORY, path);
}

export interface CopyPlan {
  /** Of what no link leads to. */
  readonly positionOf: (realPath: string) => Position;
  /** False where another file stands there already. */
  readonly addFile: (position: Position) => boolean;
  /** The same for a file whose objects are taken in: what else reads it adds it as a file, too. */
  readonly addManifest: (position: Position) => boolean;
  /** Adds a text in place of a file's own. False where another file stands there already. */
  readonly addText: (position: Position, text: string) => boolean;
  readonly has: (position: Position) => boolean;
  readonly planned: () => PlannedCopy;
}

export function createCopy(files: RepositoryFiles): CopyPlan {
  const reals = new Map<string, string>();
  const texts = new Map<string, string>();

  const read = new Set<string>();

  function addManifest({ copy, real }: Position): boolean {
    const known = reals.get(copy) ?? real;
    reals.set(copy, known);
    return known === real;
  }

  function addFile(position: Position): boolean {
    read.add(position.copy);
    return addManifest(position);
  }

  return {
    positionOf: (real) => ({ copy: joinPath(files.workingDirectory, real), real }),
    addFile,
    addManifest,
    addText(position, text) {
      const known = texts.get(position.copy) ?? text;
      texts.set(position.copy, known);
      return addFile(position) && known === text;
    },
    has: ({ copy }) => reals.has(copy),
    planned() {
      const paths = [...reals].sort(([a], [b]) => (a < b ? -1 : 1));
      return {
        files: paths.flatMap(([path]) => {
          const text = texts.get(path);
          return text === undefined ? [] : [{ path: pathInCopy(path), text }];
        }),
        copies: paths.flatMap(([path, real]): RenderCopy[] => {
          if (texts.has(path)) return [];
          return [{ from: real, to: pathInCopy(path), isManifest: !read.has(path) || undefined }];
        }),
        realPathOf(path) {
          const below = path.replaceAll("\\", "/");
          return below.startsWith(`${REPOSITORY}/`) ? reals.get(below.slice(REPOSITORY.length + 1)) : undefined;
        },
      };
    },
  };
}
