import type { Exception } from "../exception.js";
import { tolerating, workload } from "../workload-texts.js";

const app = (name: string, ...values: string[]) =>
  workload("Deployment", [
    tolerating(...values.map((value) => `{key: gpu, operator: Equal, value: "${value}", effect: NoSchedule}`)),
  ]).replace("name: a,", `name: ${name},`);
const both = (first: string[], second: string[]) => `${app("a", ...first)}---\n${app("b", ...second)}`;
const OPEN = "complete: false\npools: [{name: general}]";
const about = { inventory: OPEN, spoken: both(["true"], ["present"]) };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "A key that also has any other value, such as `dedicated=<team>`, is meant to have several",
    ...about,
    silent: `${about.spoken}---\n${app("c", "web")}`,
  },
  {
    promise: "A workload that tolerates several values knows of them and does not count",
    ...about,
    silent: both(["true", "present"], ["true", "present"]),
  },
  {
    promise: "The folder of an example is compared with nothing outside of it",
    entryIn: [
      "test/rules/mixed-values/mixed-toleration-values.test.ts",
      "the values of examples are compared with those of the same one",
    ],
  },
  {
    promise: "Reported for a key that no declared pool has",
    ...about,
    silentInventory: "complete: false\npools: [{name: general}, {name: gpu, taints: ['gpu=true:NoSchedule']}]",
  },
  { promise: "and only while other pools may exist", ...about, silentInventory: "pools: [{name: general}]" },
];
