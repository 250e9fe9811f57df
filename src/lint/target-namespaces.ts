import type { Manifest } from "../manifest/read-manifest.js";
import { followGitops } from "../rendering/gitops/follow-gitops.js";
import { joinPath } from "../rendering/path-steps.js";
import { deployingFiles } from "./binding.js";
import type { LintInput } from "./lint-input.js";

/**
 * The input with the workloads in the namespaces that `targetNamespace` of a Flux Kustomization puts them into. A file
 * that goes into several, or into its own too, keeps what it says, and what was rendered already says where it goes.
 */
export function withTargetNamespaces(input: LintInput): LintInput {
  const { clusters, manifests, surroundings = [] } = input;
  if (clusters.every(({ declaration }) => (declaration.gitops?.flux ?? []).length === 0)) return input;
  const { namespaces } = followGitops(
    clusters.map(({ declaration }) => declaration),
    deployingFiles(manifests, surroundings),
  );
  return { ...input, manifests: manifests.map((manifest) => moveWorkloads(manifest, namespaces)) };
}

function moveWorkloads(manifest: Manifest, namespaces: ReadonlyMap<string, ReadonlySet<string | undefined>>): Manifest {
  if (manifest.rendered !== undefined) return manifest;
  const [namespace, ...others] = namespaces.get(joinPath(manifest.file.path)) ?? [];
  if (namespace === undefined || others.length > 0) return manifest;
  return { ...manifest, workloads: manifest.workloads.map((workload) => ({ ...workload, namespace })) };
}
