import { expect, it } from "vitest";
import type { RepositoryFiles } from "../../../src/rendering/contract/render-root.js";
import type { KustomizeTarget } from "../../../src/rendering/contract/targets.js";
import { planKustomizations } from "../../../src/rendering/kustomize/plan-kustomizations.js";
import { parseDocuments } from "../../../src/yaml/syntax.js";
import { words } from "../../words.js";

/** A repository in memory in which paths of folders may be links, and how often it was asked anything. */
function repositoryOf(texts: Readonly<Record<string, string>>, links: Readonly<Record<string, string>> = {}) {
  const asked = { count: 0 };
  const folders = new Set(Object.keys(texts).map((path) => path.slice(0, Math.max(0, path.lastIndexOf("/")))));
  const follow = (path: string): string => {
    asked.count++;
    const link = path.split("/").slice(0, 2).join("/");
    const target = links[link];
    return target === undefined ? path : follow(target + path.slice(link.length));
  };
  const kindOf = (path: string) => (texts[path] !== undefined ? "file" : folders.has(path) ? "folder" : undefined);
  const files: RepositoryFiles = {
    fromRoot: (path) => path,
    lookUp: (path) => kindOf(follow(path)),
    realPath: (path) => (kindOf(follow(path)) === undefined ? undefined : follow(path)),
    read(path) {
      const text = texts[follow(path)];
      return text === undefined ? undefined : { path, text };
    },
    unpack: () => ({ problem: "is no archive" }),
    list: (folder) => {
      const found = Object.keys(texts).filter((path) => path.startsWith(`${folder}/`));
      asked.count += found.length;
      return found;
    },
  };
  return { files, asked, kustomizations: Object.keys(texts).filter((path) => path.endsWith("kustomization.yaml")) };
}

function levels(count: number, links: readonly string[]) {
  const all = Array.from({ length: count }, (_, level) => level);
  const texts = all.map((level) => [`k${level}/kustomization.yaml`, `resources: [${links.join(",")}]`]);
  return repositoryOf(
    { ...Object.fromEntries(texts), [`k${count}/kustomization.yaml`]: "resources: [w.yaml]", [`k${count}/w.yaml`]: "" },
    Object.fromEntries(all.flatMap((level) => links.map((link) => [`k${level}/${link}`, `k${level + 1}`]))),
  );
}

/** Each one adds something else, so that each is planned. */
function targetsOf(count: number, folder: string): KustomizeTarget[] {
  const [document] = parseDocuments({ path: "apps.yaml", text: "a: b" }).documents;
  if (document === undefined) throw new Error("no document");
  return Array.from({ length: count }, (_, index) => ({
    folder,
    owner: `Flux Kustomization ${index}`,
    place: { document, path: [], target: "value" },
    clusters: undefined,
    namespace: `n${index}`,
    fields: [],
    substitutions: words({}),
  }));
}

it.each([
  [["a", "b"], 8, undefined],
  [["a", "b"], 26, "it includes more than 20,000 files and folders"],
  [[..."abcdefghij"], 8, "it includes more than 20,000 files and folders"],
  [["a"], 200, undefined],
  [["a"], 700, 'it takes in "k499", which refers to "a", which has a path of more than 1,000 characters'],
])("links %j on each of %i levels ask a bounded number of questions", (links, depth, says) => {
  const { files, asked, kustomizations } = levels(depth, links);
  const [root] = planKustomizations({ kustomizations, targets: [], files });
  expect(root?.refusal?.message).toBe(says && `kustomization "k0" is not rendered: ${says}`);
  expect(asked.count).toBeLessThan(20_000 * 12);
});

it.each([1_500, 4_000])("%i kustomizations, each a base of the next, are one rendering", (count) => {
  const texts = Array.from({ length: count }, (_, index) => [
    `k${index}/kustomization.yaml`,
    `resources: [${index + 1 < count ? `../k${index + 1}` : "w.yaml"}]`,
  ]);
  const { files, asked, kustomizations } = repositoryOf({ ...Object.fromEntries(texts), [`k${count - 1}/w.yaml`]: "" });
  const roots = planKustomizations({ kustomizations, targets: [], files });
  expect(roots.map(({ label, refusal }) => [label, refusal])).toEqual([["k0", undefined]]);
  expect(roots[0]?.reads).toHaveLength(count + 1);
  expect(asked.count).toBeLessThan(count * 15);
});

it.each(["resources", "components"])(
  "%s on two ways at each of 40 levels lead back in a bounded number of steps",
  (field) => {
    const head = field === "resources" ? "" : "apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\n";
    const texts = Array.from({ length: 40 }, (_, level) =>
      ["a", "b"].map((name) => {
        const next = level < 39 ? `../a${level + 1}, ../b${level + 1}` : "";
        return [`${name}${level}/kustomization.yaml`, `${head}${field}: [${next}]\n`];
      }),
    );
    const { files, kustomizations } = repositoryOf({
      ...Object.fromEntries(texts.flat()),
      "k/kustomization.yaml": `resources: [w.yaml]\n${field === "resources" ? "bases" : field}: [../a0]\n`,
      "k/w.yaml": "kind: Pod\napiVersion: v1\nmetadata: {name: a}\nspec: {containers: [{name: a}]}\n",
    });
    const root = planKustomizations({ kustomizations, targets: [], files }).find(({ label }) => label === "k");
    const { value } =
      root?.interpret([
        { value: "kind: Pod\napiVersion: v1\nmetadata: {name: a}\nspec: {containers: [{name: a}]}\n" },
      ]) ?? {};
    expect(value?.workloads[0]?.document.origin?.place).toMatchObject({ document: { file: { path: "k/w.yaml" } } });
  },
);

it.each([
  [19_998, undefined],
  [19_999, undefined],
  [20_000, 'kustomization "k" is not rendered: it includes more than 20,000 files and folders'],
])("one base listed %i times", (count, says) => {
  const listed = Array(count).fill("../base").join(",");
  const { files, asked, kustomizations } = repositoryOf({
    "k/kustomization.yaml": `resources: [${listed}]`,
    "base/kustomization.yaml": "namespace: a",
  });
  const [root] = planKustomizations({ kustomizations, targets: [], files });
  expect(root?.refusal?.message).toBe(says);
  expect(asked.count).toBeLessThan(20_000 * 8);
});

it("all renderings together look at a bounded number of files", () => {
  const { files } = repositoryOf({ "a/x.yaml": "", "b/x.txt": "", "c/x.yaml": "" });
  const list = (folder: string) => (folder === "b" ? Array<string>(1_000_000).fill("b/x.txt") : [`${folder}/x.yaml`]);
  const targets = ["a", "b", "c"].flatMap((folder) => targetsOf(2, folder));
  const roots = planKustomizations({ kustomizations: [], targets, files: { ...files, list } });
  const beyond = "is beyond the 1,000,000 files and folders of all kustomizations that are looked at";
  expect(roots.map(({ refusal }) => refusal?.message.includes(beyond) === true)).toEqual([
    ...[false, false, true, true, true, true],
  ]);
});
