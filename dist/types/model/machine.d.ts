import type { StringMap } from "./string-map.js";
export type Cloud = "aws" | "azure" | "google";
export interface MachineType {
    readonly name: string;
    readonly cpus: number;
    /** MiB, before the node's reserve. */
    readonly memory: number;
    readonly architecture: string;
    /** 0 for none; undefined if number or maker is unknown. */
    readonly gpus: number | undefined;
    /** The domain of the GPU resource: `nvidia.com`. */
    readonly gpuDomain: string | undefined;
    /** True for other accelerators than GPUs. */
    readonly hasAccelerators: boolean;
    /** Labels that Karpenter derives from it. */
    readonly labels: StringMap<string>;
    /** `labels` is incomplete. */
    readonly isPartial: boolean;
}
/** The machine types in this version's table. */
export interface MachineTypes {
    /** Undefined for an unknown or custom type. */
    readonly find: (name: string) => MachineType | undefined;
    /** Returns a cloud's types; none of Google's, whose names follow rules. */
    readonly all: (cloud: Cloud) => readonly MachineType[];
    readonly date: string;
}
