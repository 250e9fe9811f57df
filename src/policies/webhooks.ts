import type { Json } from "../cel/values.js";
import type { KubernetesObject } from "../manifest/objects/objects.js";
import { allOf } from "../model/fact.js";
import { matchesNameGlob } from "../model/name-glob.js";
import type { SourceProblem } from "../model/source.js";
import { matchesConditions, policyScope } from "./contract/cel-policy.js";
import { listAt, textAt } from "./contract/json-node.js";
import { matchesResources, ofKinds, type PolicyObject, readEach, readPolicyObject } from "./contract/object-policy.js";
import {
  type AdmissionRequest,
  type PodPolicy,
  type PolicyOutcome,
  UNTOUCHED,
  unknownChange,
} from "./contract/policy.js";

/** Webhook name endings of programs that, by their documentation, never change placement. */
const HARMLESS: readonly string[] = [
  "sidecar-injector.istio.io",
  "linkerd-proxy-injector.linkerd.io",
  "vault.hashicorp.com",
  "elbv2.k8s.aws",
  "pod-identity-webhook.amazonaws.com",
  "iam-for-pods.amazonaws.com",
  "azure-workload-identity.io",
  "azure-wi-webhook",
  "webhook.cert-manager.io",
  "inject.consul.hashicorp.com",
  "consul-connect-injector.consul.hashicorp.com",
  "opentelemetry.io",
  "jaegertracing.io",
  "keda.sh",
  "cnpg.io",
  "monitoring.coreos.com",
  "kubevirt.io",
  "goldilocks.fairwinds.com",
  "webhook.dapr.io",
  "kuma.io",
  "vpa.k8s.io",
  "telegraf.influxdata.com",
  "medeployment.aibrix.ai",
];
/** Services judged elsewhere (queues), or that change only workloads of the given kinds. */
const MODELLED: ReadonlyMap<string, readonly string[]> = new Map([
  ["kueue-webhook-service", []],
  ["jobset-webhook-service", ["JobSet"]],
  ["lws-webhook-service", ["LeaderWorkerSet"]],
]);
/** Engines, whose policies are read separately. */
const ENGINES = /(?:^|[.-])(?:kyverno|gatekeeper)[.-]/;

const KIND = "MutatingWebhookConfiguration";

function isHarmless(webhook: Json): boolean {
  const name = textAt(webhook, "name") ?? "";
  return ENGINES.test(name) || HARMLESS.some((end) => name.endsWith(end));
}

/** Undefined for unknown services. */
function modelledKinds(webhook: Json): readonly string[] | undefined {
  return MODELLED.get(textAt(webhook, "clientConfig", "service", "name") ?? "");
}

function configurationsAmong(objects: readonly PolicyObject[], ignored: readonly string[]): PolicyObject[] {
  return ofKinds(objects, "admissionregistration.k8s.io", KIND).filter(
    ({ name }) => !ignored.some((glob) => matchesNameGlob(glob, name)),
  );
}

export function readWebhooks(objects: readonly KubernetesObject[], ignored: readonly string[] = []): PolicyObject[] {
  const read = objects.filter(({ kind }) => kind === KIND).flatMap((object) => readPolicyObject(object, true) ?? []);
  return configurationsAmong(read, ignored);
}

/** Resources that affect placement. */
const POD_RESOURCES = /^(?:\*|(?:pods|deployments|replicasets|statefulsets|daemonsets|jobs|cronjobs)(?:\/.*)?)$/;

export function mayChangePods({ json }: PolicyObject): boolean {
  return listAt(json, "webhooks").some((webhook) => {
    if (isHarmless(webhook) || modelledKinds(webhook) !== undefined) return false;
    const resources = listAt(webhook, "rules").flatMap((rule) => listAt(rule, "resources"));
    return resources.some((one) => typeof one === "string" && POD_RESOURCES.test(one));
  });
}

function isModelled(webhook: Json, { object }: AdmissionRequest): boolean {
  const kinds = modelledKinds(webhook);
  const owner = listAt(object, "metadata", "ownerReferences").map((one) => textAt(one, "kind"));
  return kinds !== undefined && !kinds.some((kind) => kind === textAt(object, "kind") || owner.includes(kind));
}

function covers(webhook: Json, request: AdmissionRequest): boolean {
  if (isModelled(webhook, request)) return false;
  const matches = allOf(
    listAt(webhook, "rules").length > 0 && matchesResources(webhook, "rules", request),
    matchesConditions(listAt(webhook, "matchConditions"), policyScope(request, [])),
  );
  return matches !== false;
}

/** Reads webhooks that may change pods in an unknown way. Upstream: admission/plugin/webhook/mutating/dispatcher.go. */
export function readMutatingWebhooks(
  objects: readonly PolicyObject[],
  ignored: readonly string[],
  faults: SourceProblem[],
): PodPolicy[] {
  return readEach(configurationsAmong(objects, ignored), "webhook", faults, ({ json }) => {
    const webhooks = listAt(json, "webhooks").filter((one) => !isHarmless(one));
    const mayTouch = webhooks.length > 0;
    return {
      mayTouch: { tolerations: mayTouch, selection: mayTouch },
      evaluate: (request): PolicyOutcome =>
        webhooks.some((webhook) => covers(webhook, request)) ? unknownChange("a program") : UNTOUCHED,
    };
  });
}
