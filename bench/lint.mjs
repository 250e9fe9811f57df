// Lints a repository made up for the purpose, and parses the same texts in full, by turns; prints the ratios.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadAll } from "js-yaml";
import { parseAllDocuments } from "yaml";

const FILES = 1500;
const ROUNDS = 3;

const workload = (name, tolerates) => `apiVersion: apps/v1
kind: Deployment
metadata: {name: ${name}, namespace: shop, labels: {app: ${name}}}
spec:
  replicas: 3
  selector: {matchLabels: {app: ${name}}}
  template:
    metadata: {labels: {app: ${name}}}
    spec:
      nodeSelector: {pool: ${tolerates ? "gpu" : "general"}}
${tolerates ? '      tolerations: [{key: nvidia.com/gpu, operator: Equal, value: "true", effect: NoSchedule}]\n' : ""}\
      containers:
        - name: ${name}
          image: registry.example/${name}:1.2.3
          ports: [{containerPort: 8080}]
          resources: {requests: {cpu: 100m, memory: 128Mi}, limits: {memory: 256Mi}}
`;
const property = (depth) =>
  depth === 0
    ? "type: string\n"
    : `type: object\nproperties:\n${["alpha", "beta", "gamma"]
        .map((name) => `  ${name}:\n${property(depth - 1).replace(/^(?=.)/gm, "    ")}`)
        .join("")}`;
const crd = (name) => `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: ${name}}
spec:
  versions:
    - name: v1
      schema:
        openAPIV3Schema:
${property(5).replace(/^(?=.)/gm, "          ")}`;
const configMap = (name) => `apiVersion: v1
kind: ConfigMap
metadata: {name: ${name}}
data:
${Array.from({ length: 40 }, (_, line) => `  key-${line}: "some value of key ${line}"\n`).join("")}`;

const folder = mkdtempSync(join(tmpdir(), "taintlint-bench-"));
mkdirSync(join(folder, "k8s"));
for (let index = 0; index < FILES; index++) {
  const name = `thing-${index}`;
  const kind = index % 10;
  const text = kind === 0 ? crd(name) : kind < 5 ? configMap(name) : workload(name, kind === 9);
  writeFileSync(join(folder, "k8s", `${name}.yaml`), text);
}
writeFileSync(
  join(folder, "taintlint.yaml"),
  `version: 1
pools:
  - {name: general, labels: {pool: general}}
  - {name: gpu, labels: {pool: gpu}, taints: ["nvidia.com/gpu=present:NoSchedule"]}
`,
);

const texts = () => readdirSync(join(folder, "k8s")).map((name) => readFileSync(join(folder, "k8s", name), "utf8"));
const CONTENDERS = {
  "taintlint, the whole program": () => {
    const run = spawnSync(process.execPath, ["dist/cli.js", "--config", join(folder, "taintlint.yaml")], {
      maxBuffer: 1 << 30,
    });
    if (run.status !== 1) throw new Error(`taintlint ended with ${run.status}: ${run.stderr}`);
  },
  "js-yaml, every document to values": () => {
    for (const text of texts()) loadAll(text);
  },
  "yaml, every document with positions": () => {
    for (const text of texts()) parseAllDocuments(text);
  },
};

const best = {};
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, run] of Object.entries(CONTENDERS)) {
    const start = performance.now();
    run();
    best[name] = Math.min(best[name] ?? Number.POSITIVE_INFINITY, performance.now() - start);
  }
}
const bytes = texts().reduce((sum, text) => sum + text.length, 0);
rmSync(folder, { recursive: true, force: true });
const base = best["taintlint, the whole program"];
process.stdout.write(`${FILES} files, ${(bytes / 1e6).toFixed(1)} MB\n`);
for (const [name, time] of Object.entries(best)) {
  process.stdout.write(`${name}: ${time.toFixed(0)} ms, ${(time / base).toFixed(2)} times taintlint\n`);
}
