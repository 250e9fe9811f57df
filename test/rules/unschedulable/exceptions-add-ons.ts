import type { Exception } from "../exception.js";

const inventory = "from: [{path: manifest.yaml}]";
const cluster = (
  groups: string,
  addOn = "configurationValues: 'node: {tolerations: []}'",
  name = "aws-efs-csi-driver",
) =>
  `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
managedNodeGroups: [{name: general}${groups}]
addons: [{name: ${name}, ${addOn}}]
`;
const TAINTS = "taints: [{key: dedicated, value: batch, effect: NoSchedule}]";
const about = { inventory, spoken: cluster(`, {name: batch, ${TAINTS}}`) };
const dns = cluster("", "version: latest", "coredns").replace("{name: general}", `{name: general, ${TAINTS}}`);

/** Of the agents that an add-on installs. */
export const AGENTS: readonly Exception[] = [
  {
    promise: "Not reported of add-ons are Fargate and other pools without machines",
    ...about,
    silent: cluster("]\nfargateProfiles: [{name: pods}"),
  },
  {
    promise: "Windows pools",
    ...about,
    silent: cluster(`, {name: batch, amiFamily: WindowsServer2022FullContainer, ${TAINTS}}`),
  },
  {
    promise: "and pools that never have a node",
    ...about,
    silent: cluster(`, {name: batch, minSize: 0, maxSize: 0, desiredCapacity: 0, ${TAINTS}}`),
  },
  {
    promise: "An add-on belongs to the cluster whose pools are declared in the same folder",
    ...about,
    silent: `${cluster("")}---\n${about.spoken.replace("shop", "other").replace(/addons.*\n/, "")}`,
  },
  {
    promise: "values that change the affinity, and values that cannot be resolved",
    ...about,
    silent: about.spoken.replace("tolerations: []", "tolerations: [], affinity: {}"),
  },
];

/** Of the Deployments that an add-on installs. */
export const DEPLOYMENTS: readonly Exception[] = [
  {
    promise: "It is a note if other pools may exist",
    inventory: `${inventory}\ncomplete: true`,
    spoken: dns,
    silentInventory: inventory,
    saidAs: "note",
  },
  {
    promise: "that is a warning, where the add-on is declared",
    inventory,
    spoken: dns,
    silentInventory: `${inventory}\ncomplete: true`,
    saidAs: "warning",
  },
];
