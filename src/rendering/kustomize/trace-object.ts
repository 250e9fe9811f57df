import { type KubernetesObject, objectsOf } from "../../manifest/objects/objects.js";
import type { Budget } from "../../model/budget.js";
import type { FieldPath, RenderedOrigin, SourceFile } from "../../model/source.js";
import { nodeAt } from "../../yaml/node-value.js";
import type { KustomizeTarget } from "../contract/targets.js";
import type { Substitute } from "../gitops/substitution.js";
import type { Accumulations } from "./accumulation.js";
import { fieldOrigins } from "./field-origins.js";
import type { FieldSource, TracedObject } from "./field-source.js";
import { childField, fieldText, type KustomizationField, type KustomizationFields } from "./kustomization.js";
import type { KustomizeRepository } from "./kustomize-repository.js";
import { baseSource, documentsInText } from "./patch-sources.js";
import { patchesOf, patchOfEntry, sourcesOfPatch } from "./patches.js";
import { namespaceSource, replacementSources, replicaSources, settingSources } from "./setting-sources.js";
import type { SourceObject } from "./source-object.js";

export interface Rendering {
  readonly label: string;
  readonly file: SourceFile;
  readonly target: KustomizeTarget | undefined;
  readonly accumulations: Accumulations;
  readonly repository: KustomizeRepository;
  readonly substitute: Substitute;
  readonly budget: Budget;
}

const NAME: FieldPath = ["metadata", "name"];

/** Reports whether a patch or a replacement on the way from a source gives an object its name. */
export function isRenamed(
  rendered: KubernetesObject,
  source: SourceObject,
  { substitute, budget, ...rendering }: Rendering,
): boolean {
  const node = nodeAt(rendered.node, NAME);
  const object: TracedObject = { rendered, base: source.object, substitute, budget };
  if (node === undefined) return false;
  return sourcesOnTheWay(object, source, rendering).some(({ definedAt }) => definedAt(NAME, node) !== undefined);
}

/** Leads an object back to its source, if known, and to what changes it. */
export function traceObject(
  rendered: KubernetesObject,
  source: SourceObject | undefined,
  rendering: Rendering,
): RenderedOrigin {
  const { label, file, substitute, budget } = rendering;
  const base = source?.object;
  const object: TracedObject = { rendered, base, substitute, budget };
  const sources = [baseSource(object), ...sourcesOnTheWay(object, source, rendering)];
  return {
    renderer: "kustomize",
    root: label,
    place:
      base === undefined
        ? { file, span: { start: 0, end: 0 } }
        : { document: base.document, path: base.path, target: "value" },
    fields: fieldOrigins(object, sources),
    base: base !== undefined ? { document: base.document, objectPath: base.path } : undefined,
  };
}

function sourcesOnTheWay(
  object: TracedObject,
  source: SourceObject | undefined,
  { target, accumulations, repository }: Pick<Rendering, "target" | "accumulations" | "repository">,
): FieldSource[] {
  // Of an object from anywhere, those nearest to the root are last.
  const changes = source === undefined ? [...accumulations.values()].reverse() : [];
  for (let at = source?.changes; at !== undefined && object.budget.spend(1); at = at.next) changes.push(at.by);
  const sources = changes.flatMap(({ fields, plugins }) =>
    fields === undefined
      ? []
      : [
          ...sourcesOf(fields, object, repository),
          // Paths in a configuration are relative to the kustomization that lists it.
          ...plugins.flatMap((plugin) =>
            pluginConfigurations(plugin, repository).flatMap((entry) => {
              const isPatch = fieldText(childField(entry, "kind"))?.startsWith("Patch") === true;
              return isPatch ? sourcesOfPatch(patchOfEntry(entry, fields.folder, repository), object) : [];
            }),
          ),
        ],
  );
  if (target?.namespace === undefined) return sources;
  return [...sources, ...namespaceSource(target.namespace, target.place, object)];
}

function sourcesOf(
  kustomization: KustomizationFields,
  object: TracedObject,
  repository: KustomizeRepository,
): FieldSource[] {
  const { early, late } = patchesOf(kustomization, repository);
  return [
    ...early.flatMap((patch) => sourcesOfPatch(patch, object)),
    ...settingSources(kustomization, object),
    ...late.flatMap((patch) => sourcesOfPatch(patch, object)),
    ...replicaSources(kustomization, object),
    ...replacementSources(kustomization, object, repository),
  ];
}

function pluginConfigurations(
  plugin: KustomizationField | string,
  repository: KustomizeRepository,
): KustomizationField[] {
  if (typeof plugin !== "string") {
    return documentsInText(plugin).flatMap(({ root, placeOf }) => {
      const place = placeOf([]);
      return "span" in place ? [] : [{ node: root, place }];
    });
  }
  return (repository.documents(plugin)?.documents ?? []).flatMap(objectsOf).map(({ node, document, path }) => ({
    node,
    place: { document, path, target: "value" },
  }));
}
