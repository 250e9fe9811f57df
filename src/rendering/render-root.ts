import type { Manifest } from "../manifest/read-manifest.js";
import type { Renderer, SourceFile, SourceProblem } from "../model/source.js";

/**
 * The repository's files as the planning of renderings sees them; `sources/` answers. Paths are relative to the working
 * directory and written with `/`.
 */
export interface RepositoryFiles {
  /**
   * What a path is. `outside`: it leads, by itself or by a link, out of the repository. `ignored`: git ignores the file, so
   * that nothing may read it. Undefined: nothing is there.
   */
  readonly lookUp: (path: string) => "file" | "folder" | "outside" | "ignored" | undefined;
  /** Undefined for what is no readable text inside the repository. */
  readonly read: (path: string) => SourceFile | undefined;
  /** Every file below a folder, at any depth, sorted; links are named and not followed. */
  readonly list: (folder: string) => readonly string[];
}

/** Where a request finds what it names. All three are absolute folders. */
export interface RenderFolders {
  /** What the paths of `RepositoryFiles` are relative to. */
  readonly repository: string;
  /** A new folder of this request. */
  readonly temporary: string;
  /** From the temporary folder to a path of the repository, relative, written with `/`. */
  readonly toRepository: (path: string) => string;
}

/** What to write into the temporary folder, and how to call the program. */
export interface RenderCall {
  /** Paths inside the temporary folder, with their texts. Written after `copies`. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** Files of the repository to copy, byte by byte, to paths inside the temporary folder. */
  readonly copies: readonly { readonly from: string; readonly to: string }[];
  /** Behind the program's name, which `sources/` knows (`kustomize build`, `kubectl kustomize`, `helm template`). */
  readonly arguments: readonly string[];
}

/** One run of a program. Planned without touching anything. */
export interface RenderRequest {
  readonly prepare: (folders: RenderFolders) => RenderCall;
}

/**
 * The standard output of a run, or why there is none: one lower-case clause without anything secret. Only an error of
 * helm, which begins with `Error: `, is what helm has printed: `interpret` tells no more of it than its kind and place.
 */
export type RenderOutcome =
  | { readonly output: string; readonly refusal?: never }
  | { readonly output?: never; readonly refusal: string };

/** A kustomization, or a chart with one set of values, that is rendered as a whole. */
export interface RenderRoot {
  readonly renderer: Renderer;
  /** For people: `apps/prod`, or `charts/api with values-prod.yaml`. No two roots of a run share it. */
  readonly label: string;
  /** The `kustomization.yaml` or `Chart.yaml`; that of a folder for which Flux generates one is its first file. */
  readonly file: SourceFile;
  /** Names of the clusters that GitOps objects deploy it to; undefined where a cluster's globs decide by `file.path`. */
  readonly clusters: ReadonlySet<string> | undefined;
  /** Every file that rendering reads: what its output depends on. */
  readonly reads: readonly string[];
  /** Manifests that are judged only as rendered: what they hold does not reach the cluster as it stands. */
  readonly covers: readonly string[];
  /** Why it must not or cannot be rendered, where that is known beforehand, and where it stands. */
  readonly refusal?: SourceProblem;
  readonly requests: readonly RenderRequest[];
  /** Reads the outputs of all requests, in their order. Pure. */
  readonly interpret: (outputs: readonly RenderOutcome[]) => Interpretation;
}

/** Either what was rendered, or why not. */
export type Interpretation =
  | { readonly manifest: Manifest; readonly problem?: never }
  | { readonly manifest?: never; readonly problem: SourceProblem };
