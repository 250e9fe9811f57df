import type {
  DeviceAskShape,
  DeviceObject,
  DeviceRequestShape,
  DeviceTaint,
  DeviceToleration,
  ReachShape,
  RequestReference,
} from "../../model/device.js";
import type { FieldPath, Place, SourceNode } from "../../model/source.js";
import { createDecoder, type Decoder, LENIENT } from "../fields/decoder.js";
import type { KindOfGroup } from "../relevance.js";
import { decodeTolerations, placeholderIn } from "../workloads/pod-spec.js";
import { getString, getValue, nodeAt } from "../yaml/node-value.js";
import { groupOf, type KubernetesObject, nameOf, placeOfField } from "./objects.js";

export const DEVICE_GROUP = "resource.k8s.io";

/** Paths of `devices` from the object's root, by kind. */
export const CLAIMS: ReadonlyMap<string, FieldPath> = new Map([
  ["ResourceClaim", ["spec", "devices"]],
  ["ResourceClaimTemplate", ["spec", "spec", "devices"]],
]);

export const DEVICE_KINDS: readonly KindOfGroup[] = [...CLAIMS.keys(), "DeviceTaintRule", "ResourceSlice"].map(
  (kind) => ({ group: DEVICE_GROUP, kind }),
);

/** Versions with the fields of `exactly` in the request itself. */
const FLAT_VERSIONS: ReadonlySet<string> = new Set([`${DEVICE_GROUP}/v1alpha3`, `${DEVICE_GROUP}/v1beta1`]);

interface Reading {
  readonly object: KubernetesObject;
  readonly decoder: Decoder;
}

function readTolerations(reading: Reading, owner: SourceNode, path: FieldPath): DeviceToleration[] {
  const at = [...path, "tolerations"];
  return decodeTolerations(reading.decoder, getValue(owner, "tolerations"), at).map((toleration, index) => ({
    ...toleration,
    place: placeOfField(reading.object, [...at, index]),
  }));
}

/** Fields moved into `exactly`; the first one present is reported. */
const MOVED = ["tolerations", "deviceClassName", "selectors", "allocationMode", "count", "adminAccess", "capacity"];

function readAsk({ object }: Reading, node: SourceNode, path: FieldPath): DeviceAskShape {
  const count = LENIENT.integer(getValue(node, "count"), []);
  return {
    place: placeOfField(object, path),
    className: getString(node, "deviceClassName") ?? "",
    mode: getString(node, "allocationMode"),
    count,
  };
}

type ReadRequests = Pick<DeviceObject, "tolerations" | "misplaced" | "requests" | "references">;

function readRequests(reading: Reading, devices: FieldPath): ReadRequests {
  const { object, decoder } = reading;
  const isFlat = FLAT_VERSIONS.has(object.apiVersion);
  // Tolerations above the request.
  const misplaced = devices.flatMap((_, index): Place[] => {
    const at = [...devices.slice(0, index + 1), "tolerations"];
    return nodeAt(object.node, at) === undefined ? [] : [placeOfField(reading.object, at, "key")];
  });
  const requests: DeviceRequestShape[] = [];
  const path = [...devices, "requests"];
  const tolerations = decoder.list(nodeAt(object.node, path), path, (request, at) => {
    const exactly = getValue(request, "exactly");
    const moved = isFlat ? undefined : MOVED.find((field) => getValue(request, field) !== undefined);
    if (moved !== undefined) misplaced.push(placeOfField(reading.object, [...at, moved], "key"));
    const asks = isFlat || exactly === undefined ? [] : [readAsk(reading, exactly, [...at, "exactly"])];
    const alternatives = decoder.list(getValue(request, "firstAvailable"), [...at, "firstAvailable"], (one, own) => {
      asks.push(readAsk(reading, one, own));
      return readTolerations(reading, one, own);
    });
    const ways = [
      ...(exactly === undefined ? [] : ["exactly"]),
      ...(alternatives.length > 0 ? ["firstAvailable"] : []),
    ];
    if (!isFlat && moved === undefined) {
      requests.push({ place: placeOfField(reading.object, at), name: getString(request, "name") ?? "", ways, asks });
    }
    return [
      ...(isFlat ? readTolerations(reading, request, at) : []),
      ...(exactly === undefined ? [] : readTolerations(reading, exactly, [...at, "exactly"])),
      ...alternatives.flat(),
    ];
  });
  const references = ["constraints", "config"].flatMap((field) => {
    const list = [...devices, field];
    const named = decoder.list(nodeAt(object.node, list), list, (one, at) =>
      decoder.list(getValue(one, "requests"), [...at, "requests"], (name, own): RequestReference => {
        return { place: placeOfField(reading.object, own), name: decoder.string(name, own) ?? "" };
      }),
    );
    return named.flat();
  });
  return { tolerations: tolerations.flat(), misplaced, requests, references };
}

const WAYS = ["nodeName", "nodeSelector", "allNodes", "perDeviceNodeSelection"];

function readReach(reading: Reading): ReachShape | undefined {
  const spec = getValue(reading.object.node, "spec");
  if (reading.object.kind !== "ResourceSlice" || spec === undefined) return undefined;
  const terms = nodeAt(spec, ["nodeSelector", "nodeSelectorTerms"]);
  return {
    place: placeOfField(reading.object, ["spec"], "key"),
    ways: WAYS.filter((field) => getValue(spec, field) !== undefined),
    terms: terms?.kind === "sequence" ? terms.items.length : undefined,
  };
}

function readTaint(reading: Reading, node: SourceNode, path: FieldPath): DeviceTaint {
  const { decoder } = reading;
  const text = (field: string) => decoder.string(...decoder.field(node, path, field)) ?? "";
  return { key: text("key"), value: text("value"), effect: text("effect"), place: placeOfField(reading.object, path) };
}

function readTaints(reading: Reading): DeviceTaint[] {
  const { object, decoder } = reading;
  if (object.kind === "DeviceTaintRule") {
    const taint = nodeAt(object.node, ["spec", "taint"]);
    return taint === undefined ? [] : [readTaint(reading, taint, ["spec", "taint"])];
  }
  // v1beta1 has a device's fields under `basic`.
  const devices = decoder.list(nodeAt(object.node, ["spec", "devices"]), ["spec", "devices"], (device, path) => {
    const basic = getValue(device, "basic");
    const at = [...path, ...(basic === undefined ? [] : ["basic"]), "taints"];
    return decoder.list(getValue(basic ?? device, "taints"), at, (taint, own) => readTaint(reading, taint, own));
  });
  return devices.flat();
}

const NOTHING_ASKED: ReadRequests = { tolerations: [], misplaced: [], requests: [], references: [] };

export function readDeviceObjects(objects: Iterable<KubernetesObject>): DeviceObject[] {
  const read: DeviceObject[] = [];
  for (const object of objects) {
    const { kind, apiVersion, document } = object;
    if (groupOf(apiVersion) !== DEVICE_GROUP || !DEVICE_KINDS.some((one) => one.kind === kind)) continue;
    const { node } = object;
    if ((document.blanks ?? []).length > 0 || placeholderIn(node) !== undefined) continue;
    const reading: Reading = { object, decoder: createDecoder() };
    const devices = CLAIMS.get(kind);
    const requests = devices === undefined ? NOTHING_ASKED : readRequests(reading, devices);
    const taints = devices === undefined ? readTaints(reading) : [];
    read.push({
      kind,
      apiVersion,
      name: nameOf({ node }) ?? "(no name)",
      place: placeOfField(reading.object, []),
      ...requests,
      reach: readReach(reading),
      taints,
      decodeErrors: reading.decoder.errors,
    });
  }
  return read;
}
