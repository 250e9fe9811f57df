import { describe, expect, it } from "vitest";
import { locate } from "../../../src/manifest/locate.js";
import type { FieldPath, SourceNode } from "../../../src/model/source.js";
import { fc } from "../../property.js";
import { planRepository, type Repository } from "./fixture.js";
import { kustomizePrograms, runRoot, withRepository } from "./run-kustomize.js";

const [program] = kustomizePrograms();

if (program === undefined) {
  process.stderr.write("the search for marked values is skipped: neither kubectl nor kustomize is here\n");
}

const POD_SPEC = "/spec/template/spec";

/** What a patch does to the tolerations and the node selector, as far as it fits what is there. */
type Change =
  | { readonly what: "replace-list"; readonly count: number }
  | { readonly what: "append" }
  | { readonly what: "prepend" }
  | { readonly what: "replace-item"; readonly at: number }
  | { readonly what: "replace-value"; readonly at: number }
  | { readonly what: "remove-item"; readonly at: number }
  | { readonly what: "select"; readonly key: string }
  | { readonly what: "select-json"; readonly key: string }
  | { readonly what: "container" };

interface Overlay {
  readonly changes: readonly { readonly change: Change; readonly inline: boolean }[];
  readonly prefix: boolean;
}

const at = fc.nat(3);
const key = fc.constantFrom("a", "b");
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ what: fc.constant("replace-list" as const), count: fc.integer({ min: 1, max: 3 }) }),
  fc.constant({ what: "append" as const }),
  fc.constant({ what: "prepend" as const }),
  fc.record({ what: fc.constant("replace-item" as const), at }),
  fc.record({ what: fc.constant("replace-value" as const), at }),
  fc.record({ what: fc.constant("remove-item" as const), at }),
  fc.record({ what: fc.constant("select" as const), key }),
  fc.record({ what: fc.constant("select-json" as const), key }),
  fc.constant({ what: "container" as const }),
);
const overlay: fc.Arbitrary<Overlay> = fc.record({
  changes: fc.array(fc.record({ change, inline: fc.boolean() }), { maxLength: 4 }),
  prefix: fc.boolean(),
});

/** Writes a repository in which no value stands twice. */
function writeRepository(overlays: readonly Overlay[]): Repository {
  let next = 0;
  let length = 2;
  const mark = () => `mark${next++}`;
  const toleration = () => `{key: ${mark()}, operator: Equal, value: ${mark()}}`;
  const files = new Map([
    ["base/kustomization.yaml", "resources: [api.yaml]\n"],
    [
      "base/api.yaml",
      `apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  selector: {matchLabels: {app: api}}
  template:
    metadata: {labels: {app: api}}
    spec:
      nodeSelector:
        a: ${mark()}
      tolerations:
        - ${toleration()}
        - ${toleration()}
      containers:
        - name: main
          image: main
          resources: {limits: {example.com/a: ${mark()}}}
        - name: side
          image: side
          resources: {limits: {example.com/a: ${mark()}}}
`,
    ],
  ]);

  function strategic(spec: string): string {
    return `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: any\nspec:\n  template:\n    spec:\n${spec}`;
  }

  function operation(op: string, path: string, value?: string): string {
    return `- op: ${op}\n  path: ${POD_SPEC}${path}\n${value === undefined ? "" : `  value: ${value}\n`}`;
  }

  function write(one: Change): string | undefined {
    switch (one.what) {
      case "replace-list": {
        length = one.count;
        const items = Array.from({ length }, () => `        - ${toleration()}\n`);
        return strategic(`      tolerations:\n${items.join("")}`);
      }
      case "append":
        length++;
        return operation("add", "/tolerations/-", toleration());
      case "prepend":
        length++;
        return operation("add", "/tolerations/0", toleration());
      case "replace-item":
        return one.at < length ? operation("replace", `/tolerations/${one.at}`, toleration()) : undefined;
      case "replace-value":
        return one.at < length ? operation("replace", `/tolerations/${one.at}/value`, mark()) : undefined;
      case "remove-item":
        if (one.at >= length || length === 1) return undefined;
        length--;
        return operation("remove", `/tolerations/${one.at}`);
      case "select":
        return strategic(`      nodeSelector:\n        ${one.key}: ${mark()}\n`);
      case "select-json":
        return operation("add", `/nodeSelector/${one.key}`, mark());
      case "container":
        return strategic(
          `      containers:\n        - name: side\n          resources: {limits: {example.com/a: ${mark()}}}\n`,
        );
    }
  }

  overlays.forEach(({ changes, prefix }, index) => {
    const below = index === 0 ? "base" : `overlay${index - 1}`;
    const patches = changes.flatMap(({ change: one, inline }, number) => {
      const text = write(one);
      if (text === undefined) return [];
      if (inline) return [`  - target: {kind: Deployment}\n    patch: |-\n${text.replaceAll(/^(?=.)/gm, "      ")}`];
      files.set(`overlay${index}/patch${number}.yaml`, text);
      return [`  - target: {kind: Deployment}\n    path: patch${number}.yaml\n`];
    });
    const head = `resources: [../${below}]\n${prefix ? "namePrefix: p-\n" : ""}`;
    files.set(
      `overlay${index}/kustomization.yaml`,
      `${head}${patches.length > 0 ? `patches:\n${patches.join("")}` : ""}`,
    );
  });
  return files;
}

function linesOfMarks(repository: Repository): Map<string, string> {
  const lines = new Map<string, string>();
  for (const [path, text] of repository) {
    text.split("\n").forEach((line, index) => {
      for (const [word] of line.matchAll(/mark\d+/g)) lines.set(word, `${path}:${index + 1}`);
    });
  }
  return lines;
}

function scalars(node: SourceNode, path: FieldPath): { readonly text: string; readonly path: FieldPath }[] {
  if (node.kind === "scalar") return [{ text: node.text, path }];
  return node.kind === "sequence"
    ? node.items.flatMap((item, index) => scalars(item, [...path, index]))
    : node.entries.flatMap(({ key: name, value }) => scalars(value, [...path, name.text]));
}

describe.skipIf(program === undefined)("values that stand only once in a repository", () => {
  it("are found where they stand, whatever patches did to them", { timeout: 180_000 }, () => {
    fc.assert(
      fc.property(fc.array(overlay, { minLength: 1, maxLength: 3 }), (overlays) => {
        const repository = writeRepository(overlays);
        const written = linesOfMarks(repository);
        withRepository(repository, (folder) => {
          const roots = planRepository(repository);
          expect(roots).toHaveLength(1);
          for (const root of roots) {
            const outcomes = program === undefined ? [] : runRoot(root, folder, program);
            const [workload] = root.interpret(outcomes).value?.workloads ?? [];
            if (workload === undefined) throw new Error(outcomes[0]?.problem ?? "nothing was rendered");
            const marks = scalars(workload.document.root, []).filter(({ text }) => /^mark\d+$/.test(text));
            expect(marks.length).toBeGreaterThan(2);
            const found = marks.map(({ text, path }) => {
              const { file, line } = locate({ document: workload.document, path, target: "value" });
              return [text, `${file}:${line}`];
            });
            expect(found).toEqual(marks.map(({ text }) => [text, written.get(text)]));
          }
        });
      }),
      { numRuns: Number(process.env.TAINTLINT_TEST_RUNS ?? 20) },
    );
  });
});
