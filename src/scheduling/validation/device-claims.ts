import type {
  DeviceAsk,
  DeviceObject,
  DeviceSlice,
  RequestReference,
  WrittenClaim,
  WrittenRequest,
} from "../../model/device.js";
import type { Place } from "../../model/source.js";
import { quoted } from "../../model/words.js";

export interface DeviceRefusal {
  readonly place: Place;
  readonly reason: string;
  readonly help: string;
}

export const ALLOCATION_MODES = ["ExactCount", "All"];

const below = (place: Place, field: string): Place => ({ ...place, path: [...place.path, field] });

/** Mode defaults to ExactCount, count to 1. Upstream: validateDeviceAllocationMode. */
function refuseAsk({ place, className, mode = "ExactCount", count = 0 }: DeviceAsk): DeviceRefusal[] {
  const refusals: DeviceRefusal[] = [];
  if (className === "") {
    refusals.push({ place, reason: "it needs a `deviceClassName`", help: "Write the name of a DeviceClass." });
  }
  if (!ALLOCATION_MODES.includes(mode)) {
    const help = `Write one of ${ALLOCATION_MODES.join(", ")}.`;
    refusals.push({ place: below(place, "allocationMode"), reason: `there is no mode ${quoted(mode)}`, help });
  } else if (mode === "All" && count !== 0) {
    refusals.push({ place: below(place, "count"), reason: "mode `All` takes no count", help: "Remove the count." });
  } else if (count < 0) {
    refusals.push({ place: below(place, "count"), reason: "it must be greater than zero", help: "Write 1 or more." });
  }
  return refusals;
}

function refuseRequest({ place, ways, asks }: WrittenRequest): DeviceRefusal[] {
  if (ways.length === 1) return asks.flatMap(refuseAsk);
  const reason = ways.length === 0 ? "it has neither `exactly` nor `firstAvailable`" : `it has ${ways.join(" and ")}`;
  return [{ place, reason, help: "Write either `exactly` or `firstAvailable`." }];
}

function refuseNames(requests: readonly WrittenRequest[]): DeviceRefusal[] {
  const seen = new Set<string>();
  return requests.flatMap(({ name, place }) => {
    if (name === "") return [{ place, reason: "it has no name", help: "Write `name`." }];
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [
      { place: below(place, "name"), reason: "another request has the name", help: "Give it a name of its own." },
    ];
  });
}

function refuseReference({ name, place }: RequestReference, names: ReadonlySet<string>): DeviceRefusal[] {
  const [request = ""] = name.split("/");
  if (names.has(request)) return [];
  const known = [...names].map(quoted).join(", ");
  return [{ place, reason: `there is no request ${quoted(request)}`, help: `Name one of the requests: ${known}.` }];
}

function refuseReach({ place, ways, terms }: DeviceSlice): DeviceRefusal[] {
  const refusals: DeviceRefusal[] = [];
  if (ways === undefined) return refusals;
  if (ways.length !== 1) {
    const reason = ways.length === 0 ? "it does not say which nodes have its devices" : `it has ${ways.join(" and ")}`;
    const help =
      "Write exactly one of `nodeName`, `nodeSelector`, `allNodes: true` and `perDeviceNodeSelection: true`.";
    refusals.push({ place, reason, help });
  }
  if (terms !== undefined && terms !== 1) {
    const at = { ...place, path: [...place.path, "nodeSelector", "nodeSelectorTerms"] };
    refusals.push({
      place: { ...at, target: "value" },
      reason: `it has ${terms} terms`,
      help: "Write exactly one term.",
    });
  }
  return refusals;
}

function refuseClaim({ requests, references, misplaced }: WrittenClaim): DeviceRefusal[] {
  const nested = requests.filter(({ form }) => form === "nested");
  const names = new Set(nested.map(({ name }) => name));
  // Requests with misplaced fields are not looked at.
  const isRead = nested.length > 0 && misplaced.length === 0;
  return [
    ...refuseNames(nested),
    ...nested.flatMap(refuseRequest),
    ...(isRead ? references.flatMap((reference) => refuseReference(reference, names)) : []),
  ];
}

/** Returns the API server's refusals, except of names and CEL. Upstream: resource/validation/validation.go. */
export function refuseDeviceObject({ claim, slice }: Pick<DeviceObject, "claim" | "slice">): DeviceRefusal[] {
  return [...(claim ? refuseClaim(claim) : []), ...(slice ? refuseReach(slice) : [])];
}
