import type { FitReportCell } from "../../lint/contract/result.js";
import { nameWithPart } from "../../model/workload.js";
import type { ClusterMatrix } from "./fit-matrix.js";
import { cellMark } from "./verdict-sign.js";

export const ANSWERS = ["kept off by a taint", "unknown", "run", "kept off by their selectors"] as const;
export type Answer = (typeof ANSWERS)[number];

export interface Treatment {
  readonly taken: number;
  readonly unknown: number;
  readonly judged: number;
  readonly agents: ReadonlyMap<Answer, readonly string[]>;
}

export function treatmentOf(matrix: ClusterMatrix | undefined, column: number): Treatment {
  const judged = (matrix?.rows ?? []).flatMap(({ workload, cells }) => {
    const cell = cells[column];
    return cell === undefined ? [] : [{ workload, answer: answerOf(cell) }];
  });
  const agents = new Map<Answer, string[]>();
  for (const { workload, answer } of judged) {
    if (workload.kind === "DaemonSet") agents.set(answer, [...(agents.get(answer) ?? []), nameWithPart(workload)]);
  }
  const countOf = (what: Answer) => judged.filter(({ answer }) => answer === what).length;
  return { taken: countOf("run"), unknown: countOf("unknown"), judged: judged.length, agents };
}

function answerOf(cell: FitReportCell): Answer {
  const mark = cellMark(cell);
  if (mark === "unknown") return "unknown";
  if (mark === "fits" || mark === "avoided") return "run";
  return cell.selector === "mismatch" ? "kept off by their selectors" : "kept off by a taint";
}
