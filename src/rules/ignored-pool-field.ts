import { type IgnoredField, type NodePool, whyItMayNotExist } from "../model/pool.js";
import { EMPTY_STRING_MAP } from "../model/string-map.js";
import { list, quoted } from "../model/words.js";
import { isMachineLabel, machinesOf } from "../scheduling/resources/pool-machines.js";
import { exampleWorkload, POOLS_OF_MANIFESTS, readExamples } from "./contract/examples.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import { ofPools } from "./contract/vocabulary.js";
import { requiredExpressions } from "./explanations/node-selection-places.js";

function isMissed({ key, value }: NonNullable<IgnoredField["label"]>, { inventory, fits }: RuleContext): boolean {
  const has = ({ labels, requirements = [] }: NodePool) =>
    key in labels || requirements.some((requirement) => requirement.key === key);
  if (inventory.pools.some(has)) return false;
  return fits.some(
    ({ workload }) =>
      workload.podSpec.nodeSelector[key] === value ||
      requiredExpressions(workload).some(
        ({ requirement }) =>
          requirement.key === key && requirement.operator === "In" && requirement.values.includes(value),
      ),
  );
}

function describe({ field, names, label, known, ofTaint }: IgnoredField, { name }: NodePool): string {
  if (ofTaint !== undefined)
    return `taint ${quoted(ofTaint.key)} of pool ${quoted(name)} has ${list(ofTaint.strays.map(quoted))}, which no taint has: nodes get it without`;
  if (known !== undefined)
    return `Karpenter chooses no machines for pool ${quoted(name)} by ${quoted(field)}: it knows ${quoted(known)}`;
  if (label !== undefined)
    return `label ${quoted(field)} of pool ${quoted(name)} is not one of its nodes, and pods ask for it`;
  return names === undefined
    ? `field ${quoted(field)} of pool ${quoted(name)} does not reach its nodes`
    : `${quoted(field)} names pool ${quoted(names)}, which is none of the pools beside it, so that no node gets it`;
}

function checkMachines(pool: NodePool, { inventory }: RuleContext): RuleFinding[] {
  const { name, place, requirements = [], requirementsPlace = place, limits = EMPTY_STRING_MAP } = pool;
  if (machinesOf(pool, inventory)?.length !== 0 || whyItMayNotExist(pool) !== undefined) return [];
  const asked = requirements.filter(({ key }) => isMachineLabel(key));
  const bounds = Object.entries(limits).map(([resource, limit]) => `a limit of ${limit} ${resource}`);
  return [
    {
      at: requirementsPlace,
      claims: [ofPools(`no type of machine meets all that pool ${quoted(name)} requires, so that it makes no node`)],
      details: [...asked.map(({ key, operator, values }) => `${key} ${operator} ${values.join(", ")}`), ...bounds],
      help: `Take out, or correct, what no machine has together; the types are those of ${inventory.machineTypes?.date}.`,
      fingerprintBy: { pools: [pool], names: ["requirements"] },
    },
  ];
}

export const ignoredPoolField: Rule = {
  id: "ignored-pool-field",
  summary: "A field of a node pool does not reach its nodes.",
  severity: "warning",
  why: `Some fields look as if they tainted or labelled nodes, but do not. The nodes then come up without the taint or label, and pods
that ask for it wait, or run where they should not. These are reported:

- **NodePools of Karpenter**: taints, requirements and labels under a misspelt name, or one level too high or too low.
- **eksctl, kOps, OpenShift, Cluster API and the clouds' operators**: taints and labels under the names that other formats use,
  and on the levels above. For example, Config Connector's field is \`taint\`, so \`taints\` is dropped.
- **kubeadm**: flags of the kubelet that nearly match \`node-labels\` or \`register-with-taints\`.
- **Terraform**: \`taint\` or \`k8s_labels\` in a node group, where the module of EKS reads \`taints\` and \`labels\`, and a pool in
  \`node_pools_taints\` of the module of GKE that \`node_pools\` does not have.
- **Taints of any format**: \`operator\`, \`values\` and \`tolerationSeconds\`, which belong to requirements and tolerations. Without a
  \`value\` beside them, the meant value is unknown, and so are the pool's taints.
- **Labels that stay on the object**: Cluster API passes only some labels of a Machine on to its Node. Labels of a NodePool
  itself, and labels of a Machine, which controllers may read, are reported if a pod asks for one and no pool has it.
- **Requirements of a NodePool on labels that Karpenter does not know**: \`eks.amazonaws.com/capacityType\`; a machine's label of
  \`karpenter.k8s.aws\` instead of \`eks.amazonaws.com\` (EKS Auto Mode), or the reverse; or a well-known name under another domain of
  Kubernetes or Karpenter (\`karpenter.io/arch\`, \`node.kubernetes.io/instance-family\`).
- **No machine type** that meets everything that a NodePool requires, within its limits.

The pool is judged without the field.`,
  fix: `Move the field to where the platform reads it. The help names the place.`,
  examples: readExamples([
    {
      title: "A label that Cluster API does not pass on to its Nodes",
      inventory: POOLS_OF_MANIFESTS,
      manifests: `
apiVersion: cluster.x-k8s.io/v1beta2
kind: MachineDeployment
metadata: {name: gpu}
spec:
  template:
    metadata:
      labels:
-       acme.io/pool: gpu # <--
+       node.cluster.x-k8s.io/pool: gpu
    spec:
      bootstrap: {dataSecretName: gpu}
---${exampleWorkload("Deployment", "trainer")}
-     nodeSelector: {acme.io/pool: gpu}
+     nodeSelector: {node.cluster.x-k8s.io/pool: gpu}
`,
    },
    {
      title: "Taints of a NodePool, one level too high",
      inventory: POOLS_OF_MANIFESTS,
      manifests: `
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: gpu}
spec:
  template:
-   taints: # <--
-     - {key: nvidia.com/gpu, effect: NoSchedule}
    spec:
+     taints:
+       - {key: nvidia.com/gpu, effect: NoSchedule}
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: gpu}
`,
    },
    {
      title: "A field of Config Connector that is written in the plural",
      inventory: POOLS_OF_MANIFESTS,
      manifests: `
apiVersion: container.cnrm.cloud.google.com/v1beta1
kind: ContainerNodePool
metadata: {name: gpu}
spec:
  nodeConfig:
-   taints: # <--
+   taint:
      - {key: team, value: ml, effect: NO_SCHEDULE}
`,
    },
  ]),
  claims: ["pools"],
  *checkInventory(context) {
    for (const pool of context.inventory.pools) {
      yield* checkMachines(pool, context);
      for (const ignored of pool.ignored ?? []) {
        const { field, place, help, names, label, ofTaint } = ignored;
        if (label !== undefined && !isMissed(label, context)) continue;
        yield {
          at: place,
          claims: [ofPools(describe(ignored, pool))],
          help,
          fingerprintBy: {
            pools: [pool],
            names: [field, ...(names === undefined ? [] : [names]), ...(ofTaint ? [ofTaint.key] : [])],
          },
        };
      }
    }
  },
};
