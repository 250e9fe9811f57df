import { withinTime } from "../../lint/contract/lint-input.js";
import { describeNoPools, hasPools } from "../../lint/discovery/undeclared-pools.js";
import { reportOutsideReleases } from "../../lint/judging/outside-releases.js";
import { fitRepository } from "../../lint/lint.js";
import { describeLargeMatrix, narrowFit } from "../../lint/reports/fit-report.js";
import { formatFitJson, formatFitText } from "../../reporters/fit-report.js";
import { formatOutsideReleases } from "../../reporters/words/counts.js";
import { readFromDisk } from "../../workspace/disk-reader.js";
import { boundErrors } from "../../workspace/run-error.js";
import { describeNothingChecked } from "../../workspace/verdict.js";
import { type Command, refuse, renderReports, repositoryOptions } from "../contract/command-context.js";

/** `taintlint fit [PATH...]` */
export const runFit: Command<"fit"> = async (invocation, context) => {
  const { pool, namespace, "only-problems": onlyProblems } = invocation.options;
  const options = await repositoryOptions(invocation, invocation.operands, context);
  const read = await readFromDisk(options, context.progress);
  context.progress.end();
  if (read.problem !== undefined) return refuse(...read.problem);
  const { input } = read.value;
  const nothing = describeNothingChecked(read.value);
  if (!hasPools(input)) {
    if (nothing !== undefined) return { exitCode: 3, reports: [], errors: [nothing] };
    return refuse({ message: describeNoPools({}, input.configuration) });
  }
  const tooLarge = describeLargeMatrix(input);
  if (tooLarge !== undefined) {
    return refuse({ message: `${tooLarge}: name the paths of some files, or one cluster with --cluster` });
  }
  const narrowed = narrowFit(fitRepository(input), { pool, namespace, onlyProblems });
  if (narrowed.problem !== undefined) return refuse({ message: narrowed.problem });
  const report = narrowed.value;
  const over = boundErrors(withinTime(input).reached);
  const outside = reportOutsideReleases(input);
  const reports = await renderReports(invocation.formats, context, ({ format }, style) =>
    format === "json"
      ? formatFitJson(report, outside)
      : formatFitText(report, style) + formatOutsideReleases(outside, style.columns),
  );
  if (over.length > 0) return { exitCode: 2, reports, errors: over };
  return nothing === undefined ? { exitCode: 0, reports, errors: [] } : { exitCode: 3, reports, errors: [nothing] };
};
