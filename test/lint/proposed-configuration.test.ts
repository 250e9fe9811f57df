import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ClusterDeclaration } from "../../src/inventory/declaration/cluster-declaration.js";
import { parseConfiguration } from "../../src/lint/configuration/parse-configuration.js";
import { KNOWN_RULES } from "../../src/lint/configuration/rule-settings.js";
import { declareCluster } from "../../src/lint/discovery/declared-discovery.js";
import { discoverPools } from "../../src/lint/discovery/discover.js";
import type { DiscoveredClusters } from "../../src/lint/discovery/discovered-clusters.js";
import { proposeConfiguration } from "../../src/lint/discovery/proposed-configuration.js";
import type { SourceFile } from "../../src/model/source.js";
import { formatErrors } from "../inventory/formatted-errors.js";

const folder = new URL("../inventory/formats/", import.meta.url);
const FIXTURES: readonly SourceFile[] = readdirSync(folder).flatMap((name) =>
  readdirSync(new URL(`${name}/`, folder))
    .filter((file) => file !== "pools.json")
    .map((file) => ({ path: `${name}/${file}`, text: readFileSync(new URL(`${name}/${file}`, folder), "utf8") })),
);

function node(path: string, name: string): SourceFile {
  return {
    path,
    text: `apiVersion: v1\nkind: Node\nmetadata: { name: ${name}, uid: u, labels: { agentpool: ${name} } }\n`,
  };
}

function discover(files: readonly SourceFile[]): DiscoveredClusters {
  const { entries, leftOut } = discoverPools(files);
  return { clusters: [{ name: null, manifests: [], exclude: [], gitops: undefined, entries }], leftOut };
}

function propose(files: readonly SourceFile[]): string {
  return proposeConfiguration(discover(files));
}

/** What a cluster is declared to be, wherever that is written. */
function saidOf({ settings, implicit, manifests, exclude, from, gitops, hasOwnManifests }: ClusterDeclaration) {
  const entries = from?.map(({ place: _, vars, ...entry }) => ({ ...entry, vars: vars.map(({ path }) => path) }));
  const flux = gitops?.flux.map(({ path }) => path);
  return { settings, implicit, manifests, exclude, entries, flux, argocd: gitops?.argocd, hasOwnManifests };
}

describe("a proposed configuration", () => {
  it("is legal with every format in one repository, and has an entry for each", () => {
    const text = propose(FIXTURES);
    const file = { path: "taintlint.yaml", text };
    const { configuration, errors } = parseConfiguration(file, { kind: "configuration", ...KNOWN_RULES });
    expect(formatErrors(errors)).toEqual([]);
    const from = configuration?.clusters[0]?.from ?? [];
    const expected = discoverPools(FIXTURES).entries.map(({ format, prefix }) => ({ format, prefix }));
    expect(from.map(({ format, prefix }) => ({ format, prefix }))).toEqual(expected);
    expect(text).toContain("\n# provider: these files name several, aks, ");
  });

  const [entry, ...entries] = discoverPools(FIXTURES).entries;
  it.each<[string, DiscoveredClusters["clusters"]]>([
    ["the only cluster", discover(FIXTURES).clusters],
    [
      "several clusters",
      [
        { name: "eu", manifests: ["eu/**"], exclude: ["eu/x[1]/**"], gitops: undefined, entries: entries.slice(0, 3) },
        {
          name: "flux: 1",
          manifests: [],
          exclude: [],
          gitops: { flux: "clusters/a b" },
          entries: entry ? [entry] : [],
        },
        { name: "argo", manifests: [], exclude: [], gitops: { argocd: { server: "https://a" } }, entries: [] },
        { name: "other", manifests: [], exclude: [], gitops: { argocd: { name: "o" } }, entries: entries.slice(3) },
      ],
    ],
  ])("declares what a run without it takes for granted, of %s", (_, clusters) => {
    const found = { clusters, leftOut: [] };
    const file = { path: "taintlint.yaml", text: proposeConfiguration(found) };
    const { configuration } = parseConfiguration(file, { kind: "configuration", ...KNOWN_RULES });
    const declared = found.clusters.map((cluster) => declareCluster(cluster, file));
    expect(declared.map(saidOf)).toEqual(configuration?.clusters.map(saidOf));
    expect(declared.map(({ complete }) => complete)).toEqual(clusters.map(() => false));
  });

  it.each([
    ["trusts one snapshot", ["nodes.yaml"], "\n# complete: these Nodes"],
    ["does not trust several", ["eu/nodes.yaml", "us/nodes.yaml"], "\ncomplete: false # Nodes in several places"],
  ])("%s of Nodes to be the whole cluster", (_, paths, line) => {
    expect(propose(paths.map((path) => node(path, path.slice(0, 2))))).toContain(line);
  });

  it("says what is not known of a pool, and which file is not read", () => {
    const pool = (taints: string) =>
      `apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: a}\nspec: {template: {spec: {taints: ${taints}}}}\n`;
    const text = propose([
      { path: "a.yaml", text: pool('"${TAINTS}"') },
      { path: "b.yaml", text: `${pool("[]")}---\n[ {\n` },
    ]);
    expect(text).toMatch(/\n {2}# a\.yaml:4: pool "a": its taints cannot be determined: .*\n {2}- path: a\.yaml\n/);
    expect(text).toMatch(/\n# not read: b\.yaml:\d+: not valid YAML/);
    expect(text).toContain('complete: true # are these, without what is "not read" below, all pools of the cluster?');
  });

  it("keeps what a file is called out of its own structure", () => {
    const path = "a\u2028b: [c]/# \u001b.yaml";
    const text = propose([node(path, "a"), { path: "x\n- y.yaml", text: "kind: Node\n---\n[ {\n" }]);
    const { configuration, errors } = parseConfiguration({ path: "t.yaml", text }, { kind: "inventory" });
    expect(formatErrors(errors)).toEqual([]);
    expect(configuration?.clusters[0]?.from?.[0]?.paths).toEqual(["a\u2028b: \\[c\\]/# \u001b.yaml"]);
  });
});
