/** The user's text in double quotes. */
export declare function quoted(text: string): string;
/** `a`, `a and b`, `a, b and c`. */
export declare function list(items: readonly string[]): string;
/** `1 pool`, `2 pools`. */
export declare function count(number: number, noun: string): string;
/** Seconds as people say them: `300 s (5 min)`. */
export declare function duration(seconds: number): string;
