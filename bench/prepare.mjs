// Makes a repository with the proportions of real ones: `node bench/prepare.mjs FOLDER [--files 8000] [--megabytes 300]
// [--overlays 0]`. By number most files are small manifests and values; by bytes definitions of resources, dashboards and
// bundles of operators. The same words give the same bytes. It is a git repository with one commit.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    files: { type: "string", default: "8000" },
    megabytes: { type: "string", default: "300" },
    overlays: { type: "string", default: "0" },
  },
});
const [folder] = positionals;
if (folder === undefined || existsSync(folder)) throw new Error("name a folder that does not exist yet");
const [files, megabytes, overlays] = [values.files, values.megabytes, values.overlays].map(Number);

const lines = (count, line) => Array.from({ length: count }, (_, index) => line(index)).join("");

/** Stands for a file's own number in the long texts, of which there are few that differ in more. */
const NUMBER = "\u0001";
const longTexts = new Map();

/** A text with the file's number, made once for all files of its kind and length. */
function numbered(index, key, make) {
  const text = longTexts.get(key) ?? make();
  longTexts.set(key, text);
  return text.replaceAll(NUMBER, String(index));
}

function podSpec(index, indent) {
  const tolerations = [
    "",
    "tolerations:\n  - key: nvidia.com/gpu\n    operator: Equal\n    value: present\n    effect: NoSchedule\n",
    "tolerations:\n  - operator: Exists\n",
    "nodeSelector:\n  pool: general\n",
  ][index % 4];
  const text = `serviceAccountName: thing-${index}
${tolerations}containers:
  - name: main
    image: registry.example/thing-${index}:1.${index % 9}.2
    ports:
      - containerPort: 8080
        name: http
    resources:
      requests: {cpu: 100m, memory: ${128 + (index % 5)}Mi}
    env:
${lines(12, (at) => `      - name: SETTING_${at}\n        value: "value ${at} of ${index}"\n`)}    livenessProbe:
      httpGet: {path: /healthz, port: http}
volumes:
  - name: settings
    configMap: {name: thing-${index}}
`;
  return text.replaceAll(/^(?=.)/gm, " ".repeat(indent));
}

const WORKLOADS = ["Deployment", "Deployment", "Deployment", "StatefulSet", "DaemonSet"];
const workload = (index) => `apiVersion: apps/v1
kind: ${WORKLOADS[index % WORKLOADS.length]}
metadata:
  name: thing-${index}
  namespace: team-${index % 40}
  labels: {app.kubernetes.io/name: thing-${index}}
spec:
  selector:
    matchLabels: {app.kubernetes.io/name: thing-${index}}
  template:
    metadata:
      labels: {app.kubernetes.io/name: thing-${index}}
    spec:
${podSpec(index, 6)}---
apiVersion: v1
kind: Service
metadata: {name: thing-${index}, namespace: team-${index % 40}}
spec:
  selector: {app.kubernetes.io/name: thing-${index}}
  ports: [{name: http, port: 80, targetPort: http}]
`;

const job = (index) => `apiVersion: batch/v1
kind: CronJob
metadata: {name: job-${index}, namespace: team-${index % 40}}
spec:
  schedule: "0 ${index % 24} * * *"
  jobTemplate:
    spec:
      template:
        spec:
          restartPolicy: OnFailure
${podSpec(index, 10)}`;

const configMap = (index) => `apiVersion: v1
kind: ConfigMap
metadata: {name: thing-${index}, namespace: team-${index % 40}}
data:
${lines(60, (at) => `  key-${at}: "some value of key ${at} for thing ${index}"\n`)}`;

const rights = (index) => `apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRole
metadata: {name: thing-${index}}
rules:
${lines(12, (at) => `  - apiGroups: ["group-${at}.example"]\n    resources: [things, others]\n    verbs: [get, list, watch]\n`)}`;

const helmValues = (index) => `# Values of a chart.
image: {repository: registry.example/chart-${index}, tag: "1.2.3"}
replicaCount: 2
resources: {}
nodeSelector: {}
tolerations: []
affinity: {}
${lines(80, (at) => `section${at}:\n  # What this setting does, in a sentence that explains it.\n  enabled: false\n  name: "section ${at} of ${index}"\n`)}`;

const template = (index) => `apiVersion: v1
kind: ConfigMap
metadata:
  name: {{ .Values.name }}-${index}
  labels: {{- include "labels" . | nindent 4 }}
data:
{{- range .Values.items }}
  {{ .name }}: {{ .value | quote }}
{{- end }}
${lines(20, (at) => `  key-${at}: {{ .Values.key${at} | quote }}\n`)}`;

function schema(index, wanted) {
  const count = Math.max(1, Math.round(wanted / schemaField(10, index).length));
  return numbered(index, `schema ${count}`, () => schemaOf(count));
}

function schemaField(at, index) {
  return `                field${at}:
                  description: |-
                    Field ${at} of kind ${index} says how the controller treats this part of the resource. It may hold a
                    list of names, and tolerations of the pods that the controller creates are written elsewhere.
                  type: object
                  properties:
                    effect:
                      description: Effect indicates what the controller does. When empty, it does everything.
                      type: string
                    names:
                      items: {type: string}
                      type: array
`;
}

function schemaOf(count) {
  return `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata:
  name: things${NUMBER}.example.com
spec:
  group: example.com
  names: {kind: Thing${NUMBER}, plural: things${NUMBER}}
  scope: Namespaced
  versions:
    - name: v1
      served: true
      storage: true
      schema:
        openAPIV3Schema:
          type: object
          properties:
            spec:
              type: object
              properties:
${lines(count, (at) => schemaField(at, NUMBER))}`;
}

function dashboard(index, wanted) {
  const count = Math.max(1, Math.round(wanted / JSON.stringify(panel(10, index), null, 2).length));
  return numbered(index, `dashboard ${count}`, () => dashboardOf(count));
}

function panel(at, number) {
  return {
    id: at,
    title: `Panel ${at} of ${number}`,
    type: "timeseries",
    gridPos: { h: 8, w: 12, x: 0, y: at },
    fieldConfig: {
      defaults: { color: { mode: "palette-classic" }, custom: { axisPlacement: "auto", fillOpacity: 10 } },
    },
    targets: [{ expr: `sum(rate(http_requests_total{job="thing-${at}"}[5m])) by (code)`, legendFormat: "{{code}}" }],
  };
}

function dashboardOf(count) {
  const panels = Array.from({ length: count }, (_, at) => panel(at, NUMBER));
  const text = JSON.stringify({ title: `Dashboard ${NUMBER}`, panels }, null, 2);
  return text.replaceAll(JSON.stringify(NUMBER).slice(1, -1), NUMBER);
}

const bundle = (index, wanted) => `${schema(index, wanted)}---\n${rights(index)}---\n${workload(index)}`;

/** Of a hundred files; by their bytes the last three make up nearly everything. */
const KINDS = [
  { count: 28, name: (at) => `apps/team-${at % 40}/thing-${at}/deployment.yaml`, make: workload },
  { count: 6, name: (at) => `apps/team-${at % 40}/job-${at}.yaml`, make: job },
  { count: 20, name: (at) => `apps/team-${at % 40}/thing-${at}/config.yaml`, make: configMap },
  { count: 12, name: (at) => `rights/role-${at}.yaml`, make: rights },
  { count: 8, name: (at) => `releases/release-${at}/values.yaml`, make: helmValues },
  { count: 6, name: (at) => `snippets/snippet-${at}.yaml`, make: template },
  { count: 10, share: 0.55, name: (at) => `crds/thing-${at}.yaml`, make: schema },
  { count: 8, share: 0.3, name: (at) => `dashboards/dashboard-${at}.json`, make: dashboard },
  { count: 2, share: 0.15, name: (at) => `operators/operator-${at}.yaml`, make: bundle },
];

const made = new Set();

function write(path, text) {
  const above = dirname(path);
  if (!made.has(above)) mkdirSync(join(folder, above), { recursive: true });
  made.add(above);
  writeFileSync(join(folder, path), text, "latin1");
}

write(
  "taintlint.yaml",
  `version: 1
pools:
  - {name: general, labels: {pool: general}}
  - {name: spot, labels: {pool: spot}, taints: ["spot=true:NoSchedule"]}
  - {name: gpu, labels: {pool: gpu}, taints: ["nvidia.com/gpu=present:NoSchedule"]}
`,
);
const kindOf = [...KINDS].flatMap((kind) => Array(kind.count).fill(kind));
/** Not all of a kind behind each other, for a repository's first thousand files are like its last. */
const shuffled = kindOf.map((_, at) => kindOf[(at * 37) % 100]);
const small = files * 0.8 * 2500;
const rest = Math.max(0, megabytes * 1e6 - small);
for (let index = 0; index < files; index++) {
  const kind = shuffled[index % 100];
  // Large files differ in size by a factor of four.
  const spread = 0.4 + (1.2 * (Math.floor(index / 100) % 11)) / 10;
  const wanted = kind.share === undefined ? 0 : ((rest * kind.share) / ((files * kind.count) / 100)) * spread;
  write(kind.name(index), kind.make(index, wanted));
}
for (let overlay = 0; overlay < overlays; overlay++) {
  const base = overlay % Math.max(1, Math.floor(overlays / 10));
  const path = `platform/base-${base}`;
  if (!existsSync(join(folder, path))) {
    write(`${path}/kustomization.yaml`, "resources: [workload.yaml]\n");
    write(`${path}/workload.yaml`, workload(base));
  }
  write(
    `platform/overlays/o-${overlay}/kustomization.yaml`,
    `resources: [../../base-${base}]\nnamePrefix: o-${overlay}-\n`,
  );
}
const git = (...words) => {
  const { status, stderr } = spawnSync(
    "git",
    ["-c", "user.name=bench", "-c", "user.email=b@example.com", "-c", "gc.auto=0", ...words],
    {
      cwd: folder,
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(stderr);
};
git("init", "-q", "-b", "main");
// Everything goes right into one pack, neither as a file of its own first nor compared with others.
git("-c", "core.bigFileThreshold=1", "-c", "core.compression=1", "add", ".");
git("commit", "-q", "-m", "made for a measurement");
// The trees, too.
git("repack", "-q", "-d", "--window=0");
