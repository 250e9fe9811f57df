import { joinPath } from "../../model/path-steps.js";
import { withoutDefinitions } from "../contract/definitions.js";
import type { RenderCopy, RenderRequest, RepositoryFiles } from "../contract/render-root.js";

export interface Position {
  /** Relative to the repository's root. */
  readonly copy: string;
  /** Relative to the working directory, links resolved. */
  readonly real: string;
}

export type PlannedCopy = Pick<RenderRequest, "files" | "copies">;

const REPOSITORY = "repository";

export function pathInCopy(path: string): string {
  return joinPath(REPOSITORY, path);
}

export interface CopyPlan {
  /** Requires a path that no link leads to. */
  readonly positionOf: (realPath: string) => Position;
  readonly addFile: (position: Position) => boolean;
  readonly addManifest: (position: Position) => boolean;
  /** Adds a text instead of the file's own; returns false if the path holds another file. */
  readonly addText: (position: Position, text: string) => boolean;
  readonly has: (position: Position) => boolean;
  readonly planned: () => PlannedCopy;
}

export function createCopy(files: RepositoryFiles): CopyPlan {
  const reals = new Map<string, string>();
  const texts = new Map<string, string>();

  const read = new Set<string>();

  function addManifest({ copy, real }: Position, cut = withoutDefinitions): boolean {
    const text = files.outside?.holds(real) ? files.read(real)?.text : undefined;
    if (text !== undefined && !texts.has(copy)) texts.set(copy, cut(text) ?? text);
    const known = reals.get(copy) ?? real;
    reals.set(copy, known);
    return known === real;
  }

  function addFile(position: Position): boolean {
    read.add(position.copy);
    return addManifest(position, () => undefined);
  }

  return {
    positionOf: (real) => ({ copy: files.fromRoot(real), real }),
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
      };
    },
  };
}
