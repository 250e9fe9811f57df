import { type KubernetesObject, objectsOf } from "../../manifest/objects/objects.js";
import type { Budget } from "../../model/budget.js";
import { joinPath, parentFolder } from "../../model/path-steps.js";
import type { Place, RenderedOrigin, SourceFile, TextPlace } from "../../model/source.js";
import type { KustomizeTarget } from "../targets.js";
import { baseSource, fieldOrigins } from "./field-origins.js";
import type { FieldSource, TracedObject } from "./field-source.js";
import { documentsInText } from "./inline-document.js";
import {
  childField,
  fieldItems,
  fieldText,
  isKustomizationPath,
  type KustomizationField,
  type KustomizationFields,
} from "./kustomization.js";
import type { KustomizeRepository } from "./kustomize-repository.js";
import type { Configurer, ResourceOrigin } from "./origin-annotations.js";
import { patchesOf, patchOfEntry, sourcesOfPatch } from "./patches.js";
import { replacementSources } from "./replacement-sources.js";
import { namespaceSource, replicaSources, settingSources } from "./setting-sources.js";
import { findSourceObject } from "./source-object.js";
import type { Substitute } from "./substitution.js";

export interface Rendering {
  readonly label: string;
  readonly file: SourceFile;
  readonly target: KustomizeTarget | undefined;
  readonly added: KustomizationFields | undefined;
  readonly reads: readonly string[];
  readonly repository: KustomizeRepository;
  readonly origin: ResourceOrigin;
  readonly repositoryPath: (path: string) => string | undefined;
  readonly substitute: Substitute;
  readonly budget: Budget;
}

export function traceObject(rendered: KubernetesObject, rendering: Rendering): RenderedOrigin {
  const { label, origin, repository, repositoryPath, substitute, budget } = rendering;
  const path = origin.path === undefined ? undefined : repositoryPath(origin.path);
  const base = path === undefined ? undefined : findSourceObject(path, rendered, repository);
  const object: TracedObject = { rendered, base, substitute, budget };
  const sources = [baseSource(object), ...sourcesOnTheWay(object, rendering)];
  return {
    renderer: "kustomize",
    root: label,
    place:
      base === undefined
        ? placeWithoutBase(path, rendering)
        : { document: base.document, path: base.path, target: "value" },
    fields: fieldOrigins(object, sources),
    base: base !== undefined ? { document: base.document, objectPath: base.path } : undefined,
  };
}

/** Returns the object's file, else its generator's, else the kustomization. */
function placeWithoutBase(
  path: string | undefined,
  { file, origin, repository, repositoryPath }: Rendering,
): Place | TextPlace {
  const generator = origin.generatedBy === undefined ? undefined : repositoryPath(origin.generatedBy.configuredIn);
  const known = path ?? generator;
  const source = known === undefined ? undefined : repository.documents(known)?.file;
  return { file: source ?? file, span: { start: 0, end: 0 } };
}

function sourcesOnTheWay(object: TracedObject, rendering: Rendering): FieldSource[] {
  const { origin, target, added, repository, repositoryPath } = rendering;
  const sources: FieldSource[][] = [];
  let before: string | undefined;
  for (const configurer of origin.transformations) {
    const { configuredIn, name } = configurer;
    // Annotations repeat a kustomization for each of its transformers.
    const key = name === undefined ? configuredIn : `${configuredIn} ${name}`;
    if (key === before) continue;
    before = key;
    const path = repositoryPath(configuredIn);
    if (path === undefined) continue;
    const kustomization = isKustomizationPath(path) ? repository.kustomization(path)?.value : undefined;
    if (name !== undefined) sources.push(sourcesOfPlugin(path, configurer, object, rendering));
    else if (kustomization !== undefined) sources.push(sourcesOf(kustomization, object, repository));
  }
  if (added !== undefined) sources.push(sourcesOf(added, object, repository));
  if (target?.namespace !== undefined) sources.push(namespaceSource(target.namespace, target.place, object));
  return sources.flat();
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

function sourcesOfPlugin(
  path: string,
  { name }: Configurer,
  object: TracedObject,
  rendering: Rendering,
): FieldSource[] {
  const { repository, reads } = rendering;
  return pluginConfigurations(path, repository).flatMap((plugin): FieldSource[] => {
    const isMeant = fieldText(childField(childField(plugin, "metadata"), "name")) === name;
    if (!isMeant || !fieldText(childField(plugin, "kind"))?.startsWith("Patch")) return [];
    const written = fieldText(childField(plugin, "path"));
    // Paths are relative to the kustomization that lists the configuration.
    const folders = [path, ...reads.filter(isKustomizationPath)].map(parentFolder);
    const folder = folders.find((one) => written !== undefined && reads.includes(joinPath(one, written)));
    return sourcesOfPatch(patchOfEntry(plugin, folder ?? parentFolder(path), repository), object);
  });
}

function pluginConfigurations(path: string, repository: KustomizeRepository): KustomizationField[] {
  const kustomization = isKustomizationPath(path) ? repository.kustomization(path)?.value : undefined;
  if (kustomization !== undefined) {
    return fieldItems(kustomization.field("transformers"))
      .flatMap(documentsInText)
      .flatMap(({ root, placeOf }) => {
        const place = placeOf([]);
        return "span" in place ? [] : [{ node: root, place }];
      });
  }
  return (repository.documents(path)?.documents ?? []).flatMap(objectsOf).map((plugin) => ({
    node: plugin.node,
    place: { document: plugin.document, path: plugin.path, target: "value" },
  }));
}
