import { groupOf, type KubernetesObject } from "../../manifest/objects/objects.js";
import { groupBy } from "../../model/group-by.js";
import { getString, getValue } from "../../yaml/node-value.js";
import type { Substitute } from "../gitops/substitution.js";
import { type Accumulations, accumulatedManifests, type Changes } from "./accumulation.js";
import type { KustomizeRepository } from "./kustomize-repository.js";

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

/** Returns the objects of manifests that hold one of these kinds. */
export function sourceObjects(
  accumulations: Accumulations,
  repository: KustomizeRepository,
  substitute: Substitute,
  kinds: ReadonlySet<string>,
): readonly SourceObject[] {
  return accumulatedManifests(accumulations).flatMap(({ path, changes }) =>
    repository.objects(path, kinds).map((object): SourceObject => {
      const identity = sourceIdentity(object);
      const { prefix, suffix, namespace = identity.namespace } = changes;
      const name = KEEPS_NAME.has(identity.kind) ? identity.name : `${prefix}${identity.name}${suffix}`;
      return { object, identity, made: { name: substitute(name), namespace }, changes };
    }),
  );
}

const kindOf = ({ group, kind }: ObjectIdentity) => `${group}/${kind}`;
const nameOf = (identity: ObjectIdentity) => `${kindOf(identity)}/${identity.name}`;

/** Finds sources by name, else by what gives the name; of several, the one with the object's namespace. */
export function findSourceObjects(
  objects: readonly KubernetesObject[],
  sources: readonly SourceObject[],
  isRenamed: (object: KubernetesObject, source: SourceObject) => boolean,
): ReadonlyMap<KubernetesObject, SourceObject> {
  const found = new Map<KubernetesObject, SourceObject>();
  const taken = new Set<SourceObject>();
  const find = (keyOf: (identity: ObjectIdentity) => string, fits: typeof isRenamed) => {
    const byKey = groupBy(sources, ({ identity, made }) => keyOf({ ...identity, ...made }));
    for (const object of objects) {
      if (found.has(object)) continue;
      const wanted = sourceIdentity(object);
      const some = (byKey.get(keyOf(wanted)) ?? []).filter((one) => !taken.has(one) && fits(object, one));
      const source = onlyOf(some) ?? onlyOf(some.filter(({ made }) => made.namespace === wanted.namespace));
      if (source === undefined) continue;
      found.set(object, source);
      taken.add(source);
    }
  };
  find(nameOf, () => true);
  find(kindOf, isRenamed);
  return found;
}

function onlyOf<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}
