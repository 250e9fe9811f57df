/**
 * Reads a Kubernetes quantity (`500m`, `32Gi`, `1e3`) into billionths, exactly; undefined when it is none.
 * What is finer than a billionth is rounded away from zero, what is greater than 2^63-1 becomes that.
 * Upstream: apimachinery/pkg/api/resource/quantity.go ParseQuantity.
 */
export declare function parseQuantity(text: string): bigint | undefined;
