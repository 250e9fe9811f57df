import type { Exception } from "../exception.js";
import { tolerating, workload } from "../workload-texts.js";

const LIMITED = "{key: db, operator: Exists, effect: NoExecute, tolerationSeconds: 60}";
const ENDLESS = "{key: db, operator: Exists}";
const of = (kind: string, ...tolerations: string[]) => workload(kind, [tolerating(...tolerations)]);
const about = {
  inventory: "pools: [{name: general}, {name: db, taints: ['db:NoExecute']}]",
  spoken: of("Deployment", LIMITED, ENDLESS),
};

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Kubernetes uses the *first* matching toleration in list order",
    ...about,
    silent: of("Deployment", ENDLESS, LIMITED),
  },
  {
    promise: "For a Job or CronJob the finding is a warning",
    ...about,
    silent: of("Job", LIMITED),
    saidAs: "warning",
  },
];
