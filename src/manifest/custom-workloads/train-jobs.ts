import type { Container } from "../../model/pod.js";
import type { SourceNode } from "../../model/source.js";
import { joinStringMaps } from "../../model/string-map.js";
import type { MadePods, Workload } from "../../model/workload.js";
import { getString, getValue, itemsOf, nodeAt } from "../../yaml/node-value.js";
import { LENIENT } from "../fields/decoder.js";
import { groupOf, type KubernetesObject } from "../objects/objects.js";
import { decodePodSpec, placeholderIn } from "../objects/pod-spec.js";
import { ownerOf } from "../objects/workload-owner.js";

const GROUP = "trainer.kubeflow.org";
const DEFAULT_RUNTIME = "ClusterTrainingRuntime";

/** Returns the resources of a training node, for which admission may add tolerations. */
function trainer(spec: SourceNode): Container[] {
  const resources = nodeAt(spec, ["trainer", "resourcesPerNode"]);
  if (resources === undefined) return [];
  const quantities = (field: string) => LENIENT.quantityMap(getValue(resources, field), []);
  const asked = { requests: quantities("requests"), limits: quantities("limits") };
  return [{ name: "trainer", image: "", restartPolicy: undefined, ...asked }];
}

/** Returns the pods that TrainJobs make from runtimes. Skips overrides of older versions and patched affinities. */
export function readTrainJobs(objects: readonly KubernetesObject[], workloads: readonly Workload[]): MadePods[] {
  return objects.flatMap((object): MadePods[] => {
    const { kind, apiVersion, document, path } = object;
    if (kind !== "TrainJob" || groupOf(apiVersion) !== GROUP) return [];
    const { node } = object;
    const spec = getValue(node, "spec");
    if (spec === undefined) return [];
    const isPending = (document.blanks ?? []).length > 0 || placeholderIn(node) !== undefined;
    if (isPending || getValue(spec, "podTemplateOverrides") !== undefined) return [];
    const owner = ownerOf(object);
    const reference = getValue(spec, "runtimeRef");
    const runtime = { kind: getString(reference, "kind") ?? DEFAULT_RUNTIME, name: getString(reference, "name") };
    const own = workloads.filter((one) => {
      const isSame = one.kind === runtime.kind && one.name === runtime.name && groupOf(one.apiVersion) === GROUP;
      return isSame && (one.kind === DEFAULT_RUNTIME || one.namespace === owner.namespace);
    });
    return own.flatMap(({ isFragment: _, ...one }): MadePods[] => {
      const job = (one.part ?? "").replace(/^job /, "");
      const patches = itemsOf(getValue(spec, "runtimePatches")).flatMap((patch) =>
        itemsOf(nodeAt(patch, ["trainingRuntimeSpec", "template", "spec", "replicatedJobs"]))
          .filter((one) => getString(one, "name") === job)
          .flatMap((one) => {
            const podSpec = nodeAt(one, ["template", "spec", "template", "spec"]);
            return podSpec === undefined ? [] : [decodePodSpec(LENIENT, podSpec, [])];
          }),
      );
      if (patches.some(({ nodeAffinity }) => nodeAffinity !== undefined)) return [];
      const { labels, annotations, name, namespace } = owner;
      // Trainer 2.3 replaces tolerations, but pools that refuse both refuse each. Upstream: trainer trainingruntime.go.
      const podSpec = {
        ...one.podSpec,
        tolerations: [one.podSpec, ...patches].flatMap(({ tolerations }) => tolerations),
        nodeSelector: joinStringMaps(one.podSpec.nodeSelector, ...patches.map(({ nodeSelector }) => nodeSelector)),
        containers: [...one.podSpec.containers, ...trainer(spec)],
      };
      const workload: Workload = { ...one, kind, apiVersion, name, namespace, labels, annotations, podSpec };
      const place = { document, path: [...path, "spec", "runtimeRef", "name"], target: "value" } as const;
      return [{ place, of: { kind: runtime.kind, name: one.name }, workload }];
    });
  });
}
