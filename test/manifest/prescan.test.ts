import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { relevanceOf } from "../../src/manifest/object-workloads.js";
import { prescan } from "../../src/manifest/prescan.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { splitDocuments } from "../../src/yaml/document-boundaries.js";
import { fc, runsOf } from "../property.js";

const isRelevant = relevanceOf([]);
/** Comments of this size make a file one whose documents are cut out. */
const LARGE = `#${"-".repeat(6_000)}\n`.repeat(11);

function prescanOf(text: string) {
  const bytes = Buffer.from(text);
  return prescan(bytes, /^[\0-\x7f]*$/.test(text));
}

/** What a prescan tells is what the text tells; gives whether it told anything. */
function isHeld(text: string): boolean {
  const prescan = prescanOf(text);
  if (prescan === undefined) return false;
  const wanted = splitDocuments(text).filter(({ start, end }) => isRelevant(text.slice(start, end)));
  const cut = prescan.slices.filter((part) => isRelevant(part.text)).map(({ start, end }) => ({ start, end }));
  expect({ end: text.slice(-300), cut }).toEqual({ end: text.slice(-300), cut: wanted });
  expect(prescan.slices.every(({ start, end, text: part }) => part === text.slice(start, end))).toBe(true);
  const read = readManifest({ path: "a.yaml", text });
  const prescanned = readManifest({ path: "a.yaml", text, prescan });
  expect({ end: text.slice(-300), documents: prescanned.documents }).toEqual({
    end: text.slice(-300),
    documents: read.documents,
  });
  expect(prescanned.workloads.map(({ name }) => name)).toEqual(read.workloads.map(({ name }) => name));
  return true;
}

const CRD = "apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nspec:\n  tolerations: a\n";
const POD = "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  containers: [{name: b}]\n";

describe("files whose bytes tell enough", () => {
  it.each([
    ["a definition", CRD],
    ["definitions and comments", `# a\n---\n${CRD}---\n# b\n${CRD}---\n`],
    ["a workload in a large file", `${LARGE}${CRD}---\n${POD}`],
    ["values in a large file", `${LARGE}a: b\n---\ntolerations: []\n`],
    ["text of several bytes", `${CRD}# é\n`],
    ["a text without its last line break", "kind: Secret"],
    ["comments alone", "# a\n"],
    ["a dashboard that speaks of pods", '{\n  "title": "Pod \\"a\\" of a List",\n  "expr": "é\\u003c2"\n}\n'],
    ["a list of objects that are none of Kubernetes", '[{"name": "Deployment"}, {"url": "karpenter.sh/a"}]\n'],
    ["a large dashboard", `{"panels": [${Array(9_000).fill('"Pod {{job}}"').join(",\n")}]}\n`],
  ])("%s", (_, text) => expect(isHeld(text)).toBe(true));
});

describe("files that take their text", () => {
  it.each([
    ["nothing", ""],
    ["a workload", `${CRD}---\n${POD}`],
    ["a workload in a large file with characters of several bytes", `${LARGE}# é\n${POD}`],
    ["carriage returns", CRD.replaceAll("\n", "\r\n")],
    ["a line break of other standards", `${CRD}# \u2028\n`],
    ["a comment for taintlint", `${CRD}# taintlint-ignore legacy-key -- a\n`],
    ["a byte order mark", `\uFEFF${CRD}`],
    ["a directive", `%YAML 1.2\n---\n${CRD}`],
    ["the end of a document", `${CRD}...\n${POD}`],
    ["an object in JSON", '{"kind": "Secret"}\n'],
    ["a list of objects in JSON", '[{"apiVersion": "v1", "kind": "Pod"}]\n'],
    ["a kind in JSON that is spelt with escapes", '{"\\u006bind": "Pod"}\n'],
    ["a scheduling field in JSON", '{"a": {"nodeSelector": {"b": "c"}}}\n'],
    ["what declares nodes in JSON", '{\n  "machine": {"nodeTaints": {"a": "b:NoSchedule"}}\n}\n'],
    ["a file of Terraform", '{"format_version": "1", "terraform_version": "1.9.0", "values": {}}\n'],
    ["documents behind JSON", '{"a": "b"}\n---\n{"c": "d"}\n'],
    ["base 64 in JSON", '{"a": !!binary UG9k}\n'],
    ["a template of JSON", '{{ if .a }}\n{"b": "Pod"}\n'],
    ["a root on the line of the marker", `--- {kind: Pod}\n---\n${CRD}`],
    ["an indented root", "  kind: Secret\n"],
    ["two kinds", "kind: Secret\nkind: Pod\n"],
    ["a quoted kind", 'kind: "Secret"\n'],
    ["no kind", "a: b\n"],
    ["a key of what declares nodes", "kind: Secret\nmachine: {}\n"],
    ["a kind that decides about pods, too", "kind: MutatingWebhookConfiguration\n"],
    ["a list", "kind: ConfigMapList\n"],
    ["items of a kind that is no list", "kind: ConfigMap\nitems: [{kind: Pod}]\n"],
  ])("%s", (_, text) => expect(prescanOf(text)).toBeUndefined());
});

it("tells of fixtures what their texts tell", () => {
  const folders = ["test/rendering", "test/inventory", "examples"];
  const texts = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")),
  );
  expect(texts.filter(isHeld).length).toBeGreaterThan(3);
  expect(
    texts
      .filter(({ length }, index) => length < 5000 && index % 10 === 0)
      .every((text) => isHeld(LARGE + text) || /^[%.]|[^\n -~]|\n[%.]/.test(text)),
  ).toBe(true);
});

const line = fc.constantFrom(
  "kind: ConfigMap",
  "kind: Secret # a",
  "kind: Pod",
  "kind: CustomResourceDefinition",
  "kind: Thing",
  "kind:",
  "kind : Pod",
  "apiVersion: v1",
  "metadata: {name: a}",
  "items: [{kind: Pod, apiVersion: v1, spec: {}}]",
  "data:",
  "  kind: Pod",
  "- a",
  "  - b",
  "",
  "# a",
  "  # b",
  "---",
  "--- # c",
  "---x",
  "--- |",
  "...",
  "tolerations: []",
  "a: |",
  '"kind": Pod',
  "? kind",
  ": Pod",
  "%YAML 1.2",
  "  %a",
  "b",
  "&c kind: Pod",
  "nodes: []",
  "\tc: d",
  "é: f",
  "   ",
  '{"a": "Pod"}',
  '{"a": {',
  '  "kind": "Pod"}}',
  '[{"a": "\\u0062"},',
);

it("tells of a jumble of lines what its text tells", () => {
  const seen = { all: 0, told: 0 };
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 7 }), fc.boolean(), fc.boolean(), (lines, isLarge, ends) => {
      seen.all++;
      const text = lines.join("\n") + (ends ? "\n" : "");
      if (isHeld(isLarge ? LARGE + text : text)) seen.told++;
    }),
    { numRuns: runsOf(600) },
  );
  expect(seen.told / seen.all).toBeGreaterThan(0.1);
});
