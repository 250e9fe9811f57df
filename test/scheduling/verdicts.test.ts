import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { judgeRevision } from "../../src/lint/judging/judge-revision.js";
import type { PoolFit, WorkloadFit } from "../../src/model/pool-fit.js";
import { formatTaint, formatToleration, type PodToleration } from "../../src/model/taint.js";
import { describeReason } from "../../src/scheduling/reasons.js";
import { readTexts } from "../rules/lint-texts.js";

/** What every cluster of the table says of every pod: written down with TAINTLINT_RECORD=1, and read. */
const FILE = join(import.meta.dirname, "verdicts.txt");

const node = (name: string, labels: string, more = "") =>
  `---\napiVersion: v1\nkind: Node\nmetadata: {name: ${name}, labels: {${labels}}}\nspec: {${more}}\nstatus: {allocatable: {cpu: "4", memory: 16Gi}}\n`;
const DECLARED = `pools:
  - {name: general, labels: {pool: general, cores: "8"}}
  - {name: gpu, labels: {pool: gpu}, openLabels: [example.org/*], taints: ["nvidia.com/gpu=present:NoSchedule"]}
  - name: spot
    labels: {pool: spot}
    requirements: [{key: example.org/disk, operator: In, values: [ssd, hdd]}, {key: example.org/size, operator: Gt, values: ["3"]}]
    taints: ["spot=true:PreferNoSchedule"]
  - {name: evicting, labels: {pool: general}, taints: ["maintenance=5:NoExecute"]}
  - {name: empty, labels: {pool: general}, scale: {max: 0}}
`;
const NODES = [
  node("n1", "pool: general"),
  node("n2", "pool: general", "unschedulable: true"),
  node("n3", "pool: closed", "unschedulable: true"),
  node("n4", "pool: gpu", "taints: [{key: nvidia.com/gpu, value: present, effect: NoSchedule}]"),
].join("");
const TOLERATED = "tolerations: [{key: nvidia.com/gpu, operator: Exists}]";

const NAMESPACE = "---\napiVersion: v1\nkind: Namespace\nmetadata: {name: web}\n";
const SCHEDULER =
  "---\napiVersion: config.openshift.io/v1\nkind: Scheduler\nmetadata: {name: cluster}\nspec: {defaultNodeSelector: pool=gpu}\n";

/** Configurations, with the objects that stand beside the pod. */
const CLUSTERS: Readonly<Record<string, readonly [configuration: string, objects: string]>> = {
  declared: [DECLARED, ""],
  nodes: ["complete: true\nfrom: [{path: manifest.yaml}]", NODES],
  "each node": ["complete: true\nfrom: [{path: manifest.yaml, format: node, groupBy: none}]", NODES],
  made: ["provider: gke\nautoProvision: true\npools: [{name: general, labels: {pool: general}}]", ""],
  annotated: [
    `admission: {extendedResourceToleration: true}\n${DECLARED}`,
    `---\napiVersion: v1\nkind: Namespace\nmetadata:
  name: web
  annotations:
    scheduler.alpha.kubernetes.io/node-selector: pool=gpu
    scheduler.alpha.kubernetes.io/defaultTolerations: '[{"key": "nvidia.com/gpu", "operator": "Exists"}]'
---\napiVersion: node.k8s.io/v1\nkind: RuntimeClass\nmetadata: {name: nvidia}\nhandler: nvidia\nscheduling: {nodeSelector: {pool: gpu}, ${TOLERATED}}\n`,
  ],
  defaults: [
    `namespaces: {web: {nodeSelector: {pool: gpu}, tolerations: [{key: spot, operator: Exists}, {key: nvidia.com/gpu, operator: Exists}]}}
kubernetesVersion: "1.36"\nfeatureGates: [TaintTolerationComparisonOperators]\n${DECLARED}`,
    "",
  ],
  project: [`provider: openshift\n${DECLARED}`, NAMESPACE + SCHEDULER],
  "perhaps a project": [DECLARED, SCHEDULER],
  "a namespace": [DECLARED, NAMESPACE],
  queues: [
    DECLARED,
    `---\napiVersion: kueue.x-k8s.io/v1beta1\nkind: ResourceFlavor\nmetadata: {name: gpu}
spec: {nodeLabels: {pool: gpu}, ${TOLERATED}}
---\napiVersion: kueue.x-k8s.io/v1beta1\nkind: ClusterQueue\nmetadata: {name: all}
spec: {namespaceSelector: {}, resourceGroups: [{coveredResources: [nvidia.com/gpu], flavors: [{name: gpu}]}, {coveredResources: [cpu, memory], flavors: [{name: gpu}]}]}
---\napiVersion: kueue.x-k8s.io/v1beta1\nkind: LocalQueue\nmetadata: {name: team, namespace: web}\nspec: {clusterQueue: all}\n`,
  ],
};

const requiring = (...terms: string[]) =>
  `affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [${terms.join(", ")}]}}}`;
const labels = (...expressions: string[]) => `{matchExpressions: [${expressions.join(", ")}]}`;
const fields = (...expressions: string[]) => `{matchFields: [${expressions.join(", ")}]}`;
const named = (operator: string, name: string) => `{key: metadata.name, operator: ${operator}, values: [${name}]}`;
const asks = (key: string, operator: string, ...values: string[]) =>
  `{key: ${key}, operator: ${operator}${values.length === 0 ? "" : `, values: [${values.map((one) => `"${one}"`).join(", ")}]`}}`;
const tolerating = (...tolerations: string[]) => `tolerations: [${tolerations.join(", ")}]`;
const CORDON = "{key: node.kubernetes.io/unschedulable, operator: Exists, effect: NoSchedule}";
const MAINTENANCE = "{key: maintenance, operator: Exists, tolerationSeconds: 60, effect: NoExecute}";

interface Asked {
  readonly kind?: "Pod" | "Deployment" | "DaemonSet" | "Job";
  readonly spec?: readonly string[];
  readonly labels?: string;
  readonly container?: string;
}

const PODS: Readonly<Record<string, Asked>> = {
  "nothing asked": {},
  "a label": { spec: ["nodeSelector: {pool: general}"] },
  "another label": { spec: ["nodeSelector: {pool: none}"] },
  "the label of a tainted pool": { spec: ["nodeSelector: {pool: gpu}"] },
  "a toleration": { spec: [TOLERATED] },
  "a toleration and its label": { spec: [TOLERATED, "nodeSelector: {pool: gpu}"] },
  "a toleration with a value": { spec: [tolerating("{key: nvidia.com/gpu, value: present}", "{key: pool, value: a}")] },
  "a made node": {
    spec: [tolerating("{key: team, value: a, effect: NoSchedule}"), "nodeSelector: {team: a}"],
  },
  "a made node of another value": {
    spec: [tolerating("{key: team, effect: NoSchedule}"), "nodeSelector: {team: a}"],
  },
  "a made node of any value": { spec: [tolerating("{key: team, operator: Exists}"), "nodeSelector: {team: a}"] },
  "an avoided pool": { spec: ["nodeSelector: {pool: spot}"] },
  "an eviction": { spec: [tolerating(MAINTENANCE), "nodeSelector: {pool: general}"] },
  "a number": { spec: [tolerating("{key: maintenance, operator: Gt, value: '4', effect: NoExecute}")] },
  everything: { spec: [tolerating("{operator: Exists}")] },
  "a value that a pool may have": { spec: [requiring(labels(asks("example.org/disk", "In", "ssd")))] },
  "values that no pool has": {
    spec: [requiring(labels(asks("example.org/disk", "NotIn", "ssd", "hdd"), asks("example.org/disk", "Exists")))],
  },
  "a value that an open pool cannot have": {
    spec: [requiring(labels(asks("example.org/rack", "In", "a"), asks("example.org/rack", "NotIn", "a")))],
  },
  bounds: { spec: [requiring(labels(asks("cores", "Gt", "7"), asks("cores", "Lt", "9")))] },
  "bounds of a domain": { spec: [requiring(labels(asks("example.org/size", "Lt", "5")))] },
  "a bound of a label that is no number": { spec: [requiring(labels(asks("pool", "Gt", "1")))] },
  "a bound of no label": { spec: [requiring(labels(asks("none", "Lt", "1")))] },
  "two terms": {
    spec: [requiring(labels(asks("pool", "In", "gpu")), labels(asks("pool", "In", "spot", "none")))],
  },
  "two terms that no pool meets": {
    spec: [requiring(labels(asks("pool", "In", "x")), labels(asks("pool", "In", "y")))],
  },
  "an empty term": { spec: [requiring("{}")] },
  "a node": { spec: [requiring(fields(named("In", "n1")))] },
  "a cordoned node": { spec: [requiring(fields(named("In", "n2")))] },
  "a cordoned node, tolerated": { spec: [requiring(fields(named("In", "n2"))), tolerating(CORDON)] },
  "not a node": { spec: [requiring(fields(named("NotIn", "n1")))] },
  "two nodes at once": { spec: [requiring(fields(named("In", "n1"), named("In", "n4")))] },
  "a node and not it": { spec: [requiring(fields(named("In", "n1"), named("NotIn", "n1")))] },
  "one of two nodes": { spec: [requiring(fields(named("In", "n1")), fields(named("In", "n4")))] },
  "a node and a label": {
    spec: [requiring(`{matchExpressions: [${asks("pool", "In", "gpu")}], matchFields: [${named("In", "n4")}]}`)],
  },
  nodeName: { spec: ["nodeName: n1"] },
  "nodeName of a cordoned node": { spec: ["nodeName: n2"] },
  "nodeName of a node that nobody declares": { spec: ["nodeName: other"] },
  "nodeName and another label": { spec: ["nodeName: n1", "nodeSelector: {pool: gpu}"] },
  "nodeName and a label": { spec: ["nodeName: n4", "nodeSelector: {pool: gpu}"] },
  "cordoned nodes": { spec: ["nodeSelector: {pool: closed}"] },
  "cordoned nodes, tolerated": { spec: ["nodeSelector: {pool: closed}", tolerating(CORDON)] },
  "a DaemonSet": { kind: "DaemonSet" },
  "a DaemonSet with a label": { kind: "DaemonSet", spec: ["nodeSelector: {pool: general}"] },
  "a DaemonSet with a toleration": { kind: "DaemonSet", spec: [TOLERATED, "hostNetwork: true"] },
  "a Pod": { kind: "Pod" },
  "a Pod whose toleration another one covers": {
    kind: "Pod",
    spec: [
      tolerating("{key: nvidia.com/gpu, operator: Equal, value: present}", "{key: nvidia.com/gpu, operator: Exists}"),
    ],
  },
  "a device": { container: "resources: {limits: {nvidia.com/gpu: 1, example.org/b: 1, example.org/a: 1}}" },
  memory: { container: "resources: {requests: {memory: 1Gi}}" },
  "cpu as a limit": { container: "resources: {limits: {cpu: 1}}" },
  "a RuntimeClass": { spec: ["runtimeClassName: nvidia"] },
  "a RuntimeClass with a label against it": { spec: ["runtimeClassName: nvidia", "nodeSelector: {pool: general}"] },
  "a DaemonSet with a RuntimeClass": { kind: "DaemonSet", spec: ["runtimeClassName: nvidia"] },
  "an empty name of a RuntimeClass": { spec: ['runtimeClassName: ""'] },
  "a label of a platform": { spec: ["nodeSelector: {cloud.google.com/gke-shape: a}"] },
  Windows: { spec: ["os: {name: windows}"] },
  "a word that is no operating system": { spec: ["os: {name: plan9}"] },
  "a refused toleration": { spec: [tolerating("{key: a, value: 'b c'}", "{key: a, operator: Lt, value: x}")] },
  "a queue": { kind: "Job", labels: "kueue.x-k8s.io/queue-name: team", container: "resources: {limits: {cpu: 1}}" },
  "a queue with all that it gives": {
    kind: "Job",
    labels: "kueue.x-k8s.io/queue-name: team",
    container: "resources: {limits: {cpu: 1, nvidia.com/gpu: 1}}",
  },
  "a queue with a label against it": {
    kind: "Job",
    labels: "kueue.x-k8s.io/queue-name: team",
    spec: ["nodeSelector: {pool: general}"],
    container: "resources: {limits: {cpu: 1}}",
  },
  "a Deployment with a queue": { labels: "kueue.x-k8s.io/queue-name: team" },
};

function manifestOf({ kind = "Deployment", spec = [], labels: given = "", container = "" }: Asked): string {
  const indent = kind === "Pod" ? "  " : "      ";
  const lines = [`containers: [{name: a, image: a:1, ${container}}]`, ...spec].map((line) => `${indent}${line}\n`);
  const version = kind === "Pod" ? "v1" : kind === "Job" ? "batch/v1" : "apps/v1";
  const template = kind === "Pod" ? "" : "  template:\n    spec:\n";
  return `apiVersion: ${version}\nkind: ${kind}\nmetadata: {name: a, namespace: web, labels: {${given}}}\nspec:\n${template}${lines.join("")}`;
}

function judge(asked: Asked, [configuration, objects]: readonly [string, string]): WorkloadFit {
  const input = readTexts(configuration, [{ path: "manifest.yaml", text: manifestOf(asked) + objects }]);
  const [fit] = judgeRevision(input).judgements.flatMap(({ fits }) => fits);
  if (fit === undefined) throw new Error("one workload");
  return fit;
}

/** Of those that every pod has, tables of Kubernetes tell. */
const USUAL: ReadonlySet<string> = new Set(["manifest", "DaemonSet controller", "DefaultTolerationSeconds"]);

const added = ({ origin, ...toleration }: PodToleration) =>
  USUAL.has(origin.by) ? [] : [`${formatToleration(toleration)} by ${Object.values(origin).join(" ")}`];

function lineOf({
  pool,
  verdict,
  selector,
  cordoned,
  tolerated,
  avoided,
  evictedAfterSeconds,
  reasons,
}: PoolFit): string {
  const facts = [
    ...(selector === "match" ? [] : [`selector ${selector}`]),
    ...(cordoned ? ["cordoned"] : []),
    ...tolerated.map(({ taint, toleration }) => `tolerates ${formatTaint(taint)} by ${toleration.origin.by}`),
    ...avoided.map((taint) => `avoids ${formatTaint(taint)}`),
    ...(evictedAfterSeconds === null ? [] : [`evicted after ${evictedAfterSeconds} s`]),
    ...reasons.map(describeReason),
  ];
  return `    ${pool.name} ${verdict}${facts.map((fact) => `; ${fact}`).join("")}`;
}

/** What one cluster says after another in the same words is not repeated. */
function linesOf(asked: Asked): string {
  const known = new Map<string, string>();
  return Object.entries(CLUSTERS)
    .map(([name, cluster]) => {
      const said = describeClass(judge(asked, cluster)).join("\n");
      const other = known.get(said);
      known.set(said, other ?? name);
      return other === undefined ? `  ${name}: ${said}` : `  ${name}: as ${other}`;
    })
    .join("\n");
}

function describeClass({ fieldErrors, admissionError, nodeSelector, tolerations, pools }: WorkloadFit): string[] {
  return [
    JSON.stringify(nodeSelector),
    ...fieldErrors.map(({ path, type, detail }) => `    refused: ${path.join(".")}: ${type} ${detail}`),
    ...(admissionError === undefined ? [] : [`    refused: ${admissionError}`]),
    ...tolerations.flatMap(added).map((line) => `    added: ${line}`),
    ...pools.map(lineOf),
  ];
}

if (process.env.TAINTLINT_RECORD === "1") {
  const written = Object.entries(PODS).map(([title, asked]) => `${title}\n${linesOf(asked)}\n`);
  writeFileSync(FILE, written.join("\n"));
}

const parts = readFileSync(FILE, "utf8").trimEnd().split("\n\n");
const written = new Map(parts.map((part) => [part.slice(0, part.indexOf("\n")), part.slice(part.indexOf("\n") + 1)]));

describe("every cluster's verdict on", () => {
  it.each(Object.entries(PODS))("%s", (title, asked) => {
    expect(linesOf(asked)).toBe(written.get(title)?.trimEnd());
  });

  it("no pod that there was", () => {
    expect([...written.keys()]).toEqual(Object.keys(PODS));
  });
});
