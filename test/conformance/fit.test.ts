import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as taintlint from "../../src/index.js";

interface Taint {
  readonly key: string;
  readonly value?: string;
  readonly effect: string;
}

interface WantedNode {
  readonly node: string;
  readonly fits: boolean;
  readonly untolerated: readonly Taint[];
  readonly avoided: readonly Taint[];
  readonly selectorMatches: boolean;
  readonly evictedAfterSeconds: number | null;
  readonly daemonSetRunsHere?: boolean;
}

interface ScenarioPod {
  readonly name: string;
  readonly kind: "Pod" | "DaemonSet";
  readonly comparisonOperators: boolean;
  readonly extendedResourceToleration: boolean;
  readonly spec: Record<string, unknown>;
  readonly runtimeClass?: { readonly metadata: { readonly name: string } };
  readonly want: { readonly valid: boolean; readonly nodes: readonly WantedNode[] };
}

interface Scenario {
  readonly id: string;
  readonly nodes: readonly unknown[];
  readonly pods: readonly ScenarioPod[];
}

const { scenarios }: { scenarios: readonly Scenario[] } = JSON.parse(
  readFileSync(new URL("./data/scheduler-scenarios.json", import.meta.url), "utf8"),
);

/** The repository that a user would have: Nodes as a List in JSON, the pod and its RuntimeClass, and the design's keys. */
async function fitOf(scenario: Scenario, pod: ScenarioPod): Promise<taintlint.FitReportWorkload> {
  const spec =
    pod.runtimeClass === undefined ? pod.spec : { ...pod.spec, runtimeClassName: pod.runtimeClass.metadata.name };
  const object =
    pod.kind === "Pod"
      ? { apiVersion: "v1", kind: "Pod", metadata: { name: pod.name }, spec }
      : { apiVersion: "apps/v1", kind: "DaemonSet", metadata: { name: pod.name }, spec: { template: { spec } } };
  const objects = pod.runtimeClass === undefined ? [object] : [object, pod.runtimeClass];
  const outcome = await taintlint.fit({
    configuration: {
      path: "taintlint.yaml",
      text: [
        "version: 1",
        "manifests: [pods.json]",
        "from: [{path: nodes.json, format: node, groupBy: none, transient: keep}]",
        `featureGates: ${JSON.stringify(pod.comparisonOperators ? ["TaintTolerationComparisonOperators"] : [])}`,
        `admission: {extendedResourceToleration: ${pod.extendedResourceToleration}}`,
      ].join("\n"),
    },
    files: [
      { path: "nodes.json", text: JSON.stringify({ apiVersion: "v1", kind: "List", items: scenario.nodes }) },
      { path: "pods.json", text: JSON.stringify({ apiVersion: "v1", kind: "List", items: objects }, null, 2) },
    ],
  });
  const [workload] = outcome.ok ? outcome.result.workloads : [];
  if (workload === undefined) throw new Error(`no verdict: ${JSON.stringify(outcome)}`);
  return workload;
}

function kubectlText({ key, value = "", effect }: Taint): string {
  if (effect === "") return value === "" ? key : `${key}=${value}:`;
  return value === "" ? `${key}:${effect}` : `${key}=${value}:${effect}`;
}

function wantedCell(pod: ScenarioPod, node: WantedNode): Record<string, unknown> {
  // A pod that names its node passes the filters by: its kubelet looks at labels and at NoExecute alone.
  const isBound = pod.kind === "Pod" && pod.spec.nodeName === node.node;
  const isEvicted = node.untolerated.some(({ effect }) => effect === "NoExecute");
  const byScheduler = isBound ? node.selectorMatches && !isEvicted : node.fits;
  const taken = pod.kind === "DaemonSet" ? node.daemonSetRunsHere : byScheduler;
  const clean = pod.kind === "DaemonSet" || node.avoided.length === 0;
  return {
    pool: node.node,
    verdict: taken ? (clean ? "fits" : "avoided") : "blocked",
    untolerated: node.untolerated.map(kubectlText),
    avoided: node.avoided.map(kubectlText),
    selector: node.selectorMatches ? "match" : "mismatch",
    evictedAfterSeconds: node.evictedAfterSeconds,
  };
}

describe("fit, from files to verdicts, agrees with Kubernetes", () => {
  it.each(scenarios)("$id", async (scenario) => {
    for (const pod of scenario.pods) {
      const workload = await fitOf(scenario, pod);
      expect(workload.valid, `${pod.name} valid`).toBe(pod.want.valid);
      const cells = workload.pools.map(({ pool, verdict, untolerated, avoided, selector, evictedAfterSeconds }) => {
        return { pool, verdict, untolerated, avoided, selector, evictedAfterSeconds };
      });
      expect(cells, pod.name).toEqual(pod.want.nodes.map((node) => wantedCell(pod, node)));
    }
  });
});
