import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

const HELM = resolve("test/programs/built/helm");

const FILES = {
  "taintlint.yaml": 'version: 1\npools:\n  - name: general\n  - {name: gpu, taints: ["gpu=yes:NoSchedule"]}\n',
  "charts/api/Chart.yaml": "apiVersion: v2\nname: api\nversion: 1.0.0\n",
  "charts/api/templates/api.yaml": `apiVersion: v1
kind: Pod
metadata: {name: {{ .Release.Name }}}
spec:
  containers: [{name: api, image: {{ .Values.image | quote }}}]
  tolerations: {{ toYaml .Values.tolerations | nindent 4 }}
{{- if .Values.worker.enabled }}
---
apiVersion: v1
kind: Pod
metadata: {name: worker}
spec:
  containers: [{name: api, image: "{{ tpl .Values.image . }}:1"}]
  tolerations:
    - {key: gpuuu, operator: Exists}
{{- end }}
`,
  "charts/api/values.yaml": "image: api\nworker: {enabled: false}\ntolerations: []\n",
};

async function linesOf(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder({ ...FILES, ...files });
  const { stdout } = await run(["--format", "concise", "--format", "json=told.json"], {
    cwd: folder,
    env: { HOME: temporaryFolder(), TAINTLINT_HELM: HELM },
  });
  const { coverage } = JSON.parse(readFileSync(join(folder, "told.json"), "utf8"));
  return { folder, coverage, found: stdout.split("\n").filter((line) => /^\S+:\d+:/.test(line)) };
}

const UNMATCHED = "warning[unmatched-toleration] no pool has a taint with key";

describe.skipIf(!existsSync(HELM))("a helmfile", () => {
  it("has its literal releases rendered and nothing executed, and says of the others why they are open", async () => {
    const { folder, coverage, found } = await linesOf({
      "live/api.yaml": "tolerations:\n  - {key: gpuu, operator: Exists}\n",
      "helmfile.yaml": `releases:
  - name: literal
    chart: ./charts/api
    values: [live/api.yaml]
  - name: hooked
    chart: ./charts/api
    hooks: [{events: [prepare, presync], command: sh, args: [-c, "touch ran"]}]
  - name: made
    chart: ./charts/api
    values: ['{{ exec "touch" (list "ran") }}']
  - name: patched
    chart: ./charts/api
    postRenderer: ./ran.sh
`,
    });
    const open = "note[not-rendered] helmfile release";
    expect(found).toEqual([
      `live/api.yaml:2:11: ${UNMATCHED} "gpuu"`,
      `helmfile.yaml:8:5: ${open} "made" is not rendered: a template decides it`,
      `helmfile.yaml:13:19: ${open} "patched" is not rendered: it has "postRenderer"`,
    ]);
    expect(coverage).toMatchObject({ workloads: 2, judged: 2, releases: 2, unrendered: 0 });
    expect(["ran", "charts/api/ran"].map((path) => existsSync(join(folder, path)))).toEqual([false, false]);
  });

  const helmfileWith = (fields: string) => ({
    "helmfile.yaml": `releases:\n  - {name: api, chart: ./charts/api, ${fields}}\n`,
  });
  const ALWAYS = 'image: {{ requiredEnv "IMAGE" }}\ntolerations:\n  - {key: gpuu, operator: Exists}\n';

  it("has the pods judged that no template decides, at the line of the template or of the values", async () => {
    const { coverage, found } = await linesOf({
      ...helmfileWith("values: [a.gotmpl]"),
      "a.gotmpl": `${ALWAYS}worker: {enabled: true}\n{{ if .Values.a }}\nother: a\n{{ end }}\n`,
    });
    expect(found).toEqual([
      `a.gotmpl:3:11: ${UNMATCHED} "gpuu"`,
      `charts/api/templates/api.yaml:14:3: ${UNMATCHED} "gpuuu"`,
    ]);
    expect(coverage).toMatchObject({ workloads: 2, judged: 2 });
  });

  it.each([
    ["worker: {enabled: {{ .Values.worker }}}", 1],
    ['{{ if eq .Environment.Name "prod" }}\nworker: {enabled: true}\n{{ end }}', 1],
    ['{{ if eq .Environment.Name "prod" }}\nother: {enabled: true}\n{{ end }}', 0],
  ])("leaves out the pods that a template decides on: %s", async (text, notes) => {
    const { coverage, found } = await linesOf({
      ...helmfileWith("values: [a.gotmpl]"),
      "a.gotmpl": `${ALWAYS}${text}\n`,
    });
    const left =
      'helmfile.yaml:2:24: note[not-rendered] chart "charts/api for helmfile release api" is rendered without some of its pods: a template decides values that change where its pods run';
    expect(found).toEqual([`a.gotmpl:3:11: ${UNMATCHED} "gpuu"`, ...Array(notes).fill(left)]);
    expect(coverage).toMatchObject({ workloads: 1, judged: 1 });
  });

  it.each([
    ["charts/other", []],
    [
      "./charts/api",
      [
        'api.yaml:2:3: warning[ignored-values] "extra.tolerations" is set, and no template of the chart reads it: templates read `tolerations`',
      ],
    ],
  ])("has values that no template reads, unless they may be for another chart: %s", async (chart, warnings) => {
    const { coverage, found } = await linesOf({
      "helmfile.yaml": `releases:
  - {name: api, chart: ./charts/api, values: [api.yaml]}
  - {name: other, chart: ${chart}, values: [api.yaml], installed: {{ .Values.other }}}
`,
      "api.yaml": "extra:\n  tolerations: [{key: gpu, operator: Exists}]\n",
    });
    expect(found.filter((line) => line.includes("ignored-values"))).toEqual(warnings);
    expect(coverage).toMatchObject({ workloads: 1, judged: 1 });
  });
});
