import type { TolerationOrigin } from "../model/toleration.js";
import { visibleText } from "./visible-text.js";

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
    case "GKE":
      return `added by GKE for the ComputeClass "${visibleText(origin.computeClass)}"`;
  }
}
