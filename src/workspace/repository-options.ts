import type { Limits } from "../model/limits.js";
import type { SourceFile } from "../model/source.js";
import type { Division } from "../rendering/division.js";
import type { DeclarationOptions } from "./configuration-file.js";
import type { NamedManifests } from "./manifest-files.js";
import type { RenderingOptions } from "./rendering-options.js";

/** Which repository to read, in the user's words. */
export interface RepositoryOptions extends NamedManifests {
  /** Absolute. */
  readonly workingDirectory: string;
  readonly config: string | undefined;
  readonly inventory: string | undefined;
  readonly cluster: string | undefined;
  /** Absolute: the folder that a configuration below the working directory governs, which this run is about. */
  readonly startsIn?: string | undefined;
  /** Absolute: folders that this run leaves to configurations of their own. */
  readonly without?: readonly string[];
  /** A configuration that has not been written yet, in the place of those in files. */
  readonly proposed?: SourceFile;
  /** What is to hold in place of the configuration that was found. */
  readonly governing?: DeclarationOptions["governing"];
  /** A manifest that comes instead of those in files. */
  readonly stdin: { readonly name: string; readonly bytes: Buffer } | undefined;
  /** The file of known findings. */
  readonly baseline?: string | undefined;
  /** Those of the configuration by default. */
  readonly limits?: Limits;
  /** Milliseconds since the run began: without a clock it has no bound of time. */
  readonly elapsed?: () => number;
  /** How to render what the repository holds. Without it every file is judged as it stands. */
  readonly rendering?: RenderingOptions;
}

/** The same for one of several runs that share the rendering. */
export function withDivision(options: RepositoryOptions, division: Division): RepositoryOptions {
  const { rendering } = options;
  return rendering === undefined ? options : { ...options, rendering: { ...rendering, division } };
}
