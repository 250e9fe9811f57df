import type { Manifest } from "../../manifest/read-manifest.js";
import type { Budget } from "../../model/budget.js";
import type { Outcome } from "../../model/outcome.js";
import type { Renderer, SourceFile, SourceProblem } from "../../model/source.js";
import type { OutsideCharts } from "./outside-chart.js";

/** Implemented in `sources/`. Paths are relative to the working directory, with `/`. */
export interface RepositoryFiles {
  /** Makes a real path relative to the repository's root. */
  readonly fromRoot: (path: string) => string;
  /** Returns `outside` for a path or link out of the repository, `ignored` for git's; undefined for nothing. */
  readonly lookUp: (path: string) => "file" | "folder" | "outside" | "ignored" | undefined;
  /** Undefined unless a file or folder. */
  readonly realPath: (path: string) => string | undefined;
  /** Undefined unless a readable text in the repository. */
  readonly read: (path: string) => SourceFile | undefined;
  readonly unpack: (path: string, budget: ChartBudget) => Outcome<readonly SourceFile[]>;
  /** Charts from outside of the repository, whose files all other functions know; undefined where none is looked up. */
  readonly outside?: OutsideCharts;
  /** Sorted, at any depth, except ignored ones. Links are listed, not followed. */
  readonly list: (folder: string) => readonly string[];
}

export interface ChartBudget {
  readonly files: Budget;
  /** Packed and unpacked. */
  readonly bytes: Budget;
  /** Charts and declared dependencies, once per alias as helm renders them. */
  readonly instances: Budget;
}

export interface RenderCopy {
  readonly from: string;
  readonly to: string;
  /** A manifest or template whose definitions may be cut: nothing uses their text. */
  readonly isManifest?: true;
  /** A packed chart; `to` is the folder for its files. */
  readonly isPacked?: true;
}

/** One run of a program in a new folder with only these files. Paths are relative, so the output is reproducible. */
export interface RenderRequest {
  /** Texts by path in the folder; written after `copies`. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** Its `files` are made when it runs, of the root's `reads` and the request before it. */
  readonly isLate?: true;
  /** Written instead where the program fails with `files`; undefined where these are all. */
  readonly wholeFiles?: RenderRequest["files"] | undefined;
  /** A text in the message of a failure that `wholeFiles` may cure; undefined for any failure. */
  readonly blames?: string;
  /** Repository files copied byte by byte, except definitions in manifests. */
  readonly copies: readonly RenderCopy[];
  readonly arguments: readonly string[];
  /** Files with the whole output of other requests. */
  readonly inputs?: readonly { readonly path: string; readonly request: RenderRequest }[];
  /** By default the root's. */
  readonly renderer?: Renderer;
  /** The outcome is a digest of the whole output. */
  readonly isDigest?: true;
}

/** Output, or a lower-case clause without secrets; an error of helm begins with `Error: ` and its place. */
export type RenderOutcome =
  | { readonly value: string; readonly problem?: never; readonly isFault?: never }
  /** `isFault`: the machine failed, so the result is unknown. */
  | { readonly value?: never; readonly problem: string; readonly isFault?: true };

export interface RenderRoot {
  readonly renderer: Renderer;
  /** Unique in a run: `apps/prod`, or `charts/api with values-prod.yaml`. */
  readonly label: string;
  readonly file: SourceFile;
  /** Undefined if cluster globs decide by `file.path`. */
  readonly clusters: ReadonlySet<string> | undefined;
  readonly reads: readonly string[];
  readonly covers: readonly string[];
  /** The oldest program version allowed, and why: a lower-case clause. */
  readonly needs?: { readonly version: string; readonly refusal: string };
  readonly refusal?: SourceProblem;
  /** Those after one that fails are not run. */
  readonly requests: readonly RenderRequest[];
  /** Returns a request that the outcomes so far ask for; its outcome comes behind them. Pure, never throws. */
  readonly next?: (outcomes: readonly RenderOutcome[]) => RenderRequest | undefined;
  /** Everything but files that decides `interpret`; compared by value. */
  readonly given?: unknown;
  /** Pure; takes outputs in order. */
  readonly interpret: (outputs: readonly RenderOutcome[]) => Interpretation;
}

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

export type Interpretation = Outcome<Manifest, SourceProblem>;
