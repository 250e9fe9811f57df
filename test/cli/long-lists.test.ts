import { spawnSync } from "node:child_process";
import { openSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isTried } from "../long-run.js";
import { useProgram } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const [NODES, DEPLOYMENTS, PODS_OF_EACH] = [5000, 2500, 20];
const MOST_KILOBYTES = 1_000_000_000 / 1024;
/** Of the processor: the machine may be busy with other tests. */
const MOST_SECONDS = 20;

/** As `kubectl get -o json` prints a large cluster: 180 MB. */
function* itemsOfLargeCluster(): Generator<object> {
  for (let index = 0; index < NODES; index++) {
    const pool = `pool-${index % 40}`;
    const labels = { "kubernetes.io/hostname": `n${index}`, "eks.amazonaws.com/nodegroup": pool };
    const images = Array.from({ length: 10 }, (_, at) => ({ names: [`example/app${at}@sha256:${"a".repeat(64)}`] }));
    const status = { allocatable: { cpu: "3920m", memory: "15Gi", pods: "58" }, images };
    yield {
      apiVersion: "v1",
      kind: "Node",
      metadata: { name: `n${index}`, uid: `n${index}`, labels },
      spec: {},
      status,
    };
  }
  const env = Array.from({ length: 40 }, (_, at) => ({ name: `VARIABLE_${at}`, value: "v" }));
  for (let index = 0; index < DEPLOYMENTS; index++) {
    const spec = { containers: [{ name: "c", image: "c:1", env }], nodeSelector: { "kubernetes.io/os": "linux" } };
    const [namespace, name] = [`n${index % 5}`, `d${index}`];
    const template = { metadata: { labels: { app: name } }, spec };
    const selector = { matchLabels: { app: name } };
    yield {
      apiVersion: "apps/v1",
      kind: "Deployment",
      metadata: { name, namespace, uid: name },
      spec: { selector, template },
    };
    for (let pod = 0; pod < PODS_OF_EACH; pod++) {
      const owner = {
        apiVersion: "apps/v1",
        kind: "ReplicaSet",
        name: `${name}-5d4f`,
        uid: `r${index}`,
        controller: true,
      };
      const metadata = { name: `${name}-5d4f-${pod}`, namespace, uid: `${name}-${pod}`, ownerReferences: [owner] };
      yield {
        apiVersion: "v1",
        kind: "Pod",
        metadata,
        spec: { ...spec, nodeName: "n1" },
        status: { phase: "Running" },
      };
    }
  }
}

const { path } = useProgram();

it.skipIf(!isTried(1))(
  "lists of 5,000 Nodes and 50,000 Pods take at most 20 s and 1 GB",
  () => {
    const folder = temporaryFolder({ "taintlint.yaml": "version: 1\npools: [{name: pool-1}]\n" });
    const file = openSync(join(folder, "live.json"), "w");
    let separator = '{\n    "apiVersion": "v1",\n    "items": [\n';
    for (const item of itemsOfLargeCluster()) {
      const text = JSON.stringify(item, null, 4).replaceAll(/^/gm, "        ");
      writeSync(file, separator + text);
      separator = ",\n";
    }
    writeSync(file, '\n    ],\n    "kind": "List"\n}\n');
    const usage = join(folder, "usage.mjs");
    const told = join(folder, "usage.json");
    writeFileSync(
      usage,
      `import { writeFileSync } from "node:fs";
process.on("exit", () => writeFileSync(${JSON.stringify(told)}, JSON.stringify(process.resourceUsage())));`,
    );
    for (const words of [["-"], ["drift", "-"], ["drift", "live.json"]]) {
      const stdio = [openSync(join(folder, "live.json"), "r"), "pipe", "pipe"] as const;
      const ran = spawnSync(process.execPath, ["--import", usage, path(), ...words], {
        cwd: folder,
        stdio: [...stdio],
      });
      const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(readFileSync(told, "utf8"));
      expect(ran.status, String(ran.stderr)).toBeLessThan(2);
      expect(maxRSS, `${words.join(" ")}: kilobytes`).toBeLessThan(MOST_KILOBYTES);
      expect((userCPUTime + systemCPUTime) / 1e6, `${words.join(" ")}: seconds`).toBeLessThan(MOST_SECONDS);
    }
  },
  600_000,
);
