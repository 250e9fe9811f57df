import { createBudget } from "../../model/budget.js";
import { joinPath } from "../../model/path-steps.js";
import type { SourceNode } from "../../model/source.js";
import { getString, getValue } from "../../yaml/node-value.js";
import { parseDocuments } from "../../yaml/syntax.js";
import type { RepositoryFiles } from "../contract/render-root.js";
import { childField, fieldItems, fieldText, type KustomizationFields } from "./kustomization.js";

const KEY = "TAINTLINT_STAND_IN";

/** The placeholder for a missing file; also a valid env file. */
export const STAND_IN = `${KEY}=absent\n`;

const ENCODED = btoa(STAND_IN);

export function holdsStandIn(printed: string): boolean {
  return printed.includes(KEY) || printed.includes(ENCODED);
}

const MOST_COMPARED = 1_000_000;

/** Reports whether others may copy these ConfigMaps and Secrets. An empty name matches any. True beyond the bound. */
export function borrowsFrom(
  owners: ReadonlySet<string>,
  kustomizations: readonly KustomizationFields[],
  files: RepositoryFiles,
): boolean {
  const budget = createBudget(MOST_COMPARED);
  // Prefixes and suffixes are part of the name that selects a source.
  const isSource = (source: SourceNode | undefined) => {
    const kind = getString(source, "kind") ?? "";
    const name = getString(source, "name") ?? "";
    if (!["", "ConfigMap", "Secret"].includes(kind)) return false;
    return name === "" || !budget.spend(owners.size) || [...owners].some((owner) => name.includes(owner));
  };
  const sourcesOf = (node: SourceNode) => (node.kind === "sequence" ? node.items : [node]);
  const replaced = (kustomization: KustomizationFields) =>
    fieldItems(kustomization.field("replacements")).flatMap((entry) => {
      const path = fieldText(childField(entry, "path"));
      if (path === undefined) return [entry.node];
      const file = files.read(joinPath(kustomization.folder, path));
      return file === undefined ? [] : parseDocuments(file).documents.flatMap(({ root }) => sourcesOf(root));
    });
  return kustomizations.some(
    (one) =>
      replaced(one).some((node) => isSource(getValue(node, "source"))) ||
      fieldItems(one.field("vars")).some(({ node }) => isSource(getValue(node, "objref"))) ||
      ["generators", "transformers"].some((key) => fieldItems(one.field(key)).length > 0),
  );
}
