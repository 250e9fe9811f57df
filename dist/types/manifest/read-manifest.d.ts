import type { SourceFile, SourceProblem } from "../model/source.js";
import type { Workload } from "../model/workload.js";
import { type KubernetesObject } from "./objects.js";
/** What one manifest file holds for taintlint. */
export interface Manifest {
    readonly file: SourceFile;
    /** Documents in the file that are not empty, parsed or not. */
    readonly documents: number;
    /** Objects of the relevant kinds. Empty for a template. */
    readonly objects: readonly KubernetesObject[];
    readonly workloads: readonly Workload[];
    /** Only of documents that look like Kubernetes objects. */
    readonly problems: readonly SourceProblem[];
    /** Why the file was skipped as a template: the first placeholder, quoted; undefined for a plain manifest. */
    readonly template: string | undefined;
}
/**
 * Reads the workloads of a file. A file that a template engine fills in later (Helm, Jinja) is recognised by a
 * placeholder that breaks the YAML or stands in a scheduling field: nothing in it can be judged as it stands.
 */
export declare function readManifest(file: SourceFile): Manifest;
