import { fileOfPlace, locate } from "../../manifest/locate.js";
import { memoize } from "../../model/memoize.js";
import type { SourceRange } from "../../model/source.js";
import { placeInObject, type Workload } from "../../model/workload.js";

/** The path of the file in which a person edits a workload: every rule asks for it. */
export const workloadFile = memoize((workload: Workload): string => fileOfPlace(placeInObject(workload, [])).path);

/** Where the object begins that a workload is written as. */
export const rangeOfObject = memoize((workload: Workload): SourceRange => locate(placeInObject(workload, [])));
