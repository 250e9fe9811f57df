import { describe, expect, it } from "vitest";
import type { RenderRequest, RenderRoot } from "../../../src/rendering/contract/render-root.js";
import type { KustomizeTarget } from "../../../src/rendering/contract/targets.js";
import { planKustomizations } from "../../../src/rendering/kustomize/plan-kustomizations.js";
import { getValue } from "../../../src/yaml/node-value.js";
import { parseDocuments } from "../../../src/yaml/syntax.js";
import { words } from "../../words.js";
import { planRepository, repositoryFiles } from "./fixture.js";

const POD = "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [{name: a, image: a}]}\n";

function plan(files: Readonly<Record<string, string>>): readonly RenderRoot[] {
  return planRepository(new Map(Object.entries(files)));
}

function labelsOf(files: Readonly<Record<string, string>>): string[] {
  return plan(files).map(({ label }) => label);
}

function targetOf(text: string, fields: readonly string[] = []): KustomizeTarget {
  const [document] = parseDocuments({ path: "app.yaml", text }).documents;
  if (document === undefined) throw new Error("no target");
  return {
    folder: "./apps/a/",
    owner: "Flux Kustomization flux-system/a",
    place: { document, path: [], target: "value" },
    clusters: new Set(["prod"]),
    namespace: "a",
    fields: fields.flatMap((key) => {
      const value = getValue(document.root, key);
      return value === undefined ? [] : [{ key, value, place: { document, path: [key], target: "value" as const } }];
    }),
    substitutions: words({}),
  };
}

function planTargets(
  files: Readonly<Record<string, string>>,
  targets: readonly KustomizeTarget[],
): readonly RenderRoot[] {
  const repository = new Map(Object.entries(files));
  const kustomizations = [...repository.keys()].filter((path) => path.endsWith("kustomization.yaml"));
  return planKustomizations({ kustomizations, targets, files: repositoryFiles(repository) });
}

function callOf(root: RenderRoot | undefined): RenderRequest | undefined {
  return root?.requests[0];
}

/** The kustomization above the copy. */
function wrapperOf(root: RenderRoot | undefined) {
  const text = callOf(root)?.files.find(({ path }) => path === "kustomization.yaml")?.text;
  return text === undefined ? undefined : JSON.parse(text);
}

describe("roots", () => {
  it("are the kustomizations that no other one takes in and that are no components", () => {
    expect(
      labelsOf({
        "base/kustomization.yaml": "resources: [a.yaml]",
        "base/a.yaml": POD,
        "part/kustomization.yml": "{apiVersion: kustomize.config.k8s.io/v1alpha1, kind: Component}",
        "prod/Kustomization": "{bases: [../base/], components: [../part]}",
        "dev/kustomization.yaml": "{resources: [./../base/.], namespace: dev}",
        "kustomization.yaml": "resources: [alone]",
        "alone/kustomization.yaml": "namespace: x",
      }),
    ).toEqual([".", "dev", "prod"]);
  });

  it("are told of for every circle, once", () => {
    const roots = plan({
      "a/kustomization.yaml": "resources: [../b]",
      "b/kustomization.yaml": "resources: [../c]",
      "c/kustomization.yaml": "resources: [../a]",
      "self/kustomization.yaml": "resources: [.]",
    });
    expect(roots.map(({ label, refusal }) => [label, refusal?.message.includes("leads back")])).toEqual([
      ["a", true],
      ["self", true],
    ]);
  });

  it("are not the objects of others in a file of that name", () => {
    expect(
      labelsOf({ "a/kustomization.yaml": "{apiVersion: kustomize.toolkit.fluxcd.io/v1, kind: Kustomization}" }),
    ).toEqual([]);
  });

  it("read and cover all that they take in", () => {
    const [root] = plan({
      "kustomization.yaml": [
        "resources: [base, a.yaml]",
        "patches: [{path: p.yaml}]",
        "patchesJson6902: [{path: j.yaml, target: {kind: Pod, name: '\\\\$\\\\{APP\\\\}'}}]",
        "patchesStrategicMerge: [s.yaml, '{kind: Pod, apiVersion: v1, metadata: {name: a}}']",
        "configMapGenerator: [{name: c, files: [k=f.txt, g.txt], envs: [e.env], env: d.env}]",
        "replacements: [{path: r.yaml}]",
        "crds: [crd.yaml]",
        "configurations: [conf.yaml]",
        "openapi: {path: schema.json}",
        "transformers: [t.yaml]",
      ].join("\n"),
      "base/kustomization.yaml": "resources: [b.yaml]",
      "base/b.yaml": POD,
      "t.yaml": "{apiVersion: builtin, kind: PatchTransformer, metadata: {name: t}, path: tp.yaml}",
      ...Object.fromEntries(
        [
          "a.yaml",
          "p.yaml",
          "j.yaml",
          "s.yaml",
          "f.txt",
          "g.txt",
          "e.env",
          "d.env",
          "r.yaml",
          "crd.yaml",
          "conf.yaml",
          "schema.json",
          "tp.yaml",
        ].map((path) => [path, ""]),
      ),
      "unrelated.yaml": POD,
    });
    expect(root?.refusal).toBeUndefined();
    expect(root?.covers).toEqual([
      "a.yaml",
      "base/b.yaml",
      "base/kustomization.yaml",
      "j.yaml",
      "kustomization.yaml",
      "p.yaml",
      "s.yaml",
      "tp.yaml",
    ]);
    expect(root?.reads).toEqual([
      "a.yaml",
      "base/b.yaml",
      "base/kustomization.yaml",
      "conf.yaml",
      "crd.yaml",
      "d.env",
      "e.env",
      "f.txt",
      "g.txt",
      "j.yaml",
      "kustomization.yaml",
      "p.yaml",
      "r.yaml",
      "s.yaml",
      "schema.json",
      "t.yaml",
      "tp.yaml",
    ]);
  });

  it.each(["patchesStrategicMerge", "transformers"])(
    "check the path of a file in %s whose name looks like YAML",
    (field) => {
      const [root] = plan({ "kustomization.yaml": `resources: [a.yaml]\n${field}: ["../a: b"]`, "a.yaml": POD });
      expect(root?.refusal?.message).toContain('refers to "../a: b", which is outside of the repository');
    },
  );

  it("that are refused cover what they would take in, and run nothing", () => {
    const [root] = plan({ "kustomization.yaml": "resources: [https://example.com/x, a.yaml]", "a.yaml": POD });
    expect(root?.covers).toEqual(["a.yaml", "kustomization.yaml"]);
    expect(root?.requests).toEqual([]);
    expect(root?.interpret([]).problem).toEqual(root?.refusal);
  });
});

it("a manifest that something reads as a text is none that may be cut", () => {
  const [root] = planTargets(
    {
      "a/kustomization.yaml":
        "resources: [crd.yaml, both.yaml]\nconfigMapGenerator: [{name: a, files: [both.yaml]}]\npatches: [{path: patch.yaml}]",
      "a/crd.yaml": POD,
      "a/both.yaml": POD,
      "a/patch.yaml": POD,
    },
    [],
  );
  expect(callOf(root)?.copies.map(({ from, isManifest }) => [from, isManifest])).toEqual([
    ["a/both.yaml", undefined],
    ["a/crd.yaml", true],
    ["a/patch.yaml", undefined],
  ]);
});

describe("targets", () => {
  const files = {
    "apps/a/kustomization.yaml": "resources: [a.yaml]",
    "apps/a/a.yaml": POD,
    "apps/a/patch.yaml": POD,
    "apps/part/kustomization.yaml": "{apiVersion: kustomize.config.k8s.io/v1alpha1, kind: Component}",
  };

  it("stand for the folder, with what they add as seen from the temporary kustomization", () => {
    const target = targetOf(
      "components: [../part]\npatches: [{path: patch.yaml, target: {kind: Pod}}, {patch: 'a: 1'}]\npatchesJson6902: [{patch: [{op: remove, path: /a}]}]\npatchesStrategicMerge: [{kind: Pod}]\nnamePrefix: x-",
      ["components", "patches", "patchesJson6902", "patchesStrategicMerge", "namePrefix"],
    );
    const roots = planTargets(files, [target]);
    expect(roots.map(({ label, clusters }) => [label, [...(clusters ?? [])]])).toEqual([["apps/a", ["prod"]]]);
    expect(roots[0]?.covers).toEqual([
      "apps/a/a.yaml",
      "apps/a/kustomization.yaml",
      "apps/a/patch.yaml",
      "apps/part/kustomization.yaml",
    ]);
    const call = callOf(roots[0]);
    expect(call?.arguments).toEqual(["."]);
    expect(call?.copies).toEqual([
      { from: "apps/a/a.yaml", to: "repository/apps/a/a.yaml", isManifest: true },
      { from: "apps/a/patch.yaml", to: "repository/apps/a/patch.yaml" },
    ]);
    expect(call?.files.map(({ path }) => path)).toEqual([
      "repository/apps/a/kustomization.yaml",
      "repository/apps/part/kustomization.yaml",
      "merge-schema.json",
      "kustomization.yaml",
    ]);
    expect(wrapperOf(roots[0])).toEqual({
      openapi: { path: "merge-schema.json" },
      apiVersion: "kustomize.config.k8s.io/v1beta1",
      kind: "Kustomization",
      components: ["repository/apps/part"],
      patches: [{ path: "repository/apps/a/patch.yaml", target: { kind: "Pod" } }, { patch: "a: 1" }],
      patchesJson6902: [{ patch: '[{"op":"remove","path":"/a"}]' }],
      patchesStrategicMerge: ['{"kind":"Pod"}'],
      namePrefix: "x-",
      namespace: "a",
      resources: ["repository/apps/a"],
    });
  });

  it("have labels of their own", () => {
    const target = targetOf("a: 1");
    expect(planTargets(files, [target, target]).map(({ label }) => label)).toEqual([
      "apps/a for Flux Kustomization flux-system/a",
      "apps/a for Flux Kustomization flux-system/a (2)",
    ]);
  });

  it("share a cause where only what they refer to has another name", () => {
    const causeOf = (part: string) =>
      planTargets(files, [targetOf(`components: [${part}]`, ["components"])])[0]?.refusal?.cause;
    expect(causeOf("../../../part")).toBe('refers to "", which is outside of the repository');
    expect(causeOf("../../../other")).toBe(causeOf("../../../part"));
    expect(causeOf("gone")).not.toBe(causeOf("../../../part"));
  });

  it("are refused where what they add leads out of the repository", () => {
    const target = targetOf("components: [../../../part]", ["components"]);
    expect(planTargets(files, [target])[0]?.refusal?.message).toBe(
      'kustomization "apps/a" is not rendered: it refers to "../../../part", which is outside of the repository',
    );
  });

  it("are refused where their aliases explode", () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) => `l${level + 1}: &l${level + 1} [${Array(9).fill(`*l${level}`).join(", ")}]`,
    );
    const target = targetOf(`l0: &l0 x\n${levels.join("\n")}\nlabels: *l9\n`, ["labels"]);
    expect(planTargets(files, [target])[0]?.refusal?.message).toContain("explode");
  });

  it("without a kustomization list every manifest below, as Flux does", () => {
    const roots = planTargets(
      {
        "apps/a/one.yaml": POD,
        "apps/a/deep/two.yml": POD,
        "apps/a/deep/notes.txt": "",
        "apps/a/deep/values.json": "{}",
        "apps/a/inner/kustomization.yaml": "resources: [three.yaml]",
        "apps/a/inner/three.yaml": POD,
        "apps/a/inner/below/kustomization.yaml": "resources: []",
        "apps/a/.github/workflow.yaml": "on: push",
        "apps/a/.sops.yaml": "creation_rules: []",
      },
      [targetOf("a: 1")],
    );
    expect(roots.map(({ label }) => label)).toEqual(["apps/a/inner/below", "apps/a"]);
    const root = roots[1];
    expect(wrapperOf(root)?.resources).toEqual([
      "repository/apps/a/deep/two.yml",
      "repository/apps/a/inner",
      "repository/apps/a/one.yaml",
    ]);
    expect(root?.file.path).toBe("apps/a/deep/two.yml");
    expect(root?.covers).toEqual([
      "apps/a/deep/two.yml",
      "apps/a/inner/kustomization.yaml",
      "apps/a/inner/three.yaml",
      "apps/a/one.yaml",
    ]);
  });

  it("may not be components", () => {
    const component = {
      "apps/a/kustomization.yaml": "{apiVersion: kustomize.config.k8s.io/v1alpha1, kind: Component}",
    };
    const [root] = planTargets(component, [targetOf("a: 1")]);
    expect(root?.refusal?.message).toBe(
      'kustomization "apps/a" is not rendered: it is a component, which is not built by itself',
    );
  });

  it("of an empty folder say so", () => {
    const [root] = planTargets({ "apps/a/note.txt": "" }, [targetOf("a: 1")]);
    expect(root?.refusal?.message).toContain("it holds no manifest, and Flux Kustomization flux-system/a builds it");
  });
});

describe("what kustomize answers", () => {
  const [root] = plan({ "kustomization.yaml": "resources: [a.yaml]", "a.yaml": POD });

  it("may be a refusal", () => {
    expect(root?.interpret([{ problem: "it takes longer than 10 s" }]).problem).toMatchObject({
      kind: "not-rendered",
      message: 'kustomization "." is not rendered: it takes longer than 10 s',
      file: { path: "kustomization.yaml" },
    });
  });

  it("may be unreadable, of which nothing is told", () => {
    const { problem } = root?.interpret([{ value: "kind: Pod\npassword: hidden\n  broken: [" }]) ?? {};
    expect(problem?.message).toBe('kustomization "." is not rendered: the output of kustomize is not valid YAML');
  });

  it("may be nothing", () => {
    expect(root?.interpret([{ value: "" }]).value).toMatchObject({
      documents: 0,
      workloads: [],
      rendered: { root: "." },
    });
  });

  it("leads objects to their manifests", () => {
    const { value: manifest } = root?.interpret([{ value: POD }]) ?? {};
    expect(manifest?.workloads[0]?.document.origin).toMatchObject({
      renderer: "kustomize",
      root: ".",
      place: { document: { file: { path: "a.yaml" } } },
      base: { objectPath: [] },
    });
  });

  it("keeps no text of a secret", () => {
    const { value: manifest } =
      root?.interpret([{ value: `apiVersion: v1\nkind: Secret\ndata: {a: hidden}\n---\n${POD}` }]) ?? {};
    expect(manifest?.documents).toBe(2);
    expect(manifest?.file.text).not.toContain("hidden");
  });

  it("leads an object of no manifest to the kustomization", () => {
    const { value: manifest } =
      root?.interpret([
        {
          value: POD.replace("kind: Pod", "kind: PodTemplate")
            .replace("spec:", "template: {spec:")
            .replace(/\n$/, "}\n"),
        },
      ]) ?? {};
    const place = manifest?.workloads[0]?.document.origin?.place;
    expect(place).toMatchObject({ file: { path: "kustomization.yaml" }, span: { start: 0, end: 0 } });
  });
});
