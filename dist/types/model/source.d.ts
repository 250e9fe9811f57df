/** The keys from a document's root to a value: mapping keys as strings, sequence positions as numbers. */
export type FieldPath = readonly (string | number)[];
/** One text that taintlint reads. `path` is relative to the working directory and written with `/`. */
export interface SourceFile {
    readonly path: string;
    /** The decoded text without a byte order mark. */
    readonly text: string;
    /** What its bytes told when it was read; absent where they told nothing. Then the text is read anew for who asks. */
    readonly glance?: Glance | undefined;
    /** For a configuration above the working directory, whose `path` begins with `..`: the names of the folders from there down. */
    readonly below?: string | undefined;
}
/** What the bytes of a file tell without its text: that no comment in it is for taintlint, and more. */
export interface Glance {
    /** Documents that are not empty. */
    readonly documents: number;
    /** The documents that may matter. */
    readonly parts: readonly DocumentPart[];
}
/** A document with its text. */
export interface DocumentPart extends Span {
    readonly text: string;
}
/** The texts of a file in which anything for the scheduler may stand: its whole text, unless its bytes told more. */
export declare function textsThatMatter(file: SourceFile): readonly string[];
/** Offsets into `SourceFile.text` in UTF-16 units, from 0, end exclusive. */
export interface Span {
    readonly start: number;
    readonly end: number;
}
/** Where a value is written. */
interface WrittenSpan extends Span {
    /** The file that the offsets are of, for a value that was put together from several: not its document's own. */
    readonly file?: SourceFile;
}
export interface ScalarNode extends WrittenSpan {
    readonly kind: "scalar";
    /** The value as Kubernetes' YAML decoder resolves it. */
    readonly value: string | number | bigint | boolean | null;
    /** The scalar's content as text: `yes` for a plain `yes`, although its value is `true`. */
    readonly text: string;
    /** Written without quotes, block style or tag, so that its value depends on its spelling. */
    readonly plain: boolean;
    /** It holds a placeholder of a template tool that YAML alone could not read: nobody knows its type. */
    readonly isPlaceholder?: true;
}
export interface MappingEntry {
    readonly key: ScalarNode;
    readonly value: SourceNode;
    /** Taken over from another mapping by `<<`. */
    readonly merged: boolean;
}
export interface MappingNode extends WrittenSpan {
    readonly kind: "mapping";
    /** In source order; a later entry with the same key wins and is reported as a duplicate key. */
    readonly entries: readonly MappingEntry[];
}
export interface SequenceNode extends WrittenSpan {
    readonly kind: "sequence";
    readonly items: readonly SourceNode[];
}
/** A value in a YAML or JSON text. An alias is the very node of its anchor, so its place is the anchor's. */
export type SourceNode = ScalarNode | MappingNode | SequenceNode;
/** A placeholder that some tool replaces before Kubernetes sees the text. */
export interface Blank extends Span {
    readonly text: string;
    /**
     * `inline`: a part of a line. `lines`: a whole line that may bring any keys. `control`: a line that begins or ends a
     * `block` which may be left out or stand several times. `comment`: a line that brings nothing.
     */
    readonly kind: "inline" | "lines" | "control" | "comment";
    /** From 0; where `lines` begin. Undefined where the tool indents what it brings. */
    readonly column?: number | undefined;
    readonly block?: Span;
}
export interface SourceDocument {
    readonly file: SourceFile;
    /** Offset of the document's first content character in the file's text. */
    readonly start: number;
    readonly root: SourceNode;
    /** What was left blank, so that the rest could be read; absent for a text that is YAML as it stands. */
    readonly blanks?: readonly Blank[];
    /** The Terraform resource that it was made from: of a plan its places are the start of the file. */
    readonly address?: string;
    /** Why nobody can tell whether what it declares exists; absent where it does. */
    readonly doubt?: string;
    /** Where a rendered document comes from. Its own text stands in no file that anybody edits. */
    readonly origin?: RenderedOrigin;
}
/** The programs that taintlint can have render a repository's manifests. */
export declare const RENDERERS: readonly ["kustomize", "helm"];
export type Renderer = (typeof RENDERERS)[number];
/** How a rendered document leads back to what a person edits. */
export interface RenderedOrigin {
    readonly renderer: Renderer;
    /** The kustomization or chart that was rendered, for people: `apps/prod`, or `charts/api with values-prod.yaml`. */
    readonly root: string;
    /** Where the object as a whole was written; where that is not known, the kustomization or the chart. */
    readonly place: Place | TextPlace;
    /** Fields whose place is known, by their paths in the rendered document. The longest path that leads to a field counts. */
    readonly fields: readonly FieldOrigin[];
    /** The object that the rendering started from, as it is written there; undefined where there is no single one. */
    readonly base?: {
        readonly document: SourceDocument;
        readonly objectPath: FieldPath;
    };
}
/** Where one field of a rendered document was given. */
export interface FieldOrigin {
    readonly path: FieldPath;
    readonly place: Place | TextPlace;
}
/** A value, or the key of a value, in a document. `lint/` turns it into lines and columns. */
export interface Place {
    readonly document: SourceDocument;
    readonly path: FieldPath;
    readonly part: "key" | "value";
}
/** A place in a text that is not, or not yet, a document with keys. */
export interface TextPlace {
    readonly file: SourceFile;
    readonly span: Span;
}
/** What keeps a file's content away although the file is there: encryption, or a pointer to where it is stored. */
export type Withheld = "git-crypt" | "Git LFS";
/** A file that gave no text, and why. */
export interface UnreadableFile {
    /** As in `SourceFile`. */
    readonly path: string;
    /** One lower-case clause. */
    readonly message: string;
    /** Absent for a file that somebody should look at. */
    readonly withheld?: Withheld;
}
/** Something that keeps a file, or a part of it, from being read as meant. */
export interface SourceProblem extends TextPlace {
    /**
     * `unreadable`: no text. `syntax`: no document. `duplicate-key`: a document, but not what its author thinks.
     * `not-rendered`: a kustomization or chart that is not rendered. `ignored-value`: a value of a chart that it never reads.
     * `ignored-patch`: a patch whose target is none of the objects.
     * `internal`: a mistake of taintlint's own.
     */
    readonly kind: "unreadable" | "syntax" | "duplicate-key" | "not-rendered" | "ignored-value" | "ignored-patch" | "internal";
    /** One lower-case clause. */
    readonly message: string;
    /** True if Kubernetes' decoder may read invisible content there: a placeholder of a tool is then no excuse. */
    readonly isHidden?: boolean;
    /** True for a file that the kustomization of its folder does not take in. */
    readonly isIdle?: boolean;
    /** What it comes from, without the names that tell one from another: many of them are told as one. */
    readonly cause?: string;
    /** For a mistake of taintlint's own: where in its code. Holds paths of the machine. */
    readonly stack?: string;
}
/** Lines and columns from 1, columns in UTF-16 units, the end exclusive. */
export interface SourceRange {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly endLine: number;
    readonly endColumn: number;
}
/** Writes a path as the API server does: `spec.template.spec.tolerations[2].value`. */
export declare function formatFieldPath(path: FieldPath): string;
export {};
