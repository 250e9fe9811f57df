import type { Exception } from "../exception.js";

const object = (kind: string, name: string, spec: string) => `---
apiVersion: resource.k8s.io/v1
kind: ${kind}
metadata: {name: ${name}, namespace: ml}
spec: ${spec}
`;
const slice = ({ driver = "gpu.org", count = 1, more = "" } = {}) =>
  object(
    "ResourceSlice",
    "a",
    `{driver: ${driver}, pool: {name: a, generation: 1, resourceSliceCount: ${count}}, nodeSelector: {nodeSelectorTerms: [{matchExpressions: [{key: pool, operator: In, values: [gpu]}]}]}, devices: [{name: d0${more}}]}`,
  );
const deviceClass = (expression: string, more = "") =>
  object("DeviceClass", "gpu", `{selectors: [{cel: {expression: '${expression}'}}]${more}}`);
const claim = (more = "") =>
  object("ResourceClaim", "gpu", `{devices: {requests: [{name: a, exactly: {deviceClassName: gpu${more}}}]}}`);
const pod = (resources: string, more = "") => `---
apiVersion: v1
kind: Pod
metadata: {name: train, namespace: ml}
spec: {containers: [{name: a, image: a, resources: ${resources}}]${more}}
`;
const claiming = pod("{}", ", resourceClaims: [{name: gpu, resourceClaimName: gpu}]");
const OWN = 'device.driver == "gpu.org"';
const TAINTED = ", taints: [{key: broken, effect: NoSchedule}]";
const about = {
  inventory: "pools: [{name: a}, {name: gpu, labels: {pool: gpu}, taints: ['gpu:NoSchedule']}]",
  spoken: slice() + deviceClass(OWN) + claim() + claiming,
};
const extended = deviceClass(OWN, ", extendedResourceName: gpu.org/gpu");

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "taintlint is silent if: - the repository has no ResourceSlice",
    ...about,
    silent: deviceClass(OWN) + claim() + claiming,
  },
  {
    promise: "it has no device that the request selects, because a driver may publish it",
    ...about,
    silent: slice({ driver: "other.org" }) + deviceClass(OWN) + claim() + claiming,
  },
  {
    promise: "slices of a pool are missing",
    ...about,
    silent: slice({ count: 2 }) + deviceClass(OWN) + claim() + claiming,
  },
  {
    promise: "slices of a pool are missing",
    ...about,
    spoken: slice({ more: TAINTED }) + deviceClass(OWN) + claim(),
    silent: slice({ more: TAINTED, count: 2 }) + deviceClass(OWN) + claim(),
  },
  {
    promise: "two DeviceClasses of one name, or for one resource, differ",
    ...about,
    silent: slice() + deviceClass(OWN) + deviceClass("true") + claim() + claiming,
  },
  {
    promise: "two DeviceClasses of one name, or for one resource, differ",
    ...about,
    spoken: slice() + extended + extended + pod("{limits: {gpu.org/gpu: 1}}"),
    silent: slice() + extended + extended.replace("name: gpu", "name: other") + pod("{limits: {gpu.org/gpu: 1}}"),
  },
  {
    promise: "as far as they compare the driver and attributes that are strings, whole numbers or booleans",
    ...about,
    silent:
      slice() +
      deviceClass(`${OWN} && device.capacity["gpu.org"].memory.isGreaterThan(quantity("1Gi"))`) +
      claim() +
      claiming,
  },
  {
    promise: "the *request* has to tolerate these, the pod cannot",
    ...about,
    spoken: slice({ more: TAINTED }) + deviceClass(OWN) + claim(),
    silent: slice({ more: TAINTED }) + deviceClass(OWN) + claim(", tolerations: [{key: broken, operator: Exists}]"),
  },
  {
    promise: "an extended resource that a DeviceClass offers (`extendedResourceName`) and no node lists",
    ...about,
    spoken: slice() + extended + pod("{limits: {gpu.org/gpu: 1}}"),
    silentInventory:
      "pools: [{name: a, allocatable: {gpu.org/gpu: 1}}, {name: gpu, labels: {pool: gpu}, taints: ['gpu:NoSchedule']}]",
  },
  {
    promise: "nothing tolerates a taint of a device then",
    ...about,
    inventory: "pools: [{name: gpu, labels: {pool: gpu}}]",
    spoken: slice({ more: TAINTED }) + extended + pod("{limits: {gpu.org/gpu: 1}}"),
    silent: slice({ more: ", taints: [{key: broken, effect: None}]" }) + extended + pod("{limits: {gpu.org/gpu: 1}}"),
  },
];
