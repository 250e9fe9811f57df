import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { chartServer } from "./chart-server.js";
import { run } from "./in-process.js";
import { pack } from "./packed-chart.js";
import { HELM } from "./read-rendered.js";
import { temporaryFolder } from "./temporary-folder.js";

const POOLS = 'version: 1\npools:\n  - name: general\n  - {name: gpu, taints: ["gpu=yes:NoSchedule"]}\n';
const TOLERATIONS = "[{key: gpu, operator: Exists, effect: NoSchedule}]";

const daemonSet = (podSpec: string, name = "agent") => `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: ${name}}
spec:
  selector: {matchLabels: {app: ${name}}}
  template:
    metadata: {labels: {app: ${name}}}
    spec:
      containers: [{name: agent, image: "agent:1"}]
${podSpec}`;

const WITH = "{{ with .Values.tolerations }}tolerations: {{ toYaml . | nindent 8 }}{{ end }}";
const CHART = { "Chart.yaml": "apiVersion: v2\nname: agent\nversion: 1.0.0\n" };

/** Lints a release of a chart with these files and values; the values begin at line 11 of the release. */
async function lint(files: Readonly<Record<string, string>>, values: string, pools = POOLS) {
  const server = await chartServer({ agent: { "1.0.0": pack("agent", { ...CHART, ...files }) } });
  const folder = temporaryFolder({
    "taintlint.yaml": pools,
    "release.yaml": `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: agent}
spec:
  chart:
    spec:
      chart: agent
      version: 1.0.0
      sourceRef: {kind: HelmRepository, name: charts}
  values:
${values.replaceAll(/^(?=.)/gm, "    ")}
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: charts}
spec: {url: "http://${server.host}/charts"}
`,
  });
  const words = ["--format", "json", "--charts", "fetch", "--chart-source", `http://${server.host}/charts`];
  const env = { HOME: folder, XDG_CACHE_HOME: join(folder, "cache"), TAINTLINT_HELM: HELM?.path };
  const { stdout } = await run(words, { cwd: folder, env });
  const { coverage, findings } = JSON.parse(stdout) as {
    readonly coverage: { readonly workloads: number };
    readonly findings: readonly { readonly rule: string; readonly source: { readonly line: number } }[];
  };
  return [coverage.workloads, ...findings.map(({ rule, source }) => `${rule} ${source.line}`)];
}

describe.skipIf(HELM === undefined)("what a release gives a chart from elsewhere", () => {
  // Each of these makes two renderings differ, or one fail, whatever the values are.
  const noisy = {
    "values.yaml":
      "main: {image: agent, tolerations: []}\nstorage: {defaultNodeSelector: {enable: false}}\nresources: {limits: {cpu: 1}}\n",
    "templates/agent.yaml": `${daemonSet(`      {{- $main := .Values.main }}
      {{- with $main.tolerations }}
      tolerations: {{ toYaml . | nindent 8 }}
      {{- end }}
`)}---
{{- $ca := genCA "agent" 365 }}
{{- $own := genSignedCert "agent" nil (list "agent") 365 $ca }}
apiVersion: v1
kind: Secret
metadata: {name: agent}
stringData:
  password: {{ randAlphaNum 12 | quote }}
  id: {{ uuidv4 }}
  login: {{ htpasswd "agent" "word" | quote }}
  certificate: {{ $own.Cert | b64enc }}
  key: {{ $own.Key | b64enc }}
{{- if .Values.storage.defaultNodeSelector.enable }}
  storage: given
{{- end }}
  cpu: {{ .Values.resources.limits.cpu | quote }}
`,
  };

  it("is tried although the chart makes passwords anew and reads on in its defaults", async () => {
    const given = `main: {image: agent:2, tolerations: ${TOLERATIONS}}`;
    expect(await lint(noisy, `main: {image: agent:2}\npod: {tolerations: ${TOLERATIONS}}`)).toEqual([
      1,
      "daemonset-misses-pool 7",
      "ignored-values 12",
    ]);
    expect(await lint(noisy, given)).toEqual([1]);
  });

  it("stands at the empty list where a definition that the template calls reads it", async () => {
    const files = {
      "values.yaml": "tolerations: []\n",
      "templates/agent.yaml": daemonSet('      {{- include "agent.pod" . | nindent 6 }}\n'),
      "templates/_pod.tpl": `{{ define "agent.pod" }}{{ include "agent.inner" . }}{{ end }}{{ define "agent.inner" }}${WITH}{{ end }}`,
    };
    expect(await lint(files, "other: 1\ntolerations: []")).toEqual([1, "daemonset-misses-pool 12"]);
    expect(await lint(files, `other: 1\ntolerations: ${TOLERATIONS}`)).toEqual([1]);
    const uncalled = { ...files, "templates/agent.yaml": daemonSet("") };
    expect(await lint(uncalled, "other: 1\ntolerations: []")).toEqual([1, "daemonset-misses-pool 7"]);
  });

  it("is not blamed for an old annotation that the chart writes, unless it writes it itself", async () => {
    const name = "scheduler.alpha.kubernetes.io/tolerations";
    const agent = daemonSet(`      ${WITH}\n`);
    const files = {
      "values.yaml": "annotations: {}\ntolerations: []\n",
      "templates/agent.yaml": agent.replace(
        "labels: {app: agent}}\n    spec",
        `labels: {app: agent}, annotations: {${name}: "[{}]"}}\n    spec`,
      ),
    };
    expect(await lint(files, `tolerations: ${TOLERATIONS}`)).toEqual([1]);
    const own = {
      ...files,
      "templates/agent.yaml": agent.replace(
        "labels: {app: agent}}\n    spec",
        "labels: {app: agent}, annotations: {{ toJson .Values.annotations }}}\n    spec",
      ),
    };
    expect(await lint(own, `tolerations: ${TOLERATIONS}\nannotations: {${name}: "[{}]"}`)).toEqual([1, "legacy-key 7"]);
  });

  it("is judged where it keeps off Fargate, which no declared pool is", async () => {
    const affinity =
      "affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [{matchExpressions: [{key: eks.amazonaws.com/compute-type, operator: NotIn, values: [fargate]}]}]}}}";
    const files = {
      "values.yaml": "tolerations: []\n",
      "templates/agent.yaml": daemonSet(`      ${affinity}\n      ${WITH}\n`),
    };
    expect(await lint(files, "tolerations: []")).toEqual([1, "daemonset-misses-pool 11"]);
    expect(await lint(files, `tolerations: ${TOLERATIONS}`)).toEqual([1]);
    const fargate = POOLS.replaceAll("gpu=yes", "eks.amazonaws.com/compute-type=fargate");
    expect(await lint(files, "tolerations: []", fargate)).toEqual([1]);
  });
});
