import { fileOfPlace, locate } from "../../manifest/locate.js";
import { memoize } from "../../model/memoize.js";
import type { SourceRange } from "../../model/source.js";
import { placeInObject, type Workload } from "../../model/workload.js";

export const workloadFile = memoize((workload: Workload): string => fileOfPlace(placeInObject(workload, [])).path);

export const rangeOfObject = memoize((workload: Workload): SourceRange => locate(placeInObject(workload, [])));
