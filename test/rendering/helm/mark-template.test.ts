import { describe, expect, it } from "vitest";
import { emitsWorkloads, markTemplate, readMark } from "../../../src/rendering/helm/mark-template.js";
import { fc } from "../../property.js";

const MARKS = / # taintlint:7:\d+/g;

/** The numbers of the lines that get a mark. */
function markedLines(text: string): number[] {
  return markTemplate(text, 7)
    .split(/\r\n|\n|\r/)
    .flatMap((line) => line.match(/ # taintlint:7:(\d+)/)?.[1] ?? [])
    .map(Number);
}

describe("the lines that get a mark", () => {
  const cases: readonly (readonly [title: string, text: string, lines: readonly number[]])[] = [
    ["keys without a value", "spec:\n  template:\n", [1, 2]],
    ["a key with a comment", "spec: # here\n", [1]],
    ["fields of scheduling with a value", "kind: Pod\nname: x\n  effect: NoSchedule\n", [1, 3]],
    ["items of lists", "tolerations:\n  - key: a\n    operator: Exists\n", [1, 2, 3]],
    ["every key of a node selector", "nodeSelector:\n  pool: gpu\n  tier: a\nother: x\n", [1, 2, 3]],
    ["quoted values", "value: \"a # b\"\neffect: 'it''s'\n", [1, 2]],
    ["no value whose quote stays open", 'value: "a\n  b"\n', []],
    ["no block scalar, and what follows it", "text: |\n  kind: Pod\n  spec:\nspec:\n", [4]],
    ["no folded scalar in a list", "args:\n  - >-\n    kind: x\n  - a\nspec:\n", [1, 5]],
    ["no block scalar under a list item's key", "- run: |\n    kind: x\n  kind: Pod\n", [3]],
    ["a block scalar that an action interrupts", "a: |\n  x\n{{ if .x }}\n  kind: Pod\n{{ end }}\nspec:\n", [6]],
    ["no lines of nothing but actions", "{{- if .Values.x }}\n{{ end -}}\n", []],
    ["no comments of YAML", "# kind: Pod\n  # spec:\n", []],
    ["no comments of Go, over several lines", "{{/*\nkind: Pod\nspec:\n*/}}\nspec:\n", [5]],
    ["no lines inside of an action", '{{ include "a" (dict\n"x:" 1\n) }}\nspec:\n', [4]],
    ["values that an action gives", "nodeName: {{ .Values.node | quote }}\n", [1]],
    ["no value after which an action takes the break away", "nodeName: {{ .Values.node -}}\nkind: Pod\n", [2]],
    ["keys that an action gives, in a node selector", "nodeSelector:\n  {{ .k }}: {{ .v }}\n", [1, 2]],
    ["flow style on one line", "tolerations: [{key: a}]\n", [1]],
    ["flow style that stays open", "tolerations: [\n  {key: a}]\n", [1]],
    ["braces in a string of an action", 'kind: {{ "}}: |" }}\nspec:\n', [1, 2]],
  ];
  it.each(cases)("%s", (_, text, lines) => {
    expect(markedLines(text)).toEqual(lines);
    expect(markedLines(text.replaceAll("\n", "\r\n"))).toEqual(lines);
  });

  it("stand before an action that renders to the lines below, else at the end of the line", () => {
    const text = "tolerations: {{- toYaml .a | nindent 8 }}\ntolerations: {{ toJson .a }}\nkind: Pod\r\n";
    expect(markTemplate(text, 7)).toBe(
      "tolerations: # taintlint:7:1 {{- toYaml .a | nindent 8 }}\n" +
        "tolerations: {{ toJson .a }} # taintlint:7:2\nkind: Pod # taintlint:7:3\r\n",
    );
  });
});

const LINES = [
  ...["spec:", "  kind: Pod", "- key: a", "text: |", "    deep: x", "{{- if .x }}", "{{ end -}}", "{{/* a", "*/}}", ""],
  ...[
    'value: "a',
    "tolerations: {{- toYaml .a | nindent 2 }}",
    "kind: {{ .x -}}",
    "# kind: x",
    "nodeSelector:",
    "  a: b",
  ],
  ...['{{ "}}" }}: x', "effect: `", "key: {{ `", "` }}"],
];

it("adds marks and nothing else, whatever the template", () => {
  const template = fc.tuple(fc.array(fc.oneof(fc.constantFrom(...LINES), fc.string())), fc.constantFrom("\n", "\r\n"));
  fc.assert(
    fc.property(template, ([lines, lineBreak]) => {
      const text = lines.join(lineBreak);
      const marked = markTemplate(text, 7);
      expect(marked.replaceAll(MARKS, "")).toBe(text);
      for (const [index, line] of marked.split(/\r\n|\n|\r/).entries()) {
        const at = / # taintlint:7:(\d+)/.exec(line);
        if (at !== null) expect(Number(at[1])).toBe(index + 1);
      }
    }),
  );
});

it("reads a mark at the end of a line only", () => {
  expect(readMark("kind: Pod # taintlint:2:30")).toEqual({ template: 2, line: 30 });
  expect(readMark("kind: Pod # taintlint:2:30\r")).toEqual({ template: 2, line: 30 });
  expect(readMark("kind: Pod # taintlint:2:30 and more")).toBeUndefined();
  expect(readMark("kind: Pod")).toBeUndefined();
});

it("tells which templates can have a part in a workload", () => {
  expect(["kind: Deployment", "kind: {{ .Values.kind }}", "nodeSelector:", 'kind: "Job"'].every(emitsWorkloads)).toBe(
    true,
  );
  expect(["kind: Service", "kind: PodDisruptionBudget", "apps: x"].some(emitsWorkloads)).toBe(false);
});
