import type { DeviceAsk, DeviceClaim, DeviceWorld } from "../model/device.js";
import type { PoolFit, WorkloadFit } from "../model/pool-fit.js";
import { formatTaint } from "../model/taint.js";
import { list, quoted } from "../model/words.js";
import { placeInPodSpec } from "../model/workload.js";
import { canBeGiven, candidatesFor } from "../scheduling/devices/allocation.js";
import { canBeGivenOn, claimsOf, withPublishedRequests } from "../scheduling/devices/pod-claims.js";
import { describeReason } from "../scheduling/reasons.js";
import { ofAllPools, ofPools } from "./contract/claim.js";
import type { Rule, RuleContext, RuleFinding } from "./contract/rule.js";
import { declaredHere, distinctTaints, isPlacementKnown, namePools, taintsAgainst } from "./contract/vocabulary.js";
import { adviseTolerations, formatTolerationsFor } from "./repairs/offered-tolerations.js";

const MAX_POOLS = 12;

const nameOf = ({ kind, namespace, name }: DeviceClaim) => {
  return kind === "resource" ? `resource ${quoted(name)}` : `${kind} ${quoted(`${namespace}/${name}`)}`;
};

/** Reports a request that no known device can fulfil. */
function describeTaints(claim: DeviceClaim, ask: DeviceAsk, world: DeviceWorld): RuleFinding | undefined {
  const selected = candidatesFor(ask, world);
  const taints = distinctTaints(selected.flatMap(({ untolerated }) => untolerated));
  if (selected.length === 0 || selected.some(({ untolerated }) => untolerated.length === 0)) return undefined;
  const names = list(selected.map(({ device }) => quoted(device.name)));
  const [which, have] =
    selected.length === 1 ? ["the only published device", "has"] : ["all published devices", "have"];
  const taint = `${have} taint ${list(taints.map(formatTaint))}`;
  const isResource = claim.kind === "resource";
  const rules = world.taintRules.filter(({ taint }) => taints.includes(taint));
  return {
    at: ask.place,
    claims: ofPools(
      isResource
        ? `${which} that ${nameOf(claim)} stands for ${taint}, and an extended resource tolerates none: ${names}`
        : `${which} that request ${quoted(ask.name)} of ${nameOf(claim)} selects ${taint}, which it does not tolerate: ${names}`,
    ),
    help: isResource
      ? "Claim the devices with a ResourceClaimTemplate that tolerates it, or remove the taint."
      : `Select other devices, or add to the request:\n${formatTolerationsFor(taints)}`,
    related: rules.map(({ name, place }) => ({ place, message: `DeviceTaintRule ${quoted(name)} adds it` })),
    fingerprintBy: { names: [claim.kind, claim.namespace, claim.name, ask.name] },
  };
}

const ANYWHERE = () => "yes" as const;

function* checkClaim(claim: DeviceClaim, world: DeviceWorld): Iterable<RuleFinding> {
  const published = withPublishedRequests(claim, world);
  if (world.pools.some(({ isWhole }) => !isWhole)) return;
  for (const { asks } of published?.requests ?? []) {
    const findings = asks.map((ask) => describeTaints(claim, ask, world));
    // Another part of the request may be had.
    if (findings.every((finding) => finding !== undefined)) yield* findings;
  }
}

function helpFor(blocked: readonly PoolFit[]): Pick<RuleFinding, "help" | "offer"> {
  const nearest = blocked.find((fit) => fit.selector === "match" && taintsAgainst(fit).length > 0);
  const otherwise = "Let the pod into the pool that has the devices.";
  if (nearest === undefined) return { help: otherwise };
  const says = `Pool ${quoted(nearest.pool.name)} has the devices. To let the pod in, add to the pod spec`;
  return adviseTolerations(says, taintsAgainst(nearest), otherwise);
}

function describePlacement(fit: WorkloadFit, world: DeviceWorld, { inventory }: RuleContext): RuleFinding | undefined {
  const { workload } = fit;
  const claims = claimsOf(workload, world, inventory);
  const admitting = fit.pools.filter(({ verdict }) => verdict !== "blocked");
  if (claims.length === 0 || admitting.length === 0 || canBeGiven(claims, world, ANYWHERE) === "no") return undefined;
  const lacks = ({ pool }: PoolFit) => canBeGivenOn(pool, claims, world, inventory) === "no";
  if (!admitting.every(lacks)) return undefined;
  const blocked = fit.pools.filter((one) => one.verdict === "blocked" && !lacks(one));
  const named = workload.podSpec.deviceClaims ?? [];
  const path = named.find(({ name }) => claims.some((claim) => claim.name === name))?.path;
  const where = blocked.length === 0 ? "" : `: ${namePools(blocked.map(({ pool }) => pool))} would`;
  return {
    at: placeInPodSpec(workload, path ?? [], path === undefined ? "key" : "value"),
    workload,
    claims: ofAllPools(
      `no node of a pool that admits the pod can have the devices of ${list(claims.map(nameOf))}${where}`,
    ),
    ...helpFor(blocked),
    details: blocked.map(({ pool, reasons }) => `${pool.name}: ${reasons.map(describeReason).join("; ")}`),
    related: blocked.slice(0, MAX_POOLS).map(({ pool }) => declaredHere(pool)),
    subject: { pools: blocked.map(({ pool }) => pool) },
    fingerprintBy: { names: claims.map(nameOf) },
  };
}

export const unreachableDevice: Rule = {
  id: "unreachable-device",
  claims: ["pools", "all-pools"],
  *checkInventory({ objects: { deviceWorld } }) {
    if (deviceWorld === undefined) return;
    for (const one of deviceWorld.claims) yield* checkClaim(one, deviceWorld);
  },
  *checkWorkload(fit, context) {
    const { deviceWorld } = context.objects;
    if (deviceWorld === undefined || !isPlacementKnown(fit)) return;
    const { workload } = fit;
    for (const resource of claimsOf(workload, deviceWorld, context.inventory).filter(
      ({ kind }) => kind === "resource",
    )) {
      for (const finding of checkClaim(resource, deviceWorld)) yield { ...finding, workload };
    }
    yield describePlacement(fit, deviceWorld, context);
  },
};
