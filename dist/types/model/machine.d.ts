import type { ByWord } from "./by-word.js";
/** A cloud whose machine types are known. */
export type Cloud = "aws" | "azure" | "google";
/** A type of machine that a cloud offers. */
export interface MachineType {
    readonly name: string;
    readonly cpus: number;
    /** In MiB, before the node keeps anything for itself. */
    readonly memory: number;
    readonly architecture: string;
    /** 0 for none; undefined where it has some, and their number or maker is not known. */
    readonly gpus: number | undefined;
    /** The domain of the resource that stands for its GPUs: `nvidia.com`. */
    readonly gpuDomain: string | undefined;
    /** It has devices for machine learning that are no GPUs. */
    readonly hasAccelerators: boolean;
    /** Labels that Karpenter derives from it, of the cloud's provider. */
    readonly labels: ByWord<string>;
    /** `labels` lacks some. */
    readonly isPartial: boolean;
}
/** The machine types of all clouds, as the table of this version tells. */
export interface MachineTypes {
    /** Undefined for a type that is not known, and for one that is made to measure. */
    readonly find: (name: string) => MachineType | undefined;
    /** Every type of a cloud; none of Google's, whose names follow rules. */
    readonly all: (cloud: Cloud) => readonly MachineType[];
    /** The day of the table. */
    readonly date: string;
}
