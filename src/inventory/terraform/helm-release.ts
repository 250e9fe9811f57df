import { readFragments } from "../../manifest/fragments.js";
import { fileOwner } from "../../manifest/objects/workload-owner.js";
import { createValuesBudget, setValue } from "../../manifest/set-values.js";
import type { SourceDocument, SourceNode } from "../../model/source.js";
import type { Workload } from "../../model/workload.js";
import { mapScalars } from "../../yaml/synthetic-nodes.js";
import { isNotKnown, unknownScalar } from "../formats/cursor.js";
import { settingsOf } from "./chart-release.js";
import { textRoots } from "./contract/embedded.js";
import type { RootResource } from "./contract/terraform-root.js";
import { field } from "./modules/module-values.js";

export const RELEASE_TYPE = "helm_release";

/** Only values about placement. Upstream: terraform-provider-helm helm/resource_helm_release.go getValues. */
export function releaseFragments(resource: RootResource): Workload[] {
  const given = field(resource.values, "values");
  const texts = given?.kind === "list" ? given.items : [];
  const roots = texts.flatMap((text) => textRoots(text, resource) ?? []);
  return [...roots, ...valuesSet(resource)].flatMap((root) => fragmentsIn(root, resource));
}

function fragmentsIn(root: SourceNode, { place, address }: RootResource): Workload[] {
  const file = root.file ?? place.file;
  const document: SourceDocument = { file, start: root.start, root, address };
  return readFragments({ node: root, owner: fileOwner(document), taken: [] });
}

/** Puts together what is set one by one, each at its name; nothing if some may be missing. */
function valuesSet(resource: RootResource): SourceNode[] {
  const budget = createValuesBudget();
  let tree: SourceNode | undefined;
  for (const { name, value, asString, place } of settingsOf(resource).value ?? []) {
    const named = { ...value, ...place.span, file: place.file };
    tree = setValue(tree, name, named, asString || isNotKnown(value.text), budget);
    if (tree === undefined) return [];
  }
  // What stands before a position that is set may come from elsewhere.
  return tree === undefined
    ? []
    : [mapScalars(tree, (one) => (one.value === null ? unknownScalar("it is not set", one) : one))];
}
