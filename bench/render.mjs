// Lints a repository of overlays made up for the purpose, with an empty cache and with a full one, and has kubectl render
// the same overlays in a loop; prints the ratios.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const OVERLAYS = 100;
const BASES = 10;
const ROUNDS = 3;

if (spawnSync("kubectl", ["version", "--client"]).status !== 0) {
  console.log("skipped: kubectl is not on PATH");
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), "taintlint-bench-"));
function write(path, text) {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
}

write(
  "taintlint.yaml",
  'version: 1\npools:\n  - name: general\n  - name: gpu\n    taints: ["nvidia.com/gpu=present:NoSchedule"]\n',
);
for (let base = 0; base < BASES; base++) {
  write(`base-${base}/kustomization.yaml`, "resources: [deployment.yaml]\n");
  write(
    `base-${base}/deployment.yaml`,
    `apiVersion: apps/v1
kind: Deployment
metadata: { name: api-${base} }
spec:
  selector: { matchLabels: { app: api } }
  template:
    metadata: { labels: { app: api } }
    spec:
      containers: [{ name: api, image: api:1 }]
`,
  );
}
for (let overlay = 0; overlay < OVERLAYS; overlay++) {
  const name = `api-${overlay % BASES}`;
  write(
    `overlays/o-${overlay}/kustomization.yaml`,
    `resources: [../../base-${overlay % BASES}]
namespace: team-${overlay}
patches:
  - patch: |
      apiVersion: apps/v1
      kind: Deployment
      metadata: { name: ${name} }
      spec: { replicas: ${overlay % 5} }
secretGenerator:
  - { name: token, literals: [token=${overlay}] }
`,
  );
}

const cache = join(folder, ".cache");
function lint() {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [join(process.cwd(), "dist", "cli.js")], {
    cwd: folder,
    env: { PATH: process.env.PATH, XDG_CACHE_HOME: cache },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`taintlint ended with ${status}: ${stderr}`);
  return performance.now() - started;
}

function kubectl() {
  const started = performance.now();
  for (let overlay = 0; overlay < OVERLAYS; overlay++) {
    const { status } = spawnSync("kubectl", ["kustomize", join(folder, "overlays", `o-${overlay}`)], { env: {} });
    if (status !== 0) throw new Error("kubectl failed");
  }
  return performance.now() - started;
}

const rounds = Array.from({ length: ROUNDS }, () => {
  rmSync(cache, { recursive: true, force: true });
  return { cold: lint(), warm: lint(), loop: kubectl() };
});
const best = (key) => Math.min(...rounds.map((round) => round[key]));
const { cold, warm, loop } = { cold: best("cold"), warm: best("warm"), loop: best("loop") };
console.log(`${OVERLAYS} overlays of ${BASES} bases, best of ${ROUNDS} rounds`);
console.log(`kubectl kustomize, one after another: ${Math.round(loop)} ms`);
console.log(`taintlint, empty cache: ${Math.round(cold)} ms, ${(cold / loop).toFixed(2)} of kubectl`);
console.log(`taintlint, full cache: ${Math.round(warm)} ms, ${(warm / loop).toFixed(2)} of kubectl`);
rmSync(folder, { recursive: true, force: true });
