import { joinPath } from "../../model/path-steps.js";
import type { FieldPath, SourceNode } from "../../model/source.js";
import { getValue } from "../../yaml/node-value.js";
import type { FieldSource, TracedObject } from "./field-source.js";
import {
  childField,
  fieldItems,
  fieldText,
  type KustomizationField,
  type KustomizationFields,
} from "./kustomization.js";
import type { KustomizeRepository } from "./kustomize-repository.js";
import { isSelected } from "./patch-target.js";

export function replacementSources(
  kustomization: KustomizationFields,
  object: TracedObject,
  repository: KustomizeRepository,
): FieldSource[] {
  return fieldItems(kustomization.field("replacements"))
    .flatMap((entry) => replacementsOf(entry, kustomization.folder, repository))
    .flatMap((replacement) => fieldItems(childField(replacement, "targets")))
    .flatMap((target) => sourcesOfTarget(target, object));
}

/** Returns the replacement, or those in the file that the entry names. */
function replacementsOf(
  entry: KustomizationField,
  folder: string,
  repository: KustomizeRepository,
): KustomizationField[] {
  const path = fieldText(childField(entry, "path"));
  if (path === undefined) return [entry];
  const documents = repository.documents(joinPath(folder, path))?.documents ?? [];
  return documents.flatMap((document) => {
    const whole: KustomizationField = { node: document.root, place: { document, path: [], target: "value" } };
    return document.root.kind === "sequence" ? fieldItems(whole) : [whole];
  });
}

function sourcesOfTarget(target: KustomizationField, object: TracedObject): FieldSource[] {
  if (!object.budget.spend(10)) return [];
  const select = getValue(target.node, "select");
  const rejected = fieldItems(childField(target, "reject")).some(({ node }) => isSelected(node, object));
  if (select === undefined || rejected || !isSelected(select, object)) return [];
  return fieldItems(childField(target, "fieldPaths")).map((field): FieldSource => {
    const steps = fieldSteps(fieldText(field) ?? "");
    return {
      definedAt: (path) => (steps.length > 0 && isMeant(steps, path, object.rendered.node) ? field.place : undefined),
    };
  });
}

/** Splits `spec.template.[name=x].a\.b`. Upstream: kyaml/utils SmarterPathSplitter. */
function fieldSteps(text: string): string[] {
  const steps = text.match(/\[[^\][]*\]|(?:\\.|[^.[\\])+/g) ?? [];
  return steps.map((step) => step.replaceAll(/\\(.)/g, "$1"));
}

function isMeant(steps: readonly string[], path: FieldPath, root: SourceNode): boolean {
  if (path.length < steps.length) return false;
  let node: SourceNode | undefined = root;
  for (const [depth, step] of steps.entries()) {
    const here = path[depth];
    if (here === undefined) return false;
    node = typeof here === "number" ? (node?.kind === "sequence" ? node.items[here] : undefined) : getValue(node, here);
    if (step === "*" || (step === "-" && typeof here === "number")) continue;
    const condition = /^\[([^=\]]+)=(.*)\]$/.exec(step);
    if (condition === null) {
      if (String(here) !== step.replace(/^\[(.*)\]$/, "$1")) return false;
      continue;
    }
    const value = getValue(node, condition[1] ?? "");
    if (value?.kind !== "scalar" || value.text !== condition[2]) return false;
  }
  return true;
}
