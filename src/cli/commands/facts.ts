import { reportFacts } from "../../lint/reports/facts.js";
import { formatObjectList } from "../../reporters/json-text.js";
import { readFromDisk } from "../../workspace/disk-reader.js";
import { boundErrors } from "../../workspace/run-error.js";
import { dayOfCommit, poolsOriginOf } from "../contract/checkout.js";
import { type Command, refuse, renderReports, repositoryOptions } from "../contract/command-context.js";

export const runFacts: Command<"facts"> = async (invocation, context) => {
  const { workingDirectory, progress } = context;
  const read = await readFromDisk(await repositoryOptions(invocation, [], context), progress);
  progress.end();
  if (read.problem !== undefined) return refuse(...read.problem);
  const { input } = read.value;
  const from = poolsOriginOf(workingDirectory);
  const { items, notices, reached } = reportFacts(input, from, dayOfCommit(workingDirectory));
  if (reached !== undefined) return refuse(...boundErrors(reached));
  const reports = await renderReports(invocation.formats, context, () => formatObjectList(items));
  return { exitCode: 0, reports, errors: [], messages: notices };
};
