import type { SourceProblem } from "../model/source.js";
import type { Json } from "./cel/values.js";
import { matchesConditions, policyScope } from "./cel-policy.js";
import { listAt, textAt } from "./json-node.js";
import { allOf, matchesResources } from "./match.js";
import { ofKinds, type PolicyObject, readEach } from "./object-policy.js";
import { type AdmissionRequest, type PodPolicy, type PolicyOutcome, UNTOUCHED } from "./policy.js";

/** Webhooks of well-known programs that never change where a pod runs, by the end of the webhook's name. From their documentation. */
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
];
/** Their policies are read by themselves. */
const ENGINES = /(?:^|[.-])(?:kyverno|gatekeeper)[.-]/;

function isHarmless(name: string): boolean {
  return ENGINES.test(name) || HARMLESS.some((end) => name === end || name.endsWith(`.${end}`) || name.endsWith(end));
}

function covers(webhook: Json, request: AdmissionRequest): boolean {
  const matches = allOf(
    listAt(webhook, "rules").length > 0 && matchesResources(webhook, "rules", request),
    matchesConditions(listAt(webhook, "matchConditions"), policyScope(request, [])),
  );
  return matches !== false;
}

/**
 * The webhooks that may change pods: what a program does with them nobody reads from a manifest. Upstream:
 * apiserver/pkg/admission/plugin/webhook/mutating/dispatcher.go.
 */
export function readMutatingWebhooks(objects: readonly PolicyObject[], faults: SourceProblem[]): PodPolicy[] {
  const configurations = ofKinds(objects, "admissionregistration.k8s.io", "MutatingWebhookConfiguration");
  return readEach(configurations, "webhook", faults, ({ json }) => {
    const webhooks = listAt(json, "webhooks").filter((one) => !isHarmless(textAt(one, "name") ?? ""));
    const mayTouch = webhooks.length > 0;
    return {
      mayTouch: { tolerations: mayTouch, selection: mayTouch },
      evaluate: (request): PolicyOutcome =>
        webhooks.some((webhook) => covers(webhook, request)) ? { kind: "unknown", why: "a program" } : UNTOUCHED,
    };
  });
}
