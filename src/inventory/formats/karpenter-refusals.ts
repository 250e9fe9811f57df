import type { RefusedField } from "../../model/pool.js";
import { KUBELET_LABELS } from "./kubelet-labels.js";
import type { LabelField } from "./label-field.js";
import { isTemplated, itemsOf, itemsOfList, partAt, placeOf, type SourcePart, textOf } from "./source-part.js";

const NODE_POOL_LABEL = "karpenter.sh/nodepool";
const CAPACITY_TYPE = "karpenter.sh/capacity-type";
const CAPACITY_TYPES = ["on-demand", "spot", "reserved"];
const HOST_NAME = "kubernetes.io/hostname";

/** Upstream: karpenter v0.37 pkg/apis/v1beta1/labels.go RestrictedLabelDomains and LabelDomainExceptions. */
const OF_KUBERNETES = /(?:^|\.)(?:kubernetes\.io|k8s\.io)$/;
const EXCEPTIONS = /(?:^|\.)(?:kops\.k8s\.io|node\.kubernetes\.io|node-restriction\.kubernetes\.io)$/;

/**
 * Up to Karpenter 1.8, and so in every version that served v1beta1, the domains of Kubernetes were refused. Its
 * WellKnownLabels and NormalizedLabels are those of the kubelet; the host name is refused before.
 */
function isRestrictedInBeta(key: string, domain: string): boolean {
  return OF_KUBERNETES.test(domain) && !EXCEPTIONS.test(domain) && !KUBELET_LABELS.has(key);
}

/** Upstream: karpenter pkg/apis/v1/labels.go IsRestrictedLabel, and nodepool_validation.go for the label of the pool. */
function whyRestricted(key: string, isBeta: boolean): string | undefined {
  if (key === NODE_POOL_LABEL) return "it sets the pool's name itself";
  if (key === HOST_NAME) return "it would interfere with the choice of nodes";
  const domain = key.includes("/") ? key.slice(0, key.indexOf("/")) : "";
  if (isBeta && isRestrictedInBeta(key, domain)) return "v1beta1 takes no such label of Kubernetes";
  const isOwn = domain === "karpenter.sh" || domain.endsWith(".karpenter.sh");
  return isOwn && key !== CAPACITY_TYPE ? "the domain is its own" : undefined;
}

function restricted(what: string, key: string, place: RefusedField["place"], isBeta: boolean): RefusedField[] {
  const why = whyRestricted(key, isBeta);
  if (why === undefined) return [];
  const help = "Remove it, or write a label of your own domain. The NodePool does not become ready as it stands.";
  return [{ what: `${what} "${key}"`, place, by: "Karpenter", why, help }];
}

/** Upstream: karpenter pkg/apis/v1/nodeclaim_validation.go validateWellKnownValues. */
function unknownCapacityType(item: SourcePart): RefusedField[] {
  const values = itemsOf(partAt(item, ["values"]));
  const texts = values.flatMap((value) => textOf(value) ?? []);
  const [first] = values;
  if (textOf(partAt(item, ["operator"])) !== "In" || first === undefined) return [];
  if (texts.some((text) => CAPACITY_TYPES.includes(text) || isTemplated(text))) return [];
  return [
    {
      what: `the values of requirement "${CAPACITY_TYPE}"`,
      place: placeOf(first),
      by: "Karpenter",
      why: `none of them is one that it knows`,
      help: `Write one of ${CAPACITY_TYPES.join(", ")}, in small letters. The NodePool does not become ready as it stands.`,
    },
  ];
}

/** What Karpenter refuses of the labels and the requirements of a NodePool. */
export function refusedByKarpenter(labels: LabelField, requirements: SourcePart, isBeta: boolean): RefusedField[] {
  return [
    ...Object.entries(labels.origins).flatMap(([key, { place }]) => restricted("label", key, place, isBeta)),
    ...itemsOfList(requirements).flatMap((item) => {
      const key = partAt(item, ["key"]);
      const text = textOf(key) ?? "";
      return [
        ...restricted("requirement", text, placeOf(key), isBeta),
        ...(text === CAPACITY_TYPE ? unknownCapacityType(item) : []),
      ];
    }),
  ];
}
