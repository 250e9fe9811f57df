/** What keys of labels and taints look like, for error messages. */
export declare const QUALIFIED_NAME_SYNTAX = "letters, digits, `-`, `_` and `.`, at most 63 of them, with a letter or a digit at both ends, after an optional DNS prefix and `/`";
/** What values of labels and taints look like, for error messages. */
export declare const LABEL_VALUE_SYNTAX = "letters, digits, `-`, `_` and `.`, at most 63 of them, with a letter or a digit at both ends, or nothing at all";
/** True for a legal key of a label or a taint. Upstream: apimachinery/pkg/util/validation/validation.go IsQualifiedName. */
export declare function isQualifiedName(text: string): boolean;
/** True for a legal value of a label or a taint. Upstream: apimachinery/pkg/util/validation/validation.go IsValidLabelValue. */
export declare function isLabelValue(text: string): boolean;
