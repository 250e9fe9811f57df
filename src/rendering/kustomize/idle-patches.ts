import { objectsOf } from "../../manifest/objects/objects.js";
import type { Budget } from "../../model/budget.js";
import { firstOf } from "../../model/first-of.js";
import type { SourceNode, SourceProblem } from "../../model/source.js";
import { quoted } from "../../model/words.js";
import { effectiveEntries, getString } from "../../yaml/node-value.js";
import { formatKey } from "../../yaml/scalar.js";
import { parseDocuments } from "../../yaml/syntax.js";
import type { Accumulations } from "./accumulation.js";
import { scalarTextPlace } from "./kustomization.js";
import type { KustomizeRepository } from "./kustomize-repository.js";
import { isSelected, type PatchedObject } from "./patch-target.js";
import { type Patch, patchesOf } from "./patches.js";

const FIELDS: ReadonlySet<string> = new Set(["tolerations", "nodeSelector", "affinity", "nodeAffinity"]);
const POINTER = /\/(tolerations|nodeSelector|affinity|nodeAffinity)(?:\/|$)/;

interface Made {
  readonly label: string;
  readonly objects: readonly PatchedObject[];
  /** Texts of objects that are not judged. */
  readonly others: readonly string[];
  readonly accumulations: Accumulations;
  readonly repository: KustomizeRepository;
  readonly budget: Budget;
}

/** Finds patches without a target, which kustomize ignores silently. Skips shared components and deletions. */
export function findIdlePatches({ label, objects, others, accumulations, repository, budget }: Made): SourceProblem[] {
  const components = new Set([...accumulations.values()].flatMap((one) => one.components));
  const lists = [...accumulations].flatMap(([folder, { fields }]) => {
    if (fields === undefined || components.has(folder)) return [];
    const { early, late } = patchesOf(fields, repository);
    return [[...early, ...late]];
  });
  const roots = lists.flat().flatMap(({ documents }) => documents.map(({ root }) => root));
  if (objects.length === 0 || roots.some((root) => getString(root, "$patch") === "delete")) return [];
  const kinds = new Set(
    lists.flat().some(placesPods)
      ? others
          .flatMap((text) => parseDocuments({ path: "", text }).documents.flatMap(objectsOf))
          .map(({ kind }) => kind)
      : [],
  );
  return lists.flatMap((patches) => {
    const placing = patches.filter(placesPods);
    const idle = placing.filter(({ target }) => target !== undefined && !mayMatch(target, objects, kinds, budget));
    // A kustomization with a patch per kind of workload need not have all kinds.
    const isGeneric = idle.length < placing.length;
    return idle.flatMap((patch) => {
      const { target, place } = patch;
      if (target === undefined || place === undefined || (isGeneric && getString(target, "name") === undefined))
        return [];
      const field = fieldIn(patch) ?? "";
      const message = `the patch with ${quoted(field)} changes nothing: its target (${describeTarget(target)}) is no object of kustomization ${quoted(label)}`;
      return [{ kind: "ignored-patch" as const, message, ...scalarTextPlace(place) }];
    });
  });
}

function mayMatch(
  target: SourceNode,
  objects: readonly PatchedObject[],
  kinds: ReadonlySet<string>,
  budget: Budget,
): boolean {
  const kind = getString(target, "kind");
  // Unjudged objects are compared by kind only: their names may have changed.
  if (kinds.size > 0 && (kind === undefined || kinds.has(kind))) return true;
  return objects.some((object) => !budget.spend(10) || isSelected(target, object));
}

const placesPods = (patch: Patch): boolean => fieldIn(patch) !== undefined;

function fieldIn({ documents }: Patch): string | undefined {
  const visited = new Set<SourceNode>();
  const find = (node: SourceNode): string | undefined => {
    if (visited.has(node)) return undefined;
    visited.add(node);
    if (node.kind === "scalar") return POINTER.exec(node.text)?.[1];
    if (node.kind === "sequence") return firstOf(node.items, find);
    return firstOf(effectiveEntries(node), ({ key, value }) => {
      const name = formatKey(key.value);
      return FIELDS.has(name) ? name : find(value);
    });
  };
  return firstOf(documents, ({ root }) => find(root));
}

function describeTarget(target: SourceNode): string {
  return effectiveEntries(target)
    .flatMap(({ key, value }) =>
      value.kind === "scalar" && value.text !== "" ? [`${formatKey(key.value)} ${quoted(value.text)}`] : [],
    )
    .join(", ");
}
