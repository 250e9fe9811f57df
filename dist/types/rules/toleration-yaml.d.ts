import type { Taint } from "../model/taint.js";
/** A plain YAML scalar if the text can be one without becoming a number, boolean or null; else in quotes. */
export declare function formatYamlString(text: string): string;
/** The toleration that meets exactly this taint, as lines of a YAML list item without indentation. */
export declare function formatTolerationFor(taint: Taint): string[];
/** A `tolerations:` block that meets all the taints. */
export declare function formatTolerationsFor(taints: readonly Taint[]): string;
