import { podSpecPathOf } from "../../manifest/objects/kinds.js";
import { PREFERRED, REQUIRED } from "../../manifest/objects/pod-spec.js";
import type { AdmissionObjects } from "../../model/cluster.js";
import { isRecord } from "../../model/json-shape.js";
import type { WorkloadFit } from "../../model/pool-fit.js";
import { count, nameSome } from "../../model/words.js";
import { formatWorkload, placeInObject, type Workload } from "../../model/workload.js";
import { mapAt } from "../../policies/contract/json-node.js";
import { admittedObject } from "../../policies/pod-object.js";
import type { LintInput } from "../contract/lint-input.js";
import { CLUSTER_ANNOTATION, formatOrigin, ORIGIN_ANNOTATION } from "../contract/workload-origin.js";
import type { PoolsOrigin } from "../discovery/pools-yaml.js";
import { judgeRevision } from "../judging/judge-revision.js";
import { sourceLineOf } from "./fit-report.js";

const NAMED_WORKLOADS = 5;

const EXPRESSIONS = "matchExpressions { key operator values }";
const SELECTORS = ["labelSelector", "namespaceSelector"].map((key) => `${key} { matchLabels { * } ${EXPRESSIONS} }`);
const NODE_TERM = `{ ${EXPRESSIONS} matchFields { key operator values } }`;
const POD_TERM = `{ topologyKey namespaces matchLabelKeys mismatchLabelKeys ${SELECTORS.join(" ")} }`;
const POD_TERMS = `{ ${REQUIRED} ${POD_TERM} ${PREFERRED} { weight podAffinityTerm ${POD_TERM} } }`;
const RESOURCES = "resources { requests { * } limits { * } }";
const CONTAINERS = `{ image restartPolicy ${RESOURCES} ports { containerPort hostPort hostIP protocol } }`;
const CLAIM = "{ spec { volumeName storageClassName } }";
const POD = `{
  nodeName nodeSelector { * } hostNetwork os { name } runtimeClassName priorityClassName ${RESOURCES} overhead { * }
  tolerations { key operator value effect tolerationSeconds } containers ${CONTAINERS} initContainers ${CONTAINERS}
  affinity { nodeAffinity { ${REQUIRED} { nodeSelectorTerms ${NODE_TERM} } ${PREFERRED} { weight preference ${NODE_TERM} } }
    podAffinity ${POD_TERMS} podAntiAffinity ${POD_TERMS} }
  topologySpreadConstraints { maxSkew minDomains topologyKey whenUnsatisfiable matchLabelKeys nodeAffinityPolicy
    nodeTaintsPolicy ${SELECTORS[0]} }
  resourceClaims { resourceClaimName resourceClaimTemplateName }
  volumes { persistentVolumeClaim { claimName } ephemeral { volumeClaimTemplate ${CLAIM} } } }`;
const LABELS = "metadata { labels { * } }";
const TEMPLATE = `template { ${LABELS} spec ${POD} }`;
/** All that leaves the repository of an object, but for its name and namespace: `*` is any key. */
const PUBLISHED: Tree = parseTree(`apiVersion kind ${LABELS} ${TEMPLATE} spec { replicas ${POD.slice(1, -1)} ${TEMPLATE}
  jobTemplate { ${LABELS} spec { ${TEMPLATE} } } volumeClaimTemplates ${CLAIM} }`);

/** Keys, each with those that may be below it; a key without any holds texts, numbers and flags. */
interface Tree {
  readonly [key: string]: Tree;
}

function parseTree(text: string): Tree {
  const top: Record<string, Tree> = {};
  let [open, last] = [[top], top];
  for (const [token] of text.matchAll(/[\w*]+|[{}]/g)) {
    if (token === "{") open = [last, ...open];
    else if (token === "}") open = open.slice(1);
    else {
      last = {};
      Object.assign(open[0] ?? top, { [token]: last });
    }
  }
  return top;
}

function copyBelow(tree: Tree, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => copyBelow(tree, item));
  if (!isRecord(value)) return Object.keys(tree).length === 0 ? value : null;
  const known = Object.entries(value).flatMap(([key, one]) => {
    const below = Object.hasOwn(tree, key) ? tree[key] : tree["*"];
    // Without any image a workload is a patch to its reader.
    return below === undefined
      ? []
      : [[key, key === "image" && tree.image ? "omitted" : copyBelow(below, one)] as const];
  });
  return Object.fromEntries(known);
}

/** Reports the facts of all workloads that the API server takes, for another repository. `day` is the commit's. */
export function reportFacts(read: LintInput, from: PoolsOrigin, day: string | undefined) {
  const { input, judgements } = judgeRevision(read);
  const items = new Map<string, object>();
  const left = new Set<string>();
  for (const { fits, inventory, candidates, objects } of judgements) {
    const cluster = candidates === undefined ? (inventory.cluster.name ?? undefined) : undefined;
    for (const fit of fits) {
      const { workload, valid } = fit;
      const { file, line } = sourceLineOf(placeInObject(workload, []));
      if (workload.addOn !== undefined || input.isTestFile?.(file) === true) continue;
      const { kind, name, namespace, document, strayFields } = workload;
      const named = formatWorkload(workload);
      const isKnown = valid && strayFields.length === 0 && !isDecidedBy(objects.admission, fit);
      const object = isKnown ? nativeObject(workload) : undefined;
      if (object === undefined) left.add(named);
      else {
        const path = from.pathOf(file);
        const [checkout, committed] = path === undefined ? [] : [from.checkout, day];
        const custom = object.kind === kind ? undefined : kind;
        const origin = formatOrigin(`${path ?? file}:${line}`, checkout, committed, custom);
        const annotations = { [ORIGIN_ANNOTATION]: origin, [CLUSTER_ANNOTATION]: cluster };
        const item = Object(copyBelow(PUBLISHED, object));
        const key = JSON.stringify([cluster, named, document.origin?.root, file, line]);
        items.set(key, { ...item, metadata: { ...item.metadata, name, namespace, annotations } });
      }
    }
  }
  const who = count(left.size, "workload is", "workloads are");
  const why = "because the API server refuses them, or not their pod spec alone decides where they run";
  const notices = left.size === 0 ? [] : [`${who} left out, ${why}: ${nameSome([...left], NAMED_WORKLOADS)}`];
  return { items: [...items.values()], notices, reached: input.reached };
}

/** Reports whether other objects of the repository may decide where the pods run. */
function isDecidedBy(admission: AdmissionObjects, { workload, tolerations }: WorkloadFit): boolean {
  const { changePod, queues, defaultNodeSelector, namespaces } = admission;
  const { nodeSelector, defaultTolerations, tolerationsWhitelist } = namespaces.get(workload.namespace) ?? {};
  const isChanged = (["template", "pod"] as const).some((stage) => {
    const { spec, open, applied } = changePod?.(workload, stage, workload.podSpec, tolerations) ?? {};
    const effects = [...(open?.tolerations ?? []), ...(open?.selection ?? []), ...(applied ?? [])];
    return effects.length > 0 || (spec ?? workload.podSpec) !== workload.podSpec;
  });
  const given = nodeSelector ?? defaultTolerations ?? tolerationsWhitelist ?? queues ?? defaultNodeSelector;
  return isChanged || given !== undefined;
}

/** Returns the object, that of a custom resource as a PodTemplate; undefined if it says otherwise where its pods run. */
function nativeObject(workload: Workload): Readonly<Record<string, unknown>> | undefined {
  const { apiVersion, kind, podSpecPath, movedFields, everyNode, labels, templateLabels } = workload;
  const object = admittedObject(workload);
  if (podSpecPathOf(apiVersion, kind) !== undefined) return object;
  if (movedFields !== undefined || everyNode !== undefined) return undefined;
  const spec = { containers: [], ...mapAt(object, ...podSpecPath) };
  const template = { metadata: { labels: { ...templateLabels } }, spec };
  return { apiVersion: "v1", kind: "PodTemplate", metadata: { labels: { ...labels } }, template };
}
