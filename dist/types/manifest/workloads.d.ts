import type { Workload } from "../model/workload.js";
import type { KubernetesObject } from "./objects.js";
/**
 * The workload that an object is, or undefined when it is none. An object without a pod spec is none either:
 * there is nothing to schedule. A mirror pod only shows what a kubelet already runs.
 */
export declare function readWorkload(object: KubernetesObject): Workload | undefined;
