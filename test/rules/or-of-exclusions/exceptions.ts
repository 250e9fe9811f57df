import type { Exception } from "../exception.js";
import { workload } from "../workload-texts.js";

const app = (...terms: string[]) =>
  workload("Deployment", [
    `affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [${terms
      .map((expressions) => `{matchExpressions: [${expressions}]}`)
      .join(", ")}]}}}`,
  ]);
const not = (key: string, value: string) => `{key: ${key}, operator: NotIn, values: [${value}]}`;
const ABC = "{name: a, labels: {pool: a}}, {name: b, labels: {pool: b}}, {name: c, labels: {pool: c}}";
const about = { inventory: `pools: [${ABC}]`, spoken: app(not("pool", "a"), not("pool", "b")) };
const TWO = "{name: a, labels: {os: a, disk: x}}, {name: b, labels: {os: x, disk: b}}";
const twoKeys = { inventory: `pools: [${TWO}]`, spoken: app(not("os", "a"), not("disk", "b")) };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "no value is excluded by all of them",
    ...about,
    silent: app(not("pool", "a"), not("pool", "a, b")),
  },
  {
    promise: "and otherwise ask for the same",
    ...about,
    silent: app(`${not("pool", "a")}, {key: disk, operator: Exists}`, not("pool", "b")),
  },
  {
    promise: "So the finding needs complete inventories",
    ...twoKeys,
    silentInventory: `complete: false\npools: [${TWO}]`,
  },
  {
    promise: "all of them together exclude none",
    ...twoKeys,
    silentInventory: `pools: [${TWO}, {name: both, labels: {os: a, disk: b}}]`,
  },
  {
    promise: "Alternatives that select (`In`, `Exists`) are what terms are for, and are not looked at",
    ...about,
    silent: app("{key: pool, operator: In, values: [a]}", "{key: pool, operator: In, values: [b]}"),
  },
];
