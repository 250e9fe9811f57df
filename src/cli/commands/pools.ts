import { formatPoolsYaml } from "../../lint/discovery/pools-yaml.js";
import { reportPools } from "../../lint/reports/pools-report.js";
import { formatPoolsJson, formatPoolsText } from "../../reporters/pools-report.js";
import { readPoolClusters } from "../../workspace/pool-clusters.js";
import { poolsOriginOf } from "../contract/checkout.js";
import { type Command, refuse, renderReports, repositoryOptions } from "../contract/command-context.js";

export const runPools: Command<"pools"> = async (invocation, context) => {
  const read = await readPoolClusters(await repositoryOptions(invocation, [], context), context.progress);
  if (read.problem !== undefined) return refuse(...read.problem);
  const { clusters, notices } = read.value;
  const report = reportPools(clusters);
  const inventories = clusters.map(({ inventory }) => inventory);
  const reports = await renderReports(invocation.formats, context, ({ format }, style) => {
    if (format === "taintlint") return formatPoolsYaml(inventories, poolsOriginOf(context.workingDirectory));
    return format === "json" ? formatPoolsJson(report) : formatPoolsText(report, style);
  });
  return { exitCode: 0, reports, errors: [], messages: notices };
};
