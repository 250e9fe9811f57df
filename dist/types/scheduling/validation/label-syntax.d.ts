/**
 * What the API server says against a label or taint key; empty when it is valid.
 * Upstream: apimachinery/pkg/api/validate/content IsLabelKey.
 */
export declare function labelKeyErrors(key: string): string[];
/**
 * What the API server says against a label or taint value; empty when it is valid.
 * Upstream: apimachinery/pkg/api/validate/content IsLabelValue.
 */
export declare function labelValueErrors(value: string): string[];
/**
 * What the API server says against a name that must be a DNS-1123 subdomain, such as a node's.
 * Upstream: apimachinery/pkg/api/validate/content IsDNS1123Subdomain.
 */
export declare function subdomainErrors(name: string): string[];
