import { EMPTY_POD_SPEC } from "../model/pod.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import { quoted } from "../model/words.js";
import { type DefaultPod, formatWorkload, type MadePods, placeInObject, type Workload } from "../model/workload.js";
import { fitWorkload } from "../scheduling/fit-workload.js";
import { describeReason } from "../scheduling/reasons.js";
import { clause, NO_POOL, ofAllPools } from "./contract/claim.js";
import type { Rule, RuleContext, RuleFinding } from "./contract/rule.js";
import { isPlacementKnown, untoleratedHere } from "./contract/vocabulary.js";

const MAX_RELATED = 12;

function madeByDefault(workload: Workload, { part, requests }: DefaultPod): Workload {
  const container = { name: part, image: "", requests, limits: requests, restartPolicy: undefined };
  return { ...workload, part, podSpec: { ...EMPTY_POD_SPEC, containers: [container] } };
}

function describe(fit: WorkloadFit, pod: DefaultPod, { inventory, objects }: RuleContext): RuleFinding | undefined {
  const made = fitWorkload(madeByDefault(fit.workload, pod), inventory, objects.admission);
  if (made.pools.length === 0 || made.pools.some(({ verdict }) => verdict !== "blocked")) return undefined;
  const { workload } = made;
  return {
    at: placeInObject(workload, ["spec"], "key"),
    workload,
    claims: ofAllPools(
      clause`${NO_POOL} takes the ${pod.part} that ${pod.by} creates: it has no tolerations, because ${quoted(pod.field)} is missing`,
    ),
    help: pod.help,
    related: untoleratedHere(made.pools).slice(0, MAX_RELATED),
    fingerprintBy: { names: [pod.field] },
  };
}

function describeMade({ place, of, workload }: MadePods, { inventory, objects }: RuleContext) {
  const made = fitWorkload(workload, inventory, objects.admission);
  if (!isPlacementKnown(made) || made.pools.length === 0) return undefined;
  if (made.pools.some(({ verdict }) => verdict !== "blocked")) return undefined;
  const runtime = `${of.kind} ${quoted(of.name)}`;
  return {
    at: place,
    claims: [ofAllPools(clause`${NO_POOL} takes the pods of ${formatWorkload(workload)}, which ${runtime} describes`)],
    help: `Write what they need into ${runtime}, or into \`runtimePatches\`.`,
    details: made.pools.slice(0, MAX_RELATED).map(({ pool, reasons }) => {
      return `${pool.name}: ${reasons.map(describeReason).join("; ")}`;
    }),
    related: [
      { place: placeInObject(workload, workload.podSpecPath, "key"), message: `${runtime} describes them here` },
      ...untoleratedHere(made.pools).slice(0, MAX_RELATED),
    ],
    fingerprintBy: { names: [formatWorkload(workload)] },
  } satisfies RuleFinding;
}

export const defaultPodUnplaced: Rule = {
  id: "default-pod-unplaced",
  claims: ["all-pools"],
  *checkInventory(context) {
    for (const made of context.objects.madePods) yield describeMade(made, context);
  },
  looksAt: "default-pods",
  *checkWorkload(fit, context) {
    const { defaultPods = [] } = fit.workload;
    const isTaken = fit.pools.some(({ verdict }) => verdict !== "blocked");
    if (defaultPods.length === 0 || !isTaken || !isPlacementKnown(fit)) return;
    for (const pod of defaultPods) yield describe(fit, pod, context);
  },
};
