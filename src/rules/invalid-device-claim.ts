import type { DeviceObject } from "../model/device.js";
import { formatFieldPath, type Place } from "../model/source.js";
import { quoted } from "../model/words.js";
import { refuseDeviceObject } from "../scheduling/validation/device-claims.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule } from "./contract/rule.js";
import { ofObject } from "./contract/vocabulary.js";

function refusal(object: DeviceObject, at: Place, reason: string, help: string): RuleFinding {
  const field = formatFieldPath(at.path.slice(object.place.path.length));
  return {
    at,
    claims: [ofObject(`the API server refuses ${field} of ${object.kind} ${quoted(object.name)}: ${reason}`)],
    help,
    identity: { names: [object.kind, object.name, field] },
  };
}

function* check(object: DeviceObject): Iterable<RuleFinding> {
  for (const at of object.misplaced) {
    if (at.path.at(-1) === "tolerations") continue;
    const reason = `${object.apiVersion} has no such field in a request`;
    yield refusal(object, at, reason, "Move the fields of the request, all but its name, into `exactly`.");
  }
  if (object.decodeErrors.length > 0) return;
  for (const { place, reason, help } of refuseDeviceObject(object)) yield refusal(object, place, reason, help);
}

const claim = (request: string) => `
apiVersion: resource.k8s.io/v1
kind: ResourceClaimTemplate
metadata: {name: gpu}
spec:
  spec:
    devices:
      requests:
        - name: gpu
${request}`;

const slice = (reach: string, mark = "") => `
apiVersion: resource.k8s.io/v1
kind: ResourceSlice
metadata: {name: fabric}
spec:${mark}
  driver: gpu.example.com
  pool: {name: fabric, generation: 1, resourceSliceCount: 1}
  devices: [{name: gpu-0}]
${reach}`;

const INVENTORY = `
pools:
  - name: general
`;

export const invalidDeviceClaim: Rule = {
  id: "invalid-device-claim",
  summary: "The API server refuses a claim for devices, or a ResourceSlice, by its shape.",
  severity: "error",
  refusedByApi: true,
  rationale: `Since \`resource.k8s.io/v1beta2\` a request of a ResourceClaim has either \`exactly\` or \`firstAvailable\`, and what it asks for stands in
there: \`deviceClassName\`, \`selectors\`, \`allocationMode\`, \`count\`. In \`v1beta1\`, where these stand in the request itself, they are right, and nothing is said.
The modes are \`ExactCount\` and \`All\`; \`All\` takes no count. Names of requests differ, and constraints and configurations name one that is there.
A ResourceSlice says in exactly one way which nodes have its devices, and a node selector of it has one term.

Names and expressions of CEL are not looked at. Taints and tolerations of devices are those of \`invalid-device-taint\`.`,
  examples: [
    {
      title: "The request of an older version",
      inventory: INVENTORY,
      bad: claim(`          deviceClassName: gpu.example.com # <--
          count: 2
`),
      good: claim(`          exactly:
            deviceClassName: gpu.example.com
            count: 2
`),
    },
    {
      title: "Every device, and how many",
      inventory: INVENTORY,
      bad: claim(`          exactly:
            deviceClassName: gpu.example.com
            allocationMode: All
            count: 2 # <--
`),
      good: claim(`          exactly:
            deviceClassName: gpu.example.com
            allocationMode: All
`),
    },
    {
      title: "A slice that does not say where its devices are",
      inventory: INVENTORY,
      bad: slice("", " # <--"),
      good: slice("  allNodes: true\n"),
    },
  ],
  claims: ["object"],
  *checkInventory({ devices = [] }) {
    for (const object of devices) yield* check(object);
  },
};
