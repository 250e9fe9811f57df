import { rangeOfSpan } from "../../manifest/locate.js";
import type { KubernetesObject } from "../../manifest/objects.js";
import type { SourceDocument } from "../../model/source.js";
import type { FileObjects, InventoryFile } from "../formats/format.js";
import { TERRAFORM_HCL_GROUP, terraformFormat } from "../formats/terraform.js";
import { nodeOf } from "./evaluation/to-node.js";
import type { TerraformReader } from "./reader.js";
import { evaluateRoot, type RootResource } from "./root.js";
import type { TerraformRoot } from "./terraform-root.js";

const KINDS = new Set(terraformFormat.kinds.map(({ kind }) => kind));

/** Evaluates a root module: its resources as objects that the formats read. It stands for a file named like its folder. */
export function openTerraformRoot(reader: TerraformReader, root: TerraformRoot): InventoryFile {
  const { resources, notices } = evaluateRoot(reader, root, (type) => KINDS.has(type));
  const opened: FileObjects = {
    objects: resources.map(objectOf),
    errors: [],
    hidesPools: notices.some(({ hidesPools }) => hidesPools),
    notices: notices.map(({ file, span, message }) => ({ message, range: rangeOfSpan(file, span) })),
  };
  return { path: root.folder === "" ? "." : root.folder, text: "", opened };
}

function objectOf({ address, type, values, place, doubt }: RootResource): KubernetesObject {
  const node = nodeOf(values, place);
  const document: SourceDocument = {
    file: place.file,
    start: place.span.start,
    root: node,
    address,
    ...(doubt !== undefined && { doubt }),
  };
  return { apiVersion: `${TERRAFORM_HCL_GROUP}/v1`, kind: type, document, path: [], node };
}
