import { LENIENT } from "../../manifest/fields/decoder.js";
import { podSpecPathOf } from "../../manifest/objects/kinds.js";
import { decodeRequirement, PREFERRED, REQUIRED } from "../../manifest/objects/pod-spec.js";
import type { Container, PodAffinityTerm } from "../../model/pod.js";
import type { FieldPath, SourceNode } from "../../model/source.js";
import { count, nameSome } from "../../model/words.js";
import {
  CLUSTER_ANNOTATION,
  formatWorkload,
  ORIGIN_ANNOTATION,
  placeInObject,
  placeInPodSpec,
  type Workload,
} from "../../model/workload.js";
import { getValue, itemsOf, nodeAt, textsOf } from "../../yaml/node-value.js";
import type { LintInput } from "../contract/lint-input.js";
import type { PoolsOrigin } from "../discovery/pools-yaml.js";
import { judgeRevision } from "../judging/judge-revision.js";
import { sourceLineOf } from "./fit-report.js";

const NAMED_WORKLOADS = 5;

export interface FactsReport {
  /** Objects of Kubernetes, one for each workload and cluster. */
  readonly items: readonly object[];
  readonly notices: readonly string[];
  /** Exceeded limits, one clause each. */
  readonly reached: readonly string[] | undefined;
}

/** Reports the facts of all workloads that the API server takes, for another repository. `day` is the commit's. */
export function reportFacts(read: LintInput, from: PoolsOrigin, day: string | undefined): FactsReport {
  const { input, judgements } = judgeRevision(read);
  const items = new Map<string, object>();
  const left = new Set<string>();
  for (const { fits, inventory, candidates } of judgements) {
    const cluster = candidates === undefined ? (inventory.cluster.name ?? undefined) : undefined;
    for (const { workload, valid } of fits) {
      const { file, line } = sourceLineOf(placeInObject(workload, []));
      if (workload.addOn !== undefined || input.isTestFile?.(file) === true) continue;
      const name = formatWorkload(workload);
      if (!valid || workload.strayFields.length + (workload.everyNode ? 1 : 0) > 0) left.add(name);
      else {
        const path = from.pathOf(file);
        const commit = path === undefined ? [] : [from.checkout, day ?? []].flat();
        const item = factOf(workload, [`${path ?? file}:${line}`, ...commit], cluster);
        items.set(JSON.stringify([cluster, name, workload.document.origin?.root, file, line]), item);
      }
    }
  }
  const why = "because the API server refuses them, or they run by rules of their kind";
  const says = `${count(left.size, "workload is", "workloads are")} left out, ${why}`;
  const notices = left.size === 0 ? [] : [`${says}: ${nameSome([...left], NAMED_WORKLOADS)}`];
  return { items: [...items.values()], notices, reached: input.reached };
}

/** Empty lists and mappings that say something, and items of lists. */
const KEPT_EMPTY = /^(?:containers|labelSelector|namespaceSelector|\d+)$/;

/** Writes all that leaves the repository of a workload: every field is copied by its name. */
function factOf(workload: Workload, origin: readonly string[], cluster: string | undefined): object {
  const { apiVersion, kind, name, namespace, labels, replicas, templateLabels } = workload;
  const path = podSpecPathOf(apiVersion, kind);
  const annotations = {
    [ORIGIN_ANNOTATION]: [...origin, ...(path === undefined ? [kind] : [])].join(" "),
    [CLUSTER_ANNOTATION]: cluster,
  };
  const metadata = { name, namespace, labels, annotations };
  const pod = { metadata: { labels: templateLabels }, spec: podOf(workload) };
  const above = (path ?? ["template", "spec"]).slice(0, -1);
  const made = above.length === 0 ? pod : above.reduceRight<object>((inner, step) => ({ [step]: inner }), pod);
  const written = {
    ...made,
    ...(path === undefined ? { apiVersion: "v1", kind: "PodTemplate" } : { apiVersion, kind }),
  };
  const fact = {
    ...written,
    metadata,
    spec: above[0] === "spec" ? { replicas, ...Object(made).spec } : Object(made).spec,
  };
  return JSON.parse(JSON.stringify(fact), (key, value) =>
    typeof value === "object" && Object.keys(value ?? [0]).length === 0 && !KEPT_EMPTY.test(key) ? undefined : value,
  );
}

function podOf(workload: Workload): object {
  const { podSpec: pod, claims = [] } = workload;
  const { nodeSelector, tolerations, hostNetwork, runtimeClassName, priorityClassName, resources, overhead } = pod;
  const [first, ...others] = pod.containers.map(containerOf);
  const ports = pod.hostPorts?.map((one) => ({ hostPort: one.port, hostIP: one.ip, protocol: one.protocol }));
  const { required, preferred } = pod.nodeAffinity ?? {};
  const spreads = itemsOf(nodeIn(workload, ["topologySpreadConstraints"]));
  return {
    ...{ nodeName: pod.nodeName || undefined, nodeSelector, tolerations, hostNetwork: hostNetwork || undefined },
    ...{ runtimeClassName, priorityClassName, os: pod.os && { name: pod.os }, resources, overhead },
    affinity: {
      nodeAffinity: { [REQUIRED]: required && { nodeSelectorTerms: required }, [PREFERRED]: preferred },
      ...{ podAffinity: podTermsOf(workload, "attract"), podAntiAffinity: podTermsOf(workload, "repel") },
    },
    topologySpreadConstraints: pod.topologySpreadConstraints.map((one, index) => {
      const { maxSkew, minDomains, topologyKey, whenUnsatisfiable, matchLabelKeys } = one;
      const { nodeAffinityPolicy, nodeTaintsPolicy } = one;
      const labelSelector = selectorIn(spreads[index], "labelSelector");
      const counted = { maxSkew, minDomains, topologyKey, whenUnsatisfiable, matchLabelKeys };
      return { ...counted, nodeAffinityPolicy, nodeTaintsPolicy, labelSelector };
    }),
    resourceClaims: pod.deviceClaims?.map((one) => ({ [`r${one.kind.slice(1)}Name`]: one.name })),
    volumes: claims.map(({ claimName, volumeName, className: storageClassName }) =>
      claimName === undefined
        ? { ephemeral: { volumeClaimTemplate: { spec: { volumeName, storageClassName } } } }
        : { persistentVolumeClaim: { claimName } },
    ),
    containers: first === undefined ? [] : [{ ...first, ports }, ...others],
    initContainers: pod.initContainers.map(containerOf),
  };
}

/** Without any image a workload is a patch to its reader. */
function containerOf({ requests, limits, restartPolicy }: Container): object {
  return { image: "omitted", restartPolicy, resources: { requests, limits } };
}

function podTermsOf(workload: Workload, effect: PodAffinityTerm["effect"]): object {
  const terms = workload.podSpec.podAffinityTerms.filter((term) => term.effect === effect);
  const termOf = ({ topologyKey, path }: PodAffinityTerm) => {
    const node = nodeIn(workload, path.slice(0, -1));
    const selectors = ["labelSelector", "namespaceSelector"].map((name) => [name, selectorIn(node, name)]);
    const lists = ["namespaces", "matchLabelKeys", "mismatchLabelKeys"];
    const named = lists.map((name) => [name, textsOf(getValue(node, name))]);
    return { topologyKey, ...Object.fromEntries([...selectors, ...named]) };
  };
  const preferred = terms.filter(({ isRequired }) => !isRequired);
  return {
    [REQUIRED]: terms.filter(({ isRequired }) => isRequired).map(termOf),
    [PREFERRED]: preferred.map((term) => ({ weight: term.weight, podAffinityTerm: termOf(term) })),
  };
}

function nodeIn(workload: Workload, path: FieldPath): SourceNode | undefined {
  const place = placeInPodSpec(workload, path);
  return nodeAt(place.document.root, place.path);
}

function selectorIn(node: SourceNode | undefined, name: string): object | undefined {
  const selector = getValue(node, name);
  return (
    selector && {
      matchLabels: LENIENT.stringMap(getValue(selector, "matchLabels"), []),
      matchExpressions: itemsOf(getValue(selector, "matchExpressions")).map((item) =>
        decodeRequirement(LENIENT, item, []),
      ),
    }
  );
}
