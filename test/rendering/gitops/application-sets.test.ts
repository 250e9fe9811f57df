import { describe, expect, it } from "vitest";
import { createGitops } from "../../../src/rendering/gitops/follow-gitops.js";
import { planTargets } from "../../../src/rendering/gitops/plan-targets.js";
import { filesInMemory } from "./files-in-memory.js";

const NAMED = '{{ .file | default "../live/none.yaml" }}';

interface Given {
  readonly elements?: string;
  readonly file?: string;
  readonly spec?: string;
  readonly generators?: string;
}

/** The targets of a set over a list whose Applications deploy the chart in `api`. */
function targetsOf({
  elements = "{name: a}",
  file = NAMED,
  spec = "",
  generators = `[{list: {elements: [${elements}]}}]`,
}: Given) {
  const set = `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: set}
spec:
  goTemplate: true
${spec}  generators: ${generators}
  template:
    metadata: {name: "{{ .name }}"}
    spec:
      destination: {server: https://kubernetes.default.svc, namespace: live}
      source: {repoURL: https://git.example.com/fleet, path: api, helm: {valueFiles: ['${file}']}}
`;
  const texts = { "set.yaml": set, "api/Chart.yaml": "name: api\n", "live/a.yaml": "", "live/none.yaml": "" };
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }));
  const gitops = createGitops(
    [],
    files.map((one) => ({ file: one })),
  );
  return planTargets(gitops, filesInMemory(files)).charts.map(({ releaseName, valuesFiles, unknown }) => ({
    releaseName,
    valuesFiles,
    unknown,
  }));
}

const open = "a parameter of the ApplicationSet stays open";

describe("sets of Applications", () => {
  it("fill in what an element has, else the default", () => {
    const elements = "{name: a, file: ../live/a.yaml}, {name: b}, {name: c, file: ''}";
    expect(targetsOf({ elements })).toEqual([
      { releaseName: "a", valuesFiles: ["live/a.yaml"], unknown: undefined },
      { releaseName: "b", valuesFiles: ["live/none.yaml"], unknown: undefined },
      { releaseName: "c", valuesFiles: ["live/none.yaml"], unknown: undefined },
    ]);
  });

  it.each([
    ["where a missing key is an error", { spec: "  goTemplateOptions: [missingkey=error]\n" }],
    ["where a value counts as none", { elements: "{name: a, file: false}" }],
    ["of values of the generator", { file: '{{ .values.file | default "../live/none.yaml" }}' }],
    ["of another function", { file: "{{ .name | quote }}" }],
    ["without go templates", { spec: "  goTemplate: false\n" }],
  ])("leave a default open %s", (_, given) => {
    expect(targetsOf(given)).toMatchObject([{ unknown: open }]);
  });

  it("leave out what helm-secrets decrypts, and nothing else that is missing", () => {
    const valuesFiles = ["live/a.yaml"];
    expect(targetsOf({ file: "../live/a.yaml', 'secrets://../live/secret.yaml" })).toMatchObject([
      { valuesFiles, unknown: undefined },
    ]);
    const missing = 'values file "https://example.com/a.yaml" is not in this repository';
    expect(targetsOf({ file: "https://example.com/a.yaml" })).toMatchObject([{ unknown: missing }]);
  });

  const patch = (text: string) => ({
    file: "../live/a.yaml",
    spec: `  templatePatch: |\n    ${text.replaceAll("\n", "\n    ")}\n`,
  });

  it("follow a patch that changes no source", () => {
    const text =
      '{{- if eq .name "a" }}\nspec:\n  ignoreDifferences: [{kind: ClusterRole, jsonPointers: [/rules]}]\n{{- end }}';
    expect(targetsOf(patch(text))).toMatchObject([{ valuesFiles: ["live/a.yaml"], unknown: undefined }]);
  });

  it.each([
    ["a source", "spec:\n  source: {helm: {valueFiles: []}}"],
    ["a name", "metadata: {name: other}"],
    ["a destination", "spec:\n  destination: {namespace: other}"],
    ["a mapping in braces", 'spec: {"project": other}'],
    ["what it prints", "spec:\n  {{ toYaml .patch }}"],
  ])("leave open what a patch of %s changes", (_, text) => {
    expect(targetsOf(patch(text))).toMatchObject([{ unknown: "the ApplicationSet patches its template" }]);
  });

  it("are bounded: of 100,000 elements that each other multiplies nothing is expanded", () => {
    const list = `{list: {elements: [${"{name: a},".repeat(1000)}]}}`;
    const generators = `[${`{matrix: {generators: [${list}, ${list}]}},`.repeat(5)}]`;
    const begin = performance.now();
    expect(targetsOf({ generators }).length).toBeLessThan(5000);
    expect(performance.now() - begin).toBeLessThan(20_000);
  });
});
