import type { Place, SourceFile, SourceRange } from "../../model/source.js";
/** A mistake in the configuration or the inventory: the run ends with exit code 2. */
export interface ConfigurationError {
    /** One lower-case clause without a final stop; the user's text is quoted. */
    readonly message: string;
    readonly range: SourceRange;
}
export interface InventoryNotice {
    readonly message: string;
    /** The shared cause, without names that differ; the message itself by default. */
    readonly cause?: string;
    /** True if even two are joined into one line, since neither needs action. */
    readonly joins?: true;
    readonly range: SourceRange;
}
export declare function errorAt(place: Place, message: string): ConfigurationError;
/** Returns the start of a file that is not parsed. */
export declare function unwrittenPlace(file: SourceFile): Place;
