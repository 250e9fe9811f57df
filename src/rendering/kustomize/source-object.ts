import { groupOf, type KubernetesObject, objectsOf } from "../../manifest/objects/objects.js";
import { getString, getValue } from "../../manifest/yaml/node-value.js";
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

/** Matches by name, else by the longest contained name (prefixes, suffixes), else by kind; undefined if ambiguous. */
export function findSourceObject(
  path: string,
  rendered: KubernetesObject,
  repository: KustomizeRepository,
): KubernetesObject | undefined {
  const wanted = sourceIdentity(rendered);
  const ofKind = (repository.documents(path)?.documents ?? []).flatMap(objectsOf).flatMap((object) => {
    const identity = sourceIdentity(object);
    return identity.kind === wanted.kind && identity.group === wanted.group ? [{ object, identity }] : [];
  });
  const exact = ofKind.filter(({ identity }) => identity.name === wanted.name);
  if (exact.length > 0) {
    const [first, ...others] = exact;
    if (others.length === 0) return first?.object;
    const here = exact.filter(({ identity }) => identity.namespace === wanted.namespace);
    return here.length === 1 ? here[0]?.object : undefined;
  }
  const contained = ofKind.filter(({ identity }) => identity.name !== "" && wanted.name.includes(identity.name));
  const longest = contained.reduce((most, { identity }) => Math.max(most, identity.name.length), 0);
  const nearest = contained.filter(({ identity }) => identity.name.length === longest);
  if (nearest.length > 0) return nearest.length === 1 ? nearest[0]?.object : undefined;
  return ofKind.length === 1 ? ofKind[0]?.object : undefined;
}
