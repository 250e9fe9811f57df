import { getString, getValue } from "../../manifest/yaml/node-value.js";
import { parseDocuments } from "../../manifest/yaml/syntax.js";
import { createBudget } from "../../model/budget.js";
import { joinPath } from "../../model/path-steps.js";
import type { SourceNode } from "../../model/source.js";
import type { RepositoryFiles } from "../render-root.js";
import { fieldItems, fieldText, type KustomizationFields, partOf } from "./kustomization.js";

const KEY = "TAINTLINT_STAND_IN";

/** The text of a file that the repository does not hold, which kustomize takes for an env file, too. */
export const STAND_IN = `${KEY}=absent\n`;

const ENCODED = btoa(STAND_IN);

/** Reports whether a printed object holds a text that stands in for a file: nobody knows what it holds in the cluster. */
export function holdsStandIn(printed: string): boolean {
  return printed.includes(KEY) || printed.includes(ENCODED);
}

/** Pairs of a source and a name that are compared. */
const MOST_COMPARED = 1_000_000;

/**
 * Reports whether one of the kustomizations copies something out of one of these ConfigMaps and Secrets into other objects, by
 * `replacements` or `vars`, or may do so by a plugin. An empty name stands for any. True where there is too much to compare.
 */
export function borrowsFrom(
  owners: ReadonlySet<string>,
  kustomizations: readonly KustomizationFields[],
  files: RepositoryFiles,
): boolean {
  const budget = createBudget(MOST_COMPARED);
  // Its own prefixes and suffixes, and those of others, are part of the name by which a source is selected.
  const isSource = (source: SourceNode | undefined) => {
    const kind = getString(source, "kind") ?? "";
    const name = getString(source, "name") ?? "";
    if (!["", "ConfigMap", "Secret"].includes(kind)) return false;
    return name === "" || !budget.spend(owners.size) || [...owners].some((owner) => name.includes(owner));
  };
  const sourcesOf = (node: SourceNode) => (node.kind === "sequence" ? node.items : [node]);
  const replaced = (kustomization: KustomizationFields) =>
    fieldItems(kustomization.field("replacements")).flatMap((entry) => {
      const path = fieldText(partOf(entry, "path"));
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
