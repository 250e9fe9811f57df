import { entryOf, type MapEntry, type MapValue, map, placeOfValue, scalar } from "../../hcl/values/value.js";
import { rangeOfSpan } from "../../manifest/locate.js";
import type { KubernetesObject } from "../../manifest/objects/objects.js";
import type { SourceDocument, SourceNode } from "../../model/source.js";
import { unknownScalar } from "../formats/cursor.js";
import type { FileObjects, InventoryFile } from "../formats/format.js";
import { TERRAFORM_HCL_GROUP, terraformFormat } from "../formats/terraform-pools.js";
import { EMBEDDING_TYPES, embeddedObjects, embeddedRoots } from "./contract/embedded.js";
import type { RootNotice, RootResource, TerraformRoot } from "./contract/terraform-root.js";
import { nodeOf } from "./contract/to-node.js";
import type { TerraformReader } from "./reader.js";
import { evaluateRoot } from "./root.js";
import { mayDeclareTerraformPools } from "./telling-words.js";

const PATCHES = "config_patches";
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

function objectOf(resource: RootResource): KubernetesObject {
  const { address, type, values, place, doubt, budget } = resource;
  const node = withPatches(nodeOf(withProviderDefaults(type, values), place, budget), resource);
  const document: SourceDocument = {
    file: place.file,
    start: place.span.start,
    root: node,
    address,
    doubt,
  };
  return { apiVersion: `${TERRAFORM_HCL_GROUP}/v1`, kind: type, document, path: [], node };
}

/** Replaces the texts of Talos' patches by their documents. */
function withPatches(node: SourceNode, resource: RootResource): SourceNode {
  const patches = entryOf(resource.values, PATCHES);
  if (node.kind !== "mapping" || patches?.kind !== "list") return node;
  const documentsOf = (item: SourceNode, index: number): readonly SourceNode[] => {
    const value = patches.items[index];
    const text = value?.kind === "unknown" ? (value.filled ?? value) : value;
    const read = value && embeddedRoots(value, resource);
    const unknown = unknownScalar("a patch is not known", item);
    return read?.length ? read : [{ ...unknown, file: (text && placeOfValue(text))?.file ?? item.file }];
  };
  const entries = node.entries.map((entry) => {
    if (entry.key.text !== PATCHES || entry.value.kind !== "sequence") return entry;
    return { ...entry, value: { ...entry.value, items: entry.value.items.flatMap(documentsOf) } };
  });
  return { ...node, entries };
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
