import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CUSTOM_KINDS } from "../../src/manifest/custom-workloads/index.js";
import { matchPattern, parseFieldPattern } from "../../src/manifest/fields/field-pattern.js";
import { objectsOf } from "../../src/manifest/objects/objects.js";
import { withTexts } from "../../src/manifest/objects/texts-in-objects.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { formatFieldPath } from "../../src/model/source.js";
import { parseDocuments } from "../../src/yaml/syntax.js";

const FOLDER = "test/manifest/custom-workloads";

/** `part | path of the pod spec | key of its toleration or node selector | judged or open`, as the comments of the examples say. */
function described(text: string): string[] {
  return readManifest({ path: "a.yaml", text }).workloads.map(({ part = "-", podSpecPath, podSpec, isFragment }) =>
    [
      part,
      formatFieldPath(podSpecPath),
      podSpec.tolerations[0]?.key ?? Object.keys(podSpec.nodeSelector)[0],
      isFragment ? "open" : "judged",
    ].join(" | "),
  );
}

const examples = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".yaml"))
  .flatMap((name) => readFileSync(`${FOLDER}/${name}`, "utf8").split("\n---\n"))
  .map((text) => {
    const group = /^apiVersion: (.*)\/.*$/m.exec(text)?.[1] ?? "";
    const kind = /^kind: (.*)$/m.exec(text)?.[1] ?? "";
    return { name: `${group} ${kind}`, text, expected: [...text.matchAll(/^# (.*)$/gm)].map((line) => line[1] ?? "") };
  });

describe("every example holds the pod specs that it says", () => {
  it.each(examples)("$name", ({ text, expected }) => {
    expect(expected.length).toBeGreaterThan(0);
    // The order of the table, which is that of the comments.
    expect(described(text).sort()).toEqual([...expected].sort());
  });
});

it.each(CUSTOM_KINDS)("$group $kind: an example reaches every path of the table", ({ group, kind, pods }) => {
  const own = examples.filter(({ name }) => name === `${group} ${kind}`);
  const documents = own.flatMap(({ text }) => parseDocuments({ path: "a.yaml", text }).documents);
  const roots = documents.flatMap(objectsOf).map((object) => withTexts(object).node);
  for (const { podSpec, fields = {} } of pods) {
    const paths = podSpec === undefined ? [fields.tolerations ?? fields.nodeSelector ?? ""] : [podSpec];
    for (const path of paths) {
      const pattern = parseFieldPattern(path);
      expect(pattern, path).toBeDefined();
      expect(roots.flatMap((root) => matchPattern(root, pattern ?? [])).length, path).toBeGreaterThan(0);
    }
  }
});

it("a kind has one row", () => {
  const names = CUSTOM_KINDS.map(({ group, kind }) => `${group} ${kind}`);
  expect(new Set(names).size).toBe(names.length);
});

const rollout = (spec: string) => `apiVersion: argoproj.io/v1alpha1\nkind: Rollout\nmetadata: {name: a}\n${spec}`;

describe("what is known besides", () => {
  const read = (text: string) => readManifest({ path: "a.yaml", text }).workloads;

  it("a Rollout that refers to another object has no pods of its own", () => {
    expect(read(rollout("spec: {workloadRef: {kind: Deployment, name: a}}"))).toEqual([]);
  });

  it("a kind of the same name in another group is not the one of the table", () => {
    expect(read("apiVersion: example.com/v1\nkind: Rollout\nspec: {template: {spec: {containers: []}}}")).toEqual([]);
  });

  it("replicas, labels and annotations are those of the template", () => {
    const [workload] = read(
      rollout(
        "spec: {replicas: 3, template: {metadata: {labels: {a: b}, annotations: {c: d}}, spec: {containers: []}}}",
      ),
    );
    expect(workload).toMatchObject({ replicas: 3, templateLabels: { a: "b" }, templateAnnotations: { c: "d" } });
  });

  it("a placeholder in a pod spec makes the file a template", () => {
    const text = rollout('spec: {template: {spec: {containers: [], nodeSelector: {pool: "${POOL}"}}}}');
    expect(readManifest({ path: "a.yaml", text })).toMatchObject({ workloads: [], template: "${POOL}" });
  });

  it("a field of another type is an error at its place", () => {
    const [workload] = read(
      "apiVersion: keda.sh/v1alpha1\nkind: ScaledJob\nspec: {jobTargetRef: {template: {spec: {tolerations: {}}}}}",
    );
    expect(workload?.decodeErrors.map(({ path, expected }) => `${formatFieldPath(path)} ${expected}`)).toEqual([
      "spec.jobTargetRef.template.spec.tolerations list",
    ]);
  });
});
