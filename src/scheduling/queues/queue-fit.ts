import type { PodChange } from "../../model/cluster.js";
import type { PoolFit, Reason, WorkloadFit } from "../../model/pool-fit.js";
import type { FlavorChoice, QueueAnswer } from "../../model/queue.js";
import { joinStringMaps } from "../../model/string-map.js";
import { type PodToleration, withOrigin } from "../../model/taint.js";
import { sameIdentity } from "../taints/add-toleration.js";

/** Adds the flavors' selectors and tolerations. Upstream: kueue pkg/podset/podset.go FromAssignment, Merge. */
export function withFlavors(template: PodChange, flavors: FlavorChoice): PodChange {
  const added = flavors.flatMap(({ name, tolerations }) =>
    tolerations.map((toleration) => withOrigin(toleration, { by: "Kueue", flavor: name })),
  );
  const { spec, tolerations } = template;
  const isNew = (one: PodToleration) =>
    !tolerations.some((own) => sameIdentity(own, one) && own.tolerationSeconds === one.tolerationSeconds);
  return {
    ...template,
    spec: { ...spec, nodeSelector: joinStringMaps(spec.nodeSelector, ...flavors.map(({ nodeLabels }) => nodeLabels)) },
    tolerations: [...tolerations, ...added.filter(isNew)],
  };
}

function combine(choices: readonly PoolFit[], reason: Extract<Reason, { readonly kind: "queue-gives" }>): PoolFit[] {
  const [first, ...others] = choices;
  if (first === undefined) return [];
  const isAgreed = others.every(({ verdict }) => verdict === first.verdict);
  if (isAgreed && first.verdict === "fits") return [first];
  const reasons = [...first.reasons, { ...reason, isSure: reason.isSure && isAgreed }];
  return [isAgreed ? { ...first, reasons } : { ...first, verdict: "unknown", reasons }];
}

/** Applies a queue's answer. `fit` is the pod before the queue; `judge` judges it with flavors. */
export function answeredByQueue(
  fit: WorkloadFit,
  answer: QueueAnswer,
  judge: (flavors: FlavorChoice) => WorkloadFit,
): WorkloadFit {
  const { queue } = answer;
  switch (answer.kind) {
    case "open":
      return { ...fit, queue: answer };
    case "refuses": {
      const reasons: Reason[] = [{ kind: "queue-refuses", queue, clusterQueue: answer.clusterQueue.name }];
      return { ...fit, queue: answer, pools: fit.pools.map((pool) => ({ ...pool, verdict: "blocked", reasons })) };
    }
    case "gives": {
      const fits = answer.choices.map(judge);
      const [first] = fits;
      const flavors = [...new Set(answer.choices.flatMap((choice) => choice.map(({ name }) => name)))];
      const isSure = answer.choices.every((choice) => choice.length > 0);
      const reason = { kind: "queue-gives", queue, flavors, isSure } as const;
      const pools = fit.pools.flatMap((_, index) =>
        combine(
          fits.flatMap(({ pools }) => pools[index] ?? []),
          reason,
        ),
      );
      return { ...(fits.length === 1 && first !== undefined ? first : fit), queue: answer, pools };
    }
  }
}
