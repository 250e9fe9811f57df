import type { Manifest } from "../../manifest/read-manifest.js";
import { getValue, nodeAt } from "../../manifest/yaml/node-value.js";
import { joinPath } from "../../model/path-steps.js";
import type { Workload } from "../../model/workload.js";
import type { Deployments } from "../../rendering/gitops/follow-gitops.js";
import { GITOPS_PART } from "../../rendering/gitops/gitops-part.js";
import type { LintInput } from "../lint-input.js";
import { deployingFiles } from "./binding.js";

/**
 * The input with the workloads in the namespaces that GitOps objects put them into: `targetNamespace` of a Flux
 * Kustomization overrides what they say, the namespace of an Argo CD destination is for those that say nothing. A file
 * that goes into several, or into its own too, keeps what it says, and what was rendered already says where it goes.
 */
export function withTargetNamespaces(input: LintInput): LintInput {
  const { clusters, manifests, surroundings = [] } = input;
  if (clusters.every(({ declaration }) => declaration.gitops === undefined)) return input;
  const deployments = GITOPS_PART.code().followGitops(
    clusters.map(({ declaration }) => declaration),
    deployingFiles(manifests, surroundings),
  );
  return { ...input, manifests: manifests.map((manifest) => moveWorkloads(manifest, deployments)) };
}

function moveWorkloads(manifest: Manifest, { namespaces, defaultNamespaces }: Deployments): Manifest {
  if (manifest.rendered !== undefined) return manifest;
  const path = joinPath(manifest.file.path);
  const target = onlyOne(namespaces.get(path));
  // What Flux deploys as well is not Argo CD's alone.
  const fallback = namespaces.has(path) ? undefined : onlyOne(defaultNamespaces.get(path));
  if (target === undefined && fallback === undefined) return manifest;
  const workloads = manifest.workloads.map((workload) => {
    // What is no object, such as a chart's values, is in no namespace.
    if (workload.apiVersion === "") return workload;
    const namespace = target ?? (saysNamespace(workload) ? undefined : fallback);
    return namespace === undefined ? workload : { ...workload, namespace };
  });
  return { ...manifest, workloads };
}

function onlyOne(namespaces: ReadonlySet<string | undefined> = new Set()): string | undefined {
  const [namespace, ...others] = namespaces;
  return others.length === 0 ? namespace : undefined;
}

function saysNamespace({ document, objectPath }: Workload): boolean {
  return getValue(getValue(nodeAt(document.root, objectPath), "metadata"), "namespace") !== undefined;
}
