import { addOnWorkloads } from "../../manifest/add-ons/add-on-workloads.js";
import { folderOf } from "../../model/path-steps.js";
import type { Workload } from "../../model/workload.js";
import { textRoots } from "./embedded.js";
import { field } from "./modules/module-values.js";
import type { RootResource } from "./root.js";
import { isNull, placeOf, textOf } from "./values/value.js";

/** An add-on of EKS. */
export const ADD_ON_TYPE = "aws_eks_addon";

/** The workloads of the add-on that a resource installs. A module of the repository may stand for several clusters. */
export function addOnOfResource({ values, place, address }: RootResource, folder: string): Workload[] {
  if (folderOf(place.file.path) !== folder) return [];
  const written = field(values, "addon_name");
  const name = textOf(written);
  const text = field(values, "configuration_values");
  const roots = text === undefined || isNull(text) ? [] : textRoots(text, place);
  if (name === undefined || written === undefined || roots === undefined || roots.length > 1) return [];
  const version = textOf(field(values, "addon_version"));
  const at = placeOf(written) ?? place;
  return addOnWorkloads({ name, version, values: roots[0], place: at, cluster: undefined, address });
}
