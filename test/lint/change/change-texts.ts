import { reportChange } from "../../../src/lint/change/change-report.js";
import { compareClusters } from "../../../src/lint/change/compare-clusters.js";
import { gitopsOf } from "../../../src/lint/contract/lint-input.js";
import type { ChangeReport } from "../../../src/lint/contract/result.js";
import { judgeClusters } from "../../../src/lint/judging/judge.js";
import { readTexts } from "../../rules/lint-texts.js";

/** An inventory's body and a manifest. */
export type RevisionTexts = readonly [inventory: string, manifest: string];

/** What becomes of the one by the other. */
export function changeOf(before: RevisionTexts, after: RevisionTexts): ChangeReport {
  const [base, head] = [before, after].map(([inventory, manifest]) => {
    const input = readTexts(inventory, [{ path: "manifest.yaml", text: manifest }]);
    return { input, judgements: judgeClusters(input.clusters, input.manifests, gitopsOf(input)) };
  });
  if (base === undefined || head === undefined) throw new Error("a revision is missing");
  const changes = compareClusters(base, head).map(({ change }) => change);
  return reportChange({ revision: "main", commit: "0" }, changes);
}

/** `api loses-pool gpu`, with the seconds of an eviction. */
export function effectsOf({ workloads }: ChangeReport): string[] {
  return workloads.map(({ name, effect, pools, evictedAfterSeconds: seconds }) =>
    [name, effect, pools.join("+"), ...(seconds === null ? [] : [`${seconds}s`])].join(" "),
  );
}

/** A workload with more lines of its pod spec, six spaces deep. */
export function workload(name: string, spec = "", kind = "Deployment"): string {
  return `---
apiVersion: apps/v1
kind: ${kind}
metadata: {name: ${name}}
spec:
  template:
    spec:
      containers: [{name: c, image: c:1}]
${spec}`;
}

/** `key: value` of a node selector. */
export function select(label: string): string {
  return `      nodeSelector: {${label}}\n`;
}

/** Flow mappings of tolerations. */
export function tolerate(...tolerations: string[]): string {
  return `      tolerations: [${tolerations.map((one) => `{${one}}`).join(", ")}]\n`;
}
