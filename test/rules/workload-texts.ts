/** A workload in namespace web unless said otherwise; `spec` is lines of the pod spec in flow style. */
export function workload(kind: string, spec: readonly string[], namespace = "web"): string {
  const body = ["containers: [{name: a, image: a:1}]", ...spec].map((line) => `      ${line}`).join("\n");
  const group = kind === "Job" ? "batch" : "apps";
  return `apiVersion: ${group}/v1\nkind: ${kind}\nmetadata: {name: a, namespace: ${namespace}}\nspec:\n  template:\n    spec:\n${body}\n`;
}

export const tolerating = (...tolerations: string[]) => `tolerations: [${tolerations.join(", ")}]`;
export const requiring = (expression: string) =>
  `affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [{matchExpressions: [${expression}]}]}}}`;
export const preferring = (expression: string) =>
  `affinity: {nodeAffinity: {preferredDuringSchedulingIgnoredDuringExecution: [{weight: 1, preference: {matchExpressions: [${expression}]}}]}}`;
