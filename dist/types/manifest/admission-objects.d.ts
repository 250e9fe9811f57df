import type { AdmissionObjects } from "../model/cluster.js";
import { type KubernetesObject } from "./objects.js";
/** The RuntimeClasses and Namespaces among the objects, by name. */
export declare function readAdmissionObjects(objects: Iterable<KubernetesObject>): AdmissionObjects;
