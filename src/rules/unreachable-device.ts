import type { DeviceAsk, DeviceClaim, DeviceWorld } from "../model/device.js";
import type { PoolFit, WorkloadFit } from "../model/pool-fit.js";
import { formatTaint } from "../model/taint.js";
import { list, quoted } from "../model/words.js";
import { placeInPodSpec } from "../model/workload.js";
import { canBeGiven } from "../scheduling/devices/allocation.js";
import { candidatesFor } from "../scheduling/devices/candidates.js";
import { canBeGivenOn, claimsOf, withPublishedRequests } from "../scheduling/devices/pod-claims.js";
import { describeReason } from "../scheduling/reasons.js";
import { readExamples } from "./contract/examples.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import {
  declaredHere,
  distinctTaints,
  isPlacementKnown,
  namePools,
  ofAllPools,
  ofPools,
  taintsAgainst,
} from "./contract/vocabulary.js";
import { offerFor } from "./repairs/offered-tolerations.js";
import { formatTolerationsFor } from "./repairs/toleration-yaml.js";

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
    claims: [
      ofPools(
        isResource
          ? `${which} that ${nameOf(claim)} stands for ${taint}, and an extended resource tolerates none: ${names}`
          : `${which} that request ${quoted(ask.name)} of ${nameOf(claim)} selects ${taint}, which it does not tolerate: ${names}`,
      ),
    ],
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
  const yaml = formatTolerationsFor(taintsAgainst(nearest));
  return {
    help: `Pool ${quoted(nearest.pool.name)} has the devices. To let the pod in, add to the pod spec:\n${yaml}`,
    offer: offerFor(taintsAgainst(nearest), otherwise),
  };
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
    claims: [
      ofAllPools(`no node of a pool that admits the pod can have the devices of ${list(claims.map(nameOf))}${where}`),
    ],
    ...helpFor(blocked),
    details: blocked.map(({ pool, reasons }) => `${pool.name}: ${reasons.map(describeReason).join("; ")}`),
    related: blocked.slice(0, MAX_POOLS).map(({ pool }) => declaredHere(pool)),
    subject: { pools: blocked.map(({ pool }) => pool) },
    fingerprintBy: { names: claims.map(nameOf) },
  };
}

const SLICE = `
apiVersion: resource.k8s.io/v1
kind: ResourceSlice
metadata: {name: gpus}
spec:
  driver: gpu.example.com
  pool: {name: rack-1, generation: 1, resourceSliceCount: 1}
  nodeSelector: {nodeSelectorTerms: [{matchExpressions: [{key: pool, operator: In, values: [gpu]}]}]}
  devices: [{name: gpu-0}, {name: gpu-1}]
---
apiVersion: resource.k8s.io/v1
kind: DeviceClass
metadata: {name: gpu.example.com}
spec: {selectors: [{cel: {expression: 'device.driver == "gpu.example.com"'}}]}
`;
const INVENTORY = `
pools:
  - name: general
  - name: gpu
    labels: {pool: gpu}
    taints: ["example.com/gpu:NoSchedule"]
`;
const claimOf = (request: string) => `---
apiVersion: resource.k8s.io/v1
kind: ResourceClaimTemplate
metadata: {name: gpu, namespace: ml}
spec:
  spec:
    devices:
      requests:
        - name: gpu
${request}
---
apiVersion: batch/v1
kind: Job
metadata: {name: train, namespace: ml}
spec:
  template:
    spec:
      restartPolicy: Never
      containers: [{name: train, image: "train:1", resources: {claims: [{name: gpu}]}}]
      resourceClaims:
        - name: gpu
          resourceClaimTemplateName: gpu`;

export const unreachableDevice: Rule = {
  id: "unreachable-device",
  summary:
    "The devices that a pod claims are on nodes that do not take it, or have a taint that the claim does not tolerate.",
  severity: "warning",
  why: `A ResourceClaim (\`resource.k8s.io\`) selects devices, and with them the nodes that their ResourceSlice names. If these nodes have a
taint that the pod does not tolerate, or the pod selects others, it stays Pending.

Devices have taints of their own, from their ResourceSlice or from a DeviceTaintRule: the *request* has to tolerate these, the pod
cannot. The same holds for an extended resource that a DeviceClass offers (\`extendedResourceName\`) and no node lists; nothing
tolerates a taint of a device then.`,
  silent: `Only the ResourceSlices in the repository are compared. taintlint is silent if:

- the repository has no ResourceSlice;
- it has no device that the request selects, because a driver may publish it;
- slices of a pool are missing;
- two DeviceClasses of one name, or for one resource, differ.

CEL expressions are read as far as they compare the driver and attributes that are strings, whole numbers or booleans: any other
condition may be true. Devices that another pod may use count as free.`,
  fix: `Tolerate the taint of the nodes in the pod, and that of the devices in the request.`,
  examples: readExamples([
    {
      title: "The pod does not tolerate the nodes that have its devices",
      inventory: INVENTORY,
      manifests: `${SLICE}${claimOf("          exactly: {deviceClassName: gpu.example.com}")} # <--
+     nodeSelector: {pool: gpu}
+     tolerations:
+       - {key: example.com/gpu, operator: Exists, effect: NoSchedule}
`,
    },
    {
      title: "A taint of the devices, which the request does not tolerate",
      inventory: "\npools:\n  - name: gpu\n    labels: {pool: gpu}\n",
      manifests: `${SLICE}---
apiVersion: resource.k8s.io/v1
kind: DeviceTaintRule
metadata: {name: rack-1}
spec:
  deviceSelector: {driver: gpu.example.com, pool: rack-1}
  taint: {key: example.com/maintenance, effect: NoSchedule}
${claimOf(`          exactly: # <--
            deviceClassName: gpu.example.com
+           tolerations:
+             - {key: example.com/maintenance, operator: Exists, effect: NoSchedule}`)}
`,
    },
  ]),
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
