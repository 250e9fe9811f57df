import { hasNoNodes } from "../model/pool.js";
import type { PoolFit, WorkloadFit } from "../model/pool-fit.js";
import { formatTaint } from "../model/taint.js";
import { count, list, quoted } from "../model/words.js";
import type { AddOnOrigin, Workload } from "../model/workload.js";
import { POOLS_OF_MANIFESTS, readExamples } from "./contract/examples.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule } from "./contract/rule.js";
import {
  distinctTaints,
  isPlacementKnown,
  ofAllPools,
  ofPools,
  taintsAgainst,
  untoleratedHere,
} from "./contract/vocabulary.js";
import { isAddOnOf } from "./facts/add-on-cluster.js";
import { osOfPool } from "./facts/operating-system.js";
import { isVirtualPool } from "./facts/virtual-pool.js";
import { formatTolerationsFor } from "./repairs/toleration-yaml.js";

function closedPools(pools: readonly PoolFit[]): PoolFit[] {
  return pools.filter(
    (one) =>
      one.verdict === "blocked" &&
      one.selector !== "mismatch" &&
      taintsAgainst(one).length > 0 &&
      !hasNoNodes(one.pool) &&
      !isVirtualPool(one.pool) &&
      osOfPool(one.pool) === "linux",
  );
}

/** Agents run on every node, also tainted by the platform: a list of keys would miss the next one. */
function helpFor({ kind }: Workload, { tolerationsAt }: AddOnOrigin, closed: readonly PoolFit[]): string {
  if (kind === "DaemonSet") {
    return `An agent of the platform has to run on every node. Leave ${quoted(tolerationsAt)} out of the add-on's configuration values, and "tolerateAllTaints" with it, or write \`operator: Exists\` alone.`;
  }
  const taints = distinctTaints(closed.flatMap(taintsAgainst));
  return `Keep a pool without taints, or add to ${quoted(tolerationsAt)} of the add-on's configuration values what one of these needs:\n${formatTolerationsFor(taints)}`;
}

function describe(fit: WorkloadFit, addOn: AddOnOrigin, closed: readonly PoolFit[]): RuleFinding {
  const { workload } = fit;
  const { kind, name } = workload;
  const names = list(closed.map(({ pool }) => quoted(pool.name)));
  const which = closed.length === 1 ? `pool ${names}` : `${count(closed.length, "pool")}: ${names}`;
  const subject = `add-on ${quoted(addOn.name)}: its ${kind} ${name}`;
  const claim =
    kind === "DaemonSet"
      ? ofPools(`${subject} does not run on ${which}`)
      : ofAllPools(`${subject} fits no pool: each has a taint that it does not tolerate`, {
          says: `${subject} fits none of the declared pools: each has a taint that it does not tolerate`,
          severity: "note",
        });
  return {
    at: addOn.place,
    workload,
    claims: [claim],
    help: helpFor(workload, addOn, closed),
    reasons: closed.map((fitted) => ({
      pool: fitted.pool,
      reasons: [`untolerated ${taintsAgainst(fitted).map(formatTaint).join(", ")}`],
    })),
    related: untoleratedHere(closed),
    subject: { pools: closed.map(({ pool }) => pool) },
    fingerprintBy: { names: [addOn.name] },
    pools: closed.map(({ pool }) => pool.name),
  };
}

export const addOnMissesPool: Rule = {
  id: "add-on-misses-pool",
  summary: "The tolerations in an add-on's configuration keep it off a pool, or off every pool.",
  severity: "warning",
  why: `Add-ons of EKS (\`vpc-cni\`, \`coredns\`, \`aws-ebs-csi-driver\` and others) install DaemonSets and Deployments that no file of the
repository describes. By default their node agents tolerate everything. A list in the add-on's configuration values replaces that,
and \`tolerateAllTaints: false\` turns it off: then pods on a tainted pool wait for a volume or for credentials. A Deployment such
as \`coredns\` tolerates almost nothing and waits forever if every pool is tainted.

taintlint reads add-ons from eksctl's \`addons\`, from Terraform's \`aws_eks_addon\` and the arguments \`cluster_addons\`, \`addons\` and
\`eks_addons\` of well-known modules, and from \`Addon\` of AWS Controllers for Kubernetes. It has its own table of what they install,
and names the version there. \`fit\` shows these workloads too.`,
  silent: `An add-on belongs to the cluster whose pools are declared in the same folder, and to the cluster that it names, if it names one.
Not reported:

- Fargate and other pools without machines, Windows pools, and pools that never have a node;
- an older version that is known to differ, values that change the affinity, and values that cannot be resolved;
- a Deployment that a declared pool takes.

If no declared pool takes a Deployment, it is a note if other pools may exist. No other rule looks at what an add-on installs.`,
  fix: `Add the missing tolerations to the list in the add-on's configuration values, or remove the list, so that the add-on's own
applies.`,
  examples: readExamples([
    {
      title: "A list in the configuration values replaces the driver's own",
      inventory: POOLS_OF_MANIFESTS,
      manifests: `
apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
managedNodeGroups:
  - name: general
  - name: batch
    taints:
      - {key: dedicated, value: batch, effect: NoSchedule}
addons:
  - name: vpc-cni
  - name: aws-efs-csi-driver # <--
    configurationValues: |
      node:
        tolerations:
-         - key: CriticalAddonsOnly
-           operator: Exists
+         - operator: Exists
`,
    },
  ]),
  claims: ["pools", "all-pools"],
  checksAddOns: true,
  *checkWorkload(fit) {
    const { addOn, kind } = fit.workload;
    if (addOn === undefined || !isPlacementKnown(fit)) return;
    const pools = fit.pools.filter(({ pool }) => isAddOnOf(addOn, pool));
    const closed = closedPools(pools);
    if (closed.length === 0) return;
    if (kind === "DaemonSet" || fit.pools.every(({ verdict }) => verdict === "blocked")) {
      yield describe(fit, addOn, closed);
    }
  },
};
