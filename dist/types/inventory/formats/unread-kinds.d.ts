/** A kind that declares pools in a format that taintlint does not read: it must be an error, never silently skipped. */
export interface UnreadKind {
    readonly format: string;
    readonly group: string;
    readonly kind: string;
}
export declare const UNREAD_KINDS: readonly UnreadKind[];
