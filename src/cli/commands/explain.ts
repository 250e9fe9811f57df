import { withinTime } from "../../lint/contract/lint-input.js";
import { describeNoPools, hasPools } from "../../lint/discovery/undeclared-pools.js";
import { reportOutsideReleases } from "../../lint/judging/outside-releases.js";
import { explainRepository } from "../../lint/lint.js";
import { describeNoWorkload, describeUnjudged, otherReading, parseWorkloadQuery } from "../../lint/reports/explain.js";
import { formatExplainJson, formatExplainText } from "../../reporters/explain-report.js";
import { formatOutsideReleases } from "../../reporters/words/counts.js";
import { readFromDisk } from "../../workspace/disk-reader.js";
import { boundErrors } from "../../workspace/run-error.js";
import { describeNothingChecked } from "../../workspace/verdict.js";
import {
  type Command,
  type CommandResult,
  refuse,
  renderReports,
  repositoryOptions,
} from "../contract/command-context.js";

/** `taintlint explain "[[NAMESPACE/]KIND/]NAME [(PART)]"` */
export const runExplain: Command<"explain"> = async (invocation, context) => {
  const [text = ""] = invocation.operands;
  const query = parseWorkloadQuery(text);
  if (query === undefined) {
    return refuse({
      message: `"${text}" names no workload: write NAME, KIND/NAME, NAMESPACE/NAME or NAMESPACE/KIND/NAME`,
    });
  }
  const read = await readFromDisk(await repositoryOptions(invocation, [], context), context.progress);
  context.progress.end();
  if (read.problem !== undefined) return refuse(...read.problem);
  const { input } = read.value;
  const other = otherReading(query);
  const missing = (read.value.rendered.missing ?? []).map((clause) => `; ${clause}`).join("");
  const unjudged = (): CommandResult | undefined => {
    const [message] = [query, other].flatMap((one) => (one && describeUnjudged(text, one, input, missing)) ?? []);
    return message === undefined ? undefined : { exitCode: 3, reports: [], errors: [{ message }] };
  };
  const nothing = describeNothingChecked(read.value);
  if (nothing !== undefined) return unjudged() ?? { exitCode: 3, reports: [], errors: [nothing] };
  if (!hasPools(input)) return refuse({ message: describeNoPools({}, input.configuration) });
  const named = explainRepository(input, query);
  const { reached } = withinTime(input);
  if (reached !== undefined) return refuse(...boundErrors(reached));
  const explained = named.length > 0 || other === undefined ? named : explainRepository(input, other);
  if (explained.length === 0) {
    const workloads = input.manifests.flatMap((manifest) => manifest.workloads.filter(({ isFragment }) => !isFragment));
    return unjudged() ?? refuse({ message: describeNoWorkload(text, workloads, missing) });
  }
  const outside = reportOutsideReleases(input);
  const reports = await renderReports(invocation.formats, context, ({ format }, style) =>
    format === "json"
      ? formatExplainJson(explained)
      : formatExplainText(explained, style) + formatOutsideReleases(outside, style.columns),
  );
  return { exitCode: 0, reports, errors: [] };
};
