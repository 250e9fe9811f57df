import { type MapEntry, type MapValue, map, scalar } from "../../hcl/values/value.js";
import { rangeOfSpan } from "../../manifest/locate.js";
import type { KubernetesObject } from "../../manifest/objects/objects.js";
import type { SourceDocument } from "../../model/source.js";
import type { FileObjects, InventoryFile } from "../formats/format.js";
import { TERRAFORM_HCL_GROUP, terraformFormat } from "../formats/terraform.js";
import { EMBEDDING_TYPES, embeddedObjects } from "./contract/embedded.js";
import type { RootNotice, RootResource, TerraformRoot } from "./contract/terraform-root.js";
import { nodeOf } from "./contract/to-node.js";
import type { TerraformReader } from "./reader.js";
import { evaluateRoot } from "./root.js";
import { mayDeclareTerraformPools } from "./telling-words.js";

const TYPES = new Set([...terraformFormat.kinds.map(({ kind }) => kind), ...EMBEDDING_TYPES]);

/** Evaluates a root module into objects, in a virtual file named after its folder. */
export function openTerraformRoot(reader: TerraformReader, root: TerraformRoot): InventoryFile {
  const { resources, notices } = evaluateRoot(reader, root, (type) => TYPES.has(type));
  const objects: KubernetesObject[] = [];
  const told: RootNotice[] = [...notices];
  for (const resource of resources) {
    const embedded = embeddedObjects(resource);
    if (embedded === undefined) objects.push(objectOf(resource));
    else if (embedded.problem === undefined) for (const one of embedded.value) objects.push(one);
    else if (mentionsPools(resource)) told.push(describeHidden(resource, embedded.problem));
  }
  const opened: FileObjects = {
    objects,
    errors: [],
    hidesPools: told.some(({ hidesPools }) => hidesPools),
    notices: told.map(({ file, span, message }) => ({ message, range: rangeOfSpan(file, span) })),
  };
  return { path: root.folder === "" ? "." : root.folder, text: "", opened };
}

function objectOf({ address, type, values, place, doubt, budget }: RootResource): KubernetesObject {
  const node = nodeOf(withProviderDefaults(type, values), place, budget);
  const document: SourceDocument = {
    file: place.file,
    start: place.span.start,
    root: node,
    address,
    doubt,
  };
  return { apiVersion: `${TERRAFORM_HCL_GROUP}/v1`, kind: type, document, path: [], node };
}

/** Reports whether an unread object may be a pool. */
function mentionsPools({ place: { file, span } }: RootResource): boolean {
  return mayDeclareTerraformPools(file.text.slice(span.start, span.end));
}

function describeHidden({ address, place }: RootResource, why: string): RootNotice {
  return { ...place, message: `"${address}": a node pool in it is not read: ${why}`, hidesPools: true };
}

/** Provider defaults that matter for pools, as in a plan. */
const DEFAULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  azurerm_kubernetes_cluster_node_pool: { mode: "User", os_type: "Linux", priority: "Regular" },
};

export function withProviderDefaults(type: string, values: MapValue): MapValue {
  const defaults = DEFAULTS[type];
  if (defaults === undefined || values.open !== undefined) return values;
  const entries = new Map<string, MapEntry>(values.entries);
  for (const [name, text] of Object.entries(defaults)) {
    if (!entries.has(name)) entries.set(name, { value: scalar(text, values.place), place: values.place });
  }
  return map(entries, values.place);
}
