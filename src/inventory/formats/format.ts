import type { KubernetesObject } from "../../manifest/objects/objects.js";
import type { NodePool } from "../../model/pool.js";
import type { Place, SourceFile, SourceNode, SourceProblem } from "../../model/source.js";
import type { ImplicitMode } from "../contract/cluster-keys.js";
import type { ConfigurationError, InventoryNotice } from "../contract/configuration-error.js";

export interface FromDeclaration {
  /** Paths and globs, relative to the folder of the file that holds the entry. */
  readonly paths: readonly string[];
  /** The id of a format, or undefined to detect it. */
  readonly format: string | undefined;
  /** `none`, `auto` or the key of a label. */
  readonly groupBy: string;
  readonly transient: "drop" | "keep";
  readonly prefix: string;
  /** True when no file need match. */
  readonly optional: boolean;
  /** True if the cluster may lack the pools: `exists: unknown`. */
  readonly mayBeAbsent: boolean;
  /** Glob of the addresses of Terraform resources to take; undefined: all. */
  readonly address: string | undefined;
  /** Files of variables that a root module of Terraform is applied with. */
  readonly vars: readonly VarFile[];
  readonly place: Place;
}

export interface VarFile {
  readonly path: string;
  readonly place: Place;
}

export interface FormatInput {
  readonly objects: readonly KubernetesObject[];
  /** Every file of the entry. */
  readonly files: readonly SourceFile[];
  readonly from: FromDeclaration;
  readonly cluster: string | null;
  /** The id of the format that reads them. */
  readonly format: string;
  /** The cluster's own globs of taint keys that come and go. */
  readonly transientTaints: readonly string[];
  /** Treatment of taints and labels that platforms add; `apply` by default. */
  readonly implicit?: ImplicitMode;
}

export interface FileObjects {
  readonly objects: readonly KubernetesObject[];
  readonly errors: readonly ConfigurationError[];
  readonly notices: readonly InventoryNotice[];
  /** True if pools in it may stay unread. */
  readonly hidesPools?: boolean;
}

export interface InventoryFile extends SourceFile {
  /** Objects read from a root module of Terraform, which is no file. */
  readonly opened?: FileObjects;
  readonly fault?: SourceProblem;
}

export interface FormatOutput {
  readonly pools: readonly NodePool[];
  readonly errors: readonly ConfigurationError[];
  readonly notices: readonly InventoryNotice[];
}

/** A format of pool declarations. Matches objects by API group and kind. */
export interface InventoryFormat {
  /** `format` in the configuration and of a pool. */
  readonly id: string;
  readonly kinds: readonly { readonly group: string; readonly kind: string }[];
  /** Recognizes a document without a kind by its root, in texts with this word at the start of a line. */
  readonly shape?: { readonly words: RegExp; readonly isRoot: (root: SourceNode) => boolean };
  /** Its files may hold objects of any other format. */
  readonly embeds?: true;
  /** Returns paths, relative to its folder, that a file includes. */
  readonly relatedPaths?: (file: SourceFile) => readonly string[];
  /** Returns the group of files that may share a pool; files of one folder are always read together. */
  readonly spreadOf?: (path: string) => string;
  /** Opens files of anything but Kubernetes objects, which have this word in them; undefined for any other file. */
  readonly opens?: { readonly words: RegExp; readonly open: (file: SourceFile) => FileObjects | undefined };
  readonly read: (input: FormatInput) => FormatOutput;
}
