import { groupOf, type KubernetesObject } from "../../manifest/objects/objects.js";
import { getString, getValue } from "../../manifest/yaml/node-value.js";
import { groupBy } from "../../model/group-by.js";
import { type Accumulations, accumulatedManifests, type Changes } from "./accumulation.js";
import type { KustomizeRepository } from "./kustomize-repository.js";
import type { Substitute } from "./substitution.js";

export interface ObjectIdentity {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  /** `metadata.name`, else `metadata.generateName`, else empty. */
  readonly name: string;
  readonly namespace: string;
}

export function sourceIdentity({
  apiVersion,
  kind,
  node,
}: Pick<KubernetesObject, "apiVersion" | "kind" | "node">): ObjectIdentity {
  const metadata = getValue(node, "metadata");
  return {
    group: groupOf(apiVersion),
    version: apiVersion.slice(apiVersion.indexOf("/") + 1),
    kind,
    name: getString(metadata, "name") ?? getString(metadata, "generateName") ?? "",
    namespace: getString(metadata, "namespace") ?? "",
  };
}

/** An object of a manifest, with the name and namespace that kustomizations give it. */
export interface SourceObject {
  readonly object: KubernetesObject;
  readonly identity: ObjectIdentity;
  readonly made: Pick<ObjectIdentity, "name" | "namespace">;
  readonly changes: Changes;
}

/** Kinds whose names have no prefix and suffix. Upstream: kustomize api/internal/builtins/PrefixTransformer.go. */
const KEEPS_NAME = new Set(["CustomResourceDefinition", "APIService", "Namespace"]);

/** Returns the objects of manifests that hold one of these kinds, grouped by kind. */
export function sourceObjects(
  accumulations: Accumulations,
  repository: KustomizeRepository,
  substitute: Substitute,
  kinds: ReadonlySet<string>,
): ReadonlyMap<string, readonly SourceObject[]> {
  const found = accumulatedManifests(accumulations).flatMap(({ path, changes }) =>
    repository.objects(path, kinds).map((object): SourceObject => {
      const identity = sourceIdentity(object);
      const { prefix, suffix, namespace = identity.namespace } = changes;
      const name = KEEPS_NAME.has(identity.kind) ? identity.name : `${prefix}${identity.name}${suffix}`;
      return { object, identity, made: { name: substitute(name), namespace }, changes };
    }),
  );
  return groupBy(found, ({ identity }) => kindOf(identity));
}

function kindOf({ group, kind }: ObjectIdentity): string {
  return `${group}/${kind}`;
}

/** Finds sources by name, else by what gives the name. */
export function findSourceObjects(
  objects: readonly KubernetesObject[],
  sources: ReadonlyMap<string, readonly SourceObject[]>,
  isRenamed: (object: KubernetesObject, source: SourceObject) => boolean,
): ReadonlyMap<KubernetesObject, SourceObject> {
  const found = new Map<KubernetesObject, SourceObject>();
  const taken = new Set<SourceObject>();
  const find = (choose: (ofKind: readonly SourceObject[], object: KubernetesObject) => SourceObject | undefined) => {
    for (const object of objects) {
      if (found.has(object)) continue;
      const ofKind = sources.get(kindOf(sourceIdentity(object))) ?? [];
      const source = choose(
        ofKind.filter((one) => !taken.has(one)),
        object,
      );
      if (source === undefined) continue;
      found.set(object, source);
      taken.add(source);
    }
  };
  const nearest = (some: readonly SourceObject[], { namespace }: ObjectIdentity) =>
    onlyOf(some) ?? onlyOf(some.filter(({ made }) => made.namespace === namespace));
  find((ofKind, object) => {
    const wanted = sourceIdentity(object);
    return nearest(
      ofKind.filter(({ made }) => made.name === wanted.name),
      wanted,
    );
  });
  find((ofKind, object) => {
    const renamed = ofKind.filter((source) => isRenamed(object, source));
    return nearest(renamed, sourceIdentity(object));
  });
  return found;
}

function onlyOf<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}
