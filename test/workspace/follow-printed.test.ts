import { describe, expect, it } from "vitest";
import { readManifest } from "../../src/manifest/read-manifest.js";
import type { RenderRoot } from "../../src/rendering/contract/render-root.js";
import { createGitops } from "../../src/rendering/gitops/follow-gitops.js";
import { releasesIn } from "../../src/rendering/gitops/repository-tree.js";
import { followPrinted } from "../../src/workspace/follow-printed.js";
import { createRootPlanner } from "../../src/workspace/plan-roots.js";
import { textFiles } from "../rendering/helm/text-files.js";

const application = (name: string, path: string, values = "") => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: ${name}, namespace: argocd}
spec:
  destination: {name: in-cluster, namespace: web}
  source: {repoURL: https://example.com/gitops, path: ${path}${values}}
`;

function rootOf(label: string, more: Partial<RenderRoot> = {}): RenderRoot {
  const file = { path: `${label}/kustomization.yaml`, text: "" };
  const request = { files: [], copies: [], arguments: [label] };
  const nothing = { clusters: undefined, reads: [file.path], covers: [], requests: [request] };
  const interpret = () => ({ value: readManifest(file) });
  return { renderer: "kustomize", label, file, ...nothing, interpret, ...more };
}

/** The labels of what is rendered in each round, if the first root prints an Application and another plan follows. */
async function rounds(first: readonly RenderRoot[], second: readonly RenderRoot[]) {
  const rendered: string[][] = [];
  const render = async (roots: readonly RenderRoot[]) => {
    rendered.push(roots.map(({ label }) => label));
    const printed = { path: "apps/app.yaml", text: application("web", "web") };
    const manifest = { ...readManifest(printed), objects: releasesIn(printed) };
    return { outcomes: roots.map((root) => ({ kind: "rendered" as const, root, manifest })), started: 1, late: 1 };
  };
  const run = await followPrinted(async (printed) => (printed.length === 0 ? first : second), render);
  return { rendered, outcomes: run.outcomes.map(({ root }) => root.label), started: run.started, late: run.late };
}

describe("a later round", () => {
  const target = { folder: "web", owner: "Argo CD Application web", values: ["a"] };

  it("renders what the printed objects add, and keeps the order of the plan", async () => {
    const found = await rounds(
      [rootOf("apps"), rootOf("web", { given: target })],
      [rootOf("api"), rootOf("apps"), rootOf("web", { given: structuredClone(target) })],
    );
    expect(found.rendered[1]).toEqual(["api"]);
    expect(found.outcomes).toEqual(["api", "apps", "web"]);
  });

  it.each<readonly [string, Partial<RenderRoot>]>([
    ["target", { given: { ...target, values: ["b"] } }],
    ["label", { label: "web for Argo CD Application other" }],
    ["clusters", { clusters: new Set(["prod"]) }],
    ["reads", { reads: ["web/kustomization.yaml", "web/other.yaml"] }],
    ["covers", { covers: ["web/other.yaml"] }],
    ["arguments", { requests: [{ files: [], copies: [], arguments: ["other"] }] }],
    ["renderer", { renderer: "helm" }],
  ])("renders a root anew whose %s changed", async (_, change) => {
    const [same, web] = [rootOf("apps"), rootOf("web", { given: target })];
    const found = await rounds([same, web], [same, { ...web, ...change }]);
    expect(found.rendered[1]).toEqual([change.label ?? "web"]);
  });

  it("makes no late files to see that a root is the same", async () => {
    const late = (word: string): Partial<RenderRoot> => {
      const request = { files: [], copies: [], arguments: [word] };
      const unmade = {
        ...request,
        isLate: true as const,
        get files(): never {
          throw new Error("made");
        },
      };
      return { requests: [request, unmade] };
    };
    const planned = (word: string) => [rootOf("apps"), rootOf("web", late(word))];
    expect((await rounds(planned("a"), planned("a"))).rendered[1]).toEqual([]);
    expect((await rounds(planned("a"), planned("b"))).rendered[1]).toEqual(["web"]);
  });

  it("counts what all rounds started", async () => {
    const found = await rounds([rootOf("apps")], [rootOf("apps")]);
    expect(found.rendered).toEqual([["apps"], []]);
    expect(found.started).toBe(2);
  });
});

describe("the plan with printed objects", () => {
  const files = {
    "web/kustomization.yaml": "resources: [pod.yaml]\n",
    "web/pod.yaml": "apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec: {containers: [{name: a, image: a}]}\n",
    "api/Chart.yaml": "apiVersion: v2\nname: api\nversion: 1.0.0\n",
    "api/values.yaml": "replicas: 1\n",
    "app.yaml": application("web", "web"),
  };
  const plan = createRootPlanner({
    kustomizations: ["web/kustomization.yaml"],
    charts: ["api/Chart.yaml"],
    files: textFiles(files),
    gitops: createGitops(
      [],
      Object.entries(files).map(([path, text]) => ({ file: { path, text } })),
    ),
    releases: [],
    configuration: undefined,
  });
  const printed = (text: string) => {
    const objects = releasesIn({ path: "apps/app.yaml", text });
    return [{ file: { path: "apps/printed/applications.yaml", text: "" }, printed: objects }];
  };

  it("repeats the roots of targets that it leaves alone", () => {
    const [kustomization, chart] = plan(printed(application("web", "web")));
    expect(chart?.label).toBe("api");
    expect(plan(printed(application("web", "web")))).toEqual([kustomization, chart]);
    const [same, released] = plan(printed(application("api", "api", ", helm: {values: 'replicas: 2'}")));
    expect(same).toBe(kustomization);
    expect(released?.requests).not.toEqual(chart?.requests);
    const twice = plan(printed(application("other", "web", ", kustomize: {namePrefix: a-}")));
    expect(twice.map(({ label }) => label)).toEqual([
      "web for Argo CD Application argocd/web",
      "web for Argo CD Application argocd/other",
      "api",
    ]);
  });
});
