import { reportPools } from "../../lint/pools-report.js";
import { formatPoolsYaml } from "../../lint/pools-yaml.js";
import { formatPoolsJson } from "../../reporters/pools-json.js";
import { formatPoolsText } from "../../reporters/pools-text.js";
import type { Invocation } from "../arguments.js";
import { type CommandContext, type CommandResult, refuse, renderReports, repositoryOptions } from "../command.js";
import { mayRenderPools, poolNotices } from "../discovered-pools.js";
import { describeNoPools, hasPools, readPools, readRepository } from "../repository.js";

/** `taintlint pools` */
export async function runPools(invocation: Invocation, context: CommandContext): Promise<CommandResult> {
  const options = await repositoryOptions(invocation.input, [], context);
  const read = await readPools(options);
  if (read.errors !== undefined) return refuse(...read.errors);
  const { loaded, reader, declarations } = read.value;
  const whole = mayRenderPools(reader) ? await readRepository(options, context.progress) : undefined;
  context.progress.end();
  if (whole?.errors !== undefined) return refuse(...whole.errors);
  const clusters = whole?.value.input.clusters ?? loaded.clusters;
  const covered = (whole?.value.input.manifests ?? []).flatMap((one) => (one.covered ? one.file.path : []));
  const notices = poolNotices(loaded, new Set(covered));
  if (!hasPools({ clusters }))
    return refuse({ message: describeNoPools(loaded, declarations.configuration?.configuration) });
  const report = reportPools(clusters);
  const reports = await renderReports(invocation.formats, context, ({ format }, style) => {
    if (format === "taintlint") return formatPoolsYaml(clusters.map(({ inventory }) => inventory));
    return format === "json" ? formatPoolsJson(report) : formatPoolsText(report, style);
  });
  // Nobody has named the pools: where they come from must be said.
  const messages = declarations.inventory === undefined ? notices : [];
  return { exitCode: 0, reports, errors: [], messages };
}
