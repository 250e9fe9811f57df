import type { Exception } from "../exception.js";
import { workload } from "../workload-texts.js";

const pools = (tainted = "scale: {replicas: 1}", workers = "scale: {replicas: 2}") =>
  `pools: [{name: workers, ${workers}}, {name: cp, taints: ["cp:NoSchedule"], ${tainted}}]`;
const spread = (selector = "matchLabels: {app: a}", key = "kubernetes.io/hostname", replicas = 4) =>
  workload("Deployment", [
    `topologySpreadConstraints: [{maxSkew: 1, topologyKey: ${key}, whenUnsatisfiable: DoNotSchedule, labelSelector: {${selector}}}]`,
  ]).replace("  template:\n", `  replicas: ${replicas}\n  template:\n    metadata: {labels: {app: a}}\n`);
const about = { inventory: pools(), spoken: spread() };
const inPoolA = spread().replace("    spec:\n", "    spec:\n      nodeSelector: {pool: a}\n");
const ZONE = "topology.kubernetes.io/zone";
const zones = (tainted: string) => pools(`labels: {${ZONE}: ${tainted}}`, `labels: {${ZONE}: a}`);

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise:
      "Reported only if the numbers prove it: `replicas` is greater than `maxSkew` times the domains that the pod can enter",
    ...about,
    silent: spread(undefined, undefined, 2),
  },
  {
    promise: "Without these numbers nothing is reported, because enough nodes make the spread work",
    ...about,
    silentInventory: pools(undefined, "labels: {}"),
  },
  {
    promise: "A tainted pool counts only if it has a value that no other pool has",
    inventory: zones("b"),
    spoken: spread(undefined, ZONE),
    silentInventory: zones("a"),
  },
  {
    promise: "Pools that are or may be scaled to zero do not count",
    ...about,
    silentInventory: pools("scale: {max: 0}"),
  },
  {
    promise: "Pools that the selector excludes count only with `nodeAffinityPolicy: Ignore`",
    inventory: pools("scale: {replicas: 1}", "labels: {pool: a}, scale: {replicas: 2}"),
    spoken: inPoolA.replace("maxSkew: 1,", "maxSkew: 1, nodeAffinityPolicy: Ignore,"),
    silent: inPoolA,
  },
  {
    promise: "If pools may exist that are not declared, the number of domains is unknown",
    ...about,
    silentInventory: `complete: false\n${pools()}`,
  },
  {
    promise: "A constraint with `matchExpressions` other than `In` with one value",
    ...about,
    spoken: spread("matchExpressions: [{key: app, operator: In, values: [a]}]"),
    silent: spread("matchExpressions: [{key: app, operator: In, values: [a, b]}]"),
  },
  {
    promise: "or whose labels do not match the pod itself, is left alone",
    ...about,
    silent: spread("matchLabels: {app: b}"),
  },
  {
    promise: "Honor`, unless the constraint says something else",
    ...about,
    silent: spread().replace("maxSkew: 1,", "maxSkew: 1, nodeTaintsPolicy: Honor,"),
  },
];
