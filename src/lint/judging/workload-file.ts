import { fileOfPlace } from "../../manifest/locate.js";
import { placeInObject, type Workload } from "../../model/workload.js";

const known = new WeakMap<Workload, string>();

/** The path of the file in which a person edits a workload: every rule asks for it. */
export function workloadFile(workload: Workload): string {
  let path = known.get(workload);
  if (path === undefined) {
    path = fileOfPlace(placeInObject(workload, [])).path;
    known.set(workload, path);
  }
  return path;
}
