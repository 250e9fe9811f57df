import {
  isKnown,
  listValue,
  type MapEntry,
  map,
  mapOf,
  numberOf,
  scalar,
  textOfValue,
  unknown,
  type Value,
} from "../../hcl/values/value.js";
import type { KubernetesObject } from "../../manifest/objects/objects.js";
import type { RootResource } from "./contract/terraform-root.js";
import { documentOf, nodeOf } from "./contract/to-node.js";
import { asBlocks, field } from "./modules/module-values.js";

/** Resources of the Kubernetes provider with pods as blocks. */
const KINDS: Readonly<Record<string, { readonly apiVersion: string; readonly kind: string }>> = {
  kubernetes_cron_job: { apiVersion: "batch/v1", kind: "CronJob" },
  kubernetes_daemon_set: { apiVersion: "apps/v1", kind: "DaemonSet" },
  kubernetes_daemonset: { apiVersion: "apps/v1", kind: "DaemonSet" },
  kubernetes_deployment: { apiVersion: "apps/v1", kind: "Deployment" },
  kubernetes_job: { apiVersion: "batch/v1", kind: "Job" },
  kubernetes_pod: { apiVersion: "v1", kind: "Pod" },
  kubernetes_replication_controller: { apiVersion: "v1", kind: "ReplicationController" },
  kubernetes_stateful_set: { apiVersion: "apps/v1", kind: "StatefulSet" },
};

function kindOf(type: string) {
  return KINDS[type.replace(/_v1$/, "")];
}

export function isWorkloadType(type: string): boolean {
  return kindOf(type) !== undefined;
}

/** Converts a resource to the object the provider makes, as far as scheduling reads it. */
export function workloadObject(resource: RootResource): KubernetesObject | undefined {
  const { type, values, place } = resource;
  const kind = kindOf(type);
  const spec = only(field(values, "spec"));
  if (kind === undefined || spec === undefined) return undefined;
  const value = mapOf(
    {
      apiVersion: scalar(kind.apiVersion, place),
      kind: scalar(kind.kind, place),
      metadata: metadataOf(field(values, "metadata")),
      spec: kind.kind === "Pod" ? podSpec(spec) : controllerSpec(spec, kind.kind),
    },
    place,
  );
  const root = nodeOf(value, place, resource.budget);
  return { ...kind, document: documentOf(resource, root), path: [], node: root };
}

function only(blocks: Value | undefined): Value | undefined {
  if (blocks === undefined || blocks.kind !== "list") return blocks;
  return blocks.items[0] ?? (blocks.open === undefined ? undefined : unknown(blocks.open));
}

function metadataOf(blocks: Value | undefined): Value | undefined {
  const metadata = only(blocks);
  if (metadata === undefined || !isKnown(metadata)) return metadata;
  const name = field(metadata, "name") ?? field(metadata, "generate_name");
  const rest = { namespace: field(metadata, "namespace"), labels: field(metadata, "labels") };
  return mapOf({ name, ...rest, annotations: field(metadata, "annotations") }, metadata.place);
}

function controllerSpec(spec: Value, kind: string): Value {
  if (!isKnown(spec)) return spec;
  if (kind === "CronJob") {
    const job = only(field(spec, "job_template"));
    const inner = only(field(job, "spec"));
    const template = mapOf({ spec: inner && controllerSpec(inner, "Job") }, spec.place);
    return mapOf({ schedule: field(spec, "schedule"), jobTemplate: template }, spec.place);
  }
  const template = only(field(spec, "template"));
  const pod = only(field(template, "spec"));
  const made = mapOf({ metadata: metadataOf(field(template, "metadata")), spec: pod && podSpec(pod) }, spec.place);
  const replicas = numberOf(field(spec, "replicas"));
  return mapOf(
    { replicas: replicas === undefined ? undefined : scalar(replicas, spec.place), template: made },
    spec.place,
  );
}

function podSpec(pod: Value): Value {
  if (!isKnown(pod)) return pod;
  return mapOf(
    {
      containers: each(field(pod, "container"), container) ?? listValue([], pod.place),
      initContainers: each(field(pod, "init_container"), container),
      tolerations: each(field(pod, "toleration"), toleration),
      nodeSelector: field(pod, "node_selector"),
      nodeName: field(pod, "node_name"),
      affinity: camelCased(only(field(pod, "affinity")), "affinity"),
      topologySpreadConstraints: each(field(pod, "topology_spread_constraint"), (one) => camelCased(one, "") ?? one),
      schedulerName: field(pod, "scheduler_name"),
      runtimeClassName: field(pod, "runtime_class_name"),
      hostNetwork: field(pod, "host_network"),
    },
    pod.place,
  );
}

function each(blocks: Value | undefined, read: (one: Value) => Value): Value | undefined {
  if (blocks === undefined || blocks.kind !== "list") return blocks;
  if (blocks.items.length === 0 && blocks.open === undefined) return undefined;
  return listValue(blocks.items.map(read), blocks.place, blocks.open);
}

function container(one: Value): Value {
  if (!isKnown(one)) return one;
  const resources = only(field(one, "resources"));
  // Blocks up to version 1 of the provider, maps since.
  const limits = { limits: only(field(resources, "limits")), requests: only(field(resources, "requests")) };
  return mapOf(
    { name: field(one, "name"), image: field(one, "image"), resources: resources && mapOf(limits, one.place) },
    one.place,
  );
}

/** Converts a toleration, whose seconds are a text. */
function toleration(one: Value): Value {
  if (!isKnown(one)) return one;
  const written = field(one, "toleration_seconds");
  const seconds = numberOf(written);
  return mapOf(
    {
      key: emptyToAbsent(field(one, "key")),
      operator: emptyToAbsent(field(one, "operator")),
      value: asText(emptyToAbsent(field(one, "value"))),
      effect: emptyToAbsent(field(one, "effect")),
      tolerationSeconds:
        seconds === undefined ? written : scalar(seconds, written && isKnown(written) ? written.place : undefined),
    },
    one.place,
  );
}

function emptyToAbsent(value: Value | undefined): Value | undefined {
  return textOfValue(value) === "" ? undefined : value;
}

function asText(value: Value | undefined): Value | undefined {
  return value?.kind === "scalar" ? scalar(textOfValue(value) ?? null, value.place) : value;
}

/** Blocks that are lists in Kubernetes; others occur once. */
const LISTS = new Set([
  "preferred_during_scheduling_ignored_during_execution",
  "node_selector_term",
  "match_expressions",
  "match_fields",
]);
/** Blocks about pods, not nodes, where the required terms are a list. */
const OF_PODS = new Set(["pod_affinity", "pod_anti_affinity"]);
const REQUIRED = "required_during_scheduling_ignored_during_execution";

function camelCased(value: Value | undefined, parent: string): Value | undefined {
  if (value === undefined || !isKnown(value) || value.kind !== "map") return value;
  const entries = new Map<string, MapEntry>();
  for (const [key, entry] of value.entries) {
    const isList = LISTS.has(key) || (key === REQUIRED && OF_PODS.has(parent));
    const name =
      key === "node_selector_term"
        ? "nodeSelectorTerms"
        : key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const inner = blocksOf(entry.value, key, isList);
    if (inner !== undefined) entries.set(name, { ...entry, value: inner });
  }
  return map(entries, value.place, value.open);
}

function blocksOf(value: Value, key: string, isList: boolean): Value | undefined {
  if (value.kind !== "list" || value.items.some((item) => item.kind === "scalar")) return value;
  if (isList) return each(asBlocks(value), (one) => camelCased(one, key) ?? one);
  return value.items.length === 0 && value.open === undefined ? undefined : camelCased(only(value), key);
}
