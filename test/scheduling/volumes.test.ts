import { describe, expect, it } from "vitest";
import { fitRepository, lintRepository } from "../../src/lint/lint.js";
import { readTexts } from "../rules/lint-texts.js";

const ZONED = `pools:
  - {name: a, labels: {topology.kubernetes.io/zone: eu-1a}}
  - {name: b, labels: {topology.kubernetes.io/zone: eu-1b}}
complete: true`;
const BLIND = `pools: [{name: a}]
complete: true`;

const mounting = (claim: string, name = "db") => `apiVersion: apps/v1
kind: Deployment
metadata: {name: ${name}, namespace: shop}
spec:
  template:
    spec:
      containers: [{name: db, image: db:1}]
      volumes:
        - name: data
          ${claim}
`;
const byName = mounting("persistentVolumeClaim: {claimName: data}");
const claim = (spec: string, name = "data") => `apiVersion: v1
kind: PersistentVolumeClaim
metadata: {name: ${name}, namespace: shop}
spec: {${spec}}
`;
const volume = (spec: string, labels = "{}") => `apiVersion: v1
kind: PersistentVolume
metadata: {name: disk, labels: ${labels}}
spec: {${spec}}
`;
const affinity = (key: string, ...values: string[]) =>
  `nodeAffinity: {required: {nodeSelectorTerms: [{matchExpressions: [{key: ${key}, operator: In, values: [${values.join(", ")}]}]}]}}`;
const zone = (...values: string[]) => affinity("topology.kubernetes.io/zone", ...values);
const storageClass = (
  zones: string,
  mode = "WaitForFirstConsumer",
  provisioner = "ebs.csi.aws.com",
) => `apiVersion: storage.k8s.io/v1
kind: StorageClass
metadata: {name: fast}
provisioner: ${provisioner}
volumeBindingMode: ${mode}
allowedTopologies:
  - matchLabelExpressions:
      - {key: topology.ebs.csi.aws.com/zone, values: [${zones}]}
`;
const statefulSet = (spec: string) => `apiVersion: apps/v1
kind: StatefulSet
metadata: {name: db, namespace: shop}
spec:
  template:
    spec:
      containers: [{name: db, image: db:1, volumeMounts: [{name: data, mountPath: /data}]}]
  volumeClaimTemplates:
    - metadata: {name: data}
      spec: {${spec}}
`;

const input = (inventory: string, ...manifests: readonly string[]) =>
  readTexts(inventory, [{ path: "m.yaml", text: manifests.join("---\n") }]);
const found = (inventory: string, ...manifests: readonly string[]) =>
  lintRepository(input(inventory, ...manifests)).findings.map(({ source, message }) => `${source.line} ${message}`);
const verdicts = (inventory: string, ...manifests: readonly string[]) => {
  const [row] = fitRepository(input(inventory, ...manifests)).workloads;
  return [...(row?.pools ?? []).map(({ verdict }) => verdict), ...(row?.notJudged ?? [])];
};

const NO_NODES =
  'no pool admits the pod: PersistentVolume "disk" asks for nodes with topology.kubernetes.io/zone=eu-1c, unlike pools "a" and "b"';

describe("a claim that is bound to a volume by name", () => {
  const bound = claim("volumeName: disk");

  it("keeps the pod off pools of other zones", () => {
    expect(found(ZONED, byName, bound, volume(zone("eu-1c")))).toEqual([`10 ${NO_NODES}`]);
    expect(verdicts(ZONED, byName, bound, volume(zone("eu-1a")))).toEqual(["fits", "blocked"]);
  });

  it.each([
    ["fits", zone("eu-1a", "eu-1b")],
    ["is for all nodes", "csi: {driver: nfs.csi.k8s.io}"],
  ])("is silent where the volume %s", (_, spec) => {
    expect(found(ZONED, byName, bound, volume(spec))).toEqual([]);
    expect(verdicts(ZONED, byName, bound, volume(spec))).toEqual(["fits", "fits"]);
  });

  it("leaves open what nobody tells: the zone of a pool, the volume, the names of nodes, labels of a driver", () => {
    expect(verdicts(BLIND, byName, bound, volume(zone("eu-1c")))).toEqual(["unknown", "volumes"]);
    expect(verdicts(ZONED, byName, bound, storageClass("eu-1c"))).toEqual(["fits", "fits", "volumes"]);
    for (const key of ["kubernetes.io/hostname", "csi.hetzner.cloud/location"]) {
      expect(verdicts(ZONED, byName, bound, volume(affinity(key, "n1")))).toEqual(["unknown", "unknown", "volumes"]);
    }
  });

  it("reads labels of zones and regions of the volume", () => {
    const labelled = (value: string) => volume("", `{failure-domain.beta.kubernetes.io/zone: ${value}}`);
    expect(verdicts(ZONED, byName, bound, labelled("eu-1b"))).toEqual(["blocked", "fits"]);
    expect(verdicts(ZONED, byName, bound, labelled("eu-1a__eu-1b"))).toEqual(["fits", "fits"]);
    expect(found(ZONED, byName, bound, labelled("eu-1c"))).toHaveLength(1);
    expect(verdicts(BLIND, byName, bound, labelled("eu-1c"))).toEqual(["unknown", "volumes"]);
  });

  it("is bound by the volume that names it, and to none that is another's", () => {
    const reserved = (namespace: string) => volume(`claimRef: {name: data, namespace: ${namespace}}, ${zone("eu-1b")}`);
    expect(verdicts(ZONED, byName, claim(""), reserved("shop"))).toEqual(["blocked", "fits"]);
    expect(verdicts(ZONED, byName, claim(""), reserved("other"))).toEqual(["fits", "fits", "volumes"]);
    expect(verdicts(ZONED, byName, bound, reserved("other"))).toEqual(["fits", "fits", "volumes"]);
  });

  it("says nothing where two volumes of the name differ", () => {
    expect(found(ZONED, byName, bound, volume(zone("eu-1c")), volume(zone("eu-1a")))).toEqual([]);
  });

  it("is a local volume of a node that is known", () => {
    const nodes = JSON.stringify({
      apiVersion: "v1",
      kind: "List",
      items: ["n1", "n2"].map((name) => ({
        apiVersion: "v1",
        kind: "Node",
        metadata: { name, labels: { "kubernetes.io/hostname": name, pool: name } },
      })),
    });
    const lint = (host: string) => {
      const text = [byName, bound, volume(affinity("kubernetes.io/hostname", host))].join("---\n");
      const read = readTexts("from: [{path: nodes.json, groupBy: pool}]\ncomplete: true", [
        { path: "m.yaml", text },
        { path: "nodes.json", text: nodes },
      ]);
      return fitRepository(read).workloads[0]?.pools.map(({ verdict }) => verdict);
    };
    expect(lint("n2")).toEqual(["blocked", "fits"]);
    expect(lint("n3")).toEqual(["blocked", "blocked"]);
  });
});

describe("a class whose volumes are made for the first pod", () => {
  const template = statefulSet("storageClassName: fast");

  it("keeps the pod off pools outside of its zones", () => {
    expect(found(ZONED, template, storageClass("eu-1c"))).toEqual([
      '10 no pool admits the pod: StorageClass "fast" asks for nodes with topology.ebs.csi.aws.com/zone=eu-1c, unlike pools "a" and "b"',
    ]);
    expect(verdicts(ZONED, template, storageClass("eu-1b"))).toEqual(["blocked", "fits"]);
    expect(verdicts(ZONED, byName, claim("storageClassName: fast"), storageClass("eu-1b"))).toEqual([
      "blocked",
      "fits",
    ]);
    const ephemeral = mounting("ephemeral: {volumeClaimTemplate: {spec: {storageClassName: fast}}}");
    expect(verdicts(ZONED, ephemeral, storageClass("eu-1a"))).toEqual(["fits", "blocked"]);
  });

  it.each([
    ["is not in the repository", [claim("", "x")]],
    ["is to be filled in", [storageClass('"<<ZONE>>"')]],
    ["binds at once", [storageClass("eu-1c", "Immediate")]],
    ["makes none", [storageClass("eu-1c", "WaitForFirstConsumer", "kubernetes.io/no-provisioner")]],
    ["has volumes that are there", [storageClass("eu-1c"), volume("storageClassName: fast")]],
    ["has a claim of one of the pods already", [storageClass("eu-1c"), claim("volumeName: disk", "data-db-0")]],
  ])("leaves open a class that %s", (_, others) => {
    expect(verdicts(ZONED, template, ...others)).toEqual(["fits", "fits", "volumes"]);
  });
});
