/** Keys from a root to a value: strings in mappings, numbers in lists. */
export type FieldPath = readonly (string | number)[];
/** A text file. `path` is relative to the working directory, with `/`. */
export interface SourceFile {
    readonly path: string;
    /** Decoded, without byte order mark. */
    readonly text: string;
    /** The prescan's result; absent if inconclusive. */
    readonly prescan?: Prescan | undefined;
    /** Folders from a configuration above the working directory (`path` begins with `..`) down to it. */
    readonly below?: string | undefined;
}
/** A prescan of a file's bytes. */
export interface Prescan {
    readonly documents: number;
    readonly slices: readonly DocumentSlice[];
}
export interface DocumentSlice extends Span {
    readonly text: string;
}
/** Returns the relevant texts of a file: the prescan's parts, or all. */
export declare function textsThatMatter(file: SourceFile): readonly string[];
/** UTF-16 offsets into `SourceFile.text`, from 0, end exclusive. */
export interface Span {
    readonly start: number;
    readonly end: number;
}
interface WrittenSpan extends Span {
    /** The file of the offsets, if not the document's. */
    readonly file?: SourceFile;
}
export interface ScalarNode extends WrittenSpan {
    readonly kind: "scalar";
    /** Resolved as Kubernetes' YAML decoder does. */
    readonly value: string | number | bigint | boolean | null;
    /** The content as text: `yes` for a plain `yes`, although its value is `true`. */
    readonly text: string;
    /** Without quotes, block style or tag, so the value depends on spelling. */
    readonly plain: boolean;
}
export interface MappingEntry {
    readonly key: ScalarNode;
    readonly value: SourceNode;
    /** Merged by `<<`. */
    readonly merged: boolean;
}
export interface MappingNode extends WrittenSpan {
    readonly kind: "mapping";
    /** In source order; a later duplicate wins. */
    readonly entries: readonly MappingEntry[];
}
export interface SequenceNode extends WrittenSpan {
    readonly kind: "sequence";
    readonly items: readonly SourceNode[];
}
/** A YAML or JSON value. An alias shares its anchor's node and place. */
export type SourceNode = ScalarNode | MappingNode | SequenceNode;
/** A placeholder that a tool replaces. */
export interface Blank extends Span {
    readonly text: string;
    /** `inline`: in a line; `lines`: a line of keys; `control`: begins or ends a `block`; `comment`: nothing. */
    readonly kind: "inline" | "lines" | "control" | "comment";
    /** Start of `lines`, from 0; undefined if the tool indents. */
    readonly column?: number | undefined;
    readonly block?: Span;
}
export interface SourceDocument {
    readonly file: SourceFile;
    readonly start: number;
    readonly root: SourceNode;
    /** Blanked placeholders; absent for plain YAML. */
    readonly blanks?: readonly Blank[];
    /** The Terraform resource; in a plan, places are the file's start. */
    readonly address?: string;
    /** The reason that its content may not exist; absent if it does. */
    readonly doubt?: string;
    /** The origin of a rendered document, whose text is in no file. */
    readonly origin?: RenderedOrigin;
}
export declare const RENDERERS: readonly ["kustomize", "helm"];
export type Renderer = (typeof RENDERERS)[number];
/** The sources of a rendered document. */
export interface RenderedOrigin {
    readonly renderer: Renderer;
    /** The kustomization or chart: `apps/prod`, or `charts/api with values-prod.yaml`. */
    readonly root: string;
    /** The object's source; else the kustomization or chart. */
    readonly place: Place | TextPlace;
    /** Fields with known sources, by rendered path; the longest prefix counts. */
    readonly fields: readonly FieldOrigin[];
    /** The field of the release that takes values, such as `spec.values`. */
    readonly valuesAt?: string | undefined;
    /** The object that the rendering changed; undefined without a single one. */
    readonly base?: {
        readonly document: SourceDocument;
        readonly objectPath: FieldPath;
    };
    /** The template, if the place is not in it: it tells apart what a packed chart renders. */
    readonly template?: string;
}
/** The source of a rendered field. */
export interface FieldOrigin {
    readonly path: FieldPath;
    readonly place: Place | TextPlace;
    /** The value of a chart from elsewhere, `node.tolerations`, that its release does not set. */
    readonly unset?: string | undefined;
}
export interface Place {
    readonly document: SourceDocument;
    readonly path: FieldPath;
    readonly target: "key" | "value";
}
/** A place without a document. */
export interface TextPlace {
    readonly file: SourceFile;
    readonly span: Span;
}
/** Reasons that content is missing: encrypted, or a pointer. */
export type Withheld = "git-crypt" | "Git LFS";
/** A file without text, and the reason. */
export interface UnreadableFile {
    readonly path: string;
    readonly message: string;
    /** Absent if the file needs attention. */
    readonly withheld?: Withheld;
}
/** A problem in reading a file or a part of it. */
export interface SourceProblem extends TextPlace {
    /**
     * `unreadable`: no text. `syntax`: no document. `duplicate-key`. `not-rendered`: a kustomization or chart.
     * `ignored-value`: unread by a chart. `ignored-patch`: without target. `internal`: taintlint's error.
     */
    readonly kind: "unreadable" | "syntax" | "duplicate-key" | "not-rendered" | "ignored-value" | "ignored-patch" | "internal";
    readonly message: string;
    /** True if Kubernetes' decoder may read hidden content there, which placeholders do not excuse. */
    readonly isHidden?: boolean;
    /** True if the folder's kustomization omits the file. */
    readonly isIdle?: boolean;
    /** A shared cause without names, by which problems are merged. */
    readonly cause?: string;
    /** The lines to write or the command to run, in sentences; by default the help of the rule. */
    readonly help?: string | undefined;
    /** Stack of an internal error, with paths of the machine. */
    readonly stack?: string;
}
/** Lines and columns from 1 in UTF-16 units, end exclusive. */
export interface SourceRange {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly endLine: number;
    readonly endColumn: number;
}
export declare function formatFieldPath(path: FieldPath): string;
export {};
