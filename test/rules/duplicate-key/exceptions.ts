import type { Exception } from "../exception.js";
import { workload } from "../workload-texts.js";

const twice = (first: string, second: string) =>
  workload("Deployment", [`nodeSelector: {${first}}`, `nodeSelector: {${second}}`]);

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "taintlint is silent if both have the same value",
    inventory: "pools: [{name: general, labels: {pool: a}}]",
    spoken: twice("pool: b", "pool: a"),
    silent: twice("pool: a", "pool: a"),
  },
];
