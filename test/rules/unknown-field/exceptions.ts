import type { Exception } from "../exception.js";
import { workload } from "../workload-texts.js";

const about = {
  inventory: "pools: [{name: general}]",
  spoken: workload("Deployment", ["nodeSelectors: {pool: a}"]),
};
const kind = (field: string) =>
  `apiVersion: monitoring.coreos.com/v1\nkind: Prometheus\nmetadata: {name: a}\nspec:\n  ${field}: {pool: a}\n`;

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Volumes, probes and other fields that do not affect placement are not looked at",
    ...about,
    silent: workload("Deployment", ["volumes: [{name: a, emptyDirs: {}}]"]),
  },
  { promise: "A key without a value is not reported", ...about, silent: workload("Deployment", ["nodeSelectors:"]) },
  {
    promise: "nor is a directive of a patch, such as `$patch`",
    ...about,
    silent: workload("Deployment", ["$patch: replace"]),
  },
  {
    promise: "nor `sops`, which SOPS adds to an encrypted file and removes from it",
    inventory: about.inventory,
    spoken: `${workload("Deployment", [])}encrypted: {version: 3.9.0}\n`,
    silent: `${workload("Deployment", [])}sops: {version: 3.9.0}\n`,
  },
  {
    promise: "so that nothing is said about the pools that it misses",
    entryIn: ["test/rules/exceptions.test.ts", "a pod with a misplaced or misspelt field is not judged for placement"],
  },
  {
    promise: "a key that nearly matches one of them is a warning",
    ...about,
    silent: kind("nodeSelectors"),
    saidAs: "warning",
  },
  {
    promise: "If a kind has scheduling fields of its own, a key that nearly matches one of them",
    inventory: about.inventory,
    spoken: kind("nodeSelectors"),
    silent: kind("shardSelection"),
  },
];
