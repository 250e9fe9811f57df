import { describe, expect, it } from "vitest";
import { type Manifest, readManifest } from "../../src/manifest/read-manifest.js";
import type { SourceFile, SourceProblem } from "../../src/model/source.js";
import { applyRenderings, neededRoots, type RootOutcome } from "../../src/rendering/contract/apply-renderings.js";
import type { RenderRoot } from "../../src/rendering/contract/render-root.js";
import { parseDocuments } from "../../src/yaml/syntax.js";

const POD = "apiVersion: v1\nkind: Pod\nmetadata: { name: a }\nspec: { containers: [] }\n";

function fileOf(path: string, text = POD): SourceFile {
  return { path, text };
}

function rootOf(label: string, more: Partial<RenderRoot> = {}): RenderRoot {
  const problem: SourceProblem = {
    kind: "not-rendered",
    message: `kustomization "${label}" is not rendered: it needs the network`,
    file: fileOf(`${label}/kustomization.yaml`, ""),
    span: { start: 0, end: 0 },
  };
  return {
    renderer: "kustomize",
    label,
    file: problem.file,
    clusters: undefined,
    reads: [],
    covers: [],
    requests: [],
    interpret: () => ({ problem }),
    ...more,
  };
}

/** A rendering whose one pod comes from a file. */
function renderedFrom(root: RenderRoot, path: string): RootOutcome {
  const place = { file: fileOf(path), span: { start: 0, end: 0 } };
  const manifest = readManifest({ ...root.file, text: POD });
  const [document] = parseDocuments({ ...root.file, text: POD }).documents;
  const workloads = manifest.workloads.map((workload) => ({
    ...workload,
    document: {
      ...workload.document,
      ...document,
      origin: { renderer: root.renderer, root: root.label, place, fields: [] },
    },
  }));
  return {
    kind: "rendered",
    root,
    manifest: { ...manifest, workloads, rendered: { root: root.label, clusters: undefined } },
  };
}

function failed(root: RenderRoot): RootOutcome {
  const { problem } = root.interpret([]);
  if (problem === undefined) throw new Error("it must fail");
  return { kind: "failed", root, problem };
}

function describeManifests(manifests: readonly Manifest[]) {
  return manifests.map(({ file, workloads, problems, covered, unrendered, rendered }) =>
    [
      file.path,
      `${workloads.length} workloads`,
      ...(problems.length > 0 ? [`${problems.length} problems`] : []),
      ...(covered === true ? ["covered"] : []),
      ...(unrendered === undefined ? [] : [`${unrendered.reason}${unrendered.kind === "failed" ? "" : ", left out"}`]),
      ...(rendered === undefined ? [] : [`from ${rendered.root}`]),
    ].join(", "),
  );
}

const BASE = readManifest(fileOf("base/a.yaml"));
const OTHER = readManifest(fileOf("other.yaml"));
const PROD = readManifest(fileOf("prod/kustomization.yaml", "resources: [../base]\n"));

describe("applyRenderings", () => {
  it("judges a manifest that was rendered as rendered only", () => {
    const root = rootOf("prod", { covers: ["base/a.yaml"] });
    const applied = applyRenderings([BASE, OTHER, PROD], [renderedFrom(root, "base/a.yaml")]);
    expect(describeManifests(applied)).toEqual([
      "base/a.yaml, 0 workloads, covered",
      "other.yaml, 1 workloads",
      "prod/kustomization.yaml, 0 workloads",
      "prod/kustomization.yaml, 1 workloads, from prod",
    ]);
  });

  it("judges a manifest of a root that failed as it stands, and knows why", () => {
    const root = rootOf("prod", { covers: ["base/a.yaml"] });
    expect(describeManifests(applyRenderings([BASE, PROD], [failed(root)]))).toEqual([
      'base/a.yaml, 1 workloads, its kustomization "prod" could not be rendered',
      "prod/kustomization.yaml, 0 workloads",
      "prod/kustomization.yaml, 0 workloads, 1 problems, from prod",
    ]);
    expect(describeManifests(applyRenderings([BASE], [{ kind: "left-out", root }]))).toEqual([
      'base/a.yaml, 1 workloads, its kustomization "prod" could not be rendered, left out',
    ]);
  });

  it("blames no repository for a manifest that one root of two only fails to render on this machine", () => {
    const outcomes: RootOutcome[] = [
      failed(rootOf("dev", { covers: ["base/a.yaml"] })),
      { kind: "left-out", root: rootOf("prod", { covers: ["base/a.yaml"] }), fault: "no space is left" },
    ];
    for (const order of [outcomes, outcomes.toReversed()]) {
      expect(describeManifests(applyRenderings([BASE], order))[0]).toBe(
        'base/a.yaml, 1 workloads, its kustomization "prod" could not be rendered, left out',
      );
    }
  });

  it("counts a manifest of both kinds as rendered, in whatever order they come", () => {
    const outcomes = [
      failed(rootOf("dev", { covers: ["base/a.yaml"] })),
      renderedFrom(rootOf("prod", { covers: ["base/a.yaml"] }), "base/a.yaml"),
    ];
    for (const order of [outcomes, outcomes.toReversed()]) {
      expect(describeManifests(applyRenderings([BASE], order))[0]).toBe("base/a.yaml, 0 workloads, covered");
    }
  });

  it("keeps of a root that is not among the files only what comes from them", () => {
    const root = rootOf("prod", { covers: ["base/a.yaml", "base/b.yaml"] });
    expect(describeManifests(applyRenderings([BASE], [renderedFrom(root, "base/b.yaml")]))).toEqual([
      "base/a.yaml, 0 workloads, covered",
      "prod/kustomization.yaml, 0 workloads, from prod",
    ]);
  });
});

describe("neededRoots", () => {
  const clusters = new Set(["prod"]);
  const roots = [
    rootOf("prod"),
    rootOf("covers", { covers: ["base/a.yaml"] }),
    rootOf("reads", { reads: ["other.yaml"] }),
    rootOf("deployed", { clusters }),
    rootOf("deployed-nowhere", { clusters: new Set() }),
  ];
  const needed = (manifests: readonly Manifest[], isWhole: boolean) =>
    neededRoots(roots, manifests, isWhole).map(({ label }) => label);

  it("takes what is among the files, and what reads one of them", () => {
    expect(needed([PROD], false)).toEqual(["prod"]);
    expect(needed([BASE], false)).toEqual(["covers"]);
    expect(needed([OTHER], false)).toEqual(["reads"]);
    expect(needed([], false)).toEqual([]);
  });

  it("takes what a cluster gets where the whole repository is judged", () => {
    expect(needed([BASE], true)).toEqual(["covers", "deployed"]);
  });
});

it("counts no placeholder of a manifest that is judged as rendered", () => {
  const placeholder = "{{ .Values.pool }}";
  const open = { ...BASE, placeholders: [placeholder] };
  const root = rootOf("prod", { covers: ["base/a.yaml"] });
  const [first] = applyRenderings([open], [renderedFrom(root, "base/a.yaml")]);
  expect(first?.placeholders).toBeUndefined();
  expect(applyRenderings([open], [])[0]?.placeholders).toEqual([placeholder]);
});
