import { describe, expect, it } from "vitest";
import { readQueues } from "../../src/manifest/objects/queue-objects.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import type { Workload } from "../../src/model/workload.js";
import { fitWorkload } from "../../src/scheduling/fit-workload.js";
import { describeReason } from "../../src/scheduling/reasons.js";
import { words } from "../words.js";
import { inventory, NO_OBJECTS, pool } from "./build.js";

const FLAVORS = `
default: {}
one: {nodeLabels: {type: one}}
two: {nodeLabels: {type: two}}
tainted: {nodeTaints: [{key: instance, value: spot, effect: NoSchedule}]}
avoided: {nodeTaints: [{key: instance, value: spot, effect: PreferNoSchedule}]}
helped: {nodeTaints: [{key: instance, value: spot, effect: NoSchedule}], tolerations: [{key: instance, value: spot, effect: NoSchedule}]}
x: {nodeLabels: {x: a}}
xy: {nodeLabels: {x: b, "y": k}}
b_one: {nodeLabels: {b_type: one}}
gpu: {nodeLabels: {accelerator: gpu}, tolerations: [{key: gpu, operator: Exists}]}
`;

const flavorObjects = FLAVORS.trim()
  .split("\n")
  .map((line) => {
    const [name = "", ...spec] = line.split(": ");
    return `{apiVersion: kueue.x-k8s.io/v1beta2, kind: ResourceFlavor, metadata: {name: ${name}}, spec: ${spec.join(": ")}}`;
  });

interface Asked {
  readonly groups: string;
  readonly spec?: string;
  readonly queue?: string;
  readonly kind?: string;
  readonly more?: readonly string[];
}

const group = (resource: string, ...flavors: string[]) =>
  `{coveredResources: [${resource}], flavors: [${flavors.map((name) => `{name: ${name}}`).join(", ")}]}`;

function objectsOf({ groups, spec = "", queue = "namespaceSelector: {}", kind = "Job", more = [] }: Asked) {
  const text = [
    ...flavorObjects,
    "{apiVersion: kueue.x-k8s.io/v1beta2, kind: LocalQueue, metadata: {name: q, namespace: default}, spec: {clusterQueue: cq}}",
    `{apiVersion: kueue.x-k8s.io/v1beta2, kind: ClusterQueue, metadata: {name: cq}, spec: {${queue}, resourceGroups: [${groups}]}}`,
    `{apiVersion: ${kind === "Job" ? "batch" : "apps"}/v1, kind: ${kind}, metadata: {name: a, namespace: default, labels: {kueue.x-k8s.io/queue-name: q}}, spec: {template: {spec: {containers: [{name: a, image: a, resources: {requests: {cpu: 1}}}]${spec && `, ${spec}`}}}}}`,
    ...more,
  ].join("\n---\n");
  return readManifest({ path: "a.yaml", text });
}

function judge(asked: Asked, pools = [pool()]) {
  const { objects, workloads } = objectsOf(asked);
  const queued = workloads.find(({ isFragment }) => !isFragment);
  const queues = readQueues(objects, []);
  if (queued === undefined || queues === undefined) throw new Error("one workload and its queues");
  return fitWorkload(queued satisfies Workload, inventory(pools), { ...NO_OBJECTS, queues });
}

/** The flavors that the pod may get; a line for each that does not take it where none does. */
function answerTo(asked: Asked): string {
  const { queue } = judge(asked);
  if (queue === undefined) return "no queue";
  if (queue.kind === "open") return "open";
  if (queue.kind === "refuses") return `refused: ${queue.refusals.map(({ flavor }) => flavor.name).join(" ")}`.trim();
  return queue.choices.map((choice) => choice.map(({ name }) => name).join("+") || "none").join(" ");
}

const affinity = (...terms: string[]) =>
  `affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [${terms.map((term) => `{matchExpressions: [${term}]}`).join(", ")}]}}}`;
const typed = (...values: string[]) => `{key: type, operator: In, values: [${values.join(", ")}]}`;

describe("which flavors take a pod, as the table of Kueue's flavor assigner has it", () => {
  it.each<readonly [string, string, string, string]>([
    ["a flavor without labels takes everything", group("cpu", "default"), "", "default"],
    ["a tainted flavor is skipped", group("cpu", "tainted", "two"), "", "two"],
    ["a flavor that only prefers to stay empty is not", group("cpu", "avoided"), "", "avoided"],
    ["a flavor that tolerates its own taint takes it", group("cpu", "helped"), "", "helped"],
    [
      "a toleration opens the flavor",
      group("cpu", "tainted", "two"),
      "tolerations: [{key: instance, operator: Exists}]",
      "tainted two",
    ],
    [
      "another value does not",
      group("cpu", "tainted"),
      "tolerations: [{key: instance, value: demand, effect: NoSchedule}]",
      "refused: tainted",
    ],
    [
      "a node selector chooses, labels of no flavor do not count",
      group("cpu", "one", "two"),
      "nodeSelector: {type: two, ignored: foo}",
      "two",
    ],
    [
      "a term about other labels leaves every flavor",
      group("cpu", "one", "two"),
      affinity("{key: ignored, operator: In, values: [a]}"),
      "one two",
    ],
    [
      "an affinity chooses",
      group("cpu", "one", "two"),
      `nodeSelector: {ignored: foo}, ${affinity(typed("two"))}`,
      "two",
    ],
    [
      "one term that says nothing of the flavor opens it",
      group("cpu", "one", "two"),
      affinity(typed("two"), "{key: ignored, operator: Exists}"),
      "one two",
    ],
    ["only the flavor's own labels are compared", group("cpu", "x", "xy"), "nodeSelector: {x: a, 'y': g}", "x"],
    ["no flavor of the affinity", group("cpu", "one", "two"), affinity(typed("three")), "refused: one two"],
    [
      "one flavor of each group",
      [group("cpu", "one", "two"), group("memory", "b_one")].join(", "),
      "nodeSelector: {type: two}",
      "two+b_one two",
    ],
    [
      "a taint in the second group counts only where it is used",
      [group("cpu", "one"), group("memory", "tainted")].join(", "),
      "",
      "one",
    ],
    ["pods are always asked for", [group("cpu", "one"), group("pods", "tainted")].join(", "), "", "refused: tainted"],
    ["a flavor that nobody declares", group("cpu", "one", "three"), "", "open"],
    ["no group at all", "", "", "none"],
  ])("%s", (_, groups, spec, expected) => {
    expect(answerTo({ groups, spec })).toBe(expected);
  });

  it.each<readonly [string, Partial<Asked>, string]>([
    ["a queue without a namespaceSelector takes nobody", { queue: "cohort: a" }, "refused:"],
    ["another namespace", { queue: "namespaceSelector: {matchLabels: {kubernetes.io/metadata.name: ml}}" }, "refused:"],
    ["a label that the namespace may have", { queue: "namespaceSelector: {matchLabels: {team: ml}}" }, "one"],
    [
      "expressions are not judged",
      { queue: "namespaceSelector: {matchExpressions: [{key: a, operator: Exists}]}" },
      "one",
    ],
    ["admission checks may add anything", { queue: "namespaceSelector: {}, admissionChecks: [a]" }, "open"],
    [
      "rules of admission checks, too",
      { queue: "namespaceSelector: {}, admissionChecksStrategy: {admissionChecks: [{name: a}]}" },
      "open",
    ],
    ["Kueue may be told to leave a Deployment alone", { kind: "Deployment" }, "one none"],
    [
      "two flavors of one name that differ",
      { more: ["{apiVersion: kueue.x-k8s.io/v1beta2, kind: ResourceFlavor, metadata: {name: one}}"] },
      "open",
    ],
    [
      "two that are the same",
      {
        more: [
          "{apiVersion: kueue.x-k8s.io/v1beta2, kind: ResourceFlavor, metadata: {name: one}, spec: {nodeLabels: {type: one}}}",
        ],
      },
      "one",
    ],
    [
      "a placeholder in a flavor",
      {
        groups: group("cpu", "later"),
        more: [
          "{apiVersion: kueue.x-k8s.io/v1beta2, kind: ResourceFlavor, metadata: {name: later}, spec: {nodeLabels: {type: '${TYPE}'}}}",
        ],
      },
      "open",
    ],
  ])("%s", (_, asked, expected) => {
    expect(answerTo({ groups: group("cpu", "one"), ...asked })).toBe(expected);
  });

  it("nobody refuses a Deployment, which Kueue may not manage", () => {
    expect(answerTo({ groups: group("cpu", "tainted"), kind: "Deployment" })).toBe("open");
  });

  it("knows the kinds that Kueue manages by their groups", () => {
    const { objects, workloads } = objectsOf({ groups: group("cpu", "tainted") });
    const queues = readQueues(objects, []);
    const [job] = workloads.filter(({ isFragment }) => !isFragment);
    if (job === undefined || queues === undefined) throw new Error("one workload and its queues");
    const kindOf = (apiVersion: string) =>
      fitWorkload({ ...job, apiVersion }, inventory([pool()]), { ...NO_OBJECTS, queues }).queue?.kind;
    expect([kindOf("batch/v1"), kindOf("batch.volcano.sh/v1alpha1")]).toEqual(["refuses", "open"]);
  });

  it("leaves open what goes to the default queue of the namespace", () => {
    const manifest = readManifest({
      path: "a.yaml",
      text: "{apiVersion: kueue.x-k8s.io/v1beta2, kind: LocalQueue, metadata: {name: default, namespace: default}, spec: {clusterQueue: cq}}\n---\n{apiVersion: batch/v1, kind: Job, metadata: {name: a}, spec: {template: {spec: {containers: [{name: a, image: a}]}}}}",
    });
    const [job] = manifest.workloads;
    const queues = readQueues(manifest.objects, []);
    if (job === undefined || queues === undefined) throw new Error("a job and its queue");
    const judged = (asking: Workload) =>
      fitWorkload(asking, inventory([pool({ taints: ["a:NoSchedule"] })]), { ...NO_OBJECTS, queues });
    expect(judged(job).pools[0]?.verdict).toBe("unknown");
    expect(judged({ ...job, namespace: "other" }).pools[0]?.verdict).toBe("blocked");
    expect(judged({ ...job, kind: "DaemonSet" }).pools[0]?.verdict).toBe("blocked");
  });
});

describe("where a pod with a flavor may run", () => {
  const pools = [
    pool({ name: "cpu", labels: words({ accelerator: "none" }) }),
    pool({ name: "gpu", labels: words({ accelerator: "gpu" }), taints: ["gpu:NoSchedule"] }),
    pool({ name: "spot", labels: words({ accelerator: "gpu" }), taints: ["spot:NoSchedule"] }),
  ];
  const verdicts = (asked: Asked) =>
    judge(asked, pools).pools.map(({ verdict, reasons }) => [verdict, ...reasons.map(describeReason)].join(": "));

  it("follows the labels and the tolerations of its only flavor", () => {
    const given = 'queue "q" of Kueue gives the pod flavor "gpu"';
    expect(verdicts({ groups: group("cpu", "gpu") })).toEqual([
      `blocked: label "accelerator" is "none", the pod asks for "gpu": ${given}`,
      "fits",
      `blocked: untolerated taint spot:NoSchedule: ${given}`,
    ]);
    const { tolerations, nodeSelector } = judge({ groups: group("cpu", "gpu") }, pools);
    expect(tolerations.map(({ origin }) => origin)).toContainEqual({ by: "Kueue", flavor: "gpu" });
    expect(nodeSelector).toEqual(words({ accelerator: "gpu" }));
  });

  it("is open where quota decides between flavors that lead elsewhere", () => {
    expect(judge({ groups: group("cpu", "gpu", "default") }, pools).pools.map(({ verdict }) => verdict)).toEqual([
      "unknown",
      "unknown",
      "blocked",
    ]);
  });

  it("does not run where no flavor takes it", () => {
    const never = 'blocked: ClusterQueue "cq" behind queue "q" never admits the pod';
    expect(verdicts({ groups: group("cpu", "tainted") })).toEqual([never, never, never]);
  });

  it("is judged as the same pod with the flavor's fields written by hand", () => {
    const byHand = "nodeSelector: {accelerator: gpu}, tolerations: [{key: gpu, operator: Exists}]";
    const judged = (asked: Asked) =>
      judge(asked, pools).pools.map(({ verdict, untolerated }) => [verdict, untolerated]);
    expect(judged({ groups: group("cpu", "gpu") })).toEqual(judged({ groups: group("cpu", "default"), spec: byHand }));
  });
});
