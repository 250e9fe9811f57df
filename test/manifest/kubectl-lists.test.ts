import { describe, expect, it } from "vitest";
import { nameOf, objectsOf } from "../../src/manifest/objects/objects.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { parseDocuments } from "../../src/yaml/syntax.js";
import { decodeByKubectl, kubectl } from "./kubectl.js";

const POD = "{apiVersion: v1, kind: Pod, metadata: {name: a}, spec: {}}";

/** Documents, and the objects that kubectl finds in each. */
const DOCUMENTS: readonly (readonly [name: string, text: string, ...objects: string[]])[] = [
  ["a ConfigMap with items", `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: x}\nitems: [${POD}]\n`, "v1 Pod a"],
  [
    "a kind that nobody knows, with items",
    `apiVersion: x/v1\nkind: Thing\nitems: [${POD}, ${POD}]\n`,
    "v1 Pod a",
    "v1 Pod a",
  ],
  [
    "items without a kind",
    "apiVersion: apps/v1\nkind: Deployment\nitems: [{metadata: {name: b}}]\n",
    "apps/v1 Deployment b",
  ],
  ["a typed list", "apiVersion: v1\nkind: PodList\nitems: [{metadata: {name: c}}]\n", "v1 Pod c"],
  ["a List", `apiVersion: v1\nkind: List\nitems: [${POD}]\n`, "v1 Pod a"],
  ["a ConfigMap whose items are none", "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: d}\nitems: []\n"],
  [
    "a ConfigMap without items",
    "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: e}\ndata: {items: a}\n",
    "v1 ConfigMap e",
  ],
];

describe("what kubectl takes for a list", () => {
  it.each(DOCUMENTS)("%s", (_, text, ...objects) => {
    const { documents } = parseDocuments({ path: "a.yaml", text });
    const found = documents.flatMap(objectsOf);
    expect(found.map((one) => `${one.apiVersion} ${one.kind} ${nameOf(one)}`)).toEqual(objects);
    // The scan of bytes and words drops none of them.
    const pods = objects.filter((one) => one.startsWith("v1 Pod ")).length;
    const { workloads } = readManifest({ path: "a.yaml", text: text.replaceAll("{name: c}", "{name: c}, spec: {}") });
    expect(workloads).toHaveLength(pods);
  });

  // Each start costs a tenth of a second.
  it.skipIf(kubectl === undefined)("kubectl finds the same", () => {
    const decoded = decodeByKubectl(DOCUMENTS.map(([, text]) => text).join("---\n"));
    const found = decoded.map(({ apiVersion, kind, metadata }) => `${apiVersion} ${kind} ${metadata.name}`);
    expect(found).toEqual(DOCUMENTS.flatMap(([, , ...objects]) => objects));
  });
});
