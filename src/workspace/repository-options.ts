import type { Limits } from "../model/limits.js";
import type { ReadFile } from "../sources/disk/read-file.js";
import type { DeclarationOptions } from "./configuration-file.js";
import type { NamedManifests } from "./manifest-files.js";
import type { RenderingOptions } from "./rendering-options.js";

/** Replaces the files. */
export interface StandardInput {
  readonly name: string;
  readonly bytes: Buffer;
  /** The text, of a long list in part. */
  readonly read: ReadFile;
}

export interface RepositoryOptions extends NamedManifests, DeclarationOptions {
  /** Absolute. */
  readonly workingDirectory: string;
  /** Absolute folders with their own configuration. */
  readonly without?: readonly string[];
  readonly stdin: StandardInput | undefined;
  readonly baseline?: string | undefined;
  /** By default the configuration's. */
  readonly limits?: Limits;
  /** Milliseconds since the start; without it there is no time limit. */
  readonly elapsed?: () => number;
  /** Absent: files are judged unrendered. */
  readonly rendering?: RenderingOptions;
}
