import type {
  Device,
  DeviceAsk,
  DeviceAttribute,
  DeviceClaim,
  DeviceClass,
  DeviceMatch,
  DevicePool,
  DeviceReach,
  DeviceRequest,
  DeviceTaintRule,
  DeviceWorld,
} from "../../model/device.js";
import { groupBy } from "../../model/group-by.js";
import type { FieldPath, SourceNode } from "../../model/source.js";
import { stringMap } from "../../model/string-map.js";
import type { Taint } from "../../model/taint.js";
import { DEFAULT_NAMESPACE } from "../../model/workload.js";
import { createDecoder, type Decoder } from "../fields/decoder.js";
import { decodeTerm, decodeTolerations, placeholderIn } from "../workloads/pod-spec.js";
import { effectiveEntries, getString, getValue, nodeAt } from "../yaml/node-value.js";
import { CLAIMS, DEVICE_GROUP } from "./device-objects.js";
import { groupOf, type KubernetesObject, nameOf, namespaceOf, placeOfField } from "./objects.js";

interface Reading {
  readonly object: KubernetesObject;
  readonly decoder: Decoder;
}

const SHARING = ["consumesCounters", "bindingConditions", "allowMultipleAllocations", "bindsToNode"];
const ASKING = ["adminAccess", "capacity", "derivedAttributes"];

function readTaint(node: SourceNode | undefined): Taint {
  return {
    key: getString(node, "key") ?? "",
    value: getString(node, "value") ?? "",
    effect: getString(node, "effect") ?? "",
  };
}

function readAttribute(decoder: Decoder, node: SourceNode): DeviceAttribute | undefined {
  const int = getValue(node, "int");
  const bool = getValue(node, "bool");
  if (int !== undefined) return { type: "int", value: decoder.integer(int, []) ?? 0 };
  if (bool !== undefined) return { type: "bool", value: decoder.boolean(bool, []) };
  for (const type of ["string", "version"] as const) {
    const value = getString(node, type);
    if (value !== undefined) return { type, value };
  }
  return undefined;
}

function readReach(decoder: Decoder, node: SourceNode | undefined): DeviceReach {
  const selector = getValue(node, "nodeSelector");
  return {
    nodeName: getString(node, "nodeName"),
    terms:
      selector === undefined
        ? undefined
        : decoder.list(getValue(selector, "nodeSelectorTerms"), [], (term, path) => decodeTerm(decoder, term, path)),
    allNodes: decoder.boolean(getValue(node, "allNodes"), []),
  };
}

function readDevice({ decoder }: Reading, spec: SourceNode, item: SourceNode): Device {
  const fields = getValue(item, "basic") ?? item;
  const driver = getString(spec, "driver") ?? "";
  const attributes: [string, DeviceAttribute][] = [];
  const openAttributes: string[] = [];
  for (const { key, value } of effectiveEntries(getValue(fields, "attributes"))) {
    const name = key.text.includes("/") ? key.text : `${driver}/${key.text}`;
    const attribute = readAttribute(decoder, value);
    if (attribute === undefined) openAttributes.push(name);
    else attributes.push([name, attribute]);
  }
  const isPerDevice = decoder.boolean(getValue(spec, "perDeviceNodeSelection"), []);
  return {
    driver,
    pool: getString(getValue(spec, "pool"), "name") ?? "",
    name: getString(item, "name") ?? "",
    attributes: stringMap(attributes),
    openAttributes,
    taints: decoder.list(getValue(fields, "taints"), [], readTaint),
    reach: readReach(decoder, isPerDevice ? fields : spec),
    isPlain: SHARING.every((field) => getValue(fields, field) === undefined),
  };
}

interface Slice {
  readonly driver: string;
  readonly pool: string;
  readonly generation: number;
  readonly count: number;
  readonly devices: readonly Device[];
}

function readSlice(reading: Reading): Slice {
  const { decoder, object } = reading;
  const spec = getValue(object.node, "spec") ?? object.node;
  const pool = getValue(spec, "pool");
  return {
    driver: getString(spec, "driver") ?? "",
    pool: getString(pool, "name") ?? "",
    generation: decoder.integer(getValue(pool, "generation"), []) ?? 0,
    count: decoder.integer(getValue(pool, "resourceSliceCount"), []) ?? 0,
    devices: decoder.list(getValue(spec, "devices"), [], (item) => readDevice(reading, spec, item)),
  };
}

/** Upstream: dynamic-resource-allocation/structured/internal/stable/pools_stable.go GatherPools. */
function poolOf(slices: readonly Slice[], isKnown: boolean): DevicePool {
  const [first] = slices;
  const devices = slices.flatMap((slice) => slice.devices);
  return {
    driver: first?.driver ?? "",
    name: first?.pool ?? "",
    isWhole:
      isKnown &&
      slices.every(({ generation, count }) => generation === first?.generation && count === slices.length) &&
      new Set(devices.map(({ name }) => name)).size === devices.length,
    devices,
  };
}

function readSelectors(decoder: Decoder, node: SourceNode | undefined): string[] {
  return decoder.list(getValue(node, "selectors"), [], (one) => getString(getValue(one, "cel"), "expression") ?? "");
}

function readAsk(reading: Reading, node: SourceNode, path: FieldPath, name: string): DeviceAsk {
  const { decoder } = reading;
  return {
    name,
    className: getString(node, "deviceClassName") ?? "",
    selectors: readSelectors(decoder, node),
    mode: getString(node, "allocationMode") ?? "ExactCount",
    count: decoder.integer(getValue(node, "count"), path) ?? 1,
    tolerations: decodeTolerations(decoder, getValue(node, "tolerations"), path),
    isPlain: ASKING.every((field) => getValue(node, field) === undefined),
    place: placeOfField(reading.object, path),
  };
}

function readRequest(reading: Reading, node: SourceNode, path: FieldPath): DeviceRequest {
  const name = getString(node, "name") ?? "";
  const exactly = getValue(node, "exactly");
  const alternatives = reading.decoder.list(
    getValue(node, "firstAvailable"),
    [...path, "firstAvailable"],
    (alternative, own) => readAsk(reading, alternative, own, `${name}/${getString(alternative, "name") ?? ""}`),
  );
  if (alternatives.length > 0) return { name, asks: alternatives };
  const own = exactly === undefined ? path : [...path, "exactly"];
  return { name, asks: [readAsk(reading, exactly ?? node, own, name)] };
}

function readClaim(reading: Reading): DeviceClaim {
  const { object, decoder } = reading;
  const path = CLAIMS.get(object.kind) ?? [];
  const devices = nodeAt(object.node, path);
  const constraints = decoder.list(getValue(devices, "constraints"), [], (node): DeviceMatch | undefined => {
    const attribute = getString(node, "matchAttribute");
    const requests = decoder.list(getValue(node, "requests"), [], (one) => decoder.string(one, []) ?? "");
    return attribute === undefined ? undefined : { requests, attribute };
  });
  const requests = [...path, "requests"];
  return {
    kind: object.kind,
    name: nameOf(object) ?? "",
    namespace: namespaceOf(object) ?? DEFAULT_NAMESPACE,
    requests: decoder.list(getValue(devices, "requests"), requests, (node, own) => readRequest(reading, node, own)),
    matches: constraints.filter((one) => one !== undefined),
    isPlain: constraints.every((one) => one !== undefined),
    place: placeOfField(reading.object, []),
  };
}

function readRule(reading: Reading): DeviceTaintRule {
  const { object } = reading;
  const selector = nodeAt(reading.object.node, ["spec", "deviceSelector"]);
  return {
    name: nameOf(object) ?? "",
    driver: getString(selector, "driver"),
    pool: getString(selector, "pool"),
    device: getString(selector, "device"),
    taint: readTaint(nodeAt(reading.object.node, ["spec", "taint"])),
    place: placeOfField(reading.object, ["spec", "taint"]),
  };
}

function readClass({ object, decoder }: Reading): DeviceClass {
  const spec = getValue(object.node, "spec");
  return {
    name: nameOf(object) ?? "",
    selectors: readSelectors(decoder, spec),
    extendedResourceName: getString(spec, "extendedResourceName"),
  };
}

/** Drops all classes of one name if they differ. */
function agreedClasses(classes: readonly DeviceClass[]): DeviceClass[] {
  const byName = groupBy(classes, ({ name }) => name);
  return [...byName.values()].flatMap((alike) =>
    new Set(alike.map(describeClass)).size === 1 ? alike.slice(0, 1) : [],
  );
}

function describeClass({ selectors, extendedResourceName }: DeviceClass): string {
  return JSON.stringify([selectors, extendedResourceName]);
}

/** Undefined without a ResourceSlice. */
export function readDeviceWorld(objects: Iterable<KubernetesObject>): Omit<DeviceWorld, "selects"> | undefined {
  const slices = new Map<string, { slices: Slice[]; isKnown: boolean }>();
  const classes: DeviceClass[] = [];
  const claims: DeviceClaim[] = [];
  const taintRules: DeviceTaintRule[] = [];
  for (const object of objects) {
    if (groupOf(object.apiVersion) !== DEVICE_GROUP) continue;
    const reading: Reading = { object, decoder: createDecoder() };
    const isKnown = (object.document.blanks ?? []).length === 0 && placeholderIn(object.node) === undefined;
    if (object.kind === "ResourceSlice") {
      const slice = readSlice(reading);
      const key = JSON.stringify([slice.driver, slice.pool]);
      const pool = slices.get(key) ?? { slices: [], isKnown: true };
      const isShared = nodeAt(object.node, ["spec", "sharedCounters"]) !== undefined;
      pool.slices.push(slice);
      pool.isKnown &&= isKnown && !isShared && reading.decoder.errors.length === 0;
      slices.set(key, pool);
    } else if (isKnown) {
      if (CLAIMS.has(object.kind)) claims.push(readClaim(reading));
      if (object.kind === "DeviceClass") classes.push(readClass(reading));
      if (object.kind === "DeviceTaintRule") taintRules.push(readRule(reading));
    }
  }
  if (slices.size === 0) return undefined;
  const pools = [...slices.values()].map((one) => poolOf(one.slices, one.isKnown));
  return { pools, classes: agreedClasses(classes), claims, taintRules };
}
