import { describe, expect, it } from "vitest";
import {
  missingApiOf,
  parseHelmError,
  readHelmError,
  reduceHelmError,
  requiredValueOf,
} from "../../../src/rendering/helm/helm-error.js";

/** What helm prints, and what is told of it: message, source and line. */
type Case = readonly [text: string, message: string, source?: string, line?: number];

describe("errors of helm, reduced", () => {
  const api = "api/templates/api.yaml";
  const cases: readonly Case[] = [
    [
      `Error: execution error at (${api}:5:20): password hunter2 is bad`,
      "the template fails on purpose: a value is missing or rejected",
      api,
      5,
    ],
    [
      `Error: template: ${api}:1:13: executing "${api}" at <.Values.foo.bar>: nil pointer evaluating interface {}.bar`,
      'value "foo.bar" is missing, or a mapping above it',
      api,
      1,
    ],
    [
      `Error: ${api}:3:13\n  executing "${api}" at <.Values.foo.bar>:\n    nil pointer evaluating interface {}.bar`,
      'value "foo.bar" is missing, or a mapping above it',
      api,
      3,
    ],
    [
      `Error: template: ${api}:1:7: executing "${api}" at <$.Values.x.y>: nil pointer evaluating interface {}.y`,
      'value "x.y" is missing, or a mapping above it',
      api,
      1,
    ],
    [
      `Error: template: ${api}:1:7: executing "${api}" at <index .Values.list 0>: error calling index: index of untyped nil`,
      'value "list" is missing, or a mapping above it',
      api,
      1,
    ],
    [
      `Error: ${api}:1:18\n  executing "${api}" at <b64enc>:\n    invalid value; expected string`,
      "a value is missing, or is no string, which the template takes",
      api,
      1,
    ],
    [
      'Error: resource mapping not found for name: "hunter2": ensure CRDs are installed first',
      "a CustomResourceDefinition that it needs is not there",
    ],
    [`Error: parse error at (${api}:4): function "nofunc" not defined`, 'function "nofunc" is not defined', api, 4],
    [`Error: parse error at (${api}:1): missing value for if`, "the template is not valid", api, 1],
    [
      `Error: template: ${api}:1:6: executing "${api}" at <include "nope" .>: error calling include: template: no template "nope" associated with template "gotpl"`,
      'template "nope" is not defined',
      api,
      1,
    ],
    [
      `Error: template: ${api}:2:3: executing "${api}" at <include "a" .>: error calling include: template: api/templates/_a.tpl:9:6: executing "a" at <b64dec>: error calling b64dec: hunter2`,
      '"b64dec" fails with these values',
      "api/templates/_a.tpl",
      9,
    ],
    [
      "Error: values don't meet the specifications of the schema(s) in the following chart(s):\napi:\n- password: hunter2 is bad",
      "helm cannot render it",
    ],
    ["Error: failed to parse values.yaml: error converting YAML to JSON: hunter2", "a values file is not valid YAML"],
    [
      `Error: YAML parse error on ${api}: error converting YAML to JSON: yaml: line 5: hunter2`,
      "the template renders to text that is not YAML",
      api,
    ],
    [
      "Error: chart requires kubeVersion: >=1.99.0 which is incompatible with Kubernetes v1.36.0",
      'the chart requires Kubernetes ">=1.99.0" and is rendered for v1.36.0: "kubernetesVersion" in taintlint.yaml says which',
    ],
    [
      "Error: found in Chart.yaml, but missing in charts/ directory: common, redis",
      'dependencies are not in "charts/": common, redis',
    ],
    ["W1 warning\nError: something new with hunter2", "helm cannot render it"],
  ];
  it.each(cases.map((one) => [one[0], one] as const))("%s", (text, [, message, source, line]) => {
    expect(readHelmError(text)).toEqual({ message, source, line });
    const reduced = reduceHelmError(text) ?? "";
    expect(reduced).not.toContain("hunter2");
    expect(parseHelmError(reduced)).toEqual({ message, source, line });
  });

  it("leaves what is not helm's alone", () => {
    const clause = "it took more than 10 seconds";
    expect([readHelmError(clause), reduceHelmError(clause), parseHelmError(clause)]).toEqual(Array(3).fill(undefined));
  });
});

it("reads the required value from the line of the template", () => {
  expect(requiredValueOf('image: {{ required "say it" .Values.image.tag | quote }}')).toBe("image.tag");
  expect(requiredValueOf('image: {{ required "say it" $tag }}')).toBeUndefined();
  expect(requiredValueOf("image: {{ .Values.image.tag }}")).toBeUndefined();
});

it.each([
  ['a: {{ .Values.image.tag | required "no tag" }}', "image.tag"],
  ['a: {{ .Values.a.b | default "" | required "x" | quote }}', "a.b"],
  ['a: {{ required "x" .Values.a.b }}', "a.b"],
  ["a: {{ .Values.a }}", undefined],
])("the value that is required: %s", (line, expected) => expect(requiredValueOf(line)).toBe(expected));

it.each([
  [
    ['{{- if not (.Capabilities.APIVersions.Has "monitoring.coreos.com/v1") }}', '{{- fail "no" }}'],
    "monitoring.coreos.com/v1",
  ],
  [['{{- if .Capabilities.APIVersions.Has "a/v1" }}', "{{- if .Values.x }}", '{{- fail "no" }}'], undefined],
  [['{{- fail "no" }}'], undefined],
])("the API that a template asks for: %j", (lines, expected) => expect(missingApiOf(lines)).toBe(expected));
