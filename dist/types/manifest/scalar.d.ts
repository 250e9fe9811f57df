/** A scalar as Kubernetes sees it after YAML became JSON. */
export type ScalarValue = string | number | bigint | boolean | null;
/**
 * What a plain scalar means to Kubernetes, whose YAML decoder follows YAML 1.1: `yes` is a boolean and `010` is 8.
 * Every rule here was read off `kubectl` itself. A number that is not finite cannot become JSON and stays its text.
 * Upstream: sigs.k8s.io/yaml goyaml.v2/resolve.go resolve.
 */
export declare function resolvePlainScalar(text: string): ScalarValue;
/** What a scalar with an explicit tag means, whatever its style. Unknown tags leave the text. */
export declare function resolveTaggedScalar(text: string, tag: string): ScalarValue;
/** A mapping key as the JSON key it becomes: `yes` is `true`, `0x1F` is `31`. */
export declare function formatKey(value: ScalarValue): string;
