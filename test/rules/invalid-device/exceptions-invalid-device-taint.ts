import type { Exception } from "../exception.js";

const claim = (toleration: string) => `apiVersion: resource.k8s.io/v1
kind: ResourceClaim
metadata: {name: gpu}
spec: {devices: {requests: [{name: gpu, exactly: {deviceClassName: gpu, tolerations: [${toleration}]}}]}}
`;
const about = { inventory: "pools: [{name: general}]", spoken: claim("{key: a, operator: Gt, value: '1'}") };

export const EXCEPTIONS: readonly Exception[] = [
  { promise: "a toleration that matches none is no mistake", ...about, silent: claim("{key: a, operator: Exists}") },
  {
    promise: "A toleration without a key and without `Exists` is legal here, too",
    ...about,
    silent: claim("{value: b}"),
  },
];
