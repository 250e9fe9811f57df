import type { Manifest } from "../manifest/read-manifest.js";
import type { Budget } from "../model/budget.js";
import type { Outcome } from "../model/outcome.js";
import type { Renderer, SourceFile, SourceProblem } from "../model/source.js";

/**
 * The repository's files as the planning of renderings sees them; `sources/` answers. Paths are relative to the working
 * directory and written with `/`.
 */
export interface RepositoryFiles {
  /** The working directory, seen from the repository's root: `.` where it is that root. */
  readonly workingDirectory: string;
  /**
   * What a path is. `outside`: it leads, by itself or by a link, out of the repository. `ignored`: a file that git
   * ignores. Undefined: nothing is there.
   */
  readonly lookUp: (path: string) => "file" | "folder" | "outside" | "ignored" | undefined;
  /** A file or a folder by its own path, with all links followed; undefined for what is neither. */
  readonly realPath: (path: string) => string | undefined;
  /** Undefined for what is no readable text inside the repository. */
  readonly read: (path: string) => SourceFile | undefined;
  /** The texts in a packed chart, by their paths in the chart's own folder, or why helm must not get them. */
  readonly unpack: (path: string, budget: ChartBudget) => Outcome<readonly SourceFile[]>;
  /** Every file below a folder, at any depth, sorted, but for those that git ignores; links are named and not followed. */
  readonly list: (folder: string) => readonly string[];
}

/** The budget of a chart, shared by all its subcharts and archives. */
export interface ChartBudget {
  /** Files of folders and archives, and links to folders. */
  readonly files: Budget;
  /** Bytes of archives: packed, and unpacked. */
  readonly bytes: Budget;
  /** Charts and the dependencies that they declare, each as often as helm renders it: once for each alias. */
  readonly instances: Budget;
}

export interface RenderCopy {
  readonly from: string;
  readonly to: string;
  /** Its objects are taken in, and nothing reads it as a text. */
  readonly isManifest?: true;
  /** It is a packed chart, and `to` the folder that its files are written into. */
  readonly isPacked?: true;
}

/**
 * One run of a program, in a new folder that holds nothing but what is written here. All paths are relative, so that the
 * same call in another folder prints the same. Planned without touching anything.
 */
export interface RenderRequest {
  /** Paths inside the folder, with their texts. Written after `copies`. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** Files of the repository to copy to paths inside the folder: byte by byte, but for definitions in manifests. */
  readonly copies: readonly RenderCopy[];
  /** Behind the program's name, which `sources/` knows (`kustomize build`, `kubectl kustomize`, `helm template`). */
  readonly arguments: readonly string[];
}

/**
 * The standard output of a run, or why there is none: one lower-case clause without anything secret. Only an error of
 * helm, which begins with `Error: `, is what helm has printed: `interpret` tells no more of it than its kind and place.
 */
export type RenderOutcome =
  | { readonly value: string; readonly problem?: never; readonly isFault?: never }
  /** `isFault`: the machine is at fault, and nothing is known of what would have been rendered. */
  | { readonly value?: never; readonly problem: string; readonly isFault?: true };

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
  /** The oldest version of the program that may render it, and why not an older one: one lower-case clause. */
  readonly needs?: { readonly version: string; readonly refusal: string };
  /** Why it must not or cannot be rendered, where that is known beforehand, and where it stands. */
  readonly refusal?: SourceProblem;
  readonly requests: readonly RenderRequest[];
  /** Reads the outputs of all requests, in their order. Pure. */
  readonly interpret: (outputs: readonly RenderOutcome[]) => Interpretation;
}

/** A root that is not rendered because taintlint failed to plan it. */
export function unplannedRoot(renderer: Renderer, label: string, file: SourceFile, refusal: SourceProblem): RenderRoot {
  const interpret = () => ({ problem: refusal });
  return {
    renderer,
    label,
    file,
    clusters: undefined,
    reads: [file.path],
    covers: [],
    refusal,
    requests: [],
    interpret,
  };
}

/** Either what was rendered, or why not. */
export type Interpretation = Outcome<Manifest, SourceProblem>;
