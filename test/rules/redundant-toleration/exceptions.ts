import type { Exception } from "../exception.js";
import { tolerating, workload } from "../workload-texts.js";

const NARROW = "{key: a, operator: Exists, effect: NoSchedule}";
const WIDE = "{key: a, operator: Exists}";
const EVICTING = "{key: a, operator: Exists, effect: NoExecute";
const app = (...tolerations: string[]) => workload("Deployment", [tolerating(...tolerations)]);
const about = {
  inventory: "pools: [{name: general}, {name: a, taints: ['a:NoSchedule']}]",
  spoken: app(WIDE, NARROW),
};
const evicting = "pools: [{name: general}, {name: a, taints: ['a:NoExecute']}]";

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Not reported: - several narrow tolerations that only together cover another one",
    ...about,
    silent: workload("DaemonSet", [
      tolerating(
        ...["NoSchedule", "NoExecute", "PreferNoSchedule"].map((effect) => `{operator: Exists, effect: ${effect}}`),
        WIDE,
      ),
    ]),
  },
  {
    promise: "a toleration that merely covers more than the taints of today",
    ...about,
    silent: app(WIDE),
  },
  {
    promise: "The 300 seconds that Kubernetes adds to other pods do not count",
    ...about,
    silent: app("{key: node.kubernetes.io/not-ready, operator: Exists, effect: NoExecute, tolerationSeconds: 300}"),
  },
  {
    promise: "tolerations beside one without a key that `wildcard-toleration` reports",
    inventory: `${about.inventory}\nrules: {wildcard-toleration: off}`,
    spoken: app("{operator: Exists}", NARROW),
    silentInventory: about.inventory,
  },
  {
    promise: "a toleration that a wider one covers: only the same one twice is reported",
    inventory: about.inventory,
    spoken: `agent: {tolerations: [${NARROW}, ${NARROW}]}\n`,
    silent: `agent: {tolerations: [${WIDE}, ${NARROW}]}\n`,
  },
  {
    promise: "the missing half of its pair is named, and it is a warning",
    entryIn: ["test/rules/redundant-toleration/pairs.test.ts", "names the missing half of a pair"],
  },
  {
    promise: "a toleration that tolerates nothing, which other rules report",
    inventory: "pools: [{name: general}]\nrules: {unmatched-toleration: off}",
    spoken: about.spoken,
    silentInventory: "pools: [{name: general}]",
  },
  {
    promise: "a toleration if `evicted-by-taint` reports the one that covers it",
    inventory: `${evicting}\nrules: {evicted-by-taint: off}`,
    spoken: app(`${EVICTING}, tolerationSeconds: 60}`, `${EVICTING}}`),
    silentInventory: evicting,
  },
];
