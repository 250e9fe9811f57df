import type { Inventory } from "../model/cluster.js";
import type { NodeSelectorRequirement } from "../model/pod.js";
import type { FieldPath } from "../model/source.js";
import { quoted } from "../model/words.js";
import { placeInPodSpec, type Workload } from "../model/workload.js";
import { labelValueMeantBy, MANAGED_CAPACITY_TYPE } from "../scheduling/labels/label-vocabulary.js";
import { exampleWorkload, readExamples } from "./contract/examples.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule } from "./contract/rule.js";
import { ofObject, ofPools } from "./contract/vocabulary.js";
import { PREFERRED_TERMS, placedExpressions, requiredExpressions } from "./explanations/node-selection-places.js";

interface AskedValue {
  readonly key: string;
  readonly value: string;
  readonly path: FieldPath;
}

function valuesOf({ key, values }: NodeSelectorRequirement, path: FieldPath): AskedValue[] {
  return values.map((value, index) => ({ key, value, path: [...path, "values", index] }));
}

function askedValues(workload: Workload): AskedValue[] {
  const { nodeSelector, nodeAffinity } = workload.podSpec;
  const preferred = (nodeAffinity?.preferred ?? []).flatMap(({ preference }, index) =>
    placedExpressions(preference.matchExpressions, [...PREFERRED_TERMS, index, "preference"]),
  );
  return [
    ...Object.entries(nodeSelector).map(([key, value]) => ({ key, value, path: ["nodeSelector", key] })),
    ...[...requiredExpressions(workload), ...preferred].flatMap(({ requirement, path }) => valuesOf(requirement, path)),
  ];
}

/** Custom nodes may use another spelling than EKS: a pool has it, or the pod lists both. */
function isOwnSpelling({ key, value }: AskedValue, meant: string, all: readonly AskedValue[], { pools }: Inventory) {
  if (key !== MANAGED_CAPACITY_TYPE) return false;
  return (
    pools.some(({ labels, nodes = [] }) => labels[key] === value || nodes.some((node) => node.labels[key] === value)) ||
    all.some((other) => other.key === key && other.value === meant)
  );
}

function describe(workload: Workload, { key, value, path }: AskedValue, meant: string): RuleFinding {
  const at = placeInPodSpec(workload, path);
  return {
    at,
    workload,
    claims: [
      ofObject(`no node ever has label ${quoted(key)} with value ${quoted(value)}: it is spelt ${quoted(meant)}`),
    ],
    help: `Write ${quoted(meant)}.`,
    subject: { selectors: [key] },
    fingerprintBy: { names: [key, value] },
    fix: { title: `write ${meant}`, operations: [{ kind: "set-scalar", at, text: meant }] },
  };
}

export const impossibleLabelValue: Rule = {
  id: "impossible-label-value",
  summary: "A selector or a pool uses a label with a few fixed values in a spelling that no node has.",
  severity: "warning",
  why: `Some labels have only a few values, each in one spelling: \`kubernetes.io/os\` and \`kubernetes.io/arch\` are set by the kubelet,
\`karpenter.sh/capacity-type\` by Karpenter, \`eks.amazonaws.com/capacityType\` by EKS (\`ON_DEMAND\`, \`SPOT\`). A pod that selects
\`SPOT\` instead of Karpenter's \`spot\`, \`x86_64\` instead of \`amd64\`, or \`Linux\` instead of \`linux\` matches no node, and such an
exclusion excludes nothing.

A pool whose declaration gives its nodes such a value is reported too, except for the label of EKS, which self-managed nodes may
have in any spelling.`,
  silent: `Only a known value in another spelling is reported: an unknown value may be new, and is left alone. The values of real Nodes are
taken as they are. If the pod fits no pool because of it, [\`unschedulable\`](unschedulable.md) reports it instead.`,
  fix: `Write the value as nodes have it. The help names it.`,
  examples: readExamples([
    {
      title: "The spelling of another cloud's label",
      inventory: `
pools:
  - name: general
    openLabels: [karpenter.sh/capacity-type]
`,
      manifests: `${exampleWorkload("Deployment", "batch")}
      nodeSelector:
-       karpenter.sh/capacity-type: SPOT # <--
+       karpenter.sh/capacity-type: spot
`,
    },
    {
      title: "Another name of the architecture",
      inventory: `
pools:
  - name: general
    openLabels: [kubernetes.io/arch]
`,
      manifests: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  affinity:
    nodeAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
        nodeSelectorTerms:
          - matchExpressions:
              - key: kubernetes.io/arch
                operator: In
                values:
                  - arm64
-                 - x86_64 # <--
+                 - amd64
  containers: [{name: api, image: api:1}]
`,
    },
  ]),
  claims: ["object", "pools"],
  yieldsTo: [{ rule: "unschedulable", by: "workload" }],
  checksFragments: true,
  looksAt: "node-selection",
  *checkWorkload({ workload }, { inventory }) {
    const all = askedValues(workload);
    for (const asked of all) {
      const meant = labelValueMeantBy(asked.key, asked.value);
      if (meant === undefined || isOwnSpelling(asked, meant, all, inventory)) continue;
      yield describe(workload, asked, meant);
    }
  },
  *checkInventory({ inventory }) {
    for (const pool of inventory.pools) {
      if (pool.labelsClosed) continue;
      for (const [key, { place, implied }] of Object.entries(pool.labelOrigins ?? {})) {
        const value = pool.labels[key] ?? "";
        const isReported = implied === undefined && key !== MANAGED_CAPACITY_TYPE;
        const meant = isReported ? labelValueMeantBy(key, value) : undefined;
        if (meant === undefined) continue;
        yield {
          at: place,
          claims: [
            ofPools(
              `label ${quoted(key)} of pool ${quoted(pool.name)} is spelt ${quoted(meant)}, not ${quoted(value)}`,
            ),
          ],
          help: `Write ${quoted(meant)}: pods ask for it in this spelling.`,
          fingerprintBy: { pools: [pool], names: [key] },
        };
      }
    }
  },
};
