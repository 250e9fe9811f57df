import { delimiter, resolve } from "node:path";
import process from "node:process";
import { describe, expect, it } from "vitest";
import { runInProcess } from "./in-process.js";
import { pack } from "./packed-chart.js";
import { HELM } from "./read-rendered.js";
import { temporaryFolder } from "./temporary-folder.js";

const environment = { PATH: [resolve("test/programs/built"), process.env.PATH ?? ""].join(delimiter) };

const POOLS = `version: 1
complete: true
pools:
  - { name: base, labels: { pool: base }, allocatable: { cpu: "4", memory: 16Gi } }
  - { name: data, labels: { pool: data }, taints: ["data=yes:NoSchedule"], allocatable: { cpu: "4", memory: 16Gi } }
`;

const metadata = (name: string, more = "") => `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n${more}`;

/** A template that writes fields of a pod spec from values of its chart. */
const statefulSet = (name: string) => `apiVersion: apps/v1
kind: StatefulSet
metadata: { name: ${name} }
spec:
  serviceName: ${name}
  selector: { matchLabels: { app: ${name} } }
  template:
    metadata: { labels: { app: ${name} } }
    spec:
      {{- with .Values.tolerations }}
      tolerations: {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with .Values.nodeSelector }}
      nodeSelector: {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with .Values.topologySpreadConstraints }}
      topologySpreadConstraints: {{- toYaml . | nindent 8 }}
      {{- end }}
      containers:
        - name: a
          image: "a:1"
          resources: {{- toYaml .Values.resources | nindent 12 }}
`;

/** A packed broker with a packed keeper in it, each a StatefulSet, as charts of brokers are. */
function files(values: string, defaults = "topologySpreadConstraints: []\nnodeSelector: {}\ntolerations: []\n") {
  const keeper = {
    "Chart.yaml": metadata("keeper"),
    "values.yaml": `${defaults}resources: {}\n`,
    "templates/set.yaml": statefulSet("keeper"),
  };
  return {
    "taintlint.yaml": POOLS,
    "app/Chart.yaml": metadata("app", "dependencies:\n  - name: broker\n    version: 1.0.0\n"),
    "app/values.yaml": values,
    "app/charts/broker-1.0.0.tgz": pack("broker", {
      "Chart.yaml": metadata("broker", "dependencies:\n  - name: keeper\n    version: 1.0.0\n"),
      "values.yaml": `${defaults}resources: {limits: {memory: 1Gi}}\n`,
      "templates/set.yaml": statefulSet("broker"),
      "charts/keeper-1.0.0.tgz": pack("keeper", keeper),
    }),
  };
}

async function found(repository: Readonly<Record<string, string | Buffer>>) {
  const { stdout } = await runInProcess(["--format", "json"], temporaryFolder(repository), environment);
  const { findings } = JSON.parse(stdout) as {
    findings: readonly {
      readonly rule: string;
      readonly source: { readonly file: string; readonly line: number };
      readonly workload?: { readonly name: string };
      readonly also?: readonly { readonly workload?: { readonly name: string } }[];
    }[];
  };
  return findings.map(({ rule, source, workload, also }) => ({
    rule,
    at: `${source.file}:${source.line}`,
    workloads: [workload, ...(also ?? []).map((one) => one.workload)].flatMap((one) => one?.name ?? []),
  }));
}

const spread = (indent: string) =>
  `${indent}topologySpreadConstraints:\n${indent}  - topologyKey: kubernetes.io/hostname\n${indent}    maxSkew: 1\n${indent}    whenUnsatisfiable: ScheduleAnyway\n`;

describe.skipIf(HELM === undefined)("a finding of a packed subchart", () => {
  it("stands at the parent's values that gave the spread, of a subchart of the subchart too", async () => {
    const values = `broker:\n${spread("  ")}  keeper:\n${spread("    ")}`;
    expect(await found(files(values))).toEqual([
      { rule: "spread-counts-nothing", at: "app/values.yaml:3", workloads: ["broker"] },
      { rule: "spread-counts-nothing", at: "app/values.yaml:8", workloads: ["keeper"] },
    ]);
  });

  it("stands at the parent's selector and requests, where they are laid over the subchart's own", async () => {
    const values = "broker:\n  nodeSelector:\n    pool: bsae\n  keeper:\n    resources: {requests: {cpu: '64'}}\n";
    const told = await found(files(values, "nodeSelector: {kubernetes.io/os: linux}\n"));
    expect(told).toEqual([
      { rule: "unschedulable", at: "app/values.yaml:3", workloads: ["broker"] },
      { rule: "insufficient-capacity", at: "app/values.yaml:5", workloads: ["keeper"] },
    ]);
  });

  it("stands at the dependency where the subchart's own values give it, and names all workloads", async () => {
    const told = await found(files("broker:\n  tolerations: []\n", spread("")));
    expect(told).toEqual([{ rule: "spread-counts-nothing", at: "app/Chart.yaml:5", workloads: ["broker", "keeper"] }]);
  });
});
