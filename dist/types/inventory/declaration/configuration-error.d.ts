import type { Place, SourceRange } from "../../model/source.js";
/** A mistake in the configuration or the inventory: the run ends with exit code 2. */
export interface ConfigurationError {
    /** One lower-case clause without a final stop; the user's text is quoted. */
    readonly message: string;
    readonly range: SourceRange;
}
/** Something worth knowing about the inventory that stops nothing. */
export interface InventoryNotice {
    readonly message: string;
    /** What many of them come from, without the names that tell them apart; the message itself by default. */
    readonly cause?: string;
    /** True where even two of them are not worth a line each: nothing is to be done at either. */
    readonly joins?: true;
    readonly range: SourceRange;
}
export declare function errorAt(place: Place, message: string): ConfigurationError;
