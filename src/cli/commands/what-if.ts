import { isLabelSpec } from "../../lint/change/asked-change.js";
import { whatIf } from "../../lint/change/what-if.js";
import { withinTime } from "../../lint/contract/lint-input.js";
import { describeNoPools, hasPools } from "../../lint/discovery/undeclared-pools.js";
import { reportOutsideReleases } from "../../lint/judging/outside-releases.js";
import { severityOfImpact } from "../../model/change.js";
import { formatWhatIfJson, formatWhatIfText } from "../../reporters/what-if-report.js";
import { formatOutsideReleases } from "../../reporters/words/counts.js";
import { readFromDisk } from "../../workspace/disk-reader.js";
import { readOthers } from "../../workspace/other-lists.js";
import { boundErrors } from "../../workspace/run-error.js";
import { describeNothingLinted, fatalFor } from "../../workspace/verdict.js";
import { FAIL_ON_DEFAULTS } from "../arguments/command-descriptions.js";
import { type Command, refuse, renderReports, repositoryOptions } from "../contract/command-context.js";

export const runWhatIf: Command<"what-if"> = async (invocation, context) => {
  const { options } = invocation;
  const [pool = "", ...specs] = invocation.operands;
  const read = await readFromDisk(await repositoryOptions(invocation, [], context), context.progress);
  context.progress.end();
  if (read.problem !== undefined) return refuse(...read.problem);
  const { value: input, problem: unread } = readOthers(read.value.input, options.workloads, context.workingDirectory);
  if (unread !== undefined) return refuse(...unread);
  const messages = input.notices.slice(read.value.input.notices.length);
  if (!hasPools(input)) return refuse({ message: describeNoPools({}, input.configuration) });
  const { value: report, problem: problems } = whatIf(input, {
    pool,
    specs,
    remove: options.remove,
    like: options.like,
  });
  if (report === undefined) return refuse(...problems.map((message) => ({ message })));
  const { reached } = withinTime(input);
  if (reached !== undefined) return refuse(...boundErrors(reached));
  const nothing = input.others?.length ? undefined : describeNothingLinted(read.value);
  if (nothing !== undefined) return { exitCode: 3, reports: [], errors: [nothing], messages };
  const outside = reportOutsideReleases(input, new Set(report.pools.map(({ name }) => name)));
  const isFatal = fatalFor(options["fail-on"] ?? FAIL_ON_DEFAULTS["what-if"]);
  const [spec] = specs.filter(isLabelSpec);
  const label =
    spec === undefined || report.workloads.length > 0
      ? ""
      : `"${spec}" is a label: a taint has an effect, for example "${spec}:NoSchedule"\n`;
  const severities = report.workloads.flatMap((impact) => severityOfImpact(impact) ?? []);
  const reports = await renderReports(invocation.formats, context, ({ format }, style) =>
    format === "json"
      ? formatWhatIfJson(report, outside)
      : formatWhatIfText(report, style) + label + formatOutsideReleases(outside, style.columns),
  );
  return { exitCode: severities.some((severity) => isFatal({ severity })) ? 1 : 0, reports, errors: [], messages };
};
