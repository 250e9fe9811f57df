import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ClusterDeclaration } from "../../../src/inventory/declaration/cluster-declaration.js";
import { parseConfiguration } from "../../../src/lint/configuration/parse-configuration.js";
import { bindManifests } from "../../../src/lint/judging/binding.js";
import { locate } from "../../../src/manifest/locate.js";
import { type Manifest, readManifest } from "../../../src/manifest/read-manifest.js";
import type { SourceFile } from "../../../src/model/source.js";
import type { ChartTarget, KustomizeTarget } from "../../../src/rendering/contract/targets.js";
import { createGitops } from "../../../src/rendering/gitops/follow-gitops.js";
import { type GitopsTargets, planTargets } from "../../../src/rendering/gitops/plan-targets.js";
import { toValue } from "../../../src/yaml/node-value.js";
import { filesInMemory } from "./files-in-memory.js";

const FIXTURES = join(import.meta.dirname, "fixtures");
const EXPECTED = "expected.json";

/** A repository with its `taintlint.yaml` at the root. */
function readFixture(name: string) {
  const folder = join(FIXTURES, name);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: path.slice(folder.length + 1).replaceAll("\\", "/"), text: readFileSync(path, "utf8") }))
    .filter(({ path }) => path !== EXPECTED)
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  const isConfiguration = ({ path }: SourceFile) => path === "taintlint.yaml";
  const [configuration] = files.filter(isConfiguration);
  if (configuration === undefined) throw new Error(`${name} has no taintlint.yaml`);
  const parsed = parseConfiguration(configuration, { kind: "configuration" });
  if (parsed.configuration === undefined) throw new Error(JSON.stringify(parsed.errors));
  const read = files.filter((file) => !isConfiguration(file));
  return { clusters: parsed.configuration.clusters, read, files: filesInMemory(read) };
}

function describeTarget(target: KustomizeTarget | ChartTarget) {
  const { place, clusters, folder, owner, namespace } = target;
  const { file, line } = locate(place);
  const common = { folder, owner, at: `${file}:${line}`, clusters: clusters && [...clusters].sort(), namespace };
  if ("releaseName" in target) {
    const { releaseName, valuesFiles, values, unknown } = target;
    const node = values && toValue(values.node);
    return {
      ...common,
      releaseName,
      valuesFiles,
      unknown,
      values: node,
      valuesAt: values && locate(values.place).line,
    };
  }
  const { defaultNamespace, substitutions, hasUnknownSubstitutions } = target;
  const fields = target.fields.map(({ key, value, place: at }) => [key, toValue(value), locate(at).line]);
  return { ...common, defaultNamespace, fields, substitutions, hasUnknownSubstitutions };
}

/** The manifest that rendering a target would give, as far as binding looks at it. */
function asRendered(target: KustomizeTarget | ChartTarget, file: string): Manifest {
  const { folder, clusters, owner, place } = target;
  const at = locate(place);
  const rendered = { root: `${folder} by ${owner}, ${at.file}:${at.line}`, clusters };
  return { ...readManifest({ path: `${folder}/${file}`, text: "" }), rendered };
}

function gitopsIn(clusters: readonly ClusterDeclaration[], read: readonly SourceFile[]) {
  return createGitops(
    clusters,
    read.map((file) => ({ file })),
  );
}

function describeBinding(name: string, { kustomize, charts }: GitopsTargets) {
  const { clusters, read } = readFixture(name);
  const manifests = [
    ...read
      .map((file) => readManifest(file))
      .filter(({ workloads }) => workloads.some(({ isFragment }) => !isFragment)),
    ...kustomize.map((target) => asRendered(target, "kustomization.yaml")),
    ...charts.map((target) => asRendered(target, "Chart.yaml")),
  ];
  const { bound } = bindManifests(clusters, manifests, gitopsIn(clusters, read));
  return Object.fromEntries(
    manifests.map((manifest) => {
      const names = clusters.flatMap(({ settings }, index) =>
        bound[index]?.includes(manifest) === true ? (settings.name ?? "the only cluster") : [],
      );
      return [manifest.rendered?.root ?? manifest.file.path, names];
    }),
  );
}

describe.each(readdirSync(FIXTURES))("%s", (name) => {
  const { clusters, read, files } = readFixture(name);
  const targets = planTargets(gitopsIn(clusters, read), files);

  it("has the targets and the binding that are expected", () => {
    const described = {
      kustomize: targets.kustomize.map(describeTarget),
      charts: targets.charts.map(describeTarget),
      binding: describeBinding(name, targets),
    };
    const expected: unknown = JSON.parse(readFileSync(join(FIXTURES, name, EXPECTED), "utf8"));
    expect(JSON.parse(JSON.stringify(described))).toEqual(expected);
  });

  it("does not depend on the order of the files", () => {
    const reversed = planTargets(gitopsIn(clusters, read.toReversed()), files);
    const all = ({ kustomize, charts }: GitopsTargets) =>
      [...kustomize, ...charts].map((target) => JSON.stringify(describeTarget(target))).sort();
    expect(all(reversed)).toEqual(all(targets));
  });
});
