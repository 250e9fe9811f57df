import type { DeviceObject } from "../model/device.js";
import type { FieldError } from "../model/pool-fit.js";
import { formatFieldPath, type Place } from "../model/source.js";
import { nearestWord } from "../model/spelling.js";
import { quoted } from "../model/words.js";
import { refuseDeviceObject } from "../scheduling/validation/device-claims.js";
import {
  DEVICE_EFFECTS,
  DEVICE_OPERATORS,
  validateDeviceTaint,
  validateDeviceToleration,
} from "../scheduling/validation/devices.js";
import { readExamples } from "./contract/examples.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule } from "./contract/rule.js";
import { ofObject } from "./contract/vocabulary.js";
import { clause, describeFieldError } from "./explanations/api-errors.js";

function refuseField(object: DeviceObject, at: Place, text: string, reason: string, help: string): RuleFinding {
  const field = formatFieldPath(at.path.slice(object.place.path.length));
  return {
    at,
    claims: [ofObject(`the API server refuses ${field}${text} of ${object.kind} ${quoted(object.name)}: ${reason}`)],
    help,
    fingerprintBy: { names: [object.kind, object.name, field] },
  };
}

function helpFor({ path, value = "" }: FieldError): string {
  const [field] = path;
  const words = field === "effect" ? DEVICE_EFFECTS : DEVICE_OPERATORS;
  if (field === "effect" || field === "operator") {
    const meant = nearestWord(value.replaceAll(/[^A-Za-z]/g, ""), words);
    return meant === undefined ? `Write one of ${words.join(", ")}.` : `Write \`${field}: ${meant}\`.`;
  }
  return field === "value" ? "Remove the value, or write one that a taint can have." : "Write the key of a taint.";
}

function describeErrors(object: DeviceObject, place: Place, errors: readonly FieldError[]): RuleFinding[] {
  return errors.map((error) => {
    const at = { ...place, path: error.type === "Required" ? place.path : [...place.path, ...error.path] };
    const text = error.value ? ` ${JSON.stringify(error.value)}` : "";
    return refuseField(object, at, text, clause(error.detail), helpFor(error));
  });
}

function* check(object: DeviceObject): Iterable<RuleFinding> {
  const { misplaced = [], requests = [] } = object.claim ?? {};
  for (const at of misplaced) {
    const isInRequest = typeof at.path.at(-2) === "number";
    const help = !isInRequest
      ? "Move it into the request that it is for."
      : at.path.at(-1) === "tolerations"
        ? "Move it into `exactly`, or into an item of `firstAvailable`."
        : "Move the fields of the request, all but its name, into `exactly`.";
    yield refuseField(
      object,
      at,
      "",
      `${object.apiVersion} has no such field ${isInRequest ? "in a request" : "there"}`,
      help,
    );
  }
  for (const { expected, found, path } of object.decodeErrors) {
    const at = { ...object.place, path: [...object.place.path, ...path] };
    yield refuseField(object, at, "", `must be a ${expected}, got a ${found}`, `Write a ${expected}.`);
  }
  if (object.decodeErrors.length > 0) return;
  for (const { tolerations, place } of requests.flatMap(({ form, asks }) => (form === "moved" ? [] : asks))) {
    for (const [index, toleration] of tolerations.entries()) {
      const at = { ...place, path: [...place.path, "tolerations", index] };
      yield* describeErrors(object, at, validateDeviceToleration(toleration));
    }
  }
  for (const { place, ...taint } of object.taints) yield* describeErrors(object, place, validateDeviceTaint(taint));
  for (const { place, reason, help } of refuseDeviceObject(object)) yield refuseField(object, place, "", reason, help);
}

const claimWith = (request: string) => `
apiVersion: resource.k8s.io/v1
kind: ResourceClaimTemplate
metadata: {name: gpu}
spec:
  spec:
    devices:
      requests:
        - name: gpu
${request}`;

const INVENTORY = `
pools:
  - name: general
`;

export const invalidDevice: Rule = {
  id: "invalid-device",
  summary:
    "The API server refuses a claim for devices, a ResourceSlice, a taint of devices, or resources of a container.",
  severity: "error",
  refusedByApi: true,
  why: `**Taints and tolerations of devices.** A device of \`resource.k8s.io\` can have taints, from its ResourceSlice or from a
DeviceTaintRule, and the request of a ResourceClaim tolerates them. They differ from taints of nodes: the effects are
\`NoSchedule\`, \`NoExecute\` and \`None\`, without \`PreferNoSchedule\`, and the operators are only \`Exists\` and \`Equal\`.

**Requests.** Since \`v1beta2\` a request has either \`exactly\` or \`firstAvailable\`. These contain \`deviceClassName\`, \`selectors\`,
\`allocationMode\`, \`count\` and \`tolerations\`; in the request itself the API server refuses them. In \`v1beta1\` they belong in the
request itself. Tolerations beside the requests or beside \`devices\` are refused in every version. The modes are \`ExactCount\` and
\`All\`; \`All\` takes no count. Names of requests must differ, and constraints and configurations must name one that exists. A
ResourceSlice says in exactly one way which nodes have its devices, and its node selector has one term.

**Resources of a container.** Reported are a quantity that cannot be read or is negative, a request above its limit, an extended
resource (\`nvidia.com/gpu\`) with a fraction, without a limit or with another one, and a name that is not one of Kubernetes' and
has no domain.`,
  silent: `Only a device's driver knows its taints: a toleration that matches none is no mistake. A toleration without a key and without
\`Exists\` is legal here, too.

Names and expressions of CEL are not looked at.`,
  fix: `Correct the field as the message says.`,
  examples: readExamples([
    {
      title: "Tolerations beside exactly",
      inventory: INVENTORY,
      manifests: claimWith(`-         tolerations: # <--
-           - {key: example.com/unhealthy, operator: Exists}
-         exactly: {deviceClassName: gpu.example.com}
+         exactly:
+           deviceClassName: gpu.example.com
+           tolerations:
+             - {key: example.com/unhealthy, operator: Exists}
`),
    },
    {
      title: "An effect that only nodes have",
      inventory: INVENTORY,
      manifests: `
apiVersion: resource.k8s.io/v1
kind: DeviceTaintRule
metadata: {name: drain}
spec:
  deviceSelector: {driver: gpu.example.com}
  taint:
    key: example.com/maintenance
-   effect: PreferNoSchedule # <--
+   effect: NoSchedule
`,
    },
    {
      title: "The request of an older version",
      inventory: INVENTORY,
      manifests: claimWith(`-         deviceClassName: gpu.example.com # <--
-         count: 2
+         exactly:
+           deviceClassName: gpu.example.com
+           count: 2
`),
    },
    {
      title: "All devices, with a count",
      inventory: INVENTORY,
      manifests: claimWith(`          exactly:
            deviceClassName: gpu.example.com
            allocationMode: All
-           count: 2 # <--
`),
    },
    {
      title: "Half a GPU",
      inventory: INVENTORY,
      manifests: `
apiVersion: v1
kind: Pod
metadata: {name: train}
spec:
  containers:
    - name: train
      image: train:1
      resources:
        limits:
-         nvidia.com/gpu: 500m # <--
+         nvidia.com/gpu: 1
`,
    },
    {
      title: "A slice that does not say where its devices are",
      inventory: INVENTORY,
      manifests: `
apiVersion: resource.k8s.io/v1
kind: ResourceSlice
metadata: {name: fabric}
spec: # <--
  driver: gpu.example.com
  pool: {name: fabric, generation: 1, resourceSliceCount: 1}
  devices: [{name: gpu-0}]
+ allNodes: true
`,
    },
  ]),
  claims: ["object"],
  *checkWorkload({ workload, fieldErrors }) {
    for (const error of fieldErrors) {
      if (error.path.includes("resources") || error.path.includes("overhead"))
        yield describeFieldError(workload, error);
    }
  },
  *checkInventory({ objects: { devices } }) {
    for (const object of devices) if (object.isKnown) yield* check(object);
  },
};
