import { isNull, placeOfValue, textOfValue } from "../../hcl/values/value.js";
import { addOnWorkloads } from "../../manifest/add-ons/add-on-workloads.js";
import type { CustomKind } from "../../manifest/fields/custom-kind.js";
import { readObjectWorkloads } from "../../manifest/object-workloads.js";
import type { KubernetesObject } from "../../manifest/objects/objects.js";
import type { Manifest } from "../../manifest/read-manifest.js";
import { folderOf } from "../../model/path-steps.js";
import type { SourceFile } from "../../model/source.js";
import type { Workload } from "../../model/workload.js";
import { type ChartRelease, chartRelease } from "./chart-release.js";
import { EMBEDDING_TYPES, embeddedObjects, textRoots } from "./contract/embedded.js";
import type { RootResource, TerraformRoot } from "./contract/terraform-root.js";
import { RELEASE_TYPE, releaseFragments } from "./helm-release.js";
import { isWorkloadType, workloadObject } from "./kubernetes-resources.js";
import { field } from "./modules/module-values.js";
import type { TerraformReader } from "./reader.js";
import { evaluateRoot } from "./root.js";

const ADD_ON_TYPE = "aws_eks_addon";

export interface Deployed {
  readonly manifests: readonly Manifest[];
  readonly releases: readonly ChartRelease[];
}

/** Returns declared workloads by file, without uncertain ones, and local charts that are certainly installed. */
export function terraformManifests(
  reader: TerraformReader,
  root: TerraformRoot,
  customKinds: readonly CustomKind[],
): Deployed {
  const others = [...EMBEDDING_TYPES, RELEASE_TYPE, ADD_ON_TYPE];
  const isWanted = (type: string) => isWorkloadType(type) || others.includes(type);
  const { resources } = evaluateRoot(reader, root, isWanted);
  const byFile = new Map<SourceFile, { readonly objects: KubernetesObject[]; readonly workloads: Workload[] }>();
  const releases: ChartRelease[] = [];
  const heldIn = (file: SourceFile) => {
    const held = byFile.get(file) ?? { objects: [], workloads: [] };
    byFile.set(file, held);
    return held;
  };
  for (const resource of resources) {
    if (resource.doubt !== undefined) continue;
    if (resource.type === RELEASE_TYPE) releases.push(...[chartRelease(resource, root.folder) ?? []].flat());
    if (resource.type === RELEASE_TYPE || resource.type === ADD_ON_TYPE) {
      const read = resource.type === RELEASE_TYPE ? releaseFragments(resource) : addOnOfResource(resource, root.folder);
      for (const workload of read) heldIn(workload.document.file).workloads.push(workload);
      continue;
    }
    const embedded = embeddedObjects(resource);
    const objects = embedded === undefined ? [workloadObject(resource) ?? []].flat() : embedded.value;
    if (objects === undefined) continue;
    for (const object of objects) {
      const held = heldIn(object.document.file);
      const read = readObjectWorkloads(object, customKinds);
      if (typeof read === "string") continue;
      held.objects.push(object);
      held.workloads.push(...read);
    }
  }
  const manifests = [...byFile].map(([file, { objects, workloads }]) => ({
    file,
    documents: objects.length,
    objects,
    workloads,
    problems: [],
    template: undefined,
  }));
  return { manifests, releases };
}

/** Returns the workloads of an EKS add-on. A local module may serve several clusters. */
function addOnOfResource(resource: RootResource, folder: string): Workload[] {
  const { values, place, address } = resource;
  if (folderOf(place.file.path) !== folder) return [];
  const written = field(values, "addon_name");
  const name = textOfValue(written);
  const text = field(values, "configuration_values");
  const roots = text === undefined || isNull(text) ? [] : textRoots(text, resource);
  if (name === undefined || written === undefined || roots === undefined || roots.length > 1) return [];
  const version = textOfValue(field(values, "addon_version"));
  const at = placeOfValue(written) ?? place;
  return addOnWorkloads({ name, version, values: roots[0], place: at, cluster: undefined, address });
}
