import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { lintRepository } from "../../src/lint/lint.js";
import { triedRows } from "../long-run.js";
import { KUSTOMIZE, readRendered } from "./read-rendered.js";
import { temporaryFolder } from "./temporary-folder.js";

/** Paths to texts. A text that begins with `-> ` is a link. */
type Files = Readonly<Record<string, string>>;

const POD =
  "apiVersion: v1\nkind: Pod\nmetadata: {name: lost}\nspec: {containers: [{name: c, image: c:1}], nodeSelector: {pool: none}}\n";
const COMPONENT = "apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\n";
const FLUX = (path: string, name = "a") =>
  `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${name}, namespace: flux-system}\nspec: {path: ${path}, targetNamespace: ${name}, prune: true, sourceRef: {kind: GitRepository, name: flux-system}}\n`;
const TOO_MANY = "includes more than 20,000 files and folders";
const TOO_LONG = "includes configurations and repeated files of more than 32,000,000 characters";

function times<Value>(count: number, make: (index: number) => Value): Value[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function together(...all: readonly Files[]): Files {
  return Object.assign({}, ...all);
}

/** Folders `k0`, `k1` and so on, each with `links` links to the next, which its kustomization takes in. */
function levels(count: number, links: readonly string[], text: (names: string) => string, last: Files): Files {
  return together(
    ...times(count, (level) => ({
      [`k${level}/kustomization.yaml`]: text(links.join(", ")),
      ...Object.fromEntries(links.map((link) => [`k${level}/${link}`, `-> ../k${level + 1}`])),
    })),
    Object.fromEntries(Object.entries(last).map(([path, content]) => [`k${count}/${path}`, content])),
  );
}

const resources = (names: string) => `resources: [${names}]\n`;
const BASE = { "kustomization.yaml": "resources: [w.yaml]\n", "w.yaml": POD };

/** What is written, and a part of what is said; undefined where the rendering is made. */
const ATTACKS: Readonly<Record<string, readonly [Files, string | undefined]>> = {
  "two links on each of 26 levels": [levels(26, ["a", "b"], resources, BASE), TOO_MANY],
  "ten links on each of 8 levels, in bases": [
    levels(
      8,
      times(10, (index) => `l${index}`),
      (names) => `bases: [${names}]\n`,
      BASE,
    ),
    TOO_MANY,
  ],
  "two links on each of 26 levels of components": [
    together(
      { "k/kustomization.yaml": "resources: [w.yaml]\ncomponents: [../k0]\n", "k/w.yaml": POD },
      levels(26, ["a", "b"], (names) => `${COMPONENT}components: [${names}]\n`, { "kustomization.yaml": COMPONENT }),
    ),
    TOO_MANY,
  ],
  "two links on each of 26 levels of generators": [
    together(
      { "k/kustomization.yaml": "resources: [w.yaml]\ngenerators: [../k0]\n", "k/w.yaml": POD },
      levels(26, ["a", "b"], resources, { "kustomization.yaml": "resources: []\n" }),
    ),
    TOO_MANY,
  ],
  "two links on each of 26 levels, none of them valid YAML": [
    levels(26, ["a", "b"], () => "resources: [./a, ./b\n", BASE),
    "cannot be read: it is not valid YAML",
  ],
  "two links on each of 12 levels to a file of 100 kB": [
    levels(12, ["a", "b"], resources, { ...BASE, "w.yaml": `${POD}# ${"x".repeat(100_000)}\n` }),
    TOO_LONG,
  ],
  "two links on each of 12 levels to a kustomization of 100 kB": [
    levels(12, ["a", "b"], resources, { ...BASE, "kustomization.yaml": `# ${"x".repeat(100_000)}\nresources: []\n` }),
    TOO_LONG,
  ],
  "two links on each of 12 levels to aliases that explode": [
    levels(12, ["a", "b"], resources, {
      "kustomization.yaml": `x0: &x0 [1]\n${times(20, (index) => `x${index + 1}: &x${index + 1} [*x${index}, *x${index}]\n`).join("")}`,
    }),
    "is too large, because its YAML aliases explode",
  ],
  "two links on each of 11 levels to a binary file": [
    levels(11, ["a", "b"], resources, {
      "kustomization.yaml": "configMapGenerator: [{name: c, files: [f.bin]}]\n",
      "f.bin": "\0\u{fffd}",
    }),
    TOO_LONG,
  ],
  "folders of 250 letters behind links on 30 levels": [
    levels(30, ["a".repeat(250)], resources, BASE),
    "which has a path of more than 1,000 characters",
  ],
  "folder linked into itself": [
    { "k/kustomization.yaml": "resources: [l]\n", "k/l": "-> ." },
    'refers to "k", which leads back to it',
  ],
  "folder linked into itself, beside a manifest": [
    { "k/kustomization.yaml": "resources: [w.yaml, l]\n", "k/w.yaml": POD, "k/l": "-> ." },
    'refers to "k", which leads back to it',
  ],
  "folder linked into itself, with a path through it": [
    { "k/kustomization.yaml": `resources: [${"l/".repeat(100)}w.yaml]\n`, "k/w.yaml": POD, "k/l": "-> ." },
    undefined,
  ],
  "folder linked to the one above": [
    { "k/kustomization.yaml": "resources: [m]\n", "k/m/kustomization.yaml": "resources: [l]\n", "k/m/l": "-> .." },
    'refers to "k", which leads back to it',
  ],
  "folder linked to the root of the repository": [
    { "kustomization.yaml": "resources: [k]\n", "k/kustomization.yaml": "resources: [root/k]\n", "k/root": "-> .." },
    'refers to "k", which leads back to it',
  ],
  "root of the repository behind a link": [
    { "kustomization.yaml": "resources: [k]\n", "k/kustomization.yaml": "resources: [root]\n", "k/root": "-> .." },
    'it takes in ".", which refers to "k", which leads back to it',
  ],
  "circle of bases by links": [
    {
      "a/kustomization.yaml": "resources: [next]\n",
      "a/next": "-> ../b",
      "b/kustomization.yaml": "resources: [next]\n",
      "b/next": "-> ../a",
    },
    "which leads back to it",
  ],
  "circle of components": [
    {
      "k/kustomization.yaml": "components: [../a]\n",
      "a/kustomization.yaml": `${COMPONENT}components: [../b]\n`,
      "b/kustomization.yaml": `${COMPONENT}components: [../a]\n`,
    },
    "which leads back to it",
  ],
  "circle of generators": [{ "k/kustomization.yaml": "generators: [.]\n" }, "which leads back to it"],
  "circle of kustomizations that are not valid YAML": [
    { "k/kustomization.yaml": "resources: [../l\n", "l/kustomization.yaml": "resources: [../k\n" },
    "cannot be read: it is not valid YAML",
  ],
  "unreadable kustomization in a folder linked into itself": [
    { "k/kustomization.yaml": "resources: [l/l/l, ./l, l/w.yaml\n", "k/l": "-> .", "k/w.yaml": POD },
    "cannot be read: it is not valid YAML",
  ],
  "kustomization that lists its folder": [{ "k/kustomization.yaml": "resources: [.]\n" }, "which leads back to it"],
  "kustomization that lists its file": [{ "k/kustomization.yaml": "resources: [kustomization.yaml]\n" }, ""],
  "kustomization that is a link to another": [
    { "kustomization.yaml": "resources: [k]\n", "k/kustomization.yaml": "-> ../kustomization.yaml" },
    'refers to "k", which does not exist',
  ],
  "kustomization that is a link to itself": [
    { "k/kustomization.yaml": "resources: [l]\n", "k/l/kustomization.yaml": "-> kustomization.yaml" },
    'refers to "k/l", a folder without a kustomization',
  ],
  "two links that lead to each other": [
    { "k/kustomization.yaml": "resources: [a]\n", "k/a": "-> b", "k/b": "-> a" },
    'refers to "a", which does not exist',
  ],
  "manifest that is a link to itself": [
    { "k/kustomization.yaml": "resources: [w.yaml]\n", "k/w.yaml": "-> w.yaml" },
    'refers to "w.yaml", which does not exist',
  ],
  "link to a link, 39 deep": [
    together({ "k/kustomization.yaml": "resources: [l0]\n", "k/l39": "-> ../base" }, chain(39), below("base")),
    undefined,
  ],
  "link to a link, 300 deep": [
    together({ "k/kustomization.yaml": "resources: [l0]\n", "k/l300": "-> ../base" }, chain(300), below("base")),
    'refers to "l0", which does not exist',
  ],
  "600 kustomizations, each a base of the next": [deep(600), undefined],
  "100 kustomizations that list themselves": [
    together(...times(100, (index) => ({ [`k${index}/kustomization.yaml`]: "resources: [.]\n" }))),
    "which leads back to it",
  ],
  "one base 10,000 times": [
    together({ "k/kustomization.yaml": resources(Array(10_000).fill("../base").join(",")) }, below("base")),
    "",
  ],
  "one base 30,000 times": [
    together({ "k/kustomization.yaml": resources(Array(30_000).fill("../base").join(",")) }, below("base")),
    TOO_MANY,
  ],
  "110,000 resources": [{ "k/kustomization.yaml": resources("w,".repeat(110_000)) }, "is too large"],
  "path of 100,000 steps": [
    { "k/kustomization.yaml": `resources: [${"a/".repeat(100_000)}w.yaml]\n` },
    "which has a path of more than 1,000 characters",
  ],
  "patch in place of 100,000 steps": [
    {
      "k/kustomization.yaml": `resources: [w.yaml]\npatchesStrategicMerge: ["{a: ${"b/".repeat(100_000)}}"]\n`,
      "k/w.yaml": POD,
    },
    "",
  ],
  "500 patches in place of 500 steps": [
    {
      "k/kustomization.yaml": `resources: [w.yaml]\npatchesStrategicMerge: [${times(500, (index) => `"{a${index}: ${"b/".repeat(500)}}"`).join(",")}]\n`,
      "k/w.yaml": POD,
    },
    "",
  ],
  "text of 1 MB in 1,000 aliases": [
    {
      "k/kustomization.yaml": `x: &x ${"y".repeat(1_000_000)}\ncommonAnnotations: {a: b}\nz: [${Array(1_000).fill("*x").join(",")}]\n`,
    },
    "is too large",
  ],
  "brackets 50,000 deep": [{ "k/kustomization.yaml": `resources: ${"[".repeat(50_000)}${"]".repeat(50_000)}\n` }, ""],
  "25,000 patches": [
    {
      "k/kustomization.yaml": `resources: [w.yaml]\npatches:\n${"- {patch: '[]', target: {kind: Pod}}\n".repeat(25_000)}`,
      "k/w.yaml": POD,
    },
    "is too large",
  ],
  "5,000 generators of files that do not exist, and as many replacements": [
    {
      "k/kustomization.yaml": `resources: [w.yaml]\nconfigMapGenerator:\n${times(5_000, (index) => `- {name: c${index}, files: [f]}\n`).join("")}replacements: [{path: r.yaml}]\n`,
      "k/w.yaml": POD,
      "k/r.yaml": "- {source: {kind: ConfigMap, name: x}}\n".repeat(5_000),
    },
    'refers to "f", which does not exist',
  ],
  "generator of 110,000 files": [
    { "k/kustomization.yaml": `configMapGenerator: [{name: c, files: [${"f,".repeat(110_000)}]}]\n` },
    "is too large",
  ],
  "5,000 labels": [
    {
      "k/kustomization.yaml": `resources: [w.yaml]\nlabels: [{pairs: {${times(5_000, (index) => `a${index}: b`).join(",")}}}]\n`,
      "k/w.yaml": POD,
    },
    "its patches, labels and lists are more than 20,000,000 comparisons with what it makes",
  ],
  "20,000 arguments, moved by one": [
    {
      "k/kustomization.yaml":
        'resources: [w.yaml]\npatches: [{target: {kind: Pod}, patch: \'[{"op": "add", "path": "/spec/containers/0/args/0", "value": "first"}]\'}]\n',
      "k/w.yaml": POD.replace("image: c:1", `image: c:1, args: [${times(20_000, (index) => `a${index}`).join(",")}]`),
    },
    "its patches, labels and lists are more than 20,000,000 comparisons with what it makes",
  ],
  ...Object.fromEntries(
    ["openapi: {path: l}", "crds: [l]", "configurations: [l]", "replacements: [{path: l}]", "patches: [{path: l}]"].map(
      (field) => [
        `a folder linked into itself under ${field.replace(/:.*/, "")}`,
        [
          { "k/kustomization.yaml": `resources: [w.yaml]\n${field}\n`, "k/w.yaml": POD, "k/l": "-> ." },
          'refers to "l", which is a folder where a file belongs',
        ] as const,
      ],
    ),
  ),
  "Flux Kustomization of a folder linked into itself": [
    { "apps.yaml": FLUX("./k/l/l/l"), "k/l": "-> .", "k/kustomization.yaml": "resources: [l]\n" },
    "which leads back to it",
  ],
};

function chain(count: number): Files {
  return Object.fromEntries(times(count, (index) => [`k/l${index}`, `-> l${index + 1}`]));
}

function below(folder: string): Files {
  return Object.fromEntries(Object.entries(BASE).map(([path, text]) => [`${folder}/${path}`, text]));
}

function deep(count: number): Files {
  const bases = times(count, (index) => ({ [`k${index}/kustomization.yaml`]: `resources: [../k${index + 1}]\n` }));
  return together(...bases, below(`k${count}`));
}

function write(files: Files): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, ".git"));
  const all = {
    "taintlint.yaml": 'version: 1\npools: [{name: general}, {name: gpu, taints: ["gpu=true:NoSchedule"]}]\n',
    "beside.yaml": POD.replace("lost", "beside"),
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (text.startsWith("-> ")) symlinkSync(text.slice("-> ".length), join(folder, path));
    else writeFileSync(join(folder, path), text);
  }
  return folder;
}

describe.skipIf(KUSTOMIZE === undefined)(
  "a hostile kustomization ends, names its reason, and hides nothing else",
  () => {
    it.each(
      triedRows(
        Object.entries(ATTACKS),
        /^two links on each of 26 levels$|each a base|itself/,
        /26 levels of|12 levels|5,000 labels/,
      ),
    )("%s", { timeout: 60_000 }, async (_name, [files, says]) => {
      const { findings } = lintRepository(await readRendered(write(files)));
      const ofRendering = findings.filter(({ rule }) => rule === "not-rendered").map(({ message }) => message);
      expect(findings.map(({ rule, source }) => `${source.file} ${rule}`)).toContain("beside.yaml unschedulable");
      if (says === undefined) expect(ofRendering).toEqual([]);
      else expect(ofRendering.join("\n")).toContain(says);
    });
  },
);
