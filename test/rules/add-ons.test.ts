import { describe, expect, it } from "vitest";
import { fitRepository } from "../../src/lint/lint.js";
import { messagesFound, rulesFound } from "./found.js";
import { readTexts } from "./lint-texts.js";

const POOLS = `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
managedNodeGroups:
  - {name: general}
  - {name: batch, taints: [{key: dedicated, value: batch, effect: NoSchedule}]}
`;
const INVENTORY = "from: [{path: manifest.yaml}]";

const cluster = (...addOns: readonly string[]) => `${POOLS}addons:\n${addOns.map((one) => `  - ${one}\n`).join("")}`;
const found = (...addOns: readonly string[]) => messagesFound(INVENTORY, cluster(...addOns));
const missing = (addOn: string, agent: string) =>
  `warning daemonset-misses-pool: add-on "${addOn}": its DaemonSet ${agent} does not run on pool "batch"`;

const NARROW = '{"node": {"tolerateAllTaints": false}}';

describe("an add-on whose agents leave out a pool", () => {
  it.each([
    [`{name: aws-ebs-csi-driver, configurationValues: '${NARROW}'}`, "aws-ebs-csi-driver", "ebs-csi-node"],
    [
      `{name: aws-mountpoint-s3-csi-driver, configurationValues: '${NARROW}'}`,
      "aws-mountpoint-s3-csi-driver",
      "s3-csi-node",
    ],
    [
      "{name: aws-mountpoint-s3-csi-driver, version: v1.10.0-eksbuild.1}",
      "aws-mountpoint-s3-csi-driver",
      "s3-csi-node",
    ],
    ["{name: aws-ebs-csi-driver, version: v1.11.2-eksbuild.1}", "aws-ebs-csi-driver", "ebs-csi-node"],
    [
      `{name: aws-fsx-csi-driver, version: v1.9.0-eksbuild.1, configurationValues: '${NARROW}'}`,
      "aws-fsx-csi-driver",
      "fsx-csi-node",
    ],
    [
      `{name: aws-efs-csi-driver, configurationValues: "node: {tolerations: []}"}`,
      "aws-efs-csi-driver",
      "efs-csi-node",
    ],
    [`{name: vpc-cni, configurationValues: "tolerations: [{key: other, operator: Exists}]"}`, "vpc-cni", "aws-node"],
  ])("is told: %s", (declared, addOn, agent) => {
    expect(found(declared)).toEqual([missing(addOn, agent)]);
  });

  it.each([
    "{name: aws-ebs-csi-driver}",
    '{name: aws-ebs-csi-driver, configurationValues: ""}',
    // A list does not count while everything is tolerated.
    "{name: aws-ebs-csi-driver, configurationValues: 'node: {tolerations: []}'}",
    "{name: aws-efs-csi-driver, configurationValues: 'node: {tolerations: [{key: dedicated, operator: Exists}]}'}",
    "{name: aws-efs-csi-driver, configurationValues: 'controller: {tolerations: []}'}",
    // Values that change the affinity, that are no values, or that somebody fills in.
    `{name: aws-efs-csi-driver, configurationValues: "node: {tolerations: [], affinity: {}}"}`,
    `{name: aws-efs-csi-driver, configurationValues: "node: {tolerations: \${LIST}}"}`,
    `{name: aws-ebs-csi-driver, configurationValues: 'node: {tolerateAllTaints: "\${ALL}"}'}`,
    // An older driver tolerates everything where it is told to, or what its list names.
    `{name: aws-ebs-csi-driver, version: v1.10.0-eksbuild.1, configurationValues: '${NARROW.replace("false", "true")}'}`,
    "{name: aws-ebs-csi-driver, version: v1.10.0, configurationValues: 'node: {tolerations: [{key: dedicated, operator: Exists}]}'}",
    "{name: aws-ebs-csi-driver, version: v1.11.4-eksbuild.1}",
    "{name: aws-mountpoint-s3-csi-driver, version: v2.0.0-eksbuild.1}",
    `{name: aws-mountpoint-s3-csi-driver, version: v1.10.0-eksbuild.1, configurationValues: '${NARROW.replace("false", "true")}'}`,
    "{name: somebodys_agent, configurationValues: 'tolerations: []'}",
  ])("is nothing to tell of: %s", (declared) => {
    expect(found(declared)).toEqual([]);
  });

  it("is told of its own cluster, and of machines alone", () => {
    const addOn = "{name: aws-efs-csi-driver, configurationValues: 'node: {tolerations: []}'}";
    const other = POOLS.replace("name: shop", "name: other").replaceAll("batch", "spare");
    expect(messagesFound(INVENTORY, `${cluster(addOn)}---\n${other}`)).toEqual([
      missing("aws-efs-csi-driver", "efs-csi-node"),
    ]);
    const fargate = cluster(addOn).replace(/ {2}- \{name: batch.*\n/, "fargateProfiles: [{name: pods}]\n");
    expect(messagesFound(INVENTORY, fargate)).toEqual([]);
  });

  it("is one of AWS Controllers for Kubernetes, too", () => {
    const group = (name: string, more: string) =>
      `---\napiVersion: eks.services.k8s.aws/v1alpha1\nkind: Nodegroup\nmetadata: {name: ${name}}\nspec: {name: ${name}, clusterName: shop${more}}\n`;
    const addOn = (clusterName: string) =>
      `---\napiVersion: eks.services.k8s.aws/v1alpha1\nkind: Addon\nmetadata: {name: efs}\nspec: {name: aws-efs-csi-driver, clusterName: ${clusterName}, configurationValues: "node: {tolerations: []}"}\n`;
    const groups =
      group("general", "") + group("batch", ", taints: [{key: dedicated, value: batch, effect: NO_SCHEDULE}]");
    expect(messagesFound(INVENTORY, groups + addOn("shop"))).toEqual([missing("aws-efs-csi-driver", "efs-csi-node")]);
    expect(messagesFound(INVENTORY, groups + addOn("other"))).toEqual([]);
  });
});

describe("a Deployment of an add-on", () => {
  const tainted = POOLS.replace(
    "{name: general}",
    "{name: general, taints: [{key: only, value: web, effect: NoSchedule}]}",
  );
  const dns = (values: string) => `${tainted}addons:\n  - {name: coredns${values}}\n`;
  const says = 'add-on "coredns": its Deployment coredns fits';

  it("is told where every pool is tainted: a note while others may exist", () => {
    expect(messagesFound(INVENTORY, dns(""))).toEqual([
      `note unschedulable: ${says} none of the declared pools: each has a taint that it does not tolerate`,
    ]);
    expect(messagesFound(`${INVENTORY}\ncomplete: true`, dns(""))).toContain(
      `warning unschedulable: ${says} no pool: each has a taint that it does not tolerate`,
    );
    const tolerating = ', configurationValues: "tolerations: [{key: only, operator: Exists}]"';
    expect(rulesFound(`${INVENTORY}\ncomplete: true`, dns(tolerating))).toEqual(["every-pool-tainted"]);
  });
});

describe("the matrix", () => {
  it("shows what an add-on brings, by its own name, and what it is", () => {
    const input = readTexts(INVENTORY, [
      { path: "manifest.yaml", text: cluster("{name: kube-proxy}", "{name: coredns}") },
    ]);
    const rows = fitRepository(input).workloads.map(({ kind, namespace, name, part, pools }) => [
      `${kind} ${namespace}/${name} (${part})`,
      ...pools.map(({ verdict }) => verdict),
    ]);
    expect(rows).toEqual([
      ["DaemonSet kube-system/kube-proxy (add-on)", "fits", "fits"],
      ["Deployment kube-system/coredns (add-on)", "fits", "blocked"],
    ]);
  });
});
