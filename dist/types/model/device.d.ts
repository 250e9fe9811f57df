import type { ByWord } from "./by-word.js";
import type { NodeSelectorTerm } from "./pod.js";
import type { Place } from "./source.js";
import type { Taint } from "./taint.js";
import type { Toleration } from "./toleration.js";
import type { DecodeError } from "./workload.js";
/** resource.k8s.io DeviceToleration, with its place. */
export interface DeviceToleration extends Toleration {
    readonly place: Place;
}
/** resource.k8s.io DeviceTaint, with its place. */
export interface DeviceTaint extends Taint {
    readonly place: Place;
}
/** Something that the API server refuses by its shape, as far as it was written. */
export interface DeviceRequestShape {
    readonly place: Place;
    readonly name: string;
    /** Which of `exactly` and `firstAvailable` it has. */
    readonly ways: readonly string[];
    readonly asks: readonly DeviceAskShape[];
}
/** What a request asks for. */
export interface DeviceAskShape {
    readonly place: Place;
    readonly className: string;
    readonly mode: string | undefined;
    readonly count: number | undefined;
}
/** The name of a request, in a constraint or a configuration. */
export interface RequestReference {
    readonly place: Place;
    readonly name: string;
}
/** How a ResourceSlice says which nodes have its devices. */
export interface ReachShape {
    readonly place: Place;
    readonly ways: readonly string[];
    /** The terms of its node selector; undefined where it has none. */
    readonly terms: number | undefined;
}
/** A claim, a template of one, a DeviceTaintRule or a ResourceSlice: what of it speaks of device taints. */
export interface DeviceObject {
    /** `ResourceClaim`. */
    readonly kind: string;
    readonly apiVersion: string;
    readonly name: string;
    readonly place: Place;
    readonly tolerations: readonly DeviceToleration[];
    readonly taints: readonly DeviceTaint[];
    /** Keys, one of each request, that stand one level above the one that the version reads. */
    readonly misplaced: readonly Place[];
    readonly requests: readonly DeviceRequestShape[];
    readonly references: readonly RequestReference[];
    /** Of a ResourceSlice. */
    readonly reach: ReachShape | undefined;
    /** Paths start at the object's root. */
    readonly decodeErrors: readonly DecodeError[];
}
/** resource.k8s.io DeviceAttribute, of the types that taintlint compares. */
export interface DeviceAttribute {
    readonly type: "string" | "int" | "bool" | "version";
    readonly value: string | number | boolean;
}
/** Which nodes can use a device: one by its name, those that one of the terms selects, or all of them. */
export interface DeviceReach {
    readonly nodeName: string | undefined;
    readonly terms: readonly NodeSelectorTerm[] | undefined;
    readonly allNodes: boolean;
}
/** A device that a ResourceSlice publishes. */
export interface Device {
    readonly driver: string;
    readonly pool: string;
    readonly name: string;
    /** By names with a domain: `gpu.example.com/model`. */
    readonly attributes: ByWord<DeviceAttribute>;
    /** Names with a domain of attributes whose values are not read: lists. */
    readonly openAttributes: readonly string[];
    readonly taints: readonly Taint[];
    readonly reach: DeviceReach;
    /** False where it is shared, divided or bound by conditions, so that more decides whether it can be had. */
    readonly isPlain: boolean;
}
/** A pool of devices, put together from its slices. */
export interface DevicePool {
    readonly driver: string;
    readonly name: string;
    /** False where slices are missing, of several generations, or name a device twice: the scheduler waits then. */
    readonly isWhole: boolean;
    readonly devices: readonly Device[];
}
/** resource.k8s.io DeviceClass. */
export interface DeviceClass {
    readonly name: string;
    /** Expressions of CEL. */
    readonly selectors: readonly string[];
    readonly extendedResourceName: string | undefined;
}
/** What is asked for: of a request the `exactly`, or one of its `firstAvailable`. */
export interface DeviceAsk {
    /** `gpu`, or `gpu/large` of a part of a request. */
    readonly name: string;
    readonly className: string;
    readonly selectors: readonly string[];
    /** `ExactCount` or `All`. */
    readonly mode: string;
    readonly count: number;
    readonly tolerations: readonly Toleration[];
    /** False where it asks for capacity, for devices in use, or for attributes that are made up. */
    readonly isPlain: boolean;
    readonly place: Place;
}
export interface DeviceRequest {
    readonly name: string;
    /** The first that can be had is taken. */
    readonly asks: readonly DeviceAsk[];
}
/** `matchAttribute`: the devices of these requests, of all where none is named, share the value. */
export interface DeviceMatch {
    readonly requests: readonly string[];
    readonly attribute: string;
}
/** A ResourceClaim, a template of one, or what an extended resource stands for. */
export interface DeviceClaim {
    readonly kind: string;
    readonly name: string;
    readonly namespace: string;
    readonly requests: readonly DeviceRequest[];
    readonly matches: readonly DeviceMatch[];
    /** False where it has a constraint that is not read. */
    readonly isPlain: boolean;
    readonly place: Place;
}
/** resource.k8s.io DeviceTaintRule: an absent field of the selector takes every device. */
export interface DeviceTaintRule {
    readonly name: string;
    readonly driver: string | undefined;
    readonly pool: string | undefined;
    readonly device: string | undefined;
    readonly taint: Taint;
    readonly place: Place;
}
/** `error`: the scheduler gives up on the pod. */
export type DeviceSelection = "yes" | "no" | "unknown" | "error";
/** What the repository says of devices. */
export interface DeviceWorld {
    readonly pools: readonly DevicePool[];
    readonly classes: readonly DeviceClass[];
    readonly claims: readonly DeviceClaim[];
    readonly taintRules: readonly DeviceTaintRule[];
    /** Reports whether an expression of CEL selects a device. */
    readonly selects: (expression: string, device: Device) => DeviceSelection;
}
