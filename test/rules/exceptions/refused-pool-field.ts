import type { Exception } from "./exception.js";

const TALOS = (more = "") =>
  `machine:\n  type: worker\n  network: {hostname: gpu-1}\n  nodeTaints:\n    gpu: "true:NoSchedule"\ncluster:\n  clusterName: home\n${more}`;

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "unless `disable-admission-plugins` names `NodeRestriction`",
    inventory: "from: [manifest.yaml]\n",
    spoken: TALOS(),
    silent: TALOS("  apiServer: {extraArgs: {disable-admission-plugins: NodeRestriction}}\n"),
  },
];
