import type {
  Device,
  DeviceAsk,
  DeviceAttribute,
  DeviceClass,
  DeviceObject,
  DeviceReach,
  DeviceSlice,
  DeviceTaint,
  DeviceTaintRule,
  RequestReference,
  WrittenClaim,
  WrittenRequest,
} from "../../model/device.js";
import type { FieldPath, Place, SourceNode } from "../../model/source.js";
import { stringMap } from "../../model/string-map.js";
import { DEFAULT_NAMESPACE } from "../../model/workload.js";
import { effectiveEntries, getString, getValue, nodeAt } from "../../yaml/node-value.js";
import { createDecoder, type Decoder } from "../fields/decoder.js";
import { groupOf, type KubernetesObject, nameOf, namespaceOf, placeOfField } from "./objects.js";
import { decodeTerm, decodeTolerations, placeholderIn } from "./pod-spec.js";
import type { KindOfGroup } from "./relevance.js";

const DEVICE_GROUP = "resource.k8s.io";

/** Paths of `devices` from the object's root, by kind. */
const CLAIMS: ReadonlyMap<string, FieldPath> = new Map([
  ["ResourceClaim", ["spec", "devices"]],
  ["ResourceClaimTemplate", ["spec", "spec", "devices"]],
]);

export const DEVICE_KINDS: readonly KindOfGroup[] = [...CLAIMS.keys(), "DeviceTaintRule", "ResourceSlice"].map(
  (kind) => ({ group: DEVICE_GROUP, kind }),
);

/** Versions with the fields of `exactly` in the request itself. */
const FLAT_VERSIONS: ReadonlySet<string> = new Set([`${DEVICE_GROUP}/v1alpha3`, `${DEVICE_GROUP}/v1beta1`]);

/** Fields moved into `exactly`; the first one present is reported. */
const MOVED = ["tolerations", "deviceClassName", "selectors", "allocationMode", "count", "adminAccess", "capacity"];
const SHARING = ["consumesCounters", "bindingConditions", "allowMultipleAllocations", "bindsToNode"];
const ASKING = ["adminAccess", "capacity", "derivedAttributes"];
const WAYS = ["nodeName", "nodeSelector", "allNodes", "perDeviceNodeSelection"];

interface Reading {
  readonly object: KubernetesObject;
  /** Its errors are reported. */
  readonly decoder: Decoder;
  /** Its errors only show what was not read. */
  readonly quiet: Decoder;
}

function readSelectors({ quiet }: Reading, node: SourceNode | undefined): string[] {
  return quiet.list(getValue(node, "selectors"), [], (one) => getString(getValue(one, "cel"), "expression") ?? "");
}

function readAsk(reading: Reading, decoder: Decoder, node: SourceNode, path: FieldPath, name: string): DeviceAsk {
  return {
    name,
    className: getString(node, "deviceClassName") ?? "",
    selectors: readSelectors(reading, node),
    mode: getString(node, "allocationMode"),
    count: reading.quiet.integer(getValue(node, "count"), []),
    tolerations: decodeTolerations(decoder, getValue(node, "tolerations"), [...path, "tolerations"]),
    isPlain: ASKING.every((field) => getValue(node, field) === undefined),
    place: placeOfField(reading.object, path),
  };
}

function readRequest(reading: Reading, node: SourceNode, path: FieldPath, misplaced: Place[]): WrittenRequest {
  const { object, decoder, quiet } = reading;
  const isFlat = FLAT_VERSIONS.has(object.apiVersion);
  const moved = isFlat ? undefined : MOVED.find((field) => getValue(node, field) !== undefined);
  if (moved !== undefined) misplaced.push(placeOfField(object, [...path, moved], "key"));
  const name = getString(node, "name") ?? "";
  const exactly = getValue(node, "exactly");
  const alternatives = decoder.list(getValue(node, "firstAvailable"), [...path, "firstAvailable"], (one, own) =>
    readAsk(reading, decoder, one, own, `${name}/${getString(one, "name") ?? ""}`),
  );
  const own =
    exactly === undefined
      ? readAsk(reading, isFlat ? decoder : quiet, node, path, name)
      : readAsk(reading, decoder, exactly, [...path, "exactly"], name);
  return {
    place: placeOfField(object, path),
    name,
    form: isFlat ? "flat" : moved === undefined ? "nested" : "moved",
    ways: [...(exactly === undefined ? [] : ["exactly"]), ...(alternatives.length > 0 ? ["firstAvailable"] : [])],
    asks: alternatives.length > 0 ? alternatives : [own],
  };
}

function readReferences({ object, decoder }: Reading, node: SourceNode, path: FieldPath): RequestReference[] {
  return decoder.list(getValue(node, "requests"), [...path, "requests"], (name, own) => {
    return { place: placeOfField(object, own), name: decoder.string(name, own) ?? "" };
  });
}

function readClaim(reading: Reading, path: FieldPath): WrittenClaim {
  const { object, decoder } = reading;
  // Tolerations above the request.
  const misplaced = path.flatMap((_, index): Place[] => {
    const at = [...path.slice(0, index + 1), "tolerations"];
    return nodeAt(object.node, at) === undefined ? [] : [placeOfField(object, at, "key")];
  });
  const listIn = <T>(field: string, read: (node: SourceNode, at: FieldPath) => T) =>
    decoder.list(nodeAt(object.node, [...path, field]), [...path, field], read);
  const requests = listIn("requests", (node, at) => readRequest(reading, node, at, misplaced));
  const constraints = listIn("constraints", (node, at) => {
    return { attribute: getString(node, "matchAttribute"), requests: readReferences(reading, node, at) };
  });
  const configured = listIn("config", (node, at) => readReferences(reading, node, at));
  return {
    kind: object.kind,
    name: nameOf(object) ?? "",
    namespace: namespaceOf(object) ?? DEFAULT_NAMESPACE,
    place: placeOfField(object, []),
    requests,
    misplaced,
    references: [...constraints.map((one) => one.requests), ...configured].flat(),
    matches: constraints.flatMap(({ attribute, requests: named }) => {
      return attribute === undefined ? [] : { attribute, requests: named.map(({ name }) => name) };
    }),
    isPlain: constraints.every(({ attribute }) => attribute !== undefined),
  };
}

function readAttribute({ quiet }: Reading, node: SourceNode): DeviceAttribute | undefined {
  const int = getValue(node, "int");
  const bool = getValue(node, "bool");
  if (int !== undefined) return { type: "int", value: quiet.integer(int, []) ?? 0 };
  if (bool !== undefined) return { type: "bool", value: quiet.boolean(bool, []) };
  for (const type of ["string", "version"] as const) {
    const value = getString(node, type);
    if (value !== undefined) return { type, value };
  }
  return undefined;
}

function readReach({ quiet }: Reading, node: SourceNode | undefined): DeviceReach {
  const terms = nodeAt(node, ["nodeSelector", "nodeSelectorTerms"]);
  return {
    nodeName: getString(node, "nodeName"),
    terms: terms && quiet.list(terms, [], (term, path) => decodeTerm(quiet, term, path)),
    allNodes: quiet.boolean(getValue(node, "allNodes"), []),
  };
}

function readTaint({ object, decoder }: Reading, node: SourceNode, path: FieldPath): DeviceTaint {
  const text = (field: string) => decoder.string(...decoder.field(node, path, field)) ?? "";
  return { key: text("key"), value: text("value"), effect: text("effect"), place: placeOfField(object, path) };
}

type ReadSlice = Omit<DeviceSlice, "devices"> & { readonly devices: readonly ReadDevice[] };

interface ReadDevice extends Device {
  readonly taints: readonly DeviceTaint[];
  /** False with attributes of other types. */
  readonly isRead: boolean;
}

function readDevice(reading: Reading, spec: SourceNode, item: SourceNode, path: FieldPath): ReadDevice {
  const { decoder, quiet } = reading;
  // v1beta1 has a device's fields under `basic`.
  const basic = getValue(item, "basic");
  const fields = basic ?? item;
  const at = [...path, ...(basic === undefined ? [] : ["basic"]), "taints"];
  const driver = getString(spec, "driver") ?? "";
  const attributes = effectiveEntries(getValue(fields, "attributes")).map(({ key, value }) => {
    return [key.text.includes("/") ? key.text : `${driver}/${key.text}`, readAttribute(reading, value)] as const;
  });
  const isPerDevice = quiet.boolean(getValue(spec, "perDeviceNodeSelection"), []);
  return {
    driver,
    pool: getString(getValue(spec, "pool"), "name") ?? "",
    name: getString(item, "name") ?? "",
    attributes: stringMap(attributes.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))),
    taints: decoder.list(getValue(fields, "taints"), at, (taint, own) => readTaint(reading, taint, own)),
    reach: readReach(reading, isPerDevice ? fields : spec),
    isPlain: SHARING.every((field) => getValue(fields, field) === undefined),
    isRead: attributes.every(([, value]) => value !== undefined),
  };
}

function readSlice(reading: Reading): ReadSlice {
  const { decoder, quiet, object } = reading;
  const spec = getValue(object.node, "spec");
  const pool = getValue(spec, "pool");
  const devices = decoder.list(getValue(spec, "devices"), ["spec", "devices"], (item, path) =>
    readDevice(reading, spec ?? item, item, path),
  );
  const terms = nodeAt(spec, ["nodeSelector", "nodeSelectorTerms"]);
  const slice = {
    place: placeOfField(object, ["spec"], "key"),
    driver: getString(spec, "driver") ?? "",
    pool: getString(pool, "name") ?? "",
    generation: quiet.integer(getValue(pool, "generation"), []) ?? 0,
    count: quiet.integer(getValue(pool, "resourceSliceCount"), []) ?? 0,
    devices,
    ways: spec && WAYS.filter((field) => getValue(spec, field) !== undefined),
    terms: terms?.kind === "sequence" ? terms.items.length : undefined,
  };
  const isRead =
    getValue(spec, "sharedCounters") === undefined &&
    decoder.errors.length + quiet.errors.length === 0 &&
    devices.every((device) => device.isRead);
  return { ...slice, isRead };
}

function readTaintRule(reading: Reading): (DeviceTaintRule & { readonly taint: DeviceTaint }) | undefined {
  const { object } = reading;
  const selector = nodeAt(object.node, ["spec", "deviceSelector"]);
  const taint = nodeAt(object.node, ["spec", "taint"]);
  return (
    taint && {
      name: nameOf(object) ?? "",
      driver: getString(selector, "driver"),
      pool: getString(selector, "pool"),
      device: getString(selector, "device"),
      taint: readTaint(reading, taint, ["spec", "taint"]),
      place: placeOfField(object, ["spec", "taint"]),
    }
  );
}

function readClass(reading: Reading): DeviceClass {
  const spec = getValue(reading.object.node, "spec");
  return {
    name: nameOf(reading.object) ?? "",
    selectors: readSelectors(reading, spec),
    extendedResourceName: getString(spec, "extendedResourceName"),
  };
}

function readContent(reading: Reading): Pick<DeviceObject, "claim" | "slice" | "taintRule" | "deviceClass" | "taints"> {
  const { kind } = reading.object;
  const devices = CLAIMS.get(kind);
  if (devices !== undefined) return { claim: readClaim(reading, devices), taints: [] };
  if (kind === "DeviceClass") return { deviceClass: readClass(reading), taints: [] };
  if (kind === "DeviceTaintRule") {
    const taintRule = readTaintRule(reading);
    return taintRule === undefined ? { taints: [] } : { taintRule, taints: [taintRule.taint] };
  }
  const slice = readSlice(reading);
  return { slice, taints: slice.devices.flatMap(({ taints }) => taints) };
}

/** Reads claims, ResourceSlices, DeviceTaintRules and DeviceClasses, each once. */
export function readDeviceObjects(objects: Iterable<KubernetesObject>): DeviceObject[] {
  const read: DeviceObject[] = [];
  for (const object of objects) {
    const { kind, apiVersion, document, node } = object;
    const isOne = kind === "DeviceClass" || DEVICE_KINDS.some((one) => one.kind === kind);
    if (groupOf(apiVersion) !== DEVICE_GROUP || !isOne) continue;
    const reading: Reading = { object, decoder: createDecoder(), quiet: createDecoder() };
    read.push({
      kind,
      apiVersion,
      name: nameOf(object) ?? "(no name)",
      place: placeOfField(object, []),
      isKnown: (document.blanks ?? []).length === 0 && placeholderIn(node) === undefined,
      ...readContent(reading),
      decodeErrors: reading.decoder.errors,
    });
  }
  return read;
}
