import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { findMisspeltKey } from "../../../src/rendering/kustomize/configuration-fault.js";
import {
  decodedKey,
  type FieldsShape,
  KUSTOMIZATION_FIELDS,
  PLUGIN_FIELDS,
  type Shape,
} from "../../../src/rendering/kustomize/known-fields.js";
import { parseDocuments } from "../../../src/yaml/syntax.js";

/** What a shape knows, as paths of keys. */
function pathsOf(shape: Shape, at = ""): string[] {
  if (typeof shape === "string") return [at];
  if ("items" in shape) return pathsOf(shape.items, `${at}[]`);
  return Object.entries(shape.fields).flatMap(([key, inner]) => pathsOf(inner, `${at}.${key}`));
}

/** The same of what the Go program prints. A map is as opaque as a scalar. */
function pathsOfGo(type: unknown, at = ""): string[] {
  if (Array.isArray(type)) return pathsOfGo(type[0], `${at}[]`);
  if (typeof type !== "object" || type === null) return [at];
  return Object.entries(type).flatMap(([key, inner]) => pathsOfGo(inner, `${at}.${key}`));
}

/** Fields that every plugin's configuration has as an object, and what is no field to kustomize or more of one. */
const OF_OBJECTS = /^\.(?:apiVersion$|kind$|metadata\.)/;
const OURS = [".vars[].fieldref.fieldpath", ".openapi.path", ".openapi.version"];

function comparable(paths: readonly string[], isPlugin: boolean): string[] {
  return (
    paths
      .filter((path) => !OURS.includes(path) && !(isPlugin && OF_OBJECTS.test(path)))
      // Where we know no more than that nothing of it is a path, the list's items do not matter.
      .map((path) => path.replace(/(literals)\[\]$/, "$1"))
      .sort()
  );
}

const run = spawnSync("go", ["run", "."], {
  cwd: "test/programs/kustomize-fields",
  encoding: "utf8",
  timeout: 120_000,
});
if (run.status !== 0)
  console.warn("skipped: the known fields are not compared with kustomize's types, because Go cannot run");

it.skipIf(run.status !== 0)("are those of kustomize's own types", () => {
  const types: Readonly<Record<string, unknown>> = JSON.parse(run.stdout);
  expect(comparable(pathsOf(KUSTOMIZATION_FIELDS), false)).toEqual(
    comparable(pathsOfGo(types.Kustomization), false).filter((path) => path !== ".openapi"),
  );
  for (const [kind, shape] of PLUGIN_FIELDS) {
    if (kind === "PrefixSuffixTransformer") continue;
    expect(comparable(pathsOf(shape), true), kind).toEqual(comparable(pathsOfGo(types[kind]), true));
  }
  const known = Object.keys(types).filter((kind) => /(?:Generator|Transformer)$/.test(kind));
  // Charts are refused as a whole.
  expect([...PLUGIN_FIELDS.keys(), "HelmChartInflationGenerator"]).toEqual(expect.arrayContaining(known));
});

it.each([
  ["resources", "resources"],
  ["RESOURCES", "resources"],
  ["re\u017fource\u017f", "resources"],
  ["\u212aind", "kind"],
  ["resource", undefined],
  ["resources ", undefined],
  // No letter of ASCII folds to it.
  ["r\u00e9sources", undefined],
  ["k\u0131nd", undefined],
  ["hasOwnProperty", undefined],
])("%s is read as %s", (written, known) => {
  expect(decodedKey(written, KUSTOMIZATION_FIELDS)).toBe(known);
});

it.each([
  "commonLabels: {Name: a, Resources: b}",
  "labels: [{pairs: {Path: a}}]",
  "configMapGenerator: [{name: a, options: {annotations: {Labels: a}}}]",
  "vars: [{name: A, objref: {kind: Pod, name: a, apiVersion: v1}, fieldref: {fieldpath: metadata.name}}]",
  "unknown: {Resources: a}",
])("nothing is misspelt in %s", (text) => {
  const root = parseDocuments({ path: "kustomization.yaml", text }).documents[0]?.root;
  expect(root && findMisspeltKey(root, KUSTOMIZATION_FIELDS satisfies FieldsShape)).toBeUndefined();
});
