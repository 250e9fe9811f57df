import { expect, it } from "vitest";
import { locate } from "../../src/manifest/locate.js";
import { objectsOf } from "../../src/manifest/objects/objects.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { readAnnotationSuppressions } from "../../src/manifest/suppressions.js";
import { parseDocuments } from "../../src/manifest/yaml/syntax.js";
import type { SourceDocument } from "../../src/model/source.js";

const POD = (name: string) => `kind: Pod
apiVersion: v1
metadata:
  name: ${name}
  annotations: {taintlint.dev/ignore: idle-pool -- why not}
spec:
  containers: [{name: a}]
`;

function documentsOf(path: string, text: string): readonly SourceDocument[] {
  return parseDocuments({ path, text }).documents;
}

/** More than is kept of all files together. */
function readMuchElse(): void {
  documentsOf("large.yaml", Array.from({ length: 40 }, (_, index) => longPod(`a${index}`, 10_000)).join("---\n"));
}

function longPod(name: string, length: number): string {
  return `${POD(name)}data: ${"a".repeat(length)}\n`;
}

it("a tree is let go once much else was read, and read again where it stood", () => {
  const [, second] = documentsOf("a.yaml", `${POD("first")}---\n${POD("second")}`);
  if (second === undefined) throw new Error("no document");
  const before = second.root;
  expect(second.root).toBe(before);
  readMuchElse();
  expect(second.root).not.toBe(before);
  expect(second.root).toEqual(before);
  expect(second.root).toBe(second.root);
});

it("the tree of a long text is kept", () => {
  const [document] = documentsOf("a.yaml", longPod("long", 200_000));
  const before = document?.root;
  readMuchElse();
  expect(document?.root).toBe(before);
});

it("a tree that is asked for again and again is kept", () => {
  // What other files of tests have left is dropped.
  readMuchElse();
  const [asked, other] = documentsOf("a.yaml", `${POD("asked")}---\n${POD("other")}`);
  const before = [asked?.root, other?.root];
  for (let index = 0; index < 100; index++) {
    documentsOf(`${index}.yaml`, longPod("a", 10_000));
    expect(asked?.root).toBe(before[0]);
  }
  expect(other?.root).not.toBe(before[1]);
});

it("an object has its node, and a place its line, from a tree that is read again", () => {
  const text = `kind: List\napiVersion: v1\nitems:\n  - {kind: Pod, apiVersion: v1, metadata: {name: a}}\n`;
  const objects = documentsOf("list.yaml", text).flatMap(objectsOf);
  const [object] = objects;
  if (object === undefined) throw new Error("no object");
  const place = { document: object.document, path: ["items", 0, "metadata", "name"], part: "value" } as const;
  const [node, range] = [object.node, locate(place)];
  readMuchElse();
  expect(object.node).toEqual(node);
  expect(locate(place)).toEqual(range);
});

it("what the parser alone reads keeps its tree", () => {
  const [document] = documentsOf("a.yaml", "a: &a [1]\nb: *a\n");
  const before = document?.root;
  readMuchElse();
  expect(document?.root).toBe(before);
});

it("annotations silence also when the tree was let go", () => {
  const [workload] = readManifest({ path: "a.yaml", text: POD("a") }).workloads;
  if (workload === undefined) throw new Error("no workload");
  readMuchElse();
  expect(readAnnotationSuppressions(workload).map(({ rule }) => rule)).toEqual(["idle-pool"]);
});
