import { reportPools } from "../../lint/pools-report.js";
import { formatPoolsYaml } from "../../lint/pools-yaml.js";
import { formatPoolsJson } from "../../reporters/pools-json.js";
import { formatPoolsText } from "../../reporters/pools-text.js";
import type { Invocation } from "../arguments.js";
import { type CommandContext, type CommandResult, refuse, renderReports, repositoryOptions } from "../command.js";
import { hasPools, NO_POOLS, readPools } from "../repository.js";

/** `taintlint pools` */
export async function runPools(invocation: Invocation, context: CommandContext): Promise<CommandResult> {
  const read = await readPools(await repositoryOptions(invocation.input, [], context));
  if (read.errors !== undefined) return refuse(...read.errors);
  const { clusters, notices } = read.value.loaded;
  if (!hasPools({ clusters })) return refuse({ message: NO_POOLS });
  const report = reportPools(clusters);
  const reports = await renderReports(invocation.formats, context, ({ format }, style) => {
    if (format === "taintlint") return formatPoolsYaml(clusters.map(({ inventory }) => inventory));
    return format === "json" ? formatPoolsJson(report) : formatPoolsText(report, style);
  });
  // Nobody has named the pools: where they come from must be said.
  const messages = read.value.declarations.inventory === undefined ? notices : [];
  return { exitCode: 0, reports, errors: [], messages };
}
