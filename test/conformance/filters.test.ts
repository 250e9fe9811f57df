import { describe, expect, it } from "vitest";
import { readVolumes } from "../../src/manifest/objects/volume-objects.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import type { Inventory } from "../../src/model/cluster.js";
import type { Obstacle, PoolFit, WorkloadFit } from "../../src/model/pool-fit.js";
import { fitWorkload } from "../../src/scheduling/fit-workload.js";
import { mostDomainsOf } from "../../src/scheduling/labels/topology-domains.js";
import { withPorts } from "../../src/scheduling/node-ports.js";
import { withCompanions } from "../../src/scheduling/pod-affinity.js";
import { withVolumes } from "../../src/scheduling/volumes.js";
import { inventory, NO_OBJECTS, node, pool } from "../scheduling/build.js";
import { words } from "../words.js";
import { type Json, object, objects, record, strings } from "./decode.js";
import { refereeRows } from "./referee-rows.js";

const KEYS: Readonly<Record<string, string>> = {
  p: "pool",
  z: "topology.kubernetes.io/zone",
  b: "failure-domain.beta.kubernetes.io/zone",
  r: "topology.kubernetes.io/region",
  h: "kubernetes.io/hostname",
};
const keyOf = (short: string) => KEYS[short] ?? short;
const labelsOf = (short: Json) =>
  Object.fromEntries(Object.entries(record(short)).map(([key, value]) => [keyOf(key), String(value)]));

function portOf(text: string): Json {
  const [, hostPort, protocol, hostIP] = /^(\d+)\/(.*)@(.*)$/.exec(text) ?? [];
  return { containerPort: Number(hostPort), hostPort: Number(hostPort), protocol, hostIP };
}

function workload(
  kind: string,
  name: string,
  { ports, sidecar, pool, labels, namespace }: Json,
  spec: Json = {},
): Json {
  const container = (list: unknown) => ({ name: "a", image: "a:1", ports: strings(list).map(portOf) });
  const initContainers = sidecar === undefined ? [] : [{ ...container(sidecar), restartPolicy: "Always" }];
  const nodeSelector = pool === undefined ? {} : { pool };
  const pod = { ...spec, nodeSelector, initContainers, containers: [container(ports)] };
  const metadata = namespace === undefined ? { name } : { name, namespace };
  return { apiVersion: "apps/v1", kind, metadata, spec: { template: { metadata: { labels }, spec: pod } } };
}

function expressionsOf(term: string): { key: string; values: string[] }[] {
  return term.split("&").map((one) => {
    const [key = "", values = ""] = one.split("=");
    return { key: keyOf(key), values: values.split(",").map((value) => (key === "h" ? `n${value}` : value)) };
  });
}

function volumeObjects({ kind, terms, labels }: Json): Json[] {
  const claim = (spec: Json) => ({ apiVersion: "v1", kind: "PersistentVolumeClaim", metadata: { name: "data" }, spec });
  const expressions = strings(terms).map(expressionsOf);
  if (kind === "class") {
    const allowedTopologies = expressions.map((matchLabelExpressions) => ({ matchLabelExpressions }));
    const made = { volumeBindingMode: "WaitForFirstConsumer", provisioner: "example.org/disk", allowedTopologies };
    const storageClass = { apiVersion: "storage.k8s.io/v1", kind: "StorageClass", metadata: { name: "fast" }, ...made };
    return [claim({ storageClassName: "fast" }), storageClass];
  }
  const nodeSelectorTerms = expressions.map((list) => ({
    matchExpressions: list.map((one) => ({ ...one, operator: "In" })),
  }));
  const metadata = { name: "disk", labels: labels === undefined ? {} : labelsOf(object(labels)) };
  const spec = terms === undefined ? {} : { nodeAffinity: { required: { nodeSelectorTerms } } };
  return [claim({ volumeName: "disk" }), { apiVersion: "v1", kind: "PersistentVolume", metadata, spec }];
}

function termOf({ key, select, namespaces }: Json): Json {
  const asked = strings(select).map((text): [string, string[]] => {
    const [label = "", values = ""] = text.split("=");
    return [label, values.split(",")];
  });
  const [matchLabels, matchExpressions] = [
    asked.filter(([, { length }]) => length === 1),
    asked.filter(([, { length }]) => length > 1),
  ];
  const labelSelector = {
    matchLabels: Object.fromEntries(matchLabels.map(([label, [value]]) => [label, value])),
    matchExpressions: matchExpressions.map(([label, values]) => ({ key: label, operator: "In", values })),
  };
  return { topologyKey: keyOf(String(key)), labelSelector, ...(namespaces !== undefined && { namespaces }) };
}

function clusterOf(row: Json, isSnapshot: boolean): Inventory {
  const pools = objects(row.nodes).map((short, index) => {
    const name = `n${index}`;
    if (!isSnapshot) return pool({ name, labels: words(labelsOf(short)) });
    const labels = { ...labelsOf(short), [keyOf("h")]: name };
    return pool({ name, labels: words(labels), labelsClosed: true, nodes: [node(name, labels)] });
  });
  return inventory(pools);
}

/** The fit of the pod that is to run beside others, which stand behind it. */
function judgeBeside({ terms, others, labels }: Json, cluster: Inventory): WorkloadFit | undefined {
  const requiredDuringSchedulingIgnoredDuringExecution = objects(terms).map(termOf);
  const affinity = { podAffinity: { requiredDuringSchedulingIgnoredDuringExecution } };
  const items = [
    workload("Deployment", "p", { labels, namespace: "web" }, { affinity }),
    ...objects(others).map((other, index) => workload("Deployment", `o${index}`, other)),
  ];
  const manifest = readManifest({ path: "m.json", text: JSON.stringify({ apiVersion: "v1", kind: "List", items }) });
  const fits = manifest.workloads.map((one) => fitWorkload(one, cluster, NO_OBJECTS));
  return withCompanions(fits, cluster)[0];
}

/** The fits of the world's workloads: its DaemonSets, then the pod. */
function judge(row: Json, cluster: Inventory): readonly WorkloadFit[] {
  const claimed = row.volume === undefined ? [] : volumeObjects(object(row.volume));
  const volumes = [{ name: "v", persistentVolumeClaim: { claimName: "data" } }];
  const daemons = objects(row.daemons).map((one, index) => workload("DaemonSet", `d${index}`, one));
  const pod = workload("Deployment", "p", object(row.pod), claimed.length > 0 ? { volumes } : {});
  const items = [...daemons, pod, ...claimed];
  const text = JSON.stringify({ apiVersion: "v1", kind: "List", items });
  const manifest = readManifest({ path: "objects.json", text });
  const fits = manifest.workloads.map((one) => fitWorkload(one, cluster, NO_OBJECTS));
  return withVolumes(
    withPorts(fits, () => true, NO_OBJECTS),
    cluster,
    readVolumes(manifest.objects),
  );
}

/** Whether the pod has what a term of the pod in namespace `web` asks for. */
const selects = ({ select }: Json, { labels, namespace }: Json) =>
  namespace === "web" &&
  strings(select).every((text) => {
    const [label = "", value] = text.split("=");
    return object(labels)[label] === value;
  });
const isKeptOff = ({ further }: PoolFit, kind: Obstacle["kind"]) =>
  further?.obstacles.some((obstacle) => obstacle.kind === kind) === true;
/** `y` and `n` where it is known whether the node reaches the volumes, `?` where it is not. */
const volumesOf = (fit: PoolFit) => {
  if (!fit.further?.judged.includes("volumes")) return "?";
  return isKeptOff(fit, "volume-elsewhere") ? "n" : "y";
};
const rows = refereeRows("kubernetes/filters");

describe.each([
  ["Nodes", true],
  ["pools declared by hand", false],
])("the plugins of kube-scheduler, of %s", (_, isSnapshot) => {
  it("agree about every port and every volume of which a verdict is certain", () => {
    let certain = 0;
    let blocked = 0;
    for (const row of rows) {
      const [ports = "", volumes = ""] = strings(row.want);
      // A cluster gives its nodes both labels of a zone; pools that are declared need not.
      if (!isSnapshot && objects(row.nodes).some(({ b }) => b !== undefined)) continue;
      const fits = judge(row, clusterOf(row, isSnapshot));
      const pod = fits.at(-1)?.pools ?? [];
      const line = JSON.stringify(row);
      expect(pod.map((fit) => (isKeptOff(fit, "port-taken") ? "n" : "y")).join(""), line).toBe(ports);
      strings(row.runs).forEach((runs, index) => {
        const own = fits[index]?.pools ?? [];
        const said = own.map((fit) => (fit.verdict === "fits" && !isKeptOff(fit, "port-taken") ? "y" : "n"));
        expect(said.join(""), line).toBe(runs);
      });
      if (row.volume === undefined) continue;
      const said = pod.map(volumesOf);
      const told = said.map((letter, index) => (letter === "?" ? "?" : volumes[index]));
      expect(said.join(""), line).toBe(told.join(""));
      certain += said.filter((letter) => letter !== "?").length;
      blocked += said.filter((letter) => letter === "n").length;
    }
    expect(certain).toBeGreaterThan(isSnapshot ? 5000 : 2000);
    expect(blocked).toBeGreaterThan(900);
  });

  it("agree about every node where a pod finds no others to run beside", () => {
    const blocked = { apart: 0, lacking: 0 };
    for (const row of rows) {
      const beside = object(row.beside);
      if (row.beside === undefined) continue;
      const line = JSON.stringify(row);
      const terms = objects(beside.terms);
      const isOpen = terms.some(
        (one) => one.namespaces !== undefined || strings(one.select).some((text) => text.includes(",")),
      );
      const { pools = [] } = judgeBeside(beside, clusterOf(row, isSnapshot)) ?? {};
      const want = String(beside.want);
      pools.forEach((fit, index) => {
        const isApart = isKeptOff(fit, "companions-elsewhere");
        const isLacking = fit.verdict === "blocked";
        if (isApart || isLacking) expect(want[index], line).toBe("n");
        // Nobody with the labels is told by a rule of its own, and nodes of pools may have other labels.
        const isAlone = !objects(beside.others).some((other) => terms.every((term) => selects(term, other)));
        if (isSnapshot && !isOpen && !isAlone) expect(isApart || isLacking ? "n" : "y", line).toBe(want[index]);
        blocked.apart += Number(isApart);
        blocked.lacking += Number(isLacking);
      });
    }
    expect(blocked.apart).toBeGreaterThan(isSnapshot ? 200 : 100);
    expect(blocked.lacking).toBeGreaterThanOrEqual(isSnapshot ? 300 : 0);
  });
});

it("agree about how many pods of one workload a term keeps apart", () => {
  let counted = 0;
  for (const row of rows) {
    if (row.beside === undefined) continue;
    const { labels, apart, most } = object(row.beside);
    const cluster = clusterOf(row, true);
    const { pools = [] } = judgeBeside({ terms: [], labels }, cluster) ?? {};
    const domains = mostDomainsOf(pools, keyOf(String(apart)), cluster);
    expect(domains ?? objects(row.nodes).length + 1, JSON.stringify(row)).toBe(most);
    counted += Number(domains !== undefined);
  }
  expect(counted).toBeGreaterThan(900);
});

it("is asked about enough worlds", () => {
  expect(rows.length).toBeGreaterThanOrEqual(3000);
  expect(rows.filter(({ want }) => strings(want)[0]?.includes("n")).length).toBeGreaterThan(500);
});
