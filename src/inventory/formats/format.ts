import type { KubernetesObject } from "../../manifest/objects/objects.js";
import type { NodePool } from "../../model/pool.js";
import type { Place, SourceFile, SourceNode, SourceProblem } from "../../model/source.js";
import type { ImplicitMode } from "../declaration/cluster-keys.js";
import type { ConfigurationError, InventoryNotice } from "../declaration/configuration-error.js";

/** One entry of `from`: files that declare pools, and how to read them. */
export interface FromDeclaration {
  /** Paths and globs, relative to the folder of the file that holds the entry. */
  readonly paths: readonly string[];
  /** The id of a format, or undefined to detect it. */
  readonly format: string | undefined;
  /** `none`, `auto` or the key of a label. */
  readonly groupBy: string;
  readonly transient: "drop" | "keep";
  /** Put before the names of the pools. */
  readonly prefix: string;
  /** True when no file need match. */
  readonly optional: boolean;
  /** True where nothing tells whether the cluster has the pools: `exists: unknown`. */
  readonly mayBeAbsent: boolean;
  /** Glob of the addresses of Terraform resources to take; undefined: all. */
  readonly address: string | undefined;
  /** Files of variables that a root module of Terraform is applied with. */
  readonly vars: readonly VarFile[];
  readonly place: Place;
}

/** A file of variables as an entry names it. */
export interface VarFile {
  readonly path: string;
  readonly place: Place;
}

/** The objects of one entry of `from`, of all its files, that a format reads. */
export interface FormatInput {
  readonly objects: readonly KubernetesObject[];
  /** Every file of the entry, whatever it holds. */
  readonly files: readonly SourceFile[];
  readonly from: FromDeclaration;
  readonly cluster: string | null;
  /** The cluster's own globs of taint keys that come and go. */
  readonly transientTaints: readonly string[];
  /** What to do with taints and labels that platforms add by themselves; `apply` without it. */
  readonly implicit?: ImplicitMode;
}

/** The objects of a file, or the fragments of one that stand for objects. */
export interface FileObjects {
  readonly objects: readonly KubernetesObject[];
  readonly errors: readonly ConfigurationError[];
  readonly notices: readonly InventoryNotice[];
  /** True where pools may stand in it that are not read; absent where none do. */
  readonly hidesPools?: boolean;
}

/** A file of an entry of `from`. */
export interface InventoryFile extends SourceFile {
  /** What was read out of it before, where it is no file of its own: a root module of Terraform. */
  readonly opened?: FileObjects;
  /** Why it could not be opened, where taintlint itself failed at it. */
  readonly fault?: SourceProblem;
}

export interface FormatOutput {
  readonly pools: readonly NodePool[];
  readonly errors: readonly ConfigurationError[];
  readonly notices: readonly InventoryNotice[];
}

/** A way to declare pools. Objects find their format by API group and kind, never by kind alone. */
export interface InventoryFormat {
  /** What `format` in the configuration and `format` of a pool say. */
  readonly id: string;
  readonly kinds: readonly { readonly group: string; readonly kind: string }[];
  /** Knows a document that has no kind by its root. */
  readonly hasShape?: (root: SourceNode) => boolean;
  /** Its files may hold objects of any other format. */
  readonly embeds?: true;
  /** Paths of files that a file of the format takes in, relative to its folder. */
  readonly relatedPaths?: (file: SourceFile) => readonly string[];
  /** Names the files among which one pool may be spread, by the path of one; those of one folder are read together anyway. */
  readonly spreadOf?: (path: string) => string;
  /** Opens files that are made of something else than Kubernetes objects; undefined for a file that is not. */
  readonly open?: (file: SourceFile) => FileObjects | undefined;
  readonly read: (input: FormatInput) => FormatOutput;
}
