import type { RefusedField } from "../../model/pool.js";
import type { PoolTaint } from "../../model/taint.js";
import {
  type Cursor,
  cursorAt,
  cursorsOfEntries,
  cursorsOfList,
  isTemplated,
  itemsOfList,
  keyOf,
  placeOf,
  textOf,
} from "./cursor.js";
import type { LabelField } from "./label-field.js";
import { isKeptByAks, KUBELET_LABELS, refusedTaints, SPOT_KEY } from "./platform-refusals.js";

const NODE_POOL_LABEL = "karpenter.sh/nodepool";
const CAPACITY_TYPE = "karpenter.sh/capacity-type";
const CAPACITY_TYPES = ["on-demand", "spot", "reserved"];
const HOST_NAME = "kubernetes.io/hostname";

/** Upstream: karpenter v0.37 pkg/apis/v1beta1/labels.go RestrictedLabelDomains and LabelDomainExceptions. */
const OF_KUBERNETES = /(?:^|\.)(?:kubernetes\.io|k8s\.io)$/;
const EXCEPTIONS = /(?:^|\.)(?:kops\.k8s\.io|node\.kubernetes\.io|node-restriction\.kubernetes\.io)$/;

/** Upstream: karpenter pkg/apis/v1/labels.go IsRestrictedLabel, and nodepool_validation.go for the label of the pool. */
function whyRestricted(key: string, isBeta: boolean): string | undefined {
  if (key === NODE_POOL_LABEL) return "it sets the pool's name itself";
  if (key === HOST_NAME) return "it would interfere with the choice of nodes";
  const domain = key.includes("/") ? key.slice(0, key.indexOf("/")) : "";
  // Karpenter before 1.9, and so any version with v1beta1, refused Kubernetes' domains, except the kubelet's labels.
  if (isBeta && OF_KUBERNETES.test(domain) && !EXCEPTIONS.test(domain) && !KUBELET_LABELS.has(key))
    return "v1beta1 takes no such label of Kubernetes";
  const isOwn = domain === "karpenter.sh" || domain.endsWith(".karpenter.sh");
  return isOwn && key !== CAPACITY_TYPE ? "the domain belongs to Karpenter" : undefined;
}

/** A domain of labels that the definition of a NodePool keeps, but for keys that the provider knows. */
interface KeptDomain {
  /** The API group of the provider's node classes. */
  readonly group: string;
  readonly domain: string;
  readonly takes: RegExp;
  readonly why: string;
}

const OWN = "of the provider's domain it takes the labels of its machines alone";

/**
 * From the definitions in karpenter-provider-aws and karpenter-provider-azure, pkg/apis/crds/karpenter.sh_nodepools.yaml.
 * awslabs/ai-on-eks#376 for EKS Auto Mode, Azure/karpenter-provider-azure#1707 and #1444 for AKS.
 */
const KEPT_DOMAINS: readonly KeptDomain[] = [
  {
    group: "karpenter.k8s.aws",
    domain: "karpenter.k8s.aws",
    takes: /^(?:(?:capacity-reservation|instance|placement-group)-.+|ec2nodeclass|nitro-sandbox)$/,
    why: OWN,
  },
  {
    group: "eks.amazonaws.com",
    domain: "eks.amazonaws.com",
    takes: /^(?:(?:capacity|instance|placement-group)-.+|capacityType|compute-type|nodeclass)$/,
    why: OWN,
  },
  {
    group: "karpenter.azure.com",
    domain: "karpenter.azure.com",
    takes: /^(?:aksnodeclass|placement-scope|sku-(?!hyperv).+)$/,
    why: OWN,
  },
  {
    group: "karpenter.azure.com",
    domain: "kubernetes.azure.com",
    takes:
      /^(?:cluster|ebpf-dataplane|ebpf-host-routing|fips_enabled|hostedvm|mode|network-policy|os-sku|priority|scalesetpriority|sku-cpu|sku-memory)$/,
    why: "since 1.13 Karpenter for Azure takes no label that AKS keeps for itself",
  },
];

/** Keys without a domain that AKS keeps; Azure/karpenter-provider-azure#1707. */
const KEPT_BY_AKS: ReadonlySet<string> = new Set(["accelerator", "agentpool", "storageprofile", "storagetier"]);

function whyKept(key: string, group: string): string | undefined {
  if (group === "karpenter.azure.com" && KEPT_BY_AKS.has(key)) return KEPT_DOMAINS.at(-1)?.why;
  const [domain = "", name] = key.split("/");
  if (name === undefined) return undefined;
  const kept = KEPT_DOMAINS.find(
    (one) => one.group === group && (domain === one.domain || domain.endsWith(`.${one.domain}`)),
  );
  return kept === undefined || (domain === kept.domain && kept.takes.test(name)) ? undefined : kept.why;
}

/** Azure/karpenter-provider-azure#1830. */
function taintsRefusedOnAzure(taints: readonly PoolTaint[], group: string): RefusedField[] {
  const why = `from 1.15 on Karpenter for Azure takes no taint of AKS' own domain but "${SPOT_KEY}=spot"`;
  return group === "karpenter.azure.com" ? refusedTaints(taints.filter(isKeptByAks), "Karpenter", why) : [];
}

function restricted(what: string, key: string, place: RefusedField["place"], whose: Declared): RefusedField[] {
  const why = whyRestricted(key, whose.isBeta) ?? (whose.isBeta ? undefined : whyKept(key, whose.group));
  if (why === undefined) return [];
  const help = "Remove it, or write a label of your own domain. Until then the NodePool does not become ready.";
  return [{ what: `${what} "${key}"`, place, by: "Karpenter", why, help }];
}

/** Upstream: karpenter pkg/apis/v1/nodeclaim_validation.go validateWellKnownValues. */
function unknownCapacityType(item: Cursor): RefusedField[] {
  const values = cursorsOfList(cursorAt(item, ["values"]));
  const texts = values.flatMap((value) => textOf(value) ?? []);
  const [first] = values;
  if (textOf(cursorAt(item, ["operator"])) !== "In" || first === undefined) return [];
  if (texts.some((text) => CAPACITY_TYPES.includes(text) || isTemplated(text))) return [];
  return [
    {
      what: `the values of requirement "${CAPACITY_TYPE}"`,
      place: placeOf(first),
      by: "Karpenter",
      why: `it knows none of them`,
      help: `Write one of ${CAPACITY_TYPES.join(", ")}, in lower case. Until then the NodePool does not become ready.`,
    },
  ];
}

const OPERATORS = ["In", "NotIn", "Exists", "DoesNotExist", "Gt", "Lt", "Gte", "Lte"];
const COMPARISONS = ["Gt", "Lt", "Gte", "Lte"];

/** Checks operators against values. Upstream: karpenter pkg/apis/v1/nodepool.go, the XValidation of requirements. */
function mismatchedOperator(item: Cursor, key: string): RefusedField[] {
  const operator = cursorAt(item, ["operator"]);
  const values = cursorAt(item, ["values"]);
  const text = textOf(operator);
  const texts = itemsOfList(values).map((value) => textOf(value) ?? "");
  const isList = values.node === undefined || values.node.kind === "sequence";
  if (text === undefined || !isList || [key, text, ...texts].some(isTemplated)) return [];
  const refusal = (place: RefusedField["place"], why: string, help: string): RefusedField[] => [
    { what: `requirement "${key}"`, place, by: "the API server", why, help },
  ];
  if (!OPERATORS.includes(text)) {
    return refusal(placeOf(operator), `it has no operator "${text}"`, `Write one of ${OPERATORS.join(", ")}.`);
  }
  if (text === "In" && texts.length === 0) {
    const help = "Write the values, or `operator: Exists` if any value will do.";
    return refusal(placeOf(cursorAt(item, ["key"])), 'operator "In" needs a value', help);
  }
  const [only = ""] = texts;
  if (COMPARISONS.includes(text) && !(texts.length === 1 && /^\d+$/.test(only))) {
    const why = `operator "${text}" compares with a single whole number`;
    return refusal(
      placeOf(values.node === undefined ? operator : values),
      why,
      'Write one number, in quotes: `values: ["4"]`.',
    );
  }
  return [];
}

/** Labels or taints that YAML reads as boolean or number; a NodePool takes strings. */
export function refusedTypes(labels: Cursor, taints: readonly Cursor[]): RefusedField[] {
  const fields = [
    ...cursorsOfEntries(labels).map((cursor) => ({ what: `label "${keyOf(cursor)}"`, cursor })),
    ...taints.flatMap(itemsOfList).flatMap((item) =>
      ["key", "value", "effect"].map((field) => ({
        what: `the ${field} of a taint`,
        cursor: cursorAt(item, [field]),
      })),
    ),
  ];
  return fields.flatMap(({ what, cursor }): RefusedField[] => {
    const type = cursor.node?.kind === "scalar" ? typeof cursor.node.value : "string";
    // Terraform's provider makes texts of them.
    if (cursor.document.address !== undefined) return [];
    if (type !== "boolean" && type !== "number") return [];
    const why = `must be a string, got a ${type}`;
    const help = "Put the value in quotes: without them YAML reads it as another type.";
    return [{ what, place: placeOf(cursor), by: "the API server", why, help }];
  });
}

/** The parts of a NodePool besides its labels and requirements. */
export interface Declared {
  readonly isBeta: boolean;
  /** The API group of its node class. */
  readonly group: string;
  readonly taints: readonly PoolTaint[];
  /** Keys of requirements of which something else is told. */
  readonly excludingReported: readonly string[];
}

/** The labels and requirements of a NodePool that Karpenter refuses. */
export function refusedByKarpenter(labels: LabelField, requirements: Cursor, whose: Declared): RefusedField[] {
  return [
    ...Object.entries(labels.origins).flatMap(([key, { place }]) => restricted("label", key, place, whose)),
    ...itemsOfList(requirements).flatMap((item) => {
      const key = cursorAt(item, ["key"]);
      const text = textOf(key) ?? "";
      return [
        ...(whose.excludingReported.includes(text) ? [] : restricted("requirement", text, placeOf(key), whose)),
        ...(text === CAPACITY_TYPE ? unknownCapacityType(item) : []),
        ...mismatchedOperator(item, text),
      ];
    }),
    ...taintsRefusedOnAzure(whose.taints, whose.group),
  ];
}
