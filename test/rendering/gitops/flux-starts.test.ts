import { expect, it } from "vitest";
import { followFlux } from "../../../src/rendering/gitops/flux.js";
import { findGitopsClusters } from "../../../src/rendering/gitops/gitops-clusters.js";
import { createRepositoryTree } from "../../../src/rendering/gitops/repository-tree.js";

const POD = "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: []}\n";

const tree = (files: Readonly<Record<string, string>>) =>
  createRepositoryTree(Object.entries(files).map(([path, text]) => ({ file: { path, text } })));

const kustomization = (path: string) => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {path: ${path}, sourceRef: {kind: GitRepository, name: flux-system}}
`;

const instance = (path: string) => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: flux-instance, namespace: flux-system}
spec:
  chart: {spec: {chart: flux-instance}}
  values: {instance: {sync: {kind: GitRepository, path: ${path}}}}
`;

it.each(["./components/x", "../components/x", "../../components/x", "clusters/../../components/x"])(
  "a path of a Kustomization stays below the root: %s",
  (path) => {
    const files = { "clusters/prod/apps.yaml": kustomization(path), "components/x/pod.yaml": POD };
    const start = { configurationPath: "taintlint.yaml", namespace: undefined };
    const { paths } = followFlux(tree(files), [{ ...start, cluster: "prod", target: "clusters/prod" }]);
    expect([...(paths.get("prod") ?? [])]).toContain("components/x/pod.yaml");
  },
);

it("a cluster begins where the chart of a FluxInstance says", () => {
  const found = findGitopsClusters(
    tree({
      "clusters/prod/flux.yaml": instance("clusters/prod"),
      "clusters/test/flux.yaml": instance("clusters/test"),
      "clusters/prod/pod.yaml": POD,
      "clusters/test/pod.yaml": POD,
    }),
    "taintlint.yaml",
  );
  expect(found.map(({ name, flux }) => [name, flux])).toEqual([
    ["prod", "clusters/prod"],
    ["test", "clusters/test"],
  ]);
});
