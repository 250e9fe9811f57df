import type { NodeSelectorTerm } from "./pod.js";
import type { Place } from "./source.js";
import type { StringMap } from "./string-map.js";
import type { Taint, Toleration } from "./taint.js";
import type { DecodeError } from "./workload.js";

export interface DeviceTaint extends Taint {
  readonly place: Place;
}

/** resource.k8s.io DeviceAttribute of supported types. */
export interface DeviceAttribute {
  readonly type: "string" | "int" | "bool" | "version";
  readonly value: string | number | boolean;
}

/** Nodes with access to a device: one by name, selected ones, or all. */
export interface DeviceReach {
  readonly nodeName: string | undefined;
  readonly terms: readonly NodeSelectorTerm[] | undefined;
  readonly allNodes: boolean;
}

export interface Device {
  readonly driver: string;
  readonly pool: string;
  readonly name: string;
  /** By qualified name: `gpu.example.com/model`. */
  readonly attributes: StringMap<DeviceAttribute>;
  readonly taints: readonly Taint[];
  readonly reach: DeviceReach;
  /** False if shared, divided or bound by conditions, so that more decides allocation. */
  readonly isPlain: boolean;
}

/** A device pool, assembled from slices. */
export interface DevicePool {
  readonly driver: string;
  readonly name: string;
  /** False if slices are missing, of mixed generations, repeat a device (the scheduler waits), or are not read in full. */
  readonly isWhole: boolean;
  readonly devices: readonly Device[];
}

export interface DeviceClass {
  readonly name: string;
  readonly selectors: readonly string[];
  readonly extendedResourceName: string | undefined;
}

/** The `exactly` of a request, or one of `firstAvailable`. */
export interface DeviceAsk {
  /** `gpu`, or `gpu/large` for a subrequest. */
  readonly name: string;
  readonly className: string;
  readonly selectors: readonly string[];
  /** `ExactCount`, the default, or `All`. */
  readonly mode: string | undefined;
  /** 1 by default. */
  readonly count: number | undefined;
  readonly tolerations: readonly Toleration[];
  /** False for capacity, devices in use, or derived attributes. */
  readonly isPlain: boolean;
  readonly place: Place;
}

export interface DeviceRequest {
  readonly name: string;
  /** The first available one counts. */
  readonly asks: readonly DeviceAsk[];
}

/** `matchAttribute`: these requests, or all without any, share the value. */
export interface DeviceMatch {
  readonly requests: readonly string[];
  readonly attribute: string;
}

/** A ResourceClaim, template, or extended resource. */
export interface DeviceClaim {
  readonly kind: string;
  readonly name: string;
  readonly namespace: string;
  readonly requests: readonly DeviceRequest[];
  readonly matches: readonly DeviceMatch[];
  /** False with unread constraints. */
  readonly isPlain: boolean;
  readonly place: Place;
}

/** An absent field of the selector matches every device. */
export interface DeviceTaintRule {
  readonly name: string;
  readonly driver: string | undefined;
  readonly pool: string | undefined;
  readonly device: string | undefined;
  readonly taint: Taint;
  readonly place: Place;
}

/** A request, as written. */
export interface WrittenRequest extends DeviceRequest {
  readonly place: Place;
  /** `flat` as up to v1beta1, else `nested`; `moved` if a later version has the fields of an earlier one. */
  readonly form: "flat" | "nested" | "moved";
  /** `exactly` and `firstAvailable`, as present. */
  readonly ways: readonly string[];
}

/** A request's name in a constraint or configuration. */
export interface RequestReference {
  readonly place: Place;
  readonly name: string;
}

export interface WrittenClaim extends DeviceClaim {
  readonly requests: readonly WrittenRequest[];
  /** Keys one level too high for the version, one for each request. */
  readonly misplaced: readonly Place[];
  readonly references: readonly RequestReference[];
}

/** A ResourceSlice: some devices of a pool. */
export interface DeviceSlice {
  readonly place: Place;
  readonly driver: string;
  readonly pool: string;
  readonly generation: number;
  /** Slices of the pool's generation. */
  readonly count: number;
  readonly devices: readonly Device[];
  /** Fields that select nodes, as present; undefined without a `spec`. */
  readonly ways: readonly string[] | undefined;
  /** Node selector terms; undefined without a list. */
  readonly terms: number | undefined;
  /** False with shared counters, and fields or attributes that are not read. */
  readonly isRead: boolean;
}

/** An object of resource.k8s.io, with one of its four contents. */
export interface DeviceObject {
  readonly kind: string;
  readonly apiVersion: string;
  readonly name: string;
  readonly place: Place;
  /** False if a placeholder may stand for anything in it. */
  readonly isKnown: boolean;
  readonly claim?: WrittenClaim;
  readonly slice?: DeviceSlice;
  readonly taintRule?: DeviceTaintRule;
  readonly deviceClass?: DeviceClass;
  /** The taints of a slice's devices, or of a rule. */
  readonly taints: readonly DeviceTaint[];
  /** Paths start at the object's root. */
  readonly decodeErrors: readonly DecodeError[];
}

export type DeviceSelection = "yes" | "no" | "unknown" | "error";

/** Everything in the repository about devices. */
export interface DeviceWorld {
  readonly pools: readonly DevicePool[];
  readonly classes: readonly DeviceClass[];
  readonly claims: readonly DeviceClaim[];
  readonly taintRules: readonly DeviceTaintRule[];
  /** Evaluates a CEL selector on a device. */
  readonly selects: (expression: string, device: Device) => DeviceSelection;
}
