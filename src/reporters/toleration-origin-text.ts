import type { PolicyOrigin, TolerationOrigin } from "../model/toleration.js";
import { visibleText } from "./visible-text.js";

const POLICY_NAMES: Readonly<Record<PolicyOrigin["by"], string>> = {
  MutatingAdmissionPolicy: "MutatingAdmissionPolicy",
  Kyverno: "Kyverno policy",
  Gatekeeper: "Gatekeeper mutation",
  webhook: "webhook",
};

/** Who put a toleration on a pod: `added by the RuntimeClass "gvisor"`. */
export function tolerationOriginText(origin: TolerationOrigin): string {
  switch (origin.by) {
    case "manifest":
      return "in the manifest";
    case "DaemonSet controller":
      return "added by the DaemonSet controller";
    case "DefaultTolerationSeconds":
      return "added by the admission plugin DefaultTolerationSeconds";
    case "ExtendedResourceToleration":
      return `added by the admission plugin ExtendedResourceToleration for "${visibleText(origin.resource)}"`;
    case "RuntimeClass":
      return `added by the RuntimeClass "${visibleText(origin.name)}"`;
    case "PodTolerationRestriction":
      return `added by the admission plugin PodTolerationRestriction for the namespace "${visibleText(origin.namespace)}"`;
    case "MutatingAdmissionPolicy":
    case "Kyverno":
    case "Gatekeeper":
    case "webhook":
      return `added by the ${POLICY_NAMES[origin.by]} "${visibleText(origin.policy)}"`;
    case "Kueue":
      return `added by Kueue for the ResourceFlavor "${visibleText(origin.flavor)}"`;
    case "GKE":
      return `added by GKE for the ComputeClass "${visibleText(origin.computeClass)}"`;
  }
}
