import type { SourceNode } from "../../model/source.js";
import type { Workload } from "../../model/workload.js";
import { isDirective, movedTolerations } from "../../yaml/directives.js";
import { effectiveEntries, getString, getValue, itemsOf, nodeAt } from "../../yaml/node-value.js";
import { createDecoder, LENIENT } from "../fields/decoder.js";
import { findUnknownFields, type UnknownFields } from "../fields/unknown-fields.js";
import { podSpecPathOf } from "../objects/kinds.js";
import type { KubernetesObject } from "../objects/objects.js";
import { decodePodSpec } from "../objects/pod-spec.js";
import { readMountedClaims } from "../objects/ports-and-volumes.js";
import { ownerOf } from "../objects/workload-owner.js";

const MIRROR_POD_ANNOTATION = "kubernetes.io/config.mirror";

/** Reports whether containers or images are missing, except in a Pod, which another program completes. */
function isPatch(kind: string, node: SourceNode, podSpec: SourceNode): boolean {
  const containers = getValue(podSpec, "containers");
  const isWhole = itemsOf(containers).some((container) => getValue(container, "image") !== undefined);
  if (containers !== undefined && (isWhole || itemsOf(containers).length === 0)) return false;
  return kind !== "Pod" || effectiveEntries(node).some(({ key }) => isDirective(key.text));
}

/** Returns an empty pod spec if it may be under a wrong key, so that the key is reported. */
function emptyPodSpec({ start, end }: SourceNode, unknown: UnknownFields): SourceNode | undefined {
  const isAllKnown = [...unknown.strayFields, ...unknown.unknownFields].every(({ knownIn }) => knownIn !== undefined);
  return isAllKnown ? undefined : { kind: "mapping", start, end, entries: [] };
}

/** Counts the nodes with a Pod of a DaemonSet in its status, if its controller has seen its latest change and rolls none out. */
function placedOn(node: SourceNode): number | undefined {
  const status = getValue(node, "status");
  const [seen, desired = 0, current = 0, updated = 0] = [
    ...["observedGeneration", "desiredNumberScheduled", "currentNumberScheduled", "updatedNumberScheduled"],
  ].map((key) => LENIENT.integer(getValue(status, key), []));
  const generation = LENIENT.integer(nodeAt(node, ["metadata", "generation"]), []);
  if (seen === undefined || seen !== generation) return undefined;
  return updated < current ? desired : Math.min(desired, current);
}

/** Counts the ready Pods of a DaemonSet in its status; undefined if they are as many as it wants. */
function unreadyOf(node: SourceNode): string | undefined {
  const of = (key: string) => LENIENT.integer(nodeAt(node, ["status", key]), []);
  const [wanted = 0, ready = wanted] = [of("desiredNumberScheduled"), of("numberReady")];
  return ready < wanted ? `${ready} of ${wanted}` : undefined;
}

/** Returns undefined without a pod spec and for a mirror pod, which a kubelet already runs. */
export function readWorkload(object: KubernetesObject): Workload | undefined {
  const podSpecPath = podSpecPathOf(object.apiVersion, object.kind);
  if (podSpecPath === undefined) return undefined;
  const { node } = object;
  const unknown = findUnknownFields(object.apiVersion, object.kind, { object: node, podSpecPath });
  const podSpecNode = nodeAt(node, podSpecPath) ?? emptyPodSpec(node, unknown);
  if (podSpecNode?.kind !== "mapping") return undefined;
  const decoder = createDecoder();
  const owner = ownerOf(object);
  if (MIRROR_POD_ANNOTATION in owner.annotations) return undefined;
  const podSpec = decodePodSpec(decoder, podSpecNode, podSpecPath);
  const movedFields = movedTolerations(podSpecNode, podSpecPath);
  const template = nodeAt(node, [...podSpecPath.slice(0, -1), "metadata"]);
  const replicas = LENIENT.integer(nodeAt(node, ["spec", "replicas"]), []);
  const isSurging = object.kind === "Deployment" && replicas !== undefined;
  // Properties before the spread give all workloads one hidden class; Node.js 20 would create one for each.
  return {
    replicas,
    templateLabels: LENIENT.stringMap(getValue(template, "labels"), []),
    templateAnnotations: LENIENT.stringMap(getValue(template, "annotations"), []),
    podSpecPath,
    podSpec,
    decodeErrors: decoder.errors,
    strayFields: unknown.strayFields,
    unknownFields: unknown.unknownFields,
    ...owner,
    isFragment: isPatch(object.kind, node, podSpecNode) || undefined,
    movedFields: movedFields.length > 0 ? movedFields : undefined,
    placedOn: object.kind === "DaemonSet" ? placedOn(node) : undefined,
    unready: object.kind === "DaemonSet" ? unreadyOf(node) : undefined,
    surges: (isSurging && startsPodsFirst(getValue(node, "spec"), replicas)) || undefined,
    claims: readMountedClaims(node, podSpecPath),
    jobLabels:
      object.kind === "CronJob"
        ? LENIENT.stringMap(nodeAt(node, ["spec", "jobTemplate", "metadata", "labels"]), [])
        : undefined,
  };
}

/** Returns the number that a count or a percentage stands for; undefined for anything else. */
function resolve(node: SourceNode | undefined, replicas: number, round: (value: number) => number): number | undefined {
  const [, digits, percent] = /^(\d+)(%?)$/.exec(node?.kind === "scalar" ? node.text : "25%") ?? [];
  if (digits === undefined) return undefined;
  return percent === "%" ? round((replicas * Number(digits)) / 100) : Number(digits);
}

/** Reports whether a rollout of a Deployment starts a pod before it stops one. Upstream: deployment/util ResolveFenceposts. */
function startsPodsFirst(spec: SourceNode | undefined, replicas: number): boolean {
  const strategy = getValue(spec, "strategy");
  const rolling = getValue(strategy, "rollingUpdate");
  const surge = resolve(getValue(rolling, "maxSurge"), replicas, Math.ceil) ?? 0;
  const unavailable = resolve(getValue(rolling, "maxUnavailable"), replicas, Math.floor);
  return (getString(strategy, "type") ?? "RollingUpdate") === "RollingUpdate" && surge > 0 && unavailable === 0;
}
