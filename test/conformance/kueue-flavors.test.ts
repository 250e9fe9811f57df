import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readQueues } from "../../src/manifest/objects/queue-objects.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { askQueue, flavorOf, refusalOf } from "../../src/scheduling/queues/queue.js";

const lines = readFileSync("test/conformance/data/kueue-flavors.txt", "utf8").trim().split("\n");

const items = (text: string, by = ",") => (text === "" ? [] : text.split(by));
const labelsOf = (text: string) => Object.fromEntries(items(text).map((one) => one.split("=")));

function tolerationsOf(text: string) {
  return items(text).map((one) => {
    const [key, operator, value, effect] = one.split("/");
    return { ...(key && { key }), ...(operator && { operator }), ...(value && { value }), ...(effect && { effect }) };
  });
}

function taintsOf(text: string) {
  return items(text).map((one) => {
    const [, key, value, effect] = /^(.*)=(.*):(.*)$/.exec(one) ?? [];
    return { key, value, effect };
  });
}

function affinityOf(text: string) {
  const nodeSelectorTerms = items(text, "|").map((term) => ({
    matchExpressions: items(term).map((expression) => {
      const [key, operator, ...values] = expression.split(" ");
      return { key, operator, ...(values.length > 0 && { values }) };
    }),
  }));
  if (nodeSelectorTerms.length === 0) return {};
  return { affinity: { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms } } } };
}

function objectsOf(flavors: readonly string[], pod: string) {
  const apiVersion = "kueue.x-k8s.io/v1beta2";
  const [selector = "", terms = "", tolerations = ""] = pod.split("; ");
  const containers = [{ name: "a", image: "a", resources: { requests: { cpu: "1" } } }];
  const template = {
    spec: {
      containers,
      nodeSelector: labelsOf(selector),
      tolerations: tolerationsOf(tolerations),
      ...affinityOf(terms),
    },
  };
  const group = { coveredResources: ["cpu"], flavors: [{ name: "one" }, { name: "two" }] };
  return [
    ...flavors.map((flavor, index) => {
      const [labels = "", taints = "", added = ""] = flavor.split("; ");
      const spec = { nodeLabels: labelsOf(labels), nodeTaints: taintsOf(taints), tolerations: tolerationsOf(added) };
      return { apiVersion, kind: "ResourceFlavor", metadata: { name: index === 0 ? "one" : "two" }, spec };
    }),
    { apiVersion, kind: "LocalQueue", metadata: { name: "q", namespace: "ns" }, spec: { clusterQueue: "cq" } },
    {
      apiVersion,
      kind: "ClusterQueue",
      metadata: { name: "cq" },
      spec: { namespaceSelector: {}, resourceGroups: [group] },
    },
    {
      apiVersion: "batch/v1",
      kind: "Job",
      metadata: { name: "wl", namespace: "ns", labels: { "kueue.x-k8s.io/queue-name": "q" } },
      spec: { template },
    },
  ];
}

/** The flavor that is taken where there is only the first, only the second, and both in order. */
function taken(line: string): string {
  const [one = "", two = "", pod = ""] = line.split(" ;; ");
  const text = objectsOf([one, two], pod)
    .map((object) => JSON.stringify(object))
    .join("\n---\n");
  const { objects, workloads } = readManifest({ path: "a.yaml", text });
  const queues = readQueues(objects, []);
  const workload = workloads.find(({ kind }) => kind === "Job");
  if (workload === undefined || queues === undefined) throw new Error("a workload and its queues");
  const { podSpec } = workload;
  const alone = ["one", "two"].map((name) => {
    const flavor = flavorOf(queues, name);
    return flavor !== undefined && refusalOf(flavor, podSpec, podSpec.tolerations) === undefined ? name : "-";
  });
  const answer = askQueue(workload, podSpec, podSpec.tolerations, queues, true);
  const first = answer.kind === "gives" ? answer.choices[0]?.[0]?.name : undefined;
  return [...alone, answer.kind === "refuses" ? "-" : (first ?? answer.kind)].join(" ");
}

describe("flavors of Kueue", () => {
  it("the verdicts are many, and of every kind", () => {
    const kinds = new Set(lines.map((line) => line.split(" ;; ")[3]));
    expect([...kinds].sort()).toEqual(["- - -", "- two two", "one - one", "one two one"]);
    expect(new Set(lines).size).toBeGreaterThanOrEqual(150);
  });

  it("a pod gets the flavor that Kueue's own assigner gives it", () => {
    const wrong = lines.filter((line) => taken(line) !== line.split(" ;; ")[3]);
    expect(wrong.map((line) => `${line} but ${taken(line)}`)).toEqual([]);
  });
});
