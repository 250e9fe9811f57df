import type { Exception } from "../exception.js";

const SELECTOR = "namespaceSelector: {}";
const queue = (spec: string, resource = "cpu") => `apiVersion: kueue.x-k8s.io/v1beta2
kind: LocalQueue
metadata: {name: team, namespace: ml}
spec: {clusterQueue: spot}
---
apiVersion: kueue.x-k8s.io/v1beta2
kind: ClusterQueue
metadata: {name: spot}
spec: {resourceGroups: [{coveredResources: [${resource}], flavors: [{name: spot}]}], ${spec}}
---
apiVersion: kueue.x-k8s.io/v1beta2
kind: ResourceFlavor
metadata: {name: spot}
spec: {nodeTaints: [{key: spot, value: "true", effect: NoSchedule}]}
---
`;
const job = (kind = "Job") => `apiVersion: ${kind === "Job" ? "batch" : "apps"}/v1
kind: ${kind}
metadata: {name: a, namespace: ml, labels: {kueue.x-k8s.io/queue-name: team}}
spec: {template: {spec: {containers: [{name: a, image: a, resources: {requests: {cpu: 1}}}]}}}
`;
const about = { inventory: "pools: [{name: general}]", spoken: `${queue(SELECTOR)}${job()}` };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise:
      "Nothing is reported unless the repository holds the LocalQueue, its ClusterQueue and every flavor of the group",
    ...about,
    silent: `${queue(SELECTOR).split("---\n").slice(0, 2).join("---\n")}---\n${job()}`,
  },
  { promise: "Other kinds are not looked at", ...about, silent: `${queue(SELECTOR)}${job("Deployment")}` },
  {
    promise: "ClusterQueues with admission checks are left out",
    ...about,
    silent: `${queue(`${SELECTOR}, admissionChecks: [a]`)}${job()}`,
  },
  {
    promise: "So are groups of resources that the pod does not ask for",
    ...about,
    silent: `${queue(SELECTOR, "memory")}${job()}`,
  },
  {
    promise: "Quotas and cohorts are not looked at",
    entryIn: ["test/scheduling/queue-flavors.test.ts", "quota decides between flavors that lead elsewhere"],
  },
];
