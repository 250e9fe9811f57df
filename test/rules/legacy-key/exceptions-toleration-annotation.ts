import type { Exception } from "../exception.js";
import { tolerating, workload } from "../workload-texts.js";

const annotated = (value: string, ...spec: string[]) =>
  workload("Deployment", spec).replace(
    "  template:\n",
    `  template:\n    metadata: {annotations: {scheduler.alpha.kubernetes.io/tolerations: '${value}'}}\n`,
  );
const LIST = '[{"key":"gpu","operator":"Exists"}]';
const about = {
  inventory: "pools: [{name: general}, {name: gpu, taints: ['gpu:NoSchedule']}]",
  spoken: annotated(LIST),
};

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "the annotation is only ignored and the finding is a note",
    ...about,
    silent: annotated(LIST, tolerating("{key: gpu, operator: Exists}")),
    saidAs: "note",
  },
  { promise: "An empty annotation is not reported", ...about, silent: annotated("") },
  {
    promise: "nor is one that a chart from elsewhere writes by itself",
    entryIn: ["test/cli/release-values.test.ts", "is not blamed for an old annotation that the chart writes"],
  },
  {
    promise: "Neither are `defaultTolerations` and `tolerationsWhitelist` of a Namespace",
    ...about,
    silent: `apiVersion: v1\nkind: Namespace\nmetadata: {name: a, annotations: {scheduler.alpha.kubernetes.io/defaultTolerations: '${LIST}'}}\n`,
  },
];
