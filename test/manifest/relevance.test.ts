import { describe, expect, it } from "vitest";
import { CUSTOM_KINDS, customKindOf } from "../../src/manifest/custom-workloads/index.js";
import { readFragments } from "../../src/manifest/fragments.js";
import { RELEVANT_KINDS } from "../../src/manifest/objects/kinds.js";
import { type KubernetesObject, objectsOf } from "../../src/manifest/objects/objects.js";
import { mayHoldFragments, relevanceTest } from "../../src/manifest/objects/relevance.js";
import type { SourceDocument } from "../../src/model/source.js";
import { EMPTY_STRING_MAP } from "../../src/model/string-map.js";
import { splitDocuments } from "../../src/yaml/document-boundaries.js";
import { getEntry } from "../../src/yaml/node-value.js";
import { parseDocuments } from "../../src/yaml/syntax.js";
import { fc, runsOf } from "../property.js";

const isRelevant = relevanceTest(RELEVANT_KINDS, CUSTOM_KINDS);

/** Whether a full parse of one document finds an object that taintlint wants, or a scheduling field. */
function holdsWantedObject(text: string): boolean {
  const { documents } = parseDocuments({ path: "a.yaml", text });
  const isWanted = (object: KubernetesObject) =>
    RELEVANT_KINDS.includes(object.kind) || customKindOf(object, []) !== undefined;
  return documents.flatMap(objectsOf).some(isWanted) || documents.some(holdsFragment);
}

function holdsFragment(document: SourceDocument): boolean {
  const objects = objectsOf(document).filter(({ apiVersion, kind }) => mayHoldFragments(apiVersion, kind));
  const hasKind = getEntry(document.root, "kind") !== undefined;
  const roots = hasKind ? objects.map(({ node }) => node) : [document.root, ...objects.map(({ node }) => node)];
  const owner = {
    kind: "",
    apiVersion: "",
    namespace: "",
    name: "",
    labels: EMPTY_STRING_MAP,
    annotations: EMPTY_STRING_MAP,
    objectPath: [],
  };
  return roots.some((node) => readFragments({ node, owner: { ...owner, document }, taken: [] }).length > 0);
}

const SPEC = "spec:\n  containers: []\n";

describe("documents that must be read", () => {
  it.each([
    ["a workload", `apiVersion: v1\nkind: Pod\n${SPEC}`],
    ["a comment behind the kind", `kind: Pod # a pod\n${SPEC}`],
    ["a JSON root", '{"kind": "Pod", "spec": {}}'],
    ["a flow root over several lines", "{\n  kind: Pod\n}\n"],
    ["a quoted key", '"kind": Pod\n'],
    ["a quoted value", "kind: 'Pod'\n"],
    ["an explicit key", "? kind\n: Pod\n"],
    ["a space before the colon", "kind : Pod\n"],
    ["a value on the next line", "kind:\n  Pod\n"],
    ["an anchor on the value", "kind: &kind Pod\n"],
    ["an alias as the value", "a: &kind Pod\nkind: *kind\n"],
    ["a tag on the value", "kind: !!str Pod\n"],
    ["a tag on the key", "!!str kind: Pod\n"],
    ["a merge", "a: &a {kind: Pod}\n<<: *a\n"],
    ["the second of two kinds", "kind: ConfigMap\nkind: Pod\n"],
    ["the kind after a block", `data: |\n  kind: ConfigMap\nkind: Pod\n`],
    ["a List", "kind: List\nitems:\n- kind: Pod\n"],
    ["items of a kind that is no list", "apiVersion: v1\nkind: ConfigMap\nitems:\n- kind: Pod\n"],
    ["items before the kind", "items:\n- kind: Pod\nkind: ConfigMap\n"],
    ["items of a kind of another group", "kind: Thing\nitems: [{kind: Foo, spec: {tolerations: [{key: a}]}}]\n"],
    ["a kind of two words with items", "kind: Foo\n  List\nitems: [{kind: Pod}]\n"],
    ["a typed list", "kind: DeploymentList\nitems: []\n".replace("[]", "[{spec: {}}]")],
    ["an indented root", "  kind: Pod\n  spec: {}\n"],
    ["a root behind the marker", "--- {kind: Pod}\n"],
    ["a tagged root behind the marker", "--- !!map\nkind: Pod\n"],
    ["carriage returns and line feeds", "apiVersion: v1\r\nkind: Pod\r\n"],
    ["carriage returns alone", "apiVersion: v1\rkind: Pod\r"],
    ["letters spelt as escapes", '"\\x6bind": "\\x50od"\n'],
    ["a word folded by an escaped line break", 'kind: "Po\\\n  d"\n'],
    ["letters spelt in base64", "kind: !!binary UG9k\n"],
    ["letters spelt in base64 with a long tag", "kind: !<tag:yaml.org,2002:binary> UG9k\n"],
    ["a tag and an anchor", "kind: &a !!str Pod\n"],
    ["an item of a nest of lists", "kind: List\nitems: [{kind: List, items: [{kind: Pod}]}]\n"],
    ["a quoted value that goes on at column 0", 'a: "b\nkind: ConfigMap\n"\nkind: Pod\n'],
    ["a flow value that goes on at column 0", "a: {\nkind: ConfigMap\n}\nkind: Pod\n"],
    ["a custom resource that makes pods", "apiVersion: argoproj.io/v1alpha1\nkind: Rollout\nspec: {}\n"],
    ["one with a kind of Kubernetes' name", "apiVersion: serving.knative.dev/v1\nkind: Service\nspec: {}\n"],
    ["one whose version is none", "apiVersion: 'argoproj.io/- v1'\nkind: \"Rollout\"\n"],
    ["one whose group is spelt with escapes", 'apiVersion: "argoproj.i\\x6f/v1"\nkind: Rollout\n'],
    ["a scheduling field in another kind", "kind: Thing\nspec:\n  tolerations: [{key: a}]\n"],
    ["a scheduling field in values", "webhookTolerations: [{key: a}]\n"],
    ["a node selector in values", "a:\n  nodeSelector: {a: b}\n"],
    ["a scheduling field that is spelt with escapes", 'kind: Thing\n"toler\\x61tions": [{key: a}]\n'],
  ])("%s", (_, text) => {
    expect(holdsWantedObject(text)).toBe(true);
    for (const slice of splitDocuments(text)) {
      const part = text.slice(slice.start, slice.end);
      if (holdsWantedObject(part)) expect(isRelevant(part)).toBe(true);
    }
  });
});

describe("documents that need not be read", () => {
  it.each([
    ["another kind", "apiVersion: v1\nkind: ConfigMap\ndata: {a: Pod}\n"],
    [
      "a CRD that speaks of pods",
      "apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nspec:\n  kind: Pod\n",
    ],
    ["no kind at all", "replicas: 3\nimage: Pod\n"],
    ["a list under a key at column 0", "kind: Kustomization\nresources:\n- Pod.yaml\n- Job.yaml\n"],
    ["comments and a marker", "# Pod\n---\n# a Job\nkind: Service\n"],
    ["items without a kind", "items: [{kind: Bod}]\n"],
    ["another kind in lines that end with carriage returns", "kind: ConfigMap\rdata:\r  kind: Pod\r"],
    ["a Service of Kubernetes", "apiVersion: v1\nkind: Service\nspec: {}\n"],
    ["a kind that never holds pods", "kind: ConfigMap\ndata:\n  tolerations: a\n"],
    ["a custom resource of another group", "apiVersion: example.com/v1\nkind: Rollout\nspec: {}\n"],
    ["a text without any wanted word", '{"name": "package", "version": "1"}'],
  ])("%s", (_, text) => {
    expect(isRelevant(text)).toBe(false);
    expect(holdsWantedObject(text)).toBe(false);
  });
});

it.each(["\n", "\r", "\r\n"])("reads a long text once, whatever ends its lines: %j", (lineBreak) => {
  const text = `# Pod\nkind: ConfigMap\ndata:\n${"  key: value\n".repeat(200_000)}`.replaceAll("\n", lineBreak);
  expect(isRelevant(text)).toBe(false);
  expect(isRelevant(`${text}${lineBreak === "\n" ? "\r" : "\n"}`)).toBe(false);
});

const kind = fc.constantFrom(
  "Pod",
  "Deployment",
  "Namespace",
  "ConfigMap",
  "Service",
  "CustomResourceDefinition",
  "List",
  "Job",
  "Rollout",
  "Thing",
);
const value = kind.chain((word) =>
  fc.constantFrom(
    word,
    `"${word}"`,
    `'${word}'`,
    `&a ${word}`,
    `!!str ${word}`,
    `\n  ${word}`,
    `${word} # Pod`,
    `|\n  ${word}`,
    `"\\x${word.charCodeAt(0).toString(16)}${word.slice(1)}"`,
  ),
);
const key = fc.constantFrom("kind", '"kind"', "'kind'", "? kind\n", "kind ", "&k kind", "!!str kind");
const kindLine = fc.tuple(key, value).map(([name, text]) => `${name}: ${text}`);
const otherLine = fc.constantFrom(
  "apiVersion: v1",
  "apiVersion: argoproj.io/v1alpha1",
  "apiVersion: &a 'argoproj.io/v1'",
  "tolerations: [{key: a}]",
  "spec:\n  nodeSelector:\n    a: b",
  '"webhookToler\\x61tions": [{key: a}]',
  "a: {affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {}}}}",
  "metadata: {name: a}",
  "metadata:\n  name: a\n  labels:\n    kind: Pod",
  "spec:\n  containers: []",
  "data: |\n  kind: Pod\n  ---\n  x",
  "items:\n- kind: Pod\n- kind: Deployment",
  "items: [{kind: Job}]",
  "# kind: Pod",
  "<<: {kind: Pod}",
  "a: &a {kind: Deployment}",
  "b: *a",
  "text: 'two\n  lines'",
  "",
);
const document = fc
  .array(fc.oneof({ weight: 3, arbitrary: kindLine }, { weight: 5, arbitrary: otherLine }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((lines) => lines.join("\n"));
const shaped = fc
  .tuple(document, fc.constantFrom("plain", "plain", "indented", "marker", "flow", "crlf", "cr"))
  .map(([text, shape]) => {
    if (shape === "indented") return text.replaceAll(/^/gm, "  ");
    if (shape === "marker") return `---\n${text}`;
    if (shape === "crlf") return text.replaceAll("\n", "\r\n");
    if (shape === "cr") return text.replaceAll("\n", "\r");
    if (shape === "flow") return `{${text.replaceAll("\n", ", ")}}`;
    return text;
  });
/** A few characters taken out, put in or doubled anywhere. */
const mutated = fc
  .tuple(
    shaped,
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat(2),
        fc.constantFrom("", "\n", " ", '"', "'", "&", "*", ":", "- ", "{", "#", "\u0085", "\t"),
      ),
      { maxLength: 2 },
    ),
  )
  .map(([text, edits]) =>
    edits.reduce<string>((before, [at, length, insert]) => {
      const start = at % (before.length + 1);
      return before.slice(0, start) + insert + before.slice(start + length);
    }, text),
  );

it("never drops a document in which a full parse finds a wanted object", () => {
  const seen = { wanted: 0, skipped: 0, all: 0 };
  fc.assert(
    fc.property(mutated, (text) => {
      for (const { start, end } of splitDocuments(text)) {
        const part = text.slice(start, end);
        const wanted = holdsWantedObject(part);
        const read = isRelevant(part);
        seen.all++;
        if (wanted) seen.wanted++;
        if (!read) seen.skipped++;
        expect(read || !wanted, JSON.stringify(part)).toBe(true);
      }
    }),
    { numRuns: runsOf(20_000) },
  );
  // The property says nothing when the generator makes nothing of interest.
  expect(seen.wanted / seen.all).toBeGreaterThan(0.15);
  expect(seen.skipped / seen.all).toBeGreaterThan(0.1);
});
