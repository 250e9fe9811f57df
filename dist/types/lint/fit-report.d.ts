import type { PoolFit, WorkloadFit } from "../model/fit.js";
import { type Place } from "../model/source.js";
import type { ClusterJudgement } from "./judge.js";
import type { FitReport, FitReportCell, SourceLine } from "./result.js";
export declare function sourceLineOf(place: Place): SourceLine;
export declare function reportCell(fit: PoolFit): FitReportCell;
/** What the API server or admission says against the object. */
export declare function refusalsOf({ workload, fieldErrors, admissionError }: WorkloadFit): string[];
/** The matrix of every workload against the pools of its clusters; a workload of several clusters is one row. */
export declare function reportFit(judgements: readonly ClusterJudgement[]): FitReport;
