import { whatIf } from "../../lint/change/what-if.js";
import { withinTime } from "../../lint/lint-input.js";
import { describeNoPools, hasPools } from "../../lint/proposal/undeclared-pools.js";
import { reportOutsideReleases } from "../../lint/reports/outside-releases.js";
import type { WhatIfReport } from "../../lint/reports/result.js";
import { severityOfImpact } from "../../model/change.js";
import { severitiesFrom } from "../../model/finding.js";
import { formatWhatIfJson } from "../../reporters/change-json.js";
import { formatOutsideReleases } from "../../reporters/counts.js";
import { formatWhatIfText } from "../../reporters/what-if-text.js";
import { describeNothingLinted } from "../../workspace/nothing-linted.js";
import { readRepository } from "../../workspace/repository.js";
import { boundErrors } from "../../workspace/run-error.js";
import type { FailOn } from "../../workspace/verdict.js";
import type { Invocation } from "../arguments.js";
import {
  type CommandContext,
  type CommandResult,
  refuse,
  renderReports,
  repositoryOptions,
} from "../command-context.js";

export async function runWhatIf(invocation: Invocation, context: CommandContext): Promise<CommandResult> {
  const [pool = "", ...specs] = invocation.operands;
  const read = await readRepository(await repositoryOptions(invocation.input, [], context), context.progress);
  context.progress.end();
  if (read.problem !== undefined) return refuse(...read.problem);
  const { input } = read.value;
  if (!hasPools(input)) return refuse({ message: describeNoPools({}, input.configuration) });
  const { value: report, problem: problems } = whatIf(input, { pool, specs, ...invocation.whatIf });
  if (report === undefined) return refuse(...problems.map((message) => ({ message })));
  const { reached } = withinTime(input);
  if (reached !== undefined) return refuse(...boundErrors(reached));
  const nothing = describeNothingLinted(read.value);
  if (nothing !== undefined) return { exitCode: 3, reports: [], errors: [nothing] };
  const outside = reportOutsideReleases(input, new Set(report.pools.map(({ name }) => name)));
  const reports = await renderReports(invocation.formats, context, ({ format }, style) =>
    format === "json"
      ? formatWhatIfJson(report, outside)
      : formatWhatIfText(report, style) + formatOutsideReleases(outside, style.columns),
  );
  return { exitCode: isFatal(report, invocation.failOn ?? "never") ? 1 : 0, reports, errors: [] };
}

function isFatal({ workloads }: WhatIfReport, failOn: FailOn): boolean {
  if (failOn === "never") return false;
  const fatal = severitiesFrom(failOn);
  return workloads.some((impact) => {
    const severity = severityOfImpact(impact);
    return severity !== undefined && fatal.includes(severity);
  });
}
