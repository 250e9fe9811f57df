import { quoted } from "../model/words.js";
import { placeInObject, type Workload } from "../model/workload.js";
import type { Rule } from "./contract/rule.js";
import { ofObject } from "./contract/vocabulary.js";
import { requiredExpressions } from "./explanations/node-selection-places.js";

/** Labels that say what a node is, and nothing about a pod. Those of the topology an API server may copy to pods. */
const OF_NODES = ["kubernetes.io/arch", "kubernetes.io/os", "beta.kubernetes.io/arch", "beta.kubernetes.io/os"];

function asksFor(workload: Workload, key: string): boolean {
  return (
    key in workload.podSpec.nodeSelector || requiredExpressions(workload).some((one) => one.requirement.key === key)
  );
}

export const nodeLabelOnPod: Rule = {
  id: "node-label-on-pod",
  summary: "A label that chooses nodes stands among the pod's own labels, where it chooses nothing.",
  severity: "warning",
  rationale: `\`kubernetes.io/arch\` and \`kubernetes.io/os\` are labels of nodes. Among the labels of a pod template they are words like
any others: the scheduler does not read them, and the pod may land on a node of another architecture, where its image does
not start. They belong in \`nodeSelector\`.

Silent where the pod asks for the label as well: some people like to see it on their pods.`,
  examples: [
    {
      title: "An architecture in the template's metadata",
      inventory: `
pools:
  - name: general
  - name: arm
    labels: {kubernetes.io/arch: arm64}
`,
      bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    metadata:
      labels:
        app: api
        kubernetes.io/arch: arm64 # <--
    spec:
      containers: [{name: api, image: api:1}]
`,
      good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    metadata:
      labels:
        app: api
    spec:
      nodeSelector:
        kubernetes.io/arch: arm64
      containers: [{name: api, image: api:1}]
`,
    },
  ],
  claims: ["object"],
  *checkWorkload({ workload }) {
    for (const key of OF_NODES) {
      const value = workload.templateLabels[key];
      if (value === undefined || asksFor(workload, key)) continue;
      yield {
        at: placeInObject(workload, [...workload.podSpecPath.slice(0, -1), "metadata", "labels", key], "key"),
        workload,
        claims: [ofObject(`label ${quoted(key)} of a pod chooses no node: it says what nodes are`)],
        help: `Write \`${key}: ${value}\` in the pod spec's nodeSelector.`,
        identity: { names: [key] },
      };
    }
  },
};
