import type { Exception } from "../exception.js";

const shown = (promise: string, title: string): Exception => ({
  promise,
  entryIn: ["test/rules/missed-taint-values/missed-taint-values.test.ts", title],
});

export const EXCEPTIONS: readonly Exception[] = [
  shown("If it only misses one dedicated kind of node among many, it is a note", "is a note for one kind of node"),
  shown("taintlint is silent about ingress controllers", "a way into the cluster"),
  shown("for device plugins, about pools without devices", "an agent of devices"),
];
