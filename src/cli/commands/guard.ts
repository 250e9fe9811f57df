import { planGuard } from "../../lint/guard/guard-plan.js";
import { formatGuard, type GuardOptions } from "../../lint/guard/guard-yaml.js";
import { readPoolClusters } from "../../workspace/pool-clusters.js";
import { type Command, refuse, renderReports, repositoryOptions } from "../contract/command-context.js";

export const runGuard: Command<"guard"> = async (invocation, context) => {
  const read = await readPoolClusters(await repositoryOptions(invocation, [], context), context.progress);
  if (read.problem !== undefined) return refuse(...read.problem);
  const { clusters } = read.value;
  const [cluster, another] = clusters;
  if (cluster === undefined || another !== undefined) {
    const names = clusters.map(({ inventory }) => `"${inventory.cluster.name}"`).join(", ");
    return refuse({ message: `policies are written for one cluster: name it with --cluster, one of ${names}` });
  }
  const plan = planGuard(cluster.inventory);
  if (plan.pools.length === 0) return refuse({ message: describeNothing(plan.unguarded) });
  const { kyverno, warn, audit } = invocation.options;
  const actions = [...(warn ? (["Warn"] as const) : []), ...(audit ? (["Audit"] as const) : [])];
  const options: GuardOptions = {
    engine: kyverno ? "kyverno" : "kubernetes",
    actions: actions.length === 0 ? undefined : actions,
  };
  const reports = await renderReports(invocation.formats, context, () => formatGuard(plan, options));
  return { exitCode: 0, reports, errors: [] };
};

function describeNothing(unguarded: readonly string[]): string {
  if (unguarded.length > 0) return `no reserved pool can be guarded: ${unguarded.join(" ")}`;
  return 'no pool says whom it is for: write "reservedFor" into a pool of the configuration';
}
