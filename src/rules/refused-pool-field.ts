import { quoted } from "../model/words.js";
import { POOLS_OF_MANIFESTS, readExamples } from "./contract/examples.js";
import type { Rule } from "./contract/rule.js";
import { ofPools } from "./contract/vocabulary.js";

export const refusedPoolField: Rule = {
  id: "refused-pool-field",
  summary: "The platform refuses a label or a requirement of a pool, so the pool gets no nodes.",
  severity: "error",
  why: `Some node groups are applied without an error and still never have a node; others fail when they are applied. These are reported:

- **The kubelet** does not start if \`--node-labels\` has a label under \`kubernetes.io\` or \`k8s.io\` that it does not know, such as
  \`node-role.kubernetes.io/gpu\` or \`app.kubernetes.io/name\`. EKS passes the labels of a managed node group to that flag, and so
  does eksctl, which refuses them before; kubeadm, K3s, RKE2 and nodeadm pass what their configuration says. Labels that Cluster
  API itself gives nodes are not among them.
- **AKS** refuses the same labels, those under \`kubernetes.azure.com\` that it does not know, taints under it except for that
  of Spot, and on a pool of mode System every hard taint but \`CriticalAddonsOnly\`.
- **GKE** refuses labels under \`node-role.kubernetes.io\` and \`node-restriction.kubernetes.io\`, and \`sandbox.gke.io/runtime\`.
- **EKS** accepts no taint under \`kubernetes.io/\`, \`k8s.io/\` or \`eks.amazonaws.com/\` for a managed node group.
- **Karpenter** keeps a NodePool from becoming ready if its labels or requirements have \`karpenter.sh/nodepool\`,
  \`kubernetes.io/hostname\` or any other key under \`karpenter.sh\` but \`karpenter.sh/capacity-type\`, or if its requirement for the
  capacity type has no value that it knows (\`SPOT\` instead of \`spot\`). With \`karpenter.sh/v1beta1\` it also refuses labels under
  \`kubernetes.io\` and \`k8s.io\`, except for well-known ones and those under \`node.kubernetes.io\`.
- **Karpenter's providers**: the definition of a NodePool refuses labels under \`karpenter.k8s.aws\`, \`eks.amazonaws.com\` (EKS Auto
  Mode) and \`karpenter.azure.com\`, except for those of machines. Of \`kubernetes.azure.com\`, Karpenter for Azure accepts the keys
  that AKS documents for it since 1.13, none of \`agentpool\`, \`accelerator\`, \`storageprofile\` and \`storagetier\`, and from 1.15
  on no taint except \`kubernetes.azure.com/scalesetpriority=spot\`.
- **Kubernetes** does not let the kubelet of a worker change the taints of its own node. So \`machine.nodeTaints\` of a Talos worker
  always fails, unless \`disable-admission-plugins\` names \`NodeRestriction\`; the pool is judged without them.
- **The definition of a NodePool** refuses a requirement with \`In\` and no value, with an operator that does not exist, or with
  \`Gt\` or \`Lt\` and anything but one whole number, and labels and taints that YAML reads as a boolean or a number.

Otherwise the pool is judged as it is written.`,
  fix: `Remove the label or the requirement, or write what the help names.`,
  examples: readExamples([
    {
      title: "A role label that the kubelet may not set",
      inventory: POOLS_OF_MANIFESTS,
      manifests: `
apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
managedNodeGroups:
  - name: gpu
    labels:
-     node-role.kubernetes.io/gpu: "true" # <--
+     node.kubernetes.io/role: gpu
+     example.org/role: gpu
`,
    },
    {
      title: "A capacity type in capitals, and a label of Karpenter's own",
      inventory: POOLS_OF_MANIFESTS,
      manifests: `
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: batch}
spec:
  template:
    metadata:
-     labels:
-       karpenter.sh/do-not-sync-taints: "true" # <--
+     labels: {example.org/team: batch}
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: batch}
      requirements:
-       - {key: karpenter.sh/capacity-type, operator: In, values: [SPOT]} # <--
+       - {key: karpenter.sh/capacity-type, operator: In, values: [spot]}
+       - {key: topology.kubernetes.io/zone, operator: In, values: [eu-west-1a]}
`,
    },
  ]),
  claims: ["pools"],
  *checkInventory({ inventory }) {
    for (const pool of inventory.pools) {
      for (const { what, place, by, why, help } of pool.refused ?? []) {
        yield {
          at: place,
          claims: [ofPools(`${by} refuses ${what} of pool ${quoted(pool.name)}: ${why}`)],
          help,
          fingerprintBy: { pools: [pool], names: [what] },
        };
      }
    }
  },
};
