import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { nameOf, objectsOf } from "../../src/manifest/objects/objects.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { parseDocuments } from "../../src/manifest/yaml/syntax.js";

/** By `npm run test-programs`, else the one on PATH. */
const kubectl = [resolve("test/programs/built/kubectl"), "kubectl"].find(
  (program) => spawnSync(program, ["version", "--client"]).status === 0,
);
if (kubectl === undefined) console.warn("skipped: no kubectl is on PATH, nor in test/programs/built");

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
    const input = DOCUMENTS.map(([, text]) => text).join("---\n");
    const words = [
      "label",
      "--local",
      "-f",
      "-",
      "a=b",
      "-o",
      'go-template={{.apiVersion}} {{.kind}} {{.metadata.name}}{{"\\n"}}',
    ];
    const { status, stdout, stderr } = spawnSync(kubectl ?? "", words, {
      input,
      encoding: "utf8",
      env: { PATH: process.env.PATH },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout.trim().split("\n")).toEqual(DOCUMENTS.flatMap(([, , ...objects]) => objects));
  });
});
