import { groupOf, type KubernetesObject, nameOf, namespaceOf } from "../../manifest/objects/objects.js";
import { splitRepositoryAddress } from "../../model/repository-address.js";
import type { SourceNode } from "../../model/source.js";
import { getString, getValue } from "../../yaml/node-value.js";
import { isPlaceholder } from "../../yaml/placeholders.js";
import type { RepositoryTree } from "./repository-tree.js";

export type IsOwnSource = (sourceRef: SourceNode | undefined, namespace: string | undefined) => boolean;

export const FLUX_SOURCE_GROUP = "source.toolkit.fluxcd.io";
/** The name of the repository in `flux bootstrap`. */
const BOOTSTRAP_SOURCE = "flux-system";
/** Returns `host/owner/repository`; undefined if it is none. */
export function normalizeRepositoryUrl(url: string): string | undefined {
  const address = splitRepositoryAddress(url);
  if (address === undefined || isPlaceholder(url)) return undefined;
  return `${address.host}/${address.path}`.toLowerCase();
}

/** Returns a test whether a Flux source is this repository; OCIRepositories and Buckets never are. */
export function findOwnSources(tree: RepositoryTree): IsOwnSource {
  const repositories = [...tree.paths].flatMap(tree.gitopsObjects).filter(isGitRepository);
  const own = repositories.filter((object) => nameOf(object) === BOOTSTRAP_SOURCE);
  const isSame = (object: KubernetesObject) => own.some((bootstrap) => isSameRepository(object, bootstrap));
  const known = repositories.filter(isSame).map((object) => ({ name: nameOf(object), namespace: namespaceOf(object) }));

  return (sourceRef, namespace) => {
    const kind = getString(sourceRef, "kind");
    const name = getString(sourceRef, "name");
    if (name === undefined || (kind !== undefined && kind !== "GitRepository")) return false;
    if (name === BOOTSTRAP_SOURCE) return true;
    const wanted = getString(sourceRef, "namespace") ?? namespace;
    return known.some(
      (one) => one.name === name && (wanted === undefined || one.namespace === undefined || one.namespace === wanted),
    );
  };
}

function isGitRepository({ apiVersion, kind }: KubernetesObject): boolean {
  return kind === "GitRepository" && groupOf(apiVersion) === FLUX_SOURCE_GROUP;
}

function isSameRepository(one: KubernetesObject, other: KubernetesObject): boolean {
  const [url, otherUrl] = [one, other].map(({ node }) => {
    const text = getString(getValue(node, "spec"), "url");
    return text === undefined ? undefined : normalizeRepositoryUrl(text);
  });
  const [branch, otherBranch] = [one, other].map(({ node }) =>
    getString(getValue(getValue(node, "spec"), "ref"), "branch"),
  );
  // Another branch holds other files than the linted ones.
  const isSameBranch = branch === undefined || otherBranch === undefined || branch === otherBranch;
  return url !== undefined && url === otherUrl && isSameBranch;
}
